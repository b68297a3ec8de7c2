"""One client's socket: the order of what is sent, and how it ends."""

import asyncio
import gc
import logging
import weakref
from collections.abc import Iterable
from contextlib import closing
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from meseta.i18n.words import Words
from meseta.server.socket import Socket, serve
from meseta.tables.client import Client
from meseta.tables.config import Limits
from tests.server.harness import AtTable, Running, wait_until
from tests.server.raw_client import RawClient, framed
from tests.server.test_playing import ME

PING = b'{"type":"ping","id":"%d"}'
CLOSING = b'{"type":"closing"}'


async def unheard() -> Any:
    raise AssertionError("nobody listens")


async def unsent(message: Any) -> None:
    raise AssertionError("nobody waits")


def written(*doing: str) -> list[Any]:
    """What goes out when all this is done before there is time to write."""
    sent: list[Any] = []

    async def receive() -> Any:
        raise AssertionError("nobody listens")

    async def send(message: Any) -> None:
        sent.append(message.get("text") or message["code"])

    async def write() -> None:
        socket = Socket(receive, send, backlog=3)
        for what in doing:
            if what == "part":
                Client(socket, Limits(), Words("en")).say_goodbye()
            else:
                socket.put(what.encode())
        await socket.write()

    asyncio.run(write())
    return sent


def test_nothing_is_sent_after_goodbye() -> None:
    assert written("a", "part", "b") == ["a", CLOSING.decode(), 1012]
    assert written("part", "a", "part") == [CLOSING.decode(), 1012]


def test_nothing_more_is_sent_to_a_client_that_reads_too_slowly() -> None:
    assert written("a", "b", "c", "d", "part") == [4408]


def test_what_is_queued_together_is_sent_in_one_go() -> None:
    sent: list[list[bytes]] = []

    def send_now(messages: Iterable[bytes]) -> bool:
        sent.append(list(messages))
        return True

    async def session() -> None:
        socket = Socket(unheard, unsent, 3, send_now)
        writer = asyncio.create_task(socket.write())
        socket.put(b"a")
        socket.put(b"b")
        await asyncio.sleep(0)
        socket.put(b"c")
        await asyncio.sleep(0)
        writer.cancel()

    asyncio.run(session())
    assert sent == [[b"a", b"b"], [b"c"]]


def test_nothing_overtakes_what_a_slow_client_still_has_to_read() -> None:
    sent: list[str] = []
    takes = asyncio.Event()

    def send_now(messages: Iterable[bytes]) -> bool:
        if takes.is_set():
            sent.extend(message.decode() for message in messages)
        return takes.is_set()

    async def send(message: Any) -> None:
        await takes.wait()
        sent.append(message["text"])

    async def session() -> None:
        socket = Socket(unheard, send, 3, send_now)
        writer = asyncio.create_task(socket.write())
        socket.put(b"a")
        for _ in range(5):  # now it is being sent, and has to wait
            await asyncio.sleep(0)
        takes.set()
        socket.put(b"b")
        for _ in range(5):
            await asyncio.sleep(0)
        socket.put(b"c")
        for _ in range(5):
            await asyncio.sleep(0)
        writer.cancel()

    asyncio.run(session())
    assert sent == ["a", "b", "c"]


def test_a_failure_of_our_own_closes_the_socket_and_is_logged_with_its_trace(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("meseta"), "propagate", True)
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        raise AssertionError("nobody listens")

    async def fail() -> None:
        raise ZeroDivisionError

    async def session() -> None:
        await serve(Socket(receive, send, backlog=3), fail())

    asyncio.run(session())
    assert sent == [{"type": "websocket.close", "code": 1011}]
    (record,) = caplog.records
    assert record.message == "socket_failed"
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError


def last_word(client: AtTable) -> tuple[bytes, int]:
    """The last message before the connection is closed, and the code it is closed with."""
    with pytest.raises(ConnectionClosed) as closed:
        client.until(lambda message: False)
    assert closed.value.rcvd is not None
    return client.heard[-1], closed.value.rcvd.code


def test_a_node_that_closes_says_nothing_after_goodbye(sqlite_node: Running) -> None:
    node = sqlite_node.node
    ana = sqlite_node.person("Ana")
    table = ana.table(ME)

    async def say_goodbye_and_go_on_talking() -> None:
        parting = asyncio.create_task(node.say_goodbye())
        await asyncio.sleep(0)
        node.hub.lives[table].tell_seats(0)
        await parting

    try:
        with ana.at(table) as one:
            sqlite_node.do(say_goodbye_and_go_on_talking())
            assert last_word(one) == (CLOSING, 1012)
        with pytest.raises(ConnectionClosed) as closed:  # who comes too late is told as well
            ana.at(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    finally:
        node.closing = node.presence.silent = False
    with ana.at(table) as one:
        assert one.legal()


@pytest.mark.parametrize("piece", [1, 3, 7, 1000])
def test_a_message_arrives_however_it_is_cut(sqlite_node: Running, piece: int) -> None:
    ana = sqlite_node.person("Ana")
    data = framed(Opcode.TEXT, b'{"type":"hello"}')
    data += framed(Opcode.TEXT, PING % 1) + framed(Opcode.PING, b"alive") + framed(Opcode.TEXT, PING % 2)
    data += framed(Opcode.TEXT, PING[:9], fin=False) + framed(Opcode.CONT, PING[9:] % 3)
    data += framed(Opcode.TEXT, PING % 4)
    with closing(RawClient(ana, ana.table(ME))) as client:
        for start in range(0, len(data), piece):
            client.send(data[start : start + piece])
        for number in range(1, 5):
            client.until(b'{"type":"pong","id":"%d"}' % number)
        assert b"\x8a\x05alive" in client.heard
        client.send(framed(Opcode.CLOSE, b"\x03\xe8"))
        client.until(b"\x88\x02\x03\xe8")


def test_a_closed_socket_is_freed_without_the_garbage_collector(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    gc.disable()
    try:
        with ana.at(ana.table(ME)):
            clients = [weakref.ref(client) for client in sqlite_node.node.clients]
        assert clients
        wait_until(lambda: not any(client() for client in clients))
    finally:
        gc.enable()
