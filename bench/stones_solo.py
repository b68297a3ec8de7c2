"""What bounds a solo game of Shifting Stones: `python -m bench.stones_solo expert --games 200`.

The rung plays deals whose pile lies in one order. A deal that it loses is told, and tried again by players
whose opinion of every turn is blurred at random: where one of them wins, the deal could have been won, by
someone who knew what was to come.
"""

import argparse
from random import Random
from typing import Final

from bench.stones_luck import GAME, Fate
from meseta.arena.betting import lower_bound, upper_bound
from meseta.bots.bot import NORMAL, AnyBot
from meseta.bots.registry import make_bot
from meseta.bots.shifting_stones.planner import Planner
from meseta.bots.shifting_stones.turns import Turn
from meseta.bots.shifting_stones.worth import Solo, Worth
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.state import State
from meseta.games.shifting_stones.view import View
from meseta.grids.bits import members

TRIES: Final = 60
BLUR: Final = 1.0
"""The standard deviation of a turn's worth; a 2 is worth 1."""


class Blurred(Solo):
    """An opinion that errs."""

    def __init__(self, rng: Random) -> None:
        super().__init__(GAME.deck)
        self._rng = rng

    def of(self, view: View, turn: Turn) -> float:
        """Roughly what the turn is worth."""
        return super().of(view, turn) + self._rng.gauss(0.0, BLUR)


class BlurredPlanner(Planner):
    """A planner with an opinion that errs."""

    def __init__(self, seed: str) -> None:
        super().__init__(GAME)
        self._blurred = Blurred(Random(seed))

    def worth(self, view: View) -> Worth:
        """The same opinion for every number of players; it is used in solo games only."""
        return self._blurred


def play(bot: AnyBot, fate: Fate) -> State:
    """The state in which the game ends."""
    state = fate.answer_all(GAME.setup(1, {}))
    rng = Random(0)
    while GAME.actors(state):
        action = bot.choose(GAME.observe(state, 0), GAME.legal(state, 0), NORMAL, rng)
        state = fate.answer_all(GAME.apply(state, 0, action))
    return state


def is_won(state: State) -> bool:
    """Whether all cards are scored (ST-24)."""
    outcome = GAME.outcome(state)
    return outcome is not None and 0 in outcome.winners


def tries_to_win(deal: str) -> int | None:
    """How many players with blurred opinions it took until one won the deal."""
    return next(
        (n for n in range(1, TRIES + 1) if is_won(play(BlurredPlanner(f"{deal}/{n}"), Fate(deal)))), None
    )


def tell(deal: str, state: State) -> None:
    """What was left of a lost game, and whether someone can win it."""
    distance = distances_for(GAME.deck).distance
    left = members(state.hands[0] | state.deck | state.discard)
    cards = ", ".join(
        f"{card} ({GAME.deck.points([card])} points, {distance(state.grid, card)} away)" for card in left
    )
    tries = tries_to_win(deal)
    found = "not won again" if tries is None else f"won at try {tries}"
    print(f"deal {deal}: lost with {cards} left; {found} of {TRIES}", flush=True)


def main() -> None:
    """Play and report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("rung", nargs="?", default="expert")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    bot = make_bot(given.rung, GAME)
    wins: list[float] = []
    for number in range(given.games):
        deal = f"{given.seed}/{number}"
        end = play(bot, Fate(deal))
        wins.append(float(is_won(end)))
        if not is_won(end):
            tell(deal, end)
    bounds = f"at least {lower_bound(wins):.1%}, at most {upper_bound(wins):.1%}"
    print(f"{given.rung} wins {sum(wins):g} of {len(wins)} games alone: {bounds}")


if __name__ == "__main__":
    main()
