"""Train a small policy on Shifting Stones alone, and compare it with our bots on the same deals.

    pip install 'meseta[envs,learn]'
    python examples/train_shifting_stones.py --steps 200000 --plot docs/learning-curve.svg

The learner is sb3-contrib's MaskablePPO, which chooses among legal actions only, by `env.action_masks()`.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.envs import gym
from meseta.games.shifting_stones.content import STANDARD, Card
from meseta.games.shifting_stones.distance import ALL_MOVES, apply_move
from meseta.games.shifting_stones.grid import pack
from meseta.paper.svg import INK, QUIET, document, line, path, text

gymnasium.register_envs(gym)

FACES = 8
SIDE = 3
TABLES = 16
"""Tables that are played at once."""
HELD_OUT = range(1_000_000, 1_000_200)
"""Deals that nothing is learned from."""
EVERY = 25_000
"""Steps between two points of the curve."""
RIVALS = ("random", "novice", "greedy")
ACCENT = "#B4472A"


class Patterns(gymnasium.ObservationWrapper[Any, Any, Any]):
    """What a person looks at: the grid, the patterns on the cards in the hand, and which move completes one.

    An observation names a card by its number; here it becomes what is printed on it, so that the policy need
    not learn 72 cards one by one.
    """

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        nothing = np.zeros(SIDE * SIDE * FACES + 4)
        self._printed = np.stack([nothing, *map(printed, STANDARD.cards.values())])
        size = self.observation(env.observation_space.sample()).size
        self.observation_space = spaces.Box(0, 1, (size,), np.float32)

    def observation(self, observation: dict[str, NDArray[np.uint8]]) -> NDArray[np.float32]:
        """All of it in one row."""
        parts = [
            np.eye(FACES + 1)[observation["grid"]].ravel(),
            self._printed[observation["hand"]].ravel(),
            completed(observation),
            observation["strikes"] / 4,
            observation["acted"],
            observation["fruitful"],
            observation["piles"] / 16,
        ]
        return np.concatenate(parts).astype(np.float32).clip(0, 1)

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action, where the learner looks for it."""
        masks: NDArray[np.int8] = self.get_wrapper_attr("unwrapped").action_masks()
        return masks


def completed(observation: dict[str, NDArray[np.uint8]]) -> NDArray[np.float64]:
    """1 for each card of the hand that each of the 21 moves would complete."""
    faces, hand = observation["grid"].tolist(), observation["hand"].tolist()
    if max(faces) >= FACES:  # the stones are not laid yet
        return np.zeros(len(ALL_MOVES) * len(hand))
    after = [apply_move(pack(faces), move) for move in ALL_MOVES]
    return np.array([card > 0 and STANDARD.matches(grid, card) for card in hand for grid in after], float)


def printed(card: Card) -> NDArray[np.float64]:
    """A card's pattern from its upper left corner, one face out of eight per cell, and its points."""
    cells = np.zeros((SIDE, SIDE, FACES))
    for row, faces in enumerate(card.pattern):
        for column, face in enumerate(faces):
            if face is not None:
                cells[row, column, face] = 1
    return np.concatenate([cells.ravel(), [float(card.points == points) for points in (1, 2, 3, 5)]])


def make() -> Patterns:
    """One table whose reward is the points of each step."""
    return Patterns(gymnasium.make("meseta/ShiftingStonesSolo-v0", reward="points"))


def points_of(choose: Callable[[Patterns, NDArray[np.float32], int], int]) -> list[int]:
    """What is scored in each of the held-out deals by whoever chooses so."""
    env, totals = make(), []
    for seed in HELD_OUT:
        observation, info = env.reset(seed=seed)
        over = late = False
        while not (over or late):
            observation, _, over, late, info = env.step(choose(env, observation, seed))
        totals.append(info["points"][0] if over else 0)
    return totals


def policy_points(model: Any) -> list[int]:
    """What the policy scores when it always takes the action it thinks best."""
    return points_of(
        lambda env, observation, seed: int(
            model.predict(observation, action_masks=env.action_masks(), deterministic=True)[0]
        )
    )


def bot_points(name: str) -> list[int]:
    """What the bot of that name scores."""
    table = make().unwrapped
    bot, rng = make_bot(name, table.seating.numbers.game), Random(1)  # type: ignore[attr-defined]

    def choose(env: Patterns, _: NDArray[np.float32], seed: int) -> int:
        playing: Any = env.unwrapped
        view, legal = playing.episode.view(0), playing.episode.legal(0)
        return int(playing.seating.numbers.number(view, bot.choose(view, legal, NORMAL, rng)))

    return points_of(choose)


def said(points: Sequence[int]) -> str:
    """The mean with its standard error.

    >>> said([12, 14, 16])
    '14.00 ± 1.15'
    """
    return f"{mean(points):.2f} ± {stdev(points) / len(points) ** 0.5:.2f}"


def draw_curve(curve: Sequence[tuple[int, float]], rivals: dict[str, float], most: float = 16) -> str:
    """The learning curve as SVG, with a dashed line for each bot."""

    def place(steps: float, points: float) -> tuple[float, float]:
        return 14 + 118 * steps / curve[-1][0], 66 - 58 * points / most

    def parts() -> Iterator[str]:
        for tick in range(0, int(most) + 1, 4):
            _, y = place(0, tick)
            yield line(14, y, 132, y, "#E3D9CB", 0.2)
            yield text(12, y + 1.2, str(tick), 3.2, fill=QUIET, anchor="end")
        for name, points in rivals.items():
            _, y = place(0, points)
            yield line(14, y, 132, y, QUIET, 0.35, "1.6 1.2")
            yield text(133.5, y + 1.1, name, 3.2, fill=QUIET)
        steps = "L".join(f"{x:.2f} {y:.2f}" for x, y in (place(*point) for point in curve))
        yield path(f"M{steps}", ACCENT, 0.8)
        x, y = place(*curve[-1])
        yield text(x, y - 2.4, f"{curve[-1][1]:.1f}", 3.6, fill=ACCENT, bold=True, anchor="end")
        yield line(14, 66, 132, 66, INK, 0.4)
        for steps_at in (0, curve[-1][0] // 2, curve[-1][0]):
            yield text(place(steps_at, 0)[0], 70.5, f"{steps_at:,}", 3.2, fill=QUIET, anchor="middle")
        yield text(73, 75.5, "steps", 3.2, fill=QUIET, anchor="middle")
        yield text(14, 5, "Mean points over 200 held-out deals of Shifting Stones alone", 3.6, bold=True)

    return document(150, 78, "Learning Shifting Stones alone", parts())


def main() -> None:
    """Train, measure and plot."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="where to draw the curve, as SVG")
    given = parser.parse_args()
    torch.set_num_threads(1)
    rivals = {name: bot_points(name) for name in RIVALS}
    for name, points in rivals.items():
        print(f"{name:10} {said(points)}", flush=True)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([make] * TABLES),
        learning_rate=1e-3,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
        device="cpu",
    )
    curve, began = [(0, mean(policy_points(model)))], time.process_time()
    while model.num_timesteps < given.steps:
        model.learn(EVERY, reset_num_timesteps=False)
        points = policy_points(model)
        curve.append((model.num_timesteps, mean(points)))
        seconds = time.process_time() - began
        print(
            f"{model.num_timesteps:>8,} steps, {seconds:4.0f} s of processor time: {said(points)}", flush=True
        )
    if given.plot:
        given.plot.write_text(
            draw_curve(curve, {name: mean(points) for name, points in rivals.items()}), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
