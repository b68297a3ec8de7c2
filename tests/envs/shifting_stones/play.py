"""Games of every kind, played at random, for the tests to look at."""

from collections.abc import Callable, Iterator
from random import Random

from meseta.core.game import Options
from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.actions import Action, End, Score, Skip
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.state import State

CAPS = ("6", "none")


def hoard(state: State, listed: list[Action], rng: Random) -> Action:
    """Skip whenever it is allowed, and spend nothing: the largest hands."""
    return next((action for action in listed if isinstance(action, Skip)), End())


def hasty(state: State, listed: list[Action], rng: Random) -> Action:
    """Score whenever it is allowed: games that end."""
    scores = [action for action in listed if isinstance(action, Score)]
    return rng.choice(scores or listed)


def anyhow(state: State, listed: list[Action], rng: Random) -> Action:
    """Anything, each action as likely as any other."""
    return rng.choice(listed)


def mixed(state: State, listed: list[Action], rng: Random) -> Action:
    """Now this, now that: skips and scores come up often."""
    return rng.choice((hoard, hasty, anyhow))(state, listed, rng)


def states(
    game: ShiftingStones,
    seats: int,
    options: Options,
    rng: Random,
    longest: int,
    choose: Callable[[State, list[Action], Random], Action] = mixed,
) -> Iterator[State]:
    """The states of one game, chance's included, until its end or the longest that one has patience for."""
    state = game.setup(seats, options)
    for _ in range(longest):
        yield state
        actors = game.actors(state)
        if not actors:
            return
        (seat,) = actors
        if seat == CHANCE:
            action = game.chance(state).sample(rng)
        else:
            action = choose(state, list(game.legal(state, seat)), rng)
        state = game.apply(state, seat, action)
