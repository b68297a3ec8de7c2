"""A player's sheet: four sections, and the bonuses between them."""

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.sonora.canvas import PLAYERS, QUIET, ZONES, Canvas
from meseta.core.seats import Seat
from meseta.games.sonora.ai_canyon import starts
from meseta.games.sonora.codec import SheetData
from meseta.games.sonora.content import Edition
from meseta.games.sonora.printed import SQUARES
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.state import NO_SUM, Phase
from meseta.games.sonora.view import View
from meseta.games.sonora.words import BONUSES, SECTIONS
from meseta.i18n.words import Words

LETTERS: Final = {bonus: letter for letter, bonus in SQUARES.items()}


def draw_sheet(edition: Edition, view: View, seat: Seat, words: Words) -> RenderableType:
    """One player's sheet: Ruins and Canyon above, Creek Bed and Mudcracks below, bonuses between."""
    sheet = view.position.players[seat]
    above = Table.grid(padding=(0, 4, 0, 0))
    above.add_row(_ruins(edition, view, seat, words), _canyon(edition, view, sheet, words))
    title = Text(f"{words.player(seat)}", style=f"bold {PLAYERS[seat]}")
    legend = Text(words.say("table-legend"), style=QUIET)
    below = (_creek(edition, sheet, words), _mudcracks(edition, sheet, words))
    return Group(title, above, legend, *_tray(view, seat, words), *below)


def _heading(section: int, words: Words) -> Text:
    return Text(words.say(f"section-{SECTIONS[section]}"), style=f"bold {ZONES[section]}")


def _ruins(edition: Edition, view: View, seat: Seat, words: Words) -> RenderableType:
    sheet = view.position.players[seat]
    table = Table(box=None, header_style=QUIET, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in ("", "", words.say("table-first-reward"), words.say("table-later-reward")):
        table.add_column(heading)
    for index, building in enumerate(edition.ruins.buildings):
        crossed, reward = sheet.ruins.crossed[index], sheet.ruins.rewards[index]
        lost = any(
            other.ruins.rewards[index] is Reward.TOP
            for number, other in enumerate(view.position.players)
            if number != seat
        )
        top = Text(f"{building.top} {words.say(f'bonus-{BONUSES[building.bonus]}')}")
        top.stylize("bold reverse" if reward is Reward.TOP else "strike dim" if lost else "")
        bottom = Text(str(building.bottom), style="bold reverse" if reward is Reward.BOTTOM else "")
        table.add_row(building.name, "■" * crossed + "□" * (building.hexes - crossed), top, bottom)
    parts: list[RenderableType] = [_heading(0, words), table]
    if len(view.position.players) == 1:
        ruins = sheet.ruins
        counts = {"circled": ruins.circled, "cleared": ruins.cleared, "most": edition.ruins.ai_hexes}
        parts.append(Text(words.say("table-ai-building", **counts), style=QUIET))
    return Group(*parts)


def _canyon(edition: Edition, view: View, sheet: SheetData, words: Words) -> RenderableType:
    printed = edition.canyon
    used = starts(printed, view.position.arrangement.ai_squares)
    own = {cell: index for index, shape in enumerate(sheet.canyon.shapes) for cell in shape}
    filled = {cell for shape in sheet.canyon.filled for cell in shape}
    columns = range(printed.grid.columns)
    lines = Text("   " + " ".join(chr(ord("a") + column) for column in columns) + "\n", style=QUIET)
    for row in range(printed.grid.rows):
        lines.append(f"{row + 1:>2} ", style=QUIET)
        for column in columns:
            cell = row * printed.grid.columns + column
            style = f"bold reverse {PLAYERS[own[cell] % 4]}" if cell in own else ""
            letter = _square(edition, cell)
            if cell in filled:
                letter = "▓"
            elif cell in own and letter == "·":
                letter = "#"
            elif cell in printed.ai_squares and cell not in own:
                letter = "■" if used >> cell & 1 else "▫"
            lines.append(letter, style=style)
            lines.append(" ")
        lines.append("\n")
    lines.rstrip()
    kinds = [sum(cell in own for cell in _cells(kind)) for kind in printed.cacti]
    counts = "  ".join(f"{letter} {count}" for letter, count in zip("abc", kinds, strict=True))
    return Group(_heading(1, words), lines, Text(f"{words.say('table-cacti')}: {counts}"))


def _cells(mask: int) -> Iterable[int]:
    return (cell for cell in range(mask.bit_length()) if mask >> cell & 1)


def _square(edition: Edition, cell: int) -> str:
    printed = edition.canyon
    if printed.start >> cell & 1:
        return "█"
    if not printed.white >> cell & 1:
        return " "
    if cell in printed.icons:
        return LETTERS[printed.icons[cell]]
    return next((letter for letter, kind in zip("abc", printed.cacti, strict=True) if kind >> cell & 1), "·")


def _creek(edition: Edition, sheet: SheetData, words: Words) -> RenderableType:
    """The creek as a tree, a branch a line: it goes on down its first arm, the others hang below."""
    printed = edition.creek
    lines = Text()

    def run(space: int, indent: int) -> None:
        lines.append(" " * indent)
        later: list[tuple[int, int]] = []
        column = indent
        while True:
            token = _space(edition, sheet, space)
            lines.append_text(token)
            column += len(token)
            arms = printed.children[space]
            if not arms:
                break
            later += ((arm, column + 1) for arm in arms[1:])
            lines.append("─", style=QUIET)
            column += 1
            space = arms[0]
        lines.append("\n")
        for arm, start in reversed(later):
            run(arm, start)

    run(0, 0)
    lines.rstrip()
    return Group(_heading(2, words), lines, Text(words.say("table-spaces"), style=QUIET))


def _space(edition: Edition, sheet: SheetData, space: int) -> Text:
    printed, creek = edition.creek, sheet.creek
    if space == 0:
        return Text("X", style="bold")
    bonus = printed.bonuses.get(space)
    name = f"{space}:{LETTERS[bonus] if bonus is not None else printed.points[space]}"
    name += "■" if space in printed.ai_squares else ""
    if space in creek.circled:
        return Text(f"({name})", style="bold reverse")
    if space in creek.crossed:
        return Text(f"{space}:×", style="bold")
    return Text(f"{space}:▓", style=QUIET) if space in creek.filled else Text(name)


def _mudcracks(edition: Edition, sheet: SheetData, words: Words) -> RenderableType:
    """The net as it is printed: nodes in their rows, what the triangles hold between them."""
    printed, mud = edition.mudcracks, sheet.mudcracks
    left = min(x for x, _ in printed.places)
    levels = sorted({y for _, y in printed.places})
    canvas = Canvas((max(x for x, _ in printed.places) - left) * 3 // 40 + 10, 2 * len(levels) - 1)

    def column(x: float) -> int:
        return int((x - left) * 3 / 40)

    for triangle in printed.triangles:
        corners = [printed.places[node] for node in triangle.nodes]
        middle = sum(x for x, _ in corners) / 3
        rows = [levels.index(y) for _, y in corners]
        holds = str(triangle.points) if triangle.bonus is None else LETTERS[triangle.bonus]
        surrounded = all(node in mud.marked for node in triangle.nodes)
        canvas.put(
            column(middle) + 2, min(rows) + max(rows), holds, "bold reverse" if surrounded else "yellow"
        )
    for node, (x, y) in enumerate(printed.places):
        cost = printed.costs[node] + (mud.raised[node] if mud.raised else 0)
        name = "[X]" if node == 0 else f"[{node}]" if node in mud.marked else f"{node}:{cost}"
        canvas.put(column(x), 2 * levels.index(y), name, "bold" if node in mud.marked else "")
    columns = "   ".join(
        f"{index + 1} {'■' * marked}{'□' * (made.boxes - marked)} {words.say(f'bonus-{BONUSES[made.bonus]}')}"
        for index, (made, marked) in enumerate(zip(printed.columns, mud.boxes, strict=True))
    )
    legend = Text(words.say("table-nodes"), style=QUIET)
    return Group(_heading(3, words), canvas.text(), Text(f"{words.say('table-columns')}: {columns}"), legend)


def _tray(view: View, seat: Seat, words: Words) -> Iterable[Text]:
    """What can be used, and what is still to be recorded."""
    sheet = view.position.players[seat]
    tray, desk = sheet.tray, sheet.desk
    fox, owl, rabbit = tray.fresh
    found_fox, found_owl, found_rabbit = tray.kept
    yield Text(
        words.say(
            "table-available",
            reflicks=tray.reflicks,
            swaps=tray.swaps,
            fox=fox,
            owl=owl,
            rabbit=rabbit,
            found_fox=found_fox,
            found_owl=found_owl,
            found_rabbit=found_rabbit,
        ),
        style="bold",
    )
    if view.position.phase in (Phase.RUINS, Phase.WRITE):
        left = {"canyon": _uses(desk.canyon), "creek": _uses(desk.creek), "mud": desk.mud}
        yield Text(words.say("table-desk", ruins=desk.ruins, **left))
    if desk.sum != NO_SUM:
        yield Text(words.say("table-sum", value=desk.sum), style="bold")
    if view.position.phase is Phase.AI:
        ai = view.position.ai
        yield Text(words.say("table-ai", canyon=_uses(ai.canyon), creek=_uses(ai.creek), mud=ai.mud))


def _uses(counts: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number, count in enumerate(counts, start=1) for _ in range(count)) or "–"
