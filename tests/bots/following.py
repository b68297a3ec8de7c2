"""Matches in which one seat follows the hints, and what the judge charges it for that."""

from collections.abc import Mapping
from random import Random

from meseta.bots.bot import NORMAL
from meseta.bots.judge import judge_for
from meseta.bots.registry import make_bot
from meseta.core.game import AnyGame
from meseta.core.record import Entry
from meseta.core.seats import CHANCE
from meseta.play.advice import adviser_for
from meseta.play.analysis import JudgedEntry, judge_turns
from meseta.play.headers import make_header
from meseta.play.match import AnyMatch, empty_match, enter


def followed(
    game: AnyGame, seats: int, seed: int, options: Mapping[str, str] | None = None, entries: int = 5000
) -> AnyMatch:
    """A match in which seat 0 does what the judge says, against greedy bots; all act in any order."""
    rng, judge, rival = Random(seed), judge_for(game), make_bot("greedy", game)
    match: AnyMatch = empty_match(game, make_header(game, seats, options or {}, (), None))
    while (actors := game.actors(state := match.state)) and len(match.entries) < entries:
        seat = rng.choice(sorted(actors))
        if seat == CHANCE:
            action = game.chance(state).sample(rng)
        elif seat == 0:
            action = judge.choose(game.observe(state, 0), game.legal(state, 0))
        else:
            action = rival.choose(game.observe(state, seat), game.legal(state, seat), NORMAL, rng)
        match = enter(match, Entry(seat, game.write(action)))
    return match


def assert_free(game: AnyGame, match: AnyMatch) -> list[JudgedEntry]:
    """Every turn of seat 0 costs exactly nothing, by a judge that has never seen the match."""
    adviser_for.cache_clear()
    turns = list(judge_turns(game, match.record(), [0]))
    assert {(entry.cost, entry.error, entry.mark) for entry in turns} == {(0.0, 0.0, "")}
    return turns
