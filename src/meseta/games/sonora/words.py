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
    """The lizard's (SO-25)."""
    CANYON = 1
    """The fox's (SO-28)."""
    CREEK = 2
    """The owl's (SO-32)."""
    MUDCRACKS = 3
    """The rabbit's (SO-36)."""


SECTIONS: Final = tuple(section.name.lower() for section in Section)
ANIMALS: Final = ("lizard", "fox", "owl", "rabbit")
"""The animal of each section."""


class Animal(enum.IntEnum):
    """The animals that a bonus can show: there is no lizard bonus (SO-40)."""

    FOX = 0
    """Draws a shape in the Canyon."""
    OWL = 1
    """Walks a path in the Creek Bed."""
    RABBIT = 2
    """Adds to a sum in the Mudcracks."""


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
