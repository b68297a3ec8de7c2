"""What the seat on turn may do, listed or sampled without listing."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from meseta.core.actions import LegalActions
from meseta.core.choices import Choices, Grouped, Listed
from meseta.core.seats import Seat
from meseta.games.shifting_stones.actions import End, Flip, PlayerAction, Score, Shift, Skip
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.grid import CELLS, PAIRS, Grid
from meseta.games.shifting_stones.rules import skip_fault
from meseta.games.shifting_stones.state import CardId, Cards, Phase, State, listed_cards
from meseta.grids.bits import members
from meseta.grids.shapes import nth

MOVES: Final = len(PAIRS) + len(CELLS)
"""Twelve shifts and nine flips, from every grid."""

_PER_CARD: Final = MOVES + 1
_NOTHING: Final[Listed[PlayerAction]] = Listed()
_END: Final = End()
_SKIP: Final = Skip()
_NEIGHBOURS: Final = frozenset(PAIRS)
_END_ONLY: Final[tuple[PlayerAction, ...]] = (_END,)
_END_OR_SKIP: Final[tuple[PlayerAction, ...]] = (_END, _SKIP)
_TURN: Final = Phase.TURN


def legal(deck: Deck, state: State, seat: Seat) -> LegalActions[PlayerAction]:
    """The actions open to a player's seat; none while another is on turn."""
    if state.phase is _TURN and state.turn == seat:
        may_skip = not state.acted and skip_fault(state, seat) is None
        return TurnActions(deck, state.grid, state.hands[seat], may_skip)
    return _NOTHING


@cache
def uses(card: CardId) -> tuple[PlayerAction, ...]:
    """Everything a card can be used for: the moves it pays for and, last, being scored."""
    shifts = (Shift(a, b, card) for a, b in PAIRS)
    flips = (Flip(cell, card) for cell in CELLS)
    return (*shifts, *flips, Score(card))


@cache
def moves(card: CardId) -> tuple[PlayerAction, ...]:
    """The moves that a card pays for."""
    return uses(card)[:MOVES]


class TurnActions:
    """The legal actions of the seat on turn, derived only from what that seat can see."""

    __slots__ = ("_deck", "_grid", "_hand", "_may_skip")

    def __init__(self, deck: Deck, grid: Grid, hand: Cards, may_skip: bool) -> None:
        self._deck = deck
        self._grid = grid
        self._hand = hand
        self._may_skip = may_skip

    def __contains__(self, action: object) -> bool:
        match action:  # the most frequent first: every case takes time
            case Shift(a, b, card):
                return self._holds(card) and type(a) is type(b) is int and (a, b) in _NEIGHBOURS
            case Flip(cell, card):
                return self._holds(card) and type(cell) is int and cell in CELLS
            case Score(card):
                return self._holds(card) and self._deck.matches(self._grid, card)
            case End():
                return True
            case Skip():
                return self._may_skip
            case _:
                return False

    def _holds(self, card: object) -> bool:
        # 4.0 equals 4 but is neither a card nor a cell: a bot may answer anything.
        return type(card) is int and card > 0 and self._hand >> card & 1 == 1

    def __bool__(self) -> bool:
        return True  # a turn can always be ended (ST-14)

    def __iter__(self) -> Iterator[PlayerAction]:
        for card in members(self._hand):
            yield from moves(card)
            if self._deck.matches(self._grid, card):
                yield uses(card)[MOVES]
        yield _END
        if self._may_skip:
            yield _SKIP

    def sample(self, rng: Random) -> PlayerAction:
        """One legal action, each as likely as any other.

        Every card has 22 uses; if one of the few illegal ones is drawn (a pattern that is not in the grid, a
        refused skip), it draws again, which is faster than checking all of them first.
        """
        count = self._hand.bit_count()
        while True:
            place, use = divmod(int(rng.random() * (count * _PER_CARD + 2)), _PER_CARD)
            if place < count:
                card = nth(self._hand, place)
                if use < MOVES or self._deck.matches(self._grid, card):
                    return uses(card)[use]
            elif use == 0:
                return _END
            elif self._may_skip:
                return _SKIP

    def choices(self) -> Choices[PlayerAction]:
        """All of them, listed: whole cards at a time, because this runs on every move."""
        grid, matches = self._grid, self._deck.matches
        groups = [uses(card) if matches(grid, card) else moves(card) for card in listed_cards(self._hand)]
        groups.append(_END_OR_SKIP if self._may_skip else _END_ONLY)
        return Grouped(groups)
