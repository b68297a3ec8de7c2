"""Sets of small numbers as the bits of one integer: member n is bit n."""

from collections.abc import Iterable
from itertools import chain
from operator import getitem
from typing import Final, TypeAlias

Bits: TypeAlias = int


def _listed(place: int) -> list[tuple[int, ...]]:
    """The members that each value of a byte stands for, doubling the list with each bit."""
    found: list[tuple[int, ...]] = [()]
    for bit in range(8 * place, 8 * place + 8):
        found += [(*lower, bit) for lower in found]
    return found


_MEMBERS: Final = tuple(map(_listed, range(32)))
"""The members that each value of each byte stands for; members are below 256."""


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
    """The numbers in the set, ascending. Looks up byte by byte, without a loop of Python's own.

    >>> members(0b1010)
    (1, 3)
    """
    size = (found.bit_length() + 7) // 8
    assert size <= len(_MEMBERS), "members are below 256"
    return tuple(chain.from_iterable(map(getitem, _MEMBERS, found.to_bytes(size, "little"))))
