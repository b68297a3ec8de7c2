"""A WebSocket client that does as little as possible, so that a bench measures the server and not itself."""

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit


class WsClient(asyncio.Protocol):
    """One connection: text frames out, text frames in. Masks are zero, which costs nothing."""

    def __init__(self, url: str, headers: dict[str, str], heard: Callable[["WsClient", bytes], None]) -> None:
        parts = urlsplit(url)
        self.host, self.port, self.path = parts.hostname or "", parts.port or 80, parts.path
        self._headers = headers
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        """Connect, and wait for the handshake."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self.host, self.port)
        await self.ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in self._headers.items()]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        """Split the buffer into frames."""
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self._buffer[:40], bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        while (frame := self._frame()) is not None:
            self._heard(self, frame)

    def _frame(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        kind, frame = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 9:
            self._send(0x8A, frame)
        return frame if kind == 1 else b""

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._send(0x81, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Close the connection."""
        self.transport.close()
