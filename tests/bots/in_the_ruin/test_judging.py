"""Compiled judging gives the answers of the plain one, to the last bit."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from meseta.bots.bot import NORMAL
from meseta.bots.in_the_ruin import judging
from meseta.bots.in_the_ruin.floods import distances, small_holes
from meseta.bots.in_the_ruin.judging import Judging, words
from meseta.bots.in_the_ruin.kernel import LOW_BITS, beside_high, beside_low, count
from meseta.bots.in_the_ruin.kernel import small_holes as counted_holes
from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.rectangles import best_targets, filling_odds
from meseta.bots.in_the_ruin.situation import Situation, situation_in
from meseta.bots.in_the_ruin.turns import best_turns
from meseta.bots.registry import make_bot
from meseta.core.record import read_record
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.sheet import ALL, neighbours
from meseta.games.in_the_ruin.state import Phase
from meseta.grids.bits import Bits
from meseta.play.replay import moments

GAME = InTheRuin()
GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("in_the_ruin-*.txt"))


@pytest.fixture
def compiled() -> Iterator[Judging]:
    judging.load()
    loaded = judging.judging()
    assert loaded is not None
    yield loaded
    judging.unload()


def random_sets(count: int) -> list[Bits]:
    """Sets of spaces, some nearly empty and some nearly full."""
    rng = Random(5)
    sparse = [rng.getrandbits(121) & rng.getrandbits(121) & rng.getrandbits(121) for _ in range(count)]
    return [0, ALL, *sparse, *(ALL ^ spaces for spaces in sparse)]


def recorded(every: int) -> list[Situation]:
    """The situations of all seats in recorded games, one of so many."""
    found = []
    for path in GOLDEN:
        for moment in moments(GAME, read_record(path.read_text("utf-8"))):
            state = moment.before
            if state.phase is Phase.EXPLORE:
                found += [
                    situation_in(GAME.printed, GAME.observe(state, seat), seat)
                    for seat in sorted(GAME.actors(state))
                ]
    assert len(found) > every
    return found[::every]


@pytest.mark.parametrize("spaces", random_sets(40), ids=hex)
def test_two_words_of_bits_say_what_one_integer_says(spaces: Bits) -> None:
    low, high = words(spaces)
    assert low | high << LOW_BITS == spaces
    assert count(low) + count(high) == spaces.bit_count()
    assert beside_low(low, high) | beside_high(low, high) << LOW_BITS == neighbours(spaces)
    assert counted_holes(low, high) == small_holes(spaces).bit_count()


def test_compiled_distances_and_targets_are_the_plain_ones(compiled: Judging) -> None:
    for spaces in random_sets(20):
        starts = [1 << 60, 1 << 61, 1 << 120 | 1, 0]
        assert compiled.distances(starts, spaces) == [distances(start, spaces) for start in starts]
        for quarters in (0, 3, 40, 200):
            odds = filling_odds(quarters, 0.22)
            assert compiled.best_targets(spaces, odds, 14) == best_targets(spaces, odds, 14)


def test_compiled_planners_find_the_same_turns_with_the_same_worth_in_recorded_games(
    compiled: Judging,
) -> None:
    situations = recorded(every=25)
    quick = [best_turns(Outlook(GAME.printed, now), 8, 30, 4) for now in situations]
    judging.unload()
    assert quick == [best_turns(Outlook(GAME.printed, now), 8, 30, 4) for now in situations]


def test_a_planner_uses_what_is_loaded_and_nothing_else() -> None:
    judging.unload()
    state = GAME.setup(1, {})
    rng = Random(3)
    bot = make_bot("expert", GAME)
    while state.phase is not Phase.EXPLORE:
        seat = min(GAME.actors(state))
        if seat < 0:
            state = GAME.apply(state, seat, GAME.chance(state).sample(rng))
        else:
            view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
            state = GAME.apply(state, seat, bot.choose(view, legal, NORMAL, rng))
    bot.choose(GAME.observe(state, 0), GAME.legal(state, 0), NORMAL, rng)
    assert judging.judging() is None
