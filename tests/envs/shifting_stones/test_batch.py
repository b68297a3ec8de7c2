"""Many tables of Shifting Stones: equal to the engine step for step, seeded, and fair."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import numpy as np
import pytest

from meseta.envs.shifting_stones.batch import ShiftingStonesBatch
from meseta.envs.shifting_stones.numbers import CARD, END, SKIP, USES
from meseta.games.shifting_stones.actions import End
from meseta.games.shifting_stones.grid import STONES, unpack
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import bits, members
from meseta.testing.frequencies import differs
from tests.envs.equality import Kind, go_on
from tests.envs.shifting_stones.play import hasty, states
from tests.envs.shifting_stones.twin import TWIN
from tests.envs.suite import BatchSuite, all_states, likely, refused, same_everywhere
from tests.games.shifting_stones.positions import GAME, position


def few(tables: int, seats: int, seed: int = 0, **options: str) -> ShiftingStonesBatch:
    return ShiftingStonesBatch(tables, seats, seed, options=options, compile=False)


def every(batch: ShiftingStonesBatch, number: int) -> "np.ndarray[tuple[int], np.dtype[np.int32]]":
    return np.full(batch.tables, number, np.int32)


def drawn_from(state: State) -> Callable[[State], tuple[int, ...]]:
    """What seat 0 has drawn since then."""
    return lambda after: members(after.hands[0] & ~state.hands[0])


class TestShiftingStonesBatch(BatchSuite):
    """What is asked of every batch."""

    twin = TWIN
    actions = 134
    plain = (4, 30)
    compiled = (20, 200, 100000)


def test_an_illegal_action_is_refused_with_its_clause_and_nothing_happens_anywhere() -> None:
    batch = few(3, 2, first_player="0")
    flat = min(table for table in range(3) if not batch.mask[table, CARD + USES - 1])
    actions = [END] * 3
    actions[flat] = CARD + USES - 1
    assert refused(batch, actions, flat) == ("ST-12", "no_match")


def test_so_is_a_slot_without_a_card() -> None:
    with pytest.raises(ValueError, match="not the number of anything"):
        few(1, 2).step(np.array([CARD + 5 * USES], np.int32))


@pytest.mark.parametrize("seats", range(2, 6))
def test_games_end_as_they_do_in_the_engine(seats: int) -> None:
    """From positions in which somebody nearly has enough cards, to the end and into the next game."""
    batch, rng = few(6, seats), Random(seats)
    played = list(states(GAME, seats, {}, rng, 20_000, hasty))
    assert played[-1].phase is Phase.OVER
    late = [state for state in played if state.phase is Phase.TURN][-40:]
    begun = [rng.choice(late) for _ in range(6)]
    for table, state in enumerate(begun):
        batch.put(table, state)
    assert go_on(TWIN, Kind(seats, {}), batch, begun, 120, rng).games >= 3


def test_alone_the_last_card_scored_wins() -> None:
    batch = few(1, 1)
    batch.put(
        0, position(seats=1, hands=[[6]], scored=[[*range(7, 14), 29, 30, 31, 32, 55, 56, 57, 68]], deck=[])
    )
    batch.step(every(batch, CARD + USES - 1))
    assert batch.done.tolist() == [True]
    assert (batch.scores.tolist(), batch.rewards.tolist()) == ([[16]], [[16.0]])
    batch.step(every(batch, END))
    assert (batch.done.tolist(), batch.scores.tolist(), batch.rewards.tolist()) == ([False], [[0]], [[0.0]])


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_table_can_go_on_from_any_turn_of_the_engine(seats: int) -> None:
    batch = few(2, seats, skip_cap="none")
    for state in states(GAME, seats, {"skip_cap": "none"}, Random(seats), 120):
        if state.phase is Phase.TURN:
            batch.put(1, state)
            assert batch.state(1) == state
            seen = batch.numbers.observe(GAME.observe(state, state.turn))
            assert all(np.array_equal(batch.observation[name][1], array) for name, array in seen.items())
    with pytest.raises(ValueError, match="takes a turn"):
        batch.put(0, GAME.setup(seats, {}))
    with pytest.raises(ValueError, match="another skip_cap"):
        batch.put(0, few(1, seats).state(0))


def test_random_play_chooses_each_legal_action_as_often() -> None:
    state = position(hands=[[6, 16]], turn=0)
    batch = few(2_000, 2, seed=9)
    for table in range(batch.tables):
        batch.put(table, state)
    view = GAME.observe(state, 0)
    legal = list(GAME.legal(state, 0))
    batch.play_random(1)
    after = Counter(all_states(batch))
    spent = {GAME.apply(state, 0, action) for action in legal if not isinstance(action, End)}
    assert len(legal) == 46
    found = {made: count for made, count in after.items() if made in spent}
    weights = Counter(
        GAME.apply(state, 0, action) for action in legal if batch.numbers.number(view, action) > SKIP
    )
    assert not differs(found, weights)
    assert sum(found.values()) < batch.tables  # the others ended the turn or skipped it


def test_chance_draws_each_hand_as_often_as_the_engine_says() -> None:
    state = position(hands=[[1, 2], [3, 4, 5, 7]], deck=[10, 11, 12, 13, 14])
    batch = few(3_000, 2, seed=1)
    for table in range(batch.tables):
        batch.put(table, state)
    batch.step(every(batch, END))
    due = GAME.apply(state, 0, End())
    drawn = Counter(map(drawn_from(state), all_states(batch)))
    assert not differs(drawn, likely(GAME, due, drawn_from(state)))


def test_so_does_it_where_the_discards_are_shuffled_in() -> None:
    others = [card for card in range(1, 73) if card not in (1, 3, 4, 5, 7, 10, 20, 21, 22, 23, 24)]
    state = position(hands=[[1], [3, 4, 5, 7]], scored=[[], others], deck=[10], discard=[20, 21, 22, 23, 24])
    batch = few(3_000, 2, seed=2)
    for table in range(batch.tables):
        batch.put(table, state)
    batch.step(every(batch, END))
    due = GAME.apply(state, 0, End())
    drawn = Counter(map(drawn_from(state), all_states(batch)))
    assert not differs(drawn, likely(GAME, due, drawn_from(state)))


def test_stones_lots_and_hands_are_dealt_evenly() -> None:
    dealt = all_states(few(4_000, 3, seed=3))
    assert not differs(Counter(state.first for state in dealt), dict.fromkeys(range(3), 1))
    grids = [unpack(state.grid) for state in dealt]
    for stone, count in Counter(STONES).items():
        faces = Counter(
            (cell, grid[cell] & 1) for grid in grids for cell in range(9) if grid[cell] & ~1 == stone
        )
        assert not differs(faces, {(cell, side): 1 for cell in range(9) for side in (0, 1)})
        if count == 2:
            pairs = Counter(
                frozenset(cell for cell in range(9) if grid[cell] & ~1 == stone) for grid in grids
            )
            assert not differs(pairs, dict.fromkeys(map(frozenset, combinations(range(9), 2)), 1))
    held = Counter(
        (seat, card) for state in dealt for seat in range(3) for card in members(state.hands[seat])
    )
    assert not differs(held, {(seat, card): 1 for seat in range(3) for card in range(1, 73)})


def test_alone_every_card_is_picked_as_often_as_others_of_its_worth() -> None:
    dealt = all_states(few(2_000, 1, seed=4))
    picked = Counter(card for state in dealt for card in members(state.deck | state.hands[0]))
    for worth, cards in GAME.deck.by_points.items():
        of_worth = {card: picked[card] for card in cards}
        assert not differs(of_worth, dict.fromkeys(cards, 1)), worth
    assert all((state.deck | state.hands[0]) & bits(GAME.deck.by_points[5]) for state in dealt)


def test_compiled_it_is_the_same_to_the_last_bit() -> None:
    fast, slow = ShiftingStonesBatch(6, 3, 8), few(6, 3, seed=8)
    rng = Random(8)
    for _ in range(150):
        actions = TWIN.choose(slow, rng)
        fast.step(actions)
        slow.step(actions)
        assert same_everywhere(fast, slow)
