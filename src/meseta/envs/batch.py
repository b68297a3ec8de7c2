"""What all batches share: many tables of one game that move in step, held in arrays."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from meseta.core.errors import IllegalAction
from meseta.core.seats import Seat
from meseta.envs.numbers import Action, Arrays, Numbers, State, View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Batch", "one_each", "refusal"]


class Batch(Protocol):
    """Many tables of one game. Its arrays are overwritten by the next step; copy what you want to keep.

    Chance answers by itself wherever it is due, and a table that has ended is set up anew in the same step.
    Whatever happens at a table follows from the seed, the table's number and the actions chosen there,
    however many tables there are.
    """

    tables: int
    seats: int
    actor: "NDArray[np.int8]"
    """Who is to act at each table; where several may, the first of them: shape (tables,)."""
    mask: "NDArray[np.int8]"
    """1 for each legal action of the actor, numbered as in `Numbers`: shape (tables, actions)."""
    observation: Arrays
    """The actor's view as in `Numbers.observe`, with a row per table."""
    done: "NDArray[np.bool_]"
    """Where the latest step ended a game: shape (tables,). Mask and observation are the next game's."""
    scores: "NDArray[np.int32]"
    """The final points of each seat, where `done`; else 0: shape (tables, seats)."""
    rewards: "NDArray[np.float32]"
    """What the end was worth to each seat, where `done`; else 0 (`rewards.py`): shape (tables, seats)."""

    def reset(self, seed: int) -> None:
        """Set up every table anew."""
        ...

    def step(self, actions: "NDArray[np.int32]") -> None:
        """Let the actor of every table take the action with this number; an illegal one raises."""
        ...


def one_each(actions: "NDArray[np.int32]", tables: int) -> "NDArray[np.int32]":
    """The actions as kernels read them: a number for every table."""
    import numpy as np

    numbers = np.ascontiguousarray(actions, np.int32)
    if numbers.shape != (tables,):
        raise ValueError(f"one action for each of {tables} tables, not an array of {numbers.shape}")
    return numbers


def refusal(
    numbers: Numbers[State, Action, View],
    state: State,
    seat: Seat,
    table: int,
    number: int,
    flick: Sequence[float] | None = None,
) -> Exception:
    """Why the engine refuses the action with this number: its fault, or that it means nothing here."""
    game = numbers.game
    try:
        fault = game.fault(state, seat, numbers.action(game.observe(state, seat), number, flick))
        assert fault is not None, "the mask and the engine disagree"
        refused: Exception = IllegalAction(seat, fault)
    except ValueError as unknown:
        refused = unknown
    refused.add_note(f"action {number} at table {table}; mask[{table}] shows what is legal")
    return refused
