"""All turns worth considering, and nothing that is not a turn."""

from random import Random

import pytest

from meseta.bots.shifting_stones.turns import Turns, Width
from meseta.games.shifting_stones.best_turn import best_turn
from meseta.games.shifting_stones.chance import Layouts
from meseta.games.shifting_stones.distance import apply_move
from meseta.games.shifting_stones.grid import pack
from tests.bots.shifting_stones.choosing import GAME


@pytest.mark.parametrize("seed", range(6))
def test_among_all_turns_is_one_with_the_most_points(seed: int) -> None:
    rng = Random(seed)
    grid = pack(Layouts().sample(rng).faces)
    hand = rng.sample(sorted(GAME.deck.cards), 4)
    found = list(Turns(GAME.deck, lambda *_: 0.0, Width(4, 1, 9)).all(grid, hand))
    most = max(GAME.deck.points(turn.scored) for turn in found)
    assert most == best_turn(GAME.deck, grid, hand).points


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_can_be_played_and_leaves_the_grid_it_says(seed: int) -> None:
    rng = Random(seed)
    grid = pack(Layouts().sample(rng).faces)
    hand = rng.sample(sorted(GAME.deck.cards), 4)
    for turn in Turns(GAME.deck, lambda *_: 0.0, Width(2, 1, 1)).all(grid, hand):
        assert sorted((*turn.scored, *turn.rest)) == sorted(hand)
        assert len(turn.moves) <= len(turn.rest)
        grids = [grid]
        for move in turn.moves:
            grids.append(apply_move(grids[-1], move))
        assert grids[-1] == turn.grid
        assert all(any(GAME.deck.matches(seen, card) for seen in grids) for card in turn.scored)
