"""The best turn, compared with every possible turn."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import pytest

from meseta.games.shifting_stones.actions import End, Flip, Shift, Skip
from meseta.games.shifting_stones.best_turn import EXACT_HAND, TurnLine, best_turn, promising
from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.grid import STONES, Grid, pack
from meseta.games.shifting_stones.legal import legal
from meseta.games.shifting_stones.notation import write
from meseta.games.shifting_stones.rules import apply
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import bits, members
from tests.games.shifting_stones import positions

BIRD_HORSE, SEED_TREE, TREE_SEED, BIRD_IN_THE_MIDDLE, FISH_IN_THE_MIDDLE = 1, 4, 10, 27, 28
MOON_AND_TWO_FISH = 72

Result: TypeAlias = tuple[int, int, int, tuple[int, ...]]
"""Points, cards spent, cards scored, and which: signed so that the least is the best."""


def dealt(rng: Random) -> Grid:
    """A grid as chance lays it out."""
    faces = [stone + rng.randrange(2) for stone in STONES]
    rng.shuffle(faces)
    return pack(faces)


def on_turn(grid: Grid, hand: list[int]) -> State:
    """Seat 0 of two on turn, with nothing scored or spent yet."""
    cards = bits(hand)
    return State(Phase.TURN, grid, (cards, 0), (0, 0), deck=STANDARD.all & ~cards, discard=0, first=0, turn=0)


def every_position_of_a_turn(state: State) -> Iterator[State]:
    """All that seat 0 can reach before the turn ends."""
    reached = {state}
    while reached:
        yield from reached
        reached = {
            apply(STANDARD, before, 0, action)
            for before in reached
            for action in legal(STANDARD, before, 0)
            if not isinstance(action, End | Skip)
        }


def result(state: State) -> Result:
    """Seat 0's result of the turn."""
    scored = members(state.scored[0])
    return -STANDARD.points(scored), state.discard.bit_count(), -len(scored), scored


def played(grid: Grid, hand: list[int], turn: TurnLine) -> State:
    """The position after the line; `apply` refuses what is not legal."""
    state = on_turn(grid, hand)
    for action in turn.actions:
        state = apply(STANDARD, state, 0, action)
    return state


def best_line(stones: str, hand: list[int]) -> list[str]:
    """The best turn as people write it."""
    return [write(action) for action in best_turn(STANDARD, positions.grid(stones), hand).actions]


@pytest.mark.parametrize(("cards", "times"), [(1, 40), (2, 40), (3, 12), (4, 2)])
def test_no_turn_is_better_than_the_best(cards: int, times: int) -> None:
    rng = Random(cards)
    for _ in range(times):
        grid, hand = dealt(rng), rng.sample(list(STANDARD.cards), cards)
        best = min(map(result, every_position_of_a_turn(on_turn(grid, hand))))
        assert result(played(grid, hand, best_turn(STANDARD, grid, hand))) == best


@pytest.mark.parametrize("cards", range(7))
def test_the_best_turn_can_be_played_and_is_worth_what_it_says(cards: int) -> None:
    rng = Random(10 + cards)
    for _ in range(20):
        grid, hand = dealt(rng), rng.sample(list(STANDARD.cards), cards)
        turn = best_turn(STANDARD, grid, hand)
        after = played(grid, hand, turn)
        assert after.scored[0] == bits(turn.scored)
        assert turn.points == STANDARD.points(turn.scored)
        assert turn.spent == after.discard.bit_count() == len(turn.actions) - len(turn.scored)


def test_the_order_of_the_hand_makes_no_difference() -> None:
    rng = Random(20)
    for _ in range(20):
        grid, hand = dealt(rng), rng.sample(list(STANDARD.cards), 5)
        assert best_turn(STANDARD, grid, hand) == best_turn(STANDARD, grid, sorted(hand))


def test_the_cards_spent_are_those_with_the_fewest_points_and_then_the_furthest() -> None:
    rng, distance = Random(30), distances_for(STANDARD).distance
    for _ in range(20):
        grid, hand = dealt(rng), rng.sample(list(STANDARD.cards), 6)
        turn = best_turn(STANDARD, grid, hand)
        after = played(grid, hand, turn)
        spent = [action.card for action in turn.actions if isinstance(action, Shift | Flip)]
        use = {card: (STANDARD.cards[card].points, -distance(after.grid, card), -card) for card in hand}
        assert spent == sorted(spent, key=use.__getitem__)
        assert all(use[spent[-1]] < use[kept] for kept in members(after.hands[0]) if spent)


def test_one_move_can_complete_two_patterns() -> None:
    stones = "seed seed seed / sun fish bird / horse horse horse"
    hand = [SEED_TREE, TREE_SEED, MOON_AND_TWO_FISH]
    assert best_line(stones, hand) == ["f b1 72", "+4", "+10"]


def test_a_pattern_is_scored_before_a_move_breaks_it() -> None:
    stones = "sun horse bird / seed fish seed / horse seed horse"
    hand = [BIRD_IN_THE_MIDDLE, FISH_IN_THE_MIDDLE, MOON_AND_TWO_FISH]
    assert best_line(stones, hand) == ["+28", "f b2 72", "+27"]


def test_nothing_is_done_where_nothing_can_be_scored() -> None:
    assert best_line("sun bird bird / horse horse horse / tree tree tree", []) == []
    assert best_line("sun bird bird / horse horse horse / tree tree tree", [BIRD_HORSE]) == []


@pytest.mark.clause("ST-16")
@pytest.mark.parametrize("size", [7, 12, 40])
def test_of_a_hand_beyond_six_the_six_most_promising_cards_are_searched_and_the_others_pay(size: int) -> None:
    rng = Random(size)
    for _ in range(5):
        grid, hand = dealt(rng), sorted(rng.sample(sorted(STANDARD.cards), size))
        six = promising(STANDARD, grid, tuple(hand))
        assert len(six) == EXACT_HAND
        turn = best_turn(STANDARD, grid, hand)
        assert set(turn.scored) <= set(six)
        assert turn.points == best_turn(STANDARD, grid, six).points
        assert -result(played(grid, hand, turn))[0] == turn.points
