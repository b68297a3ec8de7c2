"""uvicorn's WebSocket with a shorter way for what nearly every message is: one whole text frame (ADR 13).

Handshakes, pings, closing, fragments and everything that is wrong go the long way round, through the protocol
machine of `websockets`, which never notices what passed it by.
"""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "meseta.frames"
"""Where a socket finds its frames in the scope."""

_TEXT: Final = 0x81
"""The first byte of a text frame that is whole; RFC 6455, 5.2."""
_CONTROL: Final = (0x88, 0x89, 0x8A)
"""Close, ping, pong."""
_MASKED: Final = 0x80
_LONG: Final = 126
"""A length that says: the length follows in two bytes."""


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    _aligned = False
    """Whether what comes next is the beginning of a frame, and not of a fragment."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find us."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # no dictionary, but ours alone

    @property
    def ready(self) -> bool:
        """Whether a message can go out at once."""
        return self.writable.is_set() and not (self.close_sent or self.disconnected)

    def say(self, text: bytes) -> None:
        """Send a text message at once, as one frame."""
        size = len(text)
        if size < _LONG:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = bytes((_TEXT, _LONG, size >> 8, size & 0xFF))
        else:
            head = bytes((_TEXT, _LONG + 1)) + size.to_bytes(8, "big")
        self.transport.write(head + text)

    def data_received(self, data: bytes) -> None:
        """Take whole text messages the short way."""
        if not self.handshake_complete:
            super().data_received(data)
            self._aligned = data.endswith(b"\r\n\r\n")
        elif not self._aligned or self.close_sent:
            super().data_received(data)
        elif (frames := _whole_frames(data)) is None:
            self._aligned = False
            super().data_received(data)
        elif any(first != _TEXT for first, _ in frames):
            super().data_received(data)
        else:
            for _, text in frames:
                self.frames = [text]
                self.curr_msg_data_type = "bytes"  # it is decoded with its JSON
                self.send_receive_event_to_app()


def _whole_frames(data: bytes) -> list[tuple[int, bytes]] | None:
    """First byte and content of each frame; None unless all are whole, masked, short, and text or control."""
    found: list[tuple[int, bytes]] = []
    start = 0
    while start < len(data):
        if len(data) < start + 6:
            return None
        first, size = data[start], data[start + 1] ^ _MASKED
        start += 2
        if size == _LONG:
            size = data[start] << 8 | data[start + 1]
            start += 2
        elif size > _LONG:  # longer than we read, or not masked
            return None
        end = start + 4 + size
        if len(data) < end or (first != _TEXT and first not in _CONTROL):
            return None
        found.append((first, unmasked(data[start : start + 4], data[start + 4 : end])))
        start = end
    return found


def unmasked(mask: bytes, content: bytes) -> bytes:
    """The content of a client's frame."""
    size = len(content)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
