"""Stand-ins: from when a bot may play for somebody, which bot that is, and when it yields.

An absent owner has a grace period to come back, except in a game by correspondence, where nobody is expected
to be there and only the clock replaces anybody. At a table without a clock, somebody who is connected but
does not finish a step has a stated time as well; counting from the step's beginning, which everyone sees,
tells nobody what was done in secret meanwhile.
"""

from collections.abc import Collection, Mapping
from typing import Final

from meseta.core.seats import Seat
from meseta.play import problems
from meseta.play.clock import ClockRule
from meseta.play.requests import Caller, NotYours, TableRefuses, check_seat, step_of
from meseta.play.seating import Returned, StoodIn
from meseta.play.table import Table

GRACE: Final = 60_000
"""Milliseconds an absent owner has to come back."""
GRACE_OF_CLOCK: Final = 4
"""Where a clock runs, at most this fraction of its time."""
SILENCE: Final = 600_000
"""Milliseconds that a connected owner may take for one step at a table without a clock."""


def grace(rule: ClockRule) -> int:
    """How many milliseconds an absent owner has to come back."""
    return GRACE if rule.kind == "none" else min(GRACE, rule.seconds * 1000 // GRACE_OF_CLOCK)


def stand_in_from(table: Table, seat: Seat, away: Mapping[Seat, int]) -> int | None:
    """From when others may call a stand-in for the seat; None if they may not. `away` says since when each
    absent owner has been away."""
    chair = table.chairs[seat]
    if table.status != "playing" or chair.person is None or chair.standing_in in ("return", "end"):
        return None
    clock = table.clock
    if clock.rule.by_correspondence:
        return None
    since = clock.since[seat]
    silent = since + SILENCE if since is not None and clock.rule.kind == "none" else None
    if seat not in away:
        return silent
    absent = away[seat] + grace(clock.rule)
    return absent if silent is None else min(absent, silent)


def call_stand_in(
    table: Table, caller: Caller, seat: Seat, bot: str | None, away: Mapping[Seat, int], now: int
) -> StoodIn:
    """The agreed bot stands in for somebody who is away or silent, or for the caller."""
    check_seat(table, seat)
    own = caller.seats(table)
    if not own and not caller.is_person(table.host):
        raise NotYours(problems.NotYourSeat(found=seat))
    if table.chairs[seat].holder == "bot" or table.chairs[seat].standing_in in ("return", "end"):
        raise TableRefuses(problems.BotPlays(seat=seat))
    if bot not in (None, table.stand_in):
        raise TableRefuses(problems.StandInAgreed(bot=table.stand_in))
    if seat in own:
        return StoodIn(seat, table.stand_in, "return", "left", step_of(table))
    start = stand_in_from(table, seat, away)
    if start is None:
        raise TableRefuses(problems.PlayerPresent(seat=seat))
    if now < start:
        raise TableRefuses(problems.StandInLater(seat=seat, seconds=-((now - start) // 1000)))
    return StoodIn(seat, table.stand_in, "return", "absent" if seat in away else "silent", step_of(table))


def owners_return(table: Table, seats: Collection[Seat]) -> tuple[Returned, ...]:
    """The events by which stand-ins yield to owners who have just connected.

    Whoever handed over the seat, or was connected all the time, takes it back when they want to.
    """
    chairs = ((seat, table.chairs[seat]) for seat in sorted(seats))
    return tuple(
        Returned(seat)
        for seat, chair in chairs
        if table.status == "playing" and chair.standing_in == "return" and chair.why in ("absent", "time")
    )
