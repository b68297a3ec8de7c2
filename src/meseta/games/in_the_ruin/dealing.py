"""The same deal of In the Ruin: the cards of both phases, and the route cards, in the same order."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from meseta.core.dealing import Answer, Deal, Pull, completed
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.actions import Action, DealRoutes, DrawRoute, TurnUp
from meseta.games.in_the_ruin.actions import Deal as DealCards
from meseta.games.in_the_ruin.chance import ROUTES_DEALT, cards_dealt, route_pile
from meseta.games.in_the_ruin.state import Phase, State
from meseta.grids.bits import members

_ROUTES_DEALT: Final = "routes dealt"
_ROUTES_DRAWN: Final = "routes drawn"
"""A pile of its own: those that nobody has kept are shuffled into it (RU-06)."""
_NEVER: Final[dict[int, int]] = {}
"""How often cards were drawn from piles that nothing comes back to."""


def _cards(state: State) -> str:
    """The explore deck of this phase: before the second, all cards are shuffled (RU-31)."""
    return f"cards of phase {state.stage}"


def deal_of(seed: str, answers: Sequence[tuple[State, Seat, Action]]) -> Deal:
    """The deal of a match."""
    return completed(seed, (pull for state, _, action in answers for pull in _pulls(state, action)))


def _pulls(state: State, action: Action) -> Iterator[Pull]:
    match action:
        case DealCards(cards):
            yield Pull(_cards(state), frozenset(members(state.deck)), frozenset(cards))
        case TurnUp(card):
            yield Pull(_cards(state), frozenset(members(state.deck)), frozenset((card,)))
        case DealRoutes(routes):
            yield Pull(_ROUTES_DEALT, frozenset(members(state.route_deck)), frozenset(routes))
        case DrawRoute(route):
            yield Pull(_ROUTES_DRAWN, frozenset(members(route_pile(state))), frozenset((route,)))
        case _:
            pass


def dealt(deal: Deal, state: State, before: Sequence[Answer]) -> Action:
    """Chance's answer in this deal."""
    match state.phase:
        case Phase.DEAL:
            cards = deal.draw(_cards(state), members(state.deck), cards_dealt(state), _NEVER)
            return DealCards(tuple(cards))
        case Phase.ROUTES:
            routes = deal.draw(_ROUTES_DEALT, members(state.route_deck), ROUTES_DEALT, _NEVER)
            return DealRoutes(tuple(routes))
        case Phase.DRAW:
            times = Counter(action.route for _, action in before if isinstance(action, DrawRoute))
            return DrawRoute(deal.draw(_ROUTES_DRAWN, members(route_pile(state)), 1, times)[0])
        case _:
            return TurnUp(deal.draw(_cards(state), members(state.deck), 1, _NEVER)[0])
