"""Where something can be drawn on a sheet."""

import re
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from meseta.cli.drawings.in_the_ruin.sheet import QUIET, draw_sheet
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.actions import Action, Draw, Extra, Single
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.reach import Reach
from meseta.games.in_the_ruin.sheet import CELL_OF, Cell
from meseta.games.in_the_ruin.state import Mark
from meseta.games.in_the_ruin.view import View
from meseta.grids.bits import bits
from meseta.i18n.words import Words

MOST_WAYS: Final = 12
"""The most ways to draw that are listed."""


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
    lines: list[RenderableType] = [draw_sheet(game.printed, view, sheet, Reach(0, 0), covered), counted]
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
