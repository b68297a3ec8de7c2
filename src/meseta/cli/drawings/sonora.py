"""Sonora in a terminal: the board with every disc labelled, the viewer's sheet, the players."""

from collections.abc import Iterable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.sonora.board import Spot
from meseta.games.sonora.codec import SheetData
from meseta.games.sonora.content import Edition
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.printed import SQUARES
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.state import NO_SUM, Phase, Where
from meseta.games.sonora.view import View
from meseta.games.sonora.words import ANIMALS, BONUSES, SECTIONS, disc_name
from meseta.i18n.words import Words

QUIET: Final = "dim"
PLAYERS: Final = ("bright_red", "bright_cyan", "bright_magenta", "bright_white")
"""Colour comes second: every disc is written out."""
ZONES: Final = ("dark_orange3", "gold3", "slate_blue1", "dark_sea_green4")
LETTERS: Final = {bonus: letter for letter, bonus in SQUARES.items()}
WIDTH, HEIGHT = 56, 25
"""Characters of the board; one is about half as wide as it is high."""


def draw_table(game: AnyGame, view: View, words: Words) -> RenderableType:
    """Everything there is to see: the board with its discs, the viewer's sheet, everyone's points."""
    assert isinstance(game, Sonora)
    at = view.position
    parts: list[RenderableType] = []
    if at.phase is not Phase.LOT:
        head = words.say("table-round", round=at.round, rounds=at.table.rounds, seat=at.first)
        parts.append(Text(head, style="bold"))
        page = Table.grid(padding=(0, 3, 0, 0))
        page.add_row(_board(game.printed, view), _discs(view, range(len(at.discs)), words))
        parts.append(page)
        if at.phase is Phase.AIM:
            corner = view.corners[at.actor]
            parts.append(Text(words.say("table-corner", corner=corner), style=QUIET))
            parts.append(Text(words.say("table-due", discs=tuple(map(disc_name, view.due)))))
    seats: Iterable[Seat] = range(len(at.players))
    shown = [view.viewer] if view.viewer is not None and at.phase is not Phase.OVER else seats
    for seat in shown:
        parts.append(_sheet(game.printed, view, seat, words))
    parts.append(_players(view, words))
    return Group(*parts)


# The board


class _Canvas:
    """Characters with styles, to be written over each other."""

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write the text from there on, as far as it fits."""
        for offset, letter in enumerate(text):
            if 0 <= row < len(self._cells) and 0 <= column + offset < len(self._cells[row]):
                self._cells[row][column + offset] = (letter, style)

    def text(self) -> Text:
        """The whole picture."""
        lines = Text()
        for row in self._cells:
            for letter, style in row:
                lines.append(letter, style=style)
            lines.append("\n")
        lines.rstrip()
        return lines


def _board(edition: Edition, view: View) -> Text:
    """The floor from above: zones, corners with their seats, circles by animal, hole and discs."""
    arena = edition.board.arena
    span = 2 * arena.half_width
    canvas = _Canvas(WIDTH + 2, HEIGHT + 2)

    def column(x: int) -> int:
        return 1 + min(WIDTH - 1, max(0, (x + arena.half_width) * WIDTH // span))

    def row(y: int) -> int:
        return 1 + min(HEIGHT - 1, max(0, (y + arena.half_width) * HEIGHT // span))

    for r in range(HEIGHT):
        for c in range(WIDTH):
            x = (2 * c + 1) * arena.half_width // WIDTH - arena.half_width
            y = (2 * r + 1) * arena.half_width // HEIGHT - arena.half_width
            zone = edition.board.zones_at((x, y))[0]
            if abs(x) + abs(y) > arena.edge:
                canvas.put(c + 1, r + 1, "▒", QUIET)
            elif x * x + y * y < arena.hole_radius * arena.hole_radius:
                canvas.put(c + 1, r + 1, "●", QUIET)
            else:
                canvas.put(c + 1, r + 1, "·" if (r + c) % 4 == 0 else " ", ZONES[zone])
    for circle in edition.board.circles:
        name = f"({ANIMALS[circle.section]})"
        canvas.put(column(circle.x) - len(name) // 2, row(circle.y), name, ZONES[circle.section])
    for seat, corner in enumerate(view.corners):
        canvas.put(
            2 if corner in (0, 3) else WIDTH - 3, 2 if corner < 2 else HEIGHT - 1, f"P{seat + 1}", "bold"
        )
    for disc, at in enumerate(view.position.discs):
        if at.where is Where.FLOOR:
            canvas.put(
                column(at.x) - 1, row(at.y), f"{disc_name(disc)}", f"bold reverse {PLAYERS[disc // 5]}"
            )
    _frame(canvas)
    return canvas.text()


def _frame(canvas: _Canvas) -> None:
    for c in range(WIDTH + 2):
        canvas.put(c, 0, "─", QUIET)
        canvas.put(c, HEIGHT + 1, "─", QUIET)
    for r in range(HEIGHT + 2):
        canvas.put(0, r, "│", QUIET)
        canvas.put(WIDTH + 1, r, "│", QUIET)
    corners = ((0, 0, "┌"), (WIDTH + 1, 0, "┐"), (0, HEIGHT + 1, "└"), (WIDTH + 1, HEIGHT + 1, "┘"))
    for c, r, letter in corners:
        canvas.put(c, r, letter, QUIET)


def answer_where(view: View, question: str, words: Words) -> RenderableType:
    """Where every disc counts, or those that are named, or what counts for a section."""
    asked = question.lower().split()
    every = {disc_name(disc): disc for disc in range(len(view.position.discs))}
    if not asked:
        return _discs(view, every.values(), words)
    if (section := _section(" ".join(asked), words)) is not None:
        there = [disc for disc in every.values() if section in {spot.section for spot in view.counts[disc]}]
        return _discs(view, there, words) if there else Text(words.say("table-where-none"))
    if all(name in every for name in asked):
        return _discs(view, [every[name] for name in asked], words)
    return Text(words.say("table-where-how"))


def _section(name: str, words: Words) -> int | None:
    """The section that goes by this name, in notation or in the language spoken."""
    known = ((index, {key, words.say(f"section-{key}").lower()}) for index, key in enumerate(SECTIONS))
    return next((index for index, names in known if name in names), None)


def _discs(view: View, discs: Iterable[int], words: Words) -> RenderableType:
    """Discs with where they count, or what has become of them."""
    table = Table(
        box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0), title=words.say("table-discs")
    )
    for disc in discs:
        name = Text(disc_name(disc), style=f"bold {PLAYERS[disc // 5]}")
        table.add_row(name, _label(view.counts[disc], view.position.discs[disc].where, disc % 5 + 1, words))
    return table


def _label(spots: tuple[Spot, ...], where: Where, number: int, words: Words) -> Text:
    """Such as “Canyon 4”, or “Ruins 4 ×2” on a circle."""
    if where is not Where.FLOOR and where is not Where.SECTION:
        return Text(words.say(f"table-{where.name.lower()}"), style=QUIET)
    named = [
        f"{words.say(f'section-{SECTIONS[spot.section]}')} {number}"
        + (f" {words.say('table-twice')}" if spot.doubled else "")
        for spot in spots
    ]
    label = Text(" / ".join(named))
    if len(spots) > 1:
        label.append(f" ({words.say('table-where-choice')})", style=QUIET)
    if where is Where.SECTION:
        label.append(f" ({words.say('table-section')})", style=QUIET)
    return label


# The sheet


def _sheet(edition: Edition, view: View, seat: Seat, words: Words) -> RenderableType:
    """One player's sheet: Ruins and Canyon above, Creek Bed and Mudcracks below, bonuses between."""
    sheet = view.position.players[seat]
    above = Table.grid(padding=(0, 4, 0, 0))
    above.add_row(_ruins(edition, view, seat, words), _canyon(edition, sheet, words))
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


def _canyon(edition: Edition, sheet: SheetData, words: Words) -> RenderableType:
    printed = edition.canyon
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
                letter = "■"
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
    canvas = _Canvas((max(x for x, _ in printed.places) - left) * 3 // 40 + 10, 2 * len(levels) - 1)

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
            "table-available", reflicks=tray.reflicks, swaps=tray.swaps, fox=fox, owl=owl, rabbit=rabbit,
            found_fox=found_fox, found_owl=found_owl, found_rabbit=found_rabbit,
        ),
        style="bold",
    )  # fmt: skip
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


def _players(view: View, words: Words) -> RenderableType:
    table = Table(box=box.SIMPLE, header_style=QUIET, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for section in SECTIONS:
        table.add_column(words.say(f"section-{section}"), justify="right")
    for heading in (words.say("table-total"), words.say("bonus-reflick"), words.say("bonus-swap")):
        table.add_column(heading, justify="right")
    for seat, points in enumerate(view.points):
        tray = view.position.players[seat].tray
        awaited = view.position.actor == seat and view.position.phase is not Phase.WRITE
        name = Text(f"{'▶' if awaited else ' '} {words.player(seat)}", style=f"bold {PLAYERS[seat]}")
        cells = (*points, sum(points), tray.reflicks, tray.swaps)
        table.add_row(name, *map(str, cells))
    return table
