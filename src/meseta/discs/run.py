"""What goes into a kernel and what comes out, for the plain and the compiled one alike."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from meseta.discs.arena import Arena
from meseta.discs.errors import BadFlick
from meseta.discs.problems import NotWhole

__all__ = ["End", "Engine", "Place", "Run", "Shot"]

Place: TypeAlias = tuple[int, int]
"""Where a disc's centre is: x and y in µm."""


def check_whole(**figures: object) -> None:
    """Raise `BadFlick` unless all figures are whole: no record holds a fraction, and no disc moves by NaN."""
    for name, value in figures.items():
        if not isinstance(value, int):
            raise BadFlick(NotWhole(figure=name))


class Shot(msgspec.Struct, frozen=True):
    """One flick: a disc placed on a launch corner and set off."""

    corner: int
    """0 to 3, clockwise from the top left."""

    x: int
    y: int
    """Where the disc's centre starts, in µm."""

    vx: int
    vy: int
    """How it leaves the hand, in µm/s."""

    def __post_init__(self) -> None:
        if not type(self.corner) is type(self.x) is type(self.y) is type(self.vx) is type(self.vy) is int:
            check_whole(corner=self.corner, x=self.x, y=self.y, vx=self.vx, vy=self.vy)


class Run(NamedTuple):
    """What a kernel returns, in its own numbers; `meseta.discs.flick` turns it into a `Result`."""

    duration: float
    touched: bool
    sweeps: int
    """Sweeps of the kernel, at most `kernel.MOST_SWEEPS`."""
    places: list[tuple[float, float]]
    fates: list[int]
    log: array[float]
    """Rows of `kernel.WIDTH` floats, flattened."""


class End(NamedTuple):
    """The end of a flick, without its motion."""

    touched: bool
    sweeps: int
    """Sweeps of the kernel, at most `kernel.MOST_SWEEPS`."""
    places: list[Place]
    """In whole µm: the discs in the order given, then the flicked one."""
    fates: list[int]


class Engine(Protocol):
    """A kernel that plays flicks: the module `plain`, or what `compiled.engine()` returns."""

    def run(self, arena: Arena, discs: Sequence[Place], shot: Shot, room: int = ...) -> Run:
        """The flick ``shot`` at the resting ``discs``."""

    def end(self, arena: Arena, discs: Sequence[Place], shot: Shot) -> End:
        """The same flick without its log: where everything ended."""
