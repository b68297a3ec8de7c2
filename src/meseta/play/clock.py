"""How long a seat may think: the rule chosen for the table, and the time left, as values.

A seat's clock runs for as long as the table is waiting for that seat, no matter how many actions and
take-backs happen meanwhile. In a step where several seats act, it runs for those that still have to. Without
a rule it only tells since when the table has been waiting.
"""

from collections.abc import Collection
from typing import Literal

import msgspec

from meseta.core.errors import BadSetup
from meseta.core.seats import Seat
from meseta.play.problems import BadClock

LEAST_SECONDS = 1
MOST_SECONDS = 30 * 24 * 3600
"""A month: a game by correspondence."""


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control agreed for the table."""

    kind: Literal["none", "move", "reserve"] = "none"
    """No clock, a limit for each move, or a reserve for the whole match."""

    seconds: int = 0
    """For each move, or in reserve."""

    def check(self) -> None:
        """Raise if the number of seconds makes no sense."""
        if self.kind != "none" and not LEAST_SECONDS <= self.seconds <= MOST_SECONDS:
            raise BadSetup(BadClock(seconds=self.seconds, least=LEAST_SECONDS, most=MOST_SECONDS))


class Clock(msgspec.Struct, frozen=True):
    """The clocks of all seats. Times are milliseconds since 1970."""

    rule: ClockRule
    left: tuple[int, ...]
    """Each seat's reserve, not counting the time running now; empty if the rule has no reserve."""

    since: tuple[int | None, ...]
    """When each seat's clock started; None if it is stopped."""

    step: int = -1
    """The step of the match they are running for."""

    @classmethod
    def stopped(cls, rule: ClockRule, seats: int) -> "Clock":
        """The clocks before the match."""
        reserve = (rule.seconds * 1000,) * seats if rule.kind == "reserve" else ()
        return cls(rule, reserve, (None,) * seats)

    def turn(self, now: int, step: int, acting: Collection[Seat]) -> "Clock":
        """The clocks from now on, running for the acting seats; a new step restarts them."""
        running = self.since if step == self.step else (None,) * len(self.since)
        since = [
            None if seat not in acting else now if began is None else began
            for seat, began in enumerate(running)
        ]
        left = self.left and tuple(
            left if seat in acting and step == self.step else self._left(seat, now)
            for seat, left in enumerate(self.left)
        )
        return Clock(self.rule, left, tuple(since), step)

    def due(self, seat: Seat) -> int | None:
        """When the seat's time is up; None while its clock is stopped."""
        began = self.since[seat]
        if began is None or self.rule.kind == "none":
            return None
        return began + (self.rule.seconds * 1000 if self.rule.kind == "move" else self.left[seat])

    def next_due(self) -> tuple[int, Seat] | None:
        """When the first seat's time is up, and which seat that is."""
        if self.rule.kind == "none":
            return None
        dues = ((self.due(seat), seat) for seat in range(len(self.since)))
        return min(((due, seat) for due, seat in dues if due is not None), default=None)

    def _left(self, seat: Seat, now: int) -> int:
        began = self.since[seat]
        return self.left[seat] if began is None else max(0, self.left[seat] - max(0, now - began))
