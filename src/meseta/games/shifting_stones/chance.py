"""What chance does in Shifting Stones, and how likely each of its answers is."""

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from random import Random
from typing import Final

from meseta.core.actions import Distribution, Evenly
from meseta.core.drawing import drawn
from meseta.core.faults import ChanceNotDue, Fault, ImpossibleChance, OnlyChance
from meseta.core.seats import CHANCE, Seat
from meseta.games.shifting_stones.actions import ChanceAction, Draw, First, Lay, Pick
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.grid import CELLS, STONES, Face, under
from meseta.games.shifting_stones.printed import SOLO_DECK
from meseta.games.shifting_stones.state import CardId, Cards, Phase, State
from meseta.grids.bits import bits, members

_ANSWERS: Final = {Phase.STONES: Lay, Phase.PICK: Pick, Phase.LOT: First, Phase.DEAL: Draw, Phase.DRAW: Draw}
_CLAUSES: Final = {Lay: "ST-04", Pick: "ST-22", First: "ST-06", Draw: "ST-17"}
_DUE: Final = {Phase.STONES: "ST-04", Phase.PICK: "ST-22", Phase.LOT: "ST-06", Phase.DEAL: "ST-05"}


def chance(deck: Deck, state: State) -> Distribution[ChanceAction]:
    """The answers chance may give now."""
    match state.phase:  # the most frequent first: every case takes time
        case Phase.DRAW | Phase.DEAL:
            return Draws(state)
        case Phase.STONES:
            return Layouts()
        case Phase.PICK:
            return SoloDecks(deck)
        case Phase.LOT:
            return Evenly([First(seat) for seat in range(len(state.hands))])
        case Phase.TURN | Phase.OVER:
            return Evenly([])


def chance_clause(state: State) -> str:
    """The clause by which chance is asked now."""
    skipped = state.rested >> state.turn & 1 if state.phase is Phase.DRAW else 0
    return _DUE.get(state.phase, "ST-16" if skipped else "ST-14")


def chance_fault(deck: Deck, state: State, seat: Seat, action: ChanceAction) -> Fault | None:
    """Why chance cannot give this answer now, or None."""
    clause = _CLAUSES[type(action)]
    if seat != CHANCE:
        return OnlyChance(clause)
    if not isinstance(action, _ANSWERS.get(state.phase, ())):
        return ChanceNotDue(clause)
    match action:
        case Lay(faces):
            possible = sorted(face & ~1 for face in faces) == list(STONES)
        case Pick(cards):
            possible = _ascending(cards) and SoloDecks(deck).holds(cards)
        case First(first):
            possible = 0 <= first < len(state.hands)
        case Draw(cards):
            possible = _ascending(cards) and Draws(state).holds(cards)
    return None if possible else ImpossibleChance(clause)


def _ascending(cards: tuple[CardId, ...]) -> bool:
    """Whether the cards are in ascending order: the only valid form, so that one answer is one action."""
    return cards[:1] > (0,) and all(a < b for a, b in pairwise(cards))


def reshuffles(state: State) -> bool:
    """Whether the draw pile runs out before the cards now due are drawn (ST-17)."""
    return state.due > state.deck.bit_count()


class Layouts:
    """Every layout of the stones: places and faces are both random (ST-04)."""

    def __iter__(self) -> Iterator[tuple[Lay, int]]:
        for stones in _arrangements(STONES):
            for faces in product(*((stone, under(stone)) for stone in stones)):
                yield Lay(faces), 1

    def sample(self, rng: Random) -> Lay:
        """One layout, each as likely as any other."""
        sides = rng.getrandbits(9)
        stones = rng.sample(STONES, 9)
        return Lay(tuple(stone | sides >> cell & 1 for cell, stone in zip(CELLS, stones, strict=True)))


def _arrangements(stones: tuple[Face, ...]) -> Iterator[tuple[Face, ...]]:
    """Every different order of these stones."""
    if not stones:
        yield ()
    for stone in sorted(set(stones)):
        index = stones.index(stone)
        for rest in _arrangements(stones[:index] + stones[index + 1 :]):
            yield (stone, *rest)


class SoloDecks:
    """Every deck of sixteen with the right number of cards of each value (ST-22)."""

    def __init__(self, deck: Deck) -> None:
        self._piles = [(deck.by_points[points], count) for points, count in SOLO_DECK.items()]

    def holds(self, cards: tuple[CardId, ...]) -> bool:
        """Whether these cards make up such a deck."""
        return len(cards) == sum(SOLO_DECK.values()) and all(
            len(set(cards) & set(pile)) == count for pile, count in self._piles
        )

    def __iter__(self) -> Iterator[tuple[Pick, int]]:
        return ((Pick(tuple(sorted(cards))), 1) for cards in _selections(self._piles))

    def sample(self, rng: Random) -> Pick:
        """One deck, each as likely as any other."""
        return Pick(tuple(sorted(card for pile, count in self._piles for card in rng.sample(pile, count))))


def _selections(piles: list[tuple[tuple[CardId, ...], int]]) -> Iterator[tuple[CardId, ...]]:
    """Every way to take that many cards from each pile, generated: there are far too many to store."""
    if not piles:
        yield ()
        return
    (pile, count), *others = piles
    for cards in combinations(pile, count):
        for rest in _selections(others):
            yield (*cards, *rest)


class Draws:
    """The cards that can be drawn now (ST-14, ST-17).

    Where the draw pile is too small, all of it is drawn, and the rest comes from the reshuffled discards.
    """

    def __init__(self, state: State) -> None:
        self._certain: Cards = 0
        self._pile: Cards = state.deck
        if reshuffles(state):
            self._certain, self._pile = state.deck, state.discard
        self._count = state.due - self._certain.bit_count()

    def holds(self, cards: tuple[CardId, ...]) -> bool:
        """Whether exactly these cards can be drawn."""
        drawn = bits(cards)
        from_pile = drawn & self._pile
        return drawn == self._certain | from_pile and from_pile.bit_count() == self._count

    def __iter__(self) -> Iterator[tuple[Draw, int]]:
        for cards in combinations(members(self._pile), self._count):
            yield self._draw(cards), 1

    def sample(self, rng: Random) -> Draw:
        """One hand, each as likely as any other."""
        pile = members(self._pile)
        return self._draw([pile[index] for index in drawn(rng, len(pile), self._count)])

    def _draw(self, cards: list[CardId] | tuple[CardId, ...]) -> Draw:
        if not self._certain:
            return Draw(tuple(sorted(cards)))
        return Draw(tuple(sorted((*members(self._certain), *cards))))
