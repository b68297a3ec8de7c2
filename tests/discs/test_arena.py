"""An arena is data that cannot be wrong."""

from __future__ import annotations

from math import hypot

import msgspec
import pytest

from meseta.discs import TABLE, Arena, BadArena
from meseta.discs.arena import walls


@pytest.mark.parametrize(
    ("change", "law"),
    [
        ({"friction": float("nan")}, "figures_whole"),
        ({"jump_speed": float("inf")}, "figures_whole"),
        ({"friction": 0}, "lengths_positive"),
        ({"half_width": 20_000_000}, "lengths_below_ten_metres"),
        ({"disc_restitution": 1001}, "ratios_between_0_and_1000"),
        ({"wall_grip": -1}, "ratios_between_0_and_1000"),
        ({"jump_speed": 0}, "speeds_positive"),
        ({"top_speed": 200_000_000}, "speeds_below_100_m_s"),
        ({"corner_leg": 40_000}, "corner_holds_a_disc"),
        ({"corner_leg": 215_000}, "corners_apart"),
        ({"hole_radius": 12_500}, "hole_takes_a_disc"),
        ({"hole_radius": 210_000}, "hole_off_the_corners"),
    ],
)
def test_an_arena_that_cannot_be_played_on_is_refused_with_the_law_it_breaks(
    change: dict[str, float], law: str
) -> None:
    with pytest.raises(BadArena) as refused:
        msgspec.structs.replace(TABLE, **change)
    assert (refused.value.code, refused.value.values) == ("bad_arena", {"law": law})


def test_an_arena_is_plain_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(TABLE), type=Arena) == TABLE


def test_walls_face_outwards_and_stand_a_radius_beyond_what_a_centre_can_reach() -> None:
    sides = walls(TABLE)
    assert all(hypot(wall.nx, wall.ny) == pytest.approx(1) for wall in sides)
    assert [wall.limit for wall in sides[:4]] == [212_500] * 4
    assert [wall.limit for wall in sides[4:]] == pytest.approx([350_000 / 2**0.5 - 12_500] * 4)
    assert (sides[5].nx > 0, sides[5].ny < 0) == (True, True)  # corner 1 is at the top right
