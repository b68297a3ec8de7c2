"""The bodies of requests and responses about deals that are played again."""

import msgspec

from meseta.core.results import Part
from meseta.core.seats import Seat
from meseta.desk.bodies import Placement
from meseta.play.clock import ClockRule
from meseta.play.table import Experience
from meseta.tables.wire.base import Received, Sent
from meseta.tables.wire.tables import TimeoutRule


class DealAgain(Received, frozen=True):
    """A table to create for the deal of a match that is over, with its game, seats and options."""

    chairs: list[Placement] = msgspec.field(default_factory=list)
    """Who sits where; if empty, I take the first seat."""
    start: bool = False
    """Whether to begin immediately; every seat must be taken."""
    open: bool = False
    """Whether it is listed for everyone, or found only by its link."""
    clock: ClockRule = ClockRule()
    timeout: TimeoutRule = "move"
    hints: bool = True
    chat: bool = True
    experience: Experience = "any"


class DealSeat(Sent, frozen=True):
    """What one seat has made of a deal."""

    name: str
    bot: str | None
    """The level of the bot that has the seat."""
    total: int
    parts: list[Part]
    lost: bool
    """Whether the seat could not win: its owner gave up, or did not come back."""
    knew: bool
    """Whether its owner had played or seen the deal before."""


class DealLine(Sent, frozen=True):
    """How a deal was played at one table."""

    table: str
    """Its replay is open."""
    at: int
    """When its match was over."""
    here: bool
    """Whether it is the table that was asked about."""
    first: bool
    """Whether it was the first to play the deal."""
    winners: list[Seat]
    code: str
    """How the match ended, such as `last_round`."""
    seats: list[DealSeat]


class DealList(Sent, frozen=True):
    """How a deal was played wherever it is over, the best first."""

    tables: list[DealLine]
