"""How far a grid is from a pattern: the fewest shifts and flips that complete it, and which.

Shifts and flips do not interfere with each other. For a given choice of stones to fill the cells that a card
names, the fewest moves are one flip for each stone that shows its other face, plus the fewest shifts that
bring them there, wherever the other stones end up. The minimum over all choices of stones is exact: no line
of moves is shorter, and shifts followed by flips need no more.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import Final, TypeAlias

from meseta.games.shifting_stones.actions import Flip, Shift
from meseta.games.shifting_stones.content import Card, Deck
from meseta.games.shifting_stones.grid import CELLS, PAIRS, Cell, Face, Grid, flip, packed, shift
from meseta.games.shifting_stones.state import CardId
from meseta.grids.bits import members

__all__ = ["ALL_MOVES", "Distances", "Move", "apply_move", "distances_for", "pay"]

Move: TypeAlias = tuple[Cell, ...]
"""What a card is spent on: the two cells whose stones trade places, or the one whose stone is flipped."""

ALL_MOVES: Final[tuple[Move, ...]] = (*PAIRS, *((cell,) for cell in CELLS))
"""Twelve shifts and nine flips, from every grid."""

_Stones: TypeAlias = bytes
"""The cells where some stones lie, the stones always in the same order."""
_Way: TypeAlias = tuple[int, int, Grid]
"""A choice of stones: its shifts, its moves if all need a flip, and the faces that each save a flip."""

_NINE: Final[_Stones] = bytes(CELLS)
_MOST_TRACKED: Final = 5
"""For patterns with more stones than this all nine are tracked: one table then serves all large patterns."""
_SHAPES_CACHED: Final = 64
"""The standard deck has 26; the largest shape takes a megabyte, all nine stones forty."""
_WAYS_CACHED: Final = 1 << 14
"""About a kilobyte each."""
_GRIDS_CACHED: Final = 1 << 13
"""Per card; about a hundred bytes each."""

_OUT_OF_REACH: Final = 99
"""More moves than from any grid to any pattern."""
_SHIFTS: Final = tuple(bytes.maketrans(bytes((a, b)), bytes((b, a))) for a, b in PAIRS)
_ROW: Final = (1 << 9) - 1
_KINDS: Final = sum(_ROW << 9 * face for face in range(0, 8, 2))


def apply_move(grid: Grid, move: Move) -> Grid:
    """The grid after the move (ST-08, ST-09)."""
    return shift(grid, *move) if len(move) == 2 else flip(grid, *move)


def pay(move: Move, card: CardId) -> Shift | Flip:
    """The action that spends the card on the move."""
    return Shift(*move, card) if len(move) == 2 else Flip(move[0], card)


class Distances:
    """The fewest moves from any grid to each card of a deck."""

    def __init__(self, deck: Deck) -> None:
        if not isinstance(deck, Deck):
            raise TypeError(f"distances are those of a deck, not of {deck!r:.60}: a game's deck is game.deck")
        self._goals: Final = {card.id: _Goal(card) for card in deck.cards.values()}
        self._known: Final[dict[CardId, dict[Grid, int]]] = {card: {} for card in deck.cards}
        self._ways: Final = lru_cache(_WAYS_CACHED)(self._find_ways)

    def distance(self, grid: Grid | Sequence[Face], card: CardId) -> int:
        """The fewest moves that complete the card's pattern (ST-12); 0 where it is already complete.

        A view's grid will do as well as a state's: nine faces in reading order.
        """
        try:  # other stones do not matter, so many grids share an entry
            wanted: Grid = grid & self._goals[card].stones  # type: ignore[operator]
        except (KeyError, TypeError):
            return self.distance(packed(grid), self._known_card(card))
        known = self._known[card]
        if (found := known.get(wanted)) is not None:
            return found
        if len(known) >= _GRIDS_CACHED:
            known.clear()
        return known.setdefault(wanted, self._fewest(wanted, card))

    def _known_card(self, card: CardId) -> CardId:
        if card not in self._goals:
            known = f"{min(self._goals)} to {max(self._goals)}"
            raise ValueError(f"there is no card {card!r:.40}: a card is given by its number, {known}")
        return card

    def _fewest(self, grid: Grid, card: CardId) -> int:
        fewest = _OUT_OF_REACH
        for shifts, cost, faces in self._ways((grid | grid >> 9) & _KINDS, card):
            if shifts >= fewest:
                break
            moves = cost - (grid & faces).bit_count()
            if moves < fewest:
                fewest = moves
        return fewest

    def line(self, grid: Grid | Sequence[Face], card: CardId) -> tuple[Move, ...]:
        """A shortest line of moves to the card's pattern: at each step the first of `ALL_MOVES` to help."""
        moves, grid = [], packed(grid)
        for left in range(self.distance(grid, card), 0, -1):
            move = next(move for move in ALL_MOVES if self.distance(apply_move(grid, move), card) < left)
            grid = apply_move(grid, move)
            moves.append(move)
        return tuple(moves)

    def _find_ways(self, kinds: Grid, card: CardId) -> tuple[_Way, ...]:
        return tuple(sorted(self._goals[card].ways(kinds)))


@lru_cache(8)
def distances_for(deck: Deck) -> Distances:
    """The distances to this deck's cards, cached along with what they have looked up."""
    return Distances(deck)


class _Goal:
    """What a card requires, in the same order in every place where its block fits."""

    def __init__(self, card: Card) -> None:
        named = [sorted(divmod(bit, 9)[::-1] for bit in members(place)) for place in card.places]
        self.faces: Final[tuple[Face, ...]] = tuple(face for _, face in named[0])
        self.places: Final = tuple(bytes(cell for cell, _ in place) for place in named)
        self.stones: Final[Grid] = sum(
            (_ROW | _ROW << 9) << 9 * kind for kind in {face & ~1 for face in self.faces}
        )
        """Both sides of the kinds of stones it requires, in every cell."""

    def ways(self, kinds: Grid) -> Iterator[_Way]:
        """Every choice of stones to complete the pattern with, given where each kind of stone lies."""
        fitting = [members(kinds >> 9 * (face & ~1) & _ROW) for face in self.faces]
        for cells in product(*fitting):
            if len(set(cells)) == len(cells):
                faces = sum(1 << 9 * face + cell for face, cell in zip(self.faces, cells, strict=True))
                shifts = _fewest_shifts(self.places, bytes(cells))
                yield shifts, shifts + len(cells), faces


def _fewest_shifts(places: tuple[_Stones, ...], stones: _Stones) -> int:
    """The fewest shifts that bring these stones, in order, to one of the places, and the others anywhere."""
    if len(stones) <= _MOST_TRACKED:
        return _shifts_to(places)[stones]
    (place,) = places  # only a block as large as the grid has that many
    others, elsewhere = (bytes(sorted({*_NINE}.difference(cells))) for cells in (stones, place))
    return min(
        _shifts_to((_NINE,))[bytes.maketrans(place + elsewhere, stones + bytes(rest))[:9]]
        for rest in permutations(others)
    )


@lru_cache(_SHAPES_CACHED)
def _shifts_to(places: tuple[_Stones, ...]) -> dict[_Stones, int]:
    """The fewest shifts to one of the places from wherever the stones may lie, found breadth-first."""
    fewest = dict.fromkeys(places, 0)
    reached = list(places)
    for stones in reached:
        for trade in _SHIFTS:
            if (before := stones.translate(trade)) not in fewest:
                fewest[before] = fewest[stones] + 1
                reached.append(before)
    return fewest
