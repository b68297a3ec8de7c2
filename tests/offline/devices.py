"""A device without a browser: its Python as Pyodide would run it, with bots that think in this thread."""

import asyncio
import shutil
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, TypeVar

import msgspec

from meseta.offline.device import Device
from meseta.offline.thinking import think
from tests.offline.loop import PyodideLoop
from tests.offline.players import choose

Json = Any
T = TypeVar("T")

HELLO: Json = {"type": "hello"}
PATIENCE = 180.0
"""Seconds that anything may take on a slow, busy machine before a test gives up."""
MOST_ACTIONS = 5000
"""After which a game has certainly got into a loop."""


class BotsHere:
    """A bots' worker: it answers when the loop has nothing else to do."""

    def __init__(self, answered: Callable[[str], None], broke: Callable[[], None]) -> None:
        self._answered = answered
        self.broke = broke
        self.silent = False
        """Whether it never answers, as if it were thinking for ever."""
        self.ended = False
        self.orders = 0
        self.answers = 0

    def post(self, text: str) -> None:
        """Take an order."""
        self.orders += 1
        asyncio.get_running_loop().call_soon(self._think, text)

    def terminate(self) -> None:
        """End it."""
        self.ended = True

    def _think(self, text: str) -> None:
        if not self.ended and not self.silent:
            self.answers += 1
            self._answered(think(text))


class OpenDevice:
    """A device whose every step is over before the next one begins, so that a seed determines everything."""

    def __init__(self, folder: Path, seed: int | None = None) -> None:
        self.bots: list[BotsHere] = []
        """The workers that were started, the latest last."""
        self._loop = PyodideLoop()
        self._lines = 0
        self.device = Device(folder, self._open_port, seed)
        self.do(self.device.open())

    def __enter__(self) -> "OpenDevice":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of it, once nothing is left to do."""

        async def doing() -> T:
            found = await work
            await self._loop.settled()
            return found

        return self._loop.run_until_complete(doing())

    def settle(self) -> None:
        """Let it do whatever is left to do."""
        self._loop.run_until_complete(self._loop.settled())

    def wait_until(self, true: Callable[[], bool]) -> None:
        """Wait for something that a timer brings about."""

        async def waiting() -> None:
            while not true():
                await asyncio.sleep(0.01)

        self._loop.run_until_complete(asyncio.wait_for(waiting(), PATIENCE))

    def files(self, into: Path) -> Path:
        """A folder with its files as they are at this moment: what there is if the device stops here, in the
        middle of everything."""
        return Path(shutil.copytree(self.device.node.config.data, into))

    def close(self) -> None:
        """Give it up. What is then still stored, such as who has gone, is in its own folder only."""
        while tasks := asyncio.all_tasks(self._loop):
            for task in tasks:
                task.cancel()
            self._loop.run_until_complete(asyncio.wait(tasks))
        self.device._connection()._raw.close()
        self._loop.close()

    # As a page asks

    def ask(self, method: str, path: str, body: Json = None, language: str = "en") -> tuple[int, Json]:
        """The status of the answer, and what came with it: JSON as data, or a text."""
        sent = "" if body is None else msgspec.json.encode(body).decode()
        status, text = self.do(self.device.ask(method, path, language, sent))
        try:
            return status, msgspec.json.decode(text)
        except msgspec.DecodeError:
            return status, text

    def get(self, path: str) -> Json:
        """What is there."""
        return _good(self.ask("GET", path))

    def post(self, path: str, body: Json = None) -> Json:
        """What comes of it."""
        return _good(self.ask("POST", path, body))

    def table(self, game: str, *chairs: Json, **settings: Json) -> str:
        """The id of a new table, whose match has begun."""
        wanted = {"game": game, "seats": len(chairs), "chairs": list(chairs), "start": True}
        return str(self.post("/tables", wanted | settings)["id"])

    def record(self, table: str) -> str:
        """The record of a table."""
        return str(self.get(f"/tables/{table}/record"))

    def at(self, table: str, first: Json = HELLO) -> "Line":
        """A line to a table, on which something was said first."""
        self._lines += 1
        return Line(self, self._lines, table, first)

    def _open_port(self, answered: Callable[[str], None], broke: Callable[[], None]) -> BotsHere:
        self.bots.append(BotsHere(answered, broke))
        return self.bots[-1]


class Line:
    """A page's line to a table, with the latest of what it was told."""

    def __init__(self, opened: OpenDevice, number: int, table: str, first: Json) -> None:
        self._opened = opened
        self._number = number
        self._sent = 0
        self.heard: list[Json] = []
        self.closed: int | None = None
        """The code it was closed with."""
        self.updates: dict[int | None, Json] = {}
        self._submitted: dict[str, tuple[int, str]] = {}
        self.confirmed: list[tuple[int, str]] = []
        """The seats and actions of what was accepted."""
        opened.do(self._connect(table))
        self.send(first)

    async def _connect(self, table: str) -> None:
        self._opened.device.connect(self._number, table, "en", self._hear)

    def _hear(self, kind: str, what: str | int) -> None:
        if isinstance(what, int):
            assert kind == "closed"
            self.closed = what
            return
        message = msgspec.json.decode(what)
        self.heard.append(message)
        if message["type"] == "update":
            self.updates[message["viewer"]] = message
        elif message["type"] == "accepted" and message["id"] in self._submitted:
            self.confirmed.append(self._submitted[message["id"]])

    def send(self, message: Json) -> None:
        """Send a message, and let everything happen that follows from it."""
        self.send_only(message)
        self._opened.settle()

    def send_only(self, message: Json) -> None:
        """Send a message."""
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self._opened.device.receive(self._number, text)

    def hang_up(self) -> None:
        """Close the page."""
        self._opened.device.hang_up(self._number)
        self._opened.settle()

    def answer(self, message: Json) -> Json:
        """The answer to a message with an id."""
        self._sent += 1
        id = message.setdefault("id", f"{self._number}-{self._sent}")
        if message["type"] == "submit":
            self._submitted[id] = message["seat"], message["action"]
        self.send(message)
        return next(heard for heard in self.heard if heard.get("id") == id)

    def submission(self, seat: int, action: str) -> Json:
        """A message that asks for this to be done."""
        return {"type": "submit", "seat": seat, "step": self.updates[seat]["step"], "action": action}

    def submit(self, seat: int, action: str) -> Json:
        """Do something; the answer."""
        return self.answer(self.submission(seat, action))

    def to_act(self) -> list[int]:
        """The seats of this page that may act."""
        return [seat for seat, update in self.updates.items() if seat is not None and update["legal"]]

    @property
    def result(self) -> Json:
        """How the match ended; None before it has."""
        return next(iter(self.updates.values()))["result"]

    def act(self, rng: Random) -> Json:
        """Do anything that is legal, with any of the seats; the answer, or None if the match is over."""
        assert self.closed is None, "the line is open"
        acting = self.to_act()
        if not acting:
            assert self.result is not None, "somebody is to act, or it is over"
            return None
        seat = rng.choice(acting)
        return self.submit(seat, choose(self.updates[seat]["legal"], rng))

    def play(self, rng: Random, most: int = MOST_ACTIONS) -> int:
        """Play until the match is over, or that many actions were taken; how many were."""
        for count in range(most):
            answer = self.act(rng)
            if answer is None:
                return count
            assert answer["type"] == "accepted" or _in_the_way(answer), answer
        return most


def _in_the_way(answer: Json) -> bool:
    """Whether a flick was refused because a disc leans where it would start."""
    return bool(answer["type"] == "refused" and answer["error"]["fault"] == "start_on_disc")


def _good(answer: tuple[int, Json]) -> Json:
    status, found = answer
    assert status < 400, answer
    return found
