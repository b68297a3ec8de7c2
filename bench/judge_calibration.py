"""Whether summed costs order the rungs: `python -m bench.judge_calibration in_the_ruin --games 200 --jobs 2`.

Every rung plays its share of the games against its like, against `--rival greedy`, or alone with
`--seats 1`, and the judge adds up what the turns of one seat gave away. A common rival makes sums comparable
where they are points: a better rival leaves more to be missed. Where they are chances to win, bots play their
like: beside anybody stronger a match is soon lost, and then nothing is left to be given away. With `--kept
FILE` an interrupted run goes on; `--turns 8` judges the first eight, for games that random bots never end.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from math import hypot
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import msgspec

from meseta.arena.playing import Player
from meseta.bots.registry import own_bots, preset_options
from meseta.core.game import AnyGame
from meseta.core.record import Entry, Record
from meseta.core.seats import CHANCE
from meseta.games import open_game
from meseta.play.analysis import judge_turns, scale_for
from meseta.play.headers import make_header

MARKS = ("inaccuracy", "mistake", "blunder", "good")
SYMBOLS = ("?!", "?", "??", "!")
MOST_PLIES = 1500


class Judged(msgspec.Struct, frozen=True):
    """What one bot's turns gave away in one game."""

    number: int
    rung: str
    turns: int
    cost: float
    error: float
    marks: dict[str, int]


class Task(msgspec.Struct, frozen=True):
    """A game to be played and judged."""

    game: str
    seats: int
    seed: int
    turns: int
    rival: str
    """Empty if it plays its like."""
    number: int

    @property
    def rung(self) -> str:
        """Who plays it: every rung in turn."""
        rungs = own_bots(self.game)
        return rungs[self.number % len(rungs)]


open_once = cache(open_game)


def judge_game(task: Task) -> Judged:
    """One game, played and judged."""
    found = list(islice(judge_turns(open_once(task.game), play(task), {0}), task.turns))
    return Judged(
        task.number,
        task.rung,
        turns=len(found),
        cost=sum(entry.cost for entry in found),
        error=hypot(*(entry.error for entry in found)),
        marks={mark: sum(entry.mark == mark for entry in found) for mark in MARKS},
    )


def play(task: Task) -> Record:
    """A game of the rung in seat 0; random bots may never end one, so it is broken off at last."""
    game: AnyGame = open_once(task.game)
    bots = dict.fromkeys(range(task.seats), task.rival or task.rung) | {0: task.rung}
    header = make_header(game, task.seats, preset_options(task.game, bots), bots=bots)
    players = [Player(bot, game, f"{task.seed}/{task.number}/{seat}") for seat, bot in bots.items()]
    chance = Random(f"{task.seed}/{task.number}/chance")
    state = game.setup(task.seats, header.options)
    entries: list[Entry] = []
    while (actors := game.actors(state)) and len(entries) < MOST_PLIES:
        seat = min(actors)
        is_chance = seat == CHANCE
        action = game.chance(state).sample(chance) if is_chance else players[seat].act(game, state, seat)
        entries.append(Entry(seat, game.write(action)))
        state = game.apply(state, seat, action)
    return Record(header, tuple(entries))


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of every value; equal ones share theirs.

    >>> ranks([3.0, 1.0, 3.0])
    [1.5, 0.0, 1.5]
    """
    order = sorted(values)
    return [order.index(value) + (order.count(value) - 1) / 2 for value in values]


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Pearson's; of ranks it is Spearman's."""
    a, b = fmean(one), fmean(other)
    together = sum((x - a) * (y - b) for x, y in zip(one, other, strict=True))
    return together / (hypot(*(x - a for x in one)) * hypot(*(y - b for y in other)))


def report(key: str, found: Sequence[Judged], seats: int) -> Iterator[str]:
    """The results as a table in Markdown."""
    scale = scale_for(open_once(key), seats)
    unit = "points" if scale.unit == "points" else "% of winning"
    rungs = own_bots(key)
    yield f"| rung | games | given away per game, {unit} | per turn | {' | '.join(SYMBOLS)} |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    means = []
    for rung in rungs:
        own = [one for one in found if one.rung == rung]
        costs, turns = [one.cost for one in own], sum(one.turns for one in own)
        means.append(fmean(costs))
        spread = stdev(costs) / len(costs) ** 0.5 if len(costs) > 1 else 0.0
        shares = [100 * sum(one.marks[mark] for one in own) / turns for mark in MARKS]
        yield (
            f"| {rung} | {len(own)} | {means[-1]:.1f} ± {spread:.1f} | {sum(costs) / turns:.2f} | "
            + " | ".join(f"{share:.1f}" for share in shares)
            + " |"
        )
    strength = [float(rungs.index(one.rung)) for one in found]
    each = -correlation(ranks(strength), ranks([one.cost for one in found]))
    order = -correlation(ranks([float(n) for n in range(len(rungs))]), ranks(means))
    yield ""
    yield (
        f"Spearman's rank correlation between strength and what was given away: {order:.2f} for the rungs' "
        f"means, {each:.2f} for single games ({len(found)})."
    )


def main() -> None:
    """Play, judge and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rival", default="", help="whom all play against, if not their like")
    parser.add_argument("--turns", type=int, default=MOST_PLIES, help="the most turns judged in each game")
    parser.add_argument("--kept", type=Path, help="a file of what is known already, one game per line")
    given = parser.parse_args()
    known = read_known(given.kept)
    tasks = [
        Task(given.game, given.seats, given.seed, given.turns, given.rival, number)
        for number in range(given.games)
        if number not in known
    ]
    with ProcessPoolExecutor(given.jobs) as pool:
        for count, judged in enumerate(pool.map(judge_game, tasks), start=1):
            known[judged.number] = judged
            keep(given.kept, judged)
            print(f"\r{count} of {len(tasks)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print("\n".join(report(given.game, [known[number] for number in sorted(known)], given.seats)))


def read_known(path: Path | None) -> dict[int, Judged]:
    """What an earlier run has kept."""
    lines = path.read_bytes().splitlines() if path is not None and path.exists() else []
    return {one.number: one for one in (msgspec.json.decode(line, type=Judged) for line in lines)}


def keep(path: Path | None, judged: Judged) -> None:
    """Add a game to what is kept."""
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(judged) + b"\n")


if __name__ == "__main__":
    main()
