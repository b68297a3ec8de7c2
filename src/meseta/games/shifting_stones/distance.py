"""How far a grid is from a pattern: the fewest shifts and flips after which it stands, and which.

Shifts and flips do not hinder each other. Say which stones shall come to lie under the named cells of a
card, and the fewest moves are one flip for each of them that shows its other face, and the fewest shifts
that bring them there, wherever the other stones end up. The least of this over all choices of stones is
exact: no line of moves can do with less, and shifts followed by flips need no more.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product
from typing import Final, TypeAlias

from meseta.games.shifting_stones.actions import Flip, Shift
from meseta.games.shifting_stones.content import Card, Deck
from meseta.games.shifting_stones.grid import CELLS, PAIRS, Cell, Face, Grid, flip, shift
from meseta.games.shifting_stones.state import CardId
from meseta.grids.bits import members

Move: TypeAlias = tuple[Cell, ...]
"""What a card is spent on: the two cells whose stones trade places, or the one whose stone turns over."""

ALL_MOVES: Final[tuple[Move, ...]] = (*PAIRS, *((cell,) for cell in CELLS))
"""Twelve shifts and nine flips, from every grid."""

_Stones: TypeAlias = bytes
"""The cells of some stones, always in the same order, wherever the stones lie."""
_Way: TypeAlias = tuple[int, int, Grid]
"""A choice of stones: the shifts it takes, the moves if all need a flip, and the faces that save one each."""

_NINE: Final[_Stones] = bytes(CELLS)
_MOST_FOLLOWED: Final = 5
"""Of more stones than these all nine are followed: one table then serves every large pattern."""
_SHAPES_KEPT: Final = 64
"""The standard deck has 26; the largest shape takes a megabyte, all nine stones forty."""
_WAYS_KEPT: Final = 1 << 14
"""About a kilobyte each."""
_GRIDS_KEPT: Final = 1 << 13
"""Of each card; about a hundred bytes each."""

_FARTHER: Final = 99
"""More moves than any grid is away from any pattern."""
_SHIFTS: Final = tuple(bytes.maketrans(bytes((a, b)), bytes((b, a))) for a, b in PAIRS)
_ROW: Final = (1 << 9) - 1
_KINDS: Final = sum(_ROW << 9 * face for face in range(0, 8, 2))


def apply_move(grid: Grid, move: Move) -> Grid:
    """The grid after the move (ST-08, ST-09)."""
    return shift(grid, *move) if len(move) == 2 else flip(grid, *move)


def paid(move: Move, card: CardId) -> Shift | Flip:
    """The action of a player who spends the card on the move."""
    return Shift(*move, card) if len(move) == 2 else Flip(move[0], card)


class Distances:
    """The fewest moves from any grid to each card of a deck."""

    def __init__(self, deck: Deck) -> None:
        self._goals: Final = {card.id: _Goal(card) for card in deck.cards.values()}
        self._known: Final[dict[CardId, dict[Grid, int]]] = {card: {} for card in deck.cards}
        self._ways: Final = lru_cache(_WAYS_KEPT)(self._find_ways)

    def distance(self, grid: Grid, card: CardId) -> int:
        """The fewest moves after which the card's pattern stands (ST-12); 0 where it stands already."""
        grid &= self._goals[card].stones  # the others do not matter, so many grids are one
        known = self._known[card]
        if (found := known.get(grid)) is not None:
            return found
        if len(known) >= _GRIDS_KEPT:
            known.clear()
        return known.setdefault(grid, self._fewest(grid, card))

    def _fewest(self, grid: Grid, card: CardId) -> int:
        fewest = _FARTHER
        for shifts, cost, shown in self._ways((grid | grid >> 9) & _KINDS, card):
            if shifts >= fewest:
                break
            moves = cost - (grid & shown).bit_count()
            if moves < fewest:
                fewest = moves
        return fewest

    def line(self, grid: Grid, card: CardId) -> tuple[Move, ...]:
        """A shortest line of moves to the card's pattern: each time the first of `ALL_MOVES` that helps."""
        moves = []
        for left in range(self.distance(grid, card), 0, -1):
            move = next(move for move in ALL_MOVES if self.distance(apply_move(grid, move), card) < left)
            grid = apply_move(grid, move)
            moves.append(move)
        return tuple(moves)

    def _find_ways(self, kinds: Grid, card: CardId) -> tuple[_Way, ...]:
        return tuple(sorted(self._goals[card].ways(kinds)))


@lru_cache(8)
def distances_for(deck: Deck) -> Distances:
    """The distances to this deck's cards; what they have looked up stays known."""
    return Distances(deck)


class _Goal:
    """What a card asks for, read in the same order in every place where its block fits."""

    def __init__(self, card: Card) -> None:
        named = [sorted(divmod(bit, 9)[::-1] for bit in members(place)) for place in card.places]
        self.faces: Final[tuple[Face, ...]] = tuple(face for _, face in named[0])
        self.places: Final = tuple(bytes(cell for cell, _ in place) for place in named)
        self.stones: Final[Grid] = sum(
            (_ROW | _ROW << 9) << 9 * kind for kind in {face & ~1 for face in self.faces}
        )
        """Both sides of the kinds of stones it asks for, wherever they lie."""

    def ways(self, kinds: Grid) -> Iterator[_Way]:
        """Every choice of stones to complete the pattern with, where stones of these kinds lie."""
        fitting = [members(kinds >> 9 * (face & ~1) & _ROW) for face in self.faces]
        for cells in product(*fitting):
            if len(set(cells)) == len(cells):
                shown = sum(1 << 9 * face + cell for face, cell in zip(self.faces, cells, strict=True))
                shifts = _fewest_shifts(self.places, bytes(cells))
                yield shifts, shifts + len(cells), shown


def _fewest_shifts(places: tuple[_Stones, ...], stones: _Stones) -> int:
    """The fewest shifts that bring these stones to one of the places, in order, and the others anywhere."""
    if len(stones) <= _MOST_FOLLOWED:
        return _shifts_to(places)[stones]
    (place,) = places  # only a block as large as the grid names so many
    others, elsewhere = (bytes(sorted({*_NINE}.difference(cells))) for cells in (stones, place))
    return min(
        _shifts_to((_NINE,))[bytes.maketrans(place + elsewhere, stones + bytes(rest))[:9]]
        for rest in permutations(others)
    )


@lru_cache(_SHAPES_KEPT)
def _shifts_to(places: tuple[_Stones, ...]) -> dict[_Stones, int]:
    """The fewest shifts to one of the places from wherever the stones may lie, found breadth first."""
    fewest = dict.fromkeys(places, 0)
    reached = list(places)
    for stones in reached:
        for trade in _SHIFTS:
            if (before := stones.translate(trade)) not in fewest:
                fewest[before] = fewest[stones] + 1
                reached.append(before)
    return fewest
