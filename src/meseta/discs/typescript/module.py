"""The client's module: arena and kernel translated, our board and the hands as data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from meseta.discs import arena, kernel
from meseta.discs.arena import TABLE
from meseta.discs.chance import FULL_FORCE, HANDS
from meseta.discs.typescript.translate import Translator

HEADER: Final = """\
// Made by `python -m meseta.discs.typescript` from discs/arena.py and discs/kernel.py, line by line.
// Do not edit: a test keeps it in step.

/** Lists of objects, arrays of numbers: the Python source has no type for them either. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = any;

const min = (a: number, b: number): number => (b < a ? b : a);
const max = (a: number, b: number): number => (b > a ? b : a);

function truth(value: boolean): boolean {
  if (value !== true && value !== false) throw new TypeError("neither true nor false");
  return value;
}
"""

FROM_ARENA: Final = ("CORNERS", "SLACK", "GRAVITY", "Arena", "Figures", "Wall", "figures", "walls")
"""What the kernel is given: how an arena becomes figures and walls."""


def typescript() -> str:
    """The arena and the kernel, our board and the hands, as one module."""
    return HEADER + "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    translator = Translator()
    yield from translator.translate(Path(arena.__file__), FROM_ARENA)
    yield from translator.translate(Path(kernel.__file__))
    yield f"\n/** The board that Meseta plays on. */\nexport const TABLE: Arena = {_data(TABLE)};"
    hands = {name: msgspec.to_builtins(hand) for name, hand in HANDS.items()}
    yield "\n/** How far hands stray: thousandths of a degree, and of the speed. */"
    yield f"export const HANDS = {_data(hands)};"
    yield "\n/** The speed of a flick with force 100, in µm/s. */"
    yield f"export const FULL_FORCE = {FULL_FORCE};"


def _data(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
