"""Who sits where, and everything that happens at a table besides the match itself.

A table is its events, just as a match is its record: nothing here changes in place.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.record import LONGEST_NAME, Header
from meseta.core.seats import Seat

Span: TypeAlias = Literal["turn", "return", "end"]
"""How long a bot stands in: for this turn, until the owner returns, or to the end after a concession."""


Reason: TypeAlias = Literal["time", "absent", "silent", "left"]
"""Why a bot stands in: time was up, the owner was away or did not act, or handed over the seat."""


class Chair(msgspec.Struct, frozen=True):
    """A seat, and who has it: a person, a bot, or nobody."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The bot that holds the seat, or that stands in for its owner."""
    standing_in: Span | None = None
    step: int = -1
    """The step in which a bot stands in, if only for this turn."""
    conceded: bool = False
    why: Reason | None = None
    """Why a bot stands in."""
    missed: int = 0
    """How many times the owner's time has run out since they last acted."""
    knows: bool = False
    """Whether they have played or seen the deal before that is played again here."""

    @property
    def lost(self) -> bool:
        """Whether the seat cannot win: its owner gave up, or let it go by their clock and is not back."""
        return self.conceded or (self.standing_in == "return" and self.why == "time")

    @property
    def here(self) -> bool:
        """Whether a person plays the seat, perhaps with a bot's help in one turn."""
        return self.person is not None and self.standing_in in (None, "turn")

    @property
    def holder(self) -> Literal["nobody", "person", "bot"]:
        """Who owns the seat, regardless of who is playing it now."""
        if self.person is not None:
            return "person"
        return "nobody" if self.bot is None else "bot"

    def bot_at(self, step: int) -> str | None:
        """The bot that acts for the seat in this step, if one does."""
        return None if self.standing_in == "turn" and self.step != step else self.bot


class TableEvent(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened at the table."""


class Sat(TableEvent, frozen=True, tag="sat"):
    """A person took a free seat."""

    seat: Seat
    person: str
    name: str
    knows: bool = False
    """Whether they have played or seen the deal before that is played again here."""


class BotSat(TableEvent, frozen=True, tag="bot_sat"):
    """A bot was given a free seat."""

    seat: Seat
    bot: str
    name: str = ""
    """What it is called at the table (`meseta.bots.names`)."""


class Left(TableEvent, frozen=True, tag="left"):
    """A seat became free before the match: its owner left, or the host cleared it."""

    seat: Seat


class Began(TableEvent, frozen=True, tag="began"):
    """The match began."""

    header: Header


class StoodIn(TableEvent, frozen=True, tag="stood_in"):
    """A bot plays for the seat's owner."""

    seat: Seat
    bot: str
    span: Span
    why: Reason
    step: int


class Returned(TableEvent, frozen=True, tag="returned"):
    """The owner plays the seat again."""

    seat: Seat


class BotFailed(TableEvent, frozen=True, tag="bot_failed"):
    """A bot could not continue; a simpler one plays instead."""

    seat: Seat
    bot: str


class Conceded(TableEvent, frozen=True, tag="conceded"):
    """A seat gave up; a bot plays on for it if the others continue."""

    seat: Seat
    bot: str


class Interrupted(TableEvent, frozen=True, tag="interrupted"):
    """Nobody could play, because nothing of the service was running; no clock ran meanwhile."""

    began: int
    ended: int


class Claimed(TableEvent, frozen=True, tag="claimed"):
    """A seat ended the match as its winner, since everybody else had given up or let their time run out."""

    seat: Seat


class Abandoned(TableEvent, frozen=True, tag="abandoned"):
    """The match ended without a winner: everybody had let their time run out, or left it to a bot."""


class Chatted(TableEvent, frozen=True, tag="chatted"):
    """Somebody wrote a line of chat."""

    name: str
    seat: Seat | None
    text: str
    by: str = ""
    """The person; empty for a private link, and in lines stored without it."""


class Rematched(TableEvent, frozen=True, tag="rematched"):
    """Somebody wants to play again at another table, and so invites the others or joins them."""

    table: str
    seats: tuple[Seat, ...] = ()
    """The seats of whoever asked."""


AnyTableEvent: TypeAlias = (
    Sat
    | BotSat
    | Left
    | Began
    | StoodIn
    | Returned
    | BotFailed
    | Conceded
    | Interrupted
    | Claimed
    | Abandoned
    | Chatted
    | Rematched
)


def chair_after(chair: Chair, event: AnyTableEvent) -> Chair:
    """The chair after an event that concerns it."""
    match event:
        case Sat(_, person, name, knows):
            return Chair(person, name, knows=knows)
        case BotSat(_, bot, name):
            return Chair(bot=bot, name=name or bot[-LONGEST_NAME:])
        case Left():
            return Chair()
        case StoodIn(_, bot, span, why, step):
            missed = chair.missed + (why == "time")
            return replace(chair, bot=bot, standing_in=span, step=step, why=why, missed=missed)
        case Returned():
            return replace(chair, bot=None, standing_in=None, why=None)
        case BotFailed(_, bot):
            return replace(chair, bot=bot)
        case Conceded(_, bot):
            return replace(chair, bot=chair.bot or bot, standing_in="end", conceded=True)
        case Began() | Interrupted() | Claimed() | Abandoned() | Chatted() | Rematched():
            return chair
