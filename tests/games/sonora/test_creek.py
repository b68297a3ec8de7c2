"""The Creek Bed (SO-32 to SO-34)."""

import pytest

from meseta.games.sonora import creek
from meseta.games.sonora.words import Section
from meseta.grids.bits import members
from tests.games.sonora.positions import (
    CIRCLE,
    PRINTED,
    choices,
    flown,
    no_swaps,
    opening,
    play,
    refusal,
    writing,
)


@pytest.mark.clause("SO-32")
def test_one_disc_walks_one_path_of_exactly_its_number() -> None:
    on = writing(2, {"a3": Section.CREEK})

    assert refusal("walk 3 2", on).code == "path_length"
    assert refusal("walk 3 4", on).clause == "SO-32"
    assert choices(on) == {f"walk 3 {end}" for end in (3, 18)}
    on = play("walk 3 3", on=on)
    assert refusal("walk 3 6", on).code == "no_such_disc"


@pytest.mark.clause("SO-32")
def test_a_disc_on_an_owl_circle_walks_two_paths() -> None:
    on = flown(no_swaps(opening(2)), {"a2": CIRCLE["owl"]})

    on = play("walk 2 2", "walk 2 4", on=on)
    assert on.players[0].desk.creek == (0, 0, 0, 0, 0)


@pytest.mark.clause("SO-33")
def test_a_path_starts_from_a_visited_space_and_runs_over_unvisited_ones() -> None:
    on = writing(2, {"a4": Section.CREEK, "a1": Section.CREEK, "a3": Section.CREEK})
    on = play("walk 4 4", on=on)

    assert members(on.players[0].creek.crossed) == (0, 1, 2, 3)
    assert members(on.players[0].creek.circled) == (4,)
    assert refusal("walk 1 3", on).code == "space_visited"
    # From the fork at 2 along the other arm, from the circled 4 along both of its arms.
    assert choices(on) == {
        "walk 1 5",
        "walk 1 11",
        "walk 1 18",
        "walk 3 7",
        "walk 3 13",
        "walk 3 20",
        "walk 3 46",
    }
    assert refusal("walk 1 99", on).code == "no_such_space"


@pytest.mark.clause("SO-34")
def test_a_circled_bonus_is_earned_a_circled_number_scores_and_a_crossed_space_gives_nothing() -> None:
    on = writing(2, {"a4": Section.CREEK, "a5": Section.CREEK})
    on = play("walk 4 4", on=on)
    assert on.players[0].tray.swaps == 1
    assert creek.score(PRINTED.creek, on.players[0].creek) == 0
    on = play("walk 5 22", on=on)  # over 20, a rabbit, to 22, a 1
    assert on.players[0].tray.fresh == (0, 0, 0)
    assert creek.score(PRINTED.creek, on.players[0].creek) == PRINTED.creek.points[22] == 1
