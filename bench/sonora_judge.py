"""Whether Sonora's judge is right: its differences against games that are played on by the rules.

python -m bench.sonora_judge agreement --phases AIM,KEEP --positions 17 --games 20 --seed 0
python -m bench.sonora_judge agreement --phases RUINS,WRITE,SWAP --positions 19 --games 20 --seed 500
python -m bench.sonora_judge lasting --positions 65 --games 12 --seed 0
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev

from meseta.bots.bot import NORMAL, Budget
from meseta.bots.registry import make_bot
from meseta.bots.sonora import DEPTHS
from meseta.bots.sonora.head import Planner
from meseta.bots.sonora.judge import STRONGEST, PlannersJudge, SonoraJudge
from meseta.bots.verdicts import Adviser
from meseta.core.seats import CHANCE, Seat
from meseta.discs import compiled
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import Phase, State

GAME = Sonora(engine=compiled.engine())
JUDGE = SonoraJudge(GAME)
PLANNER = Planner(GAME, DEPTHS[STRONGEST])
BOARDS = PlannersJudge(GAME, PLANNER)
ADVISER = Adviser(GAME, JUDGE)
LARGE = 3.0
"""Only differences of so many points are played on."""
FLICKING = (Phase.AIM, Phase.FLY, Phase.KEEP, Phase.HOLE)


def positions(bot: str, seed: int) -> Iterator[tuple[State, Seat, Random, str]]:
    """Every decision of game after game, with the generator that decides them and the game's name."""
    player = make_bot(bot, GAME)
    while True:
        rng, state = Random(seed), GAME.setup(2, {})
        seed += 1
        while actors := GAME.actors(state):
            seat = min(actors)
            if seat == CHANCE:
                action = GAME.chance(state).sample(rng)
            else:
                yield state, seat, rng, str(seed)
                action = player.choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, rng)
            state = GAME.apply(state, seat, action)


def play_on(state: State, bot: str, rng: Random, until_written: bool = True) -> State:
    """The end of the game, or of its flicks, as these bots play it."""
    player = make_bot(bot, GAME)
    while (actors := GAME.actors(state)) and (until_written or state.phase in FLICKING):
        seat = min(actors)
        if seat == CHANCE:
            action = GAME.chance(state).sample(rng)
        else:
            action = player.choose(GAME.observe(state, seat), GAME.legal(state, seat), Budget(300), rng)
        state = GAME.apply(state, seat, action)
    return state


def lead(state: State, seat: Seat) -> float:
    """By how many points the seat is ahead of its rival."""
    totals = [score.total for score in GAME.score(state)]
    return totals[seat] - totals[1 - seat]


def agreement(asked: Namespace) -> None:
    """Sure differences between the judge's turn and the usual one, against real games from both."""
    found: list[tuple[float, float, float]] = []
    for state, seat, rng, name in positions("greedy", asked.seed):
        if state.phase.name not in asked.phases.split(",") or rng.random() >= asked.share:
            continue
        best, usual = ADVISER.turn(state, seat), ADVISER._usual_turn(state, seat)
        ends = [ADVISER._end(state, seat, turn) for turn in (best, usual)]
        if ends[0] == ends[1]:
            continue
        said, _ = ADVISER._compare(GAME.observe(state, seat), best, usual, JUDGE.scale(2))
        if said.sure and abs(said.mean) >= LARGE:
            real = [_real(ends, seat, f"{name}/{number}") for number in range(asked.games)]
            found.append((said.mean, fmean(real), stdev(real) / asked.games**0.5))
            print(
                f"{state.phase.name} round {state.round}: {said.mean:.1f}, really {found[-1][1]:.1f}",
                flush=True,
            )
        if len(found) == asked.positions:
            break
    clear = [one for one in found if abs(one[1]) >= 2 * one[2] and one[1]]
    for told, of in (("positions", found), ("of them clear in the games", clear)):
        print(len(of), told, sum(said * real > 0 for said, real, _ in of), "with the same sign")
    print(
        "mean",
        fmean(abs(said) for said, _, _ in found),
        "really",
        fmean(r * (1 - 2 * (s < 0)) for s, r, _ in found),
    )


def _real(ends: list[State], seat: Seat, seed: str) -> float:
    one, other = (lead(play_on(end, "adept", Random(seed)), seat) for end in ends)
    return one - other


def lasting(asked: Namespace) -> None:
    """How much of the difference between two boards is left when everybody has flicked, by flicks to come."""
    found: dict[int, list[tuple[float, float]]] = {}
    count = 0
    for state, seat, rng, name in positions("adept", asked.seed):
        if state.phase is not Phase.AIM or rng.random() >= asked.share:
            continue
        turns = [ADVISER.turn(state, seat), ADVISER._usual_turn(state, seat)]
        ends = [ADVISER._end(state, seat, turn) for turn in turns]
        view = GAME.observe(state, seat)
        now = [
            fmean(_promise(state, seat, codes) for codes in BOARDS._boards(view, e, range(64))) for e in ends
        ]
        then = [fmean(_kept(end, state, seat, f"{name}/{n}") for n in range(asked.games)) for end in ends]
        coming = len(state.discs) - state.flown - 1
        found.setdefault(coming, []).append((now[0] - now[1], then[0] - then[1]))
        count += 1
        if count == asked.positions:
            break
    for coming, pairs in sorted(found.items()):
        square = sum(before * before for before, _ in pairs)
        print(coming, "flicks to come:", sum(a * b for a, b in pairs) / square if square else 0.0, len(pairs))


def _promise(state: State, seat: Seat, codes: list[int]) -> float:
    return PLANNER.discs_worth(state, seat).of(codes)


def _kept(end: State, state: State, seat: Seat, seed: str) -> float:
    after = play_on(end, "expert", Random(seed), until_written=False)
    return _promise(state, seat, PLANNER.codes(after))


def main() -> None:
    """Run what was asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("agreement", "lasting"))
    parser.add_argument("--phases", default="AIM,KEEP")
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--share", type=float, default=0.12)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    (agreement if asked.what == "agreement" else lasting)(asked)


if __name__ == "__main__":
    main()
