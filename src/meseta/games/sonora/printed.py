"""An edition's file: its form. What else can be wrong with it is in `printed_board` and `printed_sheet`."""

from itertools import accumulate
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from meseta.discs import Arena
from meseta.games.sonora.canyon import Shape
from meseta.games.sonora.mudcracks import CACTI
from meseta.games.sonora.words import Bonus

LARGEST_FILE: Final = 200_000
"""In characters; the house edition needs a twentieth of this."""
MOST_CELLS: Final = 256
SQUARES: Final = {
    "F": Bonus.FOX,
    "O": Bonus.OWL,
    "R": Bonus.RABBIT,
    "K": Bonus.REFLICK,
    "W": Bonus.SWAP,
    "D": Bonus.DISCOVERY,
}
"""How the canyon's grid writes a bonus; `a`, `b`, `c` are cacti, `_` white, `S` the start, `.` a gap."""
CACTUS_SIZES: Final = dict(zip(("small", "medium", "large"), CACTI, strict=True))

Length: TypeAlias = Annotated[int, Meta(ge=1, le=9_999_999)]
"""Micrometres, less than ten metres."""
Coordinate: TypeAlias = Annotated[int, Meta(ge=-9_999_999, le=9_999_999)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Zone: TypeAlias = Literal["ruins", "canyon", "creek", "mudcracks"]
Animal: TypeAlias = Literal["lizard", "fox", "owl", "rabbit"]
PrintedBonus: TypeAlias = Literal["fox", "owl", "rabbit", "reflick", "swap", "discovery"]
Held: TypeAlias = Literal["small", "medium", "large", "fox", "owl", "rabbit", "reflick", "swap", "discovery"]
ShapeRows: TypeAlias = Annotated[list[str], Meta(min_length=1, max_length=3)]
"""A shape, one text per row from the top: # for a square, a dot for none."""


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Circle(_Strict):
    """An animal's circle on the board (SO-07)."""

    animal: Animal
    """Whose circle it is; two of each, and never in the zone of the animal's own section."""

    x: Coordinate
    """Its middle, in micrometres to the right of the middle of the board."""

    y: Coordinate
    """Its middle, in micrometres towards the reader."""

    radius: Length
    """In micrometres. A circle lies on the floor, wholly inside one zone, and off the hole.

    No disc can touch circles of two animals (SO-20).
    """


class Board(_Strict):
    """The wooden board, in micrometres."""

    zones: Annotated[list[Zone], Meta(min_length=4, max_length=4)]
    """The zone at each launch corner, clockwise from the top left; each once (SO-06)."""

    half_width: Length
    """From the middle of the board to its frame."""

    corner_leg: Length
    """How far a raised launch corner reaches along each side: a disc lies on it, and two do not meet."""

    hole_radius: Length
    """The hole in the middle: larger than a disc, and well off the corners."""

    disc_radius: Length
    """All discs are alike."""

    circle: Annotated[list[Circle], Meta(min_length=8, max_length=8)]
    """The multiplier circles: two in each zone, two of each animal, and a lizard in the Mudcracks (SO-07)."""

    def arena(self) -> Arena:
        """The floor that discs move on; raises `BadArena`."""
        return Arena(
            half_width=self.half_width,
            corner_leg=self.corner_leg,
            hole_radius=self.hole_radius,
            disc_radius=self.disc_radius,
        )


class Building(_Strict):
    """A building of the Ruins, with its rewards (SO-26, SO-27)."""

    name: str
    """A to H, in this order."""

    hexes: Annotated[int, Meta(ge=1, le=42)]
    """How many have to be crossed off. A to E fit side by side on the sheet, and so do F to H."""

    top: Points
    """The points of whoever completes it first."""

    bonus: PrintedBonus
    """What the first gets with them."""

    bottom: Points
    """The points of everyone after that; not more than the first gets."""


class Ruins(_Strict):
    """The upper left of the sheet."""

    ai_hexes: Annotated[int, Meta(ge=1, le=24)]
    """The hexes of the separate building for solo games (SO-49)."""

    building: Annotated[list[Building], Meta(min_length=8, max_length=8)]
    """The buildings A to H."""


class Shapes(_Strict):
    """The shapes of each number; all are larger than those of lower numbers (SO-28)."""

    one: Annotated[list[ShapeRows], Meta(min_length=2, max_length=4)] = msgspec.field(name="1")
    """Two to four shapes, each one text per row from the top: `#` for a square, `.` for none.

    A shape is in one piece, and no two are the same, however they are turned.
    """

    two: Annotated[list[ShapeRows], Meta(min_length=1, max_length=1)] = msgspec.field(name="2")
    """One shape."""

    three: Annotated[list[ShapeRows], Meta(min_length=1, max_length=1)] = msgspec.field(name="3")
    """One shape."""

    four: Annotated[list[ShapeRows], Meta(min_length=1, max_length=1)] = msgspec.field(name="4")
    """One shape."""

    five: Annotated[list[ShapeRows], Meta(min_length=1, max_length=1)] = msgspec.field(name="5")
    """One shape."""

    def rows(self, number: int) -> list[list[str]]:
        """The shapes of one number, as they are written."""
        return (self.one, self.two, self.three, self.four, self.five)[number - 1]


class Canyon(_Strict, omit_defaults=True):
    """The upper right of the sheet."""

    grid: Annotated[list[str], Meta(min_length=5, max_length=51)]
    """One text per row from the top; in it, one mark per square with blanks between them (SO-28).

    `_` is a white square, `.` a gap, `S` the start square (4×4 at the bottom left), `a`, `b` and `c` are
    cacti of the three types; bonuses are `F` fox, `O` owl, `R` rabbit, `K` Reflick, `W` Swap and `D`
    Discovery. All rows have the same number of squares, 5 to 26, and there are at most 256 in all.
    """

    ai_squares: Annotated[list[str], Meta(min_length=3, max_length=3)]
    """Where the AI starts, such as "k5" (column, then row from the top): three white squares (SO-50)."""

    shapes: Shapes
    """What may be drawn for each number."""

    falls_away: str | None = None
    """The AI square that is not used where there are only two; the last one, if none is named (SO-50)."""

    def drawn(self, number: int) -> tuple[Shape, ...]:
        """The shapes of one number."""
        return tuple(map(squares_of, self.shapes.rows(number)))


class Branch(_Strict):
    """An arm of the Creek Bed (SO-32)."""

    after: Annotated[int, Meta(ge=0, le=MOST_CELLS - 2)]
    """The space it follows: 0 is the X at the top, the others count from 1 in the order of the file."""

    spaces: Annotated[list[str], Meta(min_length=1, max_length=MOST_CELLS - 2)]
    """Downstream, points of one or two digits, or a bonus: fox, owl, rabbit, reflick, swap or discovery."""

    ai: bool = False
    """Whether it ends in an AI square, which is a dead end (SO-52)."""


class Creek(_Strict):
    """The lower left of the sheet."""

    branch: Annotated[list[Branch], Meta(min_length=1, max_length=MOST_CELLS - 2)]
    """The branches, each after those it follows: at most 254 spaces in all, and at least one AI square."""

    def ends(self) -> list[int]:
        """The last space of each branch; spaces are numbered from 1 in the order of the file."""
        return list(accumulate(len(branch.spaces) for branch in self.branch))


class Node(_Strict):
    """A node of the Mudcracks (SO-36)."""

    x: Annotated[int, Meta(ge=-100_000, le=100_000)]
    """Where it is printed, to the right of the middle; the net is scaled to the sheet."""

    y: Annotated[int, Meta(ge=-100_000, le=100_000)]
    """Where it is printed, downwards."""

    cost: Points = 0
    """What it costs to mark it. The first node, the X, has no cost; all others have."""


class Triangle(_Strict):
    """Three nodes and what lies between them (SO-37)."""

    nodes: tuple[int, int, int]
    """The nodes at its corners, by number; the first node of the file is 0."""

    holds: Held
    """A cactus by its size, or a bonus."""


class Column(_Strict):
    """Boxes that earn a bonus when all are marked (SO-38)."""

    boxes: Annotated[int, Meta(ge=1, le=24)]
    """How many."""

    bonus: PrintedBonus
    """What they earn."""


class Mudcracks(_Strict):
    """The lower right of the sheet."""

    node: Annotated[list[Node], Meta(min_length=4, max_length=MOST_CELLS - 1)]
    """The nodes; the first is the X in the middle."""

    triangle: Annotated[list[Triangle], Meta(min_length=1, max_length=2 * MOST_CELLS)]
    """The triangles: every node hangs together with the X, and a line has a triangle on one or two sides."""

    column: Annotated[list[Column], Meta(min_length=1, max_length=8)]
    """The columns of boxes, from left to right."""


class Tray(_Strict):
    """Where bonuses wait to be used (SO-39)."""

    reflicks: Annotated[int, Meta(ge=1, le=11)]
    """How many Reflicks are printed; the first is circled from the start."""

    swaps: Annotated[int, Meta(ge=1, le=11)]
    """How many Swaps are printed; the first is circled from the start."""

    foxes: Annotated[int, Meta(ge=0, le=16)]
    """How many foxes a Discovery can circle (SO-41)."""

    owls: Annotated[int, Meta(ge=0, le=16)]
    """How many owls a Discovery can circle (SO-41)."""

    rabbits: Annotated[int, Meta(ge=0, le=16)]
    """How many rabbits a Discovery can circle (SO-41)."""


class EditionFile(_Strict):
    """The whole file."""

    name: str
    """One word of at most 40 letters, digits, - and _, by which records name the edition."""

    board: Board
    """The wooden board."""

    ruins: Ruins
    """The buildings."""

    canyon: Canyon
    """The grid and the shapes."""

    creek: Creek
    """The Creek Bed."""

    mudcracks: Mudcracks
    """The net and the columns of boxes."""

    tray: Tray
    """The bonuses."""


def squares_of(rows: list[str]) -> Shape:
    """The squares of a shape."""
    return frozenset((r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "#")
