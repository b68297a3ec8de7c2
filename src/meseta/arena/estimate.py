"""How strong a bot is that is not on the ladder, from its games against those that are."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from meseta.arena.rating import TWO_SIDED, UNIT, Rating
from meseta.arena.standings import Standing
from meseta.bots.ratings import Rating as Measured

_PRIOR: Final = 0.5
"""Wins credited to each side of a pair in advance, as on the ladder."""
_ROUNDS: Final = 100
ONE_SIDED: Final = 0.05
"""The share of wins from which on, or up to which, nearly all games went the same way."""


class Against(NamedTuple):
    """A bot's games against one rung."""

    rung: Measured
    wins: float
    games: int

    @property
    def one_sided(self) -> bool:
        """Whether nearly all games went the same way, so that they say little about the distance."""
        share = self.wins / self.games
        return not ONE_SIDED < share < 1 - ONE_SIDED


def games_against(bot: str, standings: Sequence[Standing], rungs: Mapping[str, Measured]) -> list[Against]:
    """The bot's games against rungs whose strength is known."""
    found = []
    for one in standings:
        if one.is_rated and bot in one.bots:
            first = one.bots[0] == bot
            other = one.bots[1] if first else one.bots[0]
            if other in rungs and one.games:
                wins = one.wins if first else one.games - one.wins
                found.append(Against(rungs[other], wins, one.games))
    return found


def estimate(games: Sequence[Against]) -> Rating | None:
    """The most likely rating on the ladder's scale, with a margin that includes that of the rungs.

    None if it has not played any rung whose strength is known.

    >>> even = Against(Measured(1000, 0), wins=50, games=100)
    >>> round(estimate([even]).rating), round(estimate([even]).margin)
    (1000, 68)
    """
    if not games:
        return None
    rating = sum(one.rung.rating * one.games for one in games) / sum(one.games for one in games)
    weights = [0.0]
    for _ in range(_ROUNDS):
        chances = [1 / (1 + 10 ** ((one.rung.rating - rating) / 400)) for one in games]
        played = [one.games + 2 * _PRIOR for one in games]
        weights = [n * p * (1 - p) / UNIT**2 for n, p in zip(played, chances, strict=True)]
        surplus = [
            (one.wins + _PRIOR - n * p) / UNIT for one, n, p in zip(games, played, chances, strict=True)
        ]
        # Newton's step overshoots where one side nearly always wins; a bounded one still gets there.
        step = max(-200.0, min(200.0, sum(surplus) / sum(weights)))
        rating += step
        if abs(step) < 1e-6:
            break
    return Rating(rating, _margin(games, weights))


def _margin(games: Sequence[Against], weights: Sequence[float]) -> float:
    """Half the width of the 95 % interval, from chance in these games and from what is known of the rungs."""
    total = sum(weights)
    of_rungs = sum((w / total * one.rung.margin) ** 2 for one, w in zip(games, weights, strict=True))
    return sqrt(TWO_SIDED**2 / total + of_rungs)
