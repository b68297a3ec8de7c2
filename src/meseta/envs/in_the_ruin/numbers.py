"""In the Ruin in numbers.

What a number means is told by `layout`, and what the arrays of an observation show by `observing`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from meseta.core.actions import LegalActions
from meseta.core.game import Game, Options
from meseta.envs.in_the_ruin.layout import CELLS, KEEPS, SLOTS, layout
from meseta.envs.in_the_ruin.observing import fields, observe
from meseta.envs.numbers import Arrays, Field
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Extra, Keep, Single, Walk, Warp
from meseta.games.in_the_ruin.content import RouteId
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.state import Mark, State
from meseta.games.in_the_ruin.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["InTheRuinNumbers"]


class InTheRuinNumbers:
    """In the Ruin in numbers, for a fixed number of seats; the same with all options."""

    name: str = "in_the_ruin_v0"
    flick: Field | None = None

    def __init__(self, game: Game[State, Action, View], seats: int, options: Options | None = None) -> None:
        assert isinstance(game, InTheRuin)
        self.game: Game[State, Action, View] = game
        self.seats = seats
        self.layout: Final = layout(game.printed)
        self.actions = self.layout.actions
        self.factors: Sequence[tuple[str, int, tuple[int, ...]]] = tuple(self.layout.factors)
        self.fields: Mapping[str, Field] = fields(seats, self.layout)
        self._printed: Final = game.printed

    def mask(self, view: View, legal: LegalActions[Action]) -> "NDArray[np.int8]":
        """1 for each action that is legal, by its number."""
        import numpy as np

        mask = np.zeros(self.actions, np.int8)
        for action in legal:
            mask[self.number(view, action)] = 1
        return mask

    def number(self, view: View, action: Action) -> int:
        """An action's number, as the seat with this view would choose it."""
        numbered = self.layout
        match action:
            case Keep(routes):
                a, b = (self._slot(view, route) for route in routes)
                return numbered.keep + KEEPS.index((a, b))
            case Draw(mark, cells):
                return numbered.draw(mark, cells)
            case Single(cell):
                return numbered.single + cell
            case Extra(mark, cell, route):
                return numbered.extra + (mark * SLOTS + self._slot(view, route)) * CELLS + cell
            case Walk(cell):
                return numbered.walk + cell
            case Warp(cell, route):
                return numbered.warp + self._slot(view, route) * CELLS + cell
            case Confirm(escape):
                return numbered.escape if escape else numbered.confirm
            case _:
                raise ValueError(f"{action!r} is chance's, and has no number")

    def action(self, view: View, number: int, flick: Sequence[float] | None = None) -> Action:
        """The action with this number. Where it is not legal, the game says why."""
        if not 0 <= number < self.actions:
            raise ValueError(f"{number} is not the number of an action: there are {self.actions}")
        group, first, shape = next(factor for factor in reversed(self.factors) if factor[1] <= number)
        parts: list[int] = []
        rest = number - first
        for size in reversed(shape):
            rest, part = divmod(rest, size)
            parts.insert(0, part)
        match group, parts:
            case "keep", (pair,):
                a, b = KEEPS[pair]
                return Keep((self._route(view, a), self._route(view, b)))
            case "single", (cell,):
                return Single(cell)
            case "extra", (mark, slot, cell):
                return Extra(Mark(mark), cell, self._route(view, slot))
            case "walk", (cell,):
                return Walk(cell)
            case "warp", (slot, cell):
                return Warp(cell, self._route(view, slot))
            case "confirm" | "escape", _:
                return Confirm(escape=group == "escape")
            case _:
                mark, orientation, anchor = parts
                form = next(form for form in self.layout.forms if form.first == first)
                return Draw(Mark(mark), form.cells(orientation, anchor))

    @staticmethod
    def _hand(view: View) -> tuple[RouteId, ...]:
        """The viewer's route cards, ascending; none for a spectator."""
        sheet = None if view.viewer is None else view.sheets[view.viewer]
        return () if sheet is None else sheet.routes

    def _slot(self, view: View, route: RouteId) -> int:
        hand = self._hand(view)
        if route not in hand:
            raise ValueError(f"route card {route} is not in the viewer's hand {hand}")
        return hand.index(route)

    def _route(self, view: View, slot: int) -> RouteId:
        """The route card in that slot; -1, which the game refuses, where there is none."""
        hand = self._hand(view)
        return hand[slot] if slot < len(hand) else -1

    def observe(self, view: View) -> Arrays:
        """The view as arrays, as described by `fields`. A spectator sits beside seat 0, without a sheet."""
        return observe(self._printed, self.fields, view)
