"""The figures that the judge of Shifting Stones uses, and how far it can be trusted.

`python -m bench.stones_chance cards` prints what a turn is worth by the size of its hand (`Weights.card`).
`python -m bench.stones_chance solo` plays solo games on from positions that all rungs have led to, fits the
weights of `solo_chance.py` to how they ended, and prints them with how well they predict other games.
`python -m bench.stones_chance trust` compares the judge's differences between two turns with those of many
games played to their end, by experts or by players who are quicker and nearly as good.
`python -m bench.stones_chance time` says how long hints and analyses take, in seconds of CPU.
`python -m bench.stones_chance told` says how often those win such games who are told to win so often.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Final, NamedTuple

import numpy as np

from meseta.arena.selfplay import Contest, run
from meseta.bots.bot import NORMAL, AnyBot, seeded_by
from meseta.bots.registry import make_bot
from meseta.bots.shifting_stones.fate import Fate
from meseta.bots.shifting_stones.judge import ChanceJudge
from meseta.bots.shifting_stones.planner import WIDTH
from meseta.bots.shifting_stones.quick import Quick
from meseta.bots.shifting_stones.solo_chance import VALUES, SoloChance
from meseta.bots.shifting_stones.turns import Cards, Turns
from meseta.bots.shifting_stones.worth import Race
from meseta.core.record import read_record
from meseta.core.seats import CHANCE, Seat
from meseta.games.shifting_stones.actions import Action
from meseta.games.shifting_stones.chance import Layouts
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import Grid, pack
from meseta.games.shifting_stones.rules import STRIKES
from meseta.games.shifting_stones.state import Phase, State
from meseta.games.shifting_stones.view import View
from meseta.play.advice import give_hint
from meseta.play.analysis import judge_entries
from meseta.play.replay import stages

GAME: Final = ShiftingStones()
RUNGS: Final = ("random", "novice", "apprentice", "greedy", "expert", "expert")
"""Who plays first in a solo game, one after another."""
SURE: Final = 2.5


def cards(games: int, seed: int) -> None:
    """What a turn is worth with so many cards drawn at random: its points and what it keeps."""
    race, rng = Race(GAME.deck), Random(seed)

    def promise(at: Grid, rest: Cards, moves: int) -> float:
        return sum(sorted(race.keeping(at, card) for card in rest)[moves:])

    turns = Turns(GAME.deck, promise, WIDTH)
    for size in range(2, 7):
        found = []
        for _ in range(games):
            grid = pack(Layouts().sample(rng).faces)
            hand = rng.sample(sorted(GAME.deck.cards), size)
            found.append(
                max(
                    GAME.deck.points(turn.scored) + promise(turn.grid, turn.rest, len(turn.moves))
                    for turn in turns.all(grid, hand)
                )
            )
        print(f"{size} cards: {fmean(found):.2f} ± {stdev(found) / sqrt(games):.2f} points", flush=True)


class Solo(NamedTuple):
    """Positions of one solo game, and whether it was won."""

    features: list[list[float]]
    won: bool


def solo_game(number: int, seed: int) -> Solo:
    """A game begun by some rung and played on as the judge does."""
    rng = Random(f"{seed}/{number}")
    bot, quick, chance = make_bot(RUNGS[number % len(RUNGS)], GAME), Quick(GAME), SoloChance(GAME.deck)
    state = settled(GAME.setup(1, {}), rng)
    for _ in range(rng.randrange(14)):
        if state.phase is Phase.TURN:
            state = settled(play_turn(bot, state, rng), rng)
    seen = []
    while state.phase is Phase.TURN:
        seen.append(chance.features(state))
        if quick.way_out(state):
            return Solo(seen, True)
        state = settled(quick.play(state), rng)
    outcome = GAME.outcome(state)
    return Solo(seen, outcome is not None and bool(outcome.winners))


def settled(state: State, rng: Random) -> State:
    """The state when chance has answered."""
    while CHANCE in GAME.actors(state):
        state = GAME.apply(state, CHANCE, GAME.chance(state).sample(rng))
    return state


def play_turn(bot: AnyBot, state: State, rng: Random) -> State:
    """The state when the bot has ended its turn."""
    seat = state.turn
    while state.phase is Phase.TURN and state.turn == seat:
        action = bot.choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, rng)
        state = GAME.apply(state, seat, action)
        if GAME.closes(state, seat, action):
            break
    return state


def solo(games: int, seed: int) -> None:
    """Fit the weights, and show how often what is called so likely is won, in games that were left out."""
    played = [solo_game(number, seed) for number in range(games)]
    known = [game for number, game in enumerate(played) if number % 4]
    others = [game for number, game in enumerate(played) if not number % 4]
    weights = logistic(known)
    show(weights)
    bins: dict[int, list[tuple[float, bool]]] = {}
    for game in others:
        for row in game.features:
            said = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, [1.0, *row], strict=True))))
            bins.setdefault(min(9, int(said * 10)), []).append((said, game.won))
    for _, pairs in sorted(bins.items()):
        told, won = (fmean(part) for part in zip(*pairs, strict=True))
        print(f"# told {told:.0%}, won {won:.0%} of {len(pairs)}")


def logistic(games: Sequence[Solo]) -> list[float]:
    """The weights that make these ends most likely, drawn a little towards nothing."""
    rows = np.array([[1.0, *row] for game in games for row in game.features])
    won = np.array([float(game.won) for game in games for _ in game.features])
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        said = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (won - said) - weights
        curve = (rows * (said * (1 - said))[:, None]).T @ rows + np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return [round(float(weight), 2) for weight in weights]


def show(weights: Sequence[float]) -> None:
    """The weights as they stand in the code."""
    base, *rest = weights
    print(f"    base={base},")
    for name, count in (
        ("strikes", STRIKES - 1),
        *((name, len(VALUES)) for name in ("left", "held", "away")),
    ):
        print(f"    {name}={tuple(rest[:count])},")
        del rest[:count]


def pairs(games: int, seats: int, seed: int) -> Iterator[tuple[View, list[tuple[Action, ...]]]]:
    """Positions in which an expert and a weaker rung play differently, with both turns; two of each game."""
    rungs = ("greedy", "apprentice", "novice")
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        expert, weaker = (make_bot(rung, GAME) for rung in ("expert", rungs[number % 3]))
        state, starts = settled(GAME.setup(seats, {}), rng), []
        while state.phase is Phase.TURN:
            starts.append(state)
            state = settled(play_turn(expert if state.turn else weaker, state, rng), rng)
        for start in rng.sample(starts, min(2, len(starts))):
            turns = [actions(bot, start) for bot in (expert, weaker)]
            if turns[0] != turns[1]:
                yield GAME.observe(start, start.turn), turns


def actions(bot: AnyBot, state: State) -> tuple[Action, ...]:
    """What the bot does in its turn."""
    seat, found, rng = state.turn, [], Random(0)
    while state.phase is Phase.TURN and state.turn == seat:
        found.append(bot.choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, rng))
        state = GAME.apply(state, seat, found[-1])
    return tuple(found)


def truth(view: View, turn: Sequence[Action], world: int, expert: AnyBot | None) -> float:
    """The viewer's share of the win in percent, when the game has been played to its end."""
    assert view.viewer is not None
    seat: Seat = view.viewer
    rng = seeded_by(view, "truth", world)
    state = GAME.imagine(view, rng)
    fate = Fate(GAME, len(state.hands), rng)
    for action in turn:
        state = GAME.apply(state, seat, action)
    state = fate.settle(state)
    quick = Quick(GAME)
    while state.phase is Phase.TURN:
        state = fate.settle(play_turn(expert, state, rng) if expert else quick.play(state))
    return share(state, seat)


def share(state: State, seat: Seat) -> float:
    """The seat's share of the win in percent."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return 100 / len(outcome.winners) if seat in outcome.winners else 0.0


def told(games: int, seats: int, seed: int) -> None:
    """How often those have won who were told so likely to win when a turn began."""
    judge, quick = ChanceJudge(GAME), Quick(GAME)
    bins: dict[int, list[tuple[float, float]]] = {}
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        state, standings = settled(GAME.setup(seats, {}), rng), []
        while state.phase is Phase.TURN:
            standings.append(judge.standing(state, 0))
            state = settled(quick.play(state), rng)
        for standing in standings:
            for seat, chance in enumerate(standing):
                bins.setdefault(min(9, int(chance / 10)), []).append((chance, share(state, seat)))
    for _, pairs in sorted(bins.items()):
        said, won = (fmean(part) for part in zip(*pairs, strict=True))
        print(f"told {said:.0f} %, won {won:.0f} % of {len(pairs)}")


def trust(games: int, seats: int, seed: int, worlds: int, by: str) -> None:
    """How often the judge and the games agree on which of two turns is better, where both are sure."""
    judge, expert = ChanceJudge(GAME), make_bot(by, GAME) if by != "quick" else None
    rows: list[tuple[float, float, float, float]] = []
    for view, turns in pairs(games, seats, seed):
        ours, theirs = judge.values(view, turns, range(64))
        judged = [a - b for a, b in zip(ours, theirs, strict=True)]
        real = [
            truth(view, turns[0], world, expert) - truth(view, turns[1], world, expert)
            for world in range(worlds)
        ]
        row = (*_mean_and_error(judged), *_mean_and_error(real))
        rows.append(row)
        print("judge {:6.1f} ± {:.1f}   played {:6.1f} ± {:.1f}".format(*row), flush=True)
    both = [row for row in rows if abs(row[0]) > SURE * row[1] and abs(row[2]) > SURE * row[3]]
    agreed = sum(row[0] * row[2] > 0 for row in both)
    excess = fmean((row[0] - row[2]) ** 2 - row[1] ** 2 - row[3] ** 2 for row in rows)
    print(f"{len(rows)} pairs; both sure of {len(both)}, agreeing in {agreed}")
    error = fmean(row[1] for row in rows)
    print(f"mean error of the judge {error:.1f}; beyond both errors {sqrt(max(0, excess)):.1f}")


def time(games: int, seats: int, seed: int) -> None:
    """Seconds of CPU for analyses of games between experts and greedy bots, and for a hint at each turn."""
    bots = tuple(("expert", "greedy")[seat % 2] for seat in range(seats))
    analyses, hints = [], []
    for result in run(Contest("shifting_stones", bots, games, seed, keep_records=True)):
        record = read_record(result.record)
        began = process_time()
        for _ in judge_entries(GAME, record):
            pass
        analyses.append(process_time() - began)
        for match in stages(GAME, record):
            if match.state.phase is Phase.TURN and not match.state.acted:
                began = process_time()
                give_hint(GAME, match.state, match.state.turn)
                hints.append(process_time() - began)
    for name, seconds in (("analysis", analyses), ("hint", hints)):
        print(f"{name}: {fmean(seconds):.2f} s, at most {max(seconds):.2f} s")


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    return fmean(values), stdev(values) / sqrt(len(values))


def main() -> None:
    """Measure what is asked for."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("what", choices=("cards", "solo", "time", "told", "trust"))
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--seats", type=int, default=2, help="for time, told and trust")
    options.add_argument("--worlds", type=int, default=200, help="games per turn, for trust")
    options.add_argument("--by", default="quick", help="who plays on, for trust: quick, or a rung")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    if given.what == "cards":
        cards(given.games, given.seed)
    elif given.what == "solo":
        solo(given.games, given.seed)
    elif given.what == "time":
        time(given.games, given.seats, given.seed)
    elif given.what == "told":
        told(given.games, given.seats, given.seed)
    else:
        trust(given.games, given.seats, given.seed, given.worlds, given.by)


if __name__ == "__main__":
    main()
