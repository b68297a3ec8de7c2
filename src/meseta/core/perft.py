"""Counts every line of play to a depth: the strictest test of a move generator, and a measure of speed."""

from meseta.core.game import Action, Game, State, View
from meseta.core.seats import CHANCE

__all__ = ["answer_chance", "perft"]


def answer_chance(game: Game[State, Action, View], state: State) -> State:
    """The state once chance has given its first possible answer to whatever it is asked."""
    while CHANCE in game.actors(state):
        answer, _weight = next(iter(game.chance(state)))
        state = game.apply(state, CHANCE, answer)
    return state


def perft(game: Game[State, Action, View], state: State, depth: int) -> int:
    """How many sequences of `depth` actions the players have from here.

    Chance does not count as an action and always gives its first answer, so that the number can be
    derived by hand. A line that ends before the depth counts for nothing, as in chess.
    """
    if depth == 0:
        return 1
    return sum(
        perft(game, answer_chance(game, game.apply(state, seat, action)), depth - 1)
        for seat in sorted(game.actors(state))
        for action in game.legal(state, seat)
    )
