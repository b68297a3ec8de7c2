"""How long the event loop is blocked when somebody connects to a long match: `python -m bench.connecting`.

A match of Sonora between bots is played to its end, the node forgets that it has it in memory, and somebody
connects with the eyes of every seat. Meanwhile a heartbeat measures how late the loop comes back to it.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

from meseta.bots.bot import NORMAL, ask
from meseta.bots.registry import make_bot
from meseta.games import open_game
from meseta.i18n.words import Words
from meseta.play.creation import from_record
from meseta.play.match import AnyMatch, Submission, start
from meseta.tables.config import NodeConfig
from meseta.tables.node import Node
from meseta.tables.session import Session, Token
from meseta.tables.tokens import new_id

ROUNDS = 20
HEARTBEAT = 0.001
PLAYERS = 4


class Quiet:
    """A transport that only counts."""

    closing = False

    def __init__(self) -> None:
        self.sent = 0

    def put(self, message: bytes) -> None:
        """Count what is sent."""
        self.sent += len(message)

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
    node.hub.lives.pop(table, None)
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


async def measure() -> None:
    """Print what connecting costs."""
    match = long_match()
    with tempfile.TemporaryDirectory() as folder:
        node = Node(NodeConfig(data=Path(folder), workers=1))
        await node.open()
        try:
            table = new_id()
            await node.hub.create(from_record(table, match.game, match.record(), None, "host", 0))
            alone = [await idle() for _ in range(ROUNDS)]
            figures = [await connect(node, table) for _ in range(ROUNDS)]
        finally:
            await node.close()
    stood, took = zip(*figures, strict=True)
    print(f"a match of Sonora with {PLAYERS} players and {len(match.entries)} entries, {ROUNDS} connections")
    print(f"with nobody connecting the loop stood still for {statistics.median(alone):.1f} ms")
    print(f"the loop stood still for {statistics.median(stood):.1f} ms (at most {max(stood):.1f})")
    print(f"the welcome took {statistics.median(took):.1f} ms (at most {max(took):.1f})")


if __name__ == "__main__":
    asyncio.run(measure())
