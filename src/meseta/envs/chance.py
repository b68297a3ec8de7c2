"""Chance by counting: every number follows from a key and how many were drawn before it.

A key stands for one game at one table of a batch. Nothing else is kept, so a game's luck depends on no other
table, and any of its numbers can be found without those before it. The mixing is that of SplitMix64 (Steele,
Lea and Flood, “Fast splittable pseudorandom number generators”, 2014).

This file is plain Python, and numba compiles the same source. Whole numbers stay between -2⁶³ and 2⁶³: where
the compiled ones wrap around, `wrapped` lets those of Python do the same.
"""

__all__ = ["below", "key", "word", "wrapped"]

STRIDE = -0x61C8864680B583EB
"""2⁶⁴ divided by the golden ratio, odd, less 2⁶⁴: how far apart two words are drawn."""

LOWEST, HIGHEST = -0x8000000000000000, 0x7FFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF


def wrapped(number: int) -> int:
    """The number that remains of a larger one in 64 bits, of which the first is the sign.

    >>> wrapped(2**63 - 1), wrapped(2**63), wrapped(2**64 + 5)
    (9223372036854775807, -9223372036854775808, 5)
    """
    rest = number & HIGHEST
    return rest + LOWEST if (number >> 63) & 1 else rest


def mixed(number: int) -> int:
    """Another number of 64 bits, of which each depends on all those given; no two numbers give the same."""
    number ^= (number >> 30) & 0x3FFFFFFFF
    number = wrapped(number * -0x40A7B892E31B1A47)
    number ^= (number >> 27) & 0x1FFFFFFFFF
    number = wrapped(number * -0x6B2FB644ECCEEE15)
    return number ^ ((number >> 31) & 0x1FFFFFFFF)


def key(seed: int, table: int, game: int) -> int:
    """The key of a table's chance in one of its games."""
    start = mixed(wrapped(seed + STRIDE))
    start = mixed(wrapped(start + wrapped((table + 1) * STRIDE)))
    return mixed(wrapped(start + wrapped((game + 1) * STRIDE)))


def word(key: int, count: int) -> int:
    """64 random bits, after that many others."""
    return mixed(wrapped(key + wrapped((count + 1) * STRIDE)))


def below(key: int, count: int, most: int) -> int:
    """A number from 0 to ``most - 1``, each as likely as any other, after that many others were drawn.

    Of 2³² equally likely words each gets its share, at most one more than another: for a hundred answers, no
    frequency is wrong by more than one part in forty million.
    """
    return (((word(key, count) >> 32) & HALF) * most) >> 32
