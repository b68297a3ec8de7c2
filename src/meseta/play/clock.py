"""How long a seat may think: the rule chosen for the table, and the time left, as values.

A seat's clock runs for as long as the table is waiting for that seat, no matter how many actions and
take-backs happen meanwhile. In a step where several seats act, it runs for those that still have to; what a
seat has used in a step stays used, however often it finishes and takes back. Without a rule it only tells
since when the table has been waiting.
"""

from collections.abc import Collection
from typing import Final, Literal

import msgspec

from meseta.core.errors import BadSetup
from meseta.core.seats import Seat
from meseta.play.problems import BadClock

LEAST_SECONDS = 1
MOST_SECONDS = 30 * 24 * 3600
"""A month: a game by correspondence."""
DAY: Final = 24 * 3600
"""Seconds from which on nobody is expected to sit at the table: it is played by correspondence."""
REMINDER: Final = 4
"""By correspondence, people are reminded when one part in so many of their time is left."""


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control agreed for the table."""

    kind: Literal["none", "move", "reserve"] = "none"
    """No clock, a limit for each move, or a reserve for the whole match."""

    seconds: int = 0
    """For each move, or in reserve."""

    @property
    def by_correspondence(self) -> bool:
        """Whether people come and go between their moves."""
        return self.kind != "none" and self.seconds >= DAY

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

    used: tuple[int, ...] = ()
    """Where each move has its limit: what each seat that is not running has used of it in this step."""

    @classmethod
    def stopped(cls, rule: ClockRule, seats: int) -> "Clock":
        """The clocks before the match."""
        reserve = (rule.seconds * 1000,) * seats if rule.kind == "reserve" else ()
        return cls(rule, reserve, (None,) * seats)

    def turn(self, now: int, step: int, acting: Collection[Seat]) -> "Clock":
        """The clocks from now on, running for the acting seats; a new step restarts them."""
        running = self.since if step == self.step else (None,) * len(self.since)
        used = self._used(now, acting) if step == self.step and self.rule.kind == "move" else ()
        since = [
            None if seat not in acting else now - (used[seat] if used else 0) if began is None else began
            for seat, began in enumerate(running)
        ]
        left = self.left and tuple(
            left if seat in acting and step == self.step else self._left(seat, now)
            for seat, left in enumerate(self.left)
        )
        return Clock(self.rule, left, tuple(since), step, used)

    def given_back(self, began: int, ended: int) -> "Clock":
        """The clocks after an interruption: for no seat did they run meanwhile."""
        since = tuple(
            None if start is None else start + max(0, ended - max(began, start)) for start in self.since
        )
        return Clock(self.rule, self.left, since, self.step, self.used)

    def due(self, seat: Seat) -> int | None:
        """When the seat's time is up; None while its clock is stopped."""
        began = self.since[seat]
        if began is None or self.rule.kind == "none":
            return None
        return began + (self.rule.seconds * 1000 if self.rule.kind == "move" else self.left[seat])

    def remind_at(self, seat: Seat) -> int | None:
        """When the seat should be reminded that its time is running out; None if it need not be."""
        due = self.due(seat)
        if due is None or self.rule.kind != "move" or not self.rule.by_correspondence:
            return None
        return due - self.rule.seconds * 1000 // REMINDER

    def next_due(self) -> tuple[int, Seat] | None:
        """When the first seat's time is up, and which seat that is."""
        if self.rule.kind == "none":
            return None
        dues = ((self.due(seat), seat) for seat in range(len(self.since)))
        return min(((due, seat) for due, seat in dues if due is not None), default=None)

    def _used(self, now: int, acting: Collection[Seat]) -> tuple[int, ...]:
        """What each seat has used in this step, if its clock is stopped from now on."""
        before = self.used or (0,) * len(self.since)
        return tuple(
            before[seat] if began is None or seat in acting else max(0, now - began)
            for seat, began in enumerate(self.since)
        )

    def _left(self, seat: Seat, now: int) -> int:
        began = self.since[seat]
        return self.left[seat] if began is None else max(0, self.left[seat] - max(0, now - began))
