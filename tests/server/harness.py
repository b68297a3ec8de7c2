"""A real server on a real port, and people who behave like browsers: cookies, origins, sockets."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from meseta.server.admin import AdminKey
from meseta.server.config import Config
from meseta.server.run import NodeServer, listen
from meseta.tables.replays import Replays

Json = Any
P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 180.0
"""Seconds that anything may take on a slow, busy machine before a test gives up."""

ADMIN_TOKEN = "the operator's own secret"

BROWSERS: list[httpx.Client] = []
"""Those that a test has opened; they are closed after it."""


def browser(url: str, headers: dict[str, str]) -> httpx.Client:
    """A new browser, with cookies of its own."""
    BROWSERS.append(httpx.Client(base_url=f"{url}/api", headers=headers, timeout=PATIENCE))
    return BROWSERS[-1]


class ReplaysHere(Replays):
    """Replays in a thread of this process, where a test can change things."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._thread.submit(fn, *args, **kwargs)


class Running:
    """A node in a thread of this process."""

    def __init__(self, config: Config) -> None:
        self._socket = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = NodeServer(config, key=AdminKey(ADMIN_TOKEN))
        self.node = self._server.node
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve([self._socket])

        asyncio.run(serve())

    def do(self, work: Any) -> Any:
        """Run a coroutine on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def get(self, path: str, **headers: str) -> httpx.Response:
        """What a stranger without a browser is answered."""
        return httpx.get(self.url + path, headers=headers, timeout=PATIENCE)

    def create_session(self, name: str = "") -> httpx.Response:
        """What a stranger is answered who asks to be let in."""
        return httpx.post(f"{self.url}/api/session", json={"name": name}, timeout=PATIENCE)

    def operator(self, method: str, path: str, body: Json = None, token: str | None = None) -> httpx.Response:
        """What the operator is answered."""
        headers = {"Authorization": f"Bearer {ADMIN_TOKEN if token is None else token}"}
        return httpx.request(
            method, f"{self.url}/api/admin{path}", json=body, headers=headers, timeout=PATIENCE
        )

    def person(self, name: str = "") -> "Person":
        """Somebody new."""
        return Person(self.url, name)


class Process:
    """A node in a process of its own, which can be killed."""

    def __init__(
        self, data: Path, database: str | None = None, code: str | None = None, **environment: str
    ) -> None:
        program = ["-m", "meseta"] if code is None else ["-c", code]
        self._command = [sys.executable, *program, "serve", "--no-open", "--port", "0"]
        self._command += ["--data", str(data)]
        freely = '{"messages": {"burst": 1000000, "a_second": 1000000}}'
        self._environment = {**os.environ, "MESETA_LANG": "en", "MESETA_LIMITS": freely, **environment}
        if database is not None:
            self._environment["MESETA_DATABASE_URL"] = database
        self.start()

    def start(self) -> None:
        """Start it, and wait until it can be reached."""
        self._process = subprocess.Popen(
            self._command, env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        if found is None:
            self.kill()
            raise AssertionError("the server did not start")
        self.url = found[0]
        port = self._command.index("--port") + 1
        self._command[port] = self.url.rpartition(":")[2]  # when it is started again, it is found again

    def kill(self) -> None:
        """`kill -9`."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process.poll() is None:
            self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "", token: str | None = None) -> None:
        self.url = url
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": url}
        self.http = browser(url, headers)
        self.token = token
        if token is None:
            self.post("/session", {"name": name})

    def ask(self, method: str, path: str, body: Json = None) -> httpx.Response:
        """The answer to a request, whatever it is."""
        return self.http.request(method, path, json=body)

    def get(self, path: str) -> Json:
        """What is there."""
        return _good(self.ask("GET", path))

    def post(self, path: str, body: Json = None) -> Json:
        """What comes of it."""
        return _good(self.ask("POST", path, body))

    def refused(self, method: str, path: str, body: Json = None) -> tuple[int, str]:
        """Status and code of a request that is refused."""
        answer = self.ask(method, path, body)
        return answer.status_code, answer.json()["code"]

    def table(self, *chairs: Json, start: bool = True, **settings: Json) -> str:
        """The id of a new table of Shifting Stones."""
        wanted = {
            "game": "shifting_stones",
            "seats": len(chairs) or 2,
            "chairs": list(chairs),
            "start": start,
        }
        return str(self.post("/tables", wanted | settings)["id"])

    def sit(self, table: str, seat: int, name: str = "") -> Json:
        """Take a seat."""
        return self.post(f"/tables/{table}/seats/{seat}", {"name": name})

    def at(self, table: str, url: str | None = None, **hello: Json) -> "AtTable":
        """Open a socket to the table, at this or another node."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": cookie}
        return AtTable(url or self.url, table, headers, hello)

    def elsewhere(self, url: str) -> "Person":
        """The same person, talking to another node."""
        other = Person.__new__(Person)
        other.url, other.token = url, self.token
        other.http = browser(url, {"Origin": url})
        other.http.cookies.update(dict(self.http.cookies.items()))
        return other


def _good(answer: httpx.Response) -> Json:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


class AtTable:
    """A client on a socket, with the latest of what it was told."""

    def __init__(self, url: str, table: str, headers: dict[str, str], hello: Json) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._leaving = ExitStack()
        opening = connect(
            address,
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,  # a test may look elsewhere for long: what comes is read, and pings answered
        )
        self.socket: ClientConnection = self._leaving.enter_context(opening)
        self.table_id = table
        self.heard: list[bytes] = []
        """Every message, byte by byte."""
        self.updates: dict[int | None, Json] = {}
        self.told: dict[int | None, list[Json]] = {}
        self.table: Json = None
        self.chat: list[Json] = []
        self._ids = 0
        self.send({"type": "hello", **hello})
        self.welcome = self.until(lambda message: message["type"] == "welcome")
        if self.welcome["table"]["status"] not in ("waiting", "stuck"):
            for _ in self.welcome["viewers"]:
                self.until(lambda message: message["type"] == "update")

    def __enter__(self) -> "AtTable":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()

    def leave(self) -> None:
        """Close the browser."""
        self._leaving.close()

    def send(self, message: Json) -> None:
        """Send a message."""
        self.socket.send(
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        raw = self.socket.recv(timeout=timeout, decode=False)
        self.heard.append(raw)
        message = msgspec.json.decode(raw)
        match message["type"]:
            case "update":
                self.updates[message["viewer"]] = message
                self.told.setdefault(message["viewer"], []).extend(message["told"])
            case "welcome":
                self.table = message["table"]
                self.chat.extend(message["chat"])
            case "table":
                self.table = message["table"]
            case "said":
                self.chat.append(message["line"])
            case _:
                pass
        return message

    def until(self, true: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        """The first message of which this is true."""
        stop = time.monotonic() + timeout
        while time.monotonic() < stop:
            message = self.hear(max(0.1, stop - time.monotonic()))
            if true(message):
                return message
        raise TimeoutError

    def answer(self, message: Json) -> Json:
        """The answer to a message with an id."""
        self._ids += 1
        message.setdefault("id", f"{id(self)}-{self._ids}")
        self.send(message)
        return self.until(lambda heard: heard.get("id") == message["id"])

    def submit(self, action: str, seat: int | None = None, **fields: Json) -> Json:
        """Do something; the answer."""
        actor = self.seat() if seat is None else seat
        step = self.updates[actor]["step"]
        return self.answer({"type": "submit", "seat": actor, "step": step, "action": action, **fields})

    def seat(self) -> int:
        """The seat of mine that may act, else my first."""
        mine = [viewer for viewer in self.updates if viewer is not None]
        return next((seat for seat in mine if self.updates[seat]["legal"]), mine[0])

    def legal(self) -> list[str]:
        """What I may do now."""
        found = self.updates[self.seat()]["legal"]
        return list(found["actions"]) if found else []

    def wait_for_turn(self, timeout: float = PATIENCE) -> bool:
        """Wait until I may act; False once the match is over."""
        stop = time.monotonic() + timeout
        if not self.updates:  # this node has not heard yet that the match has begun
            self.until(lambda message: message["type"] == "update", timeout)
        while not self.legal():
            if any(update["result"] for update in self.updates.values()):
                return False
            self.until(lambda message: message["type"] == "update", stop - time.monotonic())
        return True


def wait_until(true: Callable[[], Any], timeout: float = PATIENCE) -> None:
    """Wait until it is so."""
    stop = time.monotonic() + timeout
    while not true():
        if time.monotonic() > stop:
            raise TimeoutError
        time.sleep(0.02)


@contextmanager
def running(config: Config) -> Iterator[Running]:
    """A node, for a while."""
    node = Running(config)
    try:
        yield node
    finally:
        node.stop()
