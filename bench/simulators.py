"""Random play beside the simulators that researchers know: OpenSpiel, PettingZoo and pgx.

They have none of our games, and we have none of theirs, so this compares what a step of random play costs
in a game of each: backgammon and connect four there, Shifting Stones here. What is not installed is left
out; none of them is part of the extra `bench`, because of their size: `pip install open_spiel
'pettingzoo[classic]' pgx`.
"""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random

from bench.shifting_stones import random_game
from bench.sidebyside import Contender, Work, side_by_side

BATCH = 4096
"""How many games pgx plays at once, for which it is made."""


def open_spiel_games(name: str) -> Work:
    """A game in C++, called from Python one action at a time; dice are chance nodes and do not count."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng, state, plies = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                plies += 1
        return plies

    return play


def pettingzoo_games() -> Work:
    """Connect four by PettingZoo's AEC API."""
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


def pgx_games() -> Work:
    """Connect four in pgx, compiled, a whole batch of games at a time."""
    import jax
    import pgx

    env = pgx.make("connect_four")
    begin = jax.jit(jax.vmap(env.init))

    def turn(state: pgx.State, key: jax.Array) -> pgx.State:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return env.step(state, jax.random.categorical(key, logits))

    act = jax.jit(jax.vmap(turn))

    def play(seed: int) -> int:
        key = jax.random.key(seed)
        state, plies = begin(jax.random.split(key, BATCH)), 0
        while not bool(state.terminated.all()):
            plies += int((~state.terminated).sum())
            key, part = jax.random.split(key)
            state = act(state, jax.random.split(part, BATCH))
        return plies

    return play


PEERS: tuple[tuple[str, str, Callable[[], Work]], ...] = (
    ("pyspiel", "OpenSpiel, backgammon", lambda: open_spiel_games("backgammon")),
    ("pyspiel", "OpenSpiel, connect four", lambda: open_spiel_games("connect_four")),
    ("pettingzoo", "PettingZoo, connect four", pettingzoo_games),
    ("pgx", f"pgx, connect four, {BATCH:,} at once", pgx_games),
)


def main() -> None:
    """Print what there is, as multiples of our own random play."""
    found = [Contender(name, make()) for module, name, make in PEERS if find_spec(module) is not None]
    ours = Contender("Shifting Stones, random play", random_game)
    side_by_side("Random play", "actions", ours, found, rounds=5)


if __name__ == "__main__":
    main()
