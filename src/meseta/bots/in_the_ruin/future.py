"""An imagined future: the cards in a fixed order, what rivals find, and what a turn leads to in it.

The rules' own states would do; this is the part that a planner needs, without checks and log. A test compares
the two.
"""

from random import Random
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from meseta.bots.in_the_ruin.floods import spread
from meseta.bots.in_the_ruin.situation import Readings, Situation
from meseta.bots.in_the_ruin.turns import Turn
from meseta.bots.in_the_ruin.weights import WEIGHTS, Weights
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.resolve import FULL_HAND, LINE_LENGTH
from meseta.games.in_the_ruin.scoring import ESCAPE, GEM, LEFT_BEHIND, PENALTY, ROUTE
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, Cell, Letter, largest_rectangle
from meseta.grids.bits import Bits, bits, members

ROUNDS: Final = 12
"""Rounds for which the rivals' finds are drawn."""


class Future(msgspec.Struct, frozen=True):
    """What chance and the rivals will do, drawn beforehand so that turns are compared with the same luck."""

    edition: Edition
    deck: tuple[Letter, ...]
    """The explore cards of this phase, the next one first."""
    second: tuple[Letter, ...]
    """Those of Phase 2."""
    routes: tuple[RouteId, ...]
    """The order in which route cards come."""
    luck: tuple[float, ...]
    """From 0 to 1, one for each rival and round."""
    finds: float
    """How many gems a rival finds per round."""
    leaving: tuple[int, ...]
    """For each rival, the explore cards left in Phase 2 with which they escape; the first to leave first."""

    @classmethod
    def imagined(cls, edition: Edition, now: Situation, rng: Random, weights: Weights = WEIGHTS) -> "Future":
        """A future drawn at random. Decks that differ in a few cards come in the same order otherwise."""
        order = rng.sample(range(len(edition.places)), len(edition.places))
        return cls(
            edition,
            deck=tuple([card for card in order if card in now.deck]),
            second=tuple(rng.sample(range(len(edition.places)), len(edition.places))),
            routes=tuple(rng.sample(range(len(edition.routes)), len(edition.routes))),
            luck=tuple([rng.random() for _ in range(now.rivals * ROUNDS)]),
            finds=weights.rival_finds,
            leaving=tuple(sorted([_leaving(now, rng, weights) for _ in range(now.rivals)], reverse=True)),
        )

    def foreseen(self, now: Situation) -> Situation:
        """The same situation, with the cards to come in this future's order."""
        return replace(now, deck=self.deck)

    def after(self, now: Situation, turn: Turn, ahead: int) -> Situation:
        """Where the turn leads, that many rounds ahead: the next round's start, or the end of the game."""
        leavers = self._leavers(now)
        gone = now.gone + leavers
        cards = Cards(list(now.line[1:]), list(now.deck), now.readings)
        finds = self._finds(now, turn.end, cards, ahead)
        cards.refill()
        cards.collapse(gone)
        roads, walls = turn.marked.roads, turn.marked.walls | finds.letters & ~turn.marked.roads
        stage, first, over = now.stage, now.first_rectangle, turn.escape
        if not cards.line and stage == 2:
            over = True
        elif not cards.line:  # RU-31
            stage, first = 2, _largest(roads | walls)
            cards = Cards([], list(self.second), now.readings)
            cards.refill()
        return Situation(
            roads=roads,
            walls=walls,
            gates=now.gates | finds.letters & roads,
            pawn=turn.end,
            hand=self._with_routes(turn.hand, finds.draws, ahead),
            gems=now.gems + finds.own.bit_count(),
            penalties=now.penalties + turn.marked.penalty,
            first_rectangle=first,
            stage=stage,
            line=tuple(cards.line),
            deck=tuple(cards.deck),
            active=finds.active,
            fresh=finds.fresh,
            rivals=now.rivals - leavers,
            gone=gone,
            readings=now.readings,
            settled=roads | walls,
            drawn=roads | walls == ALL,
            over=over,
            escape=ESCAPE[now.gone + (leavers > 0)] if turn.escape else LEFT_BEHIND if over else 0,
        )

    def _leavers(self, now: Situation) -> int:
        """How many rivals escape in this round."""
        staying = self.leaving[len(self.leaving) - now.rivals :]
        return sum(now.cards <= cards for cards in staying) if now.stage == 2 else 0

    def _finds(self, now: Situation, end: Cell, cards: "Cards", ahead: int) -> "Finds":
        """Everything that is found in the round, one pass after another (RU-22 to RU-27)."""
        active, fresh = now.active, now.fresh
        own = active & 1 << end
        letters = own | self._found_by_rivals(now, active ^ own, ahead)
        owing, passes = letters.bit_count(), 1
        while owing:
            opened = 0
            for card in cards.removed(owing):
                opened |= fresh & 1 << self.edition.places[card]
            active, fresh = active | opened, fresh ^ opened
            at_once = opened & 1 << end  # RU-27
            own, letters = own | at_once, letters | at_once
            owing = at_once.bit_count()
            passes += owing
        readings = now.readings
        draws = own.bit_count() if readings.finders_draw else passes if readings.draws_each_pass else 1
        return Finds(own, letters, active & ~letters, fresh, draws)

    def _found_by_rivals(self, now: Situation, active: Bits, ahead: int) -> Bits:
        """The letters that rivals reach first."""
        places: list[Cell] = list(members(active))
        found = []
        for luck in self.luck[now.rivals * ahead : now.rivals * (ahead + 1)]:
            share = luck / self.finds if self.finds else 1.0
            if share < 1 and places:
                found.append(places.pop(int(share * len(places))))
        return bits(found)

    def _with_routes(self, hand: tuple[RouteId, ...], draws: int, ahead: int) -> tuple[RouteId, ...]:
        """The hand with cards drawn (RU-23): different ones each round, whatever was spent before."""
        order = self.routes[ahead:] + self.routes[:ahead]
        for _ in range(min(draws, FULL_HAND - len(hand))):
            hand = (*hand, next(route for route in order if route not in hand))
        return hand


def _leaving(now: Situation, rng: Random, weights: Weights) -> int:
    """A guess at when a rival who is still in the ruin leaves."""
    most = min(weights.first_leaving, now.cards) if now.stage == 2 else weights.first_leaving
    return rng.randint(min(weights.last_leaving, most), most)


class Finds(NamedTuple):
    """What a round's finds leave behind."""

    own: Bits
    letters: Bits
    """All that were found, including one's own."""
    active: Bits
    fresh: Bits
    draws: int
    """How many route cards are drawn (RU-23)."""


class Cards(NamedTuple):
    """The explore cards to come, as a round takes them."""

    line: list[Letter]
    deck: list[Letter]
    readings: Readings

    def removed(self, count: int) -> list[Letter]:
        """That many cards, taken from the line, then from the deck, as far as there are any (RU-25)."""
        if self.readings.skips_removal and not self.deck:
            return []
        piles = self.line, self.deck
        return [pile.pop(0) for _ in range(count) if (pile := piles[0] or piles[1])]

    def collapse(self, gone: int) -> None:
        """Remove a card for everyone who has escaped, and refill the line (RU-29)."""
        if gone and not (self.readings.skips_removal and not self.deck):
            self.removed(gone)
            self.refill()

    def refill(self) -> None:
        """Refill the line while the deck lasts (RU-28)."""
        count = LINE_LENGTH if self.readings.adds_three else LINE_LENGTH - len(self.line)
        self.line.extend(self.deck[:count])
        del self.deck[:count]


def final_points(edition: Edition, now: Situation) -> float:
    """The total at the end of the game (RU-33)."""
    home = spread(AT_EXIT, now.roads)
    joined = sum(home >> a & home >> b & 1 for a, b in map(edition.ends, now.hand))
    certain = GEM * now.gems + PENALTY * now.penalties + now.first_rectangle
    return float(certain + _largest(now.roads | now.walls) + ROUTE * joined + now.escape)


def final_worth(edition: Edition, now: Situation, first_out: float) -> float:
    """The same, plus what it is worth to leave before the rivals."""
    first = now.rivals and now.escape == ESCAPE[0]
    return final_points(edition, now) + (first_out if first else 0)


def _largest(marks: Bits) -> int:
    rectangle = largest_rectangle(marks)
    return rectangle.area if rectangle else 0
