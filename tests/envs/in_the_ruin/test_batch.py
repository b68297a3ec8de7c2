"""Many tables of In the Ruin: equal to the engine step for step, seeded, and fair."""

from collections import Counter
from itertools import combinations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from meseta.core.errors import IllegalAction
from meseta.core.game import Options
from meseta.envs.batch import Batch
from meseta.envs.in_the_ruin.batch import InTheRuinBatch
from meseta.games.in_the_ruin.actions import Single
from meseta.games.in_the_ruin.state import Drawing, State
from meseta.grids.bits import bits, members
from meseta.testing.frequencies import differs
from tests.envs.equality import Kind, compare, go_on, runs
from tests.envs.in_the_ruin.tables import every_option, positions
from tests.envs.in_the_ruin.twin import TWIN
from tests.games.in_the_ruin.positions import GAME, player, position

HOUSE_KINDS = [kind for kind in TWIN.kinds if kind.edition == "house"]


def few(tables: int, seats: int, seed: int = 0, options: Options | None = None) -> InTheRuinBatch:
    return InTheRuinBatch(tables, seats, seed, options=options, compile=False)


def all_states(batch: InTheRuinBatch) -> list[State]:
    return [batch.state(table) for table in range(batch.tables)]


def first_legal(batch: InTheRuinBatch) -> NDArray[np.int32]:
    first: NDArray[np.int64] = np.argmax(batch.mask, axis=1)
    return first.astype(np.int32)


def test_it_is_what_learners_ask_for() -> None:
    batch: Batch = few(3, 2)
    assert batch.mask.shape == (3, 7873)
    assert {name: array.shape for name, array in batch.observation.items()} == {
        name: (3, *field.shape) for name, field in few(3, 2).numbers.fields.items()
    }


@pytest.mark.parametrize("kind", TWIN.kinds, ids=str)
def test_a_batch_plays_as_the_engine_does(kind: Kind) -> None:
    assert compare(TWIN, kind, tables=2, steps=20, seed=11, compile=False).steps == 40


@pytest.mark.parametrize("kind", HOUSE_KINDS[::3], ids=str)
def test_rounds_phases_and_games_end_as_they_do_in_the_engine(kind: Kind) -> None:
    """From positions in the middle of a game and towards its end, and into the next game."""
    rng = Random(str(kind))
    played = [state for state in positions(GAME, kind.seats, kind.options, rng) if state.waiting]
    batch = few(3, kind.seats, options=kind.options)
    begun = [rng.choice(played[len(played) // 3 :]), *(rng.choice(played[-15:]) for _ in range(2))]
    for table, state in enumerate(begun):
        batch.put(table, state)
    assert go_on(TWIN, kind, batch, begun, 30, rng).games >= 1


@pytest.mark.clause("RU-17")
def test_a_sheet_that_is_full_or_nearly_so_is_played_the_same() -> None:
    """All but a few spaces are Walls or Roads; a +1 must leave room to draw, and a full sheet frees."""
    rng = Random(17)
    stripes = "f6 " + " ".join(f"{column}{row}" for row in (2, 4, 8, 10) for column in "abcdefghijk")
    open_ended = player(stripes, "a1:k1 a3:k3 a5:k5 a7:k7", hand="AD BM")
    nearly = replace(open_ended, walls=open_ended.walls | bits(range(55, 115)) & ~open_ended.roads)
    full = replace(nearly, walls=nearly.walls | bits(range(110, 121)))
    begun = [position(nearly), position(full), position(replace(nearly, routes=0))]
    assert [state.players[0].drawing for state in begun] == [Drawing.NONE, Drawing.FREED, Drawing.NONE]
    batch = few(3, 1)
    for table, state in enumerate(begun):
        batch.put(table, state)
    assert go_on(TWIN, Kind(1, {}, "house"), batch, begun, 40, rng).steps == 120


@pytest.mark.parametrize("seats", range(1, 5))
def test_a_table_can_go_on_from_any_position_of_the_engine(seats: int) -> None:
    options = list(every_option())[5 * seats - 5]
    batch = few(2, seats, options=options)
    for state in list(positions(GAME, seats, options, Random(seats)))[::9]:
        if not state.waiting:
            continue
        batch.put(1, state)
        assert batch.state(1) == state
        seen = batch.numbers.observe(GAME.observe(state, int(batch.actor[1])))
        assert all(np.array_equal(batch.observation[name][1], array) for name, array in seen.items())
    with pytest.raises(ValueError, match="in which players act"):
        batch.put(0, GAME.setup(seats, options))
    with pytest.raises(ValueError, match="other options"):
        batch.put(0, replace(batch.state(0), adds_three=not batch.state(0).adds_three))


def test_an_illegal_action_is_refused_with_its_clause_and_nothing_happens_anywhere() -> None:
    batch = few(3, 2)
    before = all_states(batch)
    actions = first_legal(batch)
    actions[2] = batch.numbers.number(GAME.observe(before[2], 0), Single(0))
    with pytest.raises(IllegalAction) as refused:
        batch.step(actions)
    assert (refused.value.fault.clause, refused.value.fault.code) == ("RU-16", "not_at_setup")
    assert any("table 2" in note for note in refused.value.__notes__)
    assert all_states(batch) == before


@pytest.mark.parametrize("number", [-1, 7873])
def test_neither_is_a_number_that_stands_for_nothing(number: int) -> None:
    batch = few(2, 2)
    with pytest.raises(ValueError, match="not the number of an action"):
        batch.step(np.array([0, number], np.int32))
    with pytest.raises(ValueError, match="one action for each of 2 tables"):
        batch.step(np.array([0], np.int32))


def test_a_tables_games_follow_from_its_seed_and_number_alone() -> None:
    small, large = few(2, 3, seed=5), few(5, 3, seed=5)
    for _ in range(3):
        assert all_states(small) == all_states(large)[:2]
        small.play_random(15)
        large.play_random(15)
    large.reset(5)
    assert all_states(large) == all_states(few(5, 3, seed=5))
    assert all_states(large) != all_states(few(5, 3, seed=6))


def test_any_number_of_threads_comes_to_the_same() -> None:
    batches = [InTheRuinBatch(5, 2, 3, threads=threads, compile=False) for threads in (1, 2, 5)]
    for batch in batches:
        batch.play_random(20)
        batch.step(first_legal(batch))
    assert all_states(batches[0]) == all_states(batches[1]) == all_states(batches[2])


def test_what_is_shown_cannot_be_changed_by_mistake() -> None:
    batch = few(2, 2)
    shown = (batch.mask, batch.actor, batch.done, batch.scores, batch.rewards, *batch.observation.values())
    for array in shown:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_random_play_chooses_each_legal_action_as_often() -> None:
    state = position(player(hand="AD BM", pawn="f8"), player(hand="CJ"))
    state = GAME.apply(state, 0, GAME.read("c f9"))
    batch = few(700, 2, seed=9)
    for table in range(batch.tables):
        batch.put(table, state)
    batch.play_random(1)
    legal = Counter(GAME.apply(state, 0, action) for action in GAME.legal(state, 0))
    assert len(legal) > 50
    assert not differs(Counter(all_states(batch)), legal)


@pytest.mark.clause("RU-05", "RU-06")
def test_cards_and_routes_are_dealt_evenly() -> None:
    dealt = all_states(few(1_500, 2, seed=3))
    every_hand: dict[tuple[int, ...], int] = dict.fromkeys(combinations(range(24), 2), 1)
    hands = Counter(members(state.players[1].dealt) for state in dealt)
    assert not differs(hands, every_hand)
    laid = Counter((place, card) for state in dealt for place, card in enumerate(state.line))
    assert not differs(laid, {(place, card): 1 for place in range(3) for card in range(24)})
    held = Counter(
        (seat, route) for state in dealt for seat in (0, 1) for route in members(state.players[seat].routes)
    )
    assert not differs(held, {(seat, route): 1 for seat in (0, 1) for route in range(24)})


@pytest.mark.slow
def test_compiled_it_is_the_same_to_the_last_bit_on_two_threads_too() -> None:
    fast, slow = InTheRuinBatch(6, 3, 8, threads=2), few(6, 3, seed=8)
    for _ in range(20):
        assert fast.play_random(50) == slow.play_random(50)
        assert all_states(fast) == all_states(slow)
        assert np.array_equal(fast.mask, slow.mask)
        for name, array in slow.observation.items():
            assert np.array_equal(fast.observation[name], array)


@pytest.mark.slow
def test_a_hundred_thousand_compiled_steps_are_those_of_the_engine() -> None:
    found = [steps for _, steps in runs(TWIN, 5, 250, 100_000, seed=100, compile=True)]
    assert sum(one.steps for one in found) >= 100_000
    assert sum(one.games for one in found) > 100
