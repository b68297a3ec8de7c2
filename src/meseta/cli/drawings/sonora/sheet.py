"""A player's sheet: four sections, alone or together."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.sonora.canvas import PLAYERS, QUIET
from meseta.cli.drawings.sonora.canyon import draw_canyon
from meseta.cli.drawings.sonora.creek import draw_creek
from meseta.cli.drawings.sonora.mudcracks import draw_mudcracks
from meseta.cli.drawings.sonora.ruins import draw_ruins
from meseta.cli.drawings.sonora.status import to_use, to_write
from meseta.core.seats import Seat
from meseta.games.sonora.content import Edition
from meseta.games.sonora.view import View
from meseta.games.sonora.words import Section
from meseta.i18n.words import Words


def draw_section(edition: Edition, view: View, seat: Seat, section: Section, words: Words) -> RenderableType:
    """One section of a player's sheet."""
    sheet = view.position.players[seat]
    match section:
        case Section.RUINS:
            return draw_ruins(edition, view, seat, words)
        case Section.CANYON:
            return draw_canyon(edition, view, sheet, words)
        case Section.CREEK:
            return draw_creek(edition, view, sheet, words)
        case Section.MUDCRACKS:
            return draw_mudcracks(edition, sheet, words)


def draw_sheet(edition: Edition, view: View, seat: Seat, words: Words) -> RenderableType:
    """One player's sheet: Ruins and Canyon above, Creek Bed and Mudcracks below."""
    ruins, canyon, creek, mudcracks = (
        draw_section(edition, view, seat, section, words) for section in Section
    )
    above = Table.grid(padding=(0, 2, 0, 0))
    above.add_row(ruins, canyon)
    title = Text(words.player(seat), style=f"bold {PLAYERS[seat]}")
    status = (*to_write(view, seat, words), to_use(view, seat, words))
    return Group(title, above, creek, mudcracks, *status, legend(view, words))


def legend(view: View, words: Words) -> Text:
    """What the letters and signs of a sheet stand for."""
    alone = len(view.position.players) == 1
    return Text(words.say("table-legend-alone" if alone else "table-legend"), style=QUIET)
