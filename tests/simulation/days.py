"""Weeks of a table by correspondence, in virtual time: people who come now and then or never again, and nodes
and a database that are away for hours. Whoever ran out of time must have had all of it while somebody could
have played."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace

from meseta.core.errors import MesetaError
from meseta.play.clock import DAY, ClockRule
from meseta.play.creation import Creation, new_table
from meseta.play.decisions import Decision, submit
from meseta.play.match import Submission
from meseta.play.reload import event_of
from meseta.play.requests import Caller
from meseta.play.seating import Abandoned, Interrupted, Sat, StoodIn
from meseta.play.table import Settings, Table
from meseta.store import people
from meseta.store.errors import Conflict
from meseta.store.pulse import INTERRUPTED
from meseta.store.tables import load_table
from meseta.tables import attendant
from meseta.tables.cached_games import open_cached
from meseta.tables.retelling import restored
from meseta.tables.tokens import hashed
from meseta.tables.uptime import AT_POLLS
from tests.simulation.clients import Wrong
from tests.simulation.database import EPOCH, Database, PlainConnection
from tests.simulation.loop import SimulatedLoop
from tests.simulation.machine import Tempo
from tests.simulation.nodes import CONFIG, Crashed, Host
from tests.simulation.processes import SimulatedProcess, Tantrums
from tests.simulation.run import _clean_up, _nothing_from_outside

HOUR = 3600.0
POLL = 600.0
LATE = 4 * AT_POLLS * POLL
"""Seconds after which somebody's time is called, and to which an interruption is known."""
SHORTEST = 2 * INTERRUPTED * AT_POLLS * POLL
"""Seconds of an interruption that is surely noticed."""
LONGEST = 30 * HOUR
TABLE = "the-table"
NAMES = ("Ana", "Eva", "Leo")
NODE = replace(CONFIG, poll=POLL, lease=1_200_000, bot_seconds=600, calling=None)


class Outcome(NamedTuple):
    """What happened in a run in which everything was fair."""

    status: str
    missed: int
    """How many times somebody's time ran out."""
    interrupted: int
    away: float
    """Seconds for which nobody could play."""
    hosts: int


class Days:
    """One run."""

    def __init__(self, seed: int, loop: SimulatedLoop) -> None:
        self.rng = Random(f"days {seed}")
        self.loop = loop
        self.database = Database(Random(f"database {seed}"), loop.time)
        self.hosts: list[Host] = []
        self.away: list[tuple[float, float]] = []
        """When nobody could play."""
        self.rule = ClockRule("move", self.rng.choice([1, 1, 3]) * DAY)
        self.seats = self.rng.choice([2, 2, 3])
        self.gone = {seat: self.rng.choice([1.0, 3.0, 1000.0, 1000.0]) * DAY for seat in range(self.seats)}
        """When somebody comes no more."""
        self.tasks: list[asyncio.Task[Any]] = []
        self._tempo = Tempo(Random(f"tempo {seed}"), 0.01, loop.time)
        loop.thread_delay = self._tempo
        loop.start_process = self._start_process

    async def run(self, days: int) -> None:
        """Set up the table, let days pass with interruptions, and then some without."""
        await self._start(0)
        await self._set_up()
        for seat in range(self.seats):
            self.tasks.append(self.loop.outside_task(self._come_and_go(seat)))
        while self.loop.time() < days * DAY:
            await asyncio.sleep(self.rng.uniform(4, 72) * HOUR)
            await self._interrupt(self.rng.uniform(SHORTEST, LONGEST))
            for task in self.tasks:
                if task.done():
                    task.result()
        await asyncio.sleep(3 * LATE)

    async def _interrupt(self, seconds: float) -> None:
        """Let nobody play for a while: all nodes are gone, or none reaches the database."""
        began = self.loop.time()
        if self.rng.random() < 0.5:
            self.database.down = True
            await asyncio.sleep(seconds)
            self.database.down = False
            self.away.append((began, self.loop.time()))
            return
        for host in self.hosts:
            if self.rng.random() < 0.5 and host.alive:
                await host.stop()
            host.crash("is away")
        await asyncio.sleep(seconds)
        self.away.append((began, self.loop.time()))
        for number in range(self.rng.choice([1, 2])):
            await self._start(number)

    async def _start(self, number: int) -> None:
        name = f"{len(self.hosts)}"
        host = Host(
            number, len(self.hosts), self.loop, self.database, Random(name), self._tempo, _told, 1e4, NODE
        )
        self.hosts.append(host)
        await host.open()

    async def _set_up(self) -> None:
        connection = PlainConnection(self.database.raw)
        names = NAMES[: self.seats]
        for name in names:
            people.add_person(connection, name, name, hashed(f"token of {name}"), EPOCH)
        settings = Settings("shifting_stones", self.seats, clock=self.rule)
        node = self.hosts[0].node
        table = new_table(TABLE, open_cached("shifting_stones"), settings, names[0], node.store.now())
        seated = Decision(tuple(Sat(seat, name, name) for seat, name in enumerate(names)))
        creation = Creation(table, seated).begin_match(node.hub.chance)
        await self.hosts[0].do(lambda: node.hub.create(creation))

    async def _come_and_go(self, seat: int) -> None:
        while self.loop.time() < self.gone[seat]:
            await asyncio.sleep(self.rng.expovariate(1 / (8 * HOUR)))
            up = [host for host in self.hosts if host.alive and host.ready]
            if up:
                await self._play(self.rng.choice(up), seat)

    async def _play(self, host: Host, seat: int) -> None:
        name, hub = NAMES[seat], host.node.hub

        def decide(table: Table) -> Decision:
            assert table.match is not None
            submission = Submission(None, table.match.step_of(seat), "end")
            return submit(table, Caller(name), seat, submission, hub.chance)

        with suppress(MesetaError, Conflict, Crashed):  # it is not their turn, or nobody answers
            await host.do(lambda: hub.request(TABLE, decide, name))

    async def _start_process(self, protocol_factory: Any, *command: Any, **options: Any) -> Any:
        await asyncio.sleep(self._tempo())
        process = SimulatedProcess(self.loop, Random(self.loop.steps), self._tempo, Tantrums(), _quiet)
        protocol = protocol_factory()
        process.connect(protocol)
        return process, protocol

    # What must hold

    def check(self) -> Outcome:
        """What happened; raises if it was not fair, or if somebody still waits for whose time is up."""
        stored = load_table(PlainConnection(self.database.raw), TABLE, 0, 0)
        assert stored is not None
        table, _ = restored(stored)
        if table.error is not None:
            raise Wrong(f"the match no longer replays: {table.error}")
        missed = interrupted = 0
        for row in stored.events:
            event = event_of(row)
            interrupted += isinstance(event, Interrupted)
            if isinstance(event, Abandoned) or (isinstance(event, StoodIn) and event.why == "time"):
                missed += 1
                since = stored.entries[row.ply - 1].at  # a turn of theirs is a single action
                self._fair((since - EPOCH) / 1000, (row.at - EPOCH) / 1000)
        due = table.clock.next_due() if table.status == "playing" else None
        if due is not None and (due[0] - EPOCH) / 1000 + LATE < self.loop.time():
            raise Wrong("time is up, and nobody has noticed")
        return Outcome(table.status, missed, interrupted, sum(e - b for b, e in self.away), len(self.hosts))

    def _fair(self, since: float, called: float) -> None:
        lost = [min(ended, called) - max(began, since) for began, ended in self.away]
        lost = [seconds for seconds in lost if seconds > 0]
        had = called - since - sum(lost)
        if had < self.rule.seconds - 1:
            raise Wrong(f"time was called after {had / HOUR:.1f} of {self.rule.seconds / HOUR:.0f} hours")
        if had > self.rule.seconds + LATE * (1 + len(lost)):
            raise Wrong(
                f"time was called only after {had / HOUR:.1f} of {self.rule.seconds / HOUR:.0f} hours"
            )


def _told(where: str, what: str) -> None:
    pass


def _quiet(what: str) -> None:
    pass


def run(seed: int, days: int = 14) -> Outcome:
    """The outcome of the run; raises `Wrong` if it was not fair."""
    loop = SimulatedLoop(Random(f"loop {seed}"), 0.9, 0.0)
    asyncio.set_event_loop(loop)
    rarely = patch.multiple(attendant, IDLE_SECONDS=7200, COUNT_SECONDS=7200)
    with _nothing_from_outside(), rarely:
        try:
            world = Days(seed, loop)
            loop.run_until_complete(loop.outside_task(world.run(days)))
            return world.check()
        finally:
            _clean_up(loop)
