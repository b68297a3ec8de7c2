"""Ratings on one scale from the results of pairs (the Bradley–Terry model in Elo units).

A difference of 400 means odds of ten to one. One bot is the anchor, whose rating is fixed by definition.
"""

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Final, NamedTuple, TypeAlias

__all__ = ["Rating", "Wins", "rate"]

ANCHOR: Final = 1000
UNIT: Final = 400 / log(10)
TWO_SIDED: Final = 1.96
"""Standard errors on either side of a 95 % interval."""
_ROUNDS: Final = 100
_PRIOR: Final = 0.5
"""Wins credited to each side of a pair in advance, so that nobody is infinitely stronger."""

Wins: TypeAlias = Mapping[tuple[str, str], tuple[float, int]]
"""For each pair: the wins of the first bot, and the number of games."""


class Rating(NamedTuple):
    """How strong a bot is."""

    rating: float
    margin: float
    """Half the width of the 95 % interval of the distance to the anchor."""


def rate(bots: Sequence[str], wins: Wins, anchor: str) -> dict[str, Rating]:
    """The most likely ratings of the bots that are connected to the anchor by a chain of pairs."""
    played = [(a, b, won + _PRIOR, games + 2 * _PRIOR) for (a, b), (won, games) in wins.items() if games]
    connected = _connected(anchor, [(a, b) for a, b, _, _ in played])
    free = [bot for bot in bots if bot in connected and bot != anchor]
    strength = dict.fromkeys([*free, anchor], 0.0)
    spread: list[list[float]] = []
    for _ in range(_ROUNDS):
        slope = dict.fromkeys(strength, 0.0)
        information = [[0.0] * len(free) for _ in free]
        for a, b, won, games in played:
            if a not in strength or b not in strength:
                continue
            chance = 1 / (1 + 10 ** ((strength[b] - strength[a]) / 400))
            weight = games * chance * (1 - chance) / UNIT**2
            for bot, sign in ((a, 1), (b, -1)):
                slope[bot] += sign * (won - games * chance) / UNIT
                if bot in free:
                    information[free.index(bot)][free.index(bot)] += weight
            if a in free and b in free:
                information[free.index(a)][free.index(b)] -= weight
                information[free.index(b)][free.index(a)] -= weight
        spread = _inverse(information)
        steps = [sum(row[j] * slope[bot] for j, bot in enumerate(free)) for row in spread]
        # Newton's step overshoots where one side nearly always wins; a bounded one still gets there.
        for bot, step in zip(free, steps, strict=True):
            strength[bot] += max(-200.0, min(200.0, step))
        if max(map(abs, steps), default=0.0) < 1e-6:
            break
    rated = {
        bot: Rating(ANCHOR + strength[bot], TWO_SIDED * sqrt(spread[i][i])) for i, bot in enumerate(free)
    }
    return {bot: rated.get(bot, Rating(ANCHOR, 0.0)) for bot in bots if bot in strength}


def _connected(anchor: str, pairs: Sequence[tuple[str, str]]) -> set[str]:
    found = {anchor}
    while more := {bot for pair in pairs if found.intersection(pair) for bot in pair} - found:
        found |= more
    return found


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by elimination with the largest pivot."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for row in range(size):
            if row != column and (factor := rows[row][column]):
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
