"""The process in which matches are replayed and told. It reads one task after another from its standard input
and writes their results, until its server is gone."""

import os
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from typing import BinaryIO, Final, TypeAlias, cast

from meseta.core.errors import MesetaError
from meseta.tables.parcels import pack, unpack

Task: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]  # type: ignore[explicit-any]
"""A function of any type, and its arguments."""

_LENGTH: Final = struct.Struct("!Q")


def send(pipe: BinaryIO, packed: bytes) -> None:
    """Write one parcel."""
    pipe.write(_LENGTH.pack(len(packed)))
    pipe.write(packed)
    pipe.flush()


def receive(pipe: BinaryIO) -> bytes | None:
    """The next parcel; None if the other side has gone."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    packed = pipe.read(length)
    return packed if len(packed) == length else None


def outcome(task: bytes) -> bytes:
    """Whether the task succeeded, with its result, or the error it raised."""
    try:
        work, arguments = cast(Task, unpack(task))
        return pack((True, work(*arguments)))
    except MesetaError as error:
        return pack((False, error))
    except Exception:  # a fault of the game's or our own: the next task is none the worse for it
        return pack((False, RuntimeError(traceback.format_exc())))


def main() -> None:
    """Do one task after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then lets us go
    results = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game prints must not be taken for a result
    while (task := receive(sys.stdin.buffer)) is not None:
        send(results, outcome(task))


if __name__ == "__main__":
    main()
