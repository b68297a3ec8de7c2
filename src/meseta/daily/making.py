"""Making a day's puzzle: the first position that is as hard as the day wants, from a seed that is a hash."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from meseta.core.daily import DailyMaker, Solution
from meseta.core.digests import digest
from meseta.core.game import AnyGame, AnyState
from meseta.core.plugin import daily_maker
from meseta.daily.days import Day, wanted_level
from meseta.games import find_plugin

__all__ = ["Puzzle", "digest_of", "make", "maker_of", "position_of", "seeded"]

MOST_CANDIDATES: Final = 100_000


class Puzzle(NamedTuple):
    """A day's puzzle with its answer."""

    day: Day
    candidate: int
    """The number of the position among those that the day's seeds give, from 0."""
    state: AnyState
    solution: Solution

    @property
    def level(self) -> int:
        """How hard it is."""
        return self.solution.level


def maker_of(key: str) -> DailyMaker | None:
    """Who makes the game's puzzles; None if there is no such game, or if it has none."""
    known = find_plugin(key)
    return None if known is None else daily_maker(known)


def seeded(game: AnyGame, day: Day, candidate: int, use: str = "draft") -> Random:
    """The generator for one position of a day, or for another use of it; depends on nothing else."""
    name = f"meseta daily 1/{game.info.key}/{game.edition.digest}/{day.isoformat()}/{candidate}/{use}"
    return Random(int.from_bytes(sha256(name.encode()).digest(), "big"))


def position_of(game: AnyGame, maker: DailyMaker, day: Day, candidate: int) -> AnyState | None:
    """The day's position of that number; None if those draws lead to none."""
    return maker.draft(game, wanted_level(day), seeded(game, day, candidate))


def solved(game: AnyGame, maker: DailyMaker, day: Day, candidate: int, state: AnyState) -> Puzzle:
    """The position as a puzzle."""
    return Puzzle(day, candidate, state, maker.solve(game, state, seeded(game, day, candidate, "solve")))


def digest_of(game: AnyGame, state: AnyState) -> str:
    """A digest of the position, by which a calendar recognises it."""
    return digest(game.dump(state))


def make(game: AnyGame, maker: DailyMaker, day: Day) -> Puzzle:
    """The day's puzzle: the first of the wanted level, or else the first that comes nearest to it."""
    wanted = wanted_level(day)
    best: Puzzle | None = None
    for puzzle in _puzzles(game, maker, day):
        if best is None or abs(puzzle.level - wanted) < abs(best.level - wanted):
            best = puzzle
        if best.level == wanted:
            break
    assert best is not None, "every maker finds puzzles among so many draws"
    return best


def _puzzles(game: AnyGame, maker: DailyMaker, day: Day) -> Iterator[Puzzle]:
    """The puzzles among the day's positions, as many as the maker looks at; at least one."""
    looked, found = 0, False
    for candidate in range(MOST_CANDIDATES):
        state = position_of(game, maker, day, candidate)
        if state is None:
            continue
        puzzle = solved(game, maker, day, candidate, state)
        looked += 1
        if puzzle.level:
            found = True
            yield puzzle
        if found and looked >= maker.tries:
            return
