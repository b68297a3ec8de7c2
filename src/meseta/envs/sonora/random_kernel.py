"""Random play: one of the legal actions, each as likely as any other.

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.chance import below, key, word
from meseta.envs.sonora.bundles import Data
from meseta.envs.sonora.columns import CHOSEN
from meseta.envs.sonora.flicking_kernel import BITS, FRACTION
from meseta.envs.sonora.legal_kernel import SOURCES

__all__ = ["pick"]


def pick(table: Data, printed: Data, mask: Data, point: Data, seed: int, k: int) -> int:
    """A legal action, each as likely as any other, and a point of the box in case it is a flick."""
    chooser, drawn = key(seed, k, -1), int(table.luck[CHOSEN])
    table.luck[CHOSEN] = drawn + 5
    for part in range(4):
        point[part] = 2.0 * BITS * ((word(chooser, drawn + 1 + part) >> 11) & FRACTION) - 1.0
    starts, sources = printed.starts, int(table.sources[0])
    placements, spaces = len(printed.canyon.numbers), len(printed.creek.parents)
    count = ones(mask, 0, starts.draw) + ones(mask, starts.record, starts.end)
    for source in range(SOURCES):
        if sources >> source & 1:
            at = starts.draw + source * placements
            count += ones(mask, at, at + placements)
        if sources >> (source + SOURCES) & 1:
            at = starts.walk + source * spaces
            count += ones(mask, at, at + spaces)
    left, number = below(chooser, drawn, count), 0
    while number < starts.end:
        if number >= starts.draw and number < starts.record and sources == 0:
            number = starts.record
        if mask[number]:
            if left == 0:
                return number
            left -= 1
        number += 1
    return number


def ones(mask: Data, first: int, last: int) -> int:
    """How many actions in this part of the mask are legal."""
    part, found = mask[first:last], 0
    for index in range(len(part)):
        found += int(part[index])
    return found
