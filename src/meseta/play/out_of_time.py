"""What happens when somebody's time runs out, and how a match ends that people have left.

One missed move is forgiven: the stand-in plays it. Whoever misses too many in a row loses the seat to the
stand-in until they come back, and cannot win before that. The one who is left may then end the match as its
winner, or play on. Where nobody is left, the match ends without a winner.
"""

from typing import Final

from meseta.core.seats import Seat
from meseta.play import problems
from meseta.play.requests import Caller, TableRefuses, check_owner, check_status, step_of
from meseta.play.seating import Abandoned, AnyTableEvent, Claimed, StoodIn
from meseta.play.table import Table

MOST_MISSED: Final = 5
"""With how many missed moves in a row the seat is lost."""
MOST_MISSED_BY_CORRESPONDENCE: Final = 2
"""The same where each of them has kept the others waiting for a day or more."""


def time_out(table: Table, now: int) -> AnyTableEvent | None:
    """The event due because somebody's time is up: a bot plays the move or takes over the seat, or the match
    is over because nobody is left."""
    running = table.clock.next_due() if table.status == "playing" else None
    if running is None or running[0] > now:
        return None
    seat = running[1]
    if not _loses_seat(table, seat):
        return StoodIn(seat, table.stand_in, "turn", "time", step_of(table))
    if not any(chair.here for other, chair in enumerate(table.chairs) if other != seat):
        return Abandoned()
    return StoodIn(seat, table.stand_in, "return", "time", step_of(table))


def forgiven(table: Table) -> int:
    """How many moves in a row may be missed before the seat is lost; 0 if none, or without a clock."""
    if table.clock.rule.kind == "none" or table.settings.timeout == "seat":
        return 0
    by_correspondence = table.clock.rule.by_correspondence
    return (MOST_MISSED_BY_CORRESPONDENCE if by_correspondence else MOST_MISSED) - 1


def _loses_seat(table: Table, seat: Seat) -> bool:
    return table.chairs[seat].missed >= forgiven(table)


def may_claim(table: Table, seat: Seat) -> bool:
    """Whether the seat may end the match as its winner: everybody else has let their time run out and not
    come back, or has given up."""
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    return (
        table.status == "playing"
        and bool(others)
        and not table.chairs[seat].lost
        and all(chair.lost for chair in others)
    )


def claim(table: Table, caller: Caller, seat: Seat) -> AnyTableEvent:
    """The owner of the seat ends the match as its winner."""
    check_status(table, "playing")
    check_owner(table, caller, seat)
    if not may_claim(table, seat):
        raise TableRefuses(problems.NothingToClaim())
    return Claimed(seat)
