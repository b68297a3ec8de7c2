"""What can be wrong with a bot."""

from typing import TypeAlias

from meseta.core.problems import Problem


class BotUnknown(Problem, frozen=True, tag="bot_unknown"):
    """No bot of the game has this name."""

    name: str
    game: str
    known: str


class BotNoFile(Problem, frozen=True, tag="bot_no_file"):
    """The bot's file does not exist."""

    path: str


class BotNoClass(Problem, frozen=True, tag="bot_no_class"):
    """The bot's file has no such class."""

    path: str
    name: str
    known: str
    """What to write instead."""


class BotUnnamed(Problem, frozen=True, tag="bot_unnamed"):
    """Which bot of the file is meant was not said."""

    path: str
    known: str
    """What to write instead."""


class BotBroken(Problem, frozen=True, tag="bot_broken"):
    """The bot cannot be loaded."""

    name: str
    detail: str


class BotRaised(Problem, frozen=True, tag="bot_raised"):
    """The bot raised an exception when it was asked to act."""

    name: str
    detail: str


class BotIllegal(Problem, frozen=True, tag="bot_illegal"):
    """The bot answered with something that is not legal."""

    name: str
    answer: str


BotProblem: TypeAlias = BotUnknown | BotNoFile | BotNoClass | BotUnnamed | BotBroken | BotRaised | BotIllegal
"""A union, so that it can be decoded from what another process wrote."""
