"""Random games to look at, with the house edition and with one at the limits of what can be printed."""

from collections.abc import Iterator
from importlib import resources
from itertools import product
from random import Random
from typing import Final

from meseta.core.game import Options
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.content import read_edition
from meseta.games.in_the_ruin.game import InTheRuin, open_game
from meseta.games.in_the_ruin.rules import INFO
from meseta.games.in_the_ruin.state import State

HOUSE_GAME: Final = open_game(None)

_FILE: Final = (resources.files("meseta.games.in_the_ruin") / "data" / "house.toml").read_text("utf-8")
_EDGES: Final = {
    'cells = ["####"]': 'cells = ["######"]',
    'cells = ["###", "#.."]': 'cells = ["####", "#..#"]',
    'cells = ["###", ".#."]': 'cells = ["#"]',
    'cells = [".##", "##."]': 'cells = ["##", ".#"]',  # as in L3
    "number = 4": "number = 20",
}


def edge_game() -> InTheRuin:
    """With shapes of one space and of six, two shapes that look the same, and numbers up to 20."""
    text = _FILE
    for found, put in _EDGES.items():
        assert found in text
        text = text.replace(found, put)
    return InTheRuin(read_edition(text.replace('name = "house"', 'name = "edges"')))


EDGE_GAME: Final = edge_game()


def every_option() -> Iterator[Options]:
    """Every combination of the options."""
    for chosen in product(*(option.choices for option in INFO.options)):
        yield {option.key: choice for option, choice in zip(INFO.options, chosen, strict=True)}


def positions(game: InTheRuin, seats: int, options: Options, rng: Random) -> Iterator[State]:
    """Every position of one game in which each seat does anything that is legal, the end included."""
    state = game.setup(seats, options)
    while actors := sorted(game.actors(state)):
        yield state
        seat = rng.choice(actors)
        choice = game.chance(state) if seat == CHANCE else game.legal(state, seat)
        state = game.apply(state, seat, choice.sample(rng))
    yield state
