"""The standings after some bouts: shares of wins with their bounds, ratings, scores and thinking times."""

from collections.abc import Mapping, Sequence
from math import sqrt

import msgspec

from meseta.arena.betting import lower_bound, upper_bound
from meseta.arena.duels import USUAL_TERMS, Bout, Duel, Terms
from meseta.arena.ladder import GOAL
from meseta.arena.rating import TWO_SIDED, Rating, rate
from meseta.bots.registry import USUAL


class Standing(msgspec.Struct, frozen=True):
    """A bot's results against another, or alone."""

    bots: tuple[str, ...]
    games: int
    wins: float
    """The first bot's wins; in company, for each game the share of rivals that it finished ahead of."""
    lower: float
    """What its share of wins exceeds with 95 % confidence, however often it was checked."""
    upper: float
    scores: tuple[float, ...]
    """Mean scores."""
    margins: tuple[float, ...]
    """Half the width of their 95 % intervals."""
    milliseconds: tuple[float, ...]
    """Thinking time per move."""
    terms: Terms = USUAL_TERMS

    @property
    def share(self) -> float:
        """The first bot's share of wins; in company, of rivals beaten."""
        return self.wins / self.games

    @property
    def is_rated(self) -> bool:
        """Whether ratings follow from it: those of two players, with what the bots bring."""
        return len(self.bots) == 2 and self.terms == USUAL_TERMS

    @property
    def passed(self) -> bool:
        """Whether the first bot is proven to be a rung above the second."""
        return self.lower > GOAL


def standing(duel: Duel, bouts: Sequence[Bout]) -> Standing:
    """The standing after these bouts."""
    shares = [bout.share for bout in bouts]
    bots = range(len(duel.bots))
    sides = (slice(1), slice(1, None))[: len(bots)]
    scores = [[score for bout in bouts for game in bout.scores for score in game[side]] for side in sides]
    return Standing(
        duel.bots,
        games=sum(len(bout.wins) for bout in bouts),
        wins=sum(sum(bout.wins) for bout in bouts),
        lower=lower_bound(shares),
        upper=upper_bound(shares),
        scores=tuple(map(_mean, scores)),
        margins=tuple(map(_margin, scores)),
        milliseconds=tuple(
            1000 * sum(bout.seconds[bot] for bout in bouts) / max(1, sum(bout.moves[bot] for bout in bouts))
            for bot in bots
        ),
        terms=duel.terms,
    )


def ratings(rungs: Sequence[str], standings: Sequence[Standing]) -> Mapping[str, Rating]:
    """The rating of every rung whose games connect it to the anchor: greedy, the simplest good bot."""
    anchor = USUAL if USUAL in rungs else rungs[0]
    wins = {(one.bots[0], one.bots[1]): (one.wins, one.games) for one in standings if one.is_rated}
    return rate(rungs, wins, anchor)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return TWO_SIDED * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
