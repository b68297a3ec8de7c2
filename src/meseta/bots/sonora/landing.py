"""The results of flicks, as what every disc then counts for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from meseta.bots.sonora.hands import Hands, Row
from meseta.bots.sonora.prospects import BULLSEYE, COMING, GONE
from meseta.discs import Engine, Fate, NoCompiler, Place, Shot, brought, compiled, plain
from meseta.discs.run import End
from meseta.games.sonora import flicking
from meseta.games.sonora.board import Board
from meseta.games.sonora.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


FEW: Final = 64
"""Flicks that are over sooner than compiled code is loaded, or even compiled."""


@lru_cache(maxsize=1)
def fast_engine() -> Engine:
    """The compiled kernel; where there is no compiler, the host's or the plain one: all give the same."""
    try:
        return compiled.engine()
    except NoCompiler:
        return brought.engine() or plain


def engine_for(flicks: int) -> Engine:
    """What plays so many flicks soonest: for a few, nothing is loaded that is not there already."""
    is_loaded = fast_engine.cache_info().currsize > 0
    return fast_engine() if is_loaded or flicks > FEW else brought.engine() or plain


class Landing:
    """Flicks on one board."""

    def __init__(self, board: Board, engine: Engine | None) -> None:
        """By default the fastest engine available plays the flicks."""
        self._board = board
        self._engine = engine
        span = board.arena.disc_radius
        self._circles: Final = [
            (circle.x, circle.y, (circle.radius + span) ** 2, 2 * circle.section + 1)
            for circle in board.circles
        ]
        self._zones: Final = [2 * zone for zone in board.zones]

    def code(self, x: int, y: int) -> int:
        """What a disc on the floor counts for (`meseta.bots.sonora.prospects`).

        Where a disc has several possibilities it is the first: that is rare, and chosen later.
        """
        for cx, cy, reach, code in self._circles:
            if (x - cx) * (x - cx) + (y - cy) * (y - cy) <= reach:
                return code
        if y > 0:
            return self._zones[2 if x > 0 else 3]
        return self._zones[1 if x > 0 else 0]

    @property
    def at_once(self) -> bool:
        """Whether flicks are computed many at a time."""
        return isinstance(self._engine or fast_engine(), compiled.Compiled)

    def trembling(
        self, state: State, hands: Hands, intended: Sequence[Row], start: int, end: int
    ) -> list[bytes]:
        """For every shot, one after the other, how it ends with each of these draws of the hand."""
        arena, engine = self._board.arena, self._engine or fast_engine()
        if isinstance(engine, compiled.Compiled):
            return self._batch(engine, state, hands.table(arena, intended, start, end))
        return self.ends(state, [row for shot in intended for row in hands.rows(arena, shot, start, end)])

    def ends(self, state: State, rows: list[Row]) -> list[bytes]:
        """For every shot, what each disc on the floor then counts for, in order, the flicked one last."""
        engine = self._engine or engine_for(len(rows))
        if rows and isinstance(engine, compiled.Compiled):
            import numpy as np

            return self._batch(engine, state, np.array(rows, np.int64))
        arena, resting = self._board.arena, flicking.floor(state)
        places, own = list(resting.values()), _owned(state, resting)
        if isinstance(engine, brought.Brought):
            ends = engine.ends(arena, places, rows)
        else:
            ends = [engine.end(arena, places, Shot(*row)) for row in rows]
        return [self._end(state, own, end) for end in ends]

    def _end(self, state: State, own: list[bool], end: End) -> bytes:
        codes = bytearray(
            self._code(fate, place, mine)
            for fate, place, mine in zip(end.fates, end.places, (*own, True), strict=True)
        )
        if state.arrangement.no_bunting and not end.touched and end.fates[-1] == Fate.ON_FLOOR:
            self._bunted(state, codes, end.places[-1])
        return bytes(codes)

    def _code(self, fate: int, place: Place, own: bool) -> int:
        if fate == Fate.ON_FLOOR:
            return self.code(*place)
        if fate == Fate.IN_HOLE:
            return BULLSEYE
        return COMING if fate == Fate.ON_CORNER or not own else GONE

    def _bunted(self, state: State, codes: bytearray, place: Place) -> None:
        """An untouched disc in the nearest zone is out (SO-18)."""
        if self._board.zones_at(place) == (self._board.zones[state.corner(state.actor)],):
            codes[-1] = GONE

    def _batch(self, engine: compiled.Compiled, state: State, rows: NDArray[np.int64]) -> list[bytes]:
        """The same as `_end`, for all shots at once."""
        import numpy as np

        resting = flicking.floor(state)
        own = _owned(state, resting)
        tables = np.empty((len(rows), len(resting), 2), np.int64)
        if resting:
            tables[:] = np.array(list(resting.values()), np.int64)
        found = engine.batch(self._board.arena, tables, rows)
        across, down, fates = found.places[..., 0], found.places[..., 1], found.fates
        zones = self._zones
        codes = np.where(
            down > 0,
            np.where(across > 0, zones[2], zones[3]),
            np.where(across > 0, zones[1], zones[0]),
        )
        for cx, cy, reach, code in reversed(self._circles):
            codes[(across - cx) ** 2 + (down - cy) ** 2 <= reach] = code
        codes = np.where(fates == Fate.OFF_BOARD, [GONE if mine else COMING for mine in (*own, True)], codes)
        codes[fates == Fate.IN_HOLE] = BULLSEYE
        codes[fates == Fate.ON_CORNER] = COMING
        text, size = codes.astype(np.uint8).tobytes(), len(resting) + 1
        ends = [text[start : start + size] for start in range(0, len(text), size)]
        if state.arrangement.no_bunting:
            for index in np.flatnonzero(~found.touched & (fates[:, -1] == Fate.ON_FLOOR)).tolist():
                last = bytearray(ends[index])
                x, y = found.places[index, -1].tolist()
                self._bunted(state, last, (x, y))
                ends[index] = bytes(last)
        return ends


def _owned(state: State, discs: Iterable[int]) -> list[bool]:
    """Whether each disc is the actor's."""
    return [state.owner(disc) == state.actor for disc in discs]
