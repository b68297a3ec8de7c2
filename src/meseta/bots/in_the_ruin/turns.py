"""Whole turns: what to draw, what to add for a route card, where to end; found together, best first."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.situation import Situation
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Extra, Single, Walk, Warp
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.reach import distance, stops
from meseta.games.in_the_ruin.sheet import AT_EXIT, EXIT, SIZE, Cell, block_makers, neighbours
from meseta.games.in_the_ruin.state import Mark
from meseta.grids.bits import Bits, members

NOWHERE: Final = -1


class Turn(NamedTuple):
    """How a turn may go, and what it leaves behind."""

    worth: float
    roads: Bits
    walls: Bits
    hand: tuple[RouteId, ...]
    end: Cell
    penalty: int = 0
    drawing: Draw | Single | None = None
    extra: Extra | None = None
    warp: bool = False
    escape: bool = False


class Drawn(NamedTuple):
    """A drawing and what the sheet is worth with it."""

    worth: float
    roads: Bits
    walls: Bits
    shape: Bits
    mark: Mark
    penalty: int


def best_turns(outlook: Outlook, count: int, extras: int, most: int = 40) -> list[Turn]:
    """The most promising ways to play the turn; +1s are tried on so many of the best drawings."""
    now = outlook.now
    found = []
    ends = Ends(outlook)
    drawings = sorted(_drawings(outlook, most), key=lambda drawn: drawn.worth, reverse=True)
    for drawn in drawings:
        found += ends.turns(drawn.roads, drawn.walls, now.hand, drawn, None, can_warp=not now.special)
    found.sort(key=lambda turn: turn.worth, reverse=True)
    if now.hand and not now.special and not now.steps:
        for turn in found[:extras]:
            if not turn.warp:
                found += _with_extra(outlook, ends, turn)
        found.sort(key=lambda turn: turn.worth, reverse=True)
    return found[:count]


def _drawings(outlook: Outlook, most: int) -> Iterator[Drawn]:
    """So many drawings of each mark, those that fill the sheet best."""
    now = outlook.now
    hand = now.hand
    if now.drawn:
        worth = outlook.base + outlook.sheet_worth(now.roads, now.walls, hand)
        yield Drawn(worth, now.roads, now.walls, 0, Mark.ROAD, 0)
        return
    empty, base = now.empty, outlook.base
    shape = outlook.edition.placements[now.line[0]]
    as_walls, as_roads = shape.fits_and_open(empty, neighbours(now.settled), now.roads)
    filled = {mask: outlook.fill_worth(empty ^ mask) for mask in as_walls}
    blocked = now.active | now.fresh
    walls = [mask for mask in filled if not mask & blocked] or list(filled)
    for mask in sorted(walls, key=filled.__getitem__, reverse=True)[:most]:
        worth = base + filled[mask] + outlook.network_worth(now.roads, now.walls | mask, hand)
        yield Drawn(worth, now.roads, now.walls | mask, mask, Mark.WALL, 0)
    beside = neighbours(now.roads)
    wanted, lettered = now.active, outlook.edition.lettered

    def at_a_glance(mask: Bits) -> float:
        letters = 3 * (mask & wanted).bit_count() + 2 * (mask & lettered).bit_count()
        return filled[mask] + letters + (4 if mask & beside else 0)

    roads = sorted(as_roads, key=at_a_glance, reverse=True)
    for mask in roads[: 2 * most]:
        worth = base + filled[mask] + outlook.network_worth(now.roads | mask, now.walls, hand)
        yield Drawn(worth, now.roads | mask, now.walls, mask, Mark.ROAD, 0)
    if not filled or outlook.left < 2:
        for cell in members(neighbours(now.roads | now.walls) & empty):
            mask = 1 << cell
            worth = base - 10 + outlook.sheet_worth(now.roads, now.walls | mask, hand)
            yield Drawn(worth, now.roads, now.walls | mask, mask, Mark.WALL, 1)


def _with_extra(outlook: Outlook, ends: "Ends", turn: Turn) -> Iterator[Turn]:
    """The turn with one Road or Wall more, paid with the route card that is missed least."""
    empty = outlook.now.empty & ~(turn.roads | turn.walls)
    near = neighbours(turn.roads | turn.walls) & empty
    route = ends.cheapest
    hand = _without(turn.hand, route)
    base = outlook.base - 10 * turn.penalty
    filled = sorted(
        ((outlook.fill_worth(empty ^ 1 << cell), cell) for cell in members(near & ~outlook.edition.lettered)),
        reverse=True,
    )
    for worth, cell in filled[:3]:
        walls = turn.walls | 1 << cell
        worth += base + outlook.network_worth(turn.roads, walls, hand)
        drawn = Drawn(worth, turn.roads, walls, 0, Mark.WALL, turn.penalty)
        for found in ends.turns(turn.roads, walls, hand, drawn, Extra(Mark.WALL, cell, route), can_warp=False):
            yield found._replace(drawing=turn.drawing)
    useful = near & neighbours(turn.roads) & ~block_makers(turn.roads)
    for cell in members(useful):
        roads = turn.roads | 1 << cell
        worth = base + outlook.sheet_worth(roads, turn.walls, hand)
        drawn = Drawn(worth, roads, turn.walls, 0, Mark.ROAD, turn.penalty)
        for found in ends.turns(roads, turn.walls, hand, drawn, Extra(Mark.ROAD, cell, route), can_warp=False):
            yield found._replace(drawing=turn.drawing)


class Ends:
    """Where a turn may end, best first, shared by all drawings of the turn."""

    def __init__(self, outlook: Outlook) -> None:
        now = outlook.now
        self._outlook = outlook
        self._worth = [outlook.end_worth(cell) for cell in range(SIZE * SIZE)]
        self._order = sorted(range(SIZE * SIZE), key=self._worth.__getitem__, reverse=True)
        self._steps = outlook.edition.numbers[now.line[0]] - now.steps
        self._before = outlook.now.roads, self._reach(now.roads)
        self.cheapest: RouteId = NOWHERE
        self._price = 0.0
        if now.hand and not now.special:
            whole = outlook.sheet_worth(now.roads, now.walls, now.hand)
            self._price, self.cheapest = min(
                (whole - outlook.sheet_worth(now.roads, now.walls, _without(now.hand, route)), route)
                for route in now.hand
            )

    def _reach(self, roads: Bits) -> tuple[Bits, Bits]:
        now = self._outlook.now
        gates = now.gates if now.hand and not now.special else 0
        return stops(roads, gates, now.pawn, self._steps)

    def turns(
        self,
        roads: Bits,
        walls: Bits,
        hand: tuple[RouteId, ...],
        drawn: Drawn,
        extra: Extra | None,
        can_warp: bool,
    ) -> Iterator[Turn]:
        """The best ways to end the turn after this drawing."""
        on_foot, by_warp = self._before[1] if roads == self._before[0] else self._reach(roads)
        drawing: Draw | Single | None = None
        if extra is None and drawn.shape:
            cells = members(drawn.shape)
            drawing = Single(cells[0]) if drawn.penalty else Draw(drawn.mark, cells)
        end = self._first(on_foot)
        walked = self._worth[end]
        yield Turn(drawn.worth + walked, roads, walls, hand, end, drawn.penalty, drawing, extra)
        if by_warp and can_warp:
            far = self._first(by_warp)
            gain = self._worth[far] - self._price
            if gain > walked:
                left = _without(hand, self.cheapest)
                yield Turn(
                    drawn.worth + gain, roads, walls, left, far, drawn.penalty, drawing, extra, warp=True
                )
        outlook = self._outlook
        if outlook.now.stage == 2 and on_foot & AT_EXIT:
            final = outlook.base - 10 * drawn.penalty + outlook.escape_worth(roads, walls, hand)
            yield Turn(final, roads, walls, hand, EXIT, drawn.penalty, drawing, extra, escape=True)

    def _first(self, places: Bits) -> Cell:
        for cell in self._order:
            if places >> cell & 1:
                return cell
        raise AssertionError("the pawn can always stay")


def _without(hand: tuple[RouteId, ...], route: RouteId) -> tuple[RouteId, ...]:
    return tuple(card for card in hand if card != route)


def next_action(edition: Edition, now: Situation, turn: Turn, cheapest: RouteId) -> Action:
    """The first thing to do on the way to that end of the turn."""
    if turn.drawing is not None:
        return turn.drawing
    if turn.extra is not None:
        return turn.extra
    if turn.end == now.pawn:
        return Confirm(escape=turn.escape)
    if not turn.warp:
        return Walk(turn.end)
    return _towards_warp(edition, now, turn.end, cheapest)


def _towards_warp(edition: Edition, now: Situation, end: Cell, route: RouteId) -> Action:
    """Through the two Gates that make the way to the end shortest."""
    steps = edition.numbers[now.line[0]] - now.steps
    gates = members(now.gates)
    ways = []
    for entry in gates:
        before = distance(now.roads, now.pawn, entry, steps)
        if before is None:
            continue
        for arrival in gates:
            after = distance(now.roads, arrival, end, steps)
            if arrival != entry and after is not None:
                ways.append((before + 1 + after, entry, arrival))
    _, entry, arrival = min(ways)
    return Warp(arrival, route) if entry == now.pawn else Walk(entry)
