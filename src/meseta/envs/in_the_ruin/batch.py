"""Thousands of tables of In the Ruin in arrays, all moved by one call."""

from functools import partial
from itertools import accumulate, pairwise
from math import prod
from typing import TYPE_CHECKING, Final

from meseta.core.compiling import compiled
from meseta.core.game import Options
from meseta.envs.arrays import Lanes, plain, read_only
from meseta.envs.batch import one_each, refusal
from meseta.envs.chance import wrapped
from meseta.envs.in_the_ruin import kernel, record
from meseta.envs.in_the_ruin.keeping import numbers_of, state_of
from meseta.envs.in_the_ruin.numbers import InTheRuinNumbers
from meseta.envs.in_the_ruin.rules import rules_of
from meseta.envs.numbers import Arrays
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["InTheRuinBatch"]

IN_ROW: Final = ("sheet", "cards", "hand", "table", "turn", "seats", "shapes")
"""What lies side by side in the rows of an observation, as in `showing`."""
OPTIONS: Final = ("finders_draw", "draws_each_pass", "skips_removal", "adds_three")
"""The options, by their names in a state."""


class InTheRuinBatch:
    """Many tables of In the Ruin; a `Batch`. Those who act together act in the order of their seats.

    It is compiled by numba (the extra ``fast``), the first time on a machine for a minute or so. With
    ``compile=False`` the same source runs as it is, a thousand times slower. Several threads each take a part
    of the tables, with the same results.
    """

    def __init__(
        self,
        tables: int,
        seats: int,
        seed: int = 0,
        *,
        options: Options | None = None,
        game: InTheRuin | None = None,
        threads: int = 1,
        compile: bool = True,
    ) -> None:
        import numpy as np

        self.game: Final = game or InTheRuin()
        self.tables, self.seats = tables, seats
        self.numbers: Final = InTheRuinNumbers(self.game, seats, options)
        self._before: Final = self.game.setup(seats, options or {})
        self._kernel: Final = compiled(kernel) if compile else kernel
        self._lanes: Final = Lanes(tables, threads)
        self._rows: Final = np.zeros((tables, record.player(seats)), np.int64)
        seen, points = _observation(self.numbers, tables)
        shown = kernel.Shown(
            actor=np.zeros(tables, np.int8),
            mask=np.zeros((tables, self.numbers.actions), np.int8),
            row=seen,
            points=points,
            done=np.zeros(tables, np.bool_),
            scores=np.zeros((tables, seats), np.int32),
            rewards=np.zeros((tables, seats), np.float32),
        )
        self.actor: NDArray[np.int8] = read_only(shown.actor)
        self.mask: NDArray[np.int8] = read_only(shown.mask)
        self.observation: Arrays = _named(self.numbers, seen, points)
        self.done: NDArray[np.bool_] = read_only(shown.done)
        self.scores: NDArray[np.int32] = read_only(shown.scores)
        self.rewards: NDArray[np.float32] = read_only(shown.rewards)
        flat = kernel.Shown(*(array.reshape(-1) for array in shown))
        rules, rows = rules_of(self.game.printed, self._before), self._rows.reshape(-1)
        self._bundles: Final = (rules, rows, flat) if compile else (rules.data, rows.data, plain(flat))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Set up every table anew."""
        self._rows[:, record.SEED] = wrapped(seed)
        self._rows[:, [record.GAMES, record.CHOSEN]] = 0
        self._lanes.run(partial(self._kernel.reset, *self._bundles))

    def step(self, actions: "NDArray[np.int32]") -> None:
        """Let the actor of every table take the action with this number.

        If one of them is illegal, nothing happens at any table, and `IllegalAction` says why.
        """
        numbers = self._checked(actions)
        self._lanes.run(partial(self._kernel.step, *self._bundles, numbers))

    def _checked(self, actions: "NDArray[np.int32]") -> "NDArray[np.int32]":
        """The actions as the kernel reads them, all of them legal."""
        numbers = one_each(actions, self.tables)
        rules, _, shown = self._bundles
        table = self._kernel.illegal(rules, shown, numbers, 0, self.tables)
        if table >= 0:
            seat, number = int(self.actor[table]), int(numbers[table])
            raise refusal(self.numbers, self.state(table), seat, table, number)
        return numbers

    def play_random(self, steps: int) -> int:
        """How many games ended in so many steps at every table, each chosen evenly among the legal actions.

        Choosing is part of the compiled loop, and only the last position of each table is shown.
        """
        return sum(self._lanes.run(partial(self._kernel.play_random, *self._bundles, steps)))

    def state(self, table: int) -> State:
        """The engine's state of a table."""
        return state_of(self._before, self._rows[table].tolist())

    def luck(self, table: int) -> tuple[int, int]:
        """The key of a table's chance in its present game, and how many numbers were drawn with it."""
        return int(self._rows[table, record.KEY]), int(self._rows[table, record.DRAWN])

    def put(self, table: int, state: State) -> None:
        """Go on at a table from a state of the engine in which players act, with its seats and options."""
        if not state.waiting or len(state.players) != self.seats:
            raise ValueError(f"a table of this batch takes states of {self.seats} seats in which players act")
        if any(getattr(state, option) != getattr(self._before, option) for option in OPTIONS):
            raise ValueError("this batch plays with other options than the state")
        for place, number in numbers_of(state).items():
            self._rows[table, place] = number
        self._kernel.resume(*self._bundles, table)


def _observation(numbers: InTheRuinNumbers, tables: int) -> "tuple[NDArray[np.int8], NDArray[np.int16]]":
    """Rows for all that is observed, and for points, which are too large for bytes."""
    import numpy as np

    sizes = {name: prod(field.shape) for name, field in numbers.fields.items()}
    points = sizes.pop("points")
    return np.zeros((tables, sum(sizes.values())), np.int8), np.zeros((tables, points), np.int16)


def _named(numbers: InTheRuinNumbers, rows: "NDArray[np.int8]", points: "NDArray[np.int16]") -> Arrays:
    """The observation by name."""
    shapes = [numbers.fields[name].shape for name in IN_ROW]
    ends = list(accumulate(map(prod, shapes), initial=0))
    parts = (
        read_only(rows)[:, first:end].reshape(len(rows), *shape)
        for shape, (first, end) in zip(shapes, pairwise(ends), strict=True)
    )
    named = dict(zip(IN_ROW, parts, strict=True))
    return {name: named.get(name, read_only(points)) for name in numbers.fields}
