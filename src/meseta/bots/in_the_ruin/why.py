"""Finding the reasons for and against a turn, each with how much it weighs."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from meseta.bots.in_the_ruin import reasons as why
from meseta.bots.in_the_ruin.floods import FAR, distances, missing_spaces, small_holes
from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.playing_on import Ended
from meseta.bots.in_the_ruin.reasons import AnyReason
from meseta.bots.in_the_ruin.situation import Situation
from meseta.bots.in_the_ruin.tiling import tiling_of
from meseta.bots.in_the_ruin.weights import WEIGHTS
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.scoring import ESCAPE, GEM, LEFT_BEHIND, PENALTY, ROUTE
from meseta.games.in_the_ruin.sheet import (
    AT_EXIT,
    EXIT,
    LETTERS,
    NAMES,
    SIZE,
    Cell,
    largest_rectangle,
)
from meseta.games.in_the_ruin.state import NOWHERE
from meseta.grids.bits import members

MOST: Final = 4
"""Reasons that are given."""
SLIGHT: Final = 0.5
"""Points below which nothing is said."""
USEFUL: Final = 3.0
"""The points from which on a route card is more than small change."""
COSTS: Final = (
    why.BlocksRoute,
    why.LeavesHoles,
    why.LacksRoom,
    why.LosesGem,
    why.SpendsRoute,
    why.TakesPenalty,
    why.StaysBehind,
)
"""What speaks against a turn is said after what speaks for it."""
CLOSE: Final = 8
"""Steps to a gem from which on it is spoken of: two rounds."""
SHORT: Final = 4
"""Spaces to draw from which on the way to a gem is spoken of."""
NEARLY: Final = 8
"""Spaces missing in a rectangle from which on it is spoken of."""
LIKELY: Final = 0.85
"""How much of a route card is said to be left for each space it needs, at most."""
LATE: Final = 12
"""Explore cards left in Phase 2 from which on the way to the Exit is spoken of."""


class Weighed(NamedTuple):
    """A reason, and the points it is thought to bring or to cost."""

    weight: float
    reason: AnyReason


def reasons_for(edition: Edition, before: Situation, ended: Ended) -> tuple[AnyReason, ...]:
    """What the turn gains, the weightiest first, and then what it costs."""
    comparison = Comparison(edition, before, ended)
    found = [weighed for weighed in comparison.everything() if weighed.weight >= SLIGHT]
    found.sort(key=lambda weighed: weighed.weight, reverse=True)
    said = [weighed.reason for weighed in found[:MOST]]
    return tuple(sorted(said, key=lambda reason: isinstance(reason, COSTS)))


class Comparison:
    """A player's side of the game before a turn and after it."""

    def __init__(self, edition: Edition, before: Situation, ended: Ended) -> None:
        self._edition: Final = edition
        self._before: Final = before
        self._after: Final = ended.now
        self._escape: Final = ended.escape
        self._set_up: Final = ended.now.pawn == NOWHERE
        self._outlook: Final = Outlook(edition, before)
        self._likely: Final = min(LIKELY, self._outlook.joining)

    def everything(self) -> Iterator[Weighed]:
        """All reasons, in no order."""
        yield from self._finds()
        yield from self._gems_ahead()
        for route in self._after.hand:
            yield from self._route(route)
        yield from self._costs()
        if not self._set_up:
            yield from self._rectangle()
            yield from self._room()
            yield from self._way_out()

    def _finds(self) -> Iterator[Weighed]:
        """A gem that is taken, and a letter that a find opens (RU-22, RU-25 to RU-27)."""
        before, after = self._before, self._after
        letter = self._edition.letter_at.get(after.pawn)
        opened = self._next_opened()
        if letter is not None and before.active >> after.pawn & 1:
            yield Weighed(GEM, why.TakesGem((NAMES[after.pawn],), letter=LETTERS[letter], points=GEM))
            if opened is not None:
                yield Weighed(
                    4.0, why.OpensLetter((NAMES[self._edition.places[opened]],), letter=LETTERS[opened])
                )
        elif letter is not None and letter == opened and before.rivals:
            yield Weighed(5.0, why.WaitsOnLetter((NAMES[after.pawn],), letter=LETTERS[letter]))

    def _next_opened(self) -> int | None:
        """The letter that the round's first find makes active, if it is in view."""
        before = self._before
        skipped = before.readings.skips_removal and not before.deck
        if len(before.line) < 2 or skipped:
            return None
        letter = before.line[1]
        return letter if before.fresh >> self._edition.places[letter] & 1 else None

    def _gems_ahead(self) -> Iterator[Weighed]:
        """The gem that comes nearer the most, and those that are lost under a Wall (RU-14)."""
        before, after = self._before, self._after
        start, end = (EXIT, EXIT) if self._set_up else (before.pawn, after.pawn)
        nearer = []
        for cell in members(before.active & ~(1 << end)):
            letter = LETTERS[self._edition.letter_at[cell]]
            if after.walls & ~before.walls & 1 << cell:
                yield Weighed(WEIGHTS.gem * GEM, why.LosesGem((NAMES[cell],), letter=letter))
            elif (found := self._approach(cell, letter, start, end)) is not None:
                nearer.append(found)
        if nearer and not self._escape:
            yield max(nearer, key=lambda weighed: weighed.weight)

    def _approach(self, cell: Cell, letter: str, start: Cell, end: Cell) -> Weighed | None:
        """By how much one gem has come nearer: in spaces to be drawn, or in steps."""
        before, after = self._before, self._after
        missing = missing_spaces(after.roads, after.walls, end, cell)
        if missing is None:
            return None
        earlier = missing_spaces(before.roads, before.walls, start, cell)
        assert earlier is not None, "no Wall is ever taken away"
        if missing > SHORT:
            return None
        if missing:
            gain = WEIGHTS.gem * GEM * (0.8 ** (missing + 1) - 0.8 ** (earlier + 1))
            return Weighed(gain, why.DrawsToGem((NAMES[cell],), letter=letter, spaces=missing))
        steps = distances(1 << end, after.roads)[cell]
        if steps > CLOSE:
            return None
        walked = distances(1 << start, before.roads)[cell] if not earlier else FAR
        gain = WEIGHTS.gem * GEM * (WEIGHTS.nearness**steps - WEIGHTS.nearness ** min(walked, steps + 6))
        return Weighed(gain, why.NearsGem((NAMES[cell],), letter=letter, steps=steps))

    def _route(self, route: RouteId) -> Iterator[Weighed]:
        """A route card that is kept, joined, nearer to that or lost (RU-06, RU-14, RU-33)."""
        before, after, name = self._before, self._after, self._edition.routes[route]
        a, b = self._edition.ends(route)
        places = (NAMES[a], NAMES[b])
        missing = missing_spaces(after.roads, after.walls, a, b)
        if route not in before.hand and missing is not None:
            yield Weighed(ROUTE * self._likely**missing, why.KeepsRoute(places, route=name, spaces=missing))
            return
        earlier = missing_spaces(before.roads, before.walls, a, b)
        if missing == earlier:
            return
        assert earlier is not None, "no Wall is ever taken away"
        if missing == 0:
            yield Weighed(ROUTE, why.JoinsRoute(places, route=name, points=ROUTE))
        elif missing is None:
            yield Weighed(ROUTE * self._likely**earlier, why.BlocksRoute(places, route=name))
        elif missing < earlier:
            gain = self._likely**missing - self._likely**earlier
            yield Weighed(ROUTE * gain, why.NearsRoute(places, route=name, spaces=missing))

    def _costs(self) -> Iterator[Weighed]:
        """A route card that was spent, and a penalty (RU-16, RU-19)."""
        before, after = self._before, self._after
        for route in before.hand:
            if route not in after.hand:
                ends = self._edition.ends(route)
                missing = missing_spaces(before.roads, before.walls, *ends)
                worth = 0.0 if missing is None else ROUTE * self._likely**missing
                if worth >= USEFUL:
                    yield Weighed(worth, why.SpendsRoute(route=self._edition.routes[route]))
        if after.penalties > before.penalties:
            yield Weighed(-PENALTY, why.TakesPenalty(points=-PENALTY))

    def _rectangle(self) -> Iterator[Weighed]:
        """The rectangle that promises the most, if it is nearer to being full, and else the largest full one,
        if that has grown (RU-31)."""
        before, after = self._before, self._after
        gain = self._outlook.fill_worth(after.empty) - self._outlook.fill_worth(before.empty)
        area, spaces = self._outlook.best_target(after.empty)
        missing = (spaces & after.empty).bit_count()
        largest = largest_rectangle(after.roads | after.walls)
        known = largest_rectangle(before.roads | before.walls)
        assert largest is not None, "the Exit is marked"
        assert known is not None
        if 0 < missing <= NEARLY and missing < (spaces & before.empty).bit_count():
            reason = why.NearsRectangle(_corners(members(spaces)), points=area, spaces=missing)
            yield Weighed(gain, reason)
        elif largest.area > known.area:
            yield Weighed(gain, why.FillsRectangle(_corners(largest), points=largest.area))

    def _room(self) -> Iterator[Weighed]:
        """Holes that no shape fits, and a next shape that has lost its room."""
        before, after = self._before, self._after
        if holes := small_holes(after.empty) & ~small_holes(before.empty):
            places = tuple([NAMES[cell] for cell in members(holes)])
            cost = WEIGHTS.hole if before.stage == 1 else WEIGHTS.late_hole
            yield Weighed(cost * len(places), why.LeavesHoles(places, count=len(places)))
        if len(before.line) > 1 and after.empty:
            tiling, following = tiling_of(self._edition), before.line[1]
            if tiling.has_room(before.empty, following) and not tiling.has_room(after.empty, following):
                yield Weighed(WEIGHTS.misfit, why.LacksRoom(letter=LETTERS[following]))

    def _way_out(self) -> Iterator[Weighed]:
        """The escape, the way to it, and having missed it (RU-21, RU-34)."""
        before, after = self._before, self._after
        if before.stage == 1:
            return
        if self._escape:
            points = ESCAPE[before.gone]
            first = before.rivals and not before.gone
            kind = why.EscapesFirst if first else why.Escapes
            yield Weighed(points + (WEIGHTS.first_out if first else 0), kind((NAMES[EXIT],), points=points))
            return
        if after.pawn == EXIT and before.cards > 1:
            yield Weighed(USEFUL, why.StaysInside((NAMES[EXIT],), cards=before.cards - 1))
        if before.cards == 1:
            yield Weighed(-LEFT_BEHIND, why.StaysBehind((NAMES[EXIT],), points=-LEFT_BEHIND))
        elif before.cards <= LATE:
            earlier = distances(AT_EXIT, before.roads)[before.pawn]
            steps = distances(AT_EXIT, after.roads)[after.pawn]
            if steps < earlier:
                late = 1 - before.cards / (LATE + 1)
                yield Weighed(
                    2 * late * min(earlier - steps, SIZE), why.NearsExit((NAMES[EXIT],), steps=steps)
                )


def _corners(spaces: Sequence[Cell]) -> tuple[str, ...]:
    """The spaces in the corners of a rectangle, given at least by its first and its last; each once."""
    first, last = spaces[0], spaces[-1]
    rows, columns = (first // SIZE, last // SIZE), (first % SIZE, last % SIZE)
    return tuple(dict.fromkeys(NAMES[row * SIZE + column] for row in rows for column in columns))
