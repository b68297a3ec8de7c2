"""Whoever plays very many games has them compiled, and nobody can tell by the results."""

from collections.abc import Iterator

import pytest

from meseta.arena.quick import quick
from meseta.arena.selfplay import Contest, run
from meseta.bots.in_the_ruin import judging
from meseta.bots.in_the_ruin.planner import Planner
from meseta.bots.registry import make_bot
from meseta.core.errors import NoCompiler
from meseta.core.problems import NumbaMissing
from meseta.discs import plain
from meseta.discs.compiled import Compiled
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.sonora.game import Sonora


@pytest.fixture(autouse=True)
def nothing_loaded() -> Iterator[None]:
    judging.unload()
    yield
    judging.unload()


def test_only_those_who_play_very_many_games_have_them_compiled() -> None:
    few, many = (quick(Sonora(), games) for games in (Sonora.pays_after - 1, Sonora.pays_after))
    assert few.engine is plain
    assert isinstance(many.engine, Compiled)


def test_compiled_games_are_the_same_to_the_last_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("sonora", ("random", "greedy"), games=2, seed=7, keep_records=True)
    slow = list(run(contest))
    monkeypatch.setattr(Sonora, "pays_after", 2)
    assert list(run(contest)) == slow


def test_compiled_bots_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("in_the_ruin", ("adept", "expert"), games=1, seed=7, keep_records=True)
    slow = list(run(contest))
    assert judging.judging() is None
    monkeypatch.setattr(Planner, "pays_after", 1)
    assert list(run(contest)) == slow
    assert judging.judging() is not None


def test_a_game_without_a_compiled_half_is_played_as_it_is() -> None:
    game = ShiftingStones()
    assert quick(game, 1_000_000) is game


def test_without_a_compiler_everything_is_played_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(thing: object) -> None:
        raise NoCompiler(NumbaMissing(extra="fast"))

    monkeypatch.setattr(Sonora, "compiled", missing)
    monkeypatch.setattr(Planner, "compiled", missing)
    game, bot = Sonora(), make_bot("expert", InTheRuin())
    assert quick(game, 1_000_000) is game
    assert quick(bot, 1_000_000) is bot
