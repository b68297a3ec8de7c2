"""Whole turns, the best first: what to draw, what to add for a route card, and where to end."""

from collections.abc import Iterator, Sequence, Set
from itertools import starmap
from operator import itemgetter
from typing import Final, NamedTuple

from meseta.bots.in_the_ruin.judging import judging
from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.situation import Situation
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Extra, Single, Walk, Warp
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.reach import Reach, distance, stops
from meseta.games.in_the_ruin.scoring import PENALTY
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, EXIT, SIZE, Cell, block_makers, neighbours
from meseta.games.in_the_ruin.state import NOTHING, NOWHERE, Mark
from meseta.grids.bits import Bits, members

WALLS_TRIED: Final = 3
"""Spaces for an extra Wall that are judged fully."""
ESCAPES_TRIED: Final = 12
"""Turns for which an escape is tried instead."""


class Marked(NamedTuple):
    """A sheet and a hand after the marks of a turn."""

    worth: float
    """Without the pawn."""
    roads: Bits
    walls: Bits
    hand: tuple[RouteId, ...]
    penalty: int = 0
    shape: Bits = 0
    """The round's drawing; empty where that was done before."""
    mark: Mark = Mark.WALL
    extra: Extra | None = None


class Turn(NamedTuple):
    """A possible turn and its result."""

    worth: float
    marked: Marked
    hand: tuple[RouteId, ...]
    end: Cell
    warped: RouteId = NOTHING
    """The route card that pays for a warp on the way."""
    escape: bool = False


def best_turns(outlook: Outlook, count: int, width: int, extras: int) -> list[Turn]:
    """The most promising turns: `width` drawings of each mark are judged fully, and extra spaces are tried on
    the best."""
    now = outlook.now
    ends = Ends(outlook)
    found = ends.turns(list(_drawn(outlook, width)))
    found.sort(key=_worth, reverse=True)
    if extras and ends.cheapest != NOTHING and not now.steps:
        for turn in found[:extras]:
            if turn.warped == NOTHING:
                found += ends.turns(list(_with_extra(outlook, turn.marked, ends.cheapest)))
        found.sort(key=_worth, reverse=True)
    found += [out for turn in found[:ESCAPES_TRIED] for out in ends.escapes(turn.marked)]
    found.sort(key=_worth, reverse=True)
    return found[:count]


def _worth(turn: Turn) -> float:
    return turn.worth


def _drawn(outlook: Outlook, width: int) -> Iterator[Marked]:
    """Ways to draw: for each mark those that look best by what they fill (RU-16)."""
    now, base = outlook.now, outlook.base
    roads, walls, hand, empty = now.roads, now.walls, now.hand, now.empty
    if now.drawn:
        yield Marked(base + outlook.sheet_worth(roads, walls, hand), roads, walls, hand)
        return
    shape = outlook.edition.placements[now.line[0]]
    as_walls, as_roads = shape.fits_and_open(empty, neighbours(now.settled), roads)
    masks = list(as_walls)
    filled = dict(zip(masks, outlook.fill_worths([empty ^ mask for mask in masks]), strict=True))
    harmless = [mask for mask in filled if not mask & (now.active | now.fresh)] or filled
    best = sorted(harmless, key=filled.__getitem__, reverse=True)[:width]
    networks = outlook.network_worths([(roads, walls | mask) for mask in best], hand)
    for mask, network in zip(best, networks, strict=True):
        worth = base + filled[mask] + network
        yield Marked(worth, roads, walls | mask, hand, shape=mask)
    beside, lettered = neighbours(roads), outlook.edition.lettered

    def at_a_glance(mask: Bits) -> float:
        letters = 3 * (mask & now.active).bit_count() + 2 * (mask & lettered).bit_count()
        return filled[mask] + letters + (4 if mask & beside else 0)

    best = sorted(as_roads, key=at_a_glance, reverse=True)[: 2 * width]
    networks = outlook.network_worths([(roads | mask, walls) for mask in best], hand)
    for mask, network in zip(best, networks, strict=True):
        worth = base + filled[mask] + network
        yield Marked(worth, roads | mask, walls, hand, shape=mask, mark=Mark.ROAD)
    # A penalty is considered only where nothing else fits, or near the end.
    if not filled or outlook.left < 2:
        for cell in members(neighbours(roads | walls) & empty):
            worth = base + PENALTY + outlook.sheet_worth(roads, walls | 1 << cell, hand)
            yield Marked(worth, roads, walls | 1 << cell, hand, penalty=1, shape=1 << cell)


def _with_extra(outlook: Outlook, marked: Marked, route: RouteId) -> Iterator[Marked]:
    """The same with one more Road or Wall, paid for with that route card (RU-19)."""
    roads, walls = marked.roads, marked.walls
    empty = outlook.now.empty & ~(roads | walls)
    near = neighbours(roads | walls) & empty
    hand = _without(marked.hand, route)
    base = outlook.base + PENALTY * marked.penalty
    plain = members(near & ~outlook.edition.lettered)
    fills = outlook.fill_worths([empty ^ 1 << cell for cell in plain])
    filled = sorted(zip(fills, plain, strict=True), reverse=True)[:WALLS_TRIED]
    networks = outlook.network_worths([(roads, walls | 1 << cell) for _, cell in filled], hand)
    for (fill, cell), network in zip(filled, networks, strict=True):
        more, worth = walls | 1 << cell, fill + (base + network)
        yield marked._replace(worth=worth, walls=more, hand=hand, extra=Extra(Mark.WALL, cell, route))
    cells = members(near & neighbours(roads) & ~block_makers(roads))
    sheets = [(roads | 1 << cell, walls) for cell in cells]
    fills = outlook.fill_worths([ALL ^ (more | walls) for more, walls in sheets])
    networks = outlook.network_worths(sheets, hand)
    for cell, (more, _), fill, network in zip(cells, sheets, fills, networks, strict=True):
        worth = base + (fill + network)
        yield marked._replace(worth=worth, roads=more, hand=hand, extra=Extra(Mark.ROAD, cell, route))


class Stops(NamedTuple):
    """The best places where a pawn can stop; `NOWHERE` where there is none."""

    end: Cell
    second: Cell
    """The next best."""
    warped: Cell
    """The best of those that it can only reach with a warp."""


class Ends:
    """Where a turn may end, best first; the same for all its drawings."""

    def __init__(self, outlook: Outlook) -> None:
        now = outlook.now
        self._outlook: Final = outlook
        self._worth: Final = outlook.end_worths()
        self._order: Final = sorted(range(SIZE * SIZE), key=self._worth.__getitem__, reverse=True)
        self._steps: Final = outlook.edition.numbers[now.line[0]] - now.steps
        self._price, self.cheapest = self._cheapest_card()
        self._judging: Final = judging()
        self._known: Final[dict[Bits, Stops]] = {}
        """By the Roads of a sheet."""

    def _cheapest_card(self) -> tuple[float, RouteId]:
        """What the least useful route card is worth, and which it is; none without a special action left."""
        now = self._outlook.now
        if now.special or not now.hand:
            return 0.0, NOTHING
        hands = [_without(now.hand, route) for route in now.hand]
        whole, *without = self._outlook.hand_worths([now.hand, *hands])
        worth, route = max(zip(without, now.hand, strict=True), key=itemgetter(0))
        return whole - worth, route

    def _reach(self, roads: Bits) -> Reach:
        now = self._outlook.now
        return stops(roads, now.gates if self.cheapest != NOTHING else 0, now.pawn, self._steps)

    def turns(self, sheets: Sequence[Marked]) -> list[Turn]:
        """The best ways to end the turn after each of these marks, on foot and by a warp."""
        self._look_at({marked.roads for marked in sheets} - self._known.keys())
        return [turn for marked in sheets for turn in self._turns(marked)]

    def _turns(self, marked: Marked) -> Iterator[Turn]:
        end, second, far = self._known[marked.roads]
        on_foot = self._worth[end]
        yield Turn(marked.worth + on_foot, marked, marked.hand, end)
        if second != NOWHERE:
            yield Turn(marked.worth + self._worth[second], marked, marked.hand, second)
        if far != NOWHERE and marked.extra is None:
            warped = self._worth[far] - self._price
            if warped > on_foot:
                hand = _without(marked.hand, self.cheapest)
                yield Turn(marked.worth + warped, marked, hand, far, warped=self.cheapest)

    def _look_at(self, roads: Set[Bits]) -> None:
        """Find out where turns with these Roads end best."""
        if self._judging is None or not roads:
            self._known.update({sheet: self._stops(sheet) for sheet in roads})
            return
        sheets, now = list(roads), self._outlook.now
        gates = now.gates if self.cheapest != NOTHING else 0
        ends = self._judging.best_ends(sheets, gates, now.pawn, self._steps, self._judging.order(self._order))
        self._known.update(zip(sheets, starmap(Stops, ends), strict=True))

    def _stops(self, roads: Bits) -> "Stops":
        reach = self._reach(roads)
        end = self._first(reach.walk)
        return Stops(end, self._first(reach.walk ^ 1 << end), self._first(reach.warp))

    def escapes(self, marked: Marked) -> Iterator[Turn]:
        """The escape after these marks, where the Exit is near enough (RU-21)."""
        now, outlook = self._outlook.now, self._outlook
        if now.stage == 2 and self._reach(marked.roads).walk & AT_EXIT:
            worth = outlook.escape_worth(marked.roads, marked.walls, marked.hand)
            worth += outlook.base + PENALTY * marked.penalty
            yield Turn(worth, marked, marked.hand, EXIT, escape=True)

    def _first(self, places: Bits) -> Cell:
        return next(cell for cell in self._order if places >> cell & 1) if places else NOWHERE


def _without(hand: tuple[RouteId, ...], route: RouteId) -> tuple[RouteId, ...]:
    return tuple([card for card in hand if card != route])


def next_action(edition: Edition, now: Situation, turn: Turn) -> Action:
    """The first thing to do on the way to that end of the turn."""
    marked = turn.marked
    if marked.shape:
        drawn = members(marked.shape)
        return Single(*drawn) if marked.penalty else Draw(marked.mark, drawn)
    if marked.extra is not None:
        return marked.extra
    if turn.end == now.pawn:
        return Confirm(escape=turn.escape)
    return Walk(turn.end) if turn.warped == NOTHING else _towards_warp(edition, now, turn)


def _towards_warp(edition: Edition, now: Situation, turn: Turn) -> Action:
    """Through the two Gates that make the path shortest."""
    steps = edition.numbers[now.line[0]] - now.steps
    gates = members(now.gates)
    before = {gate: distance(now.roads, now.pawn, gate, steps) for gate in gates}
    after = {gate: distance(now.roads, gate, turn.end, steps) for gate in gates}
    _, entry, arrival = min(
        (way_in + 1 + way_on, entry, arrival)
        for entry, way_in in before.items()
        for arrival, way_on in after.items()
        if entry != arrival and way_in is not None and way_on is not None
    )
    return Warp(arrival, turn.warped) if entry == now.pawn else Walk(entry)
