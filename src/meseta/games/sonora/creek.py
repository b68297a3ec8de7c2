"""The Creek Bed: paths through a branching creek, a tree from X at the top (SO-32 to SO-34, SO-52).

The visited spaces are connected and include X, so an unvisited space can be reached in only one way: down
from the nearest visited space. A path is therefore identified by its last space alone, and the AI's, which
run upstream, by their first.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.games.sonora.sheet_faults import (
    AiPathApart,
    AiPathBlocked,
    NoSuchSpace,
    PathLength,
    SpaceFilled,
    SpaceVisited,
)
from meseta.games.sonora.words import Bonus
from meseta.grids.bits import Bits, bits, members

Space: TypeAlias = int
"""A space of the Creek Bed by its printed number; 0 is the entrance."""

ENTRANCE: Final[Space] = 0
"""The pre-drawn X (SO-33)."""
LONGEST: Final = 5


class CreekPrint:
    """The section as it is printed."""

    def __init__(
        self,
        parents: tuple[Space, ...],
        points: tuple[int, ...],
        bonuses: dict[Space, Bonus],
        ai_squares: tuple[Space, ...],
    ) -> None:
        self.parents: Final = parents
        """The space upstream of each; for the entrance, itself."""
        self.points: Final = points
        self.bonuses: Final = bonuses
        self.ai_squares: Final = ai_squares
        """The last spaces of some branches (SO-52)."""
        self.children: Final = tuple(
            tuple(child for child, parent in enumerate(parents) if parent == space and child != ENTRANCE)
            for space in range(len(parents))
        )


class Creek(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What has been marked in one creek."""

    crossed: Bits = 1 << ENTRANCE
    circled: Bits = 0
    filled: Bits = 0
    """Solo: the AI's (SO-52)."""

    @property
    def visited(self) -> Bits:
        """Where a path may start (SO-33)."""
        return self.crossed | self.circled


def path_to(printed: CreekPrint, creek: Creek, end: Space) -> tuple[Space, ...]:
    """The unvisited spaces from below the nearest visited one down to this one, which is included."""
    visited = creek.visited
    found = []
    while not visited >> end & 1:
        found.append(end)
        end = printed.parents[end]
    return tuple(reversed(found))


def path_fault(printed: CreekPrint, creek: Creek, shortest: int, longest: int, end: Space) -> Fault | None:
    """A path has the right length and runs over unvisited spaces only (SO-32, SO-33, SO-52)."""
    if not 0 <= end < len(printed.parents):
        return NoSuchSpace("SO-33", space=end)
    path = path_to(printed, creek, end)
    if not path:
        return SpaceVisited(space=end)
    if bits(path) & creek.filled:
        return SpaceFilled(space=end)
    if not shortest <= len(path) <= longest:
        return PathLength(found=len(path), least=shortest, most=longest)
    return None


@lru_cache(1 << 12)
def ends(printed: CreekPrint, creek: Creek) -> tuple[tuple[Space, int], ...]:
    """Every space that a path could end on, ascending, with the path's length."""
    return tuple(sorted(_ends(printed, creek)))


@lru_cache(1 << 12)
def ends_by_length(printed: CreekPrint, creek: Creek) -> tuple[tuple[Space, ...], ...]:
    """The spaces that a path could end on: at index 0 for any length, then by length."""
    found = ends(printed, creek)
    every = tuple([end for end, _ in found])
    return every, *(tuple([end for end, length in found if length == n]) for n in range(1, LONGEST + 1))


def _ends(printed: CreekPrint, creek: Creek) -> Iterator[tuple[Space, int]]:
    """The same, unsorted."""
    visited, blocked = creek.visited, creek.visited | creek.filled
    edge = [(child, 1) for space in members(visited) for child in printed.children[space]]
    while edge:
        space, length = edge.pop()
        if not blocked >> space & 1:
            yield space, length
            if length < LONGEST:
                edge += ((child, length + 1) for child in printed.children[space])


def walk(printed: CreekPrint, creek: Creek, end: Space) -> tuple[Creek, tuple[Bonus, ...]]:
    """The spaces passed are crossed, the last is circled, and its bonus earned at once (SO-33, SO-34)."""
    *passed, last = path_to(printed, creek, end)
    marked = replace(creek, crossed=creek.crossed | bits(passed), circled=creek.circled | 1 << last)
    return marked, (printed.bonuses[last],) if last in printed.bonuses else ()


def score(printed: CreekPrint, creek: Creek) -> int:
    """The circled numbers (SO-43)."""
    return sum(printed.points[space] for space in members(creek.circled))


def ai_path(printed: CreekPrint, start: Space, length: int) -> tuple[Space, ...]:
    """That many spaces upstream from this one; fewer where the entrance comes first."""
    found: list[Space] = []
    while start != ENTRANCE and len(found) < length:
        found.append(start)
        start = printed.parents[start]
    return tuple(found)


def ai_starts(printed: CreekPrint, creek: Creek) -> tuple[Space, ...]:
    """Where an AI path may begin: its open squares, and just upstream of its paths (SO-52)."""
    taken = creek.visited | creek.filled
    upstream = {printed.parents[space] for space in members(creek.filled)}
    return tuple(space for space in sorted(upstream.union(printed.ai_squares)) if not taken >> space & 1)


def ai_path_fault(printed: CreekPrint, creek: Creek, length: int, start: Space) -> Fault | None:
    """An AI path starts at its squares or paths, has its full length, and avoids visited spaces (SO-52)."""
    if not 0 <= start < len(printed.parents):
        return NoSuchSpace("SO-52", space=start)
    if start not in ai_starts(printed, creek):
        return AiPathApart(space=start)
    path = ai_path(printed, start, length)
    if len(path) < length or bits(path) & (creek.visited | creek.filled):
        return AiPathBlocked(space=start, length=length)
    return None


def ai_paths(printed: CreekPrint, creek: Creek, length: int) -> list[Space]:
    """Every space from which an AI path of that length can run."""
    starts = ai_starts(printed, creek)
    return [start for start in starts if ai_path_fault(printed, creek, length, start) is None]


def ai_walk(printed: CreekPrint, creek: Creek, start: Space, length: int) -> Creek:
    """The spaces are filled; nothing is circled."""
    return replace(creek, filled=creek.filled | bits(ai_path(printed, start, length)))
