"""Every field of a view shows what its name says."""

from random import Random

from msgspec.structs import replace

from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import pack, unpack
from meseta.games.shifting_stones.state import State
from meseta.grids.bits import bits

GAME = ShiftingStones()


def dealt() -> State:
    """Two players with their hands, before the first turn."""
    rng, state = Random(4), GAME.setup(2, {"first_player": "1"})
    while GAME.actors(state) == {CHANCE}:
        state = GAME.apply(state, CHANCE, GAME.chance(state).sample(rng))
    return state


def test_a_view_shows_the_state_under_the_same_names() -> None:
    state = replace(dealt(), scored=(bits([70, 71]), bits([72])), discard=bits([5, 60]), due=3, strikes=2)
    state = replace(state, acted=True, fruitful=False, uncapped=True, rested=0b10, seen=bits([7, 8, 9]))
    view = GAME.observe(state, 0)
    assert (view.viewer, view.phase, view.first, view.turn) == (0, state.phase, 1, state.turn)
    assert view.grid == unpack(state.grid)
    assert pack(view.grid) == state.grid
    assert bits(view.hand) == state.hands[0]
    assert view.hand_sizes == (4, 4)
    assert view.scored == ((70, 71), (72,))
    assert view.discard == (5, 60)
    assert view.deck_size == state.deck.bit_count()
    assert (view.due, view.strikes, view.seen) == (3, 2, (7, 8, 9))
    assert (view.acted, view.fruitful, view.rested, view.uncapped) == (True, False, (1,), True)
    assert (view.goal, view.last_round) == (10, False)


def test_a_spectator_sees_no_hand() -> None:
    view = GAME.observe(replace(dealt(), seen=bits([7])), None)
    assert (view.viewer, view.hand, view.seen) == (None, (), ())
