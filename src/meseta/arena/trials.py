"""Single games in which opinions are tried: one seat has them, the others are rivals, and luck is common."""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

import msgspec

from meseta.arena.playing import OneGame, Player, Table
from meseta.arena.processes import watch_of_process
from meseta.arena.quick import quick
from meseta.arena.selfplay import open_cached
from meseta.bots.training import Trainable, trainable
from meseta.core.seats import Seat

TRAINED = "trained"
"""What the bot is called that has the opinions."""


class Deal(msgspec.Struct, frozen=True):
    """A game's luck, and how many play it."""

    seed: int
    stage: str
    """What it is played for; other stages have other luck."""
    seats: int
    number: int

    @property
    def seat(self) -> Seat:
        """Where the opinions are tried; all seats take turns."""
        return self.number % self.seats

    @property
    def luck(self) -> str:
        """The seed of everything that is left to chance."""
        return f"{self.seed}/{self.stage}/{self.seats}/{self.number}"


class Trial(msgspec.Struct, frozen=True):
    """One game to play."""

    game: str
    deal: Deal
    opinions: Mapping[str, float] | None
    """None for the rival in the same seat, to compare with."""
    among: int
    """How many games are played with it."""


class Tried(msgspec.Struct, frozen=True):
    """How it went."""

    score: int
    margin: int
    """By how much it was ahead of the best other; alone, its score."""
    win: float
    """A shared win counts as a fraction."""


def play_trial(trial: Trial) -> Tried:
    """The result of the game, which its trial determines entirely."""
    tuned = trainable(trial.game)
    assert tuned is not None, "somebody has looked before"
    game, deal = open_cached(trial.game), trial.deal
    players = [
        Player(tuned.rival_name, game, f"{deal.luck}/{seat}", tuned.make_rival(game))
        for seat in range(deal.seats)
    ]
    if trial.opinions is not None:
        bot = tuned.make(trial.opinions, game)
        players[deal.seat] = Player(TRAINED, game, f"{deal.luck}/{deal.seat}", bot)
    for player in players:
        player.bot = quick(player.bot, trial.among)
    table = Table(game, {}, players, deal.number, deal.seed)
    state = OneGame(table, Random(f"{deal.luck}/chance")).play(watch_of_process())
    outcome = game.outcome(state)
    assert outcome is not None, "nobody had anything left to do"
    totals = [score.total for score in game.score(state)]
    own = totals.pop(deal.seat)
    win = 1 / len(outcome.winners) if deal.seat in outcome.winners else 0.0
    return Tried(own, own - max(totals, default=0), win)


def worth(tuned: Trainable, tried: Sequence[Tried], level: Sequence[Tried]) -> float:
    """How much better the opinions did than the rival did in the same seats with the same luck.

    From 0 to 1; 0.5 means as well. A game counts by the difference of its margins, large ones hardly more.
    """
    gains = [(one.margin - other.margin) / tuned.spread for one, other in zip(tried, level, strict=True)]
    return sum(1 / (1 + exp(-max(-50.0, min(50.0, gain)))) for gain in gains) / len(gains)
