"""What a bot is, and how it is asked."""

from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec

from meseta.bots.problems import BotIllegal, BotRaised
from meseta.bots.tracebacks import traceback_of
from meseta.core.actions import LegalActions
from meseta.core.codes import Coded
from meseta.core.errors import BadBot, IllegalAction, MesetaError
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
        if isinstance(thing, MesetaError):
            text = f"{type(thing).__name__}: {_meaning(thing)}"
        else:
            text = f"{type(thing).__name__}: {thing}" if isinstance(thing, BaseException) else repr(thing)
    except Exception:
        text = type(thing).__name__
    return text if len(text) <= LONGEST_DETAIL else f"{text[:LONGEST_DETAIL]}…"


def _meaning(error: MesetaError) -> str:
    """What an error of our own means, as its class says, and its code with what it is about."""
    refused = error.fault if isinstance(error, IllegalAction) else None
    about: Coded = refused or error.problem
    code = f"{refused.clause}, {refused}" if refused is not None else str(about)
    meaning = (about.__doc__ or "").partition("\n")[0].rstrip(".")
    return f"{meaning} ({code})"
