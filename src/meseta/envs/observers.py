"""What OpenSpiel is shown of a state: the strings and tensors of one player, of now or of all so far."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from meseta.envs.aiming import FLICK_LEVELS
from meseta.envs.spaces import flatten

if TYPE_CHECKING:
    from meseta.envs.open_spiel import MesetaGame, MesetaState

__all__ = ["MesetaObserver", "Recaller"]


class MesetaObserver:
    """The string and the tensor of what a player sees now."""

    def __init__(self, game: "MesetaGame") -> None:
        self._numbers: Final = game.numbers
        size = sum(int(np.prod(field.shape)) for field in game.numbers.fields.values())
        aim = len(FLICK_LEVELS) + 1 if game.aims else 0
        self.tensor: NDArray[np.float32] | None = np.zeros(size + aim, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"view": self.tensor[:size], "aim": self.tensor[size:]}

    def set_from(self, state: "MesetaState", player: int) -> None:
        """Fill the tensor: the view's arrays, scaled from 0 to 1, and what is chosen of a flick."""
        self.dict["view"][:] = flatten(self._numbers, self._numbers.observe(state.view(player)))
        self.dict["aim"][:] = self._scaled(state.aimed(player), len(self.dict["aim"]))

    def _scaled(self, chosen: Sequence[int], room: int) -> list[float]:
        """The numbers of what was chosen, each over 0 and up to 1; 0 for nothing."""
        most = self._numbers.actions + max(FLICK_LEVELS)
        return [(number + 1) / most for number in chosen] + [0.0] * (room - len(chosen))

    def string_from(self, state: "MesetaState", player: int) -> str:
        """What the player sees, as JSON."""
        return msgspec.json.encode((state.view(player), state.aimed(player))).decode()


class Recaller(MesetaObserver):
    """The string and, where there is room for its memories, the tensor of all that a player knows."""

    def __init__(self, game: "MesetaGame") -> None:
        super().__init__(game)
        if not game.recall:
            self.tensor, self.dict = None, {}
            return
        view, chosen = len(self.dict["view"]), max(1, len(self.dict["aim"]))
        rows = game.recall * (view + chosen + 1)
        self._chosen: Final = chosen
        self.tensor = np.zeros(rows + len(self.dict["aim"]), np.float32)
        self.dict = {"memories": self.tensor[:rows].reshape(game.recall, -1), "aim": self.tensor[rows:]}

    def set_from(self, state: "MesetaState", player: int) -> None:
        """Fill the tensor: a row for each memory, the oldest first, and what is chosen of a flick.

        A row has a 1, the view's arrays, and what the player had chosen just before it.
        """
        rows = self.dict["memories"]
        rows[:] = 0
        for row, memory in zip(rows, state.memory(player).latest(len(rows)), strict=False):
            seen = flatten(self._numbers, self._numbers.observe(memory.view))
            row[:] = [1.0, *seen, *self._scaled(memory.chosen, self._chosen)]
        self.dict["aim"][:] = self._scaled(state.aimed(player), len(self.dict["aim"]))

    def string_from(self, state: "MesetaState", player: int) -> str:
        """The player's first view as JSON, then what it chose and what changed, and what it has aimed at."""
        return f"[[{state.memory(player).text()}],{list(state.aimed(player))}]"
