"""The Cliff-Dweller Ruins: a race to complete buildings of hexes (SO-25 to SO-27, SO-49)."""

import enum
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.games.sonora.sheet_faults import BuildingFull, NoSuchBuilding, RuinsValue
from meseta.games.sonora.words import Bonus

T = TypeVar("T")


class Building(msgspec.Struct, frozen=True):
    """A building as it is printed."""

    name: str
    hexes: int
    top: int
    """The points of whoever completes it first (SO-27)."""
    bonus: Bonus
    """The bonus that comes with them."""
    bottom: int
    """The points of everyone else."""


class RuinsPrint(msgspec.Struct, frozen=True):
    """The section as it is printed."""

    buildings: tuple[Building, ...]
    ai_hexes: int
    """The separate building for solo games (SO-49)."""


class Reward(enum.IntEnum):
    """What a completed building has earned."""

    NONE = 0
    """Nothing yet."""
    TOP = 1
    """What is printed at the top."""
    BOTTOM = 2
    """What is printed at the bottom."""


class Ruins(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What one player has crossed off."""

    crossed: tuple[int, ...]
    """Hexes by building: which of them does not matter."""
    rewards: tuple[Reward, ...]
    circled: int = 0
    """Solo: hexes of the AI building that are circled and not yet crossed off (SO-49)."""
    cleared: int = 0
    """Solo: those that were crossed off."""


def blank(printed: RuinsPrint) -> Ruins:
    """Nothing crossed off yet."""
    count = len(printed.buildings)
    return Ruins((0,) * count, (Reward.NONE,) * count)


def room(printed: RuinsPrint, ruins: Ruins) -> int:
    """How many hexes are left."""
    return sum(building.hexes for building in printed.buildings) - sum(ruins.crossed)


def cross_fault(printed: RuinsPrint, ruins: Ruins, building: int, count: int, value: int) -> Fault | None:
    """A value crosses off that many hexes, wherever hexes are left (SO-26)."""
    if not 0 <= building < len(printed.buildings):
        return NoSuchBuilding()
    if count < 1 or count > value:
        return RuinsValue(count=count, value=value)
    left = printed.buildings[building].hexes - ruins.crossed[building]
    if count > left:
        return BuildingFull(building=printed.buildings[building].name, left=left)
    return None


def crossable(printed: RuinsPrint, ruins: Ruins, value: int) -> list[int]:
    """The most hexes that the value can cross off in each building."""
    pairs = zip(printed.buildings, ruins.crossed, strict=True)
    return [min(value, building.hexes - crossed) for building, crossed in pairs]


def cross(
    printed: RuinsPrint, ruins: Ruins, building: int, count: int, first: bool
) -> tuple[Ruins, tuple[Bonus, ...]]:
    """The hexes are crossed off; with the bonuses that a completed building earns at once (SO-27)."""
    crossed = ruins.crossed[building] + count
    ruins = replace(ruins, crossed=_with(ruins.crossed, building, crossed))
    if crossed < printed.buildings[building].hexes:
        return ruins, ()
    reward = Reward.TOP if first else Reward.BOTTOM
    bonuses = (printed.buildings[building].bonus,) if first else ()
    return replace(ruins, rewards=_with(ruins.rewards, building, reward)), bonuses


def score(printed: RuinsPrint, ruins: Ruins) -> int:
    """The circled rewards; unfinished buildings score nothing (SO-43)."""
    pairs = zip(printed.buildings, ruins.rewards, strict=True)
    return sum((0, building.top, building.bottom)[reward] for building, reward in pairs)


def ai_circle(printed: RuinsPrint, ruins: Ruins, value: int) -> Ruins:
    """The AI circles hexes of its building; what does not fit is lost (SO-49)."""
    left = printed.ai_hexes - ruins.circled - ruins.cleared
    return replace(ruins, circled=ruins.circled + min(value, left))


def clear(ruins: Ruins, value: int) -> tuple[Ruins, int]:
    """The player's value crosses off circled hexes before anything else; with what is left of it (SO-49)."""
    spent = min(value, ruins.circled)
    return replace(ruins, circled=ruins.circled - spent, cleared=ruins.cleared + spent), value - spent


def ai_full(printed: RuinsPrint, ruins: Ruins) -> bool:
    """Whether the AI building has no hex left to circle (SO-54)."""
    return ruins.circled + ruins.cleared >= printed.ai_hexes


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
