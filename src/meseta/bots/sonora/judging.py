"""The planners' questions about very many sheets, answered by compiled code once somebody has loaded it.

Without it they are answered one by one, and to the last bit the same. Loading takes a second or, the first
time on a machine, many: so those who will ask very often do it (`load`), and nobody's move waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

from meseta.bots.sonora import kernel
from meseta.core.compiling import compiled
from meseta.games.sonora.canyon import CanyonPrint, Placement, cactus_points
from meseta.games.sonora.creek import CreekPrint
from meseta.games.sonora.mudcracks import MudcracksPrint
from meseta.grids.bits import Bits, members

if TYPE_CHECKING:
    from meseta.bots.sonora.kernel import Floats, Ints

MOST_NODES: Final = 62
"""A set of nodes, or of spaces, is a word without its sign."""


class Ground(NamedTuple):
    """A printed Canyon as the kernel takes it."""

    placements: Ints
    neighbours: Ints
    cactus: Ints
    icon: Ints
    start: Ints
    white: Ints
    points: Floats
    """By the number of cacti."""


class Cracks(NamedTuple):
    """Printed Mudcracks as the kernel takes them."""

    lines: Ints
    around: Ints
    masks: Ints
    points: Floats


class Bed(NamedTuple):
    """A printed Creek Bed as the kernel takes it."""

    children: Ints
    points: Floats
    stack: Ints
    """Room for spaces that are still to be looked at."""


class Judging:
    """The compiled kernel."""

    def __init__(self, module: ModuleType, numpy: ModuleType) -> None:
        self._kernel = module
        self._np = numpy
        self._ground = lru_cache(4)(self._ground_of)
        self._cracks = lru_cache(4)(self._cracks_of)
        self._bed = lru_cache(4)(self._bed_of)
        self._costs = lru_cache(64)(self._costs_of)
        self._values = lru_cache(64)(self._values_of)
        self._sights = lru_cache(64)(self._sights_of)
        self._floats = lru_cache(1 << 10)(lambda numbers: numpy.array(numbers, numpy.float64))

    def canyon_worths(
        self,
        printed: CanyonPrint,
        own: Bits,
        filled: Bits,
        legal: Bits,
        chances: tuple[float, ...],
        prices: tuple[float, ...],
    ) -> tuple[tuple[Placement, ...], tuple[float, ...]]:
        """The legal placements, and what the Canyon is worth after each of them (`Shapes.worth`)."""
        ground, np = self._ground(printed), self._np
        cells = len(printed.grid.cells)
        drawn = self._squares(own, cells)
        taken = 1 - ground.white + drawn + self._squares(filled, cells)
        chosen = np.flatnonzero(self._squares(legal, len(printed.all_placements)))
        worths = np.empty(len(chosen))
        self._kernel.canyon_worths(
            drawn + 2 * ground.start,
            taken,
            chosen,
            *ground[:4],
            self._floats(chances),
            self._floats(prices),
            ground.points,
            np.empty((2, cells), np.int64),
            np.empty((3, len(prices))),
            worths,
        )
        every = printed.all_placements
        return tuple([every[index] for index in chosen.tolist()]), tuple(worths.tolist())

    def pips(
        self,
        printed: MudcracksPrint,
        marked: Bits,
        raised: tuple[int, ...],
        breadth: int,
        spare: float,
        soon: tuple[float, ...],
        now: tuple[float, ...],
        fading: tuple[float, ...],
        most: int,
    ) -> list[float] | None:
        """What each value below `most` gains (`Prospects.pips`); None for more nodes than a word has bits.

        Bonuses have one price while they are hoped for, and one when they are earned.
        """
        if len(printed.costs) > MOST_NODES:
            return None
        cracks, np = self._cracks(printed), self._np
        rewards = [0.0 if t.bonus is None else now[t.bonus] for t in printed.triangles]
        found = np.empty(most)
        room = most * breadth * len(printed.costs) + 1
        self._kernel.pips(
            marked,
            breadth,
            spare,
            self._costs(printed, raised),
            *cracks,
            self._values(printed, soon),
            np.array(rewards, np.float64),
            self._floats(fading),
            np.empty((3, room), np.int64),
            np.empty((2, room)),
            found,
        )
        return found.tolist()  # type: ignore[no-any-return]

    def mudcracks(
        self,
        printed: MudcracksPrint,
        marked: Bits,
        raised: tuple[int, ...],
        prices: tuple[float, ...],
        fading: tuple[float, ...],
    ) -> float:
        """The same as `Worth.mudcracks`."""
        cracks = self._cracks(printed)
        values, costs = self._values(printed, prices), self._costs(printed, raised)
        return self._kernel.mudcracks_worth(  # type: ignore[no-any-return]
            marked, cracks.masks, cracks.points, values, costs, self._floats(fading)
        )

    def creek(
        self,
        printed: CreekPrint,
        spaces: tuple[Bits, Bits, Bits],
        prices: tuple[float, ...],
        fading: tuple[float, ...],
    ) -> float:
        """The same as `Worth.creek`, for the spaces that are visited, circled and filled."""
        bed, values = self._bed(printed), self._sights(printed, prices)
        return self._kernel.creek_worth(*spaces, *bed[:2], values, self._floats(fading), bed.stack)  # type: ignore[no-any-return]

    def _squares(self, found: Bits, size: int) -> Ints:
        """A set as a number for each of its possible members: 1 for those in it."""
        np = self._np
        packed = np.frombuffer(found.to_bytes((size + 7) // 8, "little"), np.uint8)
        return np.unpackbits(packed, count=size, bitorder="little").astype(np.int64)  # type: ignore[no-any-return]

    def _ground_of(self, printed: CanyonPrint) -> Ground:
        cells = len(printed.grid.cells)
        cactus, icon = [kernel.NOTHING] * cells, [kernel.NOTHING] * cells
        for kind, squares in enumerate(printed.cacti):
            for cell in members(squares):
                assert cactus[cell] == kernel.NOTHING, "a square has one cactus"
                cactus[cell] = kind
        for cell, bonus in printed.icons.items():
            icon[cell] = bonus
        return Ground(
            self._rows([placement.cells for placement in printed.all_placements]),
            self._rows([members(printed.halo(1 << cell)) for cell in range(cells)]),
            self._ints(cactus),
            self._ints(icon),
            self._squares(printed.start, cells),
            self._squares(printed.white, cells),
            self._np.array([cactus_points(count) for count in range(cells + 2)], self._np.float64),
        )

    def _cracks_of(self, printed: MudcracksPrint) -> Cracks:
        return Cracks(
            self._ints(printed.lines),
            self._rows(printed.around),
            self._ints(printed.masks),
            self._np.array([triangle.points for triangle in printed.triangles], self._np.float64),
        )

    def _costs_of(self, printed: MudcracksPrint, raised: tuple[int, ...]) -> Ints:
        extra = raised or printed.unraised
        return self._ints([cost + more for cost, more in zip(printed.costs, extra, strict=True)])

    def _values_of(self, printed: MudcracksPrint, prices: tuple[float, ...]) -> Floats:
        found = [t.points if t.bonus is None else prices[t.bonus] for t in printed.triangles]
        return self._np.array(found, self._np.float64)  # type: ignore[no-any-return]

    def _sights_of(self, printed: CreekPrint, prices: tuple[float, ...]) -> Floats:
        """What it is worth to end on each space."""
        found = [float(points) for points in printed.points]
        for space, bonus in printed.bonuses.items():
            found[space] = prices[bonus]
        return self._np.array(found, self._np.float64)  # type: ignore[no-any-return]

    def _bed_of(self, printed: CreekPrint) -> Bed:
        spaces = len(printed.points)
        return Bed(
            self._rows(printed.children),
            self._np.array(printed.points, self._np.float64),
            self._np.empty((2 * spaces, 2), self._np.int64),
        )

    def _rows(self, rows: Sequence[Sequence[int]]) -> Ints:
        """Rows of different lengths, filled up."""
        width = max(map(len, rows))
        return self._ints([(*row, *[kernel.NOTHING] * (width - len(row))) for row in rows])

    def _ints(self, rows: Sequence[object]) -> Ints:
        return self._np.array(rows, self._np.int64)  # type: ignore[no-any-return]


class _Loaded:
    judging: Judging | None = None


def judging() -> Judging | None:
    """The compiled kernel, if it has been loaded into this process."""
    return _Loaded.judging


def load() -> None:
    """Load the compiled kernel into this process; raises `NoCompiler` where the extra `fast` is missing."""
    if _Loaded.judging is None:
        module = compiled(kernel)
        import numpy

        _Loaded.judging = Judging(module, numpy)


def unload() -> None:
    """Judge without the compiled kernel from now on."""
    _Loaded.judging = None
