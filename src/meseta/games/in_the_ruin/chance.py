"""What chance does in In the Ruin, and how likely each of its answers is."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from random import Random
from typing import Final, Generic, TypeVar

from meseta.core.actions import Distribution, Evenly
from meseta.core.faults import ChanceNotDue, Fault, ImpossibleChance, OnlyChance
from meseta.core.seats import CHANCE, Seat
from meseta.games.in_the_ruin.actions import ChanceAction, Deal, DealRoutes, DrawRoute, TurnUp
from meseta.games.in_the_ruin.state import Phase, State
from meseta.grids.bits import Bits, bits, members
from meseta.grids.shapes import nth

ROUTES_DEALT: Final = 4
"""Route cards dealt to each player (RU-06)."""

TURNS_UP: Final = {
    Phase.LINE: "RU-05",
    Phase.REMOVE: "RU-25",
    Phase.REFILL: "RU-28",
    Phase.COLLAPSE: "RU-29",
    Phase.REBUILD: "RU-29",
    Phase.RELINE: "RU-31",
}
"""The clause by which a card is turned up, by phase."""
CLAUSES: Final = TURNS_UP | {Phase.DEAL: "RU-05", Phase.ROUTES: "RU-06", Phase.DRAW: "RU-23"}
"""The clause by which chance is asked, by phase."""

_TURN_UPS: Final = [TurnUp(card) for card in range(24)]
_DRAWS: Final = [DrawRoute(route) for route in range(24)]
_ANSWERS: Final = {Deal: "RU-05", DealRoutes: "RU-06", TurnUp: "RU-28", DrawRoute: "RU-23"}

Dealing = TypeVar("Dealing", bound=Deal | DealRoutes)


def cards_dealt(state: State) -> int:
    """Explore cards for each player: 2, or 4 in a solo game (RU-05)."""
    return 4 if state.solo else 2


def route_pile(state: State) -> Bits:
    """What the next route card is drawn from: the deck, or the discards shuffled into a new one (RU-36)."""
    return state.route_deck or state.route_discard


def chance(state: State) -> Distribution[ChanceAction]:
    """The answers chance may give now."""
    phase = state.phase
    if phase in TURNS_UP:
        return OneOf(state.deck, _TURN_UPS)
    if phase is Phase.DRAW:
        return OneOf(route_pile(state), _DRAWS)
    if phase is Phase.DEAL:
        return Hands(state.deck, cards_dealt(state), Deal)
    if phase is Phase.ROUTES:
        return Hands(state.route_deck, ROUTES_DEALT, DealRoutes)
    return Evenly([])


class OneOf:
    """One card of a pile, each as likely as any other."""

    __slots__ = ("_answers", "_pile")

    def __init__(self, pile: Bits, answers: Sequence[ChanceAction]) -> None:
        self._pile, self._answers = pile, answers

    def __iter__(self) -> Iterator[tuple[ChanceAction, int]]:
        return ((self._answers[card], 1) for card in members(self._pile))

    def sample(self, rng: Random) -> ChanceAction:
        """One answer, each as likely as any other."""
        return self._answers[nth(self._pile, rng.randrange(self._pile.bit_count()))]


def chance_fault(state: State, seat: Seat, action: ChanceAction) -> Fault | None:
    """Why chance cannot give this answer now, or None."""
    clause = CLAUSES.get(state.phase, _ANSWERS[type(action)])
    if seat != CHANCE:
        return OnlyChance(clause)
    match action:
        case Deal(cards) if state.phase is Phase.DEAL:
            possible = Hands(state.deck, cards_dealt(state), Deal).holds(cards)
        case DealRoutes(routes) if state.phase is Phase.ROUTES:
            possible = Hands(state.route_deck, ROUTES_DEALT, DealRoutes).holds(routes)
        case TurnUp(card) if state.phase in TURNS_UP:
            possible = card >= 0 and bool(state.deck >> card & 1)
        case DrawRoute(route) if state.phase is Phase.DRAW:
            possible = route >= 0 and bool(route_pile(state) >> route & 1)
        case _:
            return ChanceNotDue(clause)
    return None if possible else ImpossibleChance(clause)


class Hands(Generic[Dealing]):
    """Every hand of that many cards from a pile, in ascending order."""

    def __init__(self, pile: Bits, count: int, deal: Callable[[tuple[int, ...]], Dealing]) -> None:
        self._pile = pile
        self._count = count
        self._deal = deal

    def holds(self, cards: tuple[int, ...]) -> bool:
        """Whether exactly these cards can be dealt; they must be in ascending order."""
        ascending = cards[:1] >= (0,) and all(a < b for a, b in pairwise(cards))
        return ascending and len(cards) == self._count and not bits(cards) & ~self._pile

    def __iter__(self) -> Iterator[tuple[Dealing, int]]:
        for cards in combinations(members(self._pile), self._count):
            yield self._deal(cards), 1

    def sample(self, rng: Random) -> Dealing:
        """One hand, each as likely as any other."""
        return self._deal(tuple(sorted(rng.sample(members(self._pile), self._count))))
