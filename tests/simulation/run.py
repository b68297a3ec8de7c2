"""Runs a seed, and says what came of it."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from meseta.store import calls
from meseta.store.errors import StoreError
from meseta.store.problems import StoreUncertain
from meseta.store.writer import Promise
from meseta.tables import attendant, session, worker_process
from meseta.tables.calling import herald, push, webhook
from meseta.tables.client import Client
from tests.simulation import promises
from tests.simulation.clients import Wrong
from tests.simulation.loop import SimulatedLoop, Stuck
from tests.simulation.scenario import Scenario
from tests.simulation.services import Services
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
    called: int
    """Calls that reached somebody."""
    story: Story

    def __str__(self) -> str:
        return (
            f"{self.steps} steps, {self.entries} entries, {self.accepted} submissions accepted,"
            f" {self.called} calls, digest {self.digest}"
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
    with _listening_to_the_log(world) as errors, _nothing_from_outside(), _calling(world.services):
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
    called = sum(post.heard for post in world.services.posts)
    entries = len(truth.stored.entries)
    return Outcome(world.scenario.seed, digest, loop.steps, entries, accepted, called, world.story)


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


@contextmanager
def _calling(services: Services) -> Iterator[None]:
    """Let these be called instead of anybody outside; whatever has to wait does so more briefly."""
    with (
        patch.object(webhook, "post", services.post),
        patch.object(push, "post", services.post),
        patch.object(herald, "WAITS", promises.WAITS),
        patch.object(calls, "PRESENT_GRACE", round(promises.GRACE * 1000)),
    ):
        yield


@contextmanager
def _nothing_from_outside() -> Iterator[None]:
    """Replace what is asked neither of the loop nor of the machine: the hash of a client, and `kill`."""
    _NumberedClient.made = 0
    with (
        patch.object(session, "Client", _NumberedClient),
        patch.object(worker_process, "kill_descendants"),
        patch.object(worker_process, "kill_group"),
        patch.object(attendant, "IDLE_SECONDS", 3),
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
