"""Simulated processes in which bots think: they may hang, crash, or say what no bot would say."""

from collections.abc import Callable
from contextvars import copy_context
from random import Random
from typing import Any

import msgspec

from meseta.bots.problems import BotRaised
from meseta.tables.worker import Task, Thought, Work, work
from tests.simulation.loop import SimulatedLoop
from tests.simulation.machine import Channel, Tempo

_OUTPUT = 1
NO_PROCESS = 2**30


class Tantrums:
    """How often a bot misbehaves when it is asked for an action."""

    thinking: tuple[float, float] = (0.05, 0.4)
    """How long it thinks otherwise, in seconds."""
    hang: float = 0
    crash: float = 0
    fail: float = 0
    stray: float = 0
    """It writes into the pipe of its answers before it answers."""
    nonsense: float = 0
    """It answers with something that is no action."""


class SimulatedProcess:
    """A process, as a transport of asyncio and as the pipe to its standard input."""

    def __init__(
        self, loop: SimulatedLoop, rng: Random, tempo: Tempo, tantrums: Tantrums, told: Callable[[str], None]
    ) -> None:
        self._loop = loop
        self._rng = rng
        self._tempo = tempo
        self._tantrums = tantrums
        self._told = told
        self._protocol: Any = None
        self._ended = False
        self._events = Channel(loop, self._happen, copy_context())

    def connect(self, protocol: Any) -> None:
        """The process has started."""
        self._protocol = protocol
        protocol.connection_made(self)

    # The transport

    def get_pid(self) -> int:
        """A number that no real process has: whoever kills it kills nobody."""
        return NO_PROCESS

    def get_returncode(self) -> int | None:
        return -9 if self._ended else None

    def get_pipe_transport(self, fd: int) -> "SimulatedProcess":
        return self

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self._ended

    def kill(self) -> None:
        if self._ended:
            raise ProcessLookupError
        self._end()

    terminate = kill

    def send_signal(self, signal: int) -> None:
        self.kill()

    def close(self) -> None:
        if not self._ended:
            self._end()

    def write(self, data: bytes) -> None:
        """The node asks for something."""
        if not self._ended:
            for line in data.splitlines():
                self._answer(line)

    # What the process does

    def _answer(self, line: bytes) -> None:
        mood = self._rng.random()
        tantrums = self._tantrums
        if mood < tantrums.hang:
            self._told("a bot hangs")
            return
        mood -= tantrums.hang
        if mood < tantrums.crash:
            self._told("a bot crashes its process")
            self._end()
            return
        mood -= tantrums.crash
        order = msgspec.json.decode(line)
        thought = self._thought(msgspec.convert(order.get("task", order), Work), mood)
        answer = {"key": order["key"], "thought": thought} if "key" in order else thought
        if self._rng.random() < tantrums.stray:
            self._events.put(("data", b'{"key":"","thought":{"action":"stray"}}\n'), 0)
        self._events.put(
            ("data", msgspec.json.encode(answer) + b"\n"),
            self._tempo() + self._rng.uniform(*self._tantrums.thinking),
        )

    def _thought(self, task: Work, mood: float) -> Thought:
        if not isinstance(task, Task):
            return work(task)
        if mood < self._tantrums.fail:
            return Thought(failed=BotRaised(name=task.bot, detail="a tantrum"))
        if mood < self._tantrums.fail + self._tantrums.nonsense:
            return Thought("nonsense")
        return work(task)

    def _end(self) -> None:
        self._ended = True
        self._events.lose()
        self._events.put(("ended", b""), self._tempo())

    def _happen(self, event: tuple[str, bytes]) -> None:
        kind, data = event
        if kind == "data":
            self._protocol.pipe_data_received(_OUTPUT, data)
            return
        for fd in (1, 2):
            self._protocol.pipe_connection_lost(fd, None)
        self._protocol.process_exited()
