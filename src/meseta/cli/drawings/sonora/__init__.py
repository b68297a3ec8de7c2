"""Sonora in a terminal: the board with every disc labelled, the viewer's sheet, the players."""

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.sonora.board import answer_where, draw_board, list_discs
from meseta.cli.drawings.sonora.canvas import PLAYERS, QUIET
from meseta.cli.drawings.sonora.sheet import draw_sheet
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import Phase
from meseta.games.sonora.view import View
from meseta.games.sonora.words import SECTIONS, disc_name
from meseta.i18n.words import Words

__all__ = ["answer_where", "draw_table"]


def draw_table(game: AnyGame, view: View, words: Words) -> RenderableType:
    """Everything there is to see: the board with its discs, the viewer's sheet, everyone's points."""
    assert isinstance(game, Sonora)
    at = view.position
    parts: list[RenderableType] = []
    if at.phase is not Phase.LOT:
        head = words.say("table-round", round=at.round, rounds=at.arrangement.rounds, seat=at.first)
        parts.append(Text(head, style="bold"))
        page = Table.grid(padding=(0, 3, 0, 0))
        page.add_row(draw_board(game.printed, view), list_discs(view, range(len(at.discs)), words))
        parts.append(page)
        if at.phase is Phase.AIM:
            corner = view.corners[at.actor]
            parts.append(Text(words.say("table-corner", corner=corner), style=QUIET))
            parts.append(Text(words.say("table-due", discs=tuple(map(disc_name, view.due)))))
    seats: Iterable[Seat] = range(len(at.players))
    shown = [view.viewer] if view.viewer is not None and at.phase is not Phase.OVER else seats
    for seat in shown:
        parts.append(draw_sheet(game.printed, view, seat, words))
    parts.append(_players(view, words))
    return Group(*parts)


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
