"""In the Ruin in a terminal: the sheet with its reachable spaces, the cards and the players."""

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.actions import Action, Draw, Extra, Single
from meseta.games.in_the_ruin.content import Edition, Shape
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.insight import coming, connections, pawn_stops
from meseta.games.in_the_ruin.reach import Reach
from meseta.games.in_the_ruin.sheet import (
    CELL_OF,
    EXIT,
    LETTERS,
    NAMES,
    SIZE,
    Cell,
    Rectangle,
    largest_rectangle,
)
from meseta.games.in_the_ruin.state import Drawing, Mark, Phase
from meseta.games.in_the_ruin.view import SheetView, View
from meseta.grids.bits import bits
from meseta.i18n.words import Words

NEW: Final = "bold bright_red"
ROAD: Final = "bold"
WALL: Final = "grey50"
LIT: Final = "bold bright_green"
ACTIVE: Final = "bold bright_yellow"
QUIET: Final = "dim"
MOST_WAYS: Final = 12
"""The most ways to draw that are listed."""
CARDS_ABREAST: Final = 4
"""As many fit beside a sheet in 80 columns."""


def draw_table(game: AnyGame, view: View, words: Words) -> RenderableType:
    """Everything the viewer knows, the sheet first; at the end of the game, everyone's sheet."""
    assert isinstance(game, InTheRuin)
    edition = game.printed
    sheet = None if view.viewer is None else view.sheets[view.viewer]
    parts: list[RenderableType] = []
    if view.phase is Phase.OVER:
        parts.append(Columns([_named_sheet(edition, view, seat, words) for seat in range(len(view.sheets))]))
    elif sheet is not None:
        page = Table.grid(padding=(0, 3, 0, 0))
        page.add_row(
            _sheet(edition, view, sheet, pawn_stops(edition, view, sheet)), _margin(edition, view, words)
        )
        parts += [page, Text(words.say("table-legend"), style=QUIET)]
    else:
        parts.append(_margin(edition, view, words))
    parts.append(_players(view, words))
    if asked := _asked(edition, view, words):
        parts.append(Text(asked, style="bold"))
    return Group(*parts)


def _named_sheet(edition: Edition, view: View, seat: Seat, words: Words) -> RenderableType:
    sheet = view.sheets[seat]
    assert sheet is not None, "all sheets are shown at the end"
    title = Text(words.say("table-sheet", seat=seat), style="bold")
    routes = Text("\n".join(_ways(edition, sheet)), style=QUIET)
    return Group(title, _sheet(edition, view, sheet, Reach(0, 0)), routes, "")


def _sheet(edition: Edition, view: View, sheet: SheetView, reach: Reach, marked: int = 0) -> RenderableType:
    """The 11×11 spaces, three characters each: a flag or bracket, what is there, a bracket."""
    lines = [Text("    " + "".join(f" {column} " for column in "abcdefghijk"), style=QUIET)]
    for row in range(SIZE):
        line = Text(f" {row + 1:>2} ", style=QUIET)
        for cell in range(row * SIZE, row * SIZE + SIZE):
            line.append(_space(edition, view, sheet, reach, marked, cell))
        lines.append(line)
    return Group(*lines)


def _space(edition: Edition, view: View, sheet: SheetView, reach: Reach, marked: int, cell: Cell) -> Text:
    letter = edition.letter_at.get(cell)
    inside = "★" if cell == EXIT else "·" if letter is None else LETTERS[letter]
    new = view.own is not None and view.viewer is not None and cell not in view.own.settled
    style = NEW if new and view.phase is Phase.EXPLORE else ROAD
    if cell in sheet.walls:
        filled = "█" if letter is None else inside
        return Text(f"█{filled}█", style=style if style == NEW else WALL)
    left, right = " ", " "
    if cell in sheet.gates:
        left, right = "<", ">"
    elif cell in sheet.roads:
        left, right = "(", ")"
        inside = "○" if inside == "·" else inside
    else:
        style = QUIET
    if letter is not None and letter in view.active and style != NEW:
        style = ACTIVE
    elif letter is not None and letter in view.used:
        inside = inside.lower()
    if letter is not None and letter in view.active:
        right = "!"
    for flag, spaces in (("*", reach.walk | marked), ("+", reach.warp)):
        if spaces >> cell & 1:
            left, style = flag, LIT
    if cell == sheet.pawn:
        left, style = "@", "bold reverse"
    if inside == "○" and left == "(":
        left = right = " "
    elif inside == "○":
        right = " "
    return Text(f"{left}{inside}{right}", style=style)


def _margin(edition: Edition, view: View, words: Words) -> RenderableType:
    """Cards, letters and the viewer's own hand, beside the sheet."""
    lines: list[RenderableType] = []
    begun = view.phase > Phase.SETUP
    when = words.say("table-round", stage=view.stage, round=view.round) if begun else words.say("table-setup")
    lines.append(Text(when, style="bold"))
    lines.append(Text(words.say("table-line"), style=QUIET))
    lines.append(_cards(edition, view.line))
    if view.own is not None and view.own.undrawn:
        lines += ["", Text(words.say("table-to-draw"), style=QUIET), _cards(edition, view.own.undrawn)]
    for code, letters in (
        ("active", view.active),
        ("used", view.used),
        ("coming", coming(edition, view)),
    ):
        named = " ".join(LETTERS[letter] for letter in letters) or words.say("table-none")
        style = ACTIVE if code == "active" else ""
        lines.append(Text.assemble((f"{words.say(f'table-{code}')}: ", QUIET), (named, style)))
    lines += list(_own_lines(edition, view, words))
    piles = {"deck": view.deck_size, "discard": len(view.discard)}
    routes = {"routes": view.route_deck_size, "route_discard": view.route_discard_size}
    lines.append(Text(words.say("table-piles", **piles, **routes), style=QUIET))
    return Group(*lines)


def _cards(edition: Edition, cards: tuple[int, ...]) -> RenderableType:
    """Explore cards side by side: letter, number and shape; a line that has grown longer takes more rows."""
    table = Table.grid(padding=(0, 3, 0, 0))
    row: list[RenderableType] = []
    for index, card in enumerate(cards):
        shape = edition.shape_of[card]
        head = Text(f"{LETTERS[card]} {shape.number}", style="bold" if index == 0 else QUIET)
        row.append(Text.assemble(head, "\n", (_shape(shape), "" if index == 0 else QUIET)))
    for start in range(0, len(row), CARDS_ABREAST):
        table.add_row(*row[start : start + CARDS_ABREAST])
    return table


def _shape(shape: Shape) -> str:
    height = max(row for row, _ in shape.cells) + 1
    width = max(column for _, column in shape.cells) + 1
    return "\n".join(
        "".join("■ " if (row, column) in shape.cells else "  " for column in range(width)).rstrip()
        for row in range(height)
    )


def _own_lines(edition: Edition, view: View, words: Words) -> Iterator[RenderableType]:
    sheet = None if view.viewer is None else view.sheets[view.viewer]
    if sheet is None or view.own is None:
        return
    hand = _routes(edition, sheet) or words.say("table-none")
    yield Text.assemble((f"{words.say('table-hand')}: ", QUIET), (hand, "bold"))
    if view.own.kept:
        kept = " ".join(edition.routes[route] for route in view.own.kept)
        yield Text(f"  → {kept}", style="bold")
    if view.own.spent >= 0:
        yield Text(f"{words.say('table-spent')}: {edition.routes[view.own.spent]}", style=QUIET)
    if rectangle := largest_rectangle(bits(sheet.roads) | bits(sheet.walls)):
        corners = {"first": NAMES[rectangle.first], "last": NAMES[rectangle.last]}
        yield Text(words.say("table-rectangle", points=rectangle.area, **corners), style=QUIET)
    if sheet.rectangle:
        points = Rectangle(*sheet.rectangle).area
        yield Text(words.say("table-rectangle-1", points=points), style=QUIET)
    yield Text(words.say("table-penalties", count=sheet.penalties), style=QUIET)
    yield Text(words.say("table-points", points=sheet.points.total))


def _routes(edition: Edition, sheet: SheetView) -> str:
    """The route cards, each marked as joined or not."""
    return "  ".join(
        f"{edition.routes[found.route]}\u00a0{'✓' if found.path else '✗'}"
        for found in connections(edition, sheet)
    )


def _ways(edition: Edition, sheet: SheetView) -> Iterator[str]:
    """The route cards as they score: each joined one with its path, then all others."""
    width = len("    ") + 3 * SIZE
    apart = []
    for route, cells in ((edition.routes[one.route], one.path) for one in connections(edition, sheet)):
        if cells:
            way = " ".join(NAMES[cell] for cell in cells)
            yield from wrap(f"{route} ✓ {way}", width, subsequent_indent="     ")
        else:
            apart.append(f"{route}\u00a0✗")
    yield from wrap("  ".join(apart), width)


def _players(view: View, words: Words) -> RenderableType:
    table = Table(box=None, header_style=QUIET, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", words.say("table-gems"), words.say("table-routes"), words.say("table-place"), ""):
        table.add_column(heading)
    for seat, gems in enumerate(view.gems):
        place = LETTERS[view.known_at[seat]] if view.known_at[seat] >= 0 else "–"
        if view.escaped[seat]:
            status = words.say("table-escaped", round=view.escaped[seat])
        else:
            status = words.say("table-thinking" if seat in view.waiting else "table-inside")
        name = Text(words.player(seat), style="bold" if seat == view.viewer else "")
        table.add_row(name, str(gems), str(view.hand_sizes[seat]), place, Text(status, style=QUIET))
    return table


def _asked(edition: Edition, view: View, words: Words) -> str:
    """One line that says what the viewer has to do."""
    own = view.own
    if own is None or view.phase not in (Phase.SETUP, Phase.EXPLORE):
        return ""
    if view.viewer not in view.waiting:
        return words.say("table-asked-wait", seats=view.waiting)
    if view.phase is Phase.SETUP:
        if own.kept and not own.undrawn:
            return words.say("table-asked-done")
        if not own.undrawn:
            return words.say("table-asked-keep")
        shapes = ", ".join(_card_words(edition, card, words) for card in own.undrawn)
        draw = words.say("table-asked-shapes" if own.road_shapes else "table-asked-roads", shapes=shapes)
        return draw if own.kept else f"{words.say('table-asked-keep')} {draw}"
    card = view.line[0]
    if own.drawing is Drawing.NONE:
        shape = edition.shape_of[card].name
        return words.say("table-asked-draw", shape=shape, letter=LETTERS[card])
    sheet = view.sheets[view.viewer]
    at_exit = view.stage == 2 and sheet is not None and sheet.pawn == EXIT
    left = edition.numbers[card] - own.steps
    freed = own.drawing is Drawing.FREED and not own.steps
    move = words.say("table-asked-freed") if freed else words.say("table-asked-move", left=left)
    return f"{move} {words.say('table-asked-exit')}" if at_exit else move


def _card_words(edition: Edition, card: int, words: Words) -> str:
    name = f"shape-{edition.shape_of[card].name}"
    return f"{LETTERS[card]} ({words.say(name) if name in words else edition.shape_of[card].name})"


def answer_where(
    game: AnyGame, view: View, legal: LegalActions[Action], question: str, words: Words
) -> RenderableType:
    """Where something can be drawn: the spaces it may cover, and the ways to do it if there are few."""
    assert isinstance(game, InTheRuin)
    asked = re.fullmatch(r"\s*(\+?[rw]|c)((?:\s*[a-k](?:1[01]|[1-9]))*)\s*", question.lower())
    sheet = None if view.viewer is None else view.sheets[view.viewer]
    if asked is None or sheet is None:
        return Text(words.say("table-where-how"))
    covering = {CELL_OF[cell] for cell in re.findall(r"[a-k]\d+", asked[2])}
    drawn = {action: _drawn(asked[1], action) for action in legal}
    ways = [action for action, cells in drawn.items() if cells and covering <= set(cells)]
    counted = Text(words.say("table-where", count=len(ways)))
    if not ways:
        return counted
    covered = bits(cell for action in ways for cell in drawn[action])
    lines: list[RenderableType] = [_sheet(game.printed, view, sheet, Reach(0, 0), covered), counted]
    if len(ways) <= MOST_WAYS or covering:
        listed = [Text(game.write(action), style=QUIET) for action in ways[:MOST_WAYS]]
        lines.append(Columns([*listed, *([Text("…", style=QUIET)] if len(ways) > MOST_WAYS else [])]))
    return Group(*lines)


def _drawn(verb: str, action: Action) -> tuple[Cell, ...]:
    """The spaces an action marks, if it is what the verb asks for: a shape, a Wall or an extra space."""
    mark = Mark.ROAD if verb.endswith("r") else Mark.WALL
    match action:
        case Draw(of, cells) if verb in ("r", "w") and of is mark:
            return cells
        case Extra(of, cell, _) if verb in ("+r", "+w") and of is mark:
            return (cell,)
        case Single(cell) if verb == "c":
            return (cell,)
        case _:
            return ()
