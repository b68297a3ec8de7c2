"""Chance draws what it says it may draw, as often as it says."""

from collections import Counter
from itertools import islice
from random import Random

from meseta.core.seats import CHANCE
from meseta.games import open_game
from tests.conformance.walks import every_table, plies

LISTED = 2_000
"""Distributions with more answers than this are checked game by game, by what they add up to."""
DRAWS = 4_000


@every_table
def test_samples_are_possible_answers(key: str, seats: int) -> None:
    game = open_game(key)
    rng = Random(seats)
    for ply in plies(key, seats):
        if game.actors(ply.before) == {CHANCE}:
            answer = game.chance(ply.before).sample(rng)
            assert game.fault(ply.before, CHANCE, answer) is None


@every_table
def test_listed_answers_are_possible_and_different(key: str, seats: int) -> None:
    game = open_game(key)
    for ply in plies(key, seats):
        if game.actors(ply.before) == {CHANCE}:
            listed = list(islice(game.chance(ply.before), 50))
            assert all(weight > 0 for _, weight in listed)
            assert len({answer for answer, _ in listed}) == len(listed)
            assert all(game.fault(ply.before, CHANCE, answer) is None for answer, _ in listed)


@every_table
def test_answers_come_as_often_as_their_weights_say(key: str, seats: int) -> None:
    game = open_game(key)
    rng = Random(seats)
    seen: set[tuple[object, ...]] = set()
    for ply in plies(key, seats):
        if game.actors(ply.before) != {CHANCE} or len(seen) == 5:
            continue
        listed = list(islice(game.chance(ply.before), LISTED + 1))
        kind = (type(listed[0][0]), len(listed))
        if 1 < len(listed) <= LISTED and kind not in seen:
            seen.add(kind)
            distribution = game.chance(ply.before)
            drawn = Counter(distribution.sample(rng) for _ in range(DRAWS))
            total = sum(weight for _, weight in listed)
            excess = sum(
                (drawn[answer] - DRAWS * weight / total) ** 2 / (DRAWS * weight / total)
                for answer, weight in listed
            )
            freedom = len(listed) - 1
            assert excess < freedom + 5 * (2 * freedom) ** 0.5 + 5
    assert seen or seats == 1
