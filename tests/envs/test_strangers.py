"""What somebody tries who has never seen the environments: wrappers, copies, mistakes, every option."""

import copy
import pickle
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.wrappers import FlattenObservation, RecordEpisodeStatistics
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import OrderEnforcingWrapper
from pettingzoo.utils.conversions import parallel_to_aec

from meseta.core.errors import BadSetup, IllegalAction
from meseta.core.game import Options
from meseta.envs import aec, parallel
from meseta.envs.gym import IDS
from meseta.envs.one_seat import OneSeat
from meseta.envs.spaces import read_action
from meseta.games import open_game
from tests.envs.test_pettingzoo import GAMES, TABLES, Env, expected_remarks, random_game

Make = Callable[..., Env]
FACES = [partial(make, game) for make in (aec, parallel, OneSeat) for game in GAMES]


def some_legal(mask: Any, game: str) -> Any:
    """A legal action, the middle one; where there are flicks, one straight ahead."""
    legal = np.flatnonzero(mask)
    number = int(legal[len(legal) // 2])
    return {"choice": number, "flick": np.zeros(4, np.float32)} if game == "sonora" else number


def stepped(env: Env, game: str) -> object:
    """What an environment of any kind shows after one more step."""
    if isinstance(env.unwrapped, OneSeat):
        return env.step(some_legal(env.action_masks(), game))
    if hasattr(env, "agent_selection"):
        env.step(some_legal(env.observe(env.agent_selection)["action_mask"], game))
        return [env.observe(agent) for agent in env.agents]
    actors = [(seat, agent) for seat, agent in enumerate(env.possible_agents) if seat in env.episode.actors]
    return env.step({agent: some_legal(env.episode.mask(seat), game) for seat, agent in actors})


@pytest.mark.parametrize("make", FACES, ids=lambda make: f"{make.func.__name__}-{make.args[0]}")
def test_a_copy_of_an_environment_plays_on_as_the_original_would(make: Any) -> None:
    (game,) = make.args
    env = make()
    pickle.loads(pickle.dumps(env))
    env.reset(seed=1)
    for _ in range(5):
        stepped(env, game)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(5):
        seen = stepped(env, game)
        assert all(data_equivalence(seen, stepped(other, game)) for other in copies)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_wrappers_and_conversions_fit(game: str) -> None:
    for env in (OrderEnforcingWrapper(aec(game)), parallel_to_aec(parallel(game))):
        assert sum(1 for _ in zip(random_game(env, seed=1), range(20), strict=False)) == 20


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_wrappers_and_vectors_fit(name: str) -> None:
    counted = RecordEpisodeStatistics(gymnasium.make(name, max_cycles=3))
    _, info = counted.reset(seed=1)
    for _ in range(3):
        *_, info = counted.step(counted.action_space.sample(info["action_mask"]))
    assert info["episode"]["l"] == 3
    assert FlattenObservation(gymnasium.make(name)).reset(seed=1)[0].ndim == 1
    vector = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync")
    _, infos = vector.reset(seed=1)
    assert infos["action_mask"].shape[0] == 2
    vector.step(vector.action_space.sample())
    vector.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", IDS)
def test_they_run_in_processes_of_their_own(name: str) -> None:
    vector = gymnasium.make_vec(name, num_envs=2, vectorization_mode="async")
    _, infos = vector.reset(seed=1)
    assert infos["action_mask"].shape[0] == 2
    vector.step(vector.action_space.sample())
    vector.close()


@pytest.mark.parametrize("make", [aec, parallel])
def test_a_seed_may_be_one_of_numpys_numbers(make: Make) -> None:
    def dealt(seed: Any) -> object:
        env = make("shifting_stones")
        env.reset(seed=seed)
        return env.unwrapped.seating.observe(env.unwrapped.episode, 0)

    assert data_equivalence(dealt(np.int64(3)), dealt(3))


@pytest.mark.parametrize("action", [None, 3.5, "3", [3], {"flick": [0, 0, 0, 0]}, {"choice": 0, "flick": 1}])
def test_what_is_no_action_is_a_type_error_that_says_what_one_is(action: object) -> None:
    with pytest.raises(TypeError, match="an action is a whole number or"):
        read_action(action)


@pytest.mark.parametrize("make", [parallel, OneSeat])
def test_whoever_forgets_to_reset_is_told(make: Make) -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        make("in_the_ruin").render()


def test_an_agent_that_is_to_act_may_not_be_left_out() -> None:
    env = parallel("in_the_ruin")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_1 is to act"):
        env.step({"player_0": some_legal(env.episode.mask(0), "in_the_ruin")})


def test_whoever_only_waits_may_be_left_out() -> None:
    env = parallel("shifting_stones", options={"first_player": "0"})
    env.reset(seed=1)
    *_, over, _, _ = env.step({"player_0": 0})
    assert not any(over.values())


def test_where_illegal_actions_raise_nobody_has_acted() -> None:
    env = parallel("in_the_ruin", illegal="raise")
    observations, _ = env.reset(seed=1)
    legal = some_legal(observations["player_0"]["action_mask"], "in_the_ruin")
    illegal = int(np.flatnonzero(observations["player_1"]["action_mask"] == 0)[40])
    with pytest.raises(IllegalAction):
        env.step({"player_0": legal, "player_1": illegal})
    assert data_equivalence(env.seating.observe(env.episode, 0, waiting=True), observations["player_0"])


def test_seats_that_the_opponents_do_not_make_are_refused() -> None:
    with pytest.raises(BadSetup, match="seats"):
        OneSeat("sonora", opponents=["greedy"], seats=3)


def variations(game: str, seats: int) -> Iterator[Options]:
    """Each choice of each option that is not its first, and the last choices of all of them together."""
    info = open_game(game).info
    every: Options = {option.key: option.choices[-1] for option in info.options}
    for options in (*({o.key: choice} for o in info.options for choice in o.choices[1:]), every):
        if int(options.get("first_player", "0").replace("lot", "0")) < seats:
            yield options


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everybodys_own_tests_pass_with_every_option(
    game: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    module = import_module(f"meseta.envs.{game}_v0")
    for options in variations(game, seats):
        with expected_remarks():
            api_test(module.env(seats=seats, options=options), num_cycles=30)
        seed_test(partial(module.env, seats=seats, options=options), num_cycles=10)
        parallel_api_test(module.parallel_env(seats=seats, options=options), num_cycles=30)
        parallel_seed_test(partial(module.parallel_env, seats=seats, options=options), num_cycles=10)
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*image")
            warnings.filterwarnings("ignore", message=".*render")
            opponents = ["random"] * (seats - 1)
            check_env(OneSeat(game, opponents, options=options, max_cycles=40), skip_render_check=True)
