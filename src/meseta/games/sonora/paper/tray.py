"""The centre of the sheet: bonuses and scores (SO-39, SO-41, SO-43)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from meseta.games.sonora.bonuses import FOUND_RABBIT, Tray, TrayPrint
from meseta.games.sonora.paper.elements import COLOURS, crossed, mark
from meseta.games.sonora.words import ANIMALS, SECTIONS
from meseta.paper.svg import INK, QUIET, WHITE, box, circle, text, width_of

PITCH: Final = 6.1
RADIUS: Final = 2.8
LABEL: Final = 27
"""From a row's label to its first icon: room for the longest one in a wide font too."""


def draw_tray(tray: TrayPrint, labels: Mapping[str, str], left: float, top: float) -> Iterator[str]:
    """A band 265 mm wide and 16 mm high; of Reflick and Swap the first is circled from the start (SO-01)."""
    for row, (name, count) in enumerate((("reflick", tray.reflicks), ("swap", tray.swaps))):
        y = top + 3.4 + 7.2 * row
        yield text(left, y + 1.2, labels[name], 3.4, bold=True)
        for index in range(count):
            x = left + LABEL + PITCH * index
            yield circle(x, y, RADIUS, INK, 0.9 if index == 0 else 0.25)
            yield mark(name, x, y, 3.8, INK if index == 0 else QUIET)
    yield from _discovery(tray, labels, _discoveries(tray, left), top)
    yield from _scores(labels, left + 145, top)


def mark_tray(tray: TrayPrint, found: Tray, points: Sequence[int], left: float, top: float) -> Iterator[str]:
    """Rings around the bonuses that were earned, a cross through those that were used, and the points."""
    earned = (found.reflicks_circled, found.reflicks), (found.swaps_circled, found.swaps)
    for row, (circled, left_over) in enumerate(earned):
        for index in range(circled):
            x, y = left + LABEL + PITCH * index, top + 3.4 + 7.2 * row
            yield circle(x, y, RADIUS, INK, 0.9, "none")
            if index < circled - left_over:
                yield crossed(x, y, 2, COLOURS[0])
    x = _discoveries(tray, left)
    for index in _circled(tray, found):
        yield circle(x + RADIUS + PITCH * index, top + 10.6, RADIUS, INK, 0.9, "none")
    for index, section in enumerate((*points, sum(points))):
        middle = left + 145 + (24 * index + 12.6 if index < len(points) else 108.5)
        yield text(middle, top + 8.6, str(section), 7, bold=True, anchor="middle")


def _circled(tray: TrayPrint, found: Tray) -> Iterator[int]:
    """The places of the circled animals among those of the Discovery area."""
    start = 0
    for printed, circled in zip(tray.found, found.circled, strict=True):
        yield from range(start, start + circled)
        start += printed


def _discoveries(tray: TrayPrint, left: float) -> float:
    """Where the Discovery area begins."""
    return left + LABEL + PITCH * max(tray.reflicks, tray.swaps) + 3


def _discovery(tray: TrayPrint, labels: Mapping[str, str], left: float, top: float) -> Iterator[str]:
    """The animals that a Discovery may circle (SO-41)."""
    yield mark("discovery", left + 2.2, top + 3.4, 4.4)
    yield text(left + 5.4, top + 4.6, labels["discovery"], 3.4, bold=True)
    x = left + 9 + 1.12 * width_of(labels["discovery"], 3.4)
    yield mark("rabbit", x, top + 3.4, 3.8)
    yield text(x + 2.4, top + 4.6, f"= {FOUND_RABBIT}", 3.2)
    animals = [animal for animal, count in zip(ANIMALS[1:], tray.found, strict=True) for _ in range(count)]
    for index, animal in enumerate(animals):
        x = left + RADIUS + PITCH * index
        yield circle(x, top + 10.6, RADIUS, INK, 0.25)
        yield mark(animal, x, top + 10.6, 4)


def _scores(labels: Mapping[str, str], left: float, top: float) -> Iterator[str]:
    """A box for the points of each section, and one for the total."""
    for index, section in enumerate(SECTIONS):
        x = left + 24 * index
        yield box(x, top, 21, 11, COLOURS[index], WHITE, 0.5)
        yield mark(ANIMALS[index], x + 3.4, top + 3.2, 4.6, COLOURS[index])
        yield text(x + 10.5, top + 14.6, labels[section], 2.6, fill=QUIET, anchor="middle")
    yield box(left + 97, top, 23, 11, INK, WHITE, 0.9)
    yield text(left + 108.5, top + 14.6, labels["total"], 2.8, bold=True, anchor="middle")
