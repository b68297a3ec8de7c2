"""Sets of small numbers as the bits of one integer: member n is bit n."""

from collections.abc import Iterable
from typing import TypeAlias

Bits: TypeAlias = int


def bits(members: Iterable[int]) -> Bits:
    """The set of these numbers.

    >>> bits([1, 3]) == 0b1010
    True
    """
    found = 0
    for member in members:
        found |= 1 << member
    return found


def members(found: Bits) -> tuple[int, ...]:
    """The numbers in the set, ascending.

    >>> members(0b1010)
    (1, 3)
    """
    listed = []
    while found:
        lowest = found & -found
        listed.append(lowest.bit_length() - 1)
        found ^= lowest
    return tuple(listed)
