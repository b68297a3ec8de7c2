"""The arrays of an observation of Sonora: the table, the discs, and a row for each sheet."""

from typing import Final

from meseta.discs.chance import HANDS
from meseta.envs.numbers import Field
from meseta.games.sonora.ai_canyon import AI_SHAPES
from meseta.games.sonora.bonuses import FOUND_RABBIT, RABBIT
from meseta.games.sonora.canyon import cactus_points
from meseta.games.sonora.content import Edition
from meseta.games.sonora.mudcracks import SMALL_CIRCLES
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.solo import COLOURS
from meseta.games.sonora.state import Phase, Where
from meseta.games.sonora.words import NUMBERS, Bonus, Section

MOST_VALUE: Final = 2 * sum(NUMBERS)
"""The most that five discs are worth together: all of them on circles (SO-25, SO-36)."""


def discs_of(seats: int) -> int:
    """How many discs there are: five of each colour, and three colours for a solo player (SO-45)."""
    return 5 * (len(COLOURS) if seats == 1 else seats)


def _icons(printed: Edition) -> list[Bonus]:
    """Every bonus that the sheet shows."""
    return [
        *(building.bonus for building in printed.ruins.buildings),
        *printed.canyon.icons.values(),
        *printed.creek.bonuses.values(),
        *(triangle.bonus for triangle in printed.mudcracks.triangles if triangle.bonus is not None),
        *(column.bonus for column in printed.mudcracks.columns),
    ]


def _most_points(printed: Edition) -> int:
    """More than any section can score."""
    ruins = sum(building.top for building in printed.ruins.buildings)
    canyon = sum(cactus_points(cacti.bit_count()) for cacti in printed.canyon.cacti)
    mud = sum(triangle.points for triangle in printed.mudcracks.triangles)
    return max(ruins, canyon, sum(printed.creek.points), mud)


def fields(printed: Edition, seats: int) -> dict[str, Field]:
    """The arrays of an observation, by name."""
    found = {**_table_fields(seats), **_disc_fields(printed, seats), **_sheet_fields(printed, seats)}
    return {**found, **_solo_fields(printed)} if seats == 1 else found


def _table_fields(seats: int) -> dict[str, Field]:
    ahead = "How many seats after the viewer"
    discs = discs_of(seats)
    return {
        "phase": Field((1,), 0, max(Phase), "uint8", "Who is to act and for what, as in `Phase`."),
        "round": Field((2,), 1, 7, "uint8", "Which round it is, from 1, and how many there are."),
        "first": Field(
            (1,), 0, seats, "uint8", f"{ahead} this round's first player sits; {seats} until the lot."
        ),
        "actor": Field(
            (1,),
            0,
            seats,
            "uint8",
            f"{ahead} the seat is whose decision is awaited; {seats} where it is nobody's in particular.",
        ),
        "corner": Field((1,), 0, 3, "uint8", "The viewer's launch corner of the board; 0 until the lot."),
        "flown": Field((1,), 0, discs, "uint8", "How many ordinary flicks there have been this round."),
        "flicked": Field(
            (1,), 0, discs, "uint8", f"The row of the disc that is being flicked; {discs} for none."
        ),
        "touched": Field((1,), 0, 1, "uint8", "1 if that disc touched a wall or another disc on its way."),
        "options": Field(
            (5,),
            0,
            max(len(AI_SHAPES), 3),
            "uint8",
            "`no_bunting`, `fair_colours`, `ai_squares`, `ai_shapes` and `ai_full_zone`.",
        ),
        "hands": Field((seats,), 0, len(HANDS) - 1, "uint8", "Each seat's hand, as listed in `HANDS`."),
    }


def _disc_fields(printed: Edition, seats: int) -> dict[str, Field]:
    discs, wide = discs_of(seats), 2 * printed.board.arena.half_width
    return {
        "where": Field((discs,), 0, max(Where), "uint8", "What has become of each disc, as in `Where`."),
        "places": Field(
            (discs, 2),
            -wide,
            wide,
            "int32",
            "Where each disc on the floor lies, in µm, seen from behind the viewer's own corner; else 0.",
        ),
        "counts": Field(
            (discs, len(Section)),
            0,
            2,
            "uint8",
            "1 for each section that a disc counts or may count for, 2 if it is doubled there.",
        ),
        "queue": Field(
            (discs,),
            0,
            discs,
            "uint8",
            "For discs that are to be flicked again, whether their group is the first, second and so on.",
        ),
    }


def _sheet_fields(printed: Edition, seats: int) -> dict[str, Field]:
    buildings = printed.ruins.buildings
    grid, white = printed.canyon.grid, printed.canyon.white.bit_count()
    most_boxes = max((column.boxes for column in printed.mudcracks.columns), default=0)
    icons, tray = _icons(printed), printed.tray
    most_desk = MOST_VALUE + RABBIT * icons.count(Bonus.RABBIT) + FOUND_RABBIT * tray.found[2]
    return {
        "ruins": Field(
            (seats, len(buildings), 2),
            0,
            max(max(building.hexes for building in buildings), *Reward),
            "int16",
            "Each building's crossed off hexes, and its reward: 1 the top, 2 the bottom one.",
        ),
        "canyon": Field(
            (seats, grid.rows, grid.columns),
            -white,
            white,
            "int16",
            "The shape on each square, numbered from 1 as they were drawn, the AI's from -1 down; else 0.",
        ),
        "creek": Field(
            (seats, len(printed.creek.parents)), 0, 3, "int16", "1 crossed, 2 circled, 3 filled by the AI."
        ),
        "nodes": Field((seats, len(printed.mudcracks.costs)), 0, 1, "int16", "1 for each marked node."),
        "boxes": Field(
            (seats, len(printed.mudcracks.columns)), 0, most_boxes, "int16", "Marked boxes of each column."
        ),
        "tray": Field(
            (seats, 14),
            0,
            max(tray.reflicks, tray.swaps, *tray.found, len(icons)) + 1,
            "int16",
            "Reflicks left and earned, Swaps left and earned; foxes, owls and rabbits fresh, kept and "
            "circled; Discoveries owed.",
        ),
        "desk": Field(
            (seats, 15),
            -1,
            most_desk,
            "int16",
            "To record: the Ruins' value, uses of the Canyon's and the Creek's discs 1 to 5, the Mudcracks' "
            "value, the open sum or -1, whether it buys boxes only, whether the seat has ended.",
        ),
        "points": Field((seats, 4), 0, _most_points(printed), "int16", "Points in the four sections so far."),
    }


def _solo_fields(printed: Edition) -> dict[str, Field]:
    hexes, nodes = printed.ruins.ai_hexes, len(printed.mudcracks.costs)
    none = len(COLOURS)
    return {
        "ai_hexes": Field((2,), 0, hexes, "int16", "Hexes of the AI building that are circled, and cleared."),
        "raised": Field((nodes,), 0, SMALL_CIRCLES, "int16", "Filled small circles at each node."),
        "colours": Field((2,), 0, none, "uint8", f"One's own colour and the AI's; {none} before the choice."),
        "ai_desk": Field(
            (15,), -1, MOST_VALUE, "int16", "What is still to be marked for the AI, as in `desk`."
        ),
    }
