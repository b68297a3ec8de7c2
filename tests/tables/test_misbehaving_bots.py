"""Bots that hang, forge answers, start processes or take all memory: nobody else is harmed."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from meseta.core.errors import BadBot
from meseta.core.record import write_record
from meseta.tables import crew as crews
from meseta.tables.worker import Order, Task
from meseta.tables.worker_process import WorkerProcess
from meseta.tables.workers import Workers
from tests.server.harness import PATIENCE
from tests.tables.test_workers import table_with

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits and process trees as Linux has them")

BOTS = """
import os, subprocess, sys, time
from pathlib import Path

HERE = Path(__file__).parent
DAEMON = "import os, time; os.fork() and os._exit(0); os.setsid(); os.fork() and os._exit(0);"
DAEMON += "open(sys.argv[1], 'a').write(f'{os.getpid()} '); time.sleep(600)"

class First:
    def __init__(self, game): ...
    def choose(self, view, legal, budget, rng):
        return next(iter(legal))

class Dreamer(First):
    def choose(self, view, legal, budget, rng):
        (HERE / "dreaming").touch()
        time.sleep(600)

class Forger(First):
    def choose(self, view, legal, budget, rng):
        line = b'{"action":"forged"}\\n{"key":"","thought":{"action":"forged"}}\\n'
        for number in range(3, 32):
            try:
                os.write(number, line)
            except OSError:
                pass
        return next(iter(legal))

class Parent(First):
    def choose(self, view, legal, budget, rng):
        child = subprocess.Popen(["sleep", "600"], start_new_session=True)
        subprocess.run([sys.executable, "-c", "import sys;" + DAEMON, str(HERE / "pids")])
        while not (HERE / "pids").exists() or not (HERE / "pids").read_text():
            time.sleep(0.01)
        with open(HERE / "pids", "a") as file:
            file.write(f"{child.pid} {os.getpid()} ")
        (HERE / "ready").touch()
        self.go_on()
        time.sleep(600)

    def go_on(self): ...

class CrashingParent(Parent):
    def go_on(self):
        os._exit(1)

class Crasher(First):
    def choose(self, view, legal, budget, rng):
        os._exit(3)

class Glutton(First):
    def choose(self, view, legal, budget, rng):
        hoard = bytearray(3 << 30)
        return next(iter(legal))
"""


def with_workers(
    folder: Path, work: Callable[[Workers, Callable[[str], str]], Coroutine[Any, Any, None]]
) -> None:
    """Do the work with one process for moves, and a function from a bot's class to its name."""
    file = folder / "bots.py"
    file.write_text(BOTS)

    async def run() -> None:
        workers = Workers(1, PATIENCE)
        try:
            await work(workers, lambda bot: f"{file}:{bot}")
        finally:
            await workers.close()

    asyncio.run(run())


async def exists(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


def alive(pid: int) -> bool:
    """Whether the process runs; one that has ended may not have been waited for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


async def all_ended(pids: list[int]) -> None:
    stop = time.monotonic() + PATIENCE
    while any(map(alive, pids)):
        assert time.monotonic() < stop, "they live on"
        await asyncio.sleep(0.01)


def test_a_hung_bot_delays_nobody_else(tmp_path: Path) -> None:
    async def work(workers: Workers, name: Callable[[str], str]) -> None:
        table = table_with("random")
        hanging = asyncio.create_task(workers.think(table, 0, name("Dreamer")))
        await exists(tmp_path / "dreaming")
        assert await workers.think(table, 0, "random")
        assert await workers.think(table, 0, name("First"))
        assert not hanging.done()
        hanging.cancel()

    with_workers(tmp_path, work)


def test_advice_that_takes_for_ever_delays_no_move(tmp_path: Path) -> None:
    async def work(workers: Workers, name: Callable[[str], str]) -> None:
        table = table_with("novice")
        await workers.hint(table, 0, "eva")
        (adviser,) = workers._advice._idle
        assert isinstance(adviser, WorkerProcess)
        os.kill(adviser._transport.get_pid(), signal.SIGSTOP)  # it will never answer
        advice: list[asyncio.Task[Any]] = [
            asyncio.create_task(workers.hint(table, 0, "eva")) for _ in range(3)
        ]
        advice.append(asyncio.create_task(_study(workers)))
        await asyncio.sleep(0)
        assert await workers.think(table, 0, "novice")
        assert not any(task.done() for task in advice)
        for task in advice:
            task.cancel()

    with_workers(tmp_path, work)


async def _study(workers: Workers) -> str:
    table = table_with("novice")
    assert table.match is not None
    return str(await workers.study(table, write_record(table.match.record()), 0, 1, "eva"))


def test_a_stray_line_on_the_pipe_is_no_answer(tmp_path: Path) -> None:
    async def work(workers: Workers, name: Callable[[str], str]) -> None:
        for _ in range(2):
            assert await workers.think(table_with("random"), 0, name("Forger")) != "forged"

    with_workers(tmp_path, work)


@pytest.mark.parametrize("bot", ["Parent", "CrashingParent"])
def test_what_a_bot_has_started_ends_with_it(tmp_path: Path, bot: str) -> None:
    async def work(workers: Workers, name: Callable[[str], str]) -> None:
        asked = asyncio.create_task(workers.think(table_with("random"), 0, name(bot)))
        await exists(tmp_path / "ready")
        pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
        assert len(pids) == 3, "a daemon, a child with a session of its own, and itself"
        if bot == "Parent":
            asked.cancel()
        await asyncio.wait({asked})
        await all_ended(pids)

    with_workers(tmp_path, work)


def test_a_thinking_bot_and_what_it_has_started_end_with_the_server(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(BOTS)
    table = table_with("random")
    assert table.match is not None
    state = table.game.dump(table.match.state)
    task = Task("shifting_stones", None, f"{tmp_path / 'bots.py'}:Parent", 0, state, 1000, 1)

    async def run() -> None:
        process = await WorkerProcess.start("guest")
        asked = asyncio.create_task(process.ask(Order("key", task)))
        await exists(tmp_path / "ready")
        pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
        orders = process._transport.get_pipe_transport(0)
        assert orders is not None
        orders.close()  # as if the server were gone
        await all_ended(pids)
        assert await asked is None
        await process.end()

    asyncio.run(run())


def test_a_bot_gets_only_so_much_memory(tmp_path: Path) -> None:
    async def work(workers: Workers, name: Callable[[str], str]) -> None:
        with pytest.raises(BadBot) as failed:
            await workers.think(table_with("random"), 0, name("Glutton"))
        assert failed.value.code == "bot_raised"
        assert "MemoryError" in str(failed.value.values["detail"])

    with_workers(tmp_path, work)


def test_a_bot_that_keeps_crashing_is_left_alone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(workers: Workers, name: Callable[[str], str]) -> None:
        started = 0
        start = WorkerProcess.start

        async def count(kind: Any) -> WorkerProcess:
            nonlocal started
            started += 1
            return await start(kind)

        monkeypatch.setattr(WorkerProcess, "start", count)
        for _ in range(crews.MOST_SETBACKS + 2):
            with pytest.raises(BadBot) as failed:
                await workers.think(table_with("random"), 0, name("Crasher"))
            assert failed.value.code == "bot_crashed"
        assert started == crews.MOST_SETBACKS
        assert await workers.think(table_with("random"), 0, name("First"))

    with_workers(tmp_path, work)
