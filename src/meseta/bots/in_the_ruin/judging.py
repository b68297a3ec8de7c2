"""The planners' questions about very many sheets, answered by compiled code once somebody has loaded it.

Without it they are answered one by one, and to the last bit the same. Loading takes a second or, the first
time on a machine, many: so those who will ask very often do it (`load`), and nobody's move waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from meseta.bots.in_the_ruin import kernel
from meseta.bots.in_the_ruin.floods import FAR
from meseta.bots.in_the_ruin.kernel import LOW, LOW_BITS
from meseta.bots.in_the_ruin.rectangles import MARKS, SPACES, Odds, Target, every_rectangle
from meseta.core.compiling import compiled
from meseta.games.in_the_ruin.sheet import Cell
from meseta.grids.bits import Bits

if TYPE_CHECKING:
    from meseta.bots.in_the_ruin.kernel import Floats, Ints


class Aims(NamedTuple):
    """The rectangles for each scoring with their odds, as the kernel takes them."""

    rectangles: Ints
    odds: Floats


class Network(NamedTuple):
    """What is the same for all sheets of one turn when their Roads are judged."""

    sets: Ints
    figures: tuple[float, ...]
    """All but how many route cards may still come."""


class Judging:
    """The compiled kernel."""

    def __init__(self, module: ModuleType, numpy: ModuleType) -> None:
        self._kernel = module
        self._np = numpy
        targets = every_rectangle()
        self._rectangles = self._ints([(area, *words(spaces)) for area, spaces in targets])
        self._likely = numpy.zeros(SPACES)
        self._odds = cache(lambda odds: numpy.array(odds))
        self._eased = cache(lambda odds: numpy.array((1.0,) * MARKS + odds))

    def best_targets(self, empty: Bits, odds: Odds, count: int) -> tuple[Target, ...]:
        """The same as `rectangles.best_targets`."""
        np = self._np
        indices = np.empty(count, np.int64)
        size, first = self._kernel.best_targets(
            self._rectangles,
            self._ints(words(empty)),
            self._odds(odds),
            self._eased(odds),
            SPACES - empty.bit_count(),
            np.empty(count),
            indices,
        )
        every = every_rectangle()
        return (every[first], *[every[index] for index in indices[:size].tolist()])

    def distances(self, starts: Sequence[Bits], spaces: Bits) -> list[list[int]]:
        """The same as `floods.distances`, from many starts."""
        far = self._np.full((len(starts), SPACES), FAR)
        self._kernel.distances(self._ints([words(start) for start in starts]), self._ints(words(spaces)), far)
        return far.tolist()  # type: ignore[no-any-return]

    def order(self, cells: Sequence[Cell]) -> Ints:
        """Spaces in the order in which a pawn would like to end there."""
        return self._ints(cells)

    def best_ends(
        self, roads: Sequence[Bits], gates: Bits, pawn: Cell, steps: int, order: Ints
    ) -> list[list[Cell]]:
        """For each sheet, the best two places to stop on foot and the best by a warp; -1 for none."""
        ends = self._np.empty((len(roads), 3), self._np.int64)
        self._kernel.best_ends(
            self._ints([words(sheet) for sheet in roads]), self._ints(words(gates)), pawn, steps, order, ends
        )
        return ends.tolist()  # type: ignore[no-any-return]

    def aims(self, aims: Sequence[tuple[tuple[Target, ...], Odds]]) -> Aims:
        """These rectangles and odds, for many sheets."""
        rows = [
            (number, area, *words(spaces))
            for number, (targets, _) in enumerate(aims)
            for area, spaces in targets
        ]
        return Aims(self._ints(rows), self._np.stack([self._odds(odds) for _, odds in aims]))

    def fill_worths(self, aims: Aims, hole_cost: float, empties: Sequence[Bits]) -> list[float]:
        """What the rectangles promise in each sheet, less the cost of holes."""
        worths = self._np.empty(len(empties))
        self._kernel.fill_worths(self._ints([words(empty) for empty in empties]), *aims, hole_cost, worths)
        return worths.tolist()  # type: ignore[no-any-return]

    def network(self, sets: Sequence[Bits], figures: tuple[float, ...]) -> Network:
        """What the Roads of many sheets are judged by."""
        return Network(self._ints([words(spaces) for spaces in sets]), figures)

    def network_worths(
        self,
        network: Network,
        sheets: Sequence[tuple[Bits, Bits]],
        ends: Sequence[tuple[Cell, Cell]],
        trades: float,
        last: bool,
    ) -> list[float]:
        """What the Roads of each sheet connect or may yet connect; a sheet is its Roads and Walls."""
        np = self._np
        worths = np.empty(len(sheets))
        self._kernel.network_worths(
            self._ints([(*words(roads), *words(walls)) for roads, walls in sheets]),
            network.sets,
            np.array((*network.figures, trades, last)),
            self._ints(ends).reshape(-1, 2),
            self._likely,
            worths,
        )
        return worths.tolist()  # type: ignore[no-any-return]

    def _ints(self, rows: Sequence[object]) -> Ints:
        return self._np.array(rows, self._np.int64)  # type: ignore[no-any-return]


def words(spaces: Bits) -> tuple[int, int]:
    """A set of spaces as two words."""
    return spaces & LOW, spaces >> LOW_BITS


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
