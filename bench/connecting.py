"""What connecting costs: `python -m bench.connecting`.

First somebody connects to a long match of Sonora that the node has not in memory; meanwhile a heartbeat
measures how late the event loop comes back to it. Then the node is restarted while many people are playing,
and all of them come back at once.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec

from meseta.bots.bot import NORMAL, ask
from meseta.bots.registry import make_bot
from meseta.games import open_game
from meseta.i18n.words import Words
from meseta.play.creation import CallerSits, Creation, from_record, new_table, seat_all
from meseta.play.decisions import Decision, enter_submission
from meseta.play.match import AnyMatch, Submission, start
from meseta.play.requests import Caller
from meseta.play.table import Settings, Table
from meseta.tables.cached_games import open_cached
from meseta.tables.config import NodeConfig
from meseta.tables.node import Node
from meseta.tables.session import Session, Token
from meseta.tables.tokens import hashed, new_id, new_token

ROUNDS = 20
HEARTBEAT = 0.001
PLAYERS = 4
TABLES = 60
MOVES = 100
"""Moves made at each of these tables before the restart."""


class Quiet:
    """A transport that only remembers the latest numbers."""

    closing = False

    def __init__(self) -> None:
        self.since: dict[str, int] = {}

    def put(self, message: bytes) -> None:
        """Note what a client would send with its next hello."""
        if message.startswith(b'{"type":"update"'):
            update = msgspec.json.decode(message)
            self.since[str(update["viewer"])] = update["n"]

    def close(self, code: int) -> None:
        """Fail: it must not come to that."""
        raise AssertionError(code)


def long_match() -> AnyMatch:
    """A match of Sonora that bots have played to its end."""
    rng = Random(1)
    game = open_game("sonora")
    bot = make_bot("random", game)
    match: AnyMatch = start(game, PLAYERS, {}, rng)
    while not match.over:
        seat = min(game.actors(match.state))
        view, legal = game.observe(match.state, seat), game.legal(match.state, seat)
        text = game.write(ask(bot, "random", view, legal, NORMAL, rng))
        match = match.submit(seat, Submission(new_id(), match.step_of(seat), text), rng).match
    return match


async def late(done: asyncio.Event) -> float:
    """By how many milliseconds a heartbeat was late at most until this is done."""
    worst = 0.0
    while not done.is_set():
        began = time.perf_counter()
        await asyncio.sleep(HEARTBEAT)
        worst = max(worst, time.perf_counter() - began - HEARTBEAT)
    return worst * 1000


async def connect(node: Node, table: str) -> tuple[float, float]:
    """How long the loop was blocked, and how long it took until the client was welcomed."""
    live = node.hub.lives.pop(table, None)
    if live is not None:
        live.drop_recollections()
    session = Session(node, Quiet(), table, Token(None, must_be_good=False), Words("en"))
    done = asyncio.Event()
    heartbeat = asyncio.create_task(late(done))
    await asyncio.sleep(5 * HEARTBEAT)
    session.connect("here")
    began = time.perf_counter()
    await session.greet('{"type": "hello"}')
    took = time.perf_counter() - began
    await asyncio.sleep(5 * HEARTBEAT)
    done.set()
    await session.disconnect()
    return await heartbeat, took * 1000


async def idle() -> float:
    """How long the loop is blocked anyway, because others use this machine as well."""
    done = asyncio.Event()
    heartbeat = asyncio.create_task(late(done))
    await asyncio.sleep(0.05)
    done.set()
    return await heartbeat


async def one_connects() -> None:
    """Print what connecting to a long match costs."""
    match = long_match()
    with tempfile.TemporaryDirectory() as folder:
        node = Node(NodeConfig(data=Path(folder), workers=1))
        await node.open()
        try:
            table = new_id()
            await node.hub.create(from_record(table, match.game, match.record(), None, "host", 0))
            await connect(node, table)  # starts the process that replays
            alone = [await idle() for _ in range(ROUNDS)]
            figures = [await connect(node, table) for _ in range(ROUNDS)]
        finally:
            await node.close()
    stood, took = zip(*figures, strict=True)
    print(f"a match of Sonora with {PLAYERS} players and {len(match.entries)} entries, {ROUNDS} connections")
    print(f"with nobody connecting the loop stood still for {statistics.median(alone):.1f} ms")
    print(f"the loop stood still for {statistics.median(stood):.1f} ms (at most {max(stood):.1f})")
    print(f"the welcome took {statistics.median(took):.1f} ms (at most {max(took):.1f})")


class Player:
    """Somebody at one table, through a restart."""

    def __init__(self, id: str, token: str, table: str) -> None:
        self.id = id
        self.token = token
        self.table = table
        self.since: dict[str, int] = {}
        self._session: Session | None = None

    async def connect(self, node: Node) -> None:
        """Say hello, with what is known already."""
        quiet = Quiet()
        self._session = Session(node, quiet, self.table, Token(self.token, must_be_good=True), Words("en"))
        self._session.connect("here")
        await self._session.greet(msgspec.json.encode({"type": "hello", "since": self.since}))
        self.since = quiet.since

    async def disconnect(self) -> None:
        """Leave."""
        assert self._session is not None
        await self._session.disconnect()


async def two_players(node: Node) -> list[Player]:
    """Two people in the middle of a match of Shifting Stones."""
    people = [(new_id(), new_token()) for _ in range(2)]
    for id, token in people:
        await node.store.add_person(id, "", hashed(token))
    game, host = open_cached("shifting_stones"), Caller(people[0][0])
    table = new_table(new_id(), game, Settings("shifting_stones", 2), host.person, node.store.now())
    seated = seat_all(table, host, [CallerSits("Ana")])
    other = seat_all(seated.result(), Caller(people[1][0]), [None, CallerSits("Eva")])
    both = Creation(table, Decision((*seated.decision.events, *other.decision.events)))
    await node.hub.create(both.begin_match(node.hub.chance))
    for number in range(MOVES):
        await node.hub.request(table.id, lambda now, n=number: _ended(node, now, n), host.person)  # type: ignore[misc]
    return [Player(id, token, table.id) for id, token in people]


def _ended(node: Node, table: Table, number: int) -> Decision:
    assert table.match is not None, "it has begun"
    seat = table.acting[0]
    return enter_submission(
        table, seat, Submission(str(number), table.match.step_of(seat), "end"), node.hub.chance
    )


async def all_come_back() -> None:
    """Print what it costs that everybody comes back after a restart."""
    with tempfile.TemporaryDirectory() as folder:
        config = NodeConfig(data=Path(folder), workers=1)
        node = Node(config)
        await node.open()
        players = [player for _ in range(TABLES) for player in await two_players(node)]
        for player in players:
            await player.connect(node)
        await asyncio.gather(*(player.disconnect() for player in players))
        await node.close()
        node = Node(config)
        await node.open()
        try:
            await node.hub.live(players[0].table)  # starts the process that replays
            done = asyncio.Event()
            heartbeat = asyncio.create_task(late(done))
            began, used = time.perf_counter(), time.process_time()
            await asyncio.gather(*(player.connect(node) for player in players))
            took, used = time.perf_counter() - began, time.process_time() - used
            done.set()
            stood = await heartbeat
            await asyncio.gather(*(player.disconnect() for player in players))
        finally:
            await node.close()
    many = len(players)
    print(f"after a restart {many} players come back to {TABLES} tables with {MOVES} moves and more each")
    print(
        f"each cost the server {1000 * used / many:.1f} ms of a core, and {1000 * took / many:.1f} ms passed"
    )
    print(f"the loop stood still for {stood:.1f} ms at most")


if __name__ == "__main__":
    asyncio.run(one_connects())
    asyncio.run(all_come_back())
