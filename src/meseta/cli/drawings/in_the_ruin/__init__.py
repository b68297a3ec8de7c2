"""In the Ruin in a terminal: the sheet with its reachable spaces, the cards and the players."""

from functools import partial
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.fitting import Fitted, Layout
from meseta.cli.drawings.in_the_ruin.margin import brief_margin, brief_players, margin, players
from meseta.cli.drawings.in_the_ruin.sheet import QUIET, draw_sheet, named_sheet
from meseta.cli.drawings.in_the_ruin.where import answer_where
from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.insight import pawn_stops
from meseta.games.in_the_ruin.sheet import EXIT, LETTERS
from meseta.games.in_the_ruin.state import Drawing, Phase
from meseta.games.in_the_ruin.view import View
from meseta.i18n.words import Words

__all__ = ["answer_where", "draw_table", "look_at", "step"]


SIDE_BY_SIDE: Final = 140
"""The columns of a sheet, the cards, and the players beside them."""


def step(view: View) -> str:
    """What the viewer has to do: the set-up, drawing, or moving; nothing while others do."""
    if view.own is None or view.viewer not in view.waiting:
        return ""
    if view.phase is Phase.SETUP:
        return "setup"
    return "draw" if view.own.drawing is Drawing.NONE else "move"


def draw_table(game: AnyGame, view: View, words: Words) -> RenderableType:
    """Everything the viewer knows, the sheet first; at the end of the game, everyone's sheet."""
    assert isinstance(game, InTheRuin)
    edition = game.printed
    if view.phase is Phase.OVER:
        sheets = [named_sheet(edition, view, seat, words) for seat in range(len(view.sheets))]
        return Group(Columns(sheets), players(view, words))
    if view.viewer is None or view.sheets[view.viewer] is None:
        return Group(margin(edition, view, words), players(view, words))
    return Fitted(
        Layout(SIDE_BY_SIDE, partial(_side_by_side, edition, view, words)),
        Layout(0, partial(_stacked, edition, view, words)),
        Layout(0, partial(_brief, edition, view, words)),
    )


def _side_by_side(edition: Edition, view: View, words: Words) -> RenderableType:
    page = Table.grid(padding=(0, 3, 0, 0))
    legend = Text(words.say("table-legend"), style=QUIET)
    page.add_row(
        _own_sheet(edition, view), margin(edition, view, words), Group(players(view, words), "", legend)
    )
    return Group(page, *_asked(edition, view, words))


def _stacked(edition: Edition, view: View, words: Words) -> RenderableType:
    page = Table.grid(padding=(0, 3, 0, 0))
    page.add_row(_own_sheet(edition, view), margin(edition, view, words))
    legend = Text(words.say("table-legend"), style=QUIET)
    return Group(page, legend, players(view, words), *_asked(edition, view, words))


def _brief(edition: Edition, view: View, words: Words) -> RenderableType:
    """The same in as few lines as possible; `look cards` shows what was left out."""
    page = Table.grid(padding=(0, 3, 0, 0))
    page.add_row(_own_sheet(edition, view), brief_margin(edition, view, words))
    legend = Text(words.say("table-legend"), style=QUIET)
    return Group(page, legend, brief_players(view, words), *_asked(edition, view, words))


def _own_sheet(edition: Edition, view: View) -> RenderableType:
    assert view.viewer is not None
    sheet = view.sheets[view.viewer]
    assert sheet is not None, "nobody's own sheet is hidden from them"
    return draw_sheet(edition, view, sheet, pawn_stops(edition, view, sheet))


def look_at(game: AnyGame, view: View, part: str, words: Words) -> RenderableType:
    """The cards with all that is known about them, the sheet, or the players."""
    assert isinstance(game, InTheRuin)
    asked = part.lower().strip()
    if not asked:
        return draw_table(game, view, words)
    if asked in ("cards", words.say("look-cards")):
        return margin(game.printed, view, words)
    if asked in ("players", words.say("look-players")):
        return players(view, words)
    if asked in ("sheet", words.say("look-sheet")) and view.viewer is not None:
        return _own_sheet(game.printed, view)
    return Text(words.say("look-how"))


def _asked(edition: Edition, view: View, words: Words) -> list[RenderableType]:
    """What the viewer has to do, if anything."""
    asked = _question(edition, view, words)
    return [Text(asked, style="bold")] if asked else []


def _question(edition: Edition, view: View, words: Words) -> str:
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
        shapes = words.comma.join(_card_words(edition, card, words) for card in own.undrawn)
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
