"""`import meseta`: what a library user finds there, and that it costs nothing."""

import subprocess
import sys
from random import Random

import pytest

import meseta
from meseta.arena.selfplay import Contest, run
from meseta.bots.bot import Budget
from meseta.core.actions import LegalActions
from meseta.core.errors import BadBot, BadSetup, IllegalAction, UnreadableNotation
from meseta.core.game import AnyAction, AnyGame, Viewed


class Hasty:
    """Does anything."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Viewed, legal: LegalActions[AnyAction], budget: Budget, rng: Random) -> AnyAction:
        return legal.sample(rng)


class Broken(Hasty):
    """Fails at its first action."""

    def choose(self, view: Viewed, legal: LegalActions[AnyAction], budget: Budget, rng: Random) -> AnyAction:
        raise KeyError("my plan")


def test_importing_it_imports_nothing_else() -> None:
    script = "import sys, meseta; print([name for name in sys.modules if name.startswith('meseta')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "['meseta']\n"


def test_it_lists_exactly_what_it_offers() -> None:
    assert dir(meseta) == sorted(meseta.__all__)
    assert all(getattr(meseta, name) is not None for name in meseta.__all__)


def test_every_name_is_the_one_that_type_checkers_see() -> None:
    script = "from meseta import *; print(sorted(set(dir()) & set(__import__('meseta').__all__)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == f"{sorted(meseta.__all__)}\n"


def test_a_name_that_it_does_not_have_is_answered_with_those_it_has() -> None:
    with pytest.raises(AttributeError, match=r"play_match.*import meseta\.games"):
        _ = meseta.play_mtach  # type: ignore[attr-defined]


def test_a_played_match_is_the_first_game_of_a_contest_with_that_seed() -> None:
    match = meseta.play_match("shifting_stones", bots=["greedy", "random"], seed=1)
    contest = Contest("shifting_stones", ("greedy", "random"), games=1, seed=1, keep_records=True)
    (result,) = run(contest)
    assert meseta.write_record(match.record()) == result.record
    assert tuple(score.total for score in match.scores) == result.scores


def test_a_bot_is_given_by_name_by_class_or_as_it_is() -> None:
    game = meseta.open_game("shifting_stones")
    matches = [
        meseta.play_match(game, bots=[bot, "random"], seed=3) for bot in ("random", Hasty, Hasty(game))
    ]
    assert len({match.entries[:] for match in matches}) == 1
    assert [match.header.bots[0] for match in matches] == ["random", "Hasty", "Hasty"]


def test_a_bot_that_fails_shows_its_own_lines() -> None:
    with pytest.raises(BadBot) as refused:
        meseta.play_match("shifting_stones", bots=[Broken, "random"], seed=3)
    (note,) = refused.value.__notes__
    assert 'raise KeyError("my plan")' in note


def test_a_match_is_driven_by_hand_in_notation_or_by_actions() -> None:
    rng = Random(1)
    match = meseta.start_match("shifting_stones", rng=rng, options={"first_player": "0"})
    first = next(iter(match.legal(0)))
    shifted = match.play(0, first, rng)
    assert shifted.entries[-1].text == match.game.write(first)
    assert shifted.play(0, "undo", rng).state == match.state
    ended = shifted.play(0, "end", rng)
    assert ended.actors == {1}
    assert ended.view(0).hand_sizes == (4, 4)
    assert ended.outcome is None


def test_a_match_refuses_what_is_not_possible_and_stays_as_it_is() -> None:
    rng = Random(1)
    match = meseta.start_match("shifting_stones", rng=rng, options={"first_player": "0"})
    with pytest.raises(IllegalAction):
        match.play(1, "end", rng)
    with pytest.raises(UnreadableNotation):
        match.play(0, "shove", rng)
    for ask in (match.view, match.legal, lambda seat: match.play(seat, "end", rng)):
        with pytest.raises(BadSetup) as refused:
            ask(2)
        assert refused.value.values == {"found": 2, "most": 1}
    assert match.actors == {0}


def test_a_record_opens_as_the_match_it_was() -> None:
    match = meseta.play_match("in_the_ruin", bots=["random"], seed=1)
    text = meseta.write_record(match.record())
    assert meseta.open_match(text).state == meseta.open_match(meseta.read_record(text)).state == match.state


def test_a_match_its_record_and_its_text_are_analysed_alike() -> None:
    match = meseta.start_match("shifting_stones", rng=Random(1), options={"first_player": "0"})
    match = match.play(0, "end", Random(1))
    found = meseta.analyse(match)
    assert found == meseta.analyse(match.record()) == meseta.analyse(meseta.write_record(match.record()))
    assert [balance.turns for balance in found.seats] == [1, 0]


def test_an_error_is_explained_in_the_readers_language() -> None:
    match = meseta.start_match("shifting_stones", rng=Random(1), options={"first_player": "0"})
    with pytest.raises(IllegalAction) as refused:
        match.play(1, "end", Random(1))
    said = {meseta.explain(refused.value, "shifting_stones", language) for language in ("en", "es")}
    assert len(said) == 2
    assert all("ST-06" in sentence for sentence in said)


def test_a_match_is_shown_in_a_line() -> None:
    match = meseta.play_match("shifting_stones", bots=["greedy", "random"], seed=1)
    assert repr(match) == "<Match of shifting_stones, 2 seats, 83 entries, 22 : 0>"
