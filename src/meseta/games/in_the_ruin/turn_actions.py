"""What a player may do in Step 1, as sets of spaces: counted and sampled without being listed."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from random import Random
from typing import Final

from meseta.core.choices import Choices, Listed
from meseta.games.in_the_ruin import made
from meseta.games.in_the_ruin.actions import Confirm, Draw, Extra, PlayerAction, Single, Walk, Warp
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.legality import steps_left
from meseta.games.in_the_ruin.reach import walk
from meseta.games.in_the_ruin.sheet import ALL, EXIT, Cell, block_makers, neighbours
from meseta.games.in_the_ruin.state import Drawing, Mark, Player, Special, State
from meseta.grids.bits import Bits, members
from meseta.grids.shapes import Fits, nth

_ROAD: Final = Mark.ROAD
_NOT_DRAWN: Final = Drawing.NONE
_NO_SPECIAL: Final = Special.NONE
_INT: Final = {int}
_listed: Final = lru_cache(1024)(members)
_cells: Final = lru_cache(32)(members)
"""In one list the same spaces are listed several times: as Roads and as Walls, drawn and paid for."""


def turn_actions(edition: Edition, state: State, player: Player) -> "TurnActions":
    """What a player may do in Step 1 (RU-16 to RU-19, RU-21)."""
    routes = _listed(player.routes) if player.special is _NO_SPECIAL else ()
    if player.drawing is _NOT_DRAWN:
        return _before_drawing(edition, state, player, routes)
    left, pawn = steps_left(edition, state, player), 1 << player.pawn
    there = walk(player.roads, pawn, left) ^ pawn
    ends = _DONE_OR_ESCAPE if state.stage == 2 and player.pawn == EXIT else _DONE
    if not routes:
        return AfterDrawing(there, ends, routes, 0, 0, 0)
    near = 0
    if not player.steps:
        marks = player.roads | player.walls
        near = neighbours(marks) & (ALL ^ marks)
    gates = player.gates ^ pawn if player.gates & pawn and left else 0
    return AfterDrawing(there, ends, routes, near and near & ~block_makers(player.roads), near, gates)


def _before_drawing(
    edition: Edition, state: State, player: Player, routes: Sequence[RouteId]
) -> "BeforeDrawing":
    marks = player.roads | player.walls
    empty = ALL ^ marks
    near = neighbours(marks) & empty
    walls, roads = edition.placements[state.line[0]].fits_and_open(
        empty, neighbours(player.settled), player.roads
    )
    if not routes or not empty & empty - 1:  # the last space is left for the drawing (RU-17)
        return BeforeDrawing(roads, walls, near, (), 0, 0)
    return BeforeDrawing(roads, walls, near, routes, near & ~block_makers(player.roads), near)


_DONE: Final[list[PlayerAction]] = [made.DONE]
_DONE_OR_ESCAPE: Final[list[PlayerAction]] = [made.DONE, made.ESCAPE]


class TurnActions(ABC):
    """The legal actions of one seat in Step 1, derived only from what that seat can see.

    What it may do without a route card comes first, and is told by those that derive from this.
    """

    __slots__ = ("_count", "_extra_roads", "_extra_walls", "_routes", "_warps")

    def __init__(
        self, free: int, routes: Sequence[RouteId], extra_roads: Bits, extra_walls: Bits, warps: Bits
    ) -> None:
        self._routes = routes
        self._extra_roads, self._extra_walls, self._warps = extra_roads, extra_walls, warps
        if routes:
            free += len(routes) * (extra_roads.bit_count() + extra_walls.bit_count() + warps.bit_count())
        self._count = free

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    def __bool__(self) -> bool:
        return self._count > 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[PlayerAction]:
        listed = self._every_free()
        if self._routes:
            listed += self._every_paid()
        return iter(listed)

    @abstractmethod
    def at(self, index: int) -> PlayerAction:
        """The action at that index, in the order in which they are listed."""

    def sample(self, rng: Random) -> PlayerAction:
        """One of them, each as likely as any other; `random` is faster than `randrange`."""
        return self.at(int(rng.random() * self._count))

    def choices(self) -> Choices[PlayerAction]:
        """All of them, listed."""
        return Listed(self)

    @abstractmethod
    def _every_free(self) -> list[PlayerAction]: ...

    def _every_paid(self) -> list[PlayerAction]:
        listed: list[PlayerAction] = []
        for spaces, table in (
            (self._extra_roads, made.extra_roads),
            (self._extra_walls, made.extra_walls),
            (self._warps, made.warps),
        ):
            if spaces:
                listed += _woven([table(route) for route in self._routes], _cells(spaces))
        return listed

    def _paid_at(self, index: int) -> PlayerAction:
        place, card = divmod(index, len(self._routes))
        route = self._routes[card]
        if place < (count := self._extra_roads.bit_count()):
            return made.extra_roads(route)[nth(self._extra_roads, place)]
        place -= count
        if place < (count := self._extra_walls.bit_count()):
            return made.extra_walls(route)[nth(self._extra_walls, place)]
        return made.warps(route)[nth(self._warps, place - count)]

    def _pays(self, spaces: Bits, cell: object, route: object) -> bool:
        return is_in(cell, spaces) and type(route) is int and route in self._routes


def _woven(tables: Sequence[Sequence[PlayerAction]], cells: Sequence[Cell]) -> list[PlayerAction]:
    """What each table has for the first of these spaces, then for the next, and so on."""
    if len(cells) == 1 or len(tables) == 1:
        return [actions[cell] for cell in cells for actions in tables]
    chosen = itemgetter(*cells)
    found: list[PlayerAction] = [made.DONE] * (len(tables) * len(cells))
    for place, actions in enumerate(tables):
        found[place :: len(tables)] = chosen(actions)
    return found


def is_in(cell: object, spaces: Bits) -> bool:
    """Whether it is one of these spaces; 4.0 equals 4 but is none, and a bot may answer anything."""
    return type(cell) is int and cell >= 0 and spaces >> cell & 1 == 1


class BeforeDrawing(TurnActions):
    """Drawing a shape or a single Wall, or paying for an extra space before that."""

    __slots__ = ("_as_roads", "_as_walls", "_roads", "_singles", "_walls")

    def __init__(
        self,
        roads: Fits,
        walls: Fits,
        singles: Bits,
        routes: Sequence[RouteId],
        extra_roads: Bits,
        extra_walls: Bits,
    ) -> None:
        self._roads, self._walls, self._singles = roads, walls, singles
        self._as_roads, self._as_walls = len(roads), len(walls)
        free = self._as_roads + self._as_walls + singles.bit_count()
        TurnActions.__init__(self, free, routes, extra_roads, extra_walls, 0)

    def __contains__(self, action: object) -> bool:
        match action:
            case Draw(mark, cells):
                fits = self._roads if mark == _ROAD else self._walls
                place = made.place(tuple(cells))
                return place is not None and fits.holds(*place) and {*map(type, cells)} == _INT
            case Extra(mark, cell, route):
                return self._pays(self._extra_roads if mark == _ROAD else self._extra_walls, cell, route)
            case Single(cell):
                return is_in(cell, self._singles)
            case _:
                return False

    def at(self, index: int) -> PlayerAction:
        """The action at that index, in the order in which they are listed."""
        if index < self._as_roads:
            base, anchor = self._roads.at(index)
            return made.drawn_roads(base)[anchor]
        index -= self._as_roads
        if index < self._as_walls:
            base, anchor = self._walls.at(index)
            return made.drawn_walls(base)[anchor]
        index -= self._as_walls
        if index < (count := self._singles.bit_count()):
            return made.SINGLES[nth(self._singles, index)]
        return self._paid_at(index - count)

    def _every_free(self) -> list[PlayerAction]:
        listed: list[PlayerAction] = []
        for table, fits in ((made.drawn_roads, self._roads), (made.drawn_walls, self._walls)):
            for base, anchors in fits.parts:
                if anchors:
                    listed += map(table(base).__getitem__, _cells(anchors))
        listed += map(made.SINGLES.__getitem__, _cells(self._singles))
        return listed


class AfterDrawing(TurnActions):
    """Walking, finishing, or paying for an extra space or a warp."""

    __slots__ = ("_ends", "_walks")

    def __init__(
        self,
        walks: Bits,
        ends: list[PlayerAction],
        routes: Sequence[RouteId],
        extra_roads: Bits,
        extra_walls: Bits,
        warps: Bits,
    ) -> None:
        self._walks, self._ends = walks, ends
        free = walks.bit_count() + len(ends)
        TurnActions.__init__(self, free, routes, extra_roads, extra_walls, warps)

    def __contains__(self, action: object) -> bool:
        match action:
            case Walk(cell):
                return is_in(cell, self._walks)
            case Confirm(escape):
                return not escape or len(self._ends) > 1
            case Extra(mark, cell, route):
                return self._pays(self._extra_roads if mark == _ROAD else self._extra_walls, cell, route)
            case Warp(cell, route):
                return self._pays(self._warps, cell, route)
            case _:
                return False

    def at(self, index: int) -> PlayerAction:
        """The action at that index, in the order in which they are listed."""
        if index < (count := self._walks.bit_count()):
            return made.WALKS[nth(self._walks, index)]
        index -= count
        return self._ends[index] if index < len(self._ends) else self._paid_at(index - len(self._ends))

    def _every_free(self) -> list[PlayerAction]:
        return [*map(made.WALKS.__getitem__, members(self._walks)), *self._ends]
