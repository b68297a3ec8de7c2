"""How Sonora's edition plays: self-play of its greedy bot, every part of the score, spread and seats.

python -m bench.sonora_calibration --games 200 --players 3 --rounds 6 --hand ordinary --jobs 2
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from random import Random
from statistics import correlation, mean, pstdev
from typing import NamedTuple

from meseta.bots.bot import NORMAL
from meseta.bots.sonora import VERSION, Greedy
from meseta.core.seats import CHANCE
from meseta.discs import compiled
from meseta.discs.chance import HANDS
from meseta.games.sonora.game import Sonora

PUBLISHED = {"ruins": 40, "canyon": 36, "creek": 14, "mudcracks": 28, "total": 118}
"""The one published sheet (SO-E5)."""


class Task(NamedTuple):
    """One game to be played."""

    players: int
    rounds: int
    hand: str
    seed: int


class Game(NamedTuple):
    """The result of one game."""

    points: list[list[int]]
    """By seat: the four sections and the total."""
    winners: tuple[int, ...]
    first: int
    uses: list[dict[str, int]]
    """By seat: how often bonuses and sections were used."""
    gains: list[list[int]]
    """By place in a round's turn order: points won in that round."""


@lru_cache(1)
def table() -> tuple[Sonora, Greedy]:
    """The game with compiled discs, once per process, and the bot."""
    game = Sonora(engine=compiled.engine())
    return game, Greedy(game)


def play(task: Task) -> Game:
    """One game, decided by its seed."""
    game, bot = table()
    rng = Random(f"sonora/{task.players}/{task.rounds}/{task.hand}/{task.seed}")
    hands = {f"hand_{seat}": task.hand for seat in range(4)}
    state = game.setup(task.players, {"rounds": str(task.rounds), **hands})
    first = None
    gains: list[list[int]] = [[] for _ in range(task.players)]
    before = [0] * task.players
    while actors := game.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            action = game.chance(state).sample(rng)
        else:
            first = seat if first is None else first
            action = bot.choose(game.observe(state, seat), game.legal(state, seat), NORMAL, rng)
        round_first, number = state.first, state.round
        state = game.apply(state, seat, action)
        if state.round != number or not game.actors(state):
            totals = [score.total for score in game.score(state)]
            for owner, total in enumerate(totals):
                gains[(owner - round_first) % task.players].append(total - before[owner])
            before = totals
    outcome = game.outcome(state)
    assert outcome is not None
    points = [[*(part.points for part in score.parts[:4]), score.total] for score in game.score(state)]
    uses = [
        {
            "hexes": sum(player.ruins.crossed),
            "shapes": len(player.canyon.shapes),
            "paths": player.creek.circled.bit_count(),
            "nodes": player.mudcracks.marked.bit_count() - 1,
            "boxes": sum(player.mudcracks.boxes),
            "Reflicks": player.tray.reflicks_circled,
            "Swaps": player.tray.swaps_circled,
            "Discoveries": player.tray.discoveries,
        }
        for player in state.players
    ]
    return Game(points, outcome.winners, first or 0, uses, gains)


SECTIONS = tuple(PUBLISHED)[:4]


def report(games: list[Game], players: int) -> None:
    """Print every figure that docs/games/sonora.md quotes."""
    rows = [row for game in games for row in game.points]
    whole = mean(row[4] for row in rows)
    print(f"{'':<12}{'mean':>8}{'spread':>8}{'share':>8}{'published':>11}")
    for index, name in enumerate(PUBLISHED):
        column = [row[index] for row in rows]
        share = f"{100 * mean(column) / whole:.0f} %"
        print(f"{name:<12}{mean(column):>8.1f}{pstdev(column):>8.1f}{share:>8}{PUBLISHED[name]:>11}")
    uses = [use for game in games for use in game.uses]
    print(", ".join(f"{name} {mean(use[name] for use in uses):.1f}" for name in uses[0]))
    if players > 1:
        report_plans(games)
        report_places(games, players)


def report_plans(games: list[Game]) -> None:
    """Whether one section decides who wins: each against its own mean, in units of its own spread.

    Points alone would not tell, because the sections are not meant to bring equally many.
    """
    rows = [row for game in games for row in game.points]
    winners = [game.points[seat] for game in games for seat in game.winners]
    won = [float(seat in game.winners) for game in games for seat in range(len(game.points))]
    columns = [[row[part] for row in rows] for part in range(4)]
    means, spreads = [mean(column) for column in columns], [pstdev(column) for column in columns]
    surplus = Counter(
        max(range(4), key=lambda part: (row[part] - means[part]) / spreads[part]) for row in winners
    )
    below = [sum(row[part] < means[part] for row in winners) / len(winners) for part in range(4)]
    together = [correlation(column, won) for column in columns]
    print(
        "winners' largest surplus over the mean, in spreads:", _named(f"{surplus[part]}" for part in range(4))
    )
    print("correlation of a section's points with winning:", _named(f"{value:.2f}" for value in together))
    print("winners below the mean in a section:", _named(f"{100 * share:.0f} %" for share in below))


def report_places(games: list[Game], players: int) -> None:
    """Who wins by place in the first round's turn order, and with what."""
    wins = [
        sum(1 / len(g.winners) for g in games if (g.first + k) % players in g.winners) for k in range(players)
    ]
    by_place = [[g.points[(g.first + k) % players] for g in games] for k in range(players)]
    print("wins by place in the first round's turn order:", _shares(win / len(games) for win in wins))
    print("mean total by place:", ", ".join(f"{mean(row[4] for row in rows):.1f}" for rows in by_place))
    print(
        "mean of the Ruins by place:", ", ".join(f"{mean(row[0] for row in rows):.1f}" for rows in by_place)
    )
    by_turn = [[gain for g in games for gain in g.gains[k]] for k in range(players)]
    print("points a round by place in its turn order:", ", ".join(f"{mean(gains):.2f}" for gains in by_turn))
    leads = [max(totals) - sorted(totals)[-2] for totals in ([row[4] for row in g.points] for g in games)]
    print(f"the winner's lead: {mean(leads):.1f}")


def _named(values: Iterable[str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in zip(SECTIONS, values, strict=True))


def _shares(values: Iterable[float]) -> str:
    return ", ".join(f"{100 * value:.0f} %" for value in values)


def main() -> None:
    """Play the games and print the figures."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--hand", choices=tuple(HANDS), default="ordinary")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    hand = HANDS[asked.hand]
    print(
        f"greedy {VERSION}, {asked.games} games of {asked.players} in {asked.rounds} rounds, "
        f"{asked.hand} hands ({hand.angle / 1000:g} degrees, {hand.speed / 10:g} % of speed)"
    )
    tasks = [Task(asked.players, asked.rounds, asked.hand, seed) for seed in range(asked.games)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        report(list(pool.map(play, tasks, chunksize=4)), asked.players)


if __name__ == "__main__":
    main()
