"""A process in which bots think. It reads one order per line and writes one answer per line until its server
is gone; then it ends at once, with everything its bots have started. Whatever a bot prints goes to standard
error, and what it starts inherits neither the orders nor the answers."""

import os
import sys
import threading
from functools import lru_cache
from queue import SimpleQueue
from random import Random
from time import perf_counter, process_time
from typing import TypeAlias, assert_never, cast

import msgspec

from meseta.bots.bot import AnyBot, Budget, ask
from meseta.bots.judge import Scale
from meseta.bots.problems import BotProblem, BotRaised
from meseta.bots.registry import make_bot
from meseta.core.errors import BadBot, MesetaError
from meseta.core.game import Json
from meseta.core.record import read_record
from meseta.core.seats import Seat
from meseta.daily.calendar import line_of, puzzle_of, read_line, write_line
from meseta.daily.days import read_day
from meseta.daily.making import make, maker_of
from meseta.daily.reasons import reasons_of
from meseta.play.advice import Hint, give_hint
from meseta.play.analysis import JudgedEntry, Turn, judge_entries, judge_turn, scale_for
from meseta.play.trials import TriedGame, try_game
from meseta.tables.cached_games import open_cached
from meseta.tables.process_tree import kill_descendants, kill_group, supervise
from meseta.tables.worker_limits import Kind, limit_to


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


class Consult(msgspec.Struct, frozen=True, tag="consult"):
    """A position, and a seat that asks for a hint."""

    game: str
    edition: str | None
    seat: Seat
    state: Json
    """As dumped by the game; the judge gets only the seat's view of it."""
    bot: str = "hint"
    """The name used in error messages."""


class Rate(msgspec.Struct, frozen=True, tag="rate"):
    """A turn that somebody has tried, to be judged."""

    game: str
    edition: str | None
    seat: Seat
    state: Json
    """The position it begins in, as dumped by the game."""
    turn: Turn
    bot: str = "retry"
    """The name used in error messages."""


class Trial(msgspec.Struct, frozen=True, tag="trial"):
    """Some games between bots of one level, to see what an edition gives."""

    game: str
    edition: str | None
    bot: str
    seats: int
    start: int
    """The number of the first game."""
    count: int
    """How many to play at most."""
    seconds: float
    """After how many no further game is begun."""


class MakeDaily(msgspec.Struct, frozen=True, tag="daily"):
    """A day whose puzzle is to be made, because the calendar has none."""

    game: str
    day: str
    bot: str = "daily"
    """The name used in error messages."""


class DailyReasons(msgspec.Struct, frozen=True, tag="daily_reasons"):
    """Some turns from a day's position, and why they are good."""

    game: str
    line: str
    """Of the calendar."""
    turns: list[list[str]]
    """Each as its seat's actions, in notation."""
    bot: str = "daily"
    """The name used in error messages."""


Work: TypeAlias = Task | Study | Consult | Rate | Trial | MakeDaily | DailyReasons


class Order(msgspec.Struct, frozen=True):
    """A task with its key."""

    key: str
    """Unguessable; the answer has to repeat it, so that nothing else on the pipe passes for it."""
    task: Work


class Thought(msgspec.Struct, frozen=True):
    """The bot's action, the hint or the judged entries, or why that failed."""

    action: str = ""
    failed: BotProblem | None = None
    traceback: str = ""
    """Where the bot raised, if it did; only for the log."""
    judged: tuple[JudgedEntry, ...] = ()
    scale: Scale | None = None
    """What the judged entries are measured in."""
    hint: Hint | None = None
    tried: tuple[TriedGame, ...] = ()
    seconds: float = 0.0
    """What the tried games took of a processor."""
    line: str = ""
    """The day's puzzle, as a line of the calendar."""
    reasons: list[list[Json]] = []
    """By turn, as they are sent."""


class Answer(msgspec.Struct, frozen=True):
    """The answer to the order with this key."""

    key: str
    thought: Thought


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


def study(task: Study) -> Thought:
    """The judged entries."""
    game, record = open_cached(task.game, task.edition), read_record(task.record)
    judged = tuple(judge_entries(game, record, task.start, task.stop))
    return Thought(judged=judged, scale=scale_for(game, record.header.seats))


def consult(task: Consult) -> Thought:
    """The hint."""
    game = open_cached(task.game, task.edition)
    return Thought(hint=give_hint(game, game.load(task.state), task.seat))


def rate(task: Rate) -> Thought:
    """The judged turn."""
    game = open_cached(task.game, task.edition)
    return Thought(judged=(judge_turn(game, game.load(task.state), task.seat, task.turn),))


def try_games(task: Trial) -> Thought:
    """As many of the games as there is time for, one at least."""
    game = open_cached(task.game, task.edition)
    began, spent = perf_counter(), process_time()
    tried: list[TriedGame] = []
    for number in range(task.start, task.start + task.count):
        tried.append(try_game(game, task.bot, task.seats, number))
        if perf_counter() - began >= task.seconds:
            break
    return Thought(tried=tuple(tried), seconds=process_time() - spent)


def make_daily(task: MakeDaily) -> Thought:
    """The day's puzzle."""
    game, maker = open_cached(task.game), maker_of(task.game)
    assert maker is not None, "it was asked for there"
    puzzle = make(game, maker, read_day(task.day))
    return Thought(line=write_line(line_of(game, puzzle)))


def daily_reasons(task: DailyReasons) -> Thought:
    """The judge's reasons for each of the turns."""
    game, maker = open_cached(task.game), maker_of(task.game)
    assert maker is not None, "it was asked for there"
    puzzle = puzzle_of(game, maker, read_line(task.line))
    assert puzzle is not None, "the turns were played there"
    return Thought(reasons=[reasons_of(game, maker, puzzle.state, turn) for turn in task.turns])


def work(task: Work) -> Thought:
    """What comes of the task."""
    try:
        match task:
            case Task():
                return think(task)
            case Study():
                return study(task)
            case Consult():
                return consult(task)
            case Rate():
                return rate(task)
            case Trial():
                return try_games(task)
            case MakeDaily():
                return make_daily(task)
            case DailyReasons():
                return daily_reasons(task)
            case _:
                assert_never(task)
    except MesetaError as error:
        return _failed(task.bot, error)


def _failed(bot: str, error: MesetaError, traceback: str = "") -> Thought:
    problem = error.problem
    if isinstance(problem, BotProblem):
        return Thought(failed=problem, traceback=traceback)
    return Thought(failed=BotRaised(name=bot, detail=str(error)[:200]))


def main(kind: Kind) -> None:
    """Work through orders until their pipe is closed."""
    if kind == "guest":
        supervise()
    orders, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    limit_to(kind)
    lines: SimpleQueue[bytes] = SimpleQueue()

    def read() -> None:
        for line in orders:
            lines.put(line)
        _end()  # even if a bot is still thinking: nobody waits for it

    threading.Thread(target=read, daemon=True).start()
    decoder = msgspec.json.Decoder(Order)
    while True:
        order = decoder.decode(lines.get())
        answers.write(msgspec.json.encode(Answer(order.key, work(order.task))) + b"\n")


def _end() -> None:
    """End this process with everything it has started."""
    kill_descendants(os.getpid())
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        kill_group(os.getpid())
    os._exit(0)  # and what a guest leaves behind, its supervisor ends


if __name__ == "__main__":
    main(cast(Kind, sys.argv[1]))  # only our own server starts it
