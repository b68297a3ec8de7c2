"""The games in OpenSpiel: its own random simulations, and chance piece by piece."""

import json
import pickle
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from meseta.core.actions import Distribution
from meseta.envs.piecewise import next_choice
from meseta.games.in_the_ruin.actions import Deal
from meseta.games.in_the_ruin.chance import Hands
from meseta.games.shifting_stones.chance import Draws
from meseta.games.shifting_stones.state import Phase
from meseta.grids.bits import bits
from tests.games.shifting_stones.positions import position

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # noqa: E402
from pyspiel import IIGObservationType  # noqa: E402

from meseta.envs.open_spiel import FLICK_LEVELS, GAMES  # noqa: E402

TABLES = [("shifting_stones", seats) for seats in range(1, 6)]
TABLES += [(game, seats) for game in ("in_the_ruin", "sonora") for seats in range(1, 5)]
State = Any
"""OpenSpiel has no types."""


def load(game: str, players: int, max_cycles: int = 10_000, options: str = "", recall: int = 0) -> Any:
    given = f"players={players},max_cycles={max_cycles},recall={recall}"
    given += f",options={options}" if options else ""
    return pyspiel.load_game(f"python_meseta_{game}({given})")


def advance(state: State, rng: Random, until: str) -> None:
    """Play at random until a player is to act (`player`), or until the end."""
    while not state.is_terminal() and not (until == "player" and not state.is_chance_node()):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(actions or state.legal_actions()))


@pytest.mark.parametrize("recall", [0, 12])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiels_random_simulation_passes(
    game: str, players: int, recall: int, capfd: pytest.CaptureFixture[str]
) -> None:
    loaded = load(game, players, max_cycles=25, recall=recall)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


WHOLE = 100_000
"""More steps than any game takes: with five players, random ones of Shifting Stones take 9,000 on average."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiels_random_simulation_of_whole_games_passes(
    game: str, players: int, capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(load(game, players, WHOLE), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_openspiel_is_told_of_a_position_agrees(game: str, players: int) -> None:
    """Masks with lists, copies and stored states with the state, and chance's probabilities with 1."""
    loaded, rng = load(game, players), Random(f"{game} {players}")
    state = loaded.new_initial_state()
    for step in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert len(set(outcomes)) == len(outcomes) <= loaded.max_chance_outcomes()
            assert sum(shares) == pytest.approx(1)
            legal = list(outcomes)
        else:
            legal = state.legal_actions()
            mask = state.legal_actions_mask()
            assert len(mask) == loaded.num_distinct_actions()
            assert [number for number, allowed in enumerate(mask) if allowed] == legal
        if step % 20 == 0:
            stored = loaded.deserialize_state(state.serialize())
            for other in (state.clone(), stored, pickle.loads(pickle.dumps(state))):
                assert (str(other), other.history()) == (str(state), state.history())
                for player in range(players):
                    told = (other.observation_tensor(player), other.information_state_string(player))
                    assert told == (state.observation_tensor(player), state.information_state_string(player))
        state.apply_action(rng.choice(legal))


@pytest.mark.parametrize("game", ["in_the_ruin", "sonora"])
def test_what_the_winners_get_the_others_lose(game: str) -> None:
    state = load(game, 2).new_initial_state()
    advance(state, Random(1), "end")
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == 1


def leaves(answers: Distribution[Any], made: tuple[int, ...] = ()) -> Iterator[tuple[Any, Fraction]]:
    """Every answer that choices can lead to, each way with its probability."""
    found = next_choice(answers, made)
    if not isinstance(found, int):
        yield found, Fraction(1)
        return
    for choice in range(found):
        for answer, share in leaves(answers, (*made, choice)):
            yield answer, share / found


@pytest.mark.parametrize(
    "answers",
    [
        Hands(bits([2, 3, 5, 7, 11, 13]), 4, Deal),
        Draws(replace(position(deck=[30, 31, 32, 33, 34]), phase=Phase.DRAW, due=3)),
        Draws(replace(position(deck=[30]), phase=Phase.DRAW, due=3)),
    ],
)
def test_piece_by_piece_every_answer_is_as_likely_as_the_game_says(answers: Distribution[Any]) -> None:
    found: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for answer, share in leaves(answers):
        found[answer] += share
    weights = dict(answers)
    total = sum(weights.values())
    assert found == {answer: Fraction(weight, total) for answer, weight in weights.items()}


def test_a_card_is_drawn_by_one_choice() -> None:
    state = load("shifting_stones", 2, options="first_player:0").new_initial_state()
    counts = []
    rng = Random(1)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        counts.append(len(outcomes))
        state.apply_action(rng.choice(outcomes)[0])
    # Nine coins for the sides and nine stones, of which the last has no choice; then four cards each.
    assert sorted(counts[:17]) == sorted([2] * 9 + [9, 8, 7, 6, 5, 4, 3, 2])
    assert counts[17:] == [72, 71, 70, 69, 68, 67, 66, 65]


def test_a_flick_is_five_choices_in_a_row() -> None:
    game = load("sonora", 2, options="first_player:0;hand_0:exact")
    state = game.new_initial_state()
    assert state.current_player() == 0
    disc = state.legal_actions()[0]
    assert state.action_to_string(disc).startswith("aim")
    state.apply_action(disc)
    for levels in FLICK_LEVELS:
        assert state.current_player() == 0
        legal = state.legal_actions()
        assert len(legal) == levels
        state.apply_action(legal[levels // 2])
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert not state.action_to_string(state.legal_actions()[0]).startswith("aim"), "the disc has flown"


def patched(before: Any, changes: Any) -> Any:
    """The other way round of `changed`."""
    if not isinstance(changes, dict):
        return changes
    if "=" in changes:
        return changes["="]
    if isinstance(before, list):
        return list(patched({str(at): old for at, old in enumerate(before)}, changes).values())
    return {key: patched(old, changes[key]) if key in changes else old for key, old in before.items()}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_information_state_is_all_that_a_player_saw_and_chose_and_nothing_else(
    game: str, players: int
) -> None:
    state, rng = load(game, players).new_initial_state(), Random(f"{game} {players}")
    own = players - 1
    saw, chose = [json.loads(state.observation_string(own))[0]], []
    for _ in range(200):
        if state.is_terminal():
            break
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        action, player = rng.choice(actions or state.legal_actions()), state.current_player()
        state.apply_action(action)
        chose += [action] if player == own else []
        saw.append(json.loads(state.observation_string(own))[0])
    (first, *later), aimed = json.loads(state.information_state_string(own))
    assert [number for chosen, _ in later for number in chosen] + aimed == chose
    remembered = list(accumulate((changes for _, changes in later), patched, initial=first))
    assert [view for view in saw if view not in remembered] == []
    assert remembered[-1] == saw[-1]


def test_choices_that_led_to_the_same_are_remembered_apart() -> None:
    """Two flicks by an exact hand that miss everything: the board is the same, what was aimed at is not."""
    game = load("sonora", 2, options="first_player:0;hand_0:exact", recall=40)
    told: dict[str, list[Any]] = {"seen": [], "known": [], "row": []}
    for angle in (0, FLICK_LEVELS[2] - 1):
        state = game.new_initial_state()
        first = game.num_distinct_actions() - max(FLICK_LEVELS)
        for action in (state.legal_actions()[0], first + 2, first + 2, first + angle, first + 15):
            state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        told["seen"].append(state.observation_string(1))
        told["known"].append(state.information_state_string(0))
        told["row"].append(state.information_state_tensor(0))
    assert told["known"][0] != told["known"][1]
    assert told["row"][0] != told["row"][1]


def test_there_is_an_information_state_tensor_only_with_room_for_all_memories() -> None:
    assert not load("shifting_stones", 1).get_type().provides_information_state_tensor
    assert make_observation(load("shifting_stones", 1), INFO_STATE_OBS_TYPE).tensor is None
    game, rng = load("shifting_stones", 1, recall=30), Random(2)
    assert game.get_type().provides_information_state_tensor
    known = make_observation(game, INFO_STATE_OBS_TYPE)
    seen = make_observation(game, IIGObservationType(perfect_recall=False))
    state, lengths = game.new_initial_state(), []
    while not state.is_terminal():
        known.set_from(state, 0)
        seen.set_from(state, 0)
        rows = known.dict["memories"]
        there = int(rows[:, 0].sum())
        lengths.append(there)
        assert len(json.loads(state.information_state_string(0))[0]) == there < 30
        assert rows[there - 1, 1:-1].tolist() == seen.tensor.tolist()
        assert not rows[there:].any()
        assert state.information_state_tensor(0) == known.tensor.tolist()
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(actions or state.legal_actions()))
    assert lengths == sorted(lengths)


def test_a_game_is_cut_off_when_a_memory_is_full() -> None:
    state = load("shifting_stones", 2, recall=20).new_initial_state()
    advance(state, Random(1), "end")
    assert state.returns() == [0, 0]
    assert max(len(json.loads(state.information_state_string(player))[0]) for player in (0, 1)) == 20


def test_a_copy_goes_its_own_way() -> None:
    state = load("in_the_ruin", 2).new_initial_state()
    advance(state, Random(1), "player")
    before = str(state)
    copied = state.clone()
    advance(copied, Random(2), "end")
    assert str(state) == before
    assert copied.is_terminal()


def test_a_long_game_is_stored_and_read_back() -> None:
    game = load("shifting_stones", 2)
    state, rng = game.new_initial_state(), Random(1)
    for _ in range(1200):
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(outcomes or state.legal_actions()))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


def test_every_game_of_ours_is_registered() -> None:
    assert {f"python_meseta_{key}" for key in GAMES} <= set(pyspiel.registered_names())


def test_without_openspiel_one_sentence_says_what_to_install() -> None:
    code = """
import sys
sys.modules["pyspiel"] = None
import meseta
try:
    import meseta.envs.open_spiel
except ImportError as error:
    print(meseta.explain(error))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "Environments need pyspiel, which is not installed: pip install 'open_spiel'.\n"
