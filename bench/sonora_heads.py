"""What Sonora's bots score by rung and hand, among equals or against the rung below with the same hand.

python -m bench.sonora_heads like --heads adept,expert --hands shaky,ordinary,steady,exact --games 24
python -m bench.sonora_heads duels --heads greedy,adept,expert --hands ordinary --games 20
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from statistics import NormalDist, mean, stdev
from typing import NamedTuple

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.core.seats import CHANCE
from meseta.discs import compiled
from meseta.games.sonora.board import spots
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import Phase, State, Where

GAME = Sonora(engine=compiled.engine())
Z = NormalDist().inv_cdf(0.975)


class Sheet(NamedTuple):
    """One seat's game."""

    total: int
    circles: float
    """Discs on multiplier circles per round, when all have flicked."""
    won: float
    """A shared win counts as its share."""


def play(bots: Sequence[str], hand: str, seed: str) -> list[Sheet]:
    """A game of six rounds in which all have the same hand, decided by its seed."""
    chance = Random(f"{seed}/chance")
    players = [make_bot(bot, GAME) for bot in bots]
    luck = [Random(f"{seed}/{bot}/{seat}") for seat, bot in enumerate(bots)]
    state = GAME.setup(len(bots), {f"hand_{seat}": hand for seat in range(len(bots))})
    circles = [0] * len(bots)
    flicking = False
    while actors := GAME.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            action = GAME.chance(state).sample(chance)
        else:
            view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
            action = players[seat].choose(view, legal, NORMAL, luck[seat])
        state = GAME.apply(state, seat, action)
        if flicking and state.phase > Phase.HOLE:
            for owner in doubled(state):
                circles[owner] += 1
        flicking = state.phase <= Phase.HOLE
    outcome = GAME.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    return [
        Sheet(score.total, count / state.arrangement.rounds, share if seat in outcome.winners else 0.0)
        for seat, (score, count) in enumerate(zip(GAME.score(state), circles, strict=True))
    ]


def doubled(state: State) -> Iterator[int]:
    """The owner of every disc that lies on a circle."""
    for disc, at in enumerate(state.discs):
        if at.where is Where.FLOOR and spots(GAME.printed.board, (at.x, at.y))[0].doubled:
            yield state.owner(disc)


def told(values: Sequence[float]) -> str:
    """Their mean with its 95 % interval."""
    margin = Z * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return f"{mean(values):.1f} ± {margin:.1f}"


def progress(what: str, done: int, of: int) -> None:
    """One line on stderr that is overwritten."""
    print(f"\r{what}: {done} of {of} games ", end="\n" if done == of else "", file=sys.stderr, flush=True)


def among_their_like(heads: list[str], hands: list[str], games: int, players: int, seed: int) -> None:
    """The table of rungs and hands. The sheets of one game are not independent: its mean counts once."""
    print("| head | " + " | ".join(hands) + " |\n|---|" + "---|" * len(hands))
    for head in heads:
        cells = []
        for hand in hands:
            found = []
            for number in range(games):
                found.append(play([head] * players, hand, f"{seed}/{hand}/{number}"))
                progress(f"{head}, {hand}", number + 1, games)
            totals = told([mean(sheet.total for sheet in game) for game in found])
            circles = mean(sheet.circles for game in found for sheet in game)
            cells.append(f"{totals} ({circles:.1f})")
        print(f"| `{head}` | " + " | ".join(cells) + " |", flush=True)


def duels(heads: list[str], hands: list[str], games: int, seed: int) -> None:
    """Each rung against the one before it, every deal twice with the seats exchanged."""
    print("| head | against | hand | wins | games | mean totals | discs on circles a round |")
    print("|---|---|---|---|---|---|---|")
    for (weaker, stronger), hand in ((pair, hand) for pair in pairwise(heads) for hand in hands):
        ours, theirs = [], []
        for number in range(games):
            swapped = number % 2
            bots = (weaker, stronger) if swapped else (stronger, weaker)
            game = play(bots, hand, f"{seed}/{hand}/{number // 2}")
            ours.append(game[swapped])
            theirs.append(game[1 - swapped])
            progress(f"{stronger}:{weaker}, {hand}", number + 1, games)
        wins = sum(sheet.won for sheet in ours)
        totals = " : ".join(told([sheet.total for sheet in side]) for side in (ours, theirs))
        circles = " : ".join(f"{mean(sheet.circles for sheet in side):.1f}" for side in (ours, theirs))
        print(
            f"| `{stronger}` | `{weaker}` | {hand} | {wins:g} | {games} | {totals} | {circles} |", flush=True
        )


def main() -> None:
    """Play and print a table."""
    options = ArgumentParser(description=__doc__)
    options.add_argument("what", choices=("like", "duels"))
    options.add_argument("--heads", default="greedy,adept,expert")
    options.add_argument("--hands", default="shaky,ordinary,steady,exact")
    options.add_argument("--games", type=int, default=24)
    options.add_argument("--players", type=int, default=2, help="among their like")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    heads, hands = given.heads.split(","), given.hands.split(",")
    if given.what == "like":
        among_their_like(heads, hands, given.games, given.players, given.seed)
    else:
        duels(heads, hands, given.games, given.seed)


if __name__ == "__main__":
    main()
