"""The board from above with every disc labelled, and where each of them counts."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.sonora.canvas import PLAYERS, QUIET, ZONES, Canvas
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.games.sonora.actions import Action
from meseta.games.sonora.board import Spot
from meseta.games.sonora.content import Edition
from meseta.games.sonora.state import Where
from meseta.games.sonora.view import View
from meseta.games.sonora.words import ANIMALS, SECTIONS, disc_name
from meseta.i18n.words import Words

WIDTH: Final = 56
HEIGHT: Final = 25
"""Characters; one is about half as wide as it is high."""


def draw_board(edition: Edition, view: View) -> Text:
    """The floor from above: zones, corners with their seats, circles by animal, hole and discs."""
    arena = edition.board.arena
    span = 2 * arena.half_width
    canvas = Canvas(WIDTH + 2, HEIGHT + 2)

    def column(x: int) -> int:
        return 1 + min(WIDTH - 1, max(0, (x + arena.half_width) * WIDTH // span))

    def row(y: int) -> int:
        return 1 + min(HEIGHT - 1, max(0, (y + arena.half_width) * HEIGHT // span))

    for r in range(HEIGHT):
        for c in range(WIDTH):
            x = (2 * c + 1) * arena.half_width // WIDTH - arena.half_width
            y = (2 * r + 1) * arena.half_width // HEIGHT - arena.half_width
            zone = edition.board.zones_at((x, y))[0]
            if abs(x) + abs(y) > arena.edge:
                canvas.put(c + 1, r + 1, "▒", QUIET)
            elif x * x + y * y < arena.hole_radius * arena.hole_radius:
                canvas.put(c + 1, r + 1, "●", QUIET)
            else:
                canvas.put(c + 1, r + 1, "·" if (r + c) % 4 == 0 else " ", ZONES[zone])
    for circle in edition.board.circles:
        name = f"({ANIMALS[circle.section]})"
        canvas.put(column(circle.x) - len(name) // 2, row(circle.y), name, ZONES[circle.section])
    for seat, corner in enumerate(view.corners):
        canvas.put(
            2 if corner in (0, 3) else WIDTH - 3, 2 if corner < 2 else HEIGHT - 1, f"P{seat + 1}", "bold"
        )
    for disc, at in enumerate(view.position.discs):
        if at.where is Where.FLOOR:
            canvas.put(
                column(at.x) - 1, row(at.y), f"{disc_name(disc)}", f"bold reverse {PLAYERS[disc // 5]}"
            )
    _frame(canvas)
    return canvas.text()


def _frame(canvas: Canvas) -> None:
    for c in range(WIDTH + 2):
        canvas.put(c, 0, "─", QUIET)
        canvas.put(c, HEIGHT + 1, "─", QUIET)
    for r in range(HEIGHT + 2):
        canvas.put(0, r, "│", QUIET)
        canvas.put(WIDTH + 1, r, "│", QUIET)
    corners = ((0, 0, "┌"), (WIDTH + 1, 0, "┐"), (0, HEIGHT + 1, "└"), (WIDTH + 1, HEIGHT + 1, "┘"))
    for c, r, letter in corners:
        canvas.put(c, r, letter, QUIET)


def answer_where(
    game: AnyGame, view: View, legal: LegalActions[Action], question: str, words: Words
) -> RenderableType:
    """Where every disc counts, or those that are named, or what counts for a section."""
    asked = question.lower().split()
    every = {disc_name(disc): disc for disc in range(len(view.position.discs))}
    if not asked:
        return list_discs(view, every.values(), words)
    if (section := _section(" ".join(asked), words)) is not None:
        there = [disc for disc in every.values() if section in {spot.section for spot in view.counts[disc]}]
        return list_discs(view, there, words) if there else Text(words.say("table-where-none"))
    if all(name in every for name in asked):
        return list_discs(view, [every[name] for name in asked], words)
    return Text(words.say("table-where-how"))


def _section(name: str, words: Words) -> int | None:
    """The section that goes by this name, in notation or in the language spoken."""
    known = ((index, {key, words.say(f"section-{key}").lower()}) for index, key in enumerate(SECTIONS))
    return next((index for index, names in known if name in names), None)


def list_discs(view: View, discs: Iterable[int], words: Words) -> RenderableType:
    """Discs with where they count, or what has become of them."""
    table = Table(
        box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0), title=words.say("table-discs")
    )
    for disc in discs:
        name = Text(disc_name(disc), style=f"bold {PLAYERS[disc // 5]}")
        table.add_row(name, _label(view.counts[disc], view.position.discs[disc].where, disc % 5 + 1, words))
    return table


def _label(spots: tuple[Spot, ...], where: Where, number: int, words: Words) -> Text:
    """Such as “Canyon 4”, or “Ruins 4 ×2” on a circle."""
    if where is not Where.FLOOR and where is not Where.SECTION:
        return Text(words.say(f"table-{where.name.lower()}"), style=QUIET)
    named = [
        f"{words.say(f'section-{SECTIONS[spot.section]}')} {number}"
        + (f" {words.say('table-twice')}" if spot.doubled else "")
        for spot in spots
    ]
    label = Text(" / ".join(named))
    if len(spots) > 1:
        label.append(f" ({words.say('table-where-choice')})", style=QUIET)
    if where is Where.SECTION:
        label.append(f" ({words.say('table-section')})", style=QUIET)
    return label
