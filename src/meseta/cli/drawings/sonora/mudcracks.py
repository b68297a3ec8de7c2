"""The Mudcracks: a net of nodes, what lies between them, and the columns of boxes."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.sonora.canvas import QUIET, Canvas, bonus_name, heading, letter_of
from meseta.games.sonora.codec import SheetData
from meseta.games.sonora.content import Edition
from meseta.i18n.words import Words


def draw_mudcracks(edition: Edition, sheet: SheetData, words: Words) -> RenderableType:
    """The net as it is printed, and the columns of boxes beside it."""
    page = Table.grid(padding=(0, 3, 0, 0))
    page.add_row(_net(edition, sheet, words), _columns(edition, sheet, words))
    return Group(heading(3, words), page, Text(words.say("table-nodes"), style=QUIET))


def _net(edition: Edition, sheet: SheetData, words: Words) -> Text:
    """Nodes in their rows, what the triangles hold between them."""
    printed, mud = edition.mudcracks, sheet.mudcracks
    left = min(x for x, _ in printed.places)
    levels = sorted({y for _, y in printed.places})
    canvas = Canvas((max(x for x, _ in printed.places) - left) * 3 // 40 + 5, 2 * len(levels) - 1)

    def column(x: float) -> int:
        return int((x - left) * 3 / 40)

    for triangle in printed.triangles:
        corners = [printed.places[node] for node in triangle.nodes]
        middle = sum(x for x, _ in corners) / 3
        rows = [levels.index(y) for _, y in corners]
        holds = str(triangle.points) if triangle.bonus is None else letter_of(triangle.bonus, words)
        surrounded = all(node in mud.marked for node in triangle.nodes)
        style = "bold reverse" if surrounded else "yellow"
        canvas.put(column(middle) + 2, min(rows) + max(rows), holds, style)
    for node, (x, y) in enumerate(printed.places):
        cost = printed.costs[node] + (mud.raised[node] if mud.raised else 0)
        name = "[X]" if node == 0 else f"[{node}]" if node in mud.marked else f"{node}:{cost}"
        canvas.put(column(x), 2 * levels.index(y), name, "bold" if node in mud.marked else "")
    return canvas.text()


def _columns(edition: Edition, sheet: SheetData, words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    for index, made in enumerate(edition.mudcracks.columns):
        marked = sheet.mudcracks.boxes[index]
        boxes = "■" * marked + "□" * (made.boxes - marked)
        table.add_row(str(index + 1), boxes, bonus_name(made.bonus, words))
    return Group(Text(words.say("table-columns"), style=QUIET), table)
