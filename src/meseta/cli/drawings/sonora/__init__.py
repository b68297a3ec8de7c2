"""Sonora in a terminal: what the step needs, or everything side by side where there is room for it."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.fitting import Fitted, Layout
from meseta.cli.drawings.sonora.board import (
    LARGE,
    SMALL,
    answer_where,
    discs_abreast,
    draw_board,
    section_named,
)
from meseta.cli.drawings.sonora.canvas import QUIET
from meseta.cli.drawings.sonora.canyon import draw_shapes
from meseta.cli.drawings.sonora.sheet import draw_section, draw_sheet, legend
from meseta.cli.drawings.sonora.status import players, points_by_section, to_use, to_write, totals
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.sonora.content import Edition
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import NO_SUM, Phase
from meseta.games.sonora.view import View
from meseta.games.sonora.words import Animal, Section, disc_name
from meseta.i18n.words import Words

__all__ = ["answer_where", "draw_table", "look_at", "step"]

EVERYTHING: Final = 160
"""The columns of board and sheet side by side."""
MOST_NAMED: Final = 5
"""The most discs that are named on one line."""
FRAME: Final = 2
"""The lines around a floor."""
ABOVE_AND_BELOW: Final = 11
"""The least lines of frame, title, discs and points around a floor, where everything is shown."""
PAPER: Final = (Phase.RUINS, Phase.WRITE, Phase.AI)
"""When the sheet is looked at, and not the board."""


def step(view: View) -> str:
    """What the viewer has to do: the phase, if it is theirs."""
    at = view.position
    if view.viewer is None or at.phase in (Phase.LOT, Phase.FLY, Phase.OVER):
        return ""
    if at.actor != view.viewer and at.phase is not Phase.WRITE:
        return ""
    owed = at.phase in (Phase.RUINS, Phase.WRITE) and at.players[view.viewer].tray.owed
    return "discover" if owed else at.phase.name.lower()


def draw_table(game: AnyGame, view: View, words: Words) -> RenderableType:
    """What the viewer needs now, as large as fits; at the end, everyone's sheet."""
    assert isinstance(game, Sonora)
    edition, at = game.printed, view.position
    if at.phase is Phase.OVER:
        sheets = (draw_sheet(edition, view, seat, words) for seat in range(len(at.players)))
        return Group(*sheets, "", points_by_section(view, words))
    if at.phase is Phase.LOT:
        return players(view, words)
    seat = at.first if view.viewer is None else view.viewer
    sizes = range(LARGE, SMALL - 1, -1)
    fullest = [
        Layout(EVERYTHING, partial(_everything, edition, view, seat, words, rows), rows + ABOVE_AND_BELOW)
        for rows in sizes
    ]
    if at.phase in PAPER and view.viewer is not None:
        return Fitted(*fullest, Layout(0, partial(_writing, edition, view, seat, words)))
    boards = (Layout(0, partial(_flicking, edition, view, words, rows), rows + FRAME) for rows in sizes)
    return Fitted(*fullest, *boards)


def _everything(edition: Edition, view: View, seat: Seat, words: Words, rows: int) -> RenderableType:
    """The board on the left, a sheet on the right."""
    left = Group(
        _head(view, words),
        draw_board(edition, view, words, rows),
        discs_abreast(view, words),
        "",
        points_by_section(view, words),
    )
    page = Table.grid(padding=(0, 3, 0, 0))
    page.add_row(left, draw_sheet(edition, view, seat, words))
    return Group(page, *_asked(view, words))


def _flicking(edition: Edition, view: View, words: Words, rows: int) -> RenderableType:
    """The board, and beside it what every disc counts for and everyone's points."""
    page = Table.grid(padding=(0, 2, 0, 0))
    told = step(view) == "aim" and len(view.position.players) <= 2  # else there is no room
    how = [Text(words.say("asked-aim-how"), style=QUIET)] if told else []
    beside = Group(_head(view, words), discs_abreast(view, words), "", players(view, words), *how)
    page.add_row(draw_board(edition, view, words, rows), beside)
    return Group(page, *_asked(view, words))


def _writing(edition: Edition, view: View, seat: Seat, words: Words) -> RenderableType:
    """The section that is written in now, what is still to be written, and everyone's points."""
    section = section_now(view, seat)
    drawn = draw_section(edition, view, seat, section, words)
    status = [*to_write(view, seat, words), to_use(view, seat, words), *_asked(view, words)]
    if section is Section.CANYON:
        page = Table.grid(padding=(0, 3, 0, 0))
        page.add_row(
            drawn, Group(players(view, words), "", draw_shapes(edition, words), "", legend(view, words))
        )
        return Group(page, *status)
    letters = () if section is Section.RUINS else (Text(words.say("table-letters"), style=QUIET),)
    return Group(drawn, *letters, totals(view, words), *status)


def section_now(view: View, seat: Seat) -> Section:
    """The section in which something is to be written, in the order of the sheet; an open sum comes first."""
    at = view.position
    if at.phase is Phase.RUINS:
        return Section.RUINS
    tray = at.players[seat].tray
    desk = at.ai if at.phase is Phase.AI else at.players[seat].desk
    if desk.sum != NO_SUM:
        return Section.MUDCRACKS
    if any(desk.canyon) or tray.fresh[Animal.FOX]:
        return Section.CANYON
    if any(desk.creek) or tray.fresh[Animal.OWL]:
        return Section.CREEK
    return Section.MUDCRACKS


def _head(view: View, words: Words) -> Text:
    at = view.position
    said = words.say("table-round", round=at.round, rounds=at.arrangement.rounds, seat=at.first)
    return Text(said, style="bold")


def _asked(view: View, words: Words) -> Iterable[Text]:
    """One line that says what the viewer has to do."""
    if code := step(view):
        corner = view.corners[view.position.actor] if code == "aim" else 0
        discs = spans(view.due) if len(view.due) <= MOST_NAMED else words.say("asked-aim-any")
        yield Text(words.say(f"asked-{code}", discs=discs, corner=corner), style="bold")


def spans(discs: Iterable[int]) -> str:
    """The discs' names, those in a row together.

    >>> spans([0, 1, 2, 4, 5])
    'a1–a3, a5, b1'
    """
    runs: list[list[int]] = []
    for disc in sorted(discs):
        if runs and disc == runs[-1][-1] + 1 and disc % 5:
            runs[-1].append(disc)
        else:
            runs.append([disc])
    named = (
        f"{disc_name(run[0])}–{disc_name(run[-1])}" if len(run) > 1 else disc_name(run[0]) for run in runs
    )
    return ", ".join(named)


def look_at(game: AnyGame, view: View, part: str, words: Words) -> RenderableType:
    """The board, a sheet or one of its sections; with a player's name, theirs."""
    assert isinstance(game, Sonora)
    edition = game.printed
    asked = part.lower().strip()
    seat = 0 if view.viewer is None else view.viewer
    for other in range(len(view.position.players)):
        for name in (words.player(other).lower(), chr(ord("a") + other)):
            if asked == name or asked.startswith(f"{name} "):
                seat, asked = other, asked[len(name) :].strip() or "sheet"
    if not asked:
        return draw_table(game, view, words)
    if asked in ("board", words.say("look-board").lower()):
        return _flicking(edition, view, words, LARGE)
    if asked in ("sheet", words.say("look-sheet").lower()):
        return draw_sheet(edition, view, seat, words)
    if asked in ("points", words.say("look-points").lower()):
        return points_by_section(view, words)
    if (section := section_named(asked, words)) is not None:
        return draw_section(edition, view, seat, Section(section), words)
    return Text(words.say("look-how"))
