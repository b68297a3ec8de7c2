"""Compiled judging gives the answers of the plain one, to the last bit."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.bots.sonora import DEPTHS, judging
from meseta.bots.sonora.head import Planner, rounds_left
from meseta.bots.sonora.prospects import Prospects
from meseta.bots.sonora.taste import TASTE
from meseta.bots.sonora.worth import Worth, race
from meseta.core.abilities import Compilable
from meseta.core.record import read_record
from meseta.core.seats import CHANCE
from meseta.discs import plain
from meseta.games.sonora import canyon
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import Phase, State
from meseta.play.replay import moments

GAME = Sonora()
GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("sonora-*.txt"))


@pytest.fixture
def compiled() -> Iterator[None]:
    judging.load()
    assert judging.judging() is not None
    yield
    judging.unload()


def recorded(every: int) -> list[State]:
    """The positions of recorded games, one of so many."""
    found = []
    for path in GOLDEN:
        found += [moment.before for moment in moments(GAME, read_record(path.read_text("utf-8")))]
    assert len(found) > every
    return found[::every]


def sections(states: list[State]) -> Sequence[object]:
    """What all sections of all sheets are worth, early and late, and what every shape would make of them."""
    worth = Worth(GAME.printed, TASTE)
    found: list[object] = []
    for player in {player: None for state in states for player in state.players}:
        own, filled = canyon.union(player.canyon.shapes), canyon.union(player.canyon.filled)
        creek, mud = player.creek, player.mudcracks
        for left in (0, 0.35, 1, 2.35, 5):
            found += [
                worth.canyon(own, filled, left),
                worth.shapes.after_each(player.canyon, left),
                worth.shapes.best_first(player.canyon, left),
                worth.creek(creek.visited, creek.circled, creek.filled, left),
                worth.mudcracks(mud.marked, mud.raised, left),
            ]
    return found


def prospects(states: list[State]) -> Sequence[object]:
    """What discs would gain in these positions."""
    worth, found = Worth(GAME.printed, TASTE), []
    for state in states:
        for seat, player in enumerate(state.players):
            rivals = race(GAME.printed, state, seat)
            seen = Prospects(worth, player, rivals, rounds_left(state), breadth=3)
            found.append((seen.hexes, seen.pips, seen.shapes, seen.paths))
    return found


def choices(states: list[State]) -> Sequence[object]:
    """What `expert` does in these positions, all flicks left out."""
    bot, rng = Planner(GAME, DEPTHS["expert"], plain), Random(1)
    found = []
    for state in states:
        for seat in sorted(GAME.actors(state)):
            if seat != CHANCE and state.phase not in (Phase.AIM, Phase.KEEP):
                found.append(bot.choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, rng))
    return found


@pytest.mark.parametrize(("asked", "every"), [(sections, 40), (prospects, 90), (choices, 25)])
def test_compiled_answers_are_the_plain_ones_in_recorded_games(
    asked: Callable[[list[State]], Sequence[object]], every: int, compiled: None
) -> None:
    states = recorded(every)
    quick = asked(states)
    judging.unload()
    assert len(quick) > 10
    assert quick == asked(states)


def test_a_planner_uses_what_is_loaded_and_nothing_else() -> None:
    judging.unload()
    bot = make_bot("adept", GAME)
    assert isinstance(bot, Compilable)
    assert judging.judging() is None
    bot.compiled()
    assert judging.judging() is not None
    judging.unload()


def whole_game(seed: int) -> list[str]:
    """All actions of a game of two `adept` heads with ordinary hands."""
    bots = [make_bot("adept", GAME) for _ in range(2)]
    state, rng, found = GAME.setup(2, {"rounds": "6"}), Random(seed), []
    while actors := GAME.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            action = GAME.chance(state).sample(rng)
        else:
            action = bots[seat].choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, rng)
        found.append(GAME.write(action))
        state = GAME.apply(state, seat, action)
    return found


def test_a_whole_game_is_the_same_compiled_and_plain(compiled: None) -> None:
    quick = whole_game(3)
    judging.unload()
    assert quick == whole_game(3)
