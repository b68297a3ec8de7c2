"""An edition of Sonora and what was agreed at a table, as whole numbers for the kernels.

Lists of different lengths are rows of one array, each ending with -1.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from meseta.discs.arena import SLACK
from meseta.discs.chance import HANDS
from meseta.envs.sonora import columns
from meseta.envs.sonora.fields import discs_of
from meseta.envs.sonora.numbers import groups
from meseta.games.sonora.ai_canyon import AI_SHAPES, starts
from meseta.games.sonora.board import PLACES
from meseta.games.sonora.canyon import Canyon, cactus_points, legal
from meseta.games.sonora.content import Edition
from meseta.games.sonora.flicking import TURN_SIZES
from meseta.games.sonora.state import State
from meseta.games.sonora.words import NUMBERS, Section
from meseta.grids.bits import members

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Whole: TypeAlias = NDArray[np.int32]

END = -1
"""Ends a row that is shorter than others."""


class Agreed(NamedTuple):
    """What was agreed when the game was set up."""

    seats: int
    discs: int
    rounds: int
    named: int
    """The first player, or -1 for the lot."""
    no_bunting: int
    fair_colours: int
    ai_squares: int
    ai_shapes: int
    ai_full_zone: int
    hands: "Whole"
    """Each seat's hand: its number in `HANDS`, and how far its flicks stray in angle and speed."""
    places: "Whole"
    """At which side of the table each seat sits."""
    turns: "Whole"
    """The place in turn order that makes each ordinary flick of a round."""


class BoardPrint(NamedTuple):
    """The board: lengths in µm, where discs count, and where the Ruins' corner is."""

    far: int
    leg: int
    near: int
    span: int
    top_speed: int
    ruins_corner: int
    zones: "Whole"
    circles: "Whole"
    """Section, x, y, and how near the middle of a disc that touches it is, in a row for each."""


class CanyonArrays(NamedTuple):
    """The Canyon's placements, lower numbers first."""

    cells: "Whole"
    """The squares of each placement."""
    halos: "Whole"
    """The squares that share an edge with each."""
    covering: "Whole"
    """The placements that cover each square."""
    numbers: "Whole"
    """The number of each placement's shape."""
    up_to: "Whole"
    """How many placements there are up to each number, from 0."""
    icons: "Whole"
    """The bonus on each square, or -1."""
    cacti: "Whole"
    """The type of the cactus on each square, or -1."""
    points: "Whole"
    """What that many cacti of a type are worth."""
    around: "Whole"
    """The squares that share an edge with each square."""
    start: "Whole"
    """1 for each square of the pre-drawn one."""
    ai_starts: "Whole"
    """1 for each AI square in use."""
    blank: "Whole"
    """Which placements fit at first."""


class CreekArrays(NamedTuple):
    """The Creek Bed's spaces; each comes after the one upstream."""

    parents: "Whole"
    points: "Whole"
    bonuses: "Whole"
    ai_squares: "Whole"
    """1 for each."""


class MudArrays(NamedTuple):
    """The Mudcracks' nodes, triangles and columns."""

    costs: "Whole"
    lines: "Whole"
    """The nodes that share a line with each."""
    around: "Whole"
    """The triangles of each node."""
    triangles: "Whole"
    """Three nodes, points, and a bonus or -1."""
    columns: "Whole"
    """Boxes and bonus."""
    outside: "Whole"
    """1 for each node at the rim."""


class SheetColumns(NamedTuple):
    """Where a sheet's parts begin whose length depends on the edition."""

    buildings: int
    """Crossed off hexes and reward, in turn."""
    boxes: int
    nodes: int
    reached: int
    """1 for each node that shares a line with a marked one."""
    raised: int
    creek: int
    canyon: int
    end: int


class Starts(NamedTuple):
    """The first number of each group of actions; those of solo games are -1 in others."""

    flick: int
    reflick: int
    keep: int
    bullseye: int
    swap: int
    choose: int
    cross: int
    draw: int
    walk: int
    record: int
    rabbit: int
    mark: int
    box: int
    close: int
    discover: int
    done: int
    colours: int
    ai_draw: int
    ai_walk: int
    ai_fill: int
    end: int
    most_hexes: int
    """How many numbers there are for each building."""


class Printed(NamedTuple):
    """Everything that stays the same at all tables of a batch."""

    agreed: Agreed
    starts: Starts
    sheet: SheetColumns
    board: BoardPrint
    buildings: "Whole"
    """Hexes, top, bonus and bottom of each building."""
    ai_hexes: int
    found: "Whole"
    """How many icons are printed: foxes, owls and rabbits of the Discovery area, Reflicks and Swaps."""
    canyon: CanyonArrays
    creek: CreekArrays
    mud: MudArrays


def arrays(printed: Edition, seats: int, state: State) -> Printed:
    """The edition and what was agreed, from the first state of a game."""
    tray = printed.tray
    return Printed(
        agreed=_agreed(seats, state),
        starts=_starts(printed, seats),
        sheet=_sheet(printed),
        board=_board(printed),
        buildings=_rows(
            (building.hexes, building.top, building.bonus, building.bottom)
            for building in printed.ruins.buildings
        ),
        ai_hexes=printed.ruins.ai_hexes,
        found=_row((*tray.found, tray.reflicks, tray.swaps)),
        canyon=_canyon(printed, state.arrangement.ai_squares),
        creek=_creek(printed),
        mud=_mud(printed),
    )


def _row(numbers: Iterable[int]) -> "Whole":
    import numpy as np

    return np.array(list(numbers), np.int32)


def _rows(lists: Iterable[Iterable[int]]) -> "Whole":
    """One row for each list, ended by -1 where it is shorter than the longest with its end."""
    import numpy as np

    listed = [list(row) for row in lists]
    longest = max(map(len, listed), default=0)
    whole = all(len(row) == longest for row in listed)
    found = np.full((len(listed), longest + (not whole)), END, np.int32)
    for index, row in enumerate(listed):
        found[index, : len(row)] = row
    return found


def _ended(lists: Iterable[Iterable[int]]) -> "Whole":
    """The same, with every row ended."""
    return _rows((*row, END) for row in lists)


def _flags(members: Iterable[int], size: int) -> "Whole":
    found = set(members)
    return _row(index in found for index in range(size))


def _agreed(seats: int, state: State) -> Agreed:
    agreed = state.arrangement
    hands = [(list(HANDS).index(hand), HANDS[hand].angle, HANDS[hand].speed) for hand in agreed.hands]
    turns = [place for size in TURN_SIZES for place in range(seats) for _ in range(size)]
    return Agreed(
        seats=seats,
        discs=discs_of(seats),
        rounds=agreed.rounds,
        named=state.first,
        no_bunting=agreed.no_bunting,
        fair_colours=agreed.fair_colours,
        ai_squares=agreed.ai_squares,
        ai_shapes=AI_SHAPES.index(agreed.ai_shapes),
        ai_full_zone=agreed.ai_full_zone,
        hands=_rows(hands),
        places=_row(PLACES[seats]),
        turns=_row([0] * discs_of(1) if seats == 1 else turns),
    )


def _starts(printed: Edition, seats: int) -> Starts:
    found, following = dict.fromkeys(Starts._fields, END), 0
    shapes = groups(printed, seats)
    for group, shape in shapes.items():
        found[group] = following
        size = 1
        for part in shape:
            size *= part
        following += size
    found["end"], found["most_hexes"] = following, shapes["cross"][1]
    return Starts(**found)


def _sheet(printed: Edition) -> SheetColumns:
    buildings, nodes = len(printed.ruins.buildings), len(printed.mudcracks.costs)
    sizes = {
        "buildings": 2 * buildings,
        "boxes": len(printed.mudcracks.columns),
        "nodes": nodes,
        "reached": nodes,
        "raised": nodes,
        "creek": len(printed.creek.parents),
        "canyon": len(printed.canyon.grid.cells),
        "end": 0,
    }
    found, following = {}, columns.SHEET_REST
    for part, size in sizes.items():
        found[part] = following
        following += size
    return SheetColumns(**found)


def _board(printed: Edition) -> BoardPrint:
    board = printed.board
    circles = (
        (circle.section, circle.x, circle.y, circle.radius + board.arena.disc_radius)
        for circle in board.circles
    )
    return BoardPrint(
        far=board.far,
        leg=board.leg,
        near=board.near_corner,
        span=2 * board.arena.disc_radius - SLACK,
        top_speed=board.arena.top_speed,
        ruins_corner=board.zones.index(Section.RUINS),
        zones=_row(board.zones),
        circles=_rows(circles),
    )


def _canyon(printed: Edition, squares: int) -> CanyonArrays:
    canyon = printed.canyon
    size, placements = len(canyon.grid.cells), canyon.all_placements
    types = {cell: kind for kind, cacti in enumerate(canyon.cacti) for cell in members(cacti)}
    fitting = set(members_of(legal(canyon, Canyon()), len(placements)))
    return CanyonArrays(
        cells=_ended(placement.cells for placement in placements),
        halos=_ended(members(placement.halo) for placement in placements),
        covering=_ended(members_of(canyon.covering[cell], len(placements)) for cell in range(size)),
        numbers=_row(placement.number for placement in placements),
        up_to=_row((0, *(canyon.up_to[number].bit_count() for number in NUMBERS))),
        icons=_row(canyon.icons.get(cell, END) for cell in range(size)),
        cacti=_row(types.get(cell, END) for cell in range(size)),
        points=_row(map(cactus_points, range(size + 1))),
        around=_ended(members(canyon.halo(1 << cell)) for cell in range(size)),
        start=_flags(members(canyon.start), size),
        ai_starts=_flags(members(starts(canyon, squares)), size),
        blank=_row(columns.FITS if index in fitting else columns.APART for index in range(len(placements))),
    )


def members_of(found: int, size: int) -> Sequence[int]:
    """The members of a set that may be larger than those that `members` lists."""
    return [index for index in range(size) if found >> index & 1]


def _creek(printed: Edition) -> CreekArrays:
    creek = printed.creek
    spaces = len(creek.parents)
    return CreekArrays(
        parents=_row(creek.parents),
        points=_row(creek.points),
        bonuses=_row(creek.bonuses.get(space, END) for space in range(spaces)),
        ai_squares=_flags(creek.ai_squares, spaces),
    )


def _mud(printed: Edition) -> MudArrays:
    mud = printed.mudcracks
    nodes = len(mud.costs)
    return MudArrays(
        costs=_row(mud.costs),
        lines=_ended(map(members, mud.lines)),
        around=_ended(mud.around),
        triangles=_rows(
            (*triangle.nodes, triangle.points, END if triangle.bonus is None else triangle.bonus)
            for triangle in mud.triangles
        ),
        columns=_rows((column.boxes, column.bonus) for column in mud.columns),
        outside=_flags(members(mud.outside), nodes),
    )
