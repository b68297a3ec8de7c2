"""What Reflicks and Swaps would gain when somebody may use one, in games of two `expert` heads.

The gains are what the numbers in `meseta.bots.sonora.spending` are taken from, as twentieths of all cases.

python -m bench.sonora_icons --games 8
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from bench.sonora_heads import GAME
from meseta.bots.bot import NORMAL
from meseta.bots.sonora import DEPTHS
from meseta.bots.sonora.head import Planner
from meseta.core.actions import LegalActions
from meseta.core.seats import CHANCE, Seat
from meseta.games.sonora.actions import Action, Swap
from meseta.games.sonora.state import Disc, Phase, State, Where

TWENTIETHS = 20


class Observed(Planner):
    """A head that writes down what it could gain."""

    def __init__(self) -> None:
        super().__init__(GAME, DEPTHS["expert"])
        self.reflicks: list[float] = []
        self.swaps: dict[tuple[int, Seat], float] = {}

    def keeping(self, state: State, seat: Seat) -> None:
        """By how much the best flick of the same disc is better than what lies there."""
        now = self.discs_worth(state, seat).of(self.codes(state))
        again = self.best_flick(lifted(state, seat), 0.5, Random(1))
        self.reflicks.append(0.0 if again is None else max(0.0, again.worth - now))

    def swapping(self, state: State, seat: Seat, legal: LegalActions[Action]) -> None:
        """The most that a swap gains in this round; only the first question counts."""
        sheet, codes = self.prospects(state, seat), self.codes(state)
        now = sheet.value(tuple(codes[5 * seat : 5 * seat + 5]))
        best = 0.0
        for action in legal:
            if isinstance(action, Swap):
                after = codes.copy()
                after[action.a], after[action.b] = codes[action.b], codes[action.a]
                best = max(best, sheet.value(tuple(after[5 * seat : 5 * seat + 5])) - now)
        self.swaps.setdefault((state.round, seat), best)


def lifted(state: State, seat: Seat) -> State:
    """The state in which the disc just flicked is flicked again."""
    return replace(state.with_disc(state.disc, Disc(Where.LIFTED)), phase=Phase.AIM, actor=seat)


def watch(hand: str, seed: str) -> list[Observed]:
    """Both players of one game."""
    players, chance = [Observed(), Observed()], Random(seed)
    state = GAME.setup(2, {f"hand_{seat}": hand for seat in range(2)})
    while actors := GAME.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            state = GAME.apply(state, seat, GAME.chance(state).sample(chance))
            continue
        view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
        if state.phase is Phase.KEEP:
            players[seat].keeping(state, seat)
        elif state.phase is Phase.SWAP:
            players[seat].swapping(state, seat, legal)
        state = GAME.apply(state, seat, players[seat].choose(view, legal, NORMAL, chance))
    return players


def told(gains: Sequence[float]) -> str:
    """Their twentieths, from the middle of each."""
    ordered = sorted(gains)
    places = [(2 * part + 1) * len(ordered) // (2 * TWENTIETHS) for part in range(TWENTIETHS)]
    return f"{len(ordered)} cases: " + ", ".join(f"{ordered[place]:.1f}" for place in places)


def main() -> None:
    """Prints both lists."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--hand", default="steady")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    seen = [player for number in range(asked.games) for player in watch(asked.hand, f"{asked.seed}/{number}")]
    print("a Reflick:", told([gain for player in seen for gain in player.reflicks]))
    print("a Swap:", told([gain for player in seen for gain in player.swaps.values()]))


if __name__ == "__main__":
    main()
