"""A sheet that was filled in on paper: what it holds, and what cannot be on it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, TypeAlias

import msgspec

from meseta.core.faults import Fault
from meseta.games.sonora import finished_faults as wrong
from meseta.games.sonora import mudcracks as mud
from meseta.games.sonora.bonuses import Tray
from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.content import HOUSE
from meseta.games.sonora.creek import ENTRANCE, LONGEST, Creek
from meseta.games.sonora.mudcracks import MIDDLE, Mudcracks
from meseta.games.sonora.ruins import Reward, Ruins
from meseta.games.sonora.sheet_faults import (
    BuildingFull,
    ColumnFull,
    IconsUsedUp,
    NodeApart,
    NoSuchNode,
    NoSuchSpace,
    ShapeApart,
    ShapeOffCanyon,
    ShapeOverlaps,
    SpaceVisited,
)
from meseta.games.sonora.state import Player
from meseta.games.sonora.words import BONUSES, Animal, Bonus
from meseta.grids.bits import Bits, bits, members

__all__ = ["FinishedSheet"]

_Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=254)]
_Places: TypeAlias = Annotated[tuple[_Place, ...], msgspec.Meta(max_length=256)]

BUILDINGS: Final = len(HOUSE.ruins.buildings)


class FinishedSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody reads off a house sheet. Which hexes were crossed off when does not matter."""

    crossed: Annotated[tuple[_Count, ...], msgspec.Meta(min_length=BUILDINGS, max_length=BUILDINGS)]
    """Crossed off hexes by building."""
    rewards: Annotated[tuple[Reward, ...], msgspec.Meta(min_length=BUILDINGS, max_length=BUILDINGS)]
    """What is circled at each building."""
    squares: _Places
    """The squares of the Canyon under the player's shapes."""
    circled: _Places
    """The circled spaces of the Creek Bed; those on the way to them are crossed."""
    nodes: _Places
    """The marked nodes of the Mudcracks, the X aside."""
    boxes: Annotated[tuple[_Count, ...], msgspec.Meta(max_length=8)]
    """Marked boxes by column."""
    reflicks: _Count
    """Circled Reflicks, the first one included, used ones too."""
    swaps: _Count
    """Circled Swaps, the same."""
    found: tuple[_Count, _Count, _Count]
    """Circled Discovery icons: foxes, owls, rabbits."""


def player_of(sheet: FinishedSheet) -> Player:
    """The sheet as the rules count it; what is impossible on it counts for nothing."""
    shapes = bits(sheet.squares) & HOUSE.canyon.white
    spaces = [space for space in sheet.circled if ENTRANCE < space < len(HOUSE.creek.parents)]
    nodes = [node for node in sheet.nodes if node < len(HOUSE.mudcracks.costs)]
    columns = len(HOUSE.mudcracks.columns)
    return Player(
        Ruins(sheet.crossed, _earned_rewards(sheet)),
        Canyon((shapes,) if shapes else ()),
        Creek(crossed=_passed(spaces), circled=bits(spaces)),
        Mudcracks((*sheet.boxes, *(0,) * columns)[:columns], bits((MIDDLE, *nodes))),
        Tray(reflicks_circled=sheet.reflicks, swaps_circled=sheet.swaps, circled=sheet.found),
    )


def _earned_rewards(sheet: FinishedSheet) -> tuple[Reward, ...]:
    each = zip(HOUSE.ruins.buildings, sheet.crossed, sheet.rewards, strict=True)
    return tuple(reward if crossed >= building.hexes else Reward.NONE for building, crossed, reward in each)


def _passed(circled: Sequence[int]) -> Bits:
    """The spaces that are crossed on the way to these circles, the entrance among them (SO-33)."""
    found = 1 << ENTRANCE
    for space in circled:
        while space := HOUSE.creek.parents[space]:
            found |= 1 << space
    return found & ~bits(circled)


def faults(sheet: FinishedSheet) -> Iterator[Fault]:
    """Everything that cannot be on this sheet, whatever is on the others."""
    yield from _ruins_faults(sheet)
    yield from _canyon_faults(sheet)
    yield from _creek_faults(sheet)
    yield from _mudcracks_faults(sheet)
    yield from _tray_faults(sheet)


def race_faults(sheets: Sequence[FinishedSheet], complete: bool) -> Iterator[Fault]:
    """What cannot be on sheets of one game: each building has one first, on whichever sheet (SO-27)."""
    for index, building in enumerate(HOUSE.ruins.buildings):
        rewards = [sheet.rewards[index] for sheet in sheets]
        if rewards.count(Reward.TOP) > 1:
            yield wrong.TopTwice(building=building.name)
        elif complete and Reward.BOTTOM in rewards and Reward.TOP not in rewards:
            yield wrong.TopMissing(building=building.name)


def _ruins_faults(sheet: FinishedSheet) -> Iterator[Fault]:
    each = zip(HOUSE.ruins.buildings, sheet.crossed, sheet.rewards, strict=True)
    for building, crossed, reward in each:
        left = building.hexes - crossed
        if left < 0:
            yield BuildingFull(building=building.name, left=0)
        elif left and reward is not Reward.NONE:
            yield wrong.RewardUnearned(building=building.name, left=left)
        elif not left and reward is Reward.NONE:
            yield wrong.RewardMissing(building=building.name)


def _canyon_faults(sheet: FinishedSheet) -> Iterator[Fault]:
    """Squares are white, free, and joined to the start square (SO-29); single squares can be shapes."""
    printed, drawn = HOUSE.canyon, bits(sheet.squares)
    if on_start := drawn & printed.start:
        yield ShapeOverlaps(cell=_cell(on_start))
    if off := drawn & ~printed.white & ~printed.start:
        yield ShapeOffCanyon(cell=_cell(off))
    drawn &= printed.white
    reached = printed.start
    while grown := printed.halo(reached) & drawn & ~reached:
        reached |= grown
    if drawn & ~reached:
        yield ShapeApart()


def _cell(cells: Bits) -> str:
    """The name of the first of these squares."""
    first, grid = members(cells)[0], HOUSE.canyon.grid
    return grid.name(first) if first in grid.cells else "?"


def _creek_faults(sheet: FinishedSheet) -> Iterator[Fault]:
    """Paths that end in these circles exist, none of them longer than five spaces (SO-32, SO-33)."""
    known = []
    for space in sheet.circled:
        if space >= len(HOUSE.creek.parents):
            yield NoSuchSpace("SO-33", space=space)
        elif space == ENTRANCE:
            yield SpaceVisited(space=space)
        else:
            known.append(space)
    for start in _long_starts(known):
        yield wrong.PathTooLong(space=start, most=LONGEST)


def _long_starts(circled: Sequence[int]) -> list[int]:
    """The circles to which no path is short enough, however the creek is divided into paths.

    Where it forks, a path that goes on takes the arm with the nearer circle; other arms begin new paths.
    """
    ends = set(circled)
    visited = bits(circled) | _passed(circled)
    nearest: dict[int, tuple[int, int]] = {}
    long: list[int] = []
    for space in range(len(HOUSE.creek.parents) - 1, ENTRANCE - 1, -1):  # arms before their fork
        if not visited >> space & 1:
            continue
        arms = sorted(nearest[arm] for arm in HOUSE.creek.children[space] if arm in nearest)
        if space in ends:
            nearest[space] = (1, space)
        elif space != ENTRANCE:
            length, end = arms.pop(0)
            nearest[space] = (length + 1, end)
        long += [end for length, end in arms if length > LONGEST]
    return sorted(long)


def _mudcracks_faults(sheet: FinishedSheet) -> Iterator[Fault]:
    """Nodes are joined to the X, and columns have only so many boxes (SO-36, SO-38)."""
    printed = HOUSE.mudcracks
    unknown = [node for node in sheet.nodes if node >= len(printed.costs)]
    for node in unknown:
        yield NoSuchNode(node=node)
    marked = bits(node for node in sheet.nodes if node not in unknown)
    reached = 1 << MIDDLE
    while grown := bits(b for a in members(reached) for b in members(printed.lines[a])) & marked & ~reached:
        reached |= grown
    for node in members(marked & ~reached):
        yield NodeApart(node=node)
    for column, boxes in enumerate(sheet.boxes):
        if column >= len(printed.columns) or boxes > printed.columns[column].boxes:
            yield ColumnFull(column=column + 1)


def _tray_faults(sheet: FinishedSheet) -> Iterator[Fault]:
    """Icons are circled as they are earned, as long as there are any (SO-39, SO-41)."""
    earned, printed = _earned(sheet), HOUSE.tray
    for animal in Animal:
        if sheet.found[animal] > printed.found[animal]:
            yield IconsUsedUp(animal=animal.name.lower())
    icons = {
        Bonus.REFLICK: ("SO-39", sheet.reflicks, min(printed.reflicks, 1 + earned[Bonus.REFLICK])),
        Bonus.SWAP: ("SO-39", sheet.swaps, min(printed.swaps, 1 + earned[Bonus.SWAP])),
        Bonus.DISCOVERY: ("SO-41", sum(sheet.found), min(sum(printed.found), earned[Bonus.DISCOVERY])),
    }
    for bonus, (clause, circled, due) in icons.items():
        if circled != due:
            kind = wrong.IconsTooMany if circled > due else wrong.IconsForgotten
            yield kind(clause, bonus=BONUSES[bonus], circled=circled, earned=due)


def _earned(sheet: FinishedSheet) -> Counter[Bonus]:
    """How often the sheet has earned each bonus."""
    player = player_of(sheet)
    tops = zip(HOUSE.ruins.buildings, player.ruins.rewards, strict=True)
    columns = zip(HOUSE.mudcracks.columns, player.mudcracks.boxes, strict=True)
    triangles = (
        HOUSE.mudcracks.triangles[n].bonus for n in mud.surrounded(HOUSE.mudcracks, player.mudcracks)
    )
    drawn = bits(sheet.squares)
    found = [
        *(building.bonus for building, reward in tops if reward is Reward.TOP),
        *(bonus for cell, bonus in HOUSE.canyon.icons.items() if drawn >> cell & 1),
        *(bonus for space, bonus in HOUSE.creek.bonuses.items() if player.creek.circled >> space & 1),
        *(bonus for bonus in triangles if bonus is not None),
        *(column.bonus for column, boxes in columns if boxes == column.boxes),
    ]
    return Counter(found)
