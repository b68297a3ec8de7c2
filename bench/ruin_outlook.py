"""By how much the outlook in In the Ruin is above the points at the end: `python -m bench.ruin_outlook`.

Every round of some games of `adept` is played on to its end in two imagined worlds. The judge corrects what
it estimates by the straight lines that are fitted here (`meseta.bots.in_the_ruin.playing_on`).
"""

import argparse
from statistics import fmean, linear_regression

from meseta.bots.bot import seeded_by
from meseta.bots.in_the_ruin.future import Future
from meseta.bots.in_the_ruin.planner import ADEPT
from meseta.bots.in_the_ruin.playing_on import World, plain_turn
from meseta.bots.in_the_ruin.situation import Situation, situation_in
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.state import Phase
from meseta.testing import walk

GAME = InTheRuin()
WORLDS = 2
ALL_ROUNDS = 60


def rounds_of(seats: int, seed: int) -> list[Situation]:
    """Seat 0's situation at the beginning of every round of a match."""
    found: dict[int, Situation] = {}
    for ply in walk(GAME, seats, seed, "adept"):
        state = ply.before
        if ply.seat == 0 and state.phase is Phase.EXPLORE and state.round not in found:
            found[state.round] = situation_in(HOUSE, GAME.observe(state, 0), 0)
    return list(found.values())


def excess(now: Situation) -> float:
    """By how much the outlook is above the mean of the points at the end."""
    turn = plain_turn(HOUSE, now)
    first = turn.escape and now.rivals > 0 and now.gone == 0
    futures = [Future.imagined(HOUSE, now, seeded_by(now, world)) for world in range(WORLDS)]
    ends = [World(HOUSE, future, ADEPT).from_round(now, ALL_ROUNDS).points for future in futures]
    return turn.worth - ADEPT.weights.first_out * first - fmean(ends)


def main() -> None:
    """Print the line of each phase."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seats", type=int, default=0, help="1 to 4; all of them unless told")
    options = parser.parse_args()
    for seats in [options.seats] if options.seats else [1, 2, 3, 4]:
        nows = [now for seed in range(options.games) for now in rounds_of(seats, seed)]
        for stage in (1, 2):
            found = [(now.cards, excess(now)) for now in nows if now.stage == stage and not now.gone]
            slope, base = linear_regression(*zip(*found, strict=True))
            print(f"{seats} seats, phase {stage}: {base:.1f}, {slope:+.1f} per card; {len(found)} rounds")


if __name__ == "__main__":
    main()
