"""How strong our bots are: each rung plays the one below until the duel is decided, resumable at any time.

A pair of rungs plays bouts: games with the same chance and rotated seats. It may stop as soon as the
lower bound on its share of wins, valid however often it is checked (`betting`), exceeds what a rung must
reach. Every bout is saved when it has been played, so an interrupted run loses nothing.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

import msgspec

from meseta.arena.betting import lower_bound
from meseta.arena.duels import USUAL_TERMS, Bout, Duel, Terms, play_bout
from meseta.arena.errors import BadCluster
from meseta.arena.problems import BotVanished, WorkersVanished
from meseta.arena.processes import watch_of_process
from meseta.arena.results import Results
from meseta.arena.selfplay import open_cached
from meseta.arena.workers import HERE, Workers
from meseta.bots.problems import BotUnknown
from meseta.bots.registry import SEARCH, bot_names, code_of, is_file, own_bots
from meseta.core.errors import BadBot
from meseta.core.game import AnyGame
from meseta.games import open_game

GOAL: Final = 0.55
"""The share of wins that a rung must provably exceed against the one below; in company, of rivals beaten."""


class Plan(msgspec.Struct, frozen=True):
    """What to play, and how much of it."""

    game: str
    seed: int = 1
    games: int = 1000
    """The most games a pair plays; in solo play, the number each rung plays."""
    least: int = 200
    """The fewest games a pair plays, so that its rating is precise enough."""
    pairs: tuple[tuple[str, str], ...] = ()
    """The stronger one first; all neighbouring rungs if none are given."""
    solo: bool = False
    terms: Terms = USUAL_TERMS
    """How many play, and with which options; alone, the options count."""

    def duels(self) -> list[Duel]:
        """Who plays whom, the weakest first."""
        rungs = own_bots(self.game)
        if self.solo:
            return [Duel(self.game, (rung,), self.seed, terms=self.terms) for rung in rungs]
        pairs = self.pairs or tuple((stronger, weaker) for weaker, stronger in pairwise(rungs))
        known = (*bot_names(self.game), SEARCH)
        strange = [bot for pair in pairs for bot in pair if bot not in known and not is_file(bot)]
        if strange:
            raise BadBot(BotUnknown(name=strange[0][:60], game=self.game, known=", ".join(known)))
        return [Duel(self.game, pair, self.seed, code_of(pair), self.terms) for pair in pairs]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that are named."""
        return tuple(dict.fromkeys(bot for pair in self.pairs for bot in pair))

    @property
    def guests(self) -> tuple[str, ...]:
        """The bots to be measured that are not ours."""
        if self.solo:
            return ()
        ours = (*own_bots(self.game), SEARCH)
        return tuple(bot for bot in self.bots if bot not in ours)


def is_reproducible(game: AnyGame, duel: Duel, bouts: Sequence[Bout]) -> bool:
    """Whether the bots still play as they did, checked by playing the first bout again."""
    return bouts[0].same_play(play_bout(game, duel, 0))


def decided(plan: Plan, duel: Duel, bouts: Sequence[Bout]) -> bool:
    """Whether a duel needs no more games."""
    games = len(bouts) * len(duel.seated)
    if games >= plan.games:
        return True
    return len(duel.bots) == 2 and games >= plan.least and is_stronger(bouts)


def is_stronger(bouts: Sequence[Bout]) -> bool:
    """Whether the first bot provably beats more rivals than a rung must."""
    return lower_bound(bout.share for bout in bouts) > GOAL


def play_duel(plan: Plan, duel: Duel, results: Results, workers: Workers = HERE) -> Iterator[Bout]:
    """The bouts of a duel in order, starting with those already played; the same whoever plays them."""
    bouts = results.bouts(duel)
    if bouts and not is_reproducible(open_game(plan.game), duel, bouts):
        results.forget(duel)
        bouts = []
    yield from bouts
    if decided(plan, duel, bouts):
        return
    most = -(-plan.games // len(duel.seated))
    for bout in _play_bouts(duel, range(len(bouts), most), workers):
        results.add(duel, bout)
        bouts.append(bout)
        yield bout
        if decided(plan, duel, bouts):
            return


def _play_bouts(duel: Duel, numbers: range, workers: Workers) -> Iterator[Bout]:
    try:
        yield from workers.results(partial(_play, duel), numbers)
    except BadCluster as error:
        if isinstance(error.problem, WorkersVanished):
            raise BadBot(BotVanished(names=", ".join(duel.bots))) from None
        raise


def _play(duel: Duel, number: int) -> Bout:
    return play_bout(open_cached(duel.game), duel, number, watch_of_process())
