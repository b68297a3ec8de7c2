"""Shifting Stones for `tests.envs.equality`: every number of seats, every option, another edition."""

from functools import cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from meseta.core.game import AnyGame
from meseta.envs.shifting_stones.batch import ShiftingStonesBatch
from meseta.envs.shifting_stones.numbers import CARD, SKIP, USES
from meseta.games.shifting_stones.actions import ChanceAction, Draw, First, Lay, Pick
from meseta.games.shifting_stones.content import Card, Deck, places
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import unpack
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import members
from tests.envs.equality import Kind, StatefulBatch

CAPS = ("6", "none")


@cache
def small_deck() -> Deck:
    """Forty cards that ask for two stones in a row: more are worth much, and piles run out soon."""
    rows = [((a, b),) for a in range(8) for b in range(8) if not (a == b and a < 2)][:40]
    worths = (1,) * 12 + (2,) * 10 + (3,) * 10 + (5,) * 8
    return Deck(
        "small",
        [
            Card(number, worth, pattern, places(pattern))
            for number, (pattern, worth) in enumerate(zip(rows, worths, strict=True), start=1)
        ],
    )


class StonesTwin:
    """Shifting Stones, as the comparison asks for it."""

    kinds = (
        *(
            Kind(seats, {"skip_cap": cap, "first_player": first})
            for seats in range(1, 6)
            for cap in CAPS
            for first in ("lot", str(seats - 1))
        ),
        *(Kind(seats, {"skip_cap": cap}, "small") for seats in (1, 3) for cap in CAPS),
    )

    maker = ShiftingStonesBatch

    def game(self, kind: Kind) -> ShiftingStones:
        """The engine of this kind."""
        return ShiftingStones() if kind.edition == "standard" else ShiftingStones(small_deck())

    def choose(self, batch: StatefulBatch, rng: Random) -> NDArray[np.int32]:
        """Anything legal; often a score where there is one, or a skip: games end, and hands grow."""
        dice = np.random.default_rng(rng.getrandbits(32))
        weights = np.ones(batch.mask.shape[1])
        weights[CARD + USES - 1 :: USES] = dice.choice([1, 60, 1_000])
        weights[SKIP] = dice.choice([1, 100])
        chances = dice.random(batch.mask.shape) ** (1 / weights)  # the largest is each with its weight
        best: NDArray[np.int64] = np.argmax(chances * batch.mask, axis=1)
        return best.astype(np.int32)

    def answer(self, game: AnyGame, state: State, after: State | None, rng: Random) -> ChanceAction:
        """What chance must have answered in this state."""
        if after is None:
            answer: ChanceAction = game.chance(state).sample(rng)
            return answer
        match state.phase:
            case Phase.STONES:
                return Lay(unpack(after.grid))
            case Phase.PICK:
                return Pick(members(after.deck | after.hands[0]))
            case Phase.LOT:
                return First(after.first)
            case Phase.DEAL:
                return Draw(members(after.hands[state.turn]))
            case _:
                return Draw(members(after.hands[state.turn] & ~state.hands[state.turn]))


TWIN = StonesTwin()
