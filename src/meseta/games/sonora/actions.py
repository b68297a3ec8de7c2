"""What players and chance can do in Sonora."""

from typing import Final, TypeAlias

import msgspec

from meseta.core.seats import Seat
from meseta.discs import Fate
from meseta.discs.run import check_whole
from meseta.games.sonora.canyon import Cell
from meseta.games.sonora.creek import Space
from meseta.games.sonora.mudcracks import Node
from meseta.games.sonora.words import Animal, DiscId, Section

__all__ = [
    "KEPT",
    "Action",
    "AiAction",
    "AiDraw",
    "AiFill",
    "AiWalk",
    "Box",
    "Bullseye",
    "ChanceAction",
    "Choose",
    "Close",
    "Colours",
    "Cross",
    "Discover",
    "Done",
    "Draw",
    "First",
    "Flick",
    "Keep",
    "Mark",
    "PlayerAction",
    "Rabbit",
    "Record",
    "Reflick",
    "Rest",
    "Settle",
    "Source",
    "Swap",
    "Walk",
]

FRESH: Final = 0
KEPT: Final = -1
"""What draws a shape or walks a path: a disc by its number, 1 to 5, an animal just earned, or a kept one."""

Source: TypeAlias = int
"""A disc by its number, 1 to 5, 0 for an animal just earned, -1 for a kept one."""


class Flick(msgspec.Struct, frozen=True, gc=False, tag="flick"):
    """Flick a disc (SO-08, SO-09).

    Start and velocity are as seen from behind one's own corner, as if it were corner 0, the top left: the
    corner's own point is at (-half_width, -half_width) and the middle of the board at (0, 0). In µm and µm/s.
    """

    disc: DiscId
    """The disc, one of those that are due."""
    x: int
    """Where its centre starts: inside one's own corner, so below zero."""
    y: int
    """The same, downwards."""
    vx: int
    """How fast it leaves the hand to the right."""
    vy: int
    """The same, downwards."""

    def __post_init__(self) -> None:
        check_whole(x=self.x, y=self.y, vx=self.vx, vy=self.vy)


class Reflick(msgspec.Struct, frozen=True, tag="reflick"):
    """Take back the disc just flicked, to flick it again (SO-16)."""


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Accept the flick (SO-16)."""


class Bullseye(msgspec.Struct, frozen=True, tag="bullseye"):
    """Put a disc from the hole on a section (SO-15)."""

    disc: DiscId
    """The disc in the hole."""
    section: Section
    """The section it then counts for."""


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Exchange the positions of two of one's own discs (SO-22)."""

    a: DiscId
    """The lower of the two."""
    b: DiscId
    """The higher of the two."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Choose the section for a disc that could count for several (SO-20, SO-21)."""

    disc: DiscId
    """The disc."""
    section: Section
    """One of the sections it lies on."""


class Colours(msgspec.Struct, frozen=True, tag="colours"):
    """Solo: choose one's own colour and the AI's (SO-47)."""

    mine: int
    """One's own colour, 0 to 2."""
    theirs: int
    """The AI's, another one."""


class Cross(msgspec.Struct, frozen=True, gc=False, tag="cross"):
    """Cross off hexes of a building (SO-26)."""

    building: int
    """The building's number, from 0."""
    count: int
    """How many hexes."""


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Draw a shape in the Canyon (SO-28, SO-40)."""

    source: Source
    """What pays for it."""
    cells: tuple[Cell, ...]
    """Ascending."""


class Walk(msgspec.Struct, frozen=True, gc=False, tag="walk"):
    """Mark a path in the Creek Bed, identified by its last space (SO-32, SO-40)."""

    source: Source
    """What pays for it."""
    end: Space
    """Where the path ends; how it gets there is determined."""


class Record(msgspec.Struct, frozen=True, gc=False, tag="record"):
    """Record all Mudcracks discs together, which opens their sum (SO-36, SO-38)."""


class Rabbit(msgspec.Struct, frozen=True, gc=False, tag="rabbit"):
    """Add a rabbit to the open sum, or open one with it (SO-38)."""

    kept: bool
    """Whether it is a circled Discovery icon, not one just earned."""


class Mark(msgspec.Struct, frozen=True, gc=False, tag="mark"):
    """Buy a node (SO-36)."""

    node: Node
    """The node, which shares a line with a marked one."""


class Box(msgspec.Struct, frozen=True, gc=False, tag="box"):
    """Buy a box of a column (SO-38)."""

    column: int
    """The column's number, from 0."""


class Close(msgspec.Struct, frozen=True, gc=False, tag="close"):
    """Close the open sum; what is left of it is lost (SO-38)."""


class Discover(msgspec.Struct, frozen=True, gc=False, tag="discover"):
    """Circle an icon of the Discovery area (SO-41)."""

    animal: Animal
    """The icon to circle."""


class Done(msgspec.Struct, frozen=True, gc=False, tag="done"):
    """End one's Swaps, one's Ruins turn or one's Write phase (SO-22, SO-24, SO-26, SO-35)."""


class AiDraw(msgspec.Struct, frozen=True, tag="ai_draw"):
    """Solo: fill a shape with an AI disc (SO-50)."""

    number: int
    """The number of the AI's disc."""
    cells: tuple[Cell, ...]
    """The squares of the shape, ascending."""


class AiWalk(msgspec.Struct, frozen=True, tag="ai_walk"):
    """Solo: fill a path with an AI disc, identified by its first space (SO-52)."""

    number: int
    """The number of the AI's disc."""
    start: Space
    """Where the path starts; how it goes on is determined."""


class AiFill(msgspec.Struct, frozen=True, tag="ai_fill"):
    """Solo: fill a small circle (SO-53)."""

    node: Node
    """The node that it makes dearer."""


class First(msgspec.Struct, frozen=True, tag="first"):
    """Chance names the first player (SO-03)."""

    seat: Seat
    """The seat that begins."""


class Rest(msgspec.Struct, frozen=True, array_like=True):
    """What became of one disc that moved, and its last place, on the board as oriented in the edition."""

    disc: DiscId
    """The disc."""
    fate: Fate
    """What became of it."""
    x: int
    """Its last place, in µm."""
    y: int
    """The same, downwards."""


class Settle(msgspec.Struct, frozen=True, tag="settle"):
    """Chance's answer to a flick: how it really went, and where the discs came to rest."""

    kernel: int
    """The kernel that computed it; only our own can be checked."""
    vx: int
    """The velocity to the right after the hand's tremor, as seen in the flick."""
    vy: int
    """The same, downwards."""
    touched: bool
    """Whether the flicked disc touched a wall or a disc on its way (SO-18)."""
    rests: tuple[Rest, ...]
    """The flicked disc and all that moved, ascending."""

    def __post_init__(self) -> None:
        check_whole(vx=self.vx, vy=self.vy)


AiAction: TypeAlias = AiDraw | AiWalk | AiFill
PlayerAction: TypeAlias = (
    Flick | Reflick | Keep | Bullseye | Swap | Choose | Colours | Cross | Draw | Walk | Record | Rabbit
    | Mark | Box | Close | Discover | Done | AiAction
)  # fmt: skip  # in the order of a round
ChanceAction: TypeAlias = First | Settle
Action: TypeAlias = PlayerAction | ChanceAction
