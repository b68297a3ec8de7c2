"""What is compared between the program and the referee: everything that can be seen of a position."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from meseta.discs import Fate
from tests.games.disagreement import Comparison
from tests.games.sonora.referee.printed import SECTIONS, Cell, name_of
from tests.games.sonora.referee.table import Disc, Pile, Sheet, Table

Data: TypeAlias = Any  # what the game writes as JSON

ASKED = [
    "lot", "aim", "settle", "keep", "bullseye", "colours", "swap", "choose", "ai", "ruins", "write", "over",
]  # fmt: skip
WHERE = ["hand", "hand", "floor", "hole", "off", "hand", "knocked off", "section", "out"]
ANIMALS = ["fox", "owl", "rabbit"]
NAMES = [colour + number for colour in "abcd" for number in "12345"]
FATES = {Fate.ON_FLOOR: "floor", Fate.IN_HOLE: "hole", Fate.OFF_BOARD: "off", Fate.ON_CORNER: "corner"}
CLAUSES = {
    "aim": "SO-08 to SO-13",
    "settle": "SO-55",
    "keep": "SO-16",
    "bullseye": "SO-15",
    "colours": "SO-47 SO-54",
    "swap": "SO-22",
    "choose": "SO-20 SO-21",
    "ai": "SO-48 to SO-53",
    "ruins": "SO-23 to SO-27",
    "write": "SO-24 to SO-42",
}


def frame(table: Table, data: Data) -> list[Comparison]:
    """Rounds and colours, and what is still to be recorded."""
    found: list[Comparison] = [("SO-04 round", (data["round"], data["first"]), (table.round, table.first))]
    if table.solo:
        chosen = [
            "abc".find(table.mine) if table.mine else -1,
            "abc".find(table.theirs) if table.theirs else -1,
        ]
        found.append(("SO-47 colours", [data["mine"], data["theirs"]], chosen))
    if table.asked == "ai":
        found += pile("SO-48 the AI's discs", data["ai"], table.ai)
    return found


def disc(table: Table, one: Disc, data: Data, counts: Sequence[Any]) -> list[Comparison]:
    """Where a disc is and what it counts for; a disc that will be flicked again is knocked off either way."""
    where, x, y, _ = data
    lying: list[Comparison] = []
    if one.where == "floor":
        lying.append((f"SO-10 the place of {one.name}", (x, y), (one.x, one.y)))
    said = WHERE[where]
    if said == "off" and one.where == "knocked off":
        said = one.where
    spots = {(SECTIONS[spot.section], spot.doubled) for spot in counts}
    return [
        (f"SO-11 to SO-18 where {one.name} is", said, one.where),
        *lying,
        (f"SO-15 SO-20 SO-21 what {one.name} counts for", spots, set(table.spots(one))),
    ]


def sheet(table: Table, one: Sheet, data: Data) -> list[Comparison]:
    """Everything written on a sheet."""
    cells = table.printed.cells
    found = ruins(one, data["ruins"]) + bonuses(one, data["tray"])
    found.append(("SO-28 shapes", *drawn(data["canyon"]["shapes"], one.canyon.shapes, cells)))
    found.append(("SO-50 AI shapes", *drawn(data["canyon"]["filled"], one.canyon.ai_shapes, cells)))
    for clause, key, mine in [
        ("SO-33 crossed spaces", "crossed", one.creek.crossed),
        ("SO-33 circled spaces", "circled", one.creek.circled),
        ("SO-52 filled spaces", "filled", one.creek.filled),
    ]:
        found.append((clause, set(data["creek"][key]), mine))
    mud = data["mudcracks"]
    found.append(("SO-36 nodes", set(mud["marked"]), one.mudcracks.marked))
    found.append(("SO-38 boxes", list(mud["boxes"]), one.mudcracks.boxes))
    raised = list(one.mudcracks.circles.values()) if table.solo else []
    found.append(("SO-53 small circles", list(mud["raised"]), raised))
    if table.asked in ("ruins", "write"):
        found += pile("SO-25 SO-28 SO-32 SO-36 discs to record", data["desk"], one.pile)
        open_sum = -1 if one.sum is None else one.sum
        found.append(("SO-38 sum", (data["desk"]["sum"], data["desk"]["boxing"]), (open_sum, one.boxing)))
    return found


def drawn(
    data: Data, shapes: list[frozenset[Cell]], cells: list[Cell]
) -> tuple[list[list[str]], list[list[str]]]:
    """Shapes as the names of their squares, in both."""
    said = [sorted(name_of(cells[number]) for number in shape) for shape in data]
    return sorted(said), sorted(sorted(map(name_of, shape)) for shape in shapes)


def ruins(one: Sheet, data: Data) -> list[Comparison]:
    rewards = [["", "top", "bottom"][reward] for reward in data["rewards"]]
    still_open = one.ruins.ai_circled - one.ruins.ai_crossed
    return [
        ("SO-26 hexes", list(data["crossed"]), list(one.ruins.crossed.values())),
        ("SO-27 rewards", rewards, [one.ruins.rewards.get(name, "") for name in one.ruins.crossed]),
        ("SO-49 AI building", (data["circled"], data["cleared"]), (still_open, one.ruins.ai_crossed)),
    ]


def bonuses(one: Sheet, data: Data) -> list[Comparison]:
    mine, icons = one.bonuses, one.bonuses.icons_circled
    return [
        (
            "SO-39 Reflicks",
            (data["reflicks"], data["reflicks_circled"]),
            (mine.kept["reflick"], icons["reflick"]),
        ),
        ("SO-39 Swaps", (data["swaps"], data["swaps_circled"]), (mine.kept["swap"], icons["swap"])),
        ("SO-40 animals", list(data["fresh"]), [mine.fresh[animal] for animal in ANIMALS]),
        ("SO-41 animals found", list(data["kept"]), [mine.found[animal] for animal in ANIMALS]),
        ("SO-41 icons circled", list(data["circled"]), [icons[animal] for animal in ANIMALS]),
        ("SO-41 icons to circle", data["owed"], mine.to_discover),
    ]


def pile(clauses: str, data: Data, mine: Pile) -> list[Comparison]:
    said = (data["ruins"], *data["canyon"], *data["creek"], data["mud"])
    return [(clauses, said, (mine.ruins, *mine.shapes.values(), *mine.paths.values(), mine.mud))]


def score(one: Sheet, said: Any) -> list[Comparison]:
    """The parts of a score, and what breaks ties."""
    points = {part.code: part.points for part in said.parts if part.code != "discoveries"}
    (found,) = [part.count for part in said.parts if part.code == "discoveries"]
    return [
        ("SO-43 points", points, one.points()),
        ("SO-43 total", said.total, sum(one.points().values())),
        ("SO-44 circled icons", found, one.bonuses.discoveries()),
    ]


def situations(table: Table) -> list[str]:
    """What is special about a position, in words: a run of games should have met all of it."""
    sheets = table.sheets
    special = {
        "several players flick again": len({seat for seat, _ in table.reflicks_to_come}) > 1,
        "one player flicks several again": any(len(names) > 1 for _, names in table.reflicks_to_come),
        "several discs are in the hole": [disc.where for disc in table.discs.values()].count("hole") > 1,
        "the AI's disc is between sections": table.asked == "choose"
        and any(len(table.spots(disc)) > 1 for disc in table.discs.values() if disc.colour == table.theirs),
        "equal values in the Ruins": table.asked == "ruins"
        and len({sheets[seat].pile.ruins for seat in table.waiting}) < len(table.waiting),
        "a sum buys boxes": any(one.boxing for one in sheets),
        "no icon is left": any(not one.bonuses.discoverable() for one in sheets),
        "no place is left for a Swap": any(one.bonuses.icons_left("swap") == 0 for one in sheets),
        "every building is complete": any(one.ruins.full() for one in sheets),
        "a bottom reward": any("bottom" in one.ruins.rewards.values() for one in sheets),
        "the AI may leapfrog": any(
            len(one.canyon.next_to_which_the_ai_may_lie()) > len(one.canyon.ai_shapes) for one in sheets
        ),
        "equal totals": table.asked == "over"
        and len({sum(one.points().values()) for one in sheets}) < len(sheets),
    }
    return [words for words, is_so in special.items() if is_so]
