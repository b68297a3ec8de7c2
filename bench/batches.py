"""Many tables at once: steps per second on one core, beside the simulators that researchers know.

A step of ours checks that the action is legal, applies it, lets chance answer, sets up a new game where one
has ended, and writes points, rewards, the next actor's mask of legal actions and its observation. Actions are
chosen beforehand and replayed, so that choosing them is not what is measured; “fused” chooses them at random
in the same loop, and only the last position is observed.

The others do the same in games of their own, so this says what a step of a batch costs, not who programs
better. pgx is compiled by JAX, takes a whole batch per call, begins ended games anew, and writes mask and
observation; of several sizes of a batch the best is shown. OpenSpiel (C++) and PettingZoo (Python) play one
game, one action per call, and are asked for mask and observation as a learner would ask.

What is not installed is left out: `pip install pgx open_spiel 'pettingzoo[classic]'`.
"""

import os
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter, process_time

import numpy as np

from bench.sidebyside import Contender, Work, measure, side_by_side
from meseta.envs.shifting_stones.batch import ShiftingStonesBatch

LENGTH = 100
"""Steps at each table before it is set up anew."""

TABLES = 4096
SIZES = (1024, 8192)
"""Batches of pgx, of which the fastest is taken."""


def stones_steps(seats: int, tables: int = TABLES, threads: int = 1) -> Work:
    """Shifting Stones through `step`, with actions chosen beforehand."""
    batch, dice = ShiftingStonesBatch(tables, seats, 1, threads=threads), np.random.default_rng(1)
    walk = []
    for _ in range(LENGTH):
        actions = np.argmax(batch.mask * dice.random(batch.mask.shape, np.float32), axis=1).astype(np.int32)
        batch.step(actions)
        walk.append(actions)

    def play(seed: int) -> int:
        batch.reset(1)
        for actions in walk:
            batch.step(actions)
        return tables * LENGTH

    return play


def stones_fused(seats: int) -> Work:
    """Shifting Stones with actions chosen at random in the compiled loop."""
    batch = ShiftingStonesBatch(TABLES, seats, 1)

    def play(seed: int) -> int:
        batch.play_random(LENGTH)
        return TABLES * LENGTH

    return play


def pgx_steps(name: str, tables: int, fused: bool) -> Work:
    """A game of pgx, compiled, with new games where some have ended; fused, many random steps per call."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")  # one core
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env, key = pgx.make(name), jax.random.key(1)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))
    keys = jax.random.split(key, tables)

    def chosen(state: pgx.State, key: jax.Array) -> jax.Array:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return jax.random.categorical(key, logits, axis=-1)

    def turn(state: pgx.State, key: jax.Array) -> tuple[pgx.State, None]:
        return step(state, chosen(state, key), jax.random.split(key, tables)), None

    if fused:
        roll = jax.jit(lambda state, key: jax.lax.scan(turn, state, jax.random.split(key, LENGTH))[0])

        def play_fused(seed: int) -> int:
            jax.block_until_ready(roll(begin(keys), key))
            return tables * LENGTH

        return play_fused
    act, choose, state, walk = jax.jit(step), jax.jit(chosen), begin(keys), []
    for each in jax.random.split(key, LENGTH):
        walk.append(choose(state, each))
        state = act(state, walk[-1], keys)

    def play(seed: int) -> int:
        state = begin(keys)
        for actions in walk:
            state = act(state, actions, keys)
        jax.block_until_ready(state)
        return tables * LENGTH

    return play


def fastest(name: str, tried: dict[int, Work]) -> Contender:
    """Of several sizes of a batch, the one that does most."""
    for work in tried.values():
        work(0)
    best = max(tried, key=lambda tables: measure(tried[tables], 0.4, 0))
    return Contender(f"{name}, {best:,} tables", tried[best])


def pgx_best(name: str, fused: bool) -> Contender:
    """That game with the fastest size of a batch."""
    tried = {tables: pgx_steps(name, tables, fused) for tables in SIZES}
    return fastest(f"pgx, {name}{', fused' if fused else ''}", tried)


def open_spiel_steps(name: str) -> Contender:
    """A game of OpenSpiel: apply, mask and observation, one action per call; dice do not count."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng, state, plies = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.observation_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
                plies += 1
        return plies

    return Contender(f"OpenSpiel, {name}, one game", play)


def pettingzoo_steps() -> Contender:
    """Connect four by PettingZoo's AEC API, one action per call."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play(seed: int) -> int:
        rng, plies = Random(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            plies += 1
        return plies

    return Contender("PettingZoo, connect_four, one game", play)


def peers() -> Iterator[Contender]:
    """Those that are installed, the fastest first."""
    makers: tuple[tuple[str, Callable[[], Contender]], ...] = (
        ("pgx", lambda: pgx_best("connect_four", fused=False)),
        ("pgx", lambda: pgx_best("tic_tac_toe", fused=False)),
        ("pgx", lambda: pgx_best("connect_four", fused=True)),
        ("pyspiel", lambda: open_spiel_steps("connect_four")),
        ("pyspiel", lambda: open_spiel_steps("backgammon")),
        ("pygame", pettingzoo_steps),  # which PettingZoo's classic games need
    )
    for module, make in makers:
        if find_spec(module) is not None:
            contender = make()
            print(f"ready: {contender.name}", file=sys.stderr)  # some compile for minutes
            yield contender


def ours() -> Iterator[Contender]:
    """Batches of ours."""
    for seats, told in ((1, "alone"), (2, "2 seats"), (5, "5 seats")):
        yield Contender(f"Shifting Stones, {told}, {TABLES:,} tables", stones_steps(seats))
    yield Contender(f"Shifting Stones, 2 seats, fused, {TABLES:,} tables", stones_fused(2))


def two_threads(rounds: int = 15) -> None:
    """Print what a second thread brings: by the clock where it was best, and in processor time per step."""
    one, two = stones_steps(2), stones_steps(2, threads=2)
    clock: dict[Work, list[float]] = {one: [], two: []}
    work: dict[Work, list[float]] = {one: [], two: []}
    for turn in range(rounds):
        for play in (one, two):
            start, spent = perf_counter(), process_time()
            play(turn)
            clock[play].append(perf_counter() - start)
            work[play].append(process_time() - spent)
    faster = min(clock[one]) / min(clock[two])
    dearer = median(work[two]) / median(work[one])
    print("\nShifting Stones, 2 seats, on two threads")
    print(f"  by the clock, best of {rounds} rounds {faster:>20.2f} ×")
    print(f"  processor time per step, median {dearer:>20.2f} ×")


def main() -> None:
    """Print all of it."""
    contenders = [*peers(), *ours()]
    side_by_side("Batches", "steps", contenders[0], contenders[1:], rounds=5, seconds=0.5)
    two_threads()


if __name__ == "__main__":
    main()
