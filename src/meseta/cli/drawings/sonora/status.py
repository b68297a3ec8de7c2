"""What a player can use, what is still to be written, and everyone's points."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.sonora.canvas import PLAYERS, QUIET
from meseta.core.seats import Seat
from meseta.games.sonora.state import NO_SUM, Phase
from meseta.games.sonora.view import View
from meseta.games.sonora.words import BONUSES, SECTIONS, Animal
from meseta.i18n.words import Words

NOTHING: Final = "–"
LONGEST_NAME: Final = 12
"""As many letters of a name fit beside a small board."""


def to_write(view: View, seat: Seat, words: Words) -> Iterator[Text]:
    """What is still to be written, for oneself and, alone, for the AI."""
    desk = view.position.players[seat].desk
    if view.position.phase in (Phase.RUINS, Phase.WRITE):
        left = {"canyon": _uses(desk.canyon), "creek": _uses(desk.creek), "mud": desk.mud or NOTHING}
        yield Text(words.say("table-desk", ruins=desk.ruins or NOTHING, **left), style="bold")
    if desk.sum != NO_SUM:
        yield Text(words.say("table-sum", value=desk.sum), style="bold")
    if view.position.phase is Phase.AI:
        ai = view.position.ai
        left = {"canyon": _uses(ai.canyon), "creek": _uses(ai.creek), "mud": ai.mud or NOTHING}
        yield Text(words.say("table-ai", **left), style="bold")


def to_use(view: View, seat: Seat, words: Words) -> Text:
    """The bonuses that a player can use: those of now, and those kept from Discoveries."""
    tray = view.position.players[seat].tray
    counts = [(tray.reflicks, "bonus-reflick"), (tray.swaps, "bonus-swap")]
    counts += [(tray.fresh[animal], f"bonus-{BONUSES[animal]}") for animal in Animal]
    named = [f"{count} {words.say(code)}" for count, code in counts if count]
    found = [
        f"{tray.kept[animal]} {words.say(f'bonus-{BONUSES[animal]}')}"
        for animal in Animal
        if tray.kept[animal]
    ]
    if found:
        named.append(words.say("table-found", animals=words.comma.join(found)))
    return Text(words.say("table-available", bonuses=words.comma.join(named) or NOTHING))


def players(view: View, words: Words) -> RenderableType:
    """Everyone's points, Reflicks and Swaps, in few columns."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    for _ in range(3):
        table.add_column(justify="right")
    headings = (words.say("table-total"), words.say("table-reflicks"), words.say("table-swaps"))
    table.add_row("", *(Text(heading, style=QUIET) for heading in headings))
    for seat, points in enumerate(view.points):
        tray = view.position.players[seat].tray
        table.add_row(_name(view, seat, words), str(sum(points)), str(tray.reflicks), str(tray.swaps))
    return table


def totals(view: View, words: Words) -> Text:
    """Everyone's points on one line."""
    told = words.comma.join(f"{words.player(seat)} {sum(points)}" for seat, points in enumerate(view.points))
    return Text(words.say("table-totals", totals=told), style=QUIET)


def points_by_section(view: View, words: Words) -> RenderableType:
    """Everyone's points in each section."""
    table = Table(box=None, header_style=QUIET, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for section in SECTIONS:
        table.add_column(words.say(f"section-{section}"), justify="right")
    for heading in (words.say("table-total"), words.say("table-reflicks"), words.say("table-swaps")):
        table.add_column(heading, justify="right")
    for seat, points in enumerate(view.points):
        tray = view.position.players[seat].tray
        cells = (*points, sum(points), tray.reflicks, tray.swaps)
        table.add_row(_name(view, seat, words), *map(str, cells))
    return table


def _name(view: View, seat: Seat, words: Words) -> Text:
    at = view.position
    awaited = at.actor == seat and at.phase is not Phase.WRITE
    letter = "" if len(at.players) == 1 else f" ({chr(ord('a') + seat)})"
    name = f"{'▶' if awaited else ' '} {words.player(seat)[:LONGEST_NAME]}{letter}"
    return Text(name, style=f"bold {PLAYERS[seat]}")


def _uses(counts: Iterable[int]) -> str:
    numbers = (str(number) for number, count in enumerate(counts, start=1) for _ in range(count))
    return ", ".join(numbers) or NOTHING
