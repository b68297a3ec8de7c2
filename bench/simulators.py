"""Random play beside the simulators that researchers know: OpenSpiel, PettingZoo and pgx.

They have none of our games, and we have none of theirs, so this compares what a step of random play costs
in a game of each: backgammon and connect four there, Shifting Stones here. What is not installed is left
out; none of them is part of the extra `bench`, because of their size: `pip install open_spiel
'pettingzoo[classic]' pgx`. `bench/batches.py` asks the same of many tables at once.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from random import Random

from bench.shifting_stones import random_game
from bench.sidebyside import Contender, Work, measure, side_by_side

LENGTH = 100
"""Steps of pgx per call where many are fused."""
SIZES = (1024, 8192)
"""Batches of pgx, of which the fastest is taken."""


def open_spiel_games(name: str, shown: bool) -> Work:
    """Games in C++, called from Python one action at a time; dice are chance nodes and do not count.

    The legal actions are always asked for; where it is shown, the observation too.
    """
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng, state, plies = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                if shown:
                    state.observation_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
                plies += 1
        return plies

    return play


def pettingzoo_games() -> Work:
    """Connect four by PettingZoo's AEC API, which always makes mask and observation."""
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
            legal = [action for action, free in enumerate(observation["action_mask"]) if free]
            env.step(rng.choice(legal))
            plies += 1
        return plies

    return play


def pgx_steps(name: str, tables: int, fused: bool) -> Work:
    """A game of pgx, compiled, with mask, observation, and new games where some have ended.

    Actions are chosen beforehand and replayed; fused, many random steps are one call.
    """
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


def pgx_best(name: str, fused: bool) -> Contender:
    """That game with the size of a batch that does most."""
    tried = {tables: pgx_steps(name, tables, fused) for tables in SIZES}
    for work in tried.values():
        work(0)
    best = max(tried, key=lambda tables: measure(tried[tables], 0.4, 0))
    return Contender(f"pgx, {name}{', fused' if fused else ''}, {best:,} tables", tried[best])


def open_spiel(name: str, shown: bool) -> Contender:
    """A game of OpenSpiel, one at a time."""
    return Contender(f"OpenSpiel, {name}, one game", open_spiel_games(name, shown))


def pettingzoo() -> Contender:
    """Connect four of PettingZoo, one game at a time."""
    return Contender("PettingZoo, connect_four, one game", pettingzoo_games())


Maker = tuple[str, Callable[[], Contender]]
"""What must be installed, and a contender."""


def installed(makers: Iterable[Maker]) -> Iterator[Contender]:
    """Those whose programs are there."""
    for module, make in makers:
        if find_spec(module) is not None:
            contender = make()
            print(f"ready: {contender.name}", file=sys.stderr)  # some compile for minutes
            yield contender


PYGAME = "pygame"
"""Which PettingZoo's classic games need."""


def main() -> None:
    """Print what there is, as multiples of our own random play."""
    peers = installed(
        (
            ("pyspiel", lambda: open_spiel("backgammon", shown=False)),
            ("pyspiel", lambda: open_spiel("connect_four", shown=False)),
            (PYGAME, pettingzoo),
            ("pgx", lambda: pgx_best("connect_four", fused=True)),
        )
    )
    ours = Contender("Shifting Stones, random play", random_game)
    side_by_side("Random play", "actions", ours, [*peers], rounds=5)


if __name__ == "__main__":
    main()
