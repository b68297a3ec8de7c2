"""What every way of calling somebody has in common: what is said, and what can come of it."""

from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from meseta.i18n.words import Words
from meseta.store.rows import Call
from meseta.tables.changes import ListedTable

Kind: TypeAlias = Literal["push", "mail", "webhook"]
"""The ways to call somebody."""


class Gone(Exception):
    """There is no such destination any longer."""


class Unreached(Exception):
    """The call could not be made; perhaps it can be later."""

    def __init__(self, reason: str, wait: float = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        """For the log, without any secret."""
        self.wait = wait
        """For how many seconds we were asked to wait."""


class Telling(NamedTuple):
    """What a call says. It holds nothing that somebody at the table may not know, and no id of the table."""

    game: str
    names: list[str]
    """Everybody at the table, by the names that all of them see."""
    title: str
    body: str
    left: str
    """How much time is left by correspondence; otherwise empty."""
    waiting: int
    """At how many tables it is the person's turn."""


class Sender(Protocol):
    """One way to call somebody."""

    async def send(self, call: Call, telling: Telling) -> None:
        """Make the call; raises `Gone` or `Unreached`."""
        ...

    def close(self) -> None:
        """Let go of what it holds."""
        ...


LISTED: Final = msgspec.json.Decoder(ListedTable)
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
AS_GOOD: Final = 0.05
"""So much of a unit is as good as a whole one: three days that have just begun are three days."""


def telling_of(call: Call, line: str, waiting: int, now: int) -> Telling:
    """What the call says, in the language of its destination."""
    table = LISTED.decode(line)
    words = Words(call.destination.language, table.game, table.names)
    names = [words.player(seat) for seat in range(len(table.names))]
    title = words.say("call-again" if call.reminder else "call-turn", game=words.say("name"))
    others = [name for seat, name in enumerate(names) if seat != call.seat]
    body = words.say("call-with", names=others) if others else ""
    due = table.due[call.seat] if table.remind else None
    left = "" if due is None else _left(words, due + table.put_off(call.runs_out) - now)
    return Telling(table.game, names, title, body, left, waiting)


def _left(words: Words, milliseconds: int) -> str:
    """How much time is left, in days or hours: such as “3 days left”."""
    days, hours = (int(milliseconds / unit + AS_GOOD) for unit in (DAY, HOUR))
    unit, count = ("days", days) if days > 1 else ("hours", max(1, hours))
    return words.say(f"call-{unit}-left", count=count)
