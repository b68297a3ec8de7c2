"""What bots' scores in In the Ruin are made of: `python -m bench.ruin_scores expert --games 40`.

One bot plays alone; two meet, every deal twice with the seats exchanged. A planner may be given other
opinions: `python -m bench.ruin_scores adept,hurry=0.5 adept`, all of a file, or another search (`Strength`,
where `later` is a width): `expert,weights=alone,futures=4,depth=3,later=4`. With `once` it plans each turn
once, in a third of the time and for fewer points. The table may have other options: `-o refill=add_3`.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import mean, quantiles, stdev
from time import process_time

import msgspec
from msgspec.structs import asdict, replace

from meseta.arena.quick import quick
from meseta.bots.bot import NORMAL, AnyBot
from meseta.bots.in_the_ruin.planner import ADEPT, EXPERT, Planner
from meseta.bots.in_the_ruin.search import Care, Strength
from meseta.bots.in_the_ruin.training import Resolute
from meseta.bots.in_the_ruin.weights import WEIGHTS, Weights, load_weights
from meseta.bots.registry import make_bot
from meseta.core.game import Options
from meseta.core.results import Score
from meseta.core.seats import CHANCE
from meseta.games import open_game

GAME = open_game("in_the_ruin")
ONCE = "once"


def made(name: str) -> AnyBot:
    """The bot of that name, with what is changed after it."""
    rung, *changes = name.split(",")
    if not changes:
        return make_bot(rung, GAME)
    given = dict(change.split("=") for change in changes if change != ONCE)
    strength = {"adept": ADEPT, "expert": EXPERT}[rung]
    weights = load_weights(given.pop("weights")) if "weights" in given else strength.weights
    opinions = asdict(weights) | {key: given.pop(key) for key in [*given] if key in Weights.__struct_fields__}
    found = msgspec.convert(opinions, Weights, strict=False)
    if "later" in given:
        strength = replace(strength, later=Care(int(given.pop("later")), extras=1))
    search = msgspec.convert({**asdict(strength), **given}, Strength, strict=False)
    kind = Resolute if ONCE in changes else Planner
    return kind(GAME, replace(search, weights=found, first_weights=found if "weights" in name else WEIGHTS))


class Stopwatch:
    """The processor time for one bot's answers."""

    def __init__(self) -> None:
        self.seconds: list[float] = []


def play(
    bots: Sequence[str], deal: str, watches: dict[str, Stopwatch], options: Options, games: int
) -> tuple[list[Score], list[float]]:
    """Everyone's score and share of the win, in a game whose chance the deal decides."""
    chance = Random(f"{deal}/chance")
    players = [quick(made(name), games) for name in bots]
    luck = [Random(f"{deal}/{name}/{seat}") for seat, name in enumerate(bots)]
    state = GAME.setup(len(bots), options)
    while actors := GAME.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            action = GAME.chance(state).sample(chance)
        else:
            view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
            started = process_time()
            action = players[seat].choose(view, legal, NORMAL, luck[seat])
            watches[bots[seat]].seconds.append(process_time() - started)
        state = GAME.apply(state, seat, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(bots))]
    return list(GAME.score(state)), shares


def report(name: str, scores: list[Score], watch: Stopwatch) -> None:
    """One bot's mean, spread, parts and time."""
    totals = [score.total for score in scores]
    spread = stdev(totals) if len(totals) > 1 else 0.0
    print(
        f"{name}: {len(totals)} games, mean {mean(totals):.1f} ± {1.96 * spread / len(totals) ** 0.5:.1f},"
        f" spread {spread:.1f}, from {min(totals)} to {max(totals)},"
        f" 300 or more in {100 * mean(total >= 300 for total in totals):.0f} %"
    )
    if len(totals) > 1:
        twentieths = quantiles(totals, n=20, method="inclusive")
        shown = (5, 10, 25, 50, 75, 90, 95)
        print("  " + ", ".join(f"{share} % below {twentieths[share // 5 - 1]:.0f}" for share in shown))
    parts = [part.code for part in scores[0].parts]
    for index, code in enumerate(parts):
        print(f"  {code:12} {mean(score.parts[index].points for score in scores):7.1f}")
    slowest = max(watch.seconds)
    print(f"  {1000 * mean(watch.seconds):.1f} ms an action, the slowest {1000 * slowest:.0f} ms")


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="one plays alone, two meet")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--option", action="append", default=[], help="an option, as key=value")
    given = parser.parse_args()
    options = dict(option.split("=") for option in given.option)
    watches = {name: Stopwatch() for name in given.bots}
    if len(given.bots) == 1:
        (name,) = given.bots
        report(
            name,
            [
                play([name], f"{given.seed}/{n}", watches, options, given.games)[0][0]
                for n in range(given.games)
            ],
            watches[name],
        )
        return
    ours, theirs = given.bots
    scores: dict[str, list[Score]] = {ours: [], theirs: []}
    wins = []
    for pair in range(given.games // 2):
        one, shares = play((ours, theirs), f"{given.seed}/{pair}", watches, options, given.games)
        two, turned = play((theirs, ours), f"{given.seed}/{pair}", watches, options, given.games)
        wins.append((shares[0] + turned[1]) / 2)
        scores[ours] += [one[0], two[1]]
        scores[theirs] += [one[1], two[0]]
    margin = 1.96 * stdev(wins) / len(wins) ** 0.5
    print(
        f"{ours} wins {100 * mean(wins):.1f} ± {100 * margin:.1f} % of {2 * len(wins)} games against {theirs}"
    )
    for name, found in scores.items():
        report(name, found, watches[name])


if __name__ == "__main__":
    main()
