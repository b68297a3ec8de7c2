"""Trials: whole games between bots of one level, to see how many points an edition gives.

A game is determined by its number and the seats' bots alone, so two editions can be compared by the same
chances, and whoever asks twice gets the same answer.
"""

from collections.abc import Iterator
from random import Random

import msgspec

from meseta.bots.bot import NORMAL, ask
from meseta.bots.problems import BotRaised
from meseta.bots.registry import make_bot, preset_options
from meseta.core.errors import BadBot
from meseta.core.game import Action, Game, State, View
from meseta.core.record import MOST_ENTRIES
from meseta.core.seats import CHANCE

__all__ = ["TriedGame", "try_game"]


class TriedGame(msgspec.Struct, frozen=True):
    """How one game between bots ended."""

    number: int
    totals: tuple[int, ...]
    """The points of each seat."""
    parts: tuple[dict[str, int], ...]
    """By seat, the points of each part of its score, by the part's code."""


def try_game(game: Game[State, Action, View], bot: str, seats: int, number: int) -> TriedGame:
    """The game of that number between bots of this level; raises `BadBot` if they do not finish it."""
    state = _play_out(game, bot, seats, number)
    scores = game.score(state)
    parts: list[dict[str, int]] = [{} for _ in scores]
    for score, sums in zip(scores, parts, strict=True):
        for part in score.parts:
            sums[part.code] = sums.get(part.code, 0) + part.points
    return TriedGame(number, tuple(score.total for score in scores), tuple(parts))


def _play_out(game: Game[State, Action, View], bot: str, seats: int, number: int) -> State:
    """The last state of the game."""
    players = [make_bot(bot, game) for _ in range(seats)]
    minds = list(_minds(seats, number))
    chance = Random(f"trial/{number}/chance")
    state = game.setup(seats, preset_options(game.info.key, dict.fromkeys(range(seats), bot)))
    for _ in range(MOST_ENTRIES):
        actors = game.actors(state)
        if not actors:
            return state
        seat = min(actors)
        if seat == CHANCE:
            action = game.chance(state).sample(chance)
        else:
            view, legal = game.observe(state, seat), game.legal(state, seat)
            action = ask(players[seat], bot, view, legal, NORMAL, minds[seat])
        state = game.apply(state, seat, action)
    raise BadBot(BotRaised(name=bot, detail=f"no end after {MOST_ENTRIES} actions"))


def _minds(seats: int, number: int) -> Iterator[Random]:
    """Randomness of its own for each seat."""
    for seat in range(seats):
        yield Random(f"trial/{number}/{seat}")
