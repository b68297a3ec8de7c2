"""What a player may do in Step 1, as sets of spaces: counted and sampled without being listed."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from meseta.core.choices import Choices, Listed
from meseta.games.in_the_ruin import made
from meseta.games.in_the_ruin.actions import Confirm, Draw, Extra, PlayerAction, Single, Walk, Warp
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.legality import steps_left
from meseta.games.in_the_ruin.reach import walk
from meseta.games.in_the_ruin.sheet import ALL, EXIT, block_makers, neighbours
from meseta.games.in_the_ruin.state import Drawing, Mark, Player, Special, State
from meseta.grids.bits import Bits, members
from meseta.grids.shapes import Fits, nth

_ROAD: Final = Mark.ROAD
_WALL: Final = Mark.WALL
_NOT_DRAWN: Final = Drawing.NONE
_NO_SPECIAL: Final = Special.NONE
_listed: Final = lru_cache(1024)(members)

Table: TypeAlias = Callable[[RouteId], Sequence[PlayerAction]]


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


_DONE: Final[Sequence[PlayerAction]] = (made.DONE,)
_DONE_OR_ESCAPE: Final[Sequence[PlayerAction]] = (made.DONE, made.ESCAPE)


class TurnActions:
    """The legal actions of one seat in Step 1, derived only from what that seat can see.

    Below, what the seat may do for a route card; what it may do without one is told by those that derive from
    this, and comes first.
    """

    __slots__ = ("_count", "_extra_roads", "_extra_walls", "_free", "_routes", "_warps")

    def __init__(
        self, free: int, routes: Sequence[RouteId], extra_roads: Bits, extra_walls: Bits, warps: Bits = 0
    ) -> None:
        self._free = free
        """How many it may do without a route card."""
        self._routes = routes
        self._extra_roads, self._extra_walls, self._warps = extra_roads, extra_walls, warps
        paid = extra_roads.bit_count() + extra_walls.bit_count() + warps.bit_count()
        self._count = free + paid * len(routes)

    def __bool__(self) -> bool:
        return self._count > 0

    def __len__(self) -> int:
        return self._count

    def __contains__(self, action: object) -> bool:
        match action:
            case Extra(mark, cell, route):
                spaces = self._extra_roads if mark == _ROAD else self._extra_walls
                return self._pays(route) and is_in(cell, spaces)
            case Warp(cell, route):
                return self._pays(route) and is_in(cell, self._warps)
            case _:
                return self._holds_free(action)

    def __iter__(self) -> Iterator[PlayerAction]:
        yield from self._every_free()
        for spaces, table in self._paid():
            if spaces:
                tables = [table(route) for route in self._routes]
                yield from [table[cell] for cell in members(spaces) for table in tables]

    def at(self, index: int) -> PlayerAction:
        """The action at that index, in the order in which they are listed."""
        if index < self._free:
            return self._free_at(index)
        place, card = divmod(index - self._free, len(self._routes))
        for spaces, table in self._paid():
            if place < (count := spaces.bit_count()):
                return table(self._routes[card])[nth(spaces, place)]
            place -= count
        raise IndexError(index)

    def sample(self, rng: Random) -> PlayerAction:
        """One of them, each as likely as any other; `random` is faster than `randrange`."""
        return self.at(int(rng.random() * self._count))

    def choices(self) -> Choices[PlayerAction]:
        """All of them, listed."""
        return Listed(self)

    def _paid(self) -> tuple[tuple[Bits, Table], ...]:
        return (
            (self._extra_roads, made.extra_roads),
            (self._extra_walls, made.extra_walls),
            (self._warps, made.warps),
        )

    def _pays(self, route: object) -> bool:
        return type(route) is int and route in self._routes

    def _holds_free(self, action: object) -> bool:
        raise NotImplementedError

    def _every_free(self) -> Iterator[PlayerAction]:
        raise NotImplementedError

    def _free_at(self, index: int) -> PlayerAction:
        raise NotImplementedError


def is_in(cell: object, spaces: Bits) -> bool:
    """Whether it is one of these spaces; 4.0 equals 4 but is none, and a bot may answer anything."""
    return type(cell) is int and cell >= 0 and spaces >> cell & 1 == 1


class BeforeDrawing(TurnActions):
    """Drawing a shape or a single Wall, or paying for an extra space before that."""

    __slots__ = ("_roads", "_singles", "_walls")

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
        super().__init__(len(roads) + len(walls) + singles.bit_count(), routes, extra_roads, extra_walls)

    def _holds_free(self, action: object) -> bool:
        match action:
            case Draw(mark, cells):
                fits = self._roads if mark == _ROAD else self._walls
                place = made.place(tuple(cells))
                return place is not None and fits.holds(*place) and {*map(type, cells)} == {int}
            case Single(cell):
                return is_in(cell, self._singles)
            case _:
                return False

    def _every_free(self) -> Iterator[PlayerAction]:
        for mark, fits in ((_ROAD, self._roads), (_WALL, self._walls)):
            for base, anchors in fits.parts:
                if anchors:
                    yield from map(made.drawn(mark, base).__getitem__, members(anchors))
        yield from map(made.SINGLES.__getitem__, members(self._singles))

    def _free_at(self, index: int) -> PlayerAction:
        for mark, fits in ((_ROAD, self._roads), (_WALL, self._walls)):
            if index < len(fits):
                base, anchor = fits.at(index)
                return made.drawn(mark, base)[anchor]
            index -= len(fits)
        return made.SINGLES[nth(self._singles, index)]


class AfterDrawing(TurnActions):
    """Walking, finishing, or paying for an extra space or a warp."""

    __slots__ = ("_ends", "_walks")

    def __init__(
        self,
        walks: Bits,
        ends: Sequence[PlayerAction],
        routes: Sequence[RouteId],
        extra_roads: Bits,
        extra_walls: Bits,
        warps: Bits,
    ) -> None:
        self._walks, self._ends = walks, ends
        super().__init__(walks.bit_count() + len(ends), routes, extra_roads, extra_walls, warps)

    def _holds_free(self, action: object) -> bool:
        match action:
            case Walk(cell):
                return is_in(cell, self._walks)
            case Confirm(escape):
                return not escape or len(self._ends) > 1
            case _:
                return False

    def _every_free(self) -> Iterator[PlayerAction]:
        yield from map(made.WALKS.__getitem__, members(self._walks))
        yield from self._ends

    def _free_at(self, index: int) -> PlayerAction:
        walks = self._walks.bit_count()
        return made.WALKS[nth(self._walks, index)] if index < walks else self._ends[index - walks]
