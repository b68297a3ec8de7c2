"""What lies beside a sheet: the cards, the letters, one's own routes and points, and the players."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.in_the_ruin.sheet import ACTIVE, QUIET
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition, Shape
from meseta.games.in_the_ruin.insight import coming, connections
from meseta.games.in_the_ruin.sheet import LETTERS, NAMES, Rectangle, largest_rectangle
from meseta.games.in_the_ruin.state import Phase
from meseta.games.in_the_ruin.view import SheetView, View
from meseta.grids.bits import bits
from meseta.i18n.words import Words

CARDS_ABREAST: Final = 4
"""As many fit beside a sheet in 80 columns."""


def margin(edition: Edition, view: View, words: Words) -> RenderableType:
    """Cards, letters and the viewer's own hand, beside the sheet."""
    lines: list[RenderableType] = []
    lines.append(Text(_when(view, words), style="bold"))
    lines.append(Text(words.say("table-line"), style=QUIET))
    lines.append(_cards(edition, view.line))
    if view.own is not None and view.own.undrawn:
        lines += ["", Text(words.say("table-to-draw"), style=QUIET), _cards(edition, view.own.undrawn)]
    lines += list(_letters(edition, view, words))
    lines += list(_own_lines(edition, view, words))
    piles = {"deck": view.deck_size, "discard": len(view.discard)}
    routes = {"routes": view.route_deck_size, "route_discard": view.route_discard_size}
    lines.append(Text(words.say("table-piles", **piles, **routes), style=QUIET))
    return Group(*lines)


def brief_margin(edition: Edition, view: View, words: Words) -> RenderableType:
    """What matters for this turn, in as many lines as a sheet has."""
    sheet = None if view.viewer is None else view.sheets[view.viewer]
    assert sheet is not None, "a player looks at it"
    assert view.own is not None, "and knows what is their own"
    points = words.say("table-points-brief", points=sheet.points.total, penalties=sheet.penalties)
    cards = view.own.undrawn or view.line
    more = len(cards) - CARDS_ABREAST
    label = words.say("table-to-draw" if view.own.undrawn else "table-line")
    shown = _cards(edition, cards[:CARDS_ABREAST])
    lines: list[RenderableType] = [
        Text.assemble((_when(view, words), "bold"), f" · {points}"),
        Text(f"{label} (+{more})" if more > 0 else label, style=QUIET),
        shown,
        *_letters(edition, view, words),
    ]
    own = _routes(edition, sheet) or words.say("table-none")
    if view.own.kept:
        own = f"{own} → {' '.join(edition.routes[route] for route in view.own.kept)}"
    lines.append(Text.assemble((f"{words.say('table-hand')}: ", QUIET), (own, "bold")))
    return Group(*lines)


def _when(view: View, words: Words) -> str:
    begun = view.phase > Phase.SETUP
    return words.say("table-round", stage=view.stage, round=view.round) if begun else words.say("table-setup")


def _letters(edition: Edition, view: View, words: Words) -> Iterator[Text]:
    """The letters that are active, used up, and still to come."""
    known = {"active": view.active, "used": view.used, "coming": coming(edition, view)}
    for code, letters in known.items():
        named = " ".join(LETTERS[letter] for letter in letters) or words.say("table-none")
        style = ACTIVE if code == "active" else ""
        yield Text.assemble((f"{words.say(f'table-{code}')}: ", QUIET), (named, style))


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


def brief_players(view: View, words: Words) -> RenderableType:
    """One line per player."""
    lines = Table.grid(padding=(0, 2, 0, 0))
    for seat, gems in enumerate(view.gems):
        counts = words.say("table-brief", gems=gems, routes=view.hand_sizes[seat], place=_place(view, seat))
        lines.add_row(_name(view, seat, words), counts, Text(_status(view, seat, words), style=QUIET))
    return lines


def players(view: View, words: Words) -> RenderableType:
    """Everyone's gems, routes and last known place."""
    table = Table(box=None, header_style=QUIET, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", words.say("table-gems"), words.say("table-routes"), words.say("table-place"), ""):
        table.add_column(heading)
    for seat, gems in enumerate(view.gems):
        counts = (str(gems), str(view.hand_sizes[seat]), _place(view, seat))
        table.add_row(_name(view, seat, words), *counts, Text(_status(view, seat, words), style=QUIET))
    return table


def _name(view: View, seat: Seat, words: Words) -> Text:
    return Text(words.player(seat), style="bold" if seat == view.viewer else "")


def _place(view: View, seat: Seat) -> str:
    return LETTERS[view.known_at[seat]] if view.known_at[seat] >= 0 else "–"


def _status(view: View, seat: Seat, words: Words) -> str:
    if view.escaped[seat]:
        return words.say("table-escaped", round=view.escaped[seat])
    return words.say("table-thinking" if seat in view.waiting else "table-inside")
