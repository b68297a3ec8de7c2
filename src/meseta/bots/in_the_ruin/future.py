"""An imagined future: the cards in an order, what rivals find; and what a turn leads to in it.

The rules' own states would do; this is all that a planner needs of them, without checks and log. A test holds
both side by side.
"""

from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from meseta.bots.in_the_ruin.floods import spread
from meseta.bots.in_the_ruin.situation import Situation
from meseta.bots.in_the_ruin.turns import Turn
from meseta.bots.in_the_ruin.weights import WEIGHTS
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.resolve import FULL_HAND, LINE
from meseta.games.in_the_ruin.scoring import ESCAPE, GEM, LEFT_BEHIND, PENALTY, ROUTE
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, Cell, Letter, largest_rectangle
from meseta.grids.bits import Bits, bits, members

ROUNDS: Final = 12
"""Rounds for which the rivals' luck is drawn."""


class Future(msgspec.Struct, frozen=True):
    """What chance and the rivals will do, drawn beforehand, so that turns are compared under equal luck."""

    edition: Edition
    deck: tuple[Letter, ...]
    """The explore cards of this phase, the next one first."""
    second: tuple[Letter, ...]
    """Those of Phase 2."""
    routes: tuple[RouteId, ...]
    """The order in which route cards come."""
    luck: tuple[float, ...]
    """From 0 to 1, one for each rival and round."""

    @classmethod
    def imagined(cls, edition: Edition, now: Situation, rng: Random) -> "Future":
        """A future drawn at random."""
        return cls(
            edition,
            deck=tuple(rng.sample(now.deck, len(now.deck))),
            second=tuple(rng.sample(range(len(edition.places)), len(edition.places))),
            routes=tuple(rng.sample(range(len(edition.routes)), len(edition.routes))),
            luck=tuple([rng.random() for _ in range(now.rivals * ROUNDS)]),
        )

    def foreseen(self, now: Situation) -> Situation:
        """The same situation, with the cards to come in this future's order."""
        return replace(now, deck=self.deck)

    def after(self, now: Situation, turn: Turn, ahead: int) -> Situation:
        """Where the turn leads, so many rounds ahead: the next round's start, or the end of the game."""
        roads, walls = turn.marked.roads, turn.marked.walls
        active, fresh = now.active, now.fresh
        line, deck = list(now.line[1:]), list(now.deck)
        own = active & 1 << turn.end
        found = own | self._found_by_rivals(now, active ^ own, ahead)
        owing = found.bit_count()
        while owing and (card := _taken(line, deck)):  # RU-25, RU-26
            opened = fresh & 1 << self.edition.places[card[0]]
            active, fresh = active | opened, fresh ^ opened
            at_once = opened & 1 << turn.end  # RU-27
            own, found = own | at_once, found | at_once
            owing += (at_once > 0) - 1
        walls |= found & ~roads
        stage, first, over = now.stage, now.first_rectangle, turn.escape
        _refill(line, deck)
        for _ in range(now.gone):  # RU-29
            _taken(line, deck)
        _refill(line, deck)
        if not line and stage == 2:
            over = True
        elif not line:  # RU-31
            rectangle = largest_rectangle(roads | walls)
            stage, first = 2, rectangle.area if rectangle else 0
            deck = list(self.second)
            _refill(line, deck)
        return Situation(
            roads=roads,
            walls=walls,
            gates=now.gates | found & roads,
            pawn=turn.end,
            hand=self._with_a_route(turn.hand, ahead),
            gems=now.gems + own.bit_count(),
            penalties=now.penalties + turn.marked.penalty,
            first_rectangle=first,
            stage=stage,
            line=tuple(line),
            deck=tuple(deck),
            active=active & ~found,
            fresh=fresh,
            rivals=now.rivals,
            gone=now.gone,
            settled=roads | walls,
            drawn=roads | walls == ALL,
            over=over,
            escape=ESCAPE[now.gone] if turn.escape else LEFT_BEHIND if over else 0,
        )

    def _found_by_rivals(self, now: Situation, active: Bits, ahead: int) -> Bits:
        """The letters that rivals reach first."""
        places: list[Cell] = list(members(active))
        found = []
        for luck in self.luck[now.rivals * ahead : now.rivals * (ahead + 1)]:
            share = luck / WEIGHTS.rival_finds
            if share < 1 and places:
                found.append(places.pop(int(share * len(places))))
        return bits(found)

    def _with_a_route(self, hand: tuple[RouteId, ...], ahead: int) -> tuple[RouteId, ...]:
        """RU-23; another round, another card, whatever was spent before."""
        if len(hand) >= FULL_HAND:
            return hand
        order = self.routes[ahead:] + self.routes[:ahead]
        return (*hand, next(route for route in order if route not in hand))


def _taken(line: list[Letter], deck: list[Letter]) -> list[Letter]:
    """A card off the line, else off the deck; none where there is none (RU-25)."""
    return [line.pop(0)] if line else [deck.pop(0)] if deck else []


def _refill(line: list[Letter], deck: list[Letter]) -> None:
    count = LINE - len(line)
    line += deck[:count]
    del deck[:count]


def final_points(edition: Edition, now: Situation) -> float:
    """The total at the end of the game (RU-33)."""
    home = spread(AT_EXIT, now.roads)
    joined = sum(home >> a & home >> b & 1 for a, b in map(edition.ends, now.hand))
    rectangle = largest_rectangle(now.roads | now.walls)
    area = rectangle.area if rectangle else 0
    certain = GEM * now.gems + PENALTY * now.penalties + now.first_rectangle
    return float(certain + area + ROUTE * joined + now.escape)
