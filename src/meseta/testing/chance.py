"""Chance draws what it says it may draw, as often as it says."""

from collections import Counter
from itertools import islice
from random import Random

from meseta.core.seats import CHANCE
from meseta.testing.frequencies import differs
from meseta.testing.walks import Walks, listable

LISTED = 2_000
"""Distributions with more answers than this must be checked by their game, by what they add up to."""
DRAWS = 4_000
KINDS = 5
"""Kinds of distributions that are drawn from at one table."""


def check_samples_are_possible(walks: Walks) -> None:
    """What chance draws, the rules accept."""
    game = walks.game
    rng = Random(walks.seats)
    for ply in walks.plies:
        if game.actors(ply.before) == {CHANCE}:
            answer = game.chance(ply.before).sample(rng)
            fault = game.fault(ply.before, CHANCE, answer)
            assert fault is None, f"{ply.place}: chance draws {game.write(answer)}, which is refused: {fault}"


def check_answers_are_possible(walks: Walks) -> None:
    """What chance lists, the rules accept; each answer once and with a weight."""
    game = walks.game
    for ply in walks.plies:
        if game.actors(ply.before) == {CHANCE} and listable(game.chance(ply.before)):
            listed = list(islice(game.chance(ply.before), 50))
            assert all(weight > 0 for _, weight in listed), f"{ply.place}: an answer of chance has no weight"
            answers = {answer for answer, _ in listed}
            assert len(answers) == len(listed), f"{ply.place}: an answer of chance is listed twice"
            for answer in answers:
                fault = game.fault(ply.before, CHANCE, answer)
                assert fault is None, (
                    f"{ply.place}: chance lists {game.write(answer)}, which is refused: {fault}"
                )


def check_frequencies(walks: Walks) -> int:
    """How many kinds of distributions were drawn from; fails where one does not keep to its weights."""
    game = walks.game
    rng = Random(walks.seats)
    seen: set[tuple[object, ...]] = set()
    for ply in walks.plies:
        if game.actors(ply.before) != {CHANCE} or len(seen) == KINDS or not listable(game.chance(ply.before)):
            continue
        weights = dict(islice(game.chance(ply.before), LISTED + 1))
        kind = (type(next(iter(weights))), len(weights))
        if 1 < len(weights) <= LISTED and kind not in seen:
            seen.add(kind)
            distribution = game.chance(ply.before)
            drawn = Counter(distribution.sample(rng) for _ in range(DRAWS))
            assert not differs(drawn, weights), (
                f"{ply.place}: chance's answers do not come as often as it says"
            )
    return len(seen)
