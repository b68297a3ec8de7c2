"""One digest of everything that a kernel computes for the stored flicks, to the last bit of every log row."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from struct import pack

from meseta.discs import TABLE, Engine, kernel
from meseta.discs.run import Run
from tests.discs.stored import Flick

STORED_DIGEST = {2: "d3301606c407f861bc583a490b5a482262294deb9ad8663e8ea92858379965c2"}[kernel.VERSION]
"""Of the 10,000 stored flicks, by the kernel's version. If it changes, so must the version."""


def digest(engine: Engine, flicks: Iterable[Flick]) -> str:
    total = sha256()
    for discs, shot in flicks:
        total.update(as_bytes(engine.run(TABLE, discs, shot)))
    return total.hexdigest()


def as_bytes(run: Run) -> bytes:
    # Adding zero makes a negative zero positive: the only two floats that are equal but differ in bits.
    xs, ys = zip(*run.places, strict=True)
    floats = [value + 0.0 for value in (run.duration, run.sweeps, *xs, *ys, *run.log)]
    return pack(f"<{len(floats)}d{len(run.fates)}b?", *floats, *run.fates, run.touched)
