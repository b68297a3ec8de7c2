"""The best turn, against every turn there is."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import pytest

from meseta.games.shifting_stones.actions import End, Flip, Score, Shift, Skip
from meseta.games.shifting_stones.best_turn import TurnLine, best_turn
from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.grid import FACES, STONES, Grid, pack
from meseta.games.shifting_stones.legal import legal
from meseta.games.shifting_stones.rules import apply
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import bits, members

Result: TypeAlias = tuple[int, int, int, tuple[int, ...]]
"""Points, cards spent, cards scored, and which: signed so that the least is the best."""


def dealt(rng: Random) -> Grid:
    """A grid as chance lays it."""
    faces = [stone + rng.randrange(2) for stone in STONES]
    rng.shuffle(faces)
    return pack(faces)


def laid(*rows: str) -> Grid:
    """The grid of these faces."""
    return pack([FACES.index(face) for row in rows for face in row.split()])


def card(*rows: str) -> int:
    """The card of the standard deck with this pattern."""
    pattern = tuple(tuple(None if face == "." else FACES.index(face) for face in row.split()) for row in rows)
    return next(card.id for card in STANDARD.cards.values() if card.pattern == pattern)


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
    """What seat 0 has made of the turn."""
    scored = members(state.scored[0])
    return -STANDARD.points(scored), state.discard.bit_count(), -len(scored), scored


def played(grid: Grid, hand: list[int], turn: TurnLine) -> State:
    """The position after the line; `apply` refuses what is not legal."""
    state = on_turn(grid, hand)
    for action in turn.actions:
        state = apply(STANDARD, state, 0, action)
    return state


@pytest.mark.parametrize(("cards", "positions"), [(1, 40), (2, 40), (3, 12), (4, 2)])
def test_no_turn_is_better_than_the_best(cards: int, positions: int) -> None:
    rng = Random(cards)
    for _ in range(positions):
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


def test_the_cards_spent_are_those_of_the_fewest_points_and_then_the_farthest() -> None:
    rng, distance = Random(30), distances_for(STANDARD).distance
    for _ in range(20):
        grid, hand = dealt(rng), rng.sample(list(STANDARD.cards), 6)
        turn = best_turn(STANDARD, grid, hand)
        after = played(grid, hand, turn)
        spent = [action.card for action in turn.actions if isinstance(action, Shift | Flip)]
        use = {card: (STANDARD.cards[card].points, -distance(after.grid, card), -card) for card in hand}
        assert spent == sorted(spent, key=use.__getitem__)
        assert all(use[spent[-1]] < use[kept] for kept in members(after.hands[0]) if spent)


def test_nothing_is_done_where_nothing_can_be_scored() -> None:
    grid = laid("sun bird bird", "horse horse horse", "tree tree tree")
    assert best_turn(STANDARD, grid, []) == TurnLine(0, (), 0)
    assert best_turn(STANDARD, grid, [card("bird horse")]) == TurnLine(0, (), 0)
