"""The Creek Bed: its spaces as a tree."""

from rich.console import Group, RenderableType
from rich.text import Text

from meseta.cli.drawings.sonora.canvas import QUIET, heading, letter_of
from meseta.games.sonora.codec import SheetData
from meseta.games.sonora.content import Edition
from meseta.games.sonora.view import View
from meseta.i18n.words import Words


def draw_creek(edition: Edition, view: View, sheet: SheetData, words: Words) -> RenderableType:
    """The creek as a tree, a branch a line: it goes on down its first arm, the others hang below."""
    printed = edition.creek
    alone = len(view.position.players) == 1
    lines = Text(no_wrap=True)

    def run(space: int, indent: int) -> None:
        lines.append(" " * indent)
        later: list[tuple[int, int]] = []
        column = indent
        while True:
            token = _space(edition, sheet, space, alone, words)
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
    legend = words.say("table-spaces-alone" if alone else "table-spaces")
    return Group(heading(2, words), lines, Text(legend, style=QUIET))


def _space(edition: Edition, sheet: SheetData, space: int, alone: bool, words: Words) -> Text:
    printed, creek = edition.creek, sheet.creek
    if space == 0:
        return Text("X", style="bold")
    bonus = printed.bonuses.get(space)
    name = f"{space}:{letter_of(bonus, words) if bonus is not None else printed.points[space]}"
    name += "■" if alone and space in printed.ai_squares else ""
    if space in creek.circled:
        return Text(f"({name})", style="bold reverse")
    if space in creek.crossed:
        return Text(f"{space}:×", style="bold")
    return Text(f"{space}:▓", style=QUIET) if space in creek.filled else Text(name)
