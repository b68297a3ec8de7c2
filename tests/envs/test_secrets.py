"""What an environment shows depends on nothing that its viewer cannot see."""

from random import Random

import pytest
from gymnasium.utils.env_checker import data_equivalence

from meseta.core.seats import CHANCE
from meseta.envs.episode import put_into_numbers
from meseta.games import open_game


@pytest.mark.parametrize("key", ["shifting_stones", "in_the_ruin"])
@pytest.mark.parametrize("seats", [2, 3])
def test_arrays_and_masks_are_the_same_in_every_state_that_looks_the_same(key: str, seats: int) -> None:
    game, rng = open_game(key), Random(f"{key} {seats}")
    numbers = put_into_numbers(game, seats, {})
    state, others = game.setup(seats, {}), 0
    for _ in range(120):
        actors = sorted(game.actors(state))
        if not actors:
            break
        seat = rng.choice(actors)
        if seat == CHANCE:
            state = game.apply(state, CHANCE, game.chance(state).sample(rng))
            continue
        for viewer in range(seats):
            view = game.observe(state, viewer)
            imagined = game.imagine(view, rng)
            others += imagined != state
            assert data_equivalence(
                dict(numbers.observe(view)), dict(numbers.observe(game.observe(imagined, viewer)))
            )
            if viewer in actors:
                assert data_equivalence(
                    numbers.mask(view, game.legal(state, viewer)),
                    numbers.mask(view, game.legal(imagined, viewer)),
                )
        state = game.apply(state, seat, game.legal(state, seat).sample(rng))
    assert others > 50, "what was imagined differed from what was"
