"""Many tables of Sonora: equal to the engine step for step, with exact discs, seeded, and fair."""

from collections import Counter
from math import atan2, degrees, hypot
from random import Random
from statistics import fmean, stdev

import numpy as np
import pytest

from meseta.discs.chance import HANDS, tremble_velocity
from meseta.envs.sonora.batch import SonoraBatch
from meseta.games.sonora.actions import Flick
from meseta.games.sonora.state import Phase
from meseta.testing.frequencies import differs
from tests.envs.equality import Kind, compare
from tests.envs.sonora.twin import TWIN
from tests.envs.suite import BatchSuite, all_states, likely, refused

AHEAD = (0.0, 0.0, 0.1, -0.8)
"""A soft flick, nearly at the middle of the board."""


def few(tables: int, seats: int, seed: int = 0, **options: str) -> SonoraBatch:
    return SonoraBatch(tables, seats, seed, options=options, compile=False)


def flick(batch: SonoraBatch, point: tuple[float, float, float, float] = AHEAD) -> None:
    """Flick the first disc that is due at every table."""
    actions = np.argmax(batch.mask, axis=1).astype(np.int32)
    batch.step(actions, np.full((batch.tables, 4), point, np.float32))


class TestSonoraBatch(BatchSuite):
    """What is asked of every batch."""

    twin = TWIN
    actions = 6547
    plain = (2, 30)
    compiled = (10, 250, 20000)


def test_an_illegal_action_is_refused_with_its_clause_and_nothing_happens_anywhere() -> None:
    batch = few(3, 2, first_player="0")
    keep = {group: first for group, first, _ in batch.numbers.factors}["keep"]
    assert refused(batch, [keep, keep, keep], 0) == ("SO-08", "not_now")


def test_so_is_a_flick_without_its_point() -> None:
    batch = few(2, 2)
    for nowhere in (None, np.full((2, 4), np.nan, np.float32)):
        with pytest.raises(ValueError, match="four numbers from -1 to 1"):
            batch.step(np.zeros(2, np.int32), nowhere)
    with pytest.raises(ValueError, match="four numbers for each of 2 tables"):
        batch.step(np.zeros(2, np.int32), np.zeros((2, 3), np.float32))


@pytest.mark.parametrize("seats", [1, 2])
def test_games_end_as_they_do_in_the_engine(seats: int) -> None:
    kind = Kind(seats, {"rounds": "5"})
    assert compare(TWIN, kind, tables=2, steps=330, seed=seats, compile=False).games >= 2


def test_what_needs_no_point_can_be_done_without_one() -> None:
    batch = few(1, 2, hand_0="exact", hand_1="exact")
    flick(batch)
    assert batch.state(0).phase is Phase.KEEP
    keep = {group: first for group, first, _ in batch.numbers.factors}["keep"]
    batch.step(np.array([keep], np.int32))
    assert batch.state(0).phase is Phase.AIM


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lots_are_drawn_as_the_engine_says(seats: int) -> None:
    batch = few(500, seats)
    lots = Counter(state.first for state in all_states(batch))
    assert not differs(lots, likely(batch.game, batch.game.setup(seats, {}), lambda state: state.first))


def intended(batch: SonoraBatch) -> Flick:
    """The flick that seat 0 means to make."""
    meant = batch.numbers.action(batch.game.observe(batch.state(0), 0), 0, AHEAD)
    assert isinstance(meant, Flick)
    return meant


def strayed(meant: Flick, velocity: tuple[int, int]) -> tuple[float, float]:
    """How far a flick strayed, in degrees and in parts of its speed."""
    vx, vy = velocity
    turned = degrees(atan2(vy, vx) - atan2(meant.vy, meant.vx))
    return turned, hypot(vx, vy) / hypot(meant.vx, meant.vy) - 1


@pytest.mark.parametrize("hand", ["ordinary", "shaky"])
def test_hands_tremble_as_they_do_in_the_engine(hand: str) -> None:
    """Mean, spread and tails of angle and speed, against draws of the engine's own."""
    batch, rng = few(500, 2, seed=7, first_player="0", hand_0=hand), Random(7)
    meant, arena = intended(batch), batch.game.printed.board.arena
    flick(batch)
    ours = [strayed(meant, (settle.vx, settle.vy)) for settle in map(batch.settle, range(500))]
    theirs = [
        strayed(meant, tremble_velocity(arena, HANDS[hand], meant.vx, meant.vy, rng)) for _ in range(5_000)
    ]
    for part, sigma in enumerate((HANDS[hand].angle / 1000, HANDS[hand].speed / 1000)):
        found, expected = ([one[part] / sigma for one in drawn] for drawn in (ours, theirs))
        assert abs(fmean(found)) < 4 / 500**0.5
        assert 0.87 < stdev(found) < 1.13
        assert 0.95 < stdev(expected) < 1.05
        for far in (1, 2):
            wanted = sum(abs(one) > far for one in expected) / 10
            assert abs(sum(abs(one) > far for one in found) - wanted) < 4 * wanted**0.5
    assert abs(fmean(turned * quickened for turned, quickened in ours)) < 0.2 * stdev(
        turned for turned, _ in ours
    ) * stdev(quickened for _, quickened in ours)


def test_an_exact_hand_does_not_tremble() -> None:
    batch = few(2, 2, first_player="0", hand_0="exact")
    meant = intended(batch)
    flick(batch)
    assert {(settle.vx, settle.vy) for settle in map(batch.settle, range(2))} == {(meant.vx, meant.vy)}


def test_random_play_chooses_each_legal_action_as_often() -> None:
    batch = few(400, 2, seed=1, first_player="0", hand_0="exact")
    batch.play_random(1)
    flicked = Counter(state.disc if state.disc >= 0 else -1 for state in all_states(batch))
    chosen = {disc: count for disc, count in flicked.items() if disc >= 0}
    assert sum(chosen.values()) > 300  # the others did not leave the corner, or are out of the hole
    assert not differs(chosen, dict.fromkeys(range(5), 1))
