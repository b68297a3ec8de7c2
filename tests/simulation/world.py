"""One run: a database, its nodes and their clients, from the first faults to the calm after them."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from msgspec.structs import replace

from meseta.play.clock import ClockRule
from meseta.play.creation import Creation, new_table
from meseta.play.decisions import Decision
from meseta.play.seating import AnyTableEvent, BotSat, Sat
from meseta.play.table import Settings
from meseta.store import calls, people
from meseta.tables.cached_games import open_cached
from meseta.tables.tokens import hashed
from tests.simulation.clients import Client
from tests.simulation.database import EPOCH, Database, PlainConnection
from tests.simulation.deals import SOURCE, kept_deal, source
from tests.simulation.journal import Turns
from tests.simulation.loop import SimulatedLoop
from tests.simulation.machine import Tempo
from tests.simulation.network import Network
from tests.simulation.nodes import Crashed, Host
from tests.simulation.processes import SimulatedProcess, Tantrums
from tests.simulation.scenario import Scenario
from tests.simulation.services import Services
from tests.simulation.story import Story

NAMES = ("Ana", "Eva", "Leo")
CREATED = 201
STRANGER = "Zoe"
"""Somebody who never plays."""
BOTS = {
    "shifting_stones": ("random", "novice"),
    "in_the_ruin": ("random", "novice"),
    "sonora": ("random",),
}
"""Those that think quickly."""
TANTRUMS = ("hang", "crash", "fail", "stray", "nonsense")
LULL = 1.5
"""Seconds for which answers remain slow after the last fault."""
PAUSE = 12.0
"""Seconds without faults after which everyone must know everything."""
CALM = 30.0
"""Seconds without faults after which somebody must have acted for every bot."""
Json = Any


class World:
    """Everything in one run."""

    def __init__(self, scenario: Scenario, loop: SimulatedLoop, keep: int | None) -> None:
        seed = scenario.seed
        self.scenario = scenario
        self.loop = loop
        self.story = Story(keep)
        self.calm = True
        """Whether nothing fails, and people only finish what they have begun."""
        self.calm_since = 0.0
        self.settled = False
        self.round = 0
        self.table = "the-table"
        self.source = SOURCE if scenario.dealt else None
        """The table whose deal is played again here."""
        self.clients: list[Client] = []
        self.hosts: dict[int, Host] = {}
        self._rng = Random(f"world {seed}")
        self._lives = 0
        self._tasks: list[asyncio.Task[Any]] = []
        self.database = Database(Random(f"database {seed}"), loop.time)
        self.database.told = self.told
        self.database.publish = self._publish
        self.storing = Tempo(Random(f"storing {seed}"), scenario.storing, loop.time)
        way = Tempo(Random(f"way {seed}"), scenario.network, loop.time)
        self.network = Network(loop, Random(f"network {seed}"), way)
        self.services = Services(self)
        self.turns = Turns(self.database.raw)
        self.tantrums = Tantrums()
        loop.thread_delay = self.storing
        loop.start_process = self._start_process

    @property
    def now(self) -> float:
        """The virtual time."""
        return self.loop.time()

    @property
    def version(self) -> int:
        """How many events and entries are stored of the table."""
        ((found,),) = PlainConnection(self.database.raw).rows(
            "SELECT version FROM standings WHERE table_id = ?", self.table
        )
        return int(found)

    def told(self, where: str, what: str) -> None:
        """Add to the story."""
        self.story.tell(self.loop.time(), where, what)

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Begin something outside the nodes."""
        self._tasks.append(self.loop.outside_task(work))

    def check_tasks(self) -> None:
        """Raise what a client or the world itself raised."""
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()

    def host_for(self, rng: Random) -> Host | None:
        """A node that can be reached."""
        up = [host for host in self.hosts.values() if host.ready and host.alive]
        return rng.choice(up) if up else None

    # The run

    async def run(self, check: Callable[[], None]) -> None:
        """The whole run: some people at a table, faults, then calm, some times over; `check` looks whether
        everything is as it should be."""
        for number in range(self.scenario.nodes):
            await self._start(number)
        await self._set_up()
        for _ in range(self.scenario.rounds):
            self._begin_faults()
            await self._pass(self.scenario.seconds)
            self._calm_down()
            await self._pass(LULL)
            self.settled = True
            self.network.tempo.usual = self.storing.usual = 0.002
            await self._pass(PAUSE - LULL)
            check()
        await self._pass(CALM - PAUSE)
        check()

    async def _pass(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until:
            await asyncio.sleep(min(1.0, until - self.now) + 1e-6)
            self.check_tasks()

    async def _start(self, number: int) -> None:
        self._lives += 1
        host = Host(
            number,
            self._lives,
            self.loop,
            self.database,
            Random(f"chance {self.scenario.seed} {self._lives}"),
            self.storing,
            self.told,
            self.scenario.heartbeat,
        )
        if self.scenario.skewed:
            host.machine.skew = self._rng.randrange(-5000, 5000)
        self.hosts[number] = host
        try:
            await host.open()
        except Crashed:
            if not host.replaced:
                host.replaced = True
                self.begin(self._restart(number, 1.0))

    async def _restart(self, number: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._start(number)

    # The table

    async def _set_up(self) -> None:
        """Seat everyone at a table, let the match begin, and let the clients connect."""
        scenario, rng = self.scenario, self._rng
        names = NAMES[: scenario.seats - scenario.bots]
        connection = PlainConnection(self.database.raw)
        for name in names:
            people.add_person(connection, name, name, hashed(f"token of {name}"), EPOCH)
        self._want_calls(connection, [*names, STRANGER])
        clock = ClockRule() if scenario.clock == "none" else ClockRule(scenario.clock, 3)
        settings = Settings(scenario.game, scenario.seats, clock=clock, timeout=rng.choice(["move", "seat"]))
        events: list[AnyTableEvent] = [Sat(seat, name, name) for seat, name in enumerate(names)]
        bots = BOTS[scenario.game]
        events += [BotSat(seat, rng.choice(bots)) for seat in range(len(names), scenario.seats)]
        node = self.hosts[0].node
        if scenario.dealt:
            settings = await self._same_deal(settings, f"token of {names[0]}")
        table = new_table(self.table, open_cached(scenario.game), settings, names[0], node.store.now())
        creation = Creation(table, Decision(tuple(events))).begin_match(node.hub.chance)
        await self.hosts[0].do(lambda: node.hub.create(creation))
        self.told("world", f"{scenario.game} begins")
        for seat, name in enumerate(names):
            self._client(name, f"token of {name}", [seat])
        if scenario.strangers > 0:
            self._client("stranger", None, [])
        if scenario.strangers > 1:
            self._client("Ana's tab", "token of Ana", [])

    async def _same_deal(self, settings: Settings, token: str) -> Settings:
        """The settings with a deal that was played before, and for which all nodes are asked at once."""
        first, node = self.hosts[0], self.hosts[0].node
        game = open_cached(settings.game)
        creation = source(game, settings.seats, self.scenario.seed, node.store.now())
        await first.do(lambda: node.hub.create(creation))
        path = f"/tables/{SOURCE}/deal"
        asked = [
            self.network.http(host, "POST", path, token, {}, "Ana")
            for host in self.hosts.values()
            if host.ready
        ]
        for status, answer in await asyncio.gather(*asked):
            assert status == CREATED, answer
        dealt = kept_deal(PlainConnection(self.database.raw))
        return replace(settings, dealt=dealt, options=dict(creation.table.settings.options))

    def _want_calls(self, connection: PlainConnection, people: list[str]) -> None:
        """Let each of them have a browser that wants to be called, one who never plays as well."""
        for person in people:
            new = self.services.add_browser(person).destination
            calls.add_destination(connection, new, person, None, EPOCH, 1)

    def _client(self, name: str, token: str | None, seats: list[int]) -> None:
        client = Client(self, name, token, self.table, seats)
        self.clients.append(client)
        self.begin(client.live())

    def choices(self, table: str, seat: int, update: Json, rng: Random) -> str | None:
        """Something that the client may do by its latest update; None if there is nothing."""
        legal = update["legal"]
        if legal is None:
            return None
        options = list(legal["actions"])
        if legal["kind"] == "placements":
            options += [place["action"] for place in legal["placements"]]
        if legal["kind"] == "bounds" and (not options or rng.random() < 0.7):
            return self._sampled(table, seat, rng)
        return rng.choice(options) if options else None

    def _sampled(self, table: str, seat: int, rng: Random) -> str | None:
        for host in self.hosts.values():
            live = host.node.hub.lives.get(table) if host.ready else None
            if live is not None and live.table.match is not None and seat in live.table.acting:
                game, state = live.table.game, live.table.match.state
                legal = game.legal(state, seat)
                return game.write(legal.sample(rng)) if legal else None
        return None

    # Faults

    def _begin_faults(self) -> None:
        scenario, faults = self.scenario, self.database.faults
        self.calm = self.settled = False
        self.round += 1
        self.told("world", "from here on anything may fail")
        self.network.tempo.usual, self.storing.usual = scenario.network, scenario.storing
        self.tantrums.thinking = Tantrums.thinking
        faults.cut, faults.uncertain, faults.deadlock = scenario.cut, scenario.uncertain, scenario.deadlock
        faults.rollback, faults.presence = scenario.rollback, scenario.presence
        self.network.stalls = scenario.stalls
        for kind in TANTRUMS:
            setattr(self.tantrums, kind, scenario.tantrums / 4)
        for _ in range(scenario.crashes):
            self.begin(self._crash(self._rng.uniform(0, scenario.seconds)))
        for _ in range(scenario.stops):
            self.begin(self._stop(self._rng.uniform(0, scenario.seconds)))
        for _ in range(scenario.outages):
            self.begin(self._outage(self._rng.uniform(0, scenario.seconds)))
        for _ in range(scenario.crowds):
            self.begin(self._crowd_out(self._rng.uniform(0.4, 1) * scenario.seconds))
        if scenario.listener_cuts:
            self.begin(self._cut_listeners())
        if scenario.skewed:
            self.begin(self._jump_clocks())

    def _calm_down(self) -> None:
        self.told("world", "from here on nothing fails")
        self.calm = True
        self.calm_since = self.now
        faults = self.database.faults
        faults.cut = faults.uncertain = faults.deadlock = faults.rollback = faults.presence = 0
        self.database.down = False
        self.database.crowded.clear()
        self.network.stalls = 0
        for kind in TANTRUMS:
            setattr(self.tantrums, kind, 0)
        self.tantrums.thinking = (2, 3)
        for host in self.hosts.values():
            host.steps_left = None

    async def _crash(self, at: float) -> None:
        await asyncio.sleep(at)
        host = self.host_for(self._rng)
        if host is None or self.calm:
            return
        host.steps_left = self._rng.randrange(1, 60)
        await asyncio.wait([host.died], timeout=2)
        if self.calm and host.alive:
            return
        host.crash("is killed")
        await self._replace(host)

    async def _stop(self, at: float) -> None:
        await asyncio.sleep(at)
        host = self.host_for(self._rng)
        if host is not None and not self.calm:
            await asyncio.wait([self.loop.outside_task(host.stop())], timeout=10)
            host.crash("is killed, since it does not stop")
            await self._replace(host)

    async def _replace(self, host: Host) -> None:
        """Start another node in place of one that has died, unless somebody else does."""
        if not host.replaced:
            host.replaced = True
            await self._restart(host.number, self._rng.uniform(0.05, 3))

    async def _outage(self, at: float) -> None:
        await asyncio.sleep(at)
        self.told("database", "goes down")
        self.database.down = not self.calm
        for host in self.hosts.values():
            if host.machine.listener is not None:
                host.machine.listener.cut(self._rng.uniform(0.1, 2))
        await asyncio.sleep(self._rng.uniform(0.1, 3))
        self.database.down = False
        self.told("database", "is back")

    async def _crowd_out(self, at: float) -> None:
        await asyncio.sleep(at)
        host = self.host_for(self._rng)
        if host is None or self.calm:
            return
        self.told(host.name, "gets no connection to read with")
        self.database.crowded.add(host.name)
        await asyncio.sleep(self._rng.uniform(0.1, 2))
        self.database.crowded.discard(host.name)

    async def _cut_listeners(self) -> None:
        mine = self.round
        while True:
            await asyncio.sleep(self._rng.expovariate(self.scenario.listener_cuts))
            host = self.host_for(self._rng)
            if self.calm or self.round != mine:
                return
            if host is not None and host.machine.listener is not None:
                self.told(host.name, "no longer hears of what others store")
                host.machine.listener.cut(self._rng.uniform(0.05, 2))

    async def _jump_clocks(self) -> None:
        mine = self.round
        while not self.calm and self.round == mine:
            await asyncio.sleep(self._rng.expovariate(0.5))
            host = self.host_for(self._rng)
            if host is not None and not self.calm:
                host.machine.skew += self._rng.randrange(-2000, 2000)
                self.told(host.name, f"has its clock set to {host.machine.skew} ms ahead")

    # What nodes ask of the world

    def _publish(self, notice: str) -> None:
        for host in self.hosts.values():
            if host.alive and host.machine.listener is not None:
                host.machine.listener.notify(notice)
                if self._rng.random() < self.scenario.doubled:
                    host.machine.listener.notify(notice)

    def _told_of_bots(self, what: str) -> None:
        self.told("bots", what)

    async def _start_process(self, protocol_factory: Any, *command: Any, **options: Any) -> Any:
        await asyncio.sleep(self.storing())
        rng = Random(f"process {self.scenario.seed} {self.loop.steps}")
        process = SimulatedProcess(self.loop, rng, self.storing, self.tantrums, self._told_of_bots)
        protocol = protocol_factory()
        process.connect(protocol)
        return process, protocol
