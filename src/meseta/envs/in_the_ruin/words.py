"""Sets of spaces as two words each: a low one with the spaces 0 to 60, a high one with 61 to 120.

Both stay below 2⁶¹, so numbers of 64 bits with a sign hold them, and a bit shifted out of a word is cut off
by a mask, whether this source runs as it is or compiled. What a set is called has its words as ``a0, a1``.
"""

from typing import Any, TypeAlias

__all__ = [
    "HIGH",
    "LOW",
    "WIDTH",
    "block_makers",
    "connected",
    "count",
    "largest_area",
    "left",
    "lowest",
    "near",
    "nth",
    "right",
    "space",
    "steps_between",
    "within",
    "write_set",
]

Row: TypeAlias = Any  # type: ignore[explicit-any]
"""An array of whole numbers, or a row of one; numba finds out which."""

Words: TypeAlias = tuple[int, int]
"""A set of spaces: its low and its high word."""

SIZE = 11
WIDTH = 61
"""The spaces in the low word; the Exit is the last of them."""
LOW = (1 << WIDTH) - 1
HIGH = (1 << SIZE * SIZE - WIDTH) - 1
FIRST_COLUMN = sum(1 << SIZE * row for row in range(SIZE))
NOT_LEFT_0, NOT_LEFT_1 = LOW & ~FIRST_COLUMN, HIGH & ~(FIRST_COLUMN >> WIDTH)
NOT_RIGHT_0, NOT_RIGHT_1 = LOW & ~(FIRST_COLUMN << SIZE - 1), HIGH & ~(FIRST_COLUMN << SIZE - 1 >> WIDTH)


def left(a0: int, a1: int, far: int) -> Words:
    """Every space of the set, that many spaces later in reading order; those beyond the last are gone."""
    if far < WIDTH:
        return a0 << far & LOW, (a1 << far | a0 >> WIDTH - far) & HIGH
    return 0, a0 << far - WIDTH & HIGH


def right(a0: int, a1: int, far: int) -> Words:
    """Every space of the set, that many spaces earlier in reading order, at most 61; others are gone."""
    return a0 >> far | a1 << WIDTH - far & LOW, a1 >> far


def space(cell: int) -> Words:
    """The set of one space; of none, where that is -1."""
    if cell < 0:
        return 0, 0
    if cell < WIDTH:
        return 1 << cell, 0
    return 0, 1 << cell - WIDTH


def count(word: int) -> int:
    """How many bits are set. A compiler knows this loop, and makes one instruction of it."""
    found = 0
    while word:
        word &= word - 1
        found += 1
    return found


def lowest(word: int) -> int:
    """The number of the lowest bit that is set."""
    return count((word & -word) - 1)


def nth(word: int, index: int) -> int:
    """The number of the bit at that index among those set, the lowest first."""
    for _ in range(index):
        word &= word - 1
    return lowest(word)


def near(a0: int, a1: int) -> Words:
    """Every space that shares an edge with one of these."""
    b0, b1 = a0 & NOT_RIGHT_0, a1 & NOT_RIGHT_1
    c0, c1 = a0 & NOT_LEFT_0, a1 & NOT_LEFT_1
    return (
        (b0 << 1 | a0 << SIZE) & LOW | c0 >> 1 | a0 >> SIZE | (c1 << WIDTH - 1 | a1 << WIDTH - SIZE) & LOW,
        (b1 << 1 | a1 << SIZE) & HIGH | b0 >> WIDTH - 1 | a0 >> WIDTH - SIZE | c1 >> 1 | a1 >> SIZE,
    )


def block_makers(a0: int, a1: int) -> Words:
    """Every space that would complete a 2×2 block of these (RU-12)."""
    next_0, next_1 = right(a0, a1, 1)
    next_0, next_1 = next_0 & NOT_RIGHT_0, next_1 & NOT_RIGHT_1
    pair_0, pair_1 = a0 & next_0, a1 & next_1
    below_0, below_1 = right(pair_0, pair_1, SIZE)
    diagonal_0, diagonal_1 = right(next_0, next_1, SIZE)
    under_0, under_1 = right(a0, a1, SIZE)
    b0, b1 = left(a0 & below_0, a1 & below_1, 1)
    c0, c1 = left(pair_0 & diagonal_0, pair_1 & diagonal_1, SIZE)
    d0, d1 = left(pair_0 & under_0, pair_1 & under_1, SIZE + 1)
    return below_0 & next_0 | b0 | c0 | d0, below_1 & next_1 | b1 | c1 | d1


def within(roads_0: int, roads_1: int, start: int, steps: int) -> Words:
    """Every Road that many steps or fewer from a space, the space included."""
    seen_0, seen_1 = space(start)
    edge_0, edge_1 = seen_0, seen_1
    for _ in range(steps):
        next_0, next_1 = near(edge_0, edge_1)
        edge_0, edge_1 = next_0 & roads_0 & ~seen_0, next_1 & roads_1 & ~seen_1
        if not edge_0 | edge_1:
            break
        seen_0 |= edge_0
        seen_1 |= edge_1
    return seen_0, seen_1


def steps_between(roads_0: int, roads_1: int, start: int, goal: int) -> int:
    """The steps from one Road to another; -1 where there is no way."""
    goal_0, goal_1 = space(goal)
    edge_0, edge_1 = space(start)
    seen_0, seen_1 = 0, 0
    steps = 0
    while edge_0 | edge_1:
        if edge_0 & goal_0 | edge_1 & goal_1:
            return steps
        seen_0 |= edge_0
        seen_1 |= edge_1
        next_0, next_1 = near(edge_0, edge_1)
        edge_0, edge_1 = next_0 & roads_0 & ~seen_0, next_1 & roads_1 & ~seen_1
        steps += 1
    return -1


def connected(roads_0: int, roads_1: int, a: int, b: int) -> bool:
    """Whether two spaces are in the same area of Roads (RU-33)."""
    a_0, a_1 = space(a)
    b_0, b_1 = space(b)
    if not (roads_0 & a_0 | roads_1 & a_1) or not (roads_0 & b_0 | roads_1 & b_1):
        return False
    return steps_between(roads_0, roads_1, a, b) >= 0


def largest_area(a0: int, a1: int) -> int:
    """The area of the largest rectangle full of these spaces (RU-31)."""
    best, height = 0, 0
    while a0 | a1:
        height += 1
        corners_0, corners_1, width = a0, a1, 0
        run_0, run_1 = a0, a1
        while corners_0 | corners_1:
            width += 1
            run_0, run_1 = right(run_0 & NOT_LEFT_0, run_1 & NOT_LEFT_1, 1)
            corners_0 &= run_0
            corners_1 &= run_1
        best = max(best, width * height)
        under_0, under_1 = right(a0, a1, SIZE)
        a0 &= under_0
        a1 &= under_1
    return best


def write_set(rules: Row, row: Row, first: int, a0: int, a1: int) -> None:
    """Write 121 numbers from there on: 1 for each space of the set, 0 for the others, eight at a time.

    The rules begin with the bits of every byte as bytes of their own.
    """
    at = first
    for bit in range(0, WIDTH - 8, 8):
        write_byte(row, at, rules[a0 >> bit & 255])
        at += 8
    write_byte(row, at, rules[(a0 >> WIDTH - 5 | a1 << 5) & 255])
    for bit in range(3, SIZE * SIZE - WIDTH - 8, 8):
        at += 8
        write_byte(row, at, rules[a1 >> bit & 255])
    row[at + 8] = a1 >> SIZE * SIZE - WIDTH - 1


def write_byte(row: Row, at: int, eight: int) -> None:
    """Write eight bits that are bytes already. A compiler stores them all at once."""
    row[at] = eight & 255
    row[at + 1] = eight >> 8 & 255
    row[at + 2] = eight >> 16 & 255
    row[at + 3] = eight >> 24 & 255
    row[at + 4] = eight >> 32 & 255
    row[at + 5] = eight >> 40 & 255
    row[at + 6] = eight >> 48 & 255
    row[at + 7] = eight >> 56 & 255
