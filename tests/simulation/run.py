"""Runs a seed, and says what came of it."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from meseta.store.errors import StoreError
from meseta.store.problems import StoreUncertain
from meseta.store.writer import Promise
from meseta.tables import attendant, session, worker_process
from meseta.tables.calling import webhook
from meseta.tables.calling.posting import Reply
from meseta.tables.calling.sending import Unreached
from meseta.tables.client import Client
from tests.simulation.clients import Wrong
from tests.simulation.loop import SimulatedLoop, Stuck
from tests.simulation.scenario import Scenario
from tests.simulation.story import LINES_KEPT, Story
from tests.simulation.truth import Truth
from tests.simulation.world import World

EXPECTED = ("store_unavailable", "store_uncertain", "busy")


class Outcome(NamedTuple):
    """What came of a run in which every invariant held."""

    seed: int
    digest: str
    steps: int
    entries: int
    accepted: int
    story: Story

    def __str__(self) -> str:
        return (
            f"{self.steps} steps, {self.entries} entries, {self.accepted} submissions accepted,"
            f" digest {self.digest}"
        )


class Broken(Exception):
    """An invariant did not hold in this run."""

    def __init__(self, seed: int, why: str, story: str, scenario: Scenario) -> None:
        super().__init__(seed, why)
        self.seed = seed
        self.why = why
        self.story = story
        self.scenario = scenario

    def __str__(self) -> str:
        return (
            f"{self.story}\n\n{self.scenario}\n\nSeed {self.seed}: {self.why}\n"
            f"Run it again: python -m tests.simulation {self.seed}"
        )


def run(seed: int, keep: int | None = LINES_KEPT, **changes: Any) -> Outcome:
    """The outcome of the run; raises `Broken` with its story if an invariant does not hold.

    The changes are those to the scenario that the seed stands for.
    """
    scenario = msgspec.structs.replace(Scenario.drawn(seed), **changes)
    loop = SimulatedLoop(Random(f"loop {seed}"), scenario.eagerness, scenario.slowness)
    asyncio.set_event_loop(loop)
    world = World(scenario, loop, keep)
    with _listening_to_the_log(world) as errors, _nothing_from_outside(seed):
        try:
            return _outcome(world, errors)
        except (Wrong, Stuck) as error:
            raise Broken(seed, str(error), str(world.story), scenario) from error
        finally:
            _clean_up(loop)


def _outcome(world: World, errors: list[str]) -> Outcome:
    loop = world.loop
    loop.run_until_complete(loop.outside_task(world.run(lambda: Truth(world).check())))
    truth = Truth(world)
    if errors:
        raise Wrong(f"the log has an error: {errors[0]}")
    accepted = sum(item.accepted for client in world.clients for item in client.submitted)
    digest = f"{world.story.digest}-{loop._rng.getrandbits(32):08x}"
    return Outcome(world.scenario.seed, digest, loop.steps, len(truth.stored.entries), accepted, world.story)


class _Log(logging.Handler):
    """Writes the nodes' log into the story."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        fields: dict[str, Any] = getattr(record, "fields", {})
        self._world.told("log", f"{record.getMessage()} {fields.get('code', '')}")
        expected = fields.get("code") in EXPECTED or fields.get("status") == 503
        if record.levelno >= logging.ERROR and not expected:
            trace = self.formatter or logging.Formatter()
            text = trace.formatException(record.exc_info) if record.exc_info else ""
            self.errors.append(f"{record.getMessage()} {fields} {text}")


@contextmanager
def _listening_to_the_log(world: World) -> Iterator[list[str]]:
    log, handler = logging.getLogger("meseta"), _Log(world)
    level, propagate = log.level, log.propagate
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    try:
        yield handler.errors
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
        log.propagate = propagate


class _NumberedClient(Client):
    """A client whose hash is its number: a set of clients has the same order in every run."""

    made = 0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _NumberedClient.made += 1
        self._number = _NumberedClient.made
        super().__init__(*args, **kwargs)

    def __hash__(self) -> int:
        return self._number


class _Operator:
    """Is told of every call, and takes its time; sometimes it cannot be reached."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(f"operator {seed}")

    async def post(self, *_: object, seconds: float, anywhere: bool) -> Reply:
        await asyncio.sleep(self._rng.random() * seconds)
        if self._rng.random() < 0.2:
            raise Unreached("status 503")
        return Reply(204, 0)


@contextmanager
def _nothing_from_outside(seed: int) -> Iterator[None]:
    """Replace what is asked neither of the loop nor of the machine: the hash of a client, `kill`, and the
    operator's webhook."""
    _NumberedClient.made = 0
    with (
        patch.object(session, "Client", _NumberedClient),
        patch.object(worker_process, "kill_descendants"),
        patch.object(worker_process, "kill_group"),
        patch.object(attendant, "IDLE_SECONDS", 3),
        patch.object(webhook, "post", _Operator(seed).post),
    ):
        yield


def _clean_up(loop: SimulatedLoop) -> None:
    """End everything that is still under way, in crashed nodes too: otherwise Python would, at any time."""
    loop.set_exception_handler(lambda loop, context: None)
    loop.resurrect()
    loop.drain()
    for _ in range(6):
        for task in asyncio.all_tasks(loop):
            waiting = task._fut_waiter  # type: ignore[attr-defined]
            if isinstance(waiting, Promise) and not waiting.done():
                waiting.set_exception(StoreError(StoreUncertain(detail="the run is over")))
            else:
                task.cancel()
        loop.drain()
    loop.close()
    asyncio.set_event_loop(None)
