"""Chance draws only what its distribution lists, as often as the weights say."""

from collections import Counter
from itertools import islice
from random import Random

from meseta.core.seats import CHANCE
from meseta.testing.frequencies import differs
from meseta.testing.walks import Walks, listable

LISTED = 2_000
"""Distributions with more answers than this are not checked here; their game must check its totals."""
DRAWS = 4_000
KINDS = 5
"""The most kinds of distributions drawn from per table."""


def check_samples_are_possible(walks: Walks) -> None:
    """The rules accept whatever chance draws."""
    game = walks.game
    rng = Random(walks.seats)
    for ply in walks.plies:
        if game.actors(ply.before) == {CHANCE}:
            answer = game.chance(ply.before).sample(rng)
            fault = game.fault(ply.before, CHANCE, answer)
            assert fault is None, f"{ply.place}: chance draws {game.write(answer)}, which is refused: {fault}"


def check_answers_are_possible(walks: Walks) -> None:
    """The rules accept every answer that chance lists, each of which is listed once with a weight."""
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
    """How many kinds of distributions were checked; fails if one does not follow its weights."""
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
            assert not differs(drawn, weights), f"{ply.place}: chance's answers do not follow their weights"
    return len(seen)
