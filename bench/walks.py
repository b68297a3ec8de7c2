"""Many tables at once, as a bench plays them: actions chosen beforehand, or in the compiled loop."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bench.sidebyside import Work
from meseta.envs.batch import Batch
from meseta.envs.in_the_ruin.batch import InTheRuinBatch
from meseta.envs.shifting_stones.batch import ShiftingStonesBatch
from meseta.envs.sonora.batch import SonoraBatch

LENGTH: Final = 100
"""Steps at each table before it is set up anew."""

Step: TypeAlias = Callable[[], None]
"""One step of a whole batch, with actions that were chosen before."""


class Kind(NamedTuple):
    """A game, and the size of a batch of it that suits its rows."""

    name: str
    batch: Callable[..., ShiftingStonesBatch | InTheRuinBatch | SonoraBatch]
    tables: int

    def of(self, seats: int, threads: int = 1) -> ShiftingStonesBatch | InTheRuinBatch | SonoraBatch:
        """A batch of it."""
        return self.batch(self.tables, seats, 1, threads=threads)


STONES: Final = Kind("Shifting Stones", ShiftingStonesBatch, 4096)
RUIN: Final = Kind("In the Ruin", InTheRuinBatch, 512)
SONORA: Final = Kind("Sonora", SonoraBatch, 512)


def chosen(batch: Batch, dice: np.random.Generator) -> NDArray[np.int32]:
    """An action for every table, each of the legal ones as likely as any other."""
    chances = dice.random(batch.mask.shape, np.float32) + 1
    actions: NDArray[np.int32] = np.argmax(batch.mask * chances, axis=1).astype(np.int32)
    return actions


def walk(batch: ShiftingStonesBatch | InTheRuinBatch | SonoraBatch, length: int) -> list[Step]:
    """That many steps of all tables from the beginning, in random play; every flick with a box of its own."""
    dice = np.random.default_rng(1)
    steps: list[Step] = []
    batch.reset(1)
    for _ in range(length):
        actions = chosen(batch, dice)
        if isinstance(batch, SonoraBatch):
            flicks = dice.uniform(-1, 1, (batch.tables, 4)).astype(np.float32)
            steps.append(lambda actions=actions, flicks=flicks: batch.step(actions, flicks))  # type: ignore[misc]
        else:
            steps.append(lambda actions=actions: batch.step(actions))  # type: ignore[misc]
        steps[-1]()
    return steps


def stepped(kind: Kind, seats: int, threads: int = 1) -> Work:
    """Steps of all tables, one call for each, that make mask and observation."""
    batch = kind.of(seats, threads)
    steps = walk(batch, LENGTH)

    def play(seed: int) -> int:
        batch.reset(1)
        for step in steps:
            step()
        return batch.tables * LENGTH

    return play


def fused(kind: Kind, seats: int, threads: int = 1) -> Work:
    """Steps with actions chosen at random in the compiled loop."""
    batch = kind.of(seats, threads)

    def play(seed: int) -> int:
        batch.play_random(LENGTH)
        return batch.tables * LENGTH

    return play


def sonora_rounds(through_step: bool) -> Work:
    """Whole rounds of Sonora with two seats, six for each game that ended."""
    batch = SONORA.batch(SONORA.tables, 2, 1)
    length = 3 * LENGTH
    steps = walk(batch, length) if through_step else []

    def play(seed: int) -> int:
        if not through_step:
            return 6 * batch.play_random(length)
        batch.reset(1)
        ended = 0
        for step in steps:
            step()
            ended += int(batch.done.sum())
        return 6 * ended

    if not through_step:
        batch.play_random(length)  # so that tables are in all phases of their games
    return play
