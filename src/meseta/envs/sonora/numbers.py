"""Sonora in numbers.

Every mark that a sheet has room for has a number of its own, by what pays for it and where it goes. Of a
flick only its disc is numbered; where it starts, its direction and its force are four numbers from -1 to 1.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import isfinite, prod
from typing import TYPE_CHECKING, Final, assert_never

from meseta.core.actions import LegalActions
from meseta.core.game import Game, Options
from meseta.discs.arena import SLACK
from meseta.envs.numbers import Arrays, Field
from meseta.envs.sonora import aim_kernel
from meseta.envs.sonora.fields import MOST_VALUE, discs_of
from meseta.envs.sonora.shown import Shown
from meseta.games.sonora.actions import (
    KEPT,
    Action,
    AiDraw,
    AiFill,
    AiWalk,
    Box,
    Bullseye,
    Choose,
    Close,
    Colours,
    Cross,
    Discover,
    Done,
    Draw,
    First,
    Flick,
    Keep,
    Mark,
    Rabbit,
    Record,
    Reflick,
    Settle,
    Swap,
    Walk,
)
from meseta.games.sonora.content import Edition
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.solo import COLOURS
from meseta.games.sonora.state import Phase, State, Where
from meseta.games.sonora.view import View
from meseta.games.sonora.words import NUMBERS, Animal, Section

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["SonoraNumbers"]

SOURCES: Final = len(NUMBERS) + 2
"""What draws a shape or walks a path: a kept animal, a fresh one, or a disc."""
PAIRS: Final = tuple(combinations(range(len(NUMBERS)), 2))
"""Two discs of a colour that can be swapped."""
_SINGLE: Final[dict[str, Action]] = {
    "reflick": Reflick(),
    "keep": Keep(),
    "record": Record(),
    "close": Close(),
    "done": Done(),
}
"""The actions of the groups that have only one."""
FLICK: Final = Field(
    (4,),
    -1,
    1,
    "float32",
    "Where the disc starts (two numbers, over the corner's triangle), its angle, in half turns from straight "
    "at the middle of the board, and its force, from none at -1 to the top speed at 1.",
)


def groups(printed: Edition, seats: int) -> dict[str, tuple[int, ...]]:
    """The groups of numbers and their shapes, in the order of a round."""
    own = discs_of(1) if seats == 1 else len(NUMBERS)
    placements = len(printed.canyon.all_placements)
    spaces, nodes = len(printed.creek.parents), len(printed.mudcracks.costs)
    hexes = min(MOST_VALUE, max(building.hexes for building in printed.ruins.buildings))
    alone = {
        "colours": (len(COLOURS), len(COLOURS)),
        "ai_draw": (len(NUMBERS), placements),
        "ai_walk": (len(NUMBERS), spaces),
        "ai_fill": (nodes,),
    }
    return {
        "flick": (own,),
        "reflick": (1,),
        "keep": (1,),
        "bullseye": (own, len(Section)),
        "swap": (len(PAIRS),),
        "choose": (own, len(Section)),
        "cross": (len(printed.ruins.buildings), hexes),
        "draw": (SOURCES, placements),
        "walk": (SOURCES, spaces),
        "record": (1,),
        "rabbit": (2,),
        "mark": (nodes,),
        "box": (len(printed.mudcracks.columns),),
        "close": (1,),
        "discover": (len(Animal),),
        "done": (1,),
        **(alone if seats == 1 else {}),
    }


class SonoraNumbers:
    """Sonora in numbers, for a fixed number of seats; the same with all options.

    Discs are counted from the viewer's first one.
    """

    def __init__(self, game: Sonora, seats: int, options: Options | None = None) -> None:
        self.name = "sonora_v0"
        self.flick: Field | None = FLICK
        self.game: Game[State, Action, View] = game
        self.seats = seats
        self.printed: Final = game.printed
        self._check_corners()
        self._shapes: Final = groups(game.printed, seats)
        self._first: dict[str, int] = {}
        self.actions = 0
        for group, shape in self._shapes.items():
            self._first[group] = self.actions
            self.actions += prod(shape)
        self.factors: Sequence[tuple[str, int, tuple[int, ...]]] = tuple(
            (group, self._first[group], shape) for group, shape in self._shapes.items()
        )
        self._shown = Shown(game.printed, seats)
        self.fields: Mapping[str, Field] = self._shown.fields
        self._placement: Final = {
            placement.cells: index for index, placement in enumerate(game.printed.canyon.all_placements)
        }

    def _check_corners(self) -> None:
        """A disc that leans on a corner leaves room beside it, so every point of the box has a start."""
        board = self.printed.board
        if board.leg**2 < 2 * board.arena.disc_radius**2:
            raise ValueError(
                f"the launch corners of {self.printed.edition.name!r} are too small for a box of flicks: "
                "a disc that leans on one could take all of its room; make `corner_leg` larger"
            )

    def mask(self, view: View, legal: LegalActions[Action]) -> "NDArray[np.int8]":
        """1 for each action that is legal, by its number; of a flick, only its disc is numbered."""
        import numpy as np

        mask = np.zeros(self.actions, np.int8)
        if not legal:
            return mask
        if view.position.phase is Phase.AIM:
            for disc in view.due:
                mask[self._number("flick", self._slot(view, disc))] = 1
            return mask
        for action in legal:
            mask[self.number(view, action)] = 1
        return mask

    def number(self, view: View, action: Action) -> int:
        """An action's number, as the seat with this view would choose it."""
        group, *index = self._parts(view, action)
        return self._number(str(group), *map(int, index))

    def _number(self, group: str, *index: int) -> int:
        """The number with this index in its group."""
        number = 0
        for part, size in zip(index, self._shapes[group], strict=True):
            if not 0 <= part < size:
                raise ValueError(
                    f"there is no {group} with the index {index}: its shape is {self._shapes[group]}"
                )
            number = number * size + part
        return self._first[group] + number

    def _parts(self, view: View, action: Action) -> tuple[str | int, ...]:
        """The group of the action, and its index there."""
        match action:
            case Flick(disc):
                return "flick", self._slot(view, disc)
            case Bullseye(disc, section):
                return "bullseye", self._slot(view, disc), section
            case Swap(a, b):
                return "swap", PAIRS.index((a % 5, b % 5))
            case Choose(disc, section):
                return "choose", self._slot(view, disc), section
            case Colours(mine, theirs):
                return "colours", mine, theirs
            case Cross(building, count):
                return "cross", building, count - 1
            case Draw(source, cells):
                return "draw", source - KEPT, self._placement[cells]
            case Walk(source, end):
                return "walk", source - KEPT, end
            case Rabbit(kept):
                return "rabbit", kept
            case Mark(node):
                return "mark", node
            case Box(column):
                return "box", column
            case Discover(animal):
                return "discover", animal
            case AiDraw(number, cells):
                return "ai_draw", number - 1, self._placement[cells]
            case AiWalk(number, begin):
                return "ai_walk", number - 1, begin
            case AiFill(node):
                return "ai_fill", node
            case Reflick() | Keep() | Record() | Close() | Done():
                return type(action).__name__.lower(), 0
            case First() | Settle():
                raise ValueError(f"{action!r} is chance's, and only what players do has a number")
            case _:
                assert_never(action)

    def action(self, view: View, number: int, flick: Sequence[float] | None = None) -> Action:
        """The action with this number; a flick needs its continuous part.

        The first two numbers of a flick are its start, folded from a square into the corner's triangle. Where
        a disc leans on the corner there, the start moves towards the corner's own point, in eighths of the
        way, until it is free. Numbers beyond the box count as its ends.
        """
        for group, first, shape in reversed(self.factors):
            if 0 <= first <= number < self.actions:
                index = []
                left = number - first
                for size in reversed(shape):
                    left, part = divmod(left, size)
                    index.append(part)
                return self._action(view, group, index[::-1], flick)
        raise ValueError(f"{number} is not the number of an action: there are {self.actions}, from 0")

    def _action(self, view: View, group: str, index: list[int], flick: Sequence[float] | None) -> Action:
        disc = self._disc(view, index[0])
        match group:
            case "flick":
                return self._flick(view, disc, flick)
            case "bullseye":
                return Bullseye(disc, Section(index[1]))
            case "choose":
                return Choose(disc, Section(index[1]))
            case "swap":
                a, b = PAIRS[index[0]]
                colour = view.position.mine if self.seats == 1 else view.viewer or 0
                return Swap(5 * colour + a, 5 * colour + b)
            case "cross":
                return Cross(index[0], index[1] + 1)
            case "draw":
                return Draw(index[0] + KEPT, self.printed.canyon.all_placements[index[1]].cells)
            case "walk":
                return Walk(index[0] + KEPT, index[1])
            case "rabbit":
                return Rabbit(kept=bool(index[0]))
            case "discover":
                return Discover(Animal(index[0]))
            case "ai_draw":
                return AiDraw(index[0] + 1, self.printed.canyon.all_placements[index[1]].cells)
            case "ai_walk":
                return AiWalk(index[0] + 1, index[1])
            case "colours":
                return Colours(index[0], index[1])
            case "mark":
                return Mark(index[0])
            case "box":
                return Box(index[0])
            case "ai_fill":
                return AiFill(index[0])
            case _:
                return _SINGLE[group]

    def _flick(self, view: View, disc: int, flick: Sequence[float] | None) -> Flick:
        """The flick at that point of the box."""
        if flick is None or len(flick) != 4 or not all(map(isfinite, flick)):
            raise ValueError(
                f"a flick needs four numbers from -1 to 1, its start, angle and force: {flick!r}"
            )
        board, discs = self.printed.board, view.position.discs
        begin, beside, angle, force = map(float, flick)
        a, b = aim_kernel.start(begin, beside, board.leg)
        x, y = aim_kernel.free_start(
            a,
            b,
            board.far,
            view.corners[view.viewer or 0],
            2 * board.arena.disc_radius - SLACK,
            board.near_corner,
            [found.where for found in discs],
            [(found.x, found.y) for found in discs],
            Where.FLOOR,
        )
        return Flick(disc, x, y, *aim_kernel.velocity(angle, force, board.arena.top_speed))

    def _slot(self, view: View, disc: int) -> int:
        """Which of the viewer's discs it is; alone, all are one's own."""
        return disc if self.seats == 1 else disc - 5 * (view.viewer or 0)

    def _disc(self, view: View, slot: int) -> int:
        return slot if self.seats == 1 else slot + 5 * (view.viewer or 0)

    def observe(self, view: View) -> Arrays:
        """The view as arrays, as described by `fields`. A spectator sits beside seat 0."""
        return self._shown.observe(view)
