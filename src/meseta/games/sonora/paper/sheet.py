"""The sheet as one drawing that fits on A4 and on Letter, in landscape, at its true size."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.sonora.codec import SheetData
from meseta.games.sonora.content import Edition
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.paper.canyon import draw_canyon, mark_canyon
from meseta.games.sonora.paper.creek import draw_creek, mark_creek
from meseta.games.sonora.paper.elements import mark
from meseta.games.sonora.paper.mudcracks import draw_mudcracks, mark_mudcracks
from meseta.games.sonora.paper.ruins import draw_ruins, mark_ruins
from meseta.games.sonora.paper.tray import draw_tray, mark_tray
from meseta.games.sonora.words import BONUSES, SECTIONS
from meseta.paper.svg import QUIET, at, document, path, text, width_of

WIDTH: Final = 265
HEIGHT: Final = 191
MARGIN: Final = 1
"""White around it, so that no line at its edge is cut."""
RIGHT: Final = 133
"""Where the right half begins."""
LABELS: Final = (
    "title",
    "name",
    "reflick",
    "swap",
    "discovery",
    "total",
    "ai",
    "ai-square",
    "falls-away",
    "ai-cost",
    "first",
    "later",
    "use-fox",
    "use-owl",
    "use-rabbit",
    *SECTIONS,
)
"""The words on a sheet."""


def print_sheet(game: AnyGame, say: Callable[[str], str]) -> str:
    """The blank sheet of the game's edition, with the words that `say` finds for `sheet-…`."""
    assert isinstance(game, Sonora)
    return sheet_svg(game.printed, {label: say(f"sheet-{label}") for label in LABELS})


def sheet_svg(edition: Edition, labels: Mapping[str, str]) -> str:
    """The four sections, with bonuses and scores between them."""
    parts = [
        text(0, 5.6, labels["title"], 6.4, bold=True),
        *_legend(labels, 29, 4.8),
        text(213, 5.6, labels["name"], 3.2, fill=QUIET, anchor="end"),
        path(f"M215 6H{WIDTH}", QUIET),
        *draw_ruins(edition.ruins, labels, 0, 8.5),
        *draw_canyon(edition.canyon, labels, RIGHT, 8.5),
        *draw_tray(edition.tray, labels, 0, 92.5),
        *draw_creek(edition.creek, labels, 0, 109.5),
        *draw_mudcracks(edition.mudcracks, labels, RIGHT, 109.5),
    ]
    return document(
        WIDTH + 2 * MARGIN,
        HEIGHT + 2 * MARGIN,
        labels["title"],
        [f'<g transform="translate({MARGIN} {MARGIN})">', *parts, "</g>"],
    )


def marked_sheet(edition: Edition, sheet: SheetData, points: Sequence[int]) -> str:
    """A sheet that was written on, without words: the four sections, and the bonuses between them."""
    blank, right, low = dict.fromkeys(LABELS, ""), RIGHT, 101.0
    parts = [
        *draw_ruins(edition.ruins, blank, 0, 0),
        *mark_ruins(edition.ruins, sheet.ruins, 0, 0),
        *draw_canyon(edition.canyon, blank, right, 0),
        *mark_canyon(edition.canyon, sheet.canyon, right, 0),
        *draw_tray(edition.tray, blank, 0, 84),
        *mark_tray(edition.tray, sheet.tray, points, 0, 84),
        *draw_creek(edition.creek, blank, 0, low),
        *mark_creek(edition.creek, sheet.creek, 0, low),
        *draw_mudcracks(edition.mudcracks, blank, right, low),
        *mark_mudcracks(edition.mudcracks, sheet.mudcracks, right, low),
    ]
    return document(WIDTH + 4, low + 84, "Sonora", [at(2, 2, parts)])


def _legend(labels: Mapping[str, str], left: float, y: float) -> Iterator[str]:
    """What every bonus is, beside its silhouette (SO-39 to SO-41)."""
    x = left
    for name in BONUSES:
        yield mark(name, x + 2, y - 0.9, 4)
        words = labels.get(f"use-{name}") or labels[name]
        yield text(x + 4.8, y, words, 2.7)
        x += 8 + width_of(words, 2.7)
