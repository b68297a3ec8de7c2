"""The solo game's own steps: colours, and marking the AI (SO-47 to SO-54)."""

from tests.games.sonora.referee.printed import SECTIONS, name_of
from tests.games.sonora.referee.table import Pile, Table

COLOURS = "abc"


def in_play(table: Table, colour: str) -> int:
    """SO-47: its discs on the board or on a section."""
    discs = [disc for disc in table.discs.values() if disc.colour == colour]
    return len([disc for disc in discs if disc.where in ("floor", "section")])


def full(table: Table, section: str) -> bool:
    """SO-54: whether the AI can do nothing more in a section."""
    sheet = table.sheets[0]
    if section == "ruins":
        return sheet.ruins.ai_circled == table.printed.ai_hexes
    if section == "canyon":
        return not sheet.canyon.ai_shapes_of(1, int(table.options["ai_squares"]))
    if section == "creek":
        return not sheet.creek.ai_paths(1)
    return not sheet.mudcracks.ai_nodes()


def in_full_sections(table: Table, colour: str) -> int:
    """SO-54: how many of a colour's discs count for a full section and cannot count elsewhere."""
    closed = [section for section in SECTIONS if full(table, section)]
    count = 0
    for disc in table.discs.values():
        spots = table.spots(disc)
        if disc.colour == colour and spots and all(section in closed for section, _ in spots):
            count += 1
    return count


def colours(table: Table) -> set[str]:
    """SO-47, SO-54: one's own colour and the AI's."""
    theirs = list(COLOURS)
    if table.options["ai_full_zone"] == "on":
        lost = {colour: in_full_sections(table, colour) for colour in COLOURS}
        theirs = [colour for colour in COLOURS if lost[colour] == min(lost.values())]
    # By how many discs each pair is unfair to the AI.
    pairs = {
        f"colours {mine} {other}": max(0, in_play(table, mine) - in_play(table, other))
        for mine in COLOURS
        for other in theirs
        if mine != other
    }
    if table.options["fair_colours"] == "off":
        return set(pairs)
    # Where SO-54 leaves no fair pair, the rule book takes the least unfair; the ledger does not say.
    return {pair for pair, unfair in pairs.items() if unfair == min(pairs.values())}


def begin_ai(table: Table) -> None:
    """SO-48, SO-49: its discs are counted; in the Ruins there is nothing to choose."""
    table.ai = Pile()
    for disc in table.discs.values():
        if disc.colour == table.theirs:
            for spot in table.spots(disc):
                table.ai.add(disc.number, spot)
    table.sheets[0].ruins.ai_circles(table.ai.ruins)
    table.ai.ruins = 0


def ai_marks(table: Table) -> set[str]:
    """SO-48: whatever a disc of the AI's can do, in any order."""
    sheet = table.sheets[0]
    squares, which = int(table.options["ai_squares"]), table.options["ai_shapes"]
    found = set()
    for number, left in table.ai.shapes.items():
        if left > 0:
            for shape in sheet.canyon.ai_choices(number, squares, which):
                cells = sorted(shape, key=lambda cell: (cell[1], cell[0]))
                found.add(" ".join(["ai draw", str(number), *map(name_of, cells)]))
    for number, left in table.ai.paths.items():
        if left > 0:
            found |= {f"ai walk {number} {path[0]}" for path in sheet.creek.ai_paths(number)}
    if table.ai.mud > 0:
        found |= {f"ai fill {node}" for node in sheet.mudcracks.ai_nodes()}
    return found


def ai_write(table: Table, words: list[str]) -> None:
    """Carry out one of these: draw, walk or fill."""
    sheet = table.sheets[0]
    if words[0] == "draw":
        table.ai.shapes[int(words[1])] -= 1
        sheet.canyon.ai_shapes.append(frozenset((ord(cell[0]) - 96, int(cell[1:])) for cell in words[2:]))
    elif words[0] == "walk":
        number, start = int(words[1]), int(words[2])
        table.ai.paths[number] -= 1
        (path,) = [path for path in sheet.creek.ai_paths(number) if path[0] == start]
        sheet.creek.ai_fill(path)
    else:
        table.ai.mud -= 1
        sheet.mudcracks.circles[int(words[1])] += 1
