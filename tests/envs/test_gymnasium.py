"""The games as gymnasium environments: alone, and against bots."""

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import meseta
from meseta.envs.gym import IDS
from meseta.envs.one_seat import OneSeat
from meseta.games.shifting_stones.game import ShiftingStones

SOLO = [name for name in IDS if "Solo" in name]


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, list[object], dict[str, Any]]:
    """All rewards of a game of random actions, what was seen in it, and its last info."""
    env.action_space.seed(seed)
    observation, info = env.reset(seed=seed)
    total, seen, done = 0.0, [observation], False
    while not done:
        observation, reward, over, late, info = env.step(env.action_space.sample(info["action_mask"]))
        total += float(reward)
        seen.append(observation)
        done = over or late
    return total, seen, info


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_own_checker_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*image")  # whatever has three dimensions, it thinks
        check_env(gymnasium.make(name).unwrapped)
    assert capsys.readouterr().out, "the mode for people prints"


@pytest.mark.parametrize("name", SOLO)
def test_alone_the_reward_is_the_score(name: str) -> None:
    total, _, info = play(gymnasium.make(name), seed=3)
    points, _, same = play(gymnasium.make(name, reward="points"), seed=3)
    assert total == points == info["points"][0] == same["points"][0]


@pytest.mark.parametrize("name", IDS)
def test_a_seed_decides_the_whole_game(name: str) -> None:
    _, seen, _ = play(gymnasium.make(name, max_cycles=30), seed=5)
    _, same, _ = play(gymnasium.make(name, max_cycles=30), seed=5)
    _, other, _ = play(gymnasium.make(name, max_cycles=30), seed=6)
    assert data_equivalence(seen, same)
    assert not data_equivalence(seen, other)


def test_any_number_of_bots_can_be_named_with_any_options_and_edition() -> None:
    env = gymnasium.make(
        "meseta/InTheRuin-v0",
        opponents=["novice", "random", "greedy"],
        options={"removal": "skip_when_depleted"},
    )
    total, _, info = play(env, seed=1)
    assert len(info["points"]) == 4
    assert -1 <= total <= 1


def test_bots_bring_their_presets_unless_the_options_say_otherwise() -> None:
    env = OneSeat("sonora", opponents=["master", "novice"], options={"hand_2": "steady"})
    env.reset(seed=1)
    hands = env.episode.view(None).position.arrangement.hands
    assert hands[1:] == ("exact", "steady")


def test_the_seat_can_be_drawn_for_every_game() -> None:
    env = OneSeat("shifting_stones", opponents=["random", "random"], seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}


def test_masks_are_where_learners_look_for_them() -> None:
    env = gymnasium.make("meseta/ShiftingStonesSolo-v0")
    _, info = env.reset(seed=1)
    assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])  # type: ignore[attr-defined]
    assert info["action_mask"].sum() == len(list(ShiftingStones().legal(_state(env), 0)))


def _state(env: gymnasium.Env[Any, Any]) -> Any:
    return env.unwrapped.episode._state  # type: ignore[attr-defined]


def test_an_illegal_action_ends_the_game_or_raises_as_agreed() -> None:
    env = gymnasium.make("meseta/ShiftingStonesSolo-v0")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(133)
    assert (reward, over) == (-1.0, True)
    assert "133" in info["refused"]
    strict = gymnasium.make("meseta/ShiftingStonesSolo-v0", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(meseta.MesetaError, match="133"):
        strict.step(133)


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
def test_without_the_extra_one_sentence_says_what_to_install(package: str) -> None:
    code = f"""
import sys
sys.modules[{package!r}] = None
import meseta, meseta.envs
assert "numpy" not in sys.modules
try:
    {"import meseta.envs.gym" if package == "gymnasium" else "meseta.envs.aec('sonora')"}
except ImportError as error:
    print(meseta.explain(error))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == (
        f"Environments need {package}, which is not installed: pip install 'meseta[envs]'.\n"
    )
