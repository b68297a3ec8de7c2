"""What a turn is worth in an imagined world: played on by plain good play, and then estimated.

The player goes on much as the `adept` rung would; rivals find gems and leave as `future` imagines them.
"""

from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from meseta.bots.in_the_ruin.future import Future, final_points
from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.planner import ADEPT
from meseta.bots.in_the_ruin.search import Care, Strength
from meseta.bots.in_the_ruin.situation import Situation
from meseta.bots.in_the_ruin.turns import Marked, Turn, best_turns
from meseta.bots.in_the_ruin.weights import WEIGHTS
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.scoring import ESCAPE
from meseta.games.in_the_ruin.sheet import EXIT
from meseta.grids.bits import bits

QUICK: Final = Strength(Care(width=2, extras=1), weights=replace(WEIGHTS, hurry=0.0, targets=8))
"""How turns are played on: nearly as by `adept`, in a little less time."""

CARDS_DEALT: Final = 2
"""Explore cards of each rival that are announced after the set-up (RU-05, RU-08)."""


class Drift(NamedTuple):
    """By how much an outlook is above the points at the end, on average: it is made to compare turns."""

    base: float
    each: float
    """For every explore card left in the phase."""


ALONE: Final = (Drift(21.6, -4.7), Drift(1.8, 1.3))
WITH_RIVALS: Final = (Drift(50.0, -3.6), Drift(24.0, 0.8))
"""By phase, fitted to games of `adept`; `python -m bench.ruin_outlook` fits them again. A wrong base shifts
what all turns are said to be worth, not what they cost."""


class Ended(NamedTuple):
    """Where a player's turn has led, before anybody else acts."""

    now: Situation
    escape: bool = False

    @classmethod
    def with_turn(cls, now: Situation, escape: bool = False) -> "Ended":
        """That end of a turn. How it was reached is forgotten: turns that end alike are the same."""
        done = replace(now, settled=now.roads | now.walls, drawn=True, special=True, steps=0)
        return cls(done, escape)

    @property
    def turn(self) -> Turn:
        """The end as a turn in which nothing more is done."""
        now = self.now
        return Turn(0.0, Marked(0.0, now.roads, now.walls, now.hand), now.hand, now.pawn, escape=self.escape)


class Standing(NamedTuple):
    """What a player can expect in one world."""

    points: float
    """At the end of the game."""
    first: bool
    """Whether they leave before all rivals, as far as it is known."""


class World(NamedTuple):
    """One imagined world, the same for all turns that are compared in it."""

    edition: Edition
    future: Future
    strength: Strength = QUICK
    """How it is played on."""

    def after(self, ended: Ended, rounds: int) -> Standing:
        """What the end of a turn leads to, with that many rounds played on."""
        return self._from(self.future.after(self.future.foreseen(ended.now), ended.turn, 0), 1, rounds)

    def from_round(self, now: Situation, rounds: int) -> Standing:
        """The same from the beginning of a round."""
        return self._from(self.future.foreseen(now), 0, rounds)

    def _from(self, now: Situation, ahead: int, rounds: int) -> Standing:
        for number in range(ahead, ahead + rounds):
            if now.over:
                break
            now = self.future.after(now, plain_turn(self.edition, now, self.strength), number)
        if now.over:
            first = now.rivals > 0 and now.escape == ESCAPE[0]
            return Standing(final_points(self.edition, now), first)
        turn = plain_turn(self.edition, now)
        first = turn.escape and now.rivals > 0 and now.gone == 0
        return Standing(turn.worth - ADEPT.weights.first_out * first - drift(now), first)


def plain_turn(edition: Edition, now: Situation, strength: Strength = ADEPT) -> Turn:
    """The turn that looks best without trying any."""
    outlook = Outlook(edition, now, strength.weights)
    return best_turns(outlook, 1, strength.now.width, strength.now.extras)[0]


def drift(now: Situation) -> float:
    """By how much the outlook at the beginning of a round is too high."""
    base, each = (WITH_RIVALS if now.rivals + now.gone else ALONE)[now.stage - 1]
    return base + each * now.cards


def begun(edition: Edition, now: Situation, rng: Random) -> Situation:
    """The first round after that set-up, with the letters that rivals may announce (RU-08, RU-09)."""
    known = {*now.line, *(edition.letter_at[cell] for cell in edition.letter_at if now.active >> cell & 1)}
    order = rng.sample(range(len(edition.places)), len(edition.places))
    unseen = [card for card in order if card not in known]
    announced, deck = unseen[: CARDS_DEALT * now.rivals], unseen[CARDS_DEALT * now.rivals :]
    letters = bits(edition.places[card] for card in announced)
    return replace(
        now,
        pawn=EXIT,
        active=now.active | letters,
        fresh=now.fresh & ~letters,
        deck=tuple(sorted(deck)),
        settled=now.roads | now.walls,
        drawn=False,
        special=False,
        steps=0,
    )
