"""Batches beside the engine, step by step: `python -m tests.envs.equality GAME --steps 1000000`.

A batch says the rules a second time, for speed. Here both play the same actions, at every table of batches
of every kind. What chance did is told by the batch, read off its next position, or drawn by the engine with
the same luck, and the engine must find it possible. Then position, legal actions, what the actor sees, points
and rewards must all be the same.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from time import process_time
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from meseta.core.game import AnyAction, AnyGame, AnyState, Options
from meseta.core.seats import CHANCE
from meseta.envs.batch import Batch
from meseta.envs.rewards import final_rewards

AnyNumbers: TypeAlias = Any
AnyView: TypeAlias = Any
"""`Numbers` and views of a game that is known only at run time."""
AnyArray: TypeAlias = NDArray[Any]


class StatefulBatch(Batch, Protocol):
    """A batch that gives out the engine's states."""

    @property
    def numbers(self) -> AnyNumbers:
        """The game in numbers."""
        ...

    def state(self, table: int) -> AnyState:
        """The engine's state of a table."""
        ...

    def play_random(self, steps: int) -> int:
        """How many games ended in so many random steps at every table."""
        ...


class Kind(NamedTuple):
    """A kind of batch to be compared: its seats, options, and anything else that its maker asks for."""

    seats: int
    options: Options
    edition: str = "standard"


class BatchMaker(Protocol):
    """The class of a game's batches, as it is called."""

    def __call__(
        self, tables: int, seats: int, seed: int, *, options: Options, game: Any, threads: int, compile: bool
    ) -> StatefulBatch:
        """A batch of so many tables."""
        ...


class Twin(Protocol):
    """What a game's own module, `tests.envs.<game>.twin`, says about its batch as the object `TWIN`."""

    kinds: tuple[Kind, ...]

    @property
    def maker(self) -> BatchMaker:
        """The class of its batches."""
        ...

    def game(self, kind: Kind) -> AnyGame:
        """The engine of this kind."""
        ...

    def choose(self, batch: StatefulBatch, rng: Random) -> NDArray[np.int32]:
        """A legal action for every table, such that games end and rare things happen."""
        ...

    def answer(self, game: AnyGame, state: AnyState, after: AnyState | None, rng: Random) -> AnyAction:
        """What chance must have answered in this state, to come to the one after; any, where that is lost."""
        ...


@runtime_checkable
class Lucky(Protocol):
    """A twin whose engine can draw what the batch draws."""

    def luck(self, batch: StatefulBatch, table: int, opening: bool) -> Random:
        """The luck of a table from here on, or where it is opening, from the beginning of its game."""
        ...


@runtime_checkable
class Flicking(Protocol):
    """A twin whose actions have a continuous part, and whose batch tells what chance made of it."""

    def flicks(self, batch: StatefulBatch, rng: Random) -> NDArray[np.float32]:
        """The continuous part of every table's action, whatever that will be."""
        ...

    def step(
        self, batch: StatefulBatch, actions: NDArray[np.int32], flicks: NDArray[np.float32]
    ) -> Iterator[AnyAction | None]:
        """Let the batch take these actions; then, for each table, what chance answered to a flick, if any."""
        ...


class Steps(NamedTuple):
    """How much was compared."""

    steps: int
    games: int
    """How many of them ended."""


def batch_of(
    twin: Twin, kind: Kind, tables: int, seed: int, compile: bool, threads: int = 1
) -> StatefulBatch:
    """A batch of this kind."""
    game = twin.game(kind)
    return twin.maker(
        tables, kind.seats, seed, options=kind.options, game=game, threads=threads, compile=compile
    )


def compare(twin: Twin, kind: Kind, tables: int, steps: int, seed: int, compile: bool) -> Steps:
    """Play so many steps at so many tables, of which everything must be equal."""
    rng = Random(seed)
    game, batch = twin.game(kind), batch_of(twin, kind, tables, seed, compile)
    states = [
        opened(twin, game, kind, batch.state(table), luck(twin, batch, table, True, rng))
        for table in range(tables)
    ]
    return go_on(twin, kind, batch, states, steps, rng)


def go_on(
    twin: Twin, kind: Kind, batch: StatefulBatch, states: list[AnyState], steps: int, rng: Random
) -> Steps:
    """Play so many steps from these states, which are those of the batch."""
    game, tables = twin.game(kind), range(batch.tables)
    views = [check(game, batch, table, states[table], batch.state(table)) for table in tables]
    ended = 0
    for _ in range(steps):
        actions, seats = twin.choose(batch, rng), batch.actor.tolist()
        flicks = twin.flicks(batch, rng) if isinstance(twin, Flicking) else [None] * batch.tables
        chosen = [batch.numbers.action(*of) for of in zip(views, actions.tolist(), flicks, strict=True)]
        lucks = [luck(twin, batch, table, False, rng) for table in tables]
        answers = stepped(twin, batch, actions, flicks)
        for table in tables:
            found, done = batch.state(table), bool(batch.done[table])
            state = game.apply(states[table], seats[table], chosen[table])
            state = answered(game, state, answers[table])
            state = settled(twin, game, state, None if done else found, lucks[table])
            check_end(game, batch, table, state)
            if done:
                ended += 1
                state = opened(twin, game, kind, found, luck(twin, batch, table, True, rng))
            states[table], views[table] = state, check(game, batch, table, state, found)
    return Steps(batch.tables * steps, ended)


def stepped(
    twin: Twin, batch: StatefulBatch, actions: NDArray[np.int32], flicks: NDArray[np.float32] | list[None]
) -> list[AnyAction | None]:
    """Let the batch take these actions; what it tells that chance answered at each table, or None."""
    if isinstance(twin, Flicking) and isinstance(flicks, np.ndarray):
        return list(twin.step(batch, actions, flicks))
    batch.step(actions)
    return [None] * batch.tables


def answered(game: AnyGame, state: AnyState, answer: AnyAction | None) -> AnyState:
    """The state after chance's answer, which must be possible, if the batch has told one."""
    if answer is None:
        return state
    assert game.fault(state, CHANCE, answer) is None, answer
    return game.apply(state, CHANCE, answer)


def opened(twin: Twin, game: AnyGame, kind: Kind, after: AnyState, rng: Random) -> AnyState:
    """The beginning of a game in which chance has done what leads to the state after it."""
    return settled(twin, game, game.setup(kind.seats, kind.options), after, rng)


def luck(twin: Twin, batch: StatefulBatch, table: int, opening: bool, rng: Random) -> Random:
    """The luck of a table where that is known; else any."""
    return twin.luck(batch, table, opening) if isinstance(twin, Lucky) else rng


def settled(twin: Twin, game: AnyGame, state: AnyState, after: AnyState | None, rng: Random) -> AnyState:
    """The state after all that chance has to do, each of its answers possible."""
    while CHANCE in game.actors(state):
        answer = twin.answer(game, state, after, rng)
        assert game.fault(state, CHANCE, answer) is None, answer
        state = game.apply(state, CHANCE, answer)
    return state


def check_end(game: AnyGame, batch: StatefulBatch, table: int, state: AnyState) -> None:
    """The game is over for both or neither, with the same points and rewards."""
    outcome = game.outcome(state)
    assert batch.done[table] == (outcome is not None)
    totals, rewards = [0] * batch.seats, (0.0,) * batch.seats
    if outcome is not None:
        totals = [score.total for score in game.score(state)]
        rewards = final_rewards(totals, outcome.winners)
    assert batch.scores[table].tolist() == totals
    assert batch.rewards[table].tolist() == np.array(rewards, np.float32).tolist()


def check(game: AnyGame, batch: StatefulBatch, table: int, state: AnyState, found: AnyState) -> AnyView:
    """A table's position, actor, legal actions and observation are those of the engine; the actor's view."""
    assert found == state, f"table {table}"
    seat = min(game.actors(state))
    assert batch.actor[table] == seat
    view = game.observe(state, seat)
    legal = batch.numbers.mask(view, game.legal(state, seat))
    assert same(batch.mask[table], legal), f"legal actions at table {table}"
    for name, array in batch.numbers.observe(view).items():
        assert same(batch.observation[name][table], array), f"{name} at table {table}"
    return view


def same(one: AnyArray, other: AnyArray) -> bool:
    """Whether two arrays have the same shape and numbers, said sooner than by `np.array_equal`."""
    return bool(one.shape == other.shape and (one == other).all())


def twin_of(game: str) -> Twin:
    """What the game's own module says about its batch."""
    twin: Twin = import_module(f"tests.envs.{game}.twin").TWIN
    return twin


def runs(
    twin: Twin, tables: int, length: int, steps: int, seed: int, compile: bool
) -> Iterator[tuple[Kind, Steps]]:
    """Every kind of batch in turn, over and over, until that many steps have been compared."""
    done = 0
    while done < steps:
        for kind in twin.kinds:
            found = compare(twin, kind, tables, length, seed, compile)
            yield kind, found
            done += found.steps
            seed += 1


def main() -> None:
    """Compare, and print how much was equal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--length", type=int, default=500, help="steps at each table before the next kind")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--plain", action="store_true", help="without compiling")
    asked = parser.parse_args()
    start, twin = process_time(), twin_of(asked.game)
    totals: dict[str, Steps] = {}
    for kind, found in runs(twin, asked.tables, asked.length, asked.steps, asked.seed, not asked.plain):
        print(f"{found.steps:,} equal: {kind}", file=sys.stderr, flush=True)  # noqa: T201
        before = totals.get(str(kind), Steps(0, 0))
        totals[str(kind)] = Steps(before.steps + found.steps, before.games + found.games)
    for name, (steps, games) in totals.items():
        print(f"{steps:>10,} steps, {games:>7,} games ended: {name}")  # noqa: T201
    steps = sum(one.steps for one in totals.values())
    games = sum(one.games for one in totals.values())
    spent = process_time() - start
    print(f"{asked.game}: {steps:,} steps and {games:,} ends of games are equal ({spent:,.0f} s)")  # noqa: T201


if __name__ == "__main__":
    main()
