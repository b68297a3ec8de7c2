"""The games in OpenSpiel: its own random simulations, and chance piece by piece."""

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
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
from meseta.envs.open_spiel import FLICK_LEVELS, GAMES  # noqa: E402

TABLES = [("shifting_stones", seats) for seats in range(1, 6)]
TABLES += [(game, seats) for game in ("in_the_ruin", "sonora") for seats in range(1, 5)]
State = Any
"""OpenSpiel has no types."""


def load(game: str, players: int, max_cycles: int = 10_000, options: str = "") -> Any:
    given = f"players={players},max_cycles={max_cycles}" + (f",options={options}" if options else "")
    return pyspiel.load_game(f"python_meseta_{game}({given})")


def advance(state: State, rng: Random, until: str) -> None:
    """Play at random until a player is to act (`player`), or until the end."""
    while not state.is_terminal() and not (until == "player" and not state.is_chance_node()):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(actions or state.legal_actions()))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiels_random_simulation_passes(
    game: str, players: int, capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(load(game, players, max_cycles=25), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiels_random_simulation_of_long_games_passes(game: str, players: int) -> None:
    # It asks for all that was seen after every step, so its work grows with the square of the length.
    pyspiel.random_sim_test(load(game, players, max_cycles=300), num_sims=1, serialize=True, verbose=False)


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


def test_a_player_remembers_all_it_saw_and_nothing_else() -> None:
    state = load("shifting_stones", 2, options="first_player:0").new_initial_state()
    rng = Random(3)
    advance(state, rng, "player")
    own, other = state.information_state_string(0), state.information_state_string(1)
    assert '"hand":[]' not in own.rpartition("viewer")[2]
    assert own != other
    hand = re.findall(r'"hand":\[([\d,]+)\]', own)[-1]
    assert f'"hand":[{hand}]' not in other
    state.apply_action(state.legal_actions()[0])
    advance(state, rng, "player")
    assert state.information_state_string(0).startswith(own[: own.rindex("}") + 1])


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
