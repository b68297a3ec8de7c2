"""Frames that are made without websockets are the same as its own."""

import pytest
from websockets.frames import Frame, Opcode

from meseta.server.frames import framed, header


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_a_text_is_framed_as_websockets_frames_it(length: int) -> None:
    text = b"x" * length
    assert header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_several_texts_are_as_many_frames() -> None:
    assert framed([b"one", b"", b"two"]) == b"\x81\x03one\x81\x00\x81\x03two"
