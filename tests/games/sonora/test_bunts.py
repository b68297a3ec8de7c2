"""Bunts, where the table judges them (SO-18)."""

import pytest

from meseta.games.sonora.state import Phase, State, Where
from meseta.games.sonora.words import Section
from tests.games.sonora.positions import (
    CANYON,
    CREEK,
    MUDCRACKS,
    PRINTED,
    RUINS,
    flick,
    floor,
    lying,
    no_swaps,
    opening,
    play,
    where,
)


def bunt(on: State, place: tuple[int, int], touched: bool = False) -> State:
    return flick(on, "a1", floor("a1", place), touched=touched)


@pytest.mark.clause("SO-18")
def test_a_bunt_is_out_where_the_table_says_so() -> None:
    on = no_swaps(opening(2, no_bunting="on"))

    assert where(bunt(on, RUINS), "a1") is Where.OUT
    assert where(bunt(on, RUINS, touched=True), "a1") is Where.FLOOR
    assert where(bunt(on, CANYON), "a1") is Where.FLOOR
    assert where(bunt(no_swaps(opening(2)), RUINS), "a1") is Where.FLOOR
    # Circles are ignored, and a disc exactly on the border is not in the zone.
    circle = next((c.x, c.y) for c in PRINTED.board.circles if c.x < 0 and c.y < 0)
    assert where(bunt(on, circle), "a1") is Where.OUT
    assert where(bunt(on, (0, -80_000)), "a1") is Where.FLOOR


@pytest.mark.clause("SO-18")
def test_everyones_bunts_are_judged_by_their_own_corner() -> None:
    on = no_swaps(opening(2, no_bunting="on"))
    on = flick(flick(on, "a1", floor("a1", CANYON)), "a2", floor("a2", CREEK))
    nearest = PRINTED.board.zones[on.corner(1)]
    assert nearest is Section.MUDCRACKS  # seat 1 sits opposite the Ruins

    assert where(flick(on, "b1", floor("b1", MUDCRACKS)), "b1") is Where.OUT
    assert where(flick(on, "b1", floor("b1", RUINS)), "b1") is Where.FLOOR


@pytest.mark.clause("SO-18")
def test_a_bunt_is_judged_last_so_it_can_be_reflicked_and_the_hole_is_not_a_zone() -> None:
    on = bunt(opening(2, no_bunting="on"), RUINS)
    assert where(on, "a1") is Where.FLOOR
    assert where(play("keep", on=on), "a1") is Where.OUT
    assert where(play("reflick", on=on), "a1") is Where.LIFTED
    holed = flick(no_swaps(opening(2, no_bunting="on")), "a1", "a1 hole -1000 -1000")
    assert holed.phase is Phase.HOLE
    # Discs pushed into the zone are fine.
    pushed = lying(no_swaps(opening(2, no_bunting="on")), {"a2": CANYON})
    pushed = flick(pushed, "a1", floor("a1", CREEK), floor("a2", RUINS), touched=True)
    assert where(pushed, "a2") is Where.FLOOR
