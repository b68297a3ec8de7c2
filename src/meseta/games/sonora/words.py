"""The four sections, their animals and the bonuses: the numbers that every other module uses."""

import enum
from typing import Final, TypeAlias

DiscId: TypeAlias = int
"""Five discs per colour: colour × 5 + number - 1."""

NUMBERS: Final = range(1, 6)
"""The numbers printed on the discs of a colour (SO-01)."""


class Section(enum.IntEnum):
    """A section of the sheet, and the zone of the board that feeds it."""

    RUINS = 0
    CANYON = 1
    CREEK = 2
    MUDCRACKS = 3


SECTIONS: Final = tuple(section.name.lower() for section in Section)
ANIMALS: Final = ("lizard", "fox", "owl", "rabbit")
"""The animal of each section."""


class Animal(enum.IntEnum):
    """The animals that a bonus can show: there is no lizard bonus (SO-40)."""

    FOX = 0
    OWL = 1
    RABBIT = 2


class Bonus(enum.IntEnum):
    """What a sheet can grant; the animals have the same numbers as in `Animal`."""

    FOX = 0
    OWL = 1
    RABBIT = 2
    REFLICK = 3
    SWAP = 4
    DISCOVERY = 5


BONUSES: Final = tuple(bonus.name.lower() for bonus in Bonus)


def disc_name(disc: DiscId) -> str:
    """The colour's letter and the number.

    >>> disc_name(0), disc_name(9)
    ('a1', 'b5')
    """
    colour, index = divmod(disc, 5)
    return f"{chr(ord('a') + colour)}{index + 1}"


def disc_number(disc: DiscId) -> int:
    """What is printed on the disc."""
    return disc % 5 + 1
