"""A process in which bots think. It reads one task per line and writes one answer per line until its server
is gone; whatever a bot prints goes to standard error."""

import os
import sys
from functools import lru_cache
from random import Random

import msgspec

from meseta.bots.bot import AnyBot, Budget, ask
from meseta.bots.problems import BotProblem, BotRaised
from meseta.bots.registry import make_bot
from meseta.core.errors import BadBot, MesetaError
from meseta.core.game import Json
from meseta.core.record import read_record
from meseta.core.seats import Seat
from meseta.play.analysis import JudgedEntry, judge_entries
from meseta.tables.cached_games import open_cached


class Task(msgspec.Struct, frozen=True, tag="act"):
    """A position, and the bot that has to act in it."""

    game: str
    edition: str | None
    bot: str
    seat: Seat
    state: Json
    """As dumped by the game; the bot gets only its view of it."""
    nodes: int
    seed: int


class Study(msgspec.Struct, frozen=True, tag="study"):
    """Some entries of a record, to be judged."""

    game: str
    edition: str | None
    record: str
    start: int
    stop: int
    bot: str = "analysis"
    """The name used in error messages."""


class Thought(msgspec.Struct, frozen=True):
    """The bot's action or the judged entries, or why that failed."""

    action: str = ""
    failed: BotProblem | None = None
    traceback: str = ""
    """Where the bot raised, if it did; only for the log."""
    judged: tuple[JudgedEntry, ...] = ()


@lru_cache(maxsize=64)
def _made(bot: str, key: str, edition: str | None) -> AnyBot:
    return make_bot(bot, open_cached(key, edition))


def think(task: Task) -> Thought:
    """The bot's action, in notation."""
    game = open_cached(task.game, task.edition)
    try:
        bot = _made(task.bot, task.game, task.edition)
        state = game.load(task.state)
        legal = game.legal(state, task.seat)
        view = game.observe(state, task.seat)
        action = ask(bot, task.bot, view, legal, Budget(task.nodes), Random(task.seed))
        return Thought(game.write(action))
    except BadBot as error:
        return _failed(task.bot, error, error.traceback)
    except MesetaError as error:
        return _failed(task.bot, error)


def study(task: Study) -> Thought:
    """The judged entries."""
    game = open_cached(task.game, task.edition)
    try:
        return Thought(judged=tuple(judge_entries(game, read_record(task.record), task.start, task.stop)))
    except MesetaError as error:
        return _failed(task.bot, error)


def _failed(bot: str, error: MesetaError, traceback: str = "") -> Thought:
    problem = error.problem
    if isinstance(problem, BotProblem):
        return Thought(failed=problem, traceback=traceback)
    return Thought(failed=BotRaised(name=bot, detail=str(error)[:200]))


def main() -> None:
    """Work through tasks until standard input is closed."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a bot's own prints must not be taken for answers
    tasks: msgspec.json.Decoder[Task | Study] = msgspec.json.Decoder(Task | Study)
    for line in sys.stdin.buffer:
        task = tasks.decode(line)
        thought = think(task) if isinstance(task, Task) else study(task)
        answers.write(msgspec.json.encode(thought) + b"\n")


if __name__ == "__main__":
    main()
