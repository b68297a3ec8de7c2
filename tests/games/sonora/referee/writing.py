"""The Write phase of a player: the Ruins, then all the rest (SO-23 to SO-42)."""

from tests.games.sonora.referee.bonuses import ANIMALS, FOX, RABBIT, RABBIT_FOUND
from tests.games.sonora.referee.canyon import Shape
from tests.games.sonora.referee.printed import name_of
from tests.games.sonora.referee.table import Pile, Sheet, Table

# The Ruins


def ruins_order(table: Table) -> list[int]:
    """SO-23: the highest value first, then the earlier in turn order; nobody with nothing."""
    order = table.turn_order(table.first)
    values = {seat: table.sheets[seat].pile.ruins for seat in order}
    return [
        seat
        for value in sorted(set(values.values()), reverse=True)
        for seat in order
        if values[seat] == value and value > 0
    ]


def ruins_marks(table: Table, seat: int) -> set[str]:
    """SO-24, SO-26: all of the value, while hexes are left; an icon is circled when it is earned."""
    sheet = table.sheets[seat]
    if sheet.bonuses.to_discover > 0:
        return discoveries(sheet)
    found = {
        f"cross {building} {count}"
        for building in sheet.ruins.crossed
        for count in range(1, min(sheet.pile.ruins, sheet.ruins.left(building)) + 1)
    }
    return found or {"done"}


def cross(table: Table, seat: int, building: str, count: int) -> None:
    """SO-26, SO-27."""
    sheet = table.sheets[seat]
    sheet.pile.ruins -= count
    sheet.ruins.crossed[building] += count
    if sheet.ruins.left(building) > 0:
        return
    if building in table.completed:
        sheet.ruins.rewards[building] = "bottom"
    else:
        table.completed.add(building)
        sheet.ruins.rewards[building] = "top"
        sheet.bonuses.earn(table.printed.top[building][1])


# The rest, all at once


def discoveries(sheet: Sheet) -> set[str]:
    return {f"discover {animal}" for animal in sheet.bonuses.discoverable()}


def draw_text(source: str, shape: Shape) -> str:
    cells = sorted(shape, key=lambda cell: (cell[1], cell[0]))
    return " ".join(["draw", source, *map(name_of, cells)])


def disc_uses(sheet: Sheet) -> set[str]:
    """What discs may do (SO-28, SO-32, SO-36); none while a sum is open (SO-38)."""
    if sheet.sum is not None:
        return set()
    found = set()
    for number, left in sheet.pile.shapes.items():
        if left > 0:
            found |= {draw_text(str(number), shape) for shape in sheet.canyon.shapes_up_to(number)}
    for number, left in sheet.pile.paths.items():
        if left > 0:
            found |= {f"walk {number} {path[-1]}" for path in sheet.creek.paths(number)}
    if sheet.pile.mud > 0 and could_buy(sheet, sheet.pile.mud + rabbits_at_hand(sheet)):
        found.add("mud")
    return found


def rabbits_at_hand(sheet: Sheet) -> int:
    """SO-40, SO-41: what all rabbits would add."""
    return RABBIT * sheet.bonuses.fresh["rabbit"] + RABBIT_FOUND * sheet.bonuses.found["rabbit"]


def could_buy(sheet: Sheet, value: int) -> bool:
    """SO-35: value that cannot buy anything has no use."""
    if sheet.mudcracks.open_columns() and value > 0:
        return True
    return not sheet.boxing and bool(sheet.mudcracks.affordable(value))


def animal_uses(sheet: Sheet, have: dict[str, int], word: str) -> set[str]:
    """What animals just earned, or kept from a Discovery, may do (SO-40, SO-41)."""
    found = set()
    if have["fox"] > 0:
        found |= {draw_text("fox" + word, shape) for shape in sheet.canyon.shapes_up_to(FOX)}
    if have["owl"] > 0:
        for length in (1, 2, 3, 4, 5):
            found |= {f"walk owl{word} {path[-1]}" for path in sheet.creek.paths(length)}
    if have["rabbit"] > 0 and (sheet.sum is not None or could_buy(sheet, rabbits_at_hand(sheet))):
        found.add("rabbit" + word)
    return found


def sum_uses(sheet: Sheet) -> set[str]:
    """SO-36, SO-38: what the open sum may buy."""
    if sheet.sum is None:
        return set()
    found = {"close"}
    if not sheet.boxing:
        found |= {f"mark {node}" for node in sheet.mudcracks.affordable(sheet.sum)}
    if sheet.sum > 0:
        found |= {f"box {column + 1}" for column in sheet.mudcracks.open_columns()}
    return found


def marks(sheet: Sheet) -> set[str]:
    """SO-24: everything that can be written now; `done` if none of it is owed (SO-35)."""
    if sheet.bonuses.to_discover > 0:
        return discoveries(sheet)
    found = disc_uses(sheet) | animal_uses(sheet, sheet.bonuses.fresh, "") | sum_uses(sheet)
    owed = found - (helped_only(sheet) if sheet.sum is None else set())
    found |= animal_uses(sheet, sheet.bonuses.found, " found")
    return found if owed else found | {"done"}


def helped_only(sheet: Sheet) -> set[str]:
    """SO-35: what has a use only together with kept rabbits, which nobody has to use."""
    fresh = RABBIT * sheet.bonuses.fresh["rabbit"]
    with_discs = {"mud"} if not could_buy(sheet, sheet.pile.mud + fresh) else set()
    return with_discs | ({"rabbit"} if not could_buy(sheet, fresh) else set())


def write(sheet: Sheet, text: str) -> None:
    """Carry out one of these."""
    words = text.split()
    found = " found" in text
    source = words[1] if len(words) > 1 else ""
    if words[0] == "draw":
        if source == "fox":
            spend(sheet, "fox", found)
        else:
            sheet.pile.shapes[int(source)] -= 1
        cells = words[3:] if found else words[2:]
        earn(sheet, sheet.canyon.draw(frozenset((ord(cell[0]) - 96, int(cell[1:])) for cell in cells)))
    elif words[0] == "walk":
        path = path_to(sheet, int(words[-1]))
        if source == "owl":
            spend(sheet, "owl", found)
        else:
            sheet.pile.paths[int(source)] -= 1
        earn(sheet, sheet.creek.walk(path))
    elif words[0] == "mud":
        sheet.sum, sheet.pile.mud = sheet.pile.mud, 0
    elif words[0] == "rabbit":
        spend(sheet, "rabbit", found)
        sheet.sum = (sheet.sum or 0) + (RABBIT_FOUND if found else RABBIT)
    elif words[0] == "discover":
        sheet.bonuses.discover(source)
    else:
        buy(sheet, words)


def buy(sheet: Sheet, words: list[str]) -> None:
    assert sheet.sum is not None
    if words[0] == "mark":
        sheet.sum -= sheet.mudcracks.cost(int(words[1]))
        earn(sheet, sheet.mudcracks.mark(int(words[1])))
    elif words[0] == "box":
        sheet.sum -= 1
        sheet.boxing = True
        earn(sheet, sheet.mudcracks.box(int(words[1]) - 1))
    else:
        assert words == ["close"]
        sheet.sum, sheet.boxing = None, False


def path_to(sheet: Sheet, end: int) -> list[int]:
    """The one path that ends there: the creek has no joins."""
    (path,) = [path for length in (1, 2, 3, 4, 5) for path in sheet.creek.paths(length) if path[-1] == end]
    return path


def spend(sheet: Sheet, animal: str, found: bool) -> None:
    have = sheet.bonuses.found if found else sheet.bonuses.fresh
    have[animal] -= 1


def earn(sheet: Sheet, bonuses: list[str]) -> None:
    for bonus in bonuses:
        sheet.bonuses.earn(bonus)


def finish(sheet: Sheet) -> None:
    """SO-35: what is left is lost."""
    sheet.finished = True
    sheet.pile = Pile()
    sheet.bonuses.fresh = dict.fromkeys(ANIMALS, 0)
