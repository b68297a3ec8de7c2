"""How long answers take while PostgreSQL is frozen (SIGSTOP), and stopping: `python -m bench.frozen`."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
from tests.databases import Freezer
from tests.server.harness import PATIENCE, Person, Process

ME = {"kind": "me"}


def main() -> None:
    """Freeze the database and measure what is answered when."""
    with tempfile.TemporaryDirectory() as database, tempfile.TemporaryDirectory() as data:
        freezer = Freezer(Path(database))
        server = Process(Path(data), freezer.url)
        try:
            _measure(freezer, server)
        finally:
            freezer.thaw()
            server.kill()


def _measure(freezer: Freezer, server: Process) -> None:
    ana = Person(server.url, "Ana")
    with ana.at(ana.table(ME, ME)) as one:
        freezer.freeze()
        _timed("health", lambda: httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json()["status"])
        _timed("a submission", lambda: one.submit("end")["error"]["code"])
        _timed("the next one", lambda: one.submit("end")["error"]["code"])
        _timed("a list of tables", lambda: ana.refused("GET", "/tables/mine")[1])
        _timed("SIGTERM", lambda: f"exit code {server.stop()}")


def _timed(what: str, work: Callable[[], str]) -> None:
    began = time.perf_counter()
    answer = work()
    print(f"{what:<18}{time.perf_counter() - began:6.1f} s   {answer}")


if __name__ == "__main__":
    main()
