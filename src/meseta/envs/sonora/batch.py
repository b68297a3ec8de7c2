"""Many tables of Sonora in arrays, all moved by one call, with discs that move exactly as in the engine."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from meseta.core.compiling import compiled
from meseta.core.game import Options
from meseta.discs import kernel as discs_kernel
from meseta.discs.arena import Wall, figures, walls
from meseta.discs.plain import Disc as PlainDisc
from meseta.envs.arrays import Lanes, read_only
from meseta.envs.batch import one_each, refusal
from meseta.envs.chance import wrapped
from meseta.envs.numbers import Arrays
from meseta.envs.sonora import columns, kernel
from meseta.envs.sonora.bundles import Scratch, Table, Told
from meseta.envs.sonora.numbers import SonoraNumbers
from meseta.envs.sonora.prints import arrays
from meseta.envs.sonora.records import plain_rows, record, rows
from meseta.envs.sonora.recovery import recovered, settled
from meseta.envs.sonora.shown_kernel import Shown
from meseta.games.sonora.actions import Settle
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bundles: TypeAlias = tuple[Sequence[object] | NDArray[np.void], ...]
    """What is printed, the tables, and what is shown of them: one record each, or tuples in lists."""

__all__ = ["SonoraBatch"]


class SonoraBatch:
    """Many tables of Sonora; a `Batch`.

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
        game: Sonora | None = None,
        threads: int = 1,
        compile: bool = True,
    ) -> None:
        self.game: Final = game or Sonora()
        self.tables, self.seats = tables, seats
        self.numbers: Final = SonoraNumbers(self.game, seats)
        self._before: Final = self.game.setup(seats, options or {})
        self._compile: Final = compile
        self._kernel: Final = compiled(kernel, inline=True) if compile else kernel
        self._lanes: Final = Lanes(tables, threads)
        self._printed: Final = arrays(self.game.printed, seats, self._before)
        self._tables: Final = self._empty_tables()
        self._told: Final = self._empty_told()
        self._shown: Final = self._empty_shown()
        self._bundles: Final = self._records() if compile else self._tuples()
        self._scratch: dict[int, Scratch] = {}
        self._seed = 0
        self.actor: NDArray[np.int8] = read_only(self._told.actor)
        self.mask: NDArray[np.int8] = read_only(self._told.mask)
        self.observation: Arrays = self._observation()
        self.done: NDArray[np.bool_] = read_only(self._told.done)
        self.scores: NDArray[np.int32] = read_only(self._told.scores)
        self.rewards: NDArray[np.float32] = read_only(self._told.rewards)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Set up every table anew."""
        self._seed = wrapped(seed)
        self._lanes.run(self._reset)

    def _reset(self, first: int, last: int) -> None:
        prints, tables, shown = self._bundles
        self._kernel.reset_all(prints, tables, self._told, shown, self._seed, first, last)

    def step(self, actions: "NDArray[np.int32]", flicks: "NDArray[np.float32] | None" = None) -> None:
        """Let the actor of every table take the action with this number; an illegal one raises.

        ``flicks`` has a row of four numbers for every table, which only flicks need (`SonoraNumbers.flick`);
        it may be left out where nobody flicks. If an action is illegal, nothing happens at any table.
        """
        import numpy as np

        numbers = one_each(actions, self.tables)
        points = np.full((self.tables, 4), np.nan) if flicks is None else np.asarray(flicks, np.float64)
        if points.shape != (self.tables, 4):
            raise ValueError(f"four numbers for each of {self.tables} tables, not an array of {points.shape}")
        table = self._kernel.illegal(self._bundles[0], self._told, numbers, points)
        if table >= 0:
            number, flick = int(numbers[table]), points[table].tolist()
            raise refusal(self.numbers, self.state(table), int(self.actor[table]), table, number, flick)
        self._lanes.run(partial(self._step, numbers, points))

    def _step(
        self, numbers: "NDArray[np.int32]", points: "NDArray[np.float64]", first: int, last: int
    ) -> None:
        prints, tables, shown = self._bundles
        self._kernel.step_all(
            prints, tables, self._room(first), self._told, shown, self._seed, numbers, points, first, last
        )

    def play_random(self, steps: int) -> int:
        """How many games ended in so many steps at every table, each chosen evenly among the legal actions.

        Flicks are points of the box, evenly as well. Every mask and observation is made, but only the last of
        each table is there to be seen, and `done` tells of its last step.
        """
        return sum(self._lanes.run(partial(self._play_random, steps)))

    def _play_random(self, steps: int, first: int, last: int) -> int:
        prints, tables, shown = self._bundles
        ended: int = self._kernel.play_random(
            prints, tables, self._room(first), self._told, shown, self._seed, steps, first, last
        )
        return ended

    def state(self, table: int) -> State:
        """The engine's state of a table."""
        tables = self._tables
        return recovered(
            self._before,
            self._printed.sheet,
            tables["facts"][table].tolist(),
            tables["discs"][table].tolist(),
            tables["sheets"][table].tolist(),
        )

    def settle(self, table: int) -> Settle:
        """Chance's answer to the latest flick at a table."""
        return settled(self._tables["shot"][table].tolist(), self._tables["rests"][table].tolist())

    def _records(self) -> "Bundles":
        return record(self._printed), self._tables, self._shown

    def _tuples(self) -> "Bundles":
        """The same for a kernel that stays plain."""
        return [self._printed], plain_rows(self._tables, Table), plain_rows(self._shown, Shown)

    def _room(self, first: int) -> Scratch:
        """The scratch arrays of the thread whose tables begin here."""
        if first not in self._scratch:
            self._scratch[first] = self._empty_scratch()
        return self._scratch[first]

    def _empty_tables(self) -> "NDArray[np.void]":
        printed = self._printed
        discs, placements = printed.agreed.discs, len(printed.canyon.numbers)
        squares = len(printed.canyon.icons) if self.seats == 1 else 1
        return rows(
            self.tables,
            {
                "luck": ("int64", (columns.LUCK_COLUMNS,)),
                "facts": ("int32", (columns.TABLE_COLUMNS,)),
                "discs": ("int32", (discs, columns.DISC_COLUMNS)),
                "sheets": ("int16", (self.seats, printed.sheet.end)),
                "fits": ("int8", (max(self.seats, 2), placements)),
                "shot": ("int32", (columns.SHOT_COLUMNS,)),
                "rests": ("int32", (discs, 3)),
                "sources": ("int32", (1,)),
                "ways": ("int16", (len(printed.creek.parents),)),
                "squares": ("int8", (squares,)),
                "leaps": ("int8", (squares + 1,)),
            },
        )

    def _empty_told(self) -> Told:
        import numpy as np

        tables, seats = self.tables, self.seats
        return Told(
            actor=np.zeros(tables, np.int8),
            mask=np.zeros((tables, self.numbers.actions), np.int8),
            done=np.zeros(tables, np.bool_),
            scores=np.zeros((tables, seats), np.int32),
            rewards=np.zeros((tables, seats), np.float32),
        )

    def _empty_shown(self) -> "NDArray[np.void]":
        """The arrays of an observation; those that no game with these seats has are short."""
        fields = self.numbers.fields
        parts = {name: (fields[name].dtype, fields[name].shape) for name in Shown._fields if name in fields}
        parts["sheets"] = ("int16", (self.seats, self._printed.sheet.end))
        return rows(self.tables, {name: parts.get(name, ("uint8", (1,))) for name in Shown._fields})

    def _observation(self) -> Arrays:
        """What is shown, by the names of the fields."""
        sheets, at = read_only(self._shown["sheets"]), self._printed.sheet
        parts = {
            "ruins": (at.buildings, at.boxes),
            "boxes": (at.boxes, at.nodes),
            "nodes": (at.nodes, at.reached),
            "raised": (at.raised, at.creek),
            "creek": (at.creek, at.canyon),
            "canyon": (at.canyon, at.end),
            "tray": (columns.TRAY, columns.DESK),
            "desk": (columns.DESK, columns.POINTS),
            "points": (columns.POINTS, columns.CACTI),
            "ai_hexes": (columns.AI_HEXES, columns.SHEET_REST),
        }
        found = {}
        for name, field in self.numbers.fields.items():
            start, end = parts.get(name, (0, 0))
            seen = sheets[:, :, start:end] if end else read_only(self._shown[name])
            found[name] = seen.reshape(self.tables, *field.shape)
        return found

    def _empty_scratch(self) -> Scratch:
        import numpy as np

        arena, size = self.game.printed.board.arena, self._printed.agreed.discs
        reals = [(name, np.float64) for name in discs_kernel.REALS]
        record = np.dtype(reals + [(name, np.int64) for name in discs_kernel.WHOLES])
        wall = np.dtype([(name, np.float64) for name in Wall._fields])
        fast = self._compile
        return Scratch(
            figures=figures(arena),
            walls=np.array(list(walls(arena)), wall) if fast else walls(arena),
            discs=np.zeros(size, record) if fast else [PlainDisc(0.0, 0.0) for _ in range(size)],
            moving=np.zeros(size, np.int64),
            log=np.empty(0),
            listed=np.zeros(size, np.int64),
            point=np.zeros(4),
        )
