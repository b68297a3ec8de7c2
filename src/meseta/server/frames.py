"""The WebSocket frames that a move sends (RFC 6455, section 5.2): whole texts.

websockets makes frames of every kind, for both sides and with extensions, which takes longer than encoding
what is in them. Those of a server's texts differ only in their length.
"""

import struct
from collections.abc import Iterable
from typing import Final

WHOLE_TEXT: Final = 0x81
"""The first byte of a text that is not split into several frames."""

_SHORT: Final = struct.Struct("!BB")
_MEDIUM: Final = struct.Struct("!BBH")
_LONG: Final = struct.Struct("!BBQ")


def header(length: int) -> bytes:
    """What precedes a text of that many bytes.

    >>> header(5), header(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if length < 126:
        return _SHORT.pack(WHOLE_TEXT, length)
    if length < 1 << 16:
        return _MEDIUM.pack(WHOLE_TEXT, 126, length)
    return _LONG.pack(WHOLE_TEXT, 127, length)


def framed(texts: Iterable[bytes]) -> bytes:
    """The texts, each in a frame of its own."""
    parts: list[bytes] = []
    for text in texts:
        parts += (header(len(text)), text)
    return b"".join(parts)
