"""Going on from a legal action without judging it again leads where `apply` leads."""

from random import Random

import pytest

from meseta.core.abilities import Trusting
from meseta.core.seats import CHANCE
from meseta.games import open_game


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("key", ["shifting_stones", "in_the_ruin", "sonora"])
def test_what_is_not_judged_again_is_the_same(key: str, seats: int) -> None:
    game, rng = open_game(key), Random(seats)
    assert isinstance(game, Trusting)
    state = game.setup(seats, {})
    for _ in range(400):
        actors = sorted(game.actors(state))
        if not actors:
            break
        seat = rng.choice(actors)
        source = game.chance(state) if seat == CHANCE else game.legal(state, seat)
        action = source.sample(rng)
        after = game.apply(state, seat, action)
        assert game.proceed(state, seat, action) == after
        state = after
