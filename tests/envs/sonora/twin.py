"""Sonora for `tests.envs.equality`: every number of seats, every option, another edition.

The engine replays every answer of chance with its own plain kernel and refuses one that comes out
differently: so every resting place of every disc is proved exact along the way.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import numpy as np
from numpy.typing import NDArray

from meseta.core.game import AnyGame
from meseta.discs.chance import HANDS
from meseta.envs.sonora.batch import SonoraBatch
from meseta.games.sonora.actions import First, Settle
from meseta.games.sonora.content import read_edition
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import State
from tests.envs.equality import Kind, StatefulBatch
from tests.games.sonora.positions import HOUSE_TEXT


@cache
def small_sheet() -> Sonora:
    """Another board and sheet: zones and circles in other places, fewer icons, smaller buildings."""
    text = HOUSE_TEXT.replace('name = "house"', 'name = "small"', 1)
    for before, after in (
        ("corner_leg = 100_000", "corner_leg = 120_000"),
        ("hole_radius = 15_500", "hole_radius = 40_000"),
        ("reflicks = 9", "reflicks = 2"),
        ("swaps = 11", "swaps = 2"),
        ("rabbits = 3", "rabbits = 1"),
    ):
        assert before in text, before
        text = text.replace(before, after, 1)
    return Sonora(read_edition(text))


def in_company() -> Iterator[Kind]:
    """Every number of seats with every value of every option; hands and first players take turns."""
    for place, (seats, bunting, rounds) in enumerate(product((2, 3, 4), ("off", "on"), ("6", "5", "7"))):
        first = "lot" if place % 2 else str(place % seats)
        hands = {f"hand_{seat}": tuple(HANDS)[(place + seat) % len(HANDS)] for seat in range(seats)}
        yield Kind(seats, {"no_bunting": bunting, "rounds": rounds, "first_player": first, **hands})


def alone() -> Iterator[Kind]:
    """Each text of the solo rules, and every way its AI may play; the other options take turns."""
    for text in ("final", "spanish", "draft"):
        yield Kind(1, {"text": text})
    ways = product(("2", "3"), ("as_player", "largest", "never_lower"), ("off", "on"))
    for place, (squares, shapes, full) in enumerate(ways):
        ai = {"ai_squares": squares, "ai_shapes": shapes, "ai_full_zone": full}
        fair, bunting = ("off", "on")[place % 2], ("off", "on")[place // 2 % 2]
        rounds, hand = ("6", "5", "7")[place % 3], tuple(HANDS)[place % len(HANDS)]
        yield Kind(1, {**ai, "fair_colours": fair, "no_bunting": bunting, "rounds": rounds, "hand_0": hand})


def with_another_sheet() -> Iterator[Kind]:
    """Another edition."""
    yield Kind(2, {"no_bunting": "on", "rounds": "7", "first_player": "1"}, "small")
    yield Kind(1, {"text": "draft", "ai_squares": "2", "hand_0": "exact"}, "small")


class SonoraTwin:
    """Sonora, as the comparison asks for it."""

    kinds: tuple[Kind, ...] = (*in_company(), *alone(), *with_another_sheet())

    maker = SonoraBatch

    def game(self, kind: Kind) -> Sonora:
        """The engine of this kind."""
        return small_sheet() if kind.edition == "small" else Sonora()

    def choose(self, batch: StatefulBatch, rng: Random) -> NDArray[np.int32]:
        """Anything legal: sometimes each action is as likely as another, sometimes each kind of action."""
        dice = np.random.default_rng(rng.getrandbits(32))
        weights = np.ones(batch.mask.shape[1])
        for _, first, shape in batch.numbers.factors:
            size = int(np.prod(shape))
            weights[first : first + size] = dice.choice([1, 1 / size])
        waits = np.where(batch.mask, dice.exponential(size=batch.mask.shape) / weights, np.inf)
        best: NDArray[np.int64] = np.argmin(waits, axis=1)  # each is the first with its weight
        return best.astype(np.int32)

    def flicks(self, batch: StatefulBatch, rng: Random) -> NDArray[np.float32]:
        """Any point of the box; half the time a soft flick ahead, so that discs stay on the board."""
        dice = np.random.default_rng(rng.getrandbits(32))
        points = dice.uniform(-1, 1, (batch.tables, 4))
        soft = dice.random(batch.tables) < 0.5
        points[soft] *= (1, 1, 0.25, 0.3)
        points[soft, 3] -= 0.7
        return points.astype(np.float32)

    def step(
        self, batch: StatefulBatch, actions: NDArray[np.int32], flicks: NDArray[np.float32]
    ) -> Iterator[Settle | None]:
        """Let the batch take these actions; the first few numbers are flicks."""
        assert isinstance(batch, SonoraBatch)
        batch.step(actions, flicks)
        flicked = batch.numbers.factors[0][2][0]
        for table, number in enumerate(actions):
            yield batch.settle(table) if number < flicked else None

    def answer(self, game: AnyGame, state: State, after: State | None, rng: Random) -> First:
        """Besides flicks, chance draws the first player only."""
        assert after is not None, "a game does not end with the lot"
        return First(after.first)


TWIN = SonoraTwin()
