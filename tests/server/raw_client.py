"""A client that controls byte by byte when it sends and reads."""

import base64
import os
import socket
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from tests.server.harness import PATIENCE, Person


def framed(opcode: Opcode, content: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, content, fin=fin).serialize(mask=True)


class RawClient:
    """One connection to a table's socket."""

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
