"""The short way of a text message: it reads what `websockets` writes, and leaves everything else to it."""

import base64
import os
import socket
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from meseta.server.frames import _whole_frames
from tests.server.harness import PATIENCE, Person, Running
from tests.server.test_playing import ME

PING = b'{"type":"ping","id":"%d"}'


def framed(opcode: Opcode, content: bytes, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, content, fin=fin).serialize(mask=mask)


@given(st.lists(st.tuples(st.sampled_from([Opcode.TEXT, Opcode.PONG]), st.binary(max_size=300)), max_size=4))
def test_whole_frames_are_read_as_they_were_written(messages: list[tuple[Opcode, bytes]]) -> None:
    data = b"".join(framed(opcode, content[:125]) for opcode, content in messages)
    assert _whole_frames(data) == [(0x80 | opcode, content[:125]) for opcode, content in messages]
    for _, content in messages:
        assert _whole_frames(framed(Opcode.TEXT, content)) == [(0x81, content)]


@given(st.binary(max_size=300), st.data())
def test_what_is_not_whole_is_left_alone(content: bytes, data: st.DataObject) -> None:
    frame = framed(Opcode.TEXT, content)
    assert _whole_frames(frame[: data.draw(st.integers(1, len(frame) - 1))]) is None
    assert _whole_frames(frame + frame[:1]) is None


def test_fragments_binary_unmasked_and_long_frames_are_left_alone() -> None:
    for frame in (
        framed(Opcode.TEXT, b"x", fin=False),
        framed(Opcode.CONT, b"x"),
        framed(Opcode.BINARY, b"x"),
        framed(Opcode.TEXT, b"not masked", mask=False),
        framed(Opcode.TEXT, b"x" * 70_000),
    ):
        assert _whole_frames(frame) is None


class Raw:
    """A client that decides byte by byte when to send what."""

    def __init__(self, person: Person, table: str) -> None:
        parts = urlsplit(person.url)
        self._socket = socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE)
        cookie = "; ".join(f"{key}={value}" for key, value in person.http.cookies.items())
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        self.heard = b""
        self.until(b"\r\n\r\n")

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def until(self, found: bytes) -> None:
        """Read until this was among what was heard."""
        while found not in self.heard:
            more = self._socket.recv(65536)
            assert more, "the server hung up"
            self.heard += more

    def close(self) -> None:
        self._socket.close()


@pytest.mark.parametrize("piece", [1, 3, 7, 1000])
def test_a_message_arrives_however_it_is_cut(sqlite_node: Running, piece: int) -> None:
    ana = sqlite_node.person("Ana")
    raw = Raw(ana, ana.table(ME))
    data = framed(Opcode.TEXT, b'{"type":"hello"}')
    data += framed(Opcode.TEXT, PING % 1) + framed(Opcode.PING, b"alive") + framed(Opcode.TEXT, PING % 2)
    data += framed(Opcode.TEXT, PING[:9], fin=False) + framed(Opcode.CONT, PING[9:] % 3)
    data += framed(Opcode.TEXT, PING % 4)
    for start in range(0, len(data), piece):
        raw.send(data[start : start + piece])
    for number in range(1, 5):
        raw.until(b'{"type":"pong","id":"%d"}' % number)
    assert b"\x8a\x05alive" in raw.heard
    raw.send(framed(Opcode.TEXT, PING % 5))
    raw.until(b'{"type":"pong","id":"5"}')
    raw.send(framed(Opcode.CLOSE, b"\x03\xe8"))
    raw.until(b"\x88\x02\x03\xe8")
    raw.close()
