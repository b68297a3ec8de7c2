"""Every last turn in In the Ruin, by what it leaves behind: an exhaustive search.

A turn is a drawing (a shape as Roads or as Walls, or a single Wall), perhaps one more space or a warp for a
route card, and a walk. What it is worth depends on the sheet, on the cards left in hand and on where the pawn
ends, and these are looked at one by one. Which card pays makes a difference only if all of them are joined;
then one of them is as good as any other.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.reach import Reach, area, stops
from meseta.games.in_the_ruin.scoring import ESCAPE, GEM, LEFT_BEHIND, PENALTY, ROUTE
from meseta.games.in_the_ruin.sheet import AT_EXIT, block_makers, largest_rectangle, neighbours
from meseta.games.in_the_ruin.state import NOTHING, State
from meseta.grids.bits import Bits, members

__all__ = ["Drawn", "LastTurn", "LastTurns"]

ESCAPED: Final = ESCAPE[0] - LEFT_BEHIND
"""What it brings to escape instead of being left behind (RU-34, RU-37)."""


class Drawn(NamedTuple):
    """A sheet after the marks of a turn."""

    roads: Bits
    walls: Bits
    penalty: bool = False
    shape: Bits = 0
    """The spaces of the drawing."""
    extra: Bits = 0
    """The space that a route card paid for."""
    extra_first: bool = False
    """Whether it has to be marked before the drawing, which touches nothing else."""


class LastTurn(NamedTuple):
    """A turn, and what it gains."""

    points: int
    drawn: Drawn
    ends: Bits
    """Where the pawn may end for that; empty if it makes no difference."""
    warps: bool
    paid: RouteId
    """The route card that paid, or nothing."""


class LastTurns:
    """All turns of a player for whom this turn is the last."""

    def __init__(self, edition: Edition, state: State) -> None:
        self._edition: Final = edition
        self._state: Final = state
        self._player: Final = state.players[0]
        self._hand: Final = members(self._player.routes)
        self._steps: Final = edition.numbers[state.line[0]]
        self._gems: Final = edition.spaces(state.active)
        self._areas: Final[dict[Bits, int]] = {}
        self._joins: Final[dict[Bits, tuple[RouteId, ...]]] = {}
        self._reached: Final[dict[Bits, Reach]] = {}
        self._base: Final = self._worth(self._player.roads, self._player.walls)

    def best(self) -> list[LastTurn]:
        """The turns that gain the most, each sheet once."""
        most, found = 0, dict[tuple[Bits, Bits, bool, bool, Bits], LastTurn]()
        for turn in self.every():
            if not found or turn.points > most:
                most, found = turn.points, {}
            if turn.points == most:
                drawn = turn.drawn
                found.setdefault((drawn.roads, drawn.walls, drawn.penalty, turn.warps, turn.ends), turn)
        return list(found.values())

    def every(self) -> Iterator[LastTurn]:
        """Every turn worth thinking of: with the best end there is, on foot, and with a warp if that is
        better."""
        for drawn in self.drawings():
            yield self._on_foot(drawn, NOTHING)
            if self._hand:
                yield from self._warped(drawn)
                yield from (self._on_foot(more, self._payment(more.roads)) for more in self._extended(drawn))
        if self._hand:
            yield from (self._on_foot(apart, self._payment(apart.roads)) for apart in self._singles_apart())

    def drawings(self) -> Iterator[Drawn]:
        """Every drawing (RU-16)."""
        roads, walls, empty = self._player.roads, self._player.walls, self._player.empty
        shape = self._edition.placements[self._state.line[0]]
        as_walls, as_roads = shape.fits_and_open(empty, neighbours(self._player.settled), roads)
        yield from (Drawn(roads, walls | mask, shape=mask) for mask in as_walls)
        yield from (Drawn(roads | mask, walls, shape=mask) for mask in as_roads)
        for cell in members(neighbours(roads | walls) & empty):
            yield Drawn(roads, walls | 1 << cell, penalty=True, shape=1 << cell)

    def _extended(self, drawn: Drawn) -> Iterator[Drawn]:
        """The same sheet with one more space (RU-19)."""
        marks = drawn.roads | drawn.walls
        near = neighbours(marks) & ~marks
        for cell in members(near):
            yield drawn._replace(walls=drawn.walls | 1 << cell, extra=1 << cell)
        for cell in members(near & ~block_makers(drawn.roads)):
            yield drawn._replace(roads=drawn.roads | 1 << cell, extra=1 << cell)

    def _singles_apart(self) -> Iterator[Drawn]:
        """Single Walls that touch nothing but a Road that was paid for before (RU-16 C)."""
        roads, walls, empty = self._player.roads, self._player.walls, self._player.empty
        near = neighbours(roads | walls) & empty
        for cell in members(near & ~block_makers(roads)):
            for apart in members(neighbours(1 << cell) & empty & ~near):
                yield Drawn(roads | 1 << cell, walls | 1 << apart, True, 1 << apart, 1 << cell, True)

    def _on_foot(self, drawn: Drawn, paid: RouteId) -> LastTurn:
        ends, gain = self._ending(self._reach(drawn.roads).walk)
        return LastTurn(self._points(drawn, paid) + gain, drawn, ends, warps=False, paid=paid)

    def _warped(self, drawn: Drawn) -> Iterator[LastTurn]:
        reach = self._reach(drawn.roads)
        ends, gain = self._ending(reach.warp)
        if gain > self._ending(reach.walk)[1]:
            paid = self._payment(drawn.roads)
            yield LastTurn(self._points(drawn, paid) + gain, drawn, ends, warps=True, paid=paid)

    def _ending(self, places: Bits) -> tuple[Bits, int]:
        """The best of these places, and what it brings."""
        if places & AT_EXIT:
            return AT_EXIT, ESCAPED
        found = places & self._gems
        return found, GEM if found else 0

    def _points(self, drawn: Drawn, paid: RouteId) -> int:
        lost = ROUTE if paid in self.joined(drawn.roads) else 0
        return self._worth(drawn.roads, drawn.walls) + PENALTY * drawn.penalty - lost - self._base

    def _worth(self, roads: Bits, walls: Bits) -> int:
        return self.area(roads | walls) + ROUTE * len(self.joined(roads))

    def _payment(self, roads: Bits) -> RouteId:
        """The card that is missed least."""
        joined = self.joined(roads)
        return next((card for card in self._hand if card not in joined), self._hand[0])

    def area(self, marks: Bits) -> int:
        """The largest rectangle of a sheet."""
        found = self._areas.get(marks)
        if found is None:
            rectangle = largest_rectangle(marks, self._least)
            found = self._areas[marks] = rectangle.area if rectangle else 0
        return found

    @cached_property
    def _least(self) -> int:
        """Marks never make the largest rectangle smaller."""
        rectangle = largest_rectangle(self._player.marks)
        return rectangle.area if rectangle else 0

    def joined(self, roads: Bits) -> tuple[RouteId, ...]:
        """The cards of the hand whose letters these Roads join (RU-33)."""
        found = self._joins.get(roads)
        if found is None:
            found = self._joins[roads] = tuple([card for card in self._hand if self._joins_card(roads, card)])
        return found

    def _joins_card(self, roads: Bits, card: RouteId) -> bool:
        both = self._edition.both_ends[card]
        return roads & both == both and not both & ~area(roads, self._edition.ends(card)[0])

    def _reach(self, roads: Bits) -> Reach:
        found = self._reached.get(roads)
        if found is None:
            gates = self._player.gates if self._hand else 0
            found = self._reached[roads] = stops(roads, gates, self._player.pawn, self._steps)
        return found
