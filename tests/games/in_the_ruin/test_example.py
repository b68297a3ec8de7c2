"""RU-E1, the worked example, from set-up to the figures it names."""

from pathlib import Path

import pytest

from meseta.core.record import read_record
from meseta.games.in_the_ruin.sheet import NAMES
from meseta.games.in_the_ruin.state import Phase, State
from meseta.play.replay import moments, replay
from tests.games.in_the_ruin.positions import GAME, letter_names, names

EXAMPLE = Path(__file__).parents[2] / "golden" / "in_the_ruin-worked-example.txt"


def states() -> list[State]:
    record = read_record(EXAMPLE.read_text(encoding="utf-8"))
    return [moment.after for moment in moments(GAME, record)]


@pytest.mark.clause("RU-E1", "RU-08")
def test_the_set_up_announces_n_r_a_k_d_h_over_a_line_of_o_c_b() -> None:
    begun = next(state for state in states() if state.phase is Phase.EXPLORE)
    assert letter_names(begun.active) == "ADHKNR"
    assert letter_names(begun.line) == "OCB"
    assert begun.deck.bit_count() == 15


@pytest.mark.clause("RU-E1", "RU-18")
def test_the_first_player_draws_roads_and_walks_two_steps_to_a() -> None:
    walked = next(state for state in states() if state.players[0].steps)
    assert (walked.players[0].steps, NAMES[walked.players[0].pawn]) == (2, "f4")


@pytest.mark.clause("RU-E1", "RU-24", "RU-27")
def test_the_round_ends_with_the_figures_of_the_example() -> None:
    end = replay(GAME, read_record(EXAMPLE.read_text(encoding="utf-8"))).state
    first = end.players[0]
    assert [player.gems for player in end.players] == [1, 1, 1]
    assert letter_names(end.active) == "CEHKNR"
    assert letter_names(end.used) == "ABD"
    assert (end.discard.bit_count(), end.deck.bit_count(), len(end.line)) == (10, 11, 3)
    assert names(first.gates) == "f4", "a Gate on A"
    for letter in "DB":
        space = GAME.printed.places[ord(letter) - ord("A")]
        assert first.walls >> space & 1, f"{letter}, empty on the first sheet, became a Wall"
    assert end.round == 2
