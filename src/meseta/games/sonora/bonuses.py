"""The tray in the middle of the sheet: what has been earned and what is left of it (SO-39 to SO-42)."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.games.sonora.sheet_faults import IconsUsedUp, NoAnimal, NoDiscovery
from meseta.games.sonora.words import Animal, Bonus

RABBIT: Final = 5
FOUND_RABBIT: Final = 6
"""The value of a rabbit, and of one from the Discovery area (SO-40, SO-41)."""
FOX: Final = 4
"""The highest number whose shape a fox draws (SO-40)."""


class TrayPrint(msgspec.Struct, frozen=True):
    """How many icons of each kind are printed."""

    reflicks: int
    swaps: int
    found: tuple[int, int, int]
    """The Discovery area: foxes, owls, rabbits."""


class Tray(msgspec.Struct, frozen=True, gc=False):
    """One player's bonuses."""

    reflicks: int = 1
    """Available now (SO-01)."""
    reflicks_circled: int = 1
    """Earned in the whole game, the first one included."""
    swaps: int = 1
    """Available now (SO-22)."""
    swaps_circled: int = 1
    """Earned in the whole game, the first one included."""
    fresh: tuple[int, int, int] = (0, 0, 0)
    """Foxes, owls and rabbits to be used in this Write phase (SO-40)."""
    kept: tuple[int, int, int] = (0, 0, 0)
    """Circled Discovery icons that are not used yet (SO-41)."""
    circled: tuple[int, int, int] = (0, 0, 0)
    """Circled Discovery icons, used ones included (SO-44)."""
    owed: int = 0
    """Discoveries whose icon is still to be chosen."""

    @property
    def discoveries(self) -> int:
        """The tie-breaker (SO-44)."""
        return sum(self.circled)


def earn(printed: TrayPrint, tray: Tray, bonuses: Iterable[Bonus]) -> Tray:
    """The tray with these bonuses; beyond the printed icons nothing is gained (SO-39, SO-41)."""
    for bonus in bonuses:
        match bonus:
            case Bonus.REFLICK:
                if tray.reflicks_circled < printed.reflicks:
                    tray = replace(
                        tray, reflicks=tray.reflicks + 1, reflicks_circled=tray.reflicks_circled + 1
                    )
            case Bonus.SWAP:
                if tray.swaps_circled < printed.swaps:
                    tray = replace(tray, swaps=tray.swaps + 1, swaps_circled=tray.swaps_circled + 1)
            case Bonus.DISCOVERY:
                if tray.discoveries + tray.owed < sum(printed.found):
                    tray = replace(tray, owed=tray.owed + 1)
            case Bonus.FOX | Bonus.OWL | Bonus.RABBIT:
                tray = replace(tray, fresh=changed(tray.fresh, bonus, 1))
    return tray


def changed(counts: tuple[int, int, int], animal: int, by: int) -> tuple[int, int, int]:
    """The counts with one of them changed."""
    fox, owl, rabbit = counts
    if animal == Animal.FOX:
        return fox + by, owl, rabbit
    return (fox, owl + by, rabbit) if animal == Animal.OWL else (fox, owl, rabbit + by)


def choices(printed: TrayPrint, tray: Tray) -> list[Animal]:
    """The animals that a Discovery may still circle (SO-41)."""
    return [animal for animal in Animal if tray.circled[animal] < printed.found[animal]]


def discover_fault(printed: TrayPrint, tray: Tray, animal: Animal) -> Fault | None:
    """A Discovery circles one of the icons left, as soon as it is earned (SO-24, SO-41)."""
    if not tray.owed:
        return NoDiscovery()
    if animal not in choices(printed, tray):
        return IconsUsedUp(animal=animal.name.lower())
    return None


def discover(tray: Tray, animal: Animal) -> Tray:
    """The icon is circled, and kept until it is used (SO-41)."""
    return replace(
        tray,
        owed=tray.owed - 1,
        kept=changed(tray.kept, animal, 1),
        circled=changed(tray.circled, animal, 1),
    )


def use_fault(tray: Tray, animal: Animal, kept: bool) -> Fault | None:
    """Only an animal that the player has is used (SO-40, SO-41)."""
    if (tray.kept if kept else tray.fresh)[animal]:
        return None
    clause = "SO-41" if kept else "SO-40"
    return NoAnimal(clause, animal=animal.name.lower())


def use(tray: Tray, animal: Animal, kept: bool) -> Tray:
    """The animal is crossed off."""
    if kept:
        return replace(tray, kept=changed(tray.kept, animal, -1))
    return replace(tray, fresh=changed(tray.fresh, animal, -1))
