"""Bots think in processes of their own, and are replaced when they fail."""

import asyncio
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import meseta.tables.workers
from meseta.core.errors import BadBot
from meseta.games import open_game
from meseta.play.match import start
from meseta.play.requests import replace_bot
from meseta.play.seating import BotFailed, BotSat
from meseta.play.table import Settings, Table
from meseta.tables.chance import Chance
from meseta.tables.worker_process import LINES_KEPT, LONGEST_LINE, Printed, WorkerProcess
from meseta.tables.workers import Workers
from tests.server.harness import PATIENCE

BOTS = """
import os, time

class Dreamer:
    def __init__(self, game): ...
    def choose(self, view, legal, budget, rng):
        time.sleep(600)

class Crasher(Dreamer):
    def choose(self, view, legal, budget, rng):
        print("I see no way out")
        os._exit(3)

class Raiser(Dreamer):
    def choose(self, view, legal, budget, rng):
        print("this is no answer")
        raise ValueError("no idea")

class Cheat(Dreamer):
    def choose(self, view, legal, budget, rng):
        return 17

class First(Dreamer):
    def choose(self, view, legal, budget, rng):
        print("noise")
        return next(iter(legal))
"""


LOOPS = [None] if sys.platform == "win32" else [None, import_module("uvloop").new_event_loop]
"""Of asyncio, and of what the server runs on: their transports are not the same."""


def table_with(bot: str) -> Table:
    game = open_game("shifting_stones")
    settings = Settings("shifting_stones", 1)
    table = Table.new("t", game, settings, "host", 0).after(BotSat(0, bot), 0)
    return table.with_match(start(game, 1, {}, Chance()), 0)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("Dreamer", "bot_too_slow"),
        ("Crasher", "bot_crashed"),
        ("Raiser", "bot_raised"),
        ("Cheat", "bot_illegal"),
        ("First", None),
    ],
)
def test_a_bot_that_fails_costs_only_its_process(
    tmp_path: Path, bot: str, code: str | None, loop: Callable[[], asyncio.AbstractEventLoop] | None
) -> None:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)

    async def ask() -> str:
        workers = Workers(1, 2 if bot == "Dreamer" else PATIENCE)
        try:
            try:
                answer = await workers.think(table_with(bot), 0, f"{file}:{bot}")
            except BadBot as error:
                answer = error.code
            workers.seconds = PATIENCE
            assert await workers.think(table_with("random"), 0, "random")
            return answer
        finally:
            await workers.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        answer = runner.run(ask())
    assert answer == code or (code is None and answer.startswith("s a1b1"))


@pytest.mark.parametrize(
    ("bot", "traceback", "printed"),
    [
        ("Raiser", 'raise ValueError("no idea")\nValueError: no idea', "this is no answer"),
        ("Crasher", "", "I see no way out"),
    ],
)
def test_a_bots_failure_is_logged_with_what_its_author_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, traceback: str, printed: str
) -> None:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    notes: list[dict[str, Any]] = []
    monkeypatch.setattr(meseta.tables.workers, "note", lambda event, **fields: notes.append(fields))

    async def ask() -> BadBot:
        workers = Workers(1, PATIENCE)
        try:
            await workers.think(table_with("random"), 0, f"{file}:First")  # whose noise is not the other's
            with pytest.raises(BadBot) as failed:
                await workers.think(table_with(bot), 0, f"{file}:{bot}")
            return failed.value
        finally:
            await workers.close()

    error = asyncio.run(ask())
    (noted,) = notes
    assert noted["bot"] == f"{file}:{bot}"
    assert noted["printed"] == [f"{file}:{bot}: {printed}"]
    assert noted["traceback"].rstrip().endswith(traceback)
    assert (f'File "{file}", line' in noted["traceback"]) == bool(traceback)
    assert str(file.parent) not in str(error.values.get("detail", "")), "the table learns nothing of it"


def test_only_the_end_of_long_output_is_kept() -> None:
    printed = Printed()
    printed.bot = "chatty"
    printed.add(b"".join(b"%d\n" % number for number in range(1000)) + b"x" * 10_000)
    lines = printed.take()
    assert len(lines) == LINES_KEPT
    assert lines[-2] == "chatty: 999"
    assert lines[-1] == "chatty: " + "x" * LONGEST_LINE
    assert printed.take() == []


def test_a_process_that_died_while_idle_is_not_blamed_on_a_bot() -> None:
    async def ask() -> None:
        workers = Workers(1, PATIENCE)
        try:
            await workers.think(table_with("random"), 0, "random")
            (process,) = workers._moves._idle
            assert isinstance(process, WorkerProcess)
            process.kill()
            await process.wait()
            assert await workers.think(table_with("random"), 0, "random")
            assert workers.running == 1
        finally:
            await workers.close()

    asyncio.run(ask())


def test_processes_that_are_just_being_started_are_ended_as_well() -> None:
    async def ask() -> None:
        workers = Workers(2, PATIENCE)
        asked = [asyncio.create_task(workers.think(table_with("random"), 0, "random")) for _ in range(3)]
        await asyncio.sleep(0)
        await workers.close()
        assert workers.running == 0
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, BadBot) for answer in answers)

    asyncio.run(ask())


def test_the_next_simpler_bot_takes_over_and_after_the_simplest_none() -> None:
    table = table_with("greedy")
    assert replace_bot(table, 0, "greedy") == BotFailed(0, "apprentice")
    assert replace_bot(table, 0, "apprentice") == BotFailed(0, "novice")
    assert replace_bot(table, 0, "novice") == BotFailed(0, "random")
    assert replace_bot(table, 0, "random") is None


def test_a_bot_that_no_longer_exists_is_replaced_by_the_deputy() -> None:
    assert replace_bot(table_with("bygone"), 0, "bygone") == BotFailed(0, "greedy")
