"""The result of a request to a table: a value, decided before anything is stored or sent."""

from random import Random

import msgspec

from meseta.core.errors import MesetaError
from meseta.core.record import MOST_ENTRIES, Entry
from meseta.core.seats import Seat
from meseta.play.match import AnyMatch, AnyMoment, Submission
from meseta.play.problems import NotPlaying, TooManyEntries
from meseta.play.requests import Caller, TableRefuses, may_act
from meseta.play.seating import AnyTableEvent
from meseta.play.table import Table


class MatchFull(MesetaError):
    """More entries than a match may have, which stops anyone who keeps acting and taking back forever."""


class Decision(msgspec.Struct, frozen=True):
    """What a request leads to; empty if it changes nothing."""

    events: tuple[AnyTableEvent, ...] = ()
    match: AnyMatch | None = None
    """The match afterwards, if it has changed."""
    entries: tuple[Entry, ...] = ()
    moments: tuple[AnyMoment, ...] = ()
    submission: str | None = None
    repeated: bool = False
    simulated: tuple[object, ...] = ()
    """What was simulated to tell of the moments, held until they are told."""

    def applied_to(self, table: Table, at: int) -> Table:
        """The table after this decision."""
        for event in self.events:
            table = table.after(event, at)
        return table if self.match is None else table.with_match(self.match, at)


def submit(table: Table, caller: Caller, seat: Seat, submission: Submission, rng: Random) -> Decision:
    """The decision on a player's submission; raises if the caller may not act, or the action is refused."""
    may_act(table, caller, seat)
    return enter_submission(table, seat, submission, rng)


def enter_submission(table: Table, seat: Seat, submission: Submission, rng: Random) -> Decision:
    """The decision on a submission, regardless of the sender."""
    assert table.match is not None, "it is being played"
    accepted = table.match.submit(seat, submission, table.luck(rng))
    if accepted.repeated:
        return Decision(repeated=True)
    if table.status != "playing":  # it ended otherwise than by the rules, which would let it go on
        raise TableRefuses(NotPlaying())
    if len(accepted.match.entries) > MOST_ENTRIES:
        raise MatchFull(TooManyEntries(most=MOST_ENTRIES))
    return Decision(
        match=accepted.match,
        entries=accepted.entries,
        moments=accepted.moments,
        submission=submission.id,
    )
