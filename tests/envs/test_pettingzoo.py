"""The games as PettingZoo environments: its own tests, and what they do not ask."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from meseta.core.errors import BadSetup, IllegalAction
from meseta.envs import aec, in_the_ruin_v0, parallel, shifting_stones_v0
from meseta.envs.errors import UnknownNumber
from meseta.games import open_game

GAMES = ("shifting_stones", "in_the_ruin", "sonora")
TABLES = [(game, seats) for game in GAMES for seats in open_game(game).info.seats]
Env = Any
"""PettingZoo has no types."""


@contextmanager
def expected_remarks() -> Iterator[None]:
    """PettingZoo would like observations in one array, and actions in one part."""
    with warnings.catch_warnings():
        for remark in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
            "Action mask numpy array is all zeros",  # a game that is over leaves nothing to do
            "Action space for each agent probably should be",
        ):
            warnings.filterwarnings("ignore", message=remark)
        yield


def random_game(env: Env, seed: int) -> Iterator[str]:
    """Each agent in turn, while all of them act at random."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        yield agent
        observation, _, over, late, _ = env.last()
        env.step(None if over or late else env.action_space(agent).sample(observation["action_mask"]))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_own_tests_pass_where_seats_act_in_turn(game: str, seats: int) -> None:
    env = import_module(f"meseta.envs.{game}_v0").env
    with expected_remarks():
        api_test(env(seats=seats), num_cycles=20)
        api_test(env(seats=seats, flat=True, reward="points"), num_cycles=5)
    seed_test(partial(env, seats=seats), num_cycles=10)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_own_tests_pass_where_seats_act_at_once(game: str, seats: int) -> None:
    parallel_env = import_module(f"meseta.envs.{game}_v0").parallel_env
    parallel_api_test(parallel_env(seats=seats), num_cycles=20)
    parallel_seed_test(partial(parallel_env, seats=seats), num_cycles=20)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_games_pass_pettingzoos_own_tests(game: str, seats: int) -> None:
    module = import_module(f"meseta.envs.{game}_v0")
    with expected_remarks():
        api_test(module.env(seats=seats), num_cycles=5000)
    seed_test(partial(module.env, seats=seats), num_cycles=2000)
    parallel_api_test(module.parallel_env(seats=seats), num_cycles=5000)


@pytest.mark.parametrize("game", GAMES)
def test_every_render_mode_gives_what_pettingzoo_asks_for(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with expected_remarks():
        render_test(
            import_module(f"meseta.envs.{game}_v0").env,
            custom_tests={"svg": lambda picture: picture.startswith("<svg")},
        )
    assert capsys.readouterr().out, "human prints the drawing"


@pytest.mark.parametrize("make", [aec, parallel])
def test_one_seed_decides_this_game_and_the_next(make: Callable[..., Env]) -> None:
    def firsts(seed: int | None) -> list[list[int]]:
        env = make("shifting_stones", flat=True)
        grids = []
        for given in (seed, None):
            env.reset(seed=given)
            seen = env.unwrapped.seating.observe(env.unwrapped.episode, 0)
            grids.append(seen["observation"].tolist())
        return grids

    assert firsts(3) == firsts(3)
    assert firsts(3)[0] != firsts(3)[1]
    assert firsts(3) != firsts(4)


def test_a_raw_environment_raises_for_an_illegal_action_with_the_clause() -> None:
    env = shifting_stones_v0.raw_env(options={"first_player": "0"})
    env.reset(seed=1)
    unscorable = next(
        number for number in (23, 45, 67, 89) if not env.observe("player_0")["action_mask"][number]
    )
    with pytest.raises(IllegalAction) as refused:
        env.step(unscorable)
    assert refused.value.fault.clause == "ST-12"


def test_a_number_that_means_nothing_now_is_refused_with_the_reason() -> None:
    env = shifting_stones_v0.raw_env(options={"first_player": "0"})
    env.reset(seed=1)
    with pytest.raises(UnknownNumber, match="115 is not the number of anything"):
        env.step(115)


def test_an_illegal_action_ends_the_game_at_the_expense_of_whoever_took_it() -> None:
    env = shifting_stones_v0.env(options={"first_player": "0"}, seats=3)
    env.reset(seed=1)
    env.step(133)
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert "133" in str(env.infos["player_0"]["refused"])


@pytest.mark.parametrize("game", ["in_the_ruin", "sonora"])
def test_what_the_winners_get_the_others_lose(game: str) -> None:
    env = aec(game, seats=3)
    paid = dict.fromkeys(["player_0", "player_1", "player_2"], 0.0)
    for agent in random_game(env, seed=5):
        paid[agent] += env.last()[1]
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_points_are_paid_as_they_are_made() -> None:
    env = aec("sonora", reward="points", seats=2)
    paid = dict.fromkeys(["player_0", "player_1"], 0.0)
    for agent in random_game(env, seed=2):
        paid[agent] += env.last()[1]
    assert list(paid.values()) == list(env.unwrapped.episode.points)
    assert sum(paid.values()) > 0


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = aec("shifting_stones", max_cycles=4)
    env.reset(seed=1)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_in_the_ruin_everyone_draws_at_once_and_whoever_is_ready_waits() -> None:
    env = in_the_ruin_v0.parallel_env(seats=2)
    observations, _ = env.reset(seed=1)
    assert not any(seen["action_mask"][env.wait] for seen in observations.values())
    waited = 0
    while env.agents:
        actions = {
            agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents
        }
        for agent, seen in observations.items():
            if actions[agent] == env.wait:
                waited += 1
                assert seen["action_mask"].sum() == 1
        observations, rewards, _, _, _ = env.step(actions)
    assert waited > 0
    assert sum(rewards.values()) == pytest.approx(0)


def test_whoever_is_not_to_act_may_do_nothing_but_wait() -> None:
    env = shifting_stones_v0.parallel_env(options={"first_player": "0"})
    env.reset(seed=1)
    _, rewards, over, _, infos = env.step({"player_0": 0, "player_1": 0})
    assert rewards["player_1"] == -1
    assert all(over.values())
    assert infos["player_1"]["refused"]


def test_what_a_seat_does_in_secret_changes_nothing_that_the_next_one_sees() -> None:
    seen = []
    for salt in range(3):
        env = in_the_ruin_v0.env(seats=2)
        env.reset(seed=1)
        env.action_space("player_0").seed(salt)
        while env.agent_selection == "player_0":
            env.step(env.action_space("player_0").sample(env.observe("player_0")["action_mask"]))
        seen.append((env.observe("player_0"), env.observe("player_1")))
    for own, next_one in seen[1:]:
        assert not data_equivalence(own, seen[0][0]), "player_0 did something else"
        assert data_equivalence(next_one, seen[0][1])


def test_a_flick_trembles_by_the_hand_of_its_seat() -> None:
    def landings(hand: str) -> set[bytes]:
        found = set()
        for seed in range(4):
            env = aec("sonora", options={"first_player": "0", "hand_0": hand})
            env.reset(seed=seed)
            env.step({"choice": 0, "flick": np.array([0, 0, 0.1, -0.6], np.float32)})
            seen = env.observe("player_0")["observation"]
            found.add(seen["places"].tobytes())
        return found

    assert len(landings("exact")) == 1
    assert len(landings("shaky")) == 4


def test_settings_that_do_not_exist_are_refused() -> None:
    with pytest.raises(TypeError, match="'seat'"):
        aec("shifting_stones", seat=3)  # type: ignore[call-arg]
    with pytest.raises(BadSetup, match="bad_env_setting"):
        aec("shifting_stones", reward="score")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="bad_seats"):
        aec("sonora", seats=7)
    with pytest.raises(BadSetup, match="unknown_option"):
        aec("sonora", options={"hands": "steady"})
