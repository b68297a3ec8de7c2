"""Games of every kind, played at random, for the tests to look at."""

from collections.abc import Iterator
from random import Random

from meseta.core.game import Options
from meseta.core.seats import CHANCE, Seat
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import State

OPTIONS: dict[int, tuple[Options, ...]] = {
    1: (
        {"text": "final"},
        {"text": "spanish", "rounds": "7", "fair_colours": "on"},
        {"text": "draft", "rounds": "5", "no_bunting": "on"},
    ),
    2: ({"hand_0": "shaky", "hand_1": "exact"}, {"no_bunting": "on", "first_player": "1", "rounds": "7"}),
    3: ({}, {"no_bunting": "on", "rounds": "5", "hand_2": "steady"}),
    4: ({}, {"first_player": "3", "rounds": "5"}),
}
"""By number of seats: kinds of games in which every option has another value than its first."""


def positions(game: Sonora, seats: int, options: Options, rng: Random) -> Iterator[tuple[State, Seat]]:
    """The states of one game in which a player is to act, each with one who may."""
    state = game.setup(seats, options)
    while actors := sorted(game.actors(state)):
        seat = rng.choice(actors)
        if seat == CHANCE:
            action = game.chance(state).sample(rng)
        else:
            yield state, seat
            action = game.legal(state, seat).sample(rng)
        state = game.apply(state, seat, action)
