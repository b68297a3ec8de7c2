"""Matches of Shifting Stones for its judge to judge."""

from collections.abc import Sequence
from random import Random
from typing import Any

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.bots.shifting_stones.judge import ChanceJudge
from meseta.bots.verdicts import Adviser
from meseta.core.record import Record
from meseta.games.shifting_stones.state import State
from meseta.play.match import AnyMatch, Submission, start
from tests.bots.shifting_stones.choosing import GAME

HINTS = "hints"
"""A player who does what the hints say."""


def adviser() -> Adviser[Any, Any, Any]:
    """One that remembers nothing of earlier questions."""
    return Adviser(GAME, ChanceJudge(GAME))


def played(players: Sequence[str], seed: int) -> Record:
    """The record of a match between rungs and players who follow hints."""
    return _matches(players, seed)[-1].record()


def turns(players: Sequence[str], seed: int) -> list[State]:
    """The states in which a turn began."""
    return [match.state for match in _matches(players, seed)[:-1] if not match.state.acted]


def _matches(players: Sequence[str], seed: int) -> list[AnyMatch]:
    rng, judge = Random(seed), ChanceJudge(GAME)
    bots = {rung: make_bot(rung, GAME) for rung in players if rung != HINTS}
    found: list[AnyMatch] = [start(GAME, len(players), {}, rng)]
    while not (match := found[-1]).over:
        seat = match.state.turn
        view, legal = GAME.observe(match.state, seat), GAME.legal(match.state, seat)
        bot = bots.get(players[seat])
        action = bot.choose(view, legal, NORMAL, rng) if bot else judge.choose(view, legal)
        submission = Submission(None, match.step_of(seat), GAME.write(action))
        found.append(match.submit(seat, submission, rng).match)
    return found
