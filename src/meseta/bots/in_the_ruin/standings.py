"""What each seat can expect of a real position: the cards to come in one order, the same for all who ask.

Two positions that differ by one answer of chance are continued with the same luck (`Order`), so that their
difference is what that answer brought.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from meseta.bots.bot import seeded_by
from meseta.bots.in_the_ruin.future import Future
from meseta.bots.in_the_ruin.opening import first_action
from meseta.bots.in_the_ruin.playing_on import Ended, World, begun
from meseta.bots.in_the_ruin.situation import Situation, situation_in
from meseta.core.seats import CHANCE, Seat
from meseta.games.in_the_ruin.actions import Action, Confirm, Deal, DealRoutes, DrawRoute, TurnUp
from meseta.games.in_the_ruin.chance import ROUTES_DEALT, cards_dealt, route_pile
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.state import Phase, Player, State
from meseta.grids.bits import Bits, members

ROUNDS: Final = 1
"""Rounds that are played on before the outlook is asked."""
MOST_KNOWN: Final = 4096
"""Answers that are kept: an answer of chance changes little, and often nothing for all seats but one."""


class Order(NamedTuple):
    """The luck of one world: in which order cards come, whatever is left of them."""

    moment: tuple[int, ...]
    """What tells apart the moments of a match and the worlds, but not chance's latest answer."""
    cards: Sequence[int]
    routes: Sequence[int]
    """Begun at another place for every seat and round, so that they get different ones."""

    @classmethod
    def drawn(cls, edition: Edition, state: State, world: int) -> "Order":
        """The luck of that world from this moment of a match on."""
        left = state.deck.bit_count(), state.route_deck.bit_count()
        moment = (state.round, state.turn, *left, world)
        rng = seeded_by(moment, "standing")
        cards, routes = range(len(edition.places)), range(len(edition.routes))
        return cls(moment, rng.sample(cards, len(cards)), rng.sample(routes, len(routes)))

    def answer(self, state: State) -> Action:
        """Chance's answer, where it is due."""
        match state.phase:
            case Phase.DEAL:
                return Deal(_first(self.cards, state.deck, cards_dealt(state)))
            case Phase.ROUTES:
                return DealRoutes(_first(self.routes, state.route_deck, ROUTES_DEALT))
            case Phase.DRAW:
                begin = (state.round + 5 * members(state.drawing)[0]) % len(self.routes)
                order = (*self.routes[begin:], *self.routes[:begin])
                return DrawRoute(*_first(order, route_pile(state), 1))
            case _:
                return TurnUp(*_first(self.cards, state.deck, 1))

    def world(self, edition: Edition, now: Situation, seat: Seat) -> World:
        """The rest of the game as that seat meets it."""
        return World(edition, Future.imagined(edition, now, seeded_by(self.moment, seat)))


def _first(order: Sequence[int], pile: Bits, count: int) -> tuple[int, ...]:
    """The first cards of the pile in that order, ascending."""
    return tuple(sorted([card for card in order if pile >> card & 1][:count]))


class Standings:
    """Says what seats can expect, and remembers what it was asked."""

    def __init__(self, game: InTheRuin) -> None:
        self._game: Final = game
        self._edition: Final[Edition] = game.printed
        self._known: Final[dict[Asked, float]] = {}

    def points(self, state: State, world: int) -> tuple[float, ...]:
        """Every seat's points at the end, in that world."""
        game, order = self._game, Order.drawn(self._edition, state, world)
        while CHANCE in game.actors(state):
            state = game.apply(state, CHANCE, order.answer(state))
        scores = game.score(state)
        if state.phase is Phase.OVER:
            return tuple([float(score.total) for score in scores])
        return tuple(
            [
                float(score.total) if player.escaped else self._remembered(state, seat, order)
                for seat, (player, score) in enumerate(zip(state.players, scores, strict=True))
            ]
        )

    def _remembered(self, state: State, seat: Seat, order: Order) -> float:
        asked = Asked(state.players[seat], self._situation(state, seat), seat, order.moment)
        if (known := self._known.get(asked)) is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[asked] = self._expected(state, asked, order)
        return known

    def _expected(self, state: State, asked: "Asked", order: Order) -> float:
        """The points of a seat that is still in the ruin."""
        now, seat = asked.now, asked.seat
        if state.phase is Phase.SETUP:
            now = begun(self._edition, self._set_up(state, seat), seeded_by(order.moment, seat, "begun"))
        world = order.world(self._edition, now, seat)
        if state.phase is Phase.SETUP or state.waiting >> seat & 1:
            return world.from_round(now, ROUNDS).points
        return world.after(Ended.with_turn(now, asked.player.leaving), ROUNDS).points

    def _set_up(self, state: State, seat: Seat) -> Situation:
        """The seat's side of the game when it has drawn its first shapes and chosen its routes."""
        game = self._game
        while seat in game.actors(state):
            now = self._situation(state, seat)
            action = first_action(self._edition, now, game.legal(state, seat))
            if isinstance(action, Confirm):
                break
            state = game.apply(state, seat, action)
        return self._situation(state, seat)

    def _situation(self, state: State, seat: Seat) -> Situation:
        return situation_in(self._edition, self._game.observe(state, seat), seat)


class Asked(NamedTuple):
    """All that the answer for one seat depends on."""

    player: Player
    now: Situation
    seat: Seat
    moment: tuple[int, ...]
