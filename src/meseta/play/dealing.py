"""The same deal for others: read from a match that is over, and asked instead of the dice elsewhere."""

from collections.abc import Sequence

import msgspec

from meseta.core.abilities import Dealing
from meseta.core.dealing import Answer, Deal
from meseta.core.game import AnyAction
from meseta.core.record import Entry
from meseta.core.seats import CHANCE
from meseta.play.match import AnyMatch, AnyMoment, read_once

__all__ = ["SameDeal", "deal_of"]


class SameDeal(msgspec.Struct, frozen=True):
    """The deal of another match, of which nobody may learn anything beforehand."""

    source: str
    """The table at which it was played first."""
    deal: Deal
    script: tuple[Entry, ...] = ()
    """All that was done there, for a game that cannot tell what chance has in store (`Dealing`)."""

    def __repr__(self) -> str:
        return "<SameDeal>"

    def answer(self, match: AnyMatch) -> AnyAction:
        """Chance's answer now."""
        game: object = match.game
        if isinstance(game, Dealing):
            return game.dealt(self.deal, match.state, answers(match))
        here = len(match.entries)
        next_one = self.script[here : here + 1]
        if next_one and next_one[0].seat == CHANCE and match.entries[:] == self.script[:here]:
            return read_once(match.game, next_one[0].text)
        return match.game.chance(match.state).sample(self.deal.rng(f"step {match.step}"))


def answers(match: AnyMatch) -> list[Answer]:
    """What chance has answered so far."""
    return [Answer(seat, read_once(match.game, text)) for seat, text in _answered(match.entries[:])]


def _answered(entries: Sequence[Entry]) -> list[tuple[int, str]]:
    """Chance's entries, each with the seat of the one before."""
    seats = [CHANCE, *(entry.seat for entry in entries)]
    pairs = zip(seats, entries, strict=False)
    return [(before, entry.text) for before, entry in pairs if entry.seat == CHANCE]


def deal_of(source: str, match: AnyMatch, story: Sequence[AnyMoment], seed: str) -> SameDeal:
    """The deal of the match at this table, which is over; `story` are all of its moments."""
    game: object = match.game
    if not isinstance(game, Dealing):
        return SameDeal(source, Deal(seed), match.entries[:])
    befores = [moment.before for moment in story if moment.entry.seat == CHANCE]
    known = [(before, *answer) for before, answer in zip(befores, answers(match), strict=True)]
    return SameDeal(source, game.deal_of(seed, known))
