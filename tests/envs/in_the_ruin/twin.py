"""In the Ruin for `tests.envs.equality`: every number of seats, every option, an edition at the limits."""

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meseta.core.game import AnyAction, AnyGame
from meseta.envs import chance
from meseta.envs.in_the_ruin.batch import InTheRuinBatch
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.state import State
from tests.envs.equality import Kind, StatefulBatch
from tests.envs.in_the_ruin.tables import EDGE_GAME, HOUSE_GAME, every_option


class Luck(Random):
    """What a table of a batch draws, for the engine to draw the same."""

    def __init__(self, key: int, drawn: int) -> None:
        super().__init__(0)
        self.key, self.drawn = key, drawn

    def _randbelow(self, n: int) -> int:  # all of Random's whole numbers come from here
        self.drawn += 1
        return chance.below(self.key, self.drawn - 1, n)

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        """So many of them, one after the other, each as likely as any other that is left."""
        left = list(population)
        return [left.pop(self._randbelow(len(left))) for _ in range(k)]


class RuinTwin:
    """In the Ruin, as the comparison asks for it."""

    kinds = (
        *(Kind(seats, options, "house") for seats in range(1, 5) for options in every_option()),
        *(Kind(seats, options, "edges") for seats in range(1, 5) for options in list(every_option())[::5]),
    )

    maker = InTheRuinBatch

    def game(self, kind: Kind) -> InTheRuin:
        """The engine of this kind."""
        return EDGE_GAME if kind.edition == "edges" else HOUSE_GAME

    def choose(self, batch: StatefulBatch, rng: Random) -> NDArray[np.int32]:
        """Anything legal; in some steps rather a walk, a warp, an escape or a confirmation than a mark."""
        dice = np.random.default_rng(rng.getrandbits(32))
        weights = np.ones(batch.mask.shape[1])
        for name, first, shape in batch.numbers.factors:
            if name in ("walk", "warp", "confirm", "escape", "single"):
                weights[first : first + int(np.prod(shape))] = dice.choice([1, 10, 100])
        chances = dice.random(batch.mask.shape) ** (1 / weights)  # the largest is each with its weight
        best: NDArray[np.int64] = np.argmax(chances * batch.mask, axis=1)
        return best.astype(np.int32)

    def luck(self, batch: StatefulBatch, table: int, opening: bool) -> Luck:
        """The luck of a table from here on, or from the beginning of its game."""
        assert isinstance(batch, InTheRuinBatch)
        key, drawn = batch.luck(table)
        return Luck(key, 0 if opening else drawn)

    def answer(self, game: AnyGame, state: State, after: State | None, rng: Random) -> AnyAction:
        """What the engine's own chance answers with the batch's luck."""
        return game.chance(state).sample(rng)


TWIN = RuinTwin()
