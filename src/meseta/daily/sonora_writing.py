"""What can be written in Sonora after the last flick: a beam search over everything, bonuses included.

It counts in tenths of points and with whole numbers only. Wherever there are no more lines than the beam is
wide, it has tried them all; wider beams find no less.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from meseta.games.sonora import bonuses, canyon, creek, mudcracks, ruins, rules, writing
from meseta.games.sonora.actions import (
    FRESH,
    KEPT,
    Box,
    Close,
    Discover,
    Done,
    Draw,
    Mark,
    PlayerAction,
    Rabbit,
    Record,
    Walk,
)
from meseta.games.sonora.canyon import Canyon, CanyonPrint, Cell
from meseta.games.sonora.content import Edition
from meseta.games.sonora.mudcracks import MudcracksPrint
from meseta.games.sonora.state import NO_SUM, Player
from meseta.games.sonora.words import NUMBERS, Animal, Bonus
from meseta.grids.bits import Bits

__all__ = ["Written", "write_best"]

MOST_STEPS: Final = 60
POINT: Final = 10
SHAPES: Final = (0, 12, 18, 24, 32, 40)
"""What a disc promises that is still to be drawn, by its number."""
PATH: Final = 25
PIP: Final = 8
ANIMALS: Final = (35, 30, 30)
"""What a fox, an owl and a rabbit promise."""
ICONS: Final = {
    Bonus.FOX: 35,
    Bonus.OWL: 30,
    Bonus.RABBIT: 30,
    Bonus.DISCOVERY: 36,
    Bonus.REFLICK: 0,
    Bonus.SWAP: 0,
}
OWED: Final = 36
BEGUN: Final = (0, 3, 1, 0)
"""What share of a triangle counts before it is surrounded, in tenths, by the nodes that are missing."""


class Written(NamedTuple):
    """A sheet that is written to its end."""

    points: int
    """All points on it, the Ruins included."""
    actions: tuple[PlayerAction, ...]
    """What was written, `Done` at the end."""


class _Line(msgspec.Struct, frozen=True, gc=False):
    promise: int
    player: Player
    actions: tuple[PlayerAction, ...]


def write_best(printed: Edition, player: Player, width: int, keep: int) -> Written:
    """The best that was found for this sheet and desk, with so many lines followed at a time and so many
    continuations considered for each disc."""
    beam = [_Line(0, player, ())]
    best: Written | None = None
    crossed = ruins.score(printed.ruins, player.ruins)  # nothing in the Ruins changes any more
    for _ in range(MOST_STEPS):
        further: dict[Player, _Line] = {}
        for line in beam:
            if writing.end_fault(printed, line.player) is None:
                points = crossed + _points(printed, line.player)
                if best is None or points > best.points:
                    best = Written(points, (*line.actions, Done()))
            for action in _steps(printed, line.player, keep):
                after = rules.write(printed, line.player, action)  # type: ignore[arg-type]  # all are marks
                if after not in further:
                    further[after] = _Line(_promise(printed, after), after, (*line.actions, action))
        if not further:
            break
        beam = sorted(further.values(), key=lambda line: -line.promise)[:width]
    assert best is not None, "every sheet can be ended"
    return best


def _points(printed: Edition, player: Player) -> int:
    """The points of the sections that are written to: a section is the same in most lines, so each is counted
    once."""
    return (
        _drawn(printed.canyon, player.canyon)
        + _walked(printed.creek, player.creek)
        + _bought(printed.mudcracks, player.mudcracks)
    )


_drawn: Final = lru_cache(1 << 14)(canyon.score)
_walked: Final = lru_cache(1 << 14)(creek.score)
_bought: Final = lru_cache(1 << 14)(mudcracks.score)


def _promise(printed: Edition, player: Player) -> int:
    """The points on the sheet, and a little for what is still to be written."""
    desk, tray = player.desk, player.tray
    found = POINT * _points(printed, player) + OWED * tray.owed
    found += sum(uses * value for uses, value in zip(desk.canyon, SHAPES[1:], strict=True))
    found += PATH * sum(desk.creek) + PIP * (desk.mud + max(desk.sum, 0))
    for animal in Animal:
        found += ANIMALS[animal] * (tray.fresh[animal] + tray.kept[animal])
    return found + _begun(printed.mudcracks, player.mudcracks.marked)


@lru_cache(1 << 12)
def _begun(printed: MudcracksPrint, marked: Bits) -> int:
    """What triangles promise of which only one or two nodes are missing."""
    found = 0
    for triangle, mask in zip(printed.triangles, printed.masks, strict=True):
        missing = (mask & ~marked).bit_count()
        value = POINT * triangle.points if triangle.bonus is None else ICONS[triangle.bonus]
        found += value * BEGUN[missing] // POINT
    return found


def _steps(printed: Edition, player: Player, keep: int) -> Iterator[PlayerAction]:
    """What could be written next."""
    if player.tray.owed:
        yield from (Discover(animal) for animal in bonuses.choices(printed.tray, player.tray))
        return
    yield from _shapes(printed, player, keep)
    yield from _paths(printed, player, keep)
    yield from _sums(printed, player) if player.desk.sum == NO_SUM else _spending(printed, player)


def _spending(printed: Edition, player: Player) -> Iterator[PlayerAction]:
    mud, left = player.mudcracks, player.desk.sum
    if player.tray.fresh[Animal.RABBIT]:
        yield Rabbit(False)
    if player.tray.kept[Animal.RABBIT]:
        yield Rabbit(True)
    if not player.desk.boxing:
        yield from (Mark(node) for node in mudcracks.affordable(printed.mudcracks, mud, left))
    if left:
        yield from (Box(column) for column in mudcracks.open_columns(printed.mudcracks, mud))
    yield Close()


def _sums(printed: Edition, player: Player) -> Iterator[PlayerAction]:
    if writing.record_fault(printed, player) is None:
        yield Record()
    for kept in (False, True):
        if writing.rabbit_fault(printed, player, Rabbit(kept)) is None:
            yield Rabbit(kept)


def _sources(player: Player, uses: tuple[int, ...], animal: Animal) -> Iterator[int]:
    if player.desk.sum == NO_SUM:  # while a sum is open, only animals are used (SO-38)
        yield from (number for number in NUMBERS if uses[number - 1])
    if player.tray.fresh[animal]:
        yield FRESH
    elif player.tray.kept[animal]:
        yield KEPT


def _shapes(printed: Edition, player: Player, keep: int) -> Iterator[PlayerAction]:
    for source in _sources(player, player.desk.canyon, Animal.FOX):
        number = source if source > 0 else bonuses.FOX
        for cells in _best_shapes(printed.canyon, player.canyon, number, keep):
            yield Draw(source, cells)


@lru_cache(1 << 12)
def _best_shapes(printed: CanyonPrint, drawn: Canyon, number: int, keep: int) -> tuple[tuple[Cell, ...], ...]:
    """The shapes that bring the most now, or lead on."""
    counts = canyon.counts(printed, drawn)

    def worth(mask: int) -> int:
        gained = sum(
            canyon.cactus_points(count + (mask & cacti).bit_count()) - canyon.cactus_points(count)
            for count, cacti in zip(counts, printed.cacti, strict=True)
        )
        icons = sum(ICONS[icon] for cell, icon in printed.icons.items() if mask >> cell & 1)
        return POINT * gained + icons + mask.bit_count()

    found = canyon.placements(printed, drawn, number)
    best = sorted(found, key=lambda placement: (-worth(placement.mask), placement.mask))
    return tuple(placement.cells for placement in best[:keep])


def _paths(printed: Edition, player: Player, keep: int) -> Iterator[PlayerAction]:
    sources = list(_sources(player, player.desk.creek, Animal.OWL))
    if not sources:
        return
    ends = creek.ends(printed.creek, player.creek)
    for source in sources:
        fitting = [end for end, length in ends if source <= 0 or length == source]
        fitting.sort(key=lambda end: (-_end_worth(printed, end), end))
        yield from (Walk(source, end) for end in fitting[:keep])


def _end_worth(printed: Edition, end: int) -> int:
    icon = printed.creek.bonuses.get(end)
    return POINT * printed.creek.points[end] + (0 if icon is None else ICONS[icon])
