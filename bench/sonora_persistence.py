"""How much of what a flick leaves on the board is there when everybody has flicked, by the flicks to come.

Two heads with the flicks of `expert` and steady hands play whole games. For every flick, its player's lead at
the end of the round is explained by what both had on the board just after it, by least squares.

python -m bench.sonora_persistence --games 24
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from bench.sonora_heads import GAME
from meseta.bots.bot import NORMAL
from meseta.bots.sonora import DEPTHS
from meseta.bots.sonora.dealing import UNKNOWN
from meseta.bots.sonora.head import Planner
from meseta.core.seats import CHANCE, Seat
from meseta.games.sonora.state import Phase, State

QUICK = replace(DEPTHS["expert"], width=2, keep=3, breadth=2)
FLYING = (Phase.FLY, Phase.KEEP, Phase.HOLE)


class Flown(NamedTuple):
    """What a flick left."""

    coming: int
    seat: Seat
    promised: tuple[float, float]
    """To each seat."""


def promised(judge: Planner, before: State, after: State) -> tuple[float, float]:
    """What the discs of each seat gain, more than five that are still to be flicked."""
    codes = judge.codes(after)
    sheets = [judge.prospects(before, seat) for seat in range(2)]
    one, other = (
        sheet.value(tuple(codes[5 * seat : 5 * seat + 5])) - sheet.value(UNKNOWN)
        for seat, sheet in enumerate(sheets)
    )
    return one, other


def rounds(seed: str) -> Iterator[list[Flown]]:
    """The flicks of every round of a game."""
    chance, rng = Random(f"{seed}/chance"), Random(0)
    players = [Planner(GAME, QUICK), Planner(GAME, QUICK)]
    state = GAME.setup(2, {"hand_0": "steady", "hand_1": "steady"})
    flown: list[Flown] = []
    while actors := GAME.actors(state):
        seat, before = min(actors), state
        if seat == CHANCE:
            action = GAME.chance(state).sample(chance)
        else:
            view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
            action = players[seat].choose(view, legal, NORMAL, rng)
        state = GAME.apply(state, seat, action)
        if before.phase in FLYING and state.phase not in FLYING:
            coming = len(state.discs) - state.flown
            flown.append(Flown(coming, before.actor, promised(players[0], before, state)))
            if state.phase is not Phase.AIM:
                yield flown
                flown = []


def explained(games: int) -> Iterator[str]:
    """A line for each number of flicks to come."""
    found: dict[int, list[tuple[float, float, float]]] = {}
    for number in range(games):
        for flown in rounds(f"p{number}"):
            end = flown[-1].promised
            for coming, seat, now in flown:
                lead = end[seat] - end[1 - seat]
                found.setdefault(coming, []).append((now[seat], now[1 - seat], lead))
    for coming, rows in sorted(found.items()):
        own, other, lead = np.array(rows).T
        known = np.stack([own, other, np.ones(len(rows))], axis=1)
        one, two, _ = np.linalg.lstsq(known, lead, rcond=None)[0]
        yield f"{coming} to come, {len(rows)} flicks: {one:.2f} of one's own, {-two:.2f} of the other's"


def main() -> None:
    """Prints the shares."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    for line in explained(parser.parse_args().games):
        print(line)


if __name__ == "__main__":
    main()
