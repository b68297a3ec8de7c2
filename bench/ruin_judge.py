"""Whether real games agree with the judge of In the Ruin: `python -m bench.ruin_judge greedy adept`.

In matches of these bots, some turns of the first that the judge says cost or gained something for sure are
played on by the rules, with every sheet as it is: once from the turn that was played and once from the
judge's own, by `adept` bots and with the same cards.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from meseta.bots.bot import NORMAL, AnyBot
from meseta.bots.in_the_ruin.judge import RuinJudge
from meseta.bots.in_the_ruin.standings import Order
from meseta.bots.in_the_ruin.weights import WEIGHTS
from meseta.bots.registry import make_bot
from meseta.bots.verdicts import Adviser
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.actions import Action, Confirm
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.scoring import ESCAPE
from meseta.games.in_the_ruin.state import Phase, State

GAME = InTheRuin()
ADVISER = Adviser(GAME, RuinJudge(GAME))
PLAYER = make_bot("adept", GAME)


class Compared(NamedTuple):
    """What a turn cost, by the judge and in real games."""

    judged: float
    real: float
    error: float
    """The standard error of the real cost."""


def turns_of(bots: Sequence[AnyBot], seed: int) -> list[tuple[State, list[Action]]]:
    """The turns of the first bot in a match, each with the position it began in."""
    rng, state = Random(seed), GAME.setup(len(bots), {})
    found: list[tuple[State, list[Action]]] = []
    while actors := GAME.actors(state):
        seat = min(actors)
        action: Action = GAME.chance(state).sample(rng) if seat == CHANCE else asked(bots[seat], state, rng)
        if seat == 0:
            if not found or isinstance(found[-1][1][-1], Confirm):
                found.append((state, []))
            found[-1][1].append(action)
        state = GAME.apply(state, seat, action)
    return rng.sample(found, len(found))


def asked(bot: AnyBot, state: State, rng: Random) -> Action:
    """What the bot does as the first of those who act."""
    seat = min(GAME.actors(state))
    action: Action = bot.choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, rng)
    return action


def played_out(state: State, turn: Sequence[Action], plays: int) -> list[float]:
    """The first seat's points after the turn, with what leaving first takes from the others."""
    for action in turn:
        state = GAME.apply(state, 0, action)
    return [_end(state, play) for play in range(plays)]


def _end(state: State, play: int) -> float:
    order, stage, rng = Order.drawn(HOUSE, state, play), state.stage, Random(play)
    while actors := GAME.actors(state):
        if state.stage != stage:
            order, stage = Order.drawn(HOUSE, state, play), state.stage
        action = order.answer(state) if CHANCE in actors else asked(PLAYER, state, rng)
        state = GAME.apply(state, min(actors), action)
    assert state.phase is Phase.OVER
    own = GAME.score(state)[0]
    first = len(state.players) > 1 and own.parts[-1].points == ESCAPE[0]
    return own.total + WEIGHTS.first_out * first


def compared(state: State, turn: Sequence[Action], plays: int, least: float) -> Compared | None:
    """The turn in real games, if the judge is sure enough of what it cost."""
    cost = ADVISER.judged(state, 0, turn).cost
    if not cost.sure or abs(cost.mean) < least:
        return None
    pair = [played_out(state, one, plays) for one in (ADVISER.turn(state, 0), turn)]
    apart = [best - other for best, other in zip(*pair, strict=True)]
    return Compared(cost.mean, fmean(apart), stdev(apart) / sqrt(plays))


def main() -> None:
    """Print every comparison, and how often the signs agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--turns", type=int, default=6, help="at most so many of each game")
    parser.add_argument("--plays", type=int, default=40, help="real games after each turn")
    parser.add_argument("--least", type=float, default=5.0, help="points that a turn must have cost")
    options = parser.parse_args()
    bots = [make_bot(name, GAME) for name in options.bots]
    every: list[Compared] = []
    for seed in range(options.games):
        found: list[Compared] = []
        for state, turn in turns_of(bots, seed):
            if len(found) < options.turns and (one := compared(state, turn, options.plays, options.least)):
                found.append(one)
                print(f"judged {one.judged:+.1f}, real {one.real:+.1f} ± {one.error:.1f}", flush=True)
        every += found
    clear = [one for one in every if abs(one.real) >= 2 * one.error]
    for name, some in (("all", every), ("clear in real games", clear)):
        agreeing = sum((one.judged > 0) == (one.real > 0) for one in some)
        print(f"{name}: {agreeing} of {len(some)} agree; judged {_mean(some, 0)}, real {_mean(some, 1)}")


def _mean(some: list[Compared], field: int) -> str:
    return f"{fmean(one[field] for one in some):+.1f} on average" if some else "none"


if __name__ == "__main__":
    main()
