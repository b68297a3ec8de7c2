"""A view of Sonora as arrays: the viewer's own discs and sheet, then those of the seats after it."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from meseta.core.seats import Seat
from meseta.discs.chance import HANDS
from meseta.envs.numbers import Arrays
from meseta.envs.sonora.fields import discs_of, fields
from meseta.games.sonora.ai_canyon import AI_SHAPES
from meseta.games.sonora.board import rotate
from meseta.games.sonora.codec import SheetData
from meseta.games.sonora.content import Edition
from meseta.games.sonora.solo import COLOURS
from meseta.games.sonora.state import NO_COLOUR, Desk, Phase
from meseta.games.sonora.view import View
from meseta.games.sonora.words import Section

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CROSSED, CIRCLED, FILLED = 1, 2, 3
"""What a space of the Creek Bed can be."""
NOBODYS: Final = (Phase.LOT, Phase.WRITE, Phase.OVER)
"""The phases in which nobody's decision in particular is awaited."""


class Shown:
    """Views as arrays, for one edition and number of seats."""

    def __init__(self, printed: Edition, seats: int) -> None:
        self.fields: Final = fields(printed, seats)
        self._seats = seats

    def observe(self, view: View) -> Arrays:
        """The view as arrays. A spectator sits beside seat 0."""
        viewer = view.viewer or 0
        seats = [(viewer + ahead) % self._seats for ahead in range(self._seats)]
        listed = {**self._table(view, viewer, seats), **self._discs(view, viewer, seats)}
        sheets = [view.position.players[seat] for seat in seats]
        listed |= self._sheets(sheets)
        listed["points"] = [points for seat in seats for points in view.points[seat]]
        if self._seats == 1:
            listed |= _solo(view)
        return {name: self._array(name, listed[name]) for name in self.fields}

    def _array(self, name: str, listed: Iterable[int]) -> "NDArray[np.generic]":  # type: ignore[explicit-any]  # numpy's own
        import numpy as np

        field = self.fields[name]
        return np.array(list(listed), field.dtype).reshape(field.shape)

    def _table(self, view: View, viewer: Seat, seats: Sequence[Seat]) -> dict[str, Iterable[int]]:
        at = view.position
        agreed = at.arrangement
        rows = self.rows(viewer)
        return {
            "phase": (at.phase,),
            "round": (at.round, agreed.rounds),
            "first": (self._ahead(at.first, viewer),),
            "actor": (self._seats if at.phase in NOBODYS else self._ahead(at.actor, viewer),),
            "corner": (view.corners[viewer] if view.corners else 0,),
            "flown": (at.flown,),
            "flicked": (rows.index(at.disc) if at.disc >= 0 else len(rows),),
            "touched": (at.touched,),
            "options": (
                agreed.no_bunting,
                agreed.fair_colours,
                agreed.ai_squares,
                AI_SHAPES.index(agreed.ai_shapes),
                agreed.ai_full_zone,
            ),
            "hands": [list(HANDS).index(agreed.hands[seat]) for seat in seats],
        }

    def _discs(self, view: View, viewer: Seat, seats: Sequence[Seat]) -> dict[str, Iterable[int]]:
        at, rows = view.position, self.rows(viewer)
        corner = view.corners[viewer] if view.corners else 0
        discs = [at.discs[disc] for disc in rows]
        waiting = {disc: place for place, (_, group) in enumerate(at.queue, start=1) for disc in group}
        spots = [{spot.section: 1 + spot.doubled for spot in view.counts[disc]} for disc in rows]
        return {
            "where": [disc.where for disc in discs],
            "places": [way for disc in discs for way in rotate(-corner, disc.x, disc.y)],
            "counts": [found.get(section, 0) for found in spots for section in Section],
            "queue": [waiting.get(disc, 0) for disc in rows],
        }

    def _sheets(self, sheets: Sequence[SheetData]) -> dict[str, Iterable[int]]:
        _, rows, columns = self.fields["canyon"].shape
        _, spaces = self.fields["creek"].shape
        _, nodes = self.fields["nodes"].shape
        return {
            "ruins": [
                part
                for sheet in sheets
                for pair in zip(sheet.ruins.crossed, sheet.ruins.rewards, strict=True)
                for part in pair
            ],
            "canyon": [square for sheet in sheets for square in _squares(sheet, rows * columns)],
            "creek": [space for sheet in sheets for space in _spaces(sheet, spaces)],
            "nodes": [node in sheet.mudcracks.marked for sheet in sheets for node in range(nodes)],
            "boxes": [boxes for sheet in sheets for boxes in sheet.mudcracks.boxes],
            "tray": [count for sheet in sheets for count in _tray(sheet)],
            "desk": [part for sheet in sheets for part in _desk(sheet.desk)],
        }

    def rows(self, viewer: Seat) -> list[int]:
        """The discs as a viewer sees them: its own first, then those of the seats after it."""
        discs = discs_of(self._seats)
        return [(5 * viewer + row) % discs for row in range(discs)]

    def _ahead(self, seat: Seat, viewer: Seat) -> int:
        """How many seats after the viewer's a seat comes; as many as there are, if it is nobody's."""
        return self._seats if seat < 0 else (seat - viewer) % self._seats


def _squares(sheet: SheetData, squares: int) -> list[int]:
    found = [0] * squares
    for shapes, sign in ((sheet.canyon.shapes, 1), (sheet.canyon.filled, -1)):
        for number, shape in enumerate(shapes, start=1):
            for cell in shape:
                found[cell] = sign * number
    return found


def _spaces(sheet: SheetData, spaces: int) -> list[int]:
    found = [0] * spaces
    creek = sheet.creek
    for marked, what in ((creek.crossed, CROSSED), (creek.circled, CIRCLED), (creek.filled, FILLED)):
        for space in marked:
            found[space] = what
    return found


def _tray(sheet: SheetData) -> tuple[int, ...]:
    tray = sheet.tray
    left = (tray.reflicks, tray.reflicks_circled, tray.swaps, tray.swaps_circled)
    return (*left, *tray.fresh, *tray.kept, *tray.circled, tray.owed)


def _desk(desk: Desk) -> tuple[int, ...]:
    return (desk.ruins, *desk.canyon, *desk.creek, desk.mud, desk.sum, desk.boxing, desk.ended)


def _solo(view: View) -> dict[str, Iterable[int]]:
    at = view.position
    sheet, none = at.players[0], len(COLOURS)
    return {
        "ai_hexes": (sheet.ruins.circled, sheet.ruins.cleared),
        "raised": sheet.mudcracks.raised,
        "colours": [none if colour == NO_COLOUR else colour for colour in (at.mine, at.theirs)],
        "ai_desk": _desk(at.ai),
    }
