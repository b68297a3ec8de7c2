"""The greedy bot: it goes for the nearest gem, draws a tight map, and leaves in good time."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple

from meseta.bots.bot import Budget
from meseta.core.actions import LegalActions
from meseta.core.game import Game
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Keep, Walk
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.reach import area, walk
from meseta.games.in_the_ruin.sheet import ALL, EXIT, SIZE, Cell, largest_rectangle, neighbours
from meseta.games.in_the_ruin.state import Drawing, Mark, Phase, State
from meseta.games.in_the_ruin.view import View
from meseta.grids.bits import Bits, bits

SHORTLIST: Final = 24
"""Drawings that are looked at closely."""
FAR: Final = 30


class Sheet(NamedTuple):
    """The bot's own sheet as bit sets."""

    roads: Bits
    walls: Bits
    pawn: Cell

    def drawn(self, action: Draw) -> "Sheet":
        """The sheet with one more shape."""
        shape = bits(action.cells)
        if action.mark is Mark.ROAD:
            return self._replace(roads=self.roads | shape)
        return self._replace(walls=self.walls | shape)


class Greedy:
    """Draws towards the nearest gem, fills its map tightly, and heads for the Exit in good time."""

    def __init__(self, game: Game[State, Action, View]) -> None:
        assert isinstance(game, InTheRuin)
        self._edition: Final[Edition] = game.printed

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """What gains the most now; ties are broken at random."""
        assert view.viewer is not None, "a bot has a seat"
        assert view.own is not None, "a seat has a turn"
        visible = view.sheets[view.viewer]
        assert visible is not None, "one's own sheet is in view"
        sheet = Sheet(bits(visible.roads), bits(visible.walls), visible.pawn)
        if view.phase is Phase.SETUP:
            return self._set_up(view, legal, sheet, rng)
        if view.own.drawing is Drawing.NONE:
            drawings = [action for action in legal if isinstance(action, Draw)]
            if drawings:
                return self._best_drawing(view, sheet, drawings, rng)
            return legal.sample(rng)
        return self._move(view, legal, sheet, rng)

    def _set_up(self, view: View, legal: LegalActions[Action], sheet: Sheet, rng: Random) -> Action:
        """The two shortest routes, then Roads towards letters and Walls out of their way."""
        choices = list(legal)
        if keeps := [action for action in choices if isinstance(action, Keep)]:
            return min(keeps, key=lambda keep: sum(map(self._route_length, keep.routes)))
        drawings = [action for action in choices if isinstance(action, Draw)]
        if not drawings:
            return Confirm()
        wanted = self._wanted(view)
        return _best(drawings, lambda action: self._first_worth(sheet, action, wanted), rng)

    def _first_worth(self, sheet: Sheet, action: Draw, wanted: Bits) -> float:
        drawn = sheet.drawn(action)
        shape = bits(action.cells)
        if action.mark is Mark.ROAD:
            return -distance(drawn.roads, wanted, ALL ^ drawn.walls)
        return self._tightness(sheet, shape) - 3 * (shape & self._edition.lettered).bit_count()

    def _best_drawing(self, view: View, sheet: Sheet, drawings: list[Draw], rng: Random) -> Draw:
        """The best of a shortlist, which is made by a quick estimate."""
        wanted = self._goal(view, sheet)
        steps = self._edition.numbers[view.line[0]]
        quick = {action: self._quick_worth(view, sheet, action, wanted, steps) for action in drawings}
        shortlist = sorted(drawings, key=quick.__getitem__, reverse=True)[:SHORTLIST]
        return _best(shortlist, lambda action: quick[action] + self._slow_worth(view, sheet, action), rng)

    def _quick_worth(self, view: View, sheet: Sheet, action: Draw, wanted: Bits, steps: int) -> float:
        drawn = sheet.drawn(action)
        shape = bits(action.cells)
        worth = 0.3 * self._tightness(sheet, shape)
        if action.mark is Mark.WALL:
            worth -= 3 * (shape & self._edition.lettered & ~bits(view.used)).bit_count()
        there = walk(drawn.roads, 1 << drawn.pawn, steps)
        return worth + (10 if there & wanted else -distance(there, wanted, ALL ^ drawn.walls))

    def _slow_worth(self, view: View, sheet: Sheet, action: Draw) -> float:
        """What the drawing does for the rectangle and the routes."""
        drawn = sheet.drawn(action)
        rectangle = largest_rectangle(drawn.roads | drawn.walls)
        worth = 0.5 * rectangle.area if rectangle else 0.0
        visible = view.sheets[view.viewer or 0]
        for route in visible.routes if visible else ():
            a, b = self._edition.ends(route)
            start = area(drawn.roads, a) or 1 << a
            goal = area(drawn.roads, b) or 1 << b
            if (start | goal) & drawn.walls:
                worth -= 4
            else:
                worth += max(0, 8 - distance(start, goal, ALL ^ drawn.walls))
        return worth

    def _move(self, view: View, legal: LegalActions[Action], sheet: Sheet, rng: Random) -> Action:
        """To a gem, else as near to one as the steps allow; or to the Exit, and out."""
        leaving = self._should_leave(view, sheet)
        wanted = 1 << EXIT if leaving else self._goal(view, sheet)
        open_spaces = ALL ^ sheet.walls
        stay = -distance(1 << sheet.pawn, wanted, open_spaces) + 0.5
        best: tuple[float, Action] = (stay, Confirm())
        for action in legal:
            if isinstance(action, Walk):
                worth = -distance(1 << action.cell, wanted, open_spaces) + rng.random() / 4
                best = max(best, (worth, action), key=lambda pair: pair[0])
        if isinstance(best[1], Confirm) and leaving and (out := Confirm(escape=True)) in legal:
            return out
        return best[1]

    def _should_leave(self, view: View, sheet: Sheet) -> bool:
        """In Phase 2, when the cards may run out before the pawn is out, or nothing is left to find."""
        if view.stage == 1:
            return False
        cards = view.deck_size + len(view.line)
        rounds = cards / (1.5 + 0.5 * len(view.gems) + sum(map(bool, view.escaped)))
        way = distance(1 << sheet.pawn, 1 << EXIT, sheet.roads) / 4
        return rounds <= way + 2 or not self._wanted(view) & ~sheet.walls

    def _goal(self, view: View, sheet: Sheet) -> Bits:
        """Where the pawn should go: letters with a gem that can still be reached, else the Exit."""
        return self._wanted(view) & ~sheet.walls or 1 << EXIT

    def _wanted(self, view: View) -> Bits:
        own = view.own.dealt if view.own is not None else ()
        return bits(self._edition.places[letter] for letter in (*view.active, *own))

    def _route_length(self, route: int) -> int:
        a, b = self._edition.ends(route)
        return abs(a // SIZE - b // SIZE) + abs(a % SIZE - b % SIZE)

    def _tightness(self, sheet: Sheet, shape: Bits) -> int:
        """How many marks the shape touches."""
        return (neighbours(shape) & (sheet.roads | sheet.walls)).bit_count()


def distance(start: Bits, goal: Bits, spaces: Bits) -> int:
    """Steps from one set to another over these spaces; `FAR` where there is no path."""
    seen = edge = start
    for steps in range(FAR):
        if edge & goal:
            return steps
        edge = neighbours(edge) & spaces & ~seen
        if not edge:
            break
        seen |= edge
    return FAR


def _best(drawings: Iterable[Draw], worth: Callable[[Draw], float], rng: Random) -> Draw:
    return max(drawings, key=lambda action: worth(action) + rng.random() / 10)
