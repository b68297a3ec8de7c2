"""Clients that mean harm, or are broken: what they send is refused, and what they hold is let go."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from select import select
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from websockets.frames import Opcode

from meseta.server.connections import RESERVED_FILES, Connections, most_connections
from meseta.tables.config import Deadlines
from tests.server.conftest import FREELY, sqlite_config
from tests.server.harness import PATIENCE, Running, running, wait_until
from tests.server.raw_client import RawClient, framed
from tests.server.test_playing import ME


class Stranger:
    """A bare TCP connection."""

    def __init__(self, node: Running, sent: bytes = b"") -> None:
        place = urlsplit(node.url)
        self._socket = socket.create_connection((place.hostname, place.port), timeout=PATIENCE)
        self.send(sent)

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def hears_anything(self) -> bool:
        """Whether the server says something within a moment."""
        return bool(select([self._socket], [], [], 0.01)[0])

    def flood(self, data: bytes) -> None:
        """Send this again and again, and read nothing, until the server hangs up."""
        with suppress(BrokenPipeError, ConnectionResetError):
            while True:
                self.send(data)

    def rest(self) -> bytes:
        """Everything until the server closes the connection."""
        heard = b""
        with suppress(ConnectionResetError):
            while more := self._socket.recv(65536):
                heard += more
        return heard

    def status(self) -> int:
        """The status of the answer."""
        heard = b""
        while b"\r\n" not in heard:
            more = self._socket.recv(65536)
            assert more, "the server hung up"
            heard += more
        return int(heard.split()[1])

    def close(self) -> None:
        self._socket.close()


def answered(node: Running, request: bytes) -> int:
    """The status of the answer to a request."""
    with closing(Stranger(node, request)) as stranger:
        return stranger.status()


@pytest.fixture
def hasty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A node that has no patience in one respect, and all of it in every other."""
    with running(replace(sqlite_config(tmp_path), deadlines=Deadlines(**{request.param: 0.5}))) as found:
        yield found


def impatient(deadline: str) -> pytest.MarkDecorator:
    """With a node whose only short deadline is this one."""
    return pytest.mark.parametrize("hasty", [deadline], indirect=True, ids=[deadline])


@pytest.mark.parametrize(
    "path",
    [
        b"/%00",
        b"/app%00.js",
        b"/api/tables/%00",
        b"/api/games/%00/rules",
        b"/api/games/shifting_stones/words/%00",
        b"/" + b"x" * 3000,
        b"/" + b"x/" * 3000,
        b"/api/tables/" + b"x" * 60_000,
        b"/%ed%a0%80/%0a",
        b"/\xff",
    ],
    ids=lambda path: path[:20].decode("latin-1"),
)
def test_a_path_that_nothing_could_have_is_refused(sqlite_node: Running, path: bytes) -> None:
    status = answered(sqlite_node, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n\r\n")
    assert 400 <= status < 500


BODIES = [
    b"[" * 50_000 + b"]" * 50_000,
    b'{"name":' * 9000 + b"1" + b"}" * 9000,
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000", "token": "\\u0000", "game": "\\u0000", "seats": 2, "record": "\\u0000"}',
    b"\xff\xfe",
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
@pytest.mark.parametrize("path", ["/session", "/tables", "/records", "/session/exchange"])
def test_a_body_that_is_no_text_or_too_deep_is_refused(sqlite_node: Running, path: str, body: bytes) -> None:
    ana = sqlite_node.person("Ana")
    answer = ana.http.post(path, content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"]


def test_a_message_that_is_too_deep_is_refused_and_the_socket_stays(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    with ana.at(ana.table(ME)) as one:
        one.send("[" * 16_000)
        assert one.until(lambda message: message["type"] == "refused")["error"]["code"] == "malformed"
        assert one.answer({"type": "ping"})["type"] == "pong"


@impatient("headers")
@pytest.mark.parametrize("sent", [b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: x\r\nx: "])
def test_a_connection_without_a_whole_request_is_closed(hasty: Running, sent: bytes) -> None:
    with closing(Stranger(hasty, sent)) as stranger:
        assert stranger.rest().startswith(b"HTTP/1.1 408" if sent else b"")


@impatient("headers")
def test_headers_that_come_byte_by_byte_do_not_extend_the_deadline(hasty: Running) -> None:
    with closing(Stranger(hasty, b"GET / HTTP/1.1\r\nx: ")) as stranger:
        while not stranger.hears_anything():
            stranger.send(b"y")
        assert stranger.status() == 408


@impatient("idle")
def test_a_connection_between_two_requests_is_closed(hasty: Running) -> None:
    with closing(Stranger(hasty, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")) as stranger:
        assert stranger.rest().startswith(b"HTTP/1.1 200")


@impatient("body")
def test_a_body_that_never_comes_is_not_waited_for(hasty: Running) -> None:
    headers = b"Host: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n"
    request = b"POST /api/session HTTP/1.1\r\n" + headers + b"\r\n{"
    assert answered(hasty, request) == 408


@impatient("headers")
def test_nor_is_the_rest_of_a_body_after_its_answer(hasty: Running) -> None:
    with closing(
        Stranger(hasty, b"POST /api/nothing HTTP/1.1\r\nHost: x\r\ncontent-length: 9\r\n\r\n{")
    ) as stranger:
        assert stranger.status() == 415
        stranger.send(b"}")
        stranger.rest()


@impatient("hello")
def test_a_socket_without_a_hello_is_closed(hasty: Running) -> None:
    ana = hasty.person("Ana")
    with closing(RawClient(ana, ana.table(ME))) as client:
        client.until(b"\x88\x02" + (1008).to_bytes(2, "big"))


@impatient("ping")
def test_a_socket_that_answers_no_ping_is_closed(hasty: Running) -> None:
    ana = hasty.person("Ana")
    with closing(RawClient(ana, ana.table(ME))) as client:
        client.send(framed(Opcode.TEXT, b'{"type":"hello"}'))
        client.until(b"keepalive ping timeout")
    wait_until(lambda: not hasty.node.clients)


@impatient("reading")
def test_a_client_that_reads_nothing_is_disconnected(hasty: Running) -> None:
    ana = hasty.person("Ana")
    table = ana.table(ME)
    before = hasty._server.connections.dropped["reading"]
    request = b"GET /api/games/sonora/rules HTTP/1.1\r\nHost: x\r\n\r\n"
    with closing(Stranger(hasty)) as stranger:
        stranger._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stranger.flood(request * 20)
    assert hasty._server.connections.dropped["reading"] == before + 1
    assert ana.ask("GET", f"/tables/{table}").status_code == 200


def test_half_open_connections_do_not_keep_anybody_out(tmp_path: Path) -> None:
    limits = replace(FREELY, connections=20)
    with running(replace(sqlite_config(tmp_path), limits=limits)) as node:
        silent = [Stranger(node, b"GET / HTTP/1.1\r\n") for _ in range(60)]
        ana = node.person("Ana")
        with ana.at(ana.table(ME)) as one:
            assert one.legal()
            assert len(node._server.connections) <= 20
            assert node._server.connections.dropped["displaced"] >= 40
        for stranger in silent:
            stranger.close()


def test_silent_sockets_do_not_keep_anybody_out_even_if_files_are_few(tmp_path: Path) -> None:
    limits = replace(FREELY, connections=40)
    with running(replace(sqlite_config(tmp_path), limits=limits)) as node:
        ana = node.person("Ana")
        table = ana.table(ME)
        silent = [RawClient(ana, table) for _ in range(100)]
        with ana.at(table) as one:
            assert one.legal()
            assert node.get("/healthz").status_code == 200
            assert len(node._server.connections) <= 40
        for client in silent:
            client.close()


def test_whoever_finds_no_room_among_busy_connections_is_told(tmp_path: Path) -> None:
    limits = replace(FREELY, connections=8)
    with running(replace(sqlite_config(tmp_path), limits=limits)) as node, ExitStack() as stack:
        ana = node.person("Ana")
        table = ana.table(ME)
        for _ in range(5):
            stack.enter_context(ana.at(table))
        for lifeline in node._server.connections._lifelines:
            lifeline.is_idle = lambda: False  # as if all of them were being answered
        node._server.connections._most = len(node._server.connections)
        with closing(Stranger(node)) as stranger:
            assert stranger.rest().startswith(b"HTTP/1.1 503")
        assert node._server.connections.dropped["full"] == 1


def test_what_was_dropped_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    connections = Connections(Deadlines(), 5)
    for now in range(0, 120, 20):
        connections.dropped["headers"] += 1
        connections.sweep(float(now))
    logged = [record.__dict__["fields"]["count"] for record in caplog.records]
    assert logged == [{"headers": 1}, {"headers": 3}]


def test_there_are_never_more_connections_than_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limit = [1024, 4096]
    monkeypatch.setattr(resource, "getrlimit", lambda kind: tuple(limit))

    def raised(kind: int, wanted: tuple[int, int]) -> None:
        limit[:] = wanted

    monkeypatch.setattr(resource, "setrlimit", raised)
    assert most_connections(10_000) == 4096 - RESERVED_FILES
    assert limit == [4096, 4096]
    assert most_connections(100) == 100
