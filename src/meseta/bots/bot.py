"""What a bot is, and how it is asked."""

from random import Random
from traceback import format_exception, format_tb
from types import TracebackType
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec

from meseta.bots.problems import BotIllegal, BotRaised
from meseta.core.actions import LegalActions
from meseta.core.errors import BadBot
from meseta.core.game import Action, View

__all__ = ["NORMAL", "AnyBot", "Bot", "Budget", "ask", "seeded_by"]

View_contra = TypeVar("View_contra", contravariant=True)


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about one action. It counts work, not time: a seed decides everything."""

    nodes: int = 1000
    """A thousand is each bot's own normal amount; with half of it every bot thinks half as long."""

    def share(self, work: int) -> int:
        """How much of a bot's usual work (simulations, positions, …) this budget allows, at least 1.

        >>> Budget(nodes=500).share(64)
        32
        """
        return max(1, work * self.nodes // 1000)


NORMAL: Final = Budget()
LONGEST_DETAIL: Final = 200
LONGEST_TRACEBACK: Final = 4000
"""The end is what is shown: it names the line that raised."""


def seeded_by(position: object, *salt: int | str) -> Random:
    """Randomness that depends on the position alone, so that one position has one answer.

    The position is a view or whatever part of it matters; the salt tells apart what is drawn for it.

    >>> seeded_by((1, 2)).random() == seeded_by((1, 2)).random() != seeded_by((1, 2), "again").random()
    True
    """
    return Random(msgspec.json.encode((position, salt)))


class Bot(Protocol[View_contra, Action]):
    """A player of a seat. It is given a view: reading a state is a type error."""

    def choose(self, view: View_contra, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """One of the legal actions."""
        ...


AnyBot: TypeAlias = Bot[Any, Any]  # type: ignore[explicit-any]
"""A bot for a game that was found by its key (`AnyGame`)."""


def ask(
    bot: Bot[View, Action],
    name: str,
    view: View,
    legal: LegalActions[Action],
    budget: Budget,
    rng: Random,
) -> Action:
    """The bot's action; raises `BadBot` where it fails or answers with an illegal one."""
    # Third-party code may raise anything or try to exit; it must not take the table down.
    try:
        answer = bot.choose(view, legal, budget, rng)
        allowed = answer in legal
    except (Exception, SystemExit) as error:
        raise BadBot(BotRaised(name=name, detail=describe(error)), traceback=traceback_of(error)) from None
    if not allowed:
        raise BadBot(BotIllegal(name=name, answer=describe(answer)))
    return answer


def describe(thing: object) -> str:
    """A third-party exception or answer as text, even if it cannot be printed."""
    try:
        text = f"{type(thing).__name__}: {thing}" if isinstance(thing, BaseException) else repr(thing)
    except Exception:
        text = type(thing).__name__
    return text if len(text) <= LONGEST_DETAIL else f"{text[:LONGEST_DETAIL]}…"


def traceback_of(error: BaseException) -> str:
    """The traceback from the first frame that is not ours on.

    For one of our own bots it is the whole traceback; where the bot could not even be called, it is empty.
    """
    asked = error.__traceback__.tb_next if error.__traceback__ is not None else None
    if asked is None:
        return ""
    start: TracebackType | None = asked
    while start is not None and _is_ours(start):
        start = start.tb_next
    if start is None and not isinstance(error, SyntaxError):  # which names its line itself
        start = asked
    try:
        lines = format_exception(type(error), error, start)
    except Exception:  # the exception itself may not be printable
        lines = format_tb(start)
    return "".join(lines)[-LONGEST_TRACEBACK:]


def _is_ours(frame: TracebackType) -> bool:
    """Whether the frame is this program's, or the import machinery's, which called a bot's file for it."""
    name = str(frame.tb_frame.f_globals.get("__name__", ""))
    return name.partition(".")[0] in (__name__.partition(".")[0], "importlib")
