"""The Canyon (SO-28 to SO-31)."""

import pytest

from meseta.games.sonora import canyon
from meseta.games.sonora.canyon import Canyon, cactus_points
from meseta.games.sonora.words import NUMBERS, Section
from meseta.grids.bits import bits
from tests.games.sonora.positions import (
    CIRCLE,
    GAME,
    PRINTED,
    flown,
    may,
    no_swaps,
    opening,
    play,
    refusal,
    writing,
)


@pytest.mark.clause("SO-28")
def test_one_disc_draws_one_shape_of_its_number_or_lower() -> None:
    on = writing(2, {"a3": Section.CANYON})
    numbers = {PRINTED.canyon.number_of[bits(action.cells)] for action in GAME.legal(on, 0)}  # type: ignore[union-attr]  # only shapes are on offer

    assert numbers == {1, 2, 3}
    on = play("draw 3 e9 f9 e10", on=on)
    assert on.players[0].desk.canyon == (0, 0, 0, 0, 0)
    assert refusal("draw 3 f10 f11", on).code == "no_such_disc"


@pytest.mark.clause("SO-28")
def test_number_one_offers_several_shapes_and_the_others_one_each() -> None:
    shapes = PRINTED.canyon.shapes

    assert len(shapes[1]) >= 2
    assert all(len(shapes[number]) == 1 for number in range(2, 6))
    on = writing(2, {"a1": Section.CANYON})
    assert may("draw 1 e10", on)
    assert may("draw 1 e10 e11", on)
    assert refusal("draw 1 e10 e11 f11", on).code == "shape_too_high"
    assert refusal("draw 1 e10 f11", on).code == "no_such_shape"


@pytest.mark.clause("SO-28")
def test_a_disc_on_a_fox_circle_counts_as_two_each_lowered_on_its_own() -> None:
    on = flown(no_swaps(opening(2)), {"a3": CIRCLE["fox"]})

    assert on.players[0].desk.canyon == (0, 0, 2, 0, 0)
    on = play("draw 3 e10 e11 f11", "draw 3 f10", on=on)
    assert on.players[0].desk.canyon == (0, 0, 0, 0, 0)


@pytest.mark.clause("SO-29")
def test_a_shape_lies_on_white_squares_without_overlap_beside_an_earlier_one() -> None:
    on = writing(2, {"a2": Section.CANYON, "a1": Section.CANYON})

    assert refusal("draw 1 f9", on).code == "shape_apart"
    assert refusal("draw 1 d10", on).code == "shape_overlaps"  # the start square is not drawn over
    assert refusal("draw 1 e13", on).code == "shape_off_canyon"  # a gap
    # c9 shares an edge with the start square, b8 and e9 only corners of it.
    assert may("draw 1 c9", on)
    assert refusal("draw 1 e9", on).code == "shape_apart"
    on = play("draw 1 e10", on=on)
    assert refusal("draw 2 e10 e11 f11", on).code == "shape_overlaps"
    assert may("draw 2 e9 f9 f10", on)
    assert canyon.Canyon() == Canyon()
    assert not PRINTED.canyon.start & PRINTED.canyon.bonus_squares


@pytest.mark.clause("SO-29")
def test_shapes_turn_and_flip_freely() -> None:
    # The shape of 4 is an L of five squares: eight ways to lie. That of 5 is 2×3: two.
    ways = {number: len(canyon.turns(PRINTED.canyon.shapes[number][0])) for number in NUMBERS}
    assert ways == {1: 1, 2: 4, 3: 4, 4: 8, 5: 2}


@pytest.mark.clause("SO-30")
def test_an_icon_inside_is_earned_at_once_and_a_cactus_counts_in_its_type() -> None:
    on = writing(2, {"a2": Section.CANYON, "a5": Section.CANYON})
    on = play("draw 5 e11 f11 g11 e12 f12 g12", "draw 2 h11 h12 i11", on=on)

    assert on.players[0].tray.swaps == 1
    assert canyon.counts(PRINTED.canyon, on.players[0].canyon) == (0, 2, 0)


@pytest.mark.clause("SO-31")
def test_cacti_score_by_count_and_five_for_each_further_one() -> None:
    assert [cactus_points(count) for count in range(12)] == [0, 5, 7, 10, 14, 19, 25, 32, 40, 45, 50, 55]
    assert max(kind.bit_count() for kind in PRINTED.canyon.cacti) >= 9
