"""What a flick can result in."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, sqrt

import msgspec
import pytest

from meseta.discs import TABLE, BadFlick, Fate, Place, Result, Shot, flick, table_fault
from meseta.discs.chance import Hand, aim
from meseta.discs.trace import Fell, HitCorner, HitDisc, HitWall, Left, Passed, Rested

ELASTIC = msgspec.structs.replace(TABLE, disc_restitution=1000, disc_grip=0, friction=1)


def shot(vx: int, vy: int, x: int = -196_000, y: int = -196_000) -> Shot:
    """From corner 0, at the top left."""
    return Shot(0, x, y, vx, vy)


def flicked(result: Result) -> tuple[Fate, Place]:
    landing = result.landings[-1]
    return landing.fate, (landing.x, landing.y)


def velocity(result: Result) -> tuple[float, float]:
    """The flicked disc's, when it left the hand."""
    leg = result.trace.paths[0].legs[0]
    return leg.vx, leg.vy


def reaching(distance: float) -> float:
    """The speed that friction uses up over ``distance``."""
    return sqrt(2 * TABLE.deceleration * distance)


def test_a_lone_disc_slides_straight_until_friction_has_used_up_its_speed() -> None:
    result = flick(TABLE, [], aim(TABLE, 0, 10, 550_000))
    landing = result.landings[0]
    distance = 550_000**2 / (2 * TABLE.deceleration)
    assert hypot(landing.x + 196_000, landing.y + 196_000) == pytest.approx(distance, abs=2)
    assert result.duration == pytest.approx(550_000 / TABLE.deceleration)
    assert not result.touched


def test_a_flick_too_weak_to_pass_its_edge_stays_on_the_corner() -> None:
    result = flick(TABLE, [], shot(50_000, 50_000))
    assert flicked(result)[0] is Fate.ON_CORNER
    assert not result.touched
    assert [type(event) for event in result.trace.events] == [Rested]


def test_a_flick_of_no_speed_at_all_stays_where_it_was_put() -> None:
    result = flick(TABLE, [(0, 100_000)], shot(0, 0))
    assert flicked(result) == (Fate.ON_CORNER, (-196_000, -196_000))
    assert (result.duration, result.trace.paths) == (0, ())


def test_a_disc_that_stops_astride_its_edge_leans_there_on_the_floor() -> None:
    to_edge = (2 * 196_000 - TABLE.edge) / sqrt(2)
    speed = round(reaching(to_edge + 5_000) / sqrt(2))
    fate, (x, y) = flicked(flick(TABLE, [], shot(speed, speed)))
    assert fate is Fate.ON_FLOOR
    assert 0 < TABLE.edge - abs(x) - abs(y) < TABLE.disc_radius


def test_a_leaning_disc_that_is_struck_towards_its_corner_cannot_get_back_onto_it() -> None:
    leaning = (172_000, 172_000)
    result = flick(TABLE, [leaning], shot(1_000_000, 1_000_000))
    assert result.landings[0].fate is Fate.ON_FLOOR
    assert abs(result.landings[0].x) + abs(result.landings[0].y) <= TABLE.edge
    assert any(isinstance(event, HitCorner) and event.disc == 0 for event in result.trace.events)


def test_once_past_its_edge_a_disc_meets_every_corner_as_a_wall() -> None:
    events = flick(TABLE, [], shot(700_000, 700_000)).trace.events
    assert [type(event) for event in events] == [Passed, HitCorner, Rested]
    assert isinstance(events[1], HitCorner)
    assert events[1].corner == 2


def test_a_disc_comes_back_to_its_own_corner_as_to_a_wall() -> None:
    lively = msgspec.structs.replace(TABLE, wall_restitution=1000, friction=20)
    hits = [e for e in flick(lively, [], shot(1_000_000, 1_000_000)).trace.events if isinstance(e, HitCorner)]
    assert [hit.corner for hit in hits][:2] == [2, 0]


def test_a_bounce_off_the_frame_keeps_the_walls_share_of_the_approach() -> None:
    result = flick(TABLE, [], shot(600_000, 1_200_000))
    wall = next(event for event in result.trace.events if isinstance(event, HitWall))
    assert wall.side == 3
    leg = result.trace.paths[0].legs[1]
    along = velocity(result)[0] / velocity(result)[1] * wall.speed
    lifted = (wall.speed - TABLE.wall_grip / 1000 * along) / TABLE.jump_speed
    restitution = TABLE.wall_restitution / 1000 * sqrt(1 - lifted**4)
    assert -leg.vy == pytest.approx(wall.speed * restitution, rel=1e-6)
    assert result.touched


@pytest.mark.parametrize(("speed", "fate"), [(1_500_000, Fate.ON_FLOOR), (2_000_000, Fate.OFF_BOARD)])
def test_only_a_hard_hit_jumps_the_frame(speed: int, fate: Fate) -> None:
    result = flick(TABLE, [], shot(speed // 2, speed))
    assert flicked(result)[0] is fate
    assert any(isinstance(event, Left) for event in result.trace.events) == (fate is Fate.OFF_BOARD)


def test_a_hard_flick_into_the_frame_behind_the_corner_leaves_the_board() -> None:
    assert flicked(flick(TABLE, [], shot(-3_000_000, 0)))[0] is Fate.OFF_BOARD


def over_hole(speed: float, aside: int) -> Result:
    """A flick along the diagonal that is ``speed`` fast at the hole's rim, ``aside`` of its middle."""
    offset = round(aside / sqrt(2))
    x, y = -196_000 + offset, -196_000 - offset
    to_rim = hypot(196_000, 196_000) - sqrt(TABLE.hole_radius**2 - aside**2)
    start = sqrt(speed**2 + 2 * TABLE.deceleration * to_rim)
    return flick(TABLE, [], shot(round(start / sqrt(2)), round(start / sqrt(2)), x, y))


@pytest.mark.parametrize(
    ("share", "aside"),
    [(0.99, 0), (0.85, 7_750), (0.75, 10_000)],  # √(1 − (aside / radius)²) is 1, 0.866 and 0.764
)
def test_a_disc_falls_in_when_slow_enough_for_its_distance_from_the_middle(share: float, aside: int) -> None:
    result = over_hole(share * TABLE.plunge_speed, aside)
    assert flicked(result)[0] is Fate.IN_HOLE
    assert isinstance(result.trace.events[-1], Fell)


@pytest.mark.parametrize(("share", "aside"), [(1.01, 0), (0.88, 7_750), (0.78, 10_000)])
def test_a_faster_disc_crosses_the_hole(share: float, aside: int) -> None:
    assert flicked(over_hole(share * TABLE.plunge_speed, aside))[0] is Fate.ON_FLOOR


@pytest.mark.parametrize("share", [1.2, 2.0, 4.0, 6.0])
def test_no_disc_crosses_the_hole_unnoticed(share: float) -> None:
    result = over_hole(share * TABLE.plunge_speed, 0)
    after = result.trace.paths[0].legs[1]
    over = 2 * TABLE.hole_radius
    arriving = sqrt((share * TABLE.plunge_speed) ** 2 - 2 * TABLE.deceleration * over)
    assert hypot(after.x, after.y) == pytest.approx(TABLE.hole_radius, abs=1e-2)
    assert hypot(after.vx, after.vy) == pytest.approx(arriving * sqrt(1 - 1 / share**2), rel=1e-4)
    assert not result.touched or share > 2


def test_a_disc_that_crosses_the_hole_aside_of_its_middle_is_deflected_by_the_far_rim() -> None:
    before, after = over_hole(1.2 * TABLE.plunge_speed, 7_750).trace.paths[0].legs[:2]
    assert after.vx * before.vy - after.vy * before.vx != pytest.approx(0, abs=1e6)


def test_a_disc_that_stops_over_the_hole_falls_in_however_fast_it_came() -> None:
    result = over_hole(0.49 * TABLE.plunge_speed, 13_676)  # too fast by √(1 − 0.882²), with no way to go
    assert flicked(result)[0] is Fate.IN_HOLE
    fell = result.trace.events[-1]
    assert fell.t == pytest.approx(hypot(*velocity(result)) / TABLE.deceleration)


def test_a_disc_that_stops_with_its_centre_outside_the_rim_overhangs_and_stays() -> None:
    speed = round(reaching(hypot(196_000, 196_000) - TABLE.hole_radius - 50) / sqrt(2))
    fate, (x, y) = flicked(flick(TABLE, [], shot(speed, speed)))
    assert fate is Fate.ON_FLOOR
    assert TABLE.hole_radius < hypot(x, y) < TABLE.hole_radius + 100


def test_a_disc_knocked_into_the_hole_falls_in_too() -> None:
    result = flick(TABLE, [(-30_000, -30_000)], shot(400_000, 400_000))
    assert result.landings[0].fate is Fate.IN_HOLE


def test_a_disc_stopped_dead_over_the_hole_falls_in() -> None:
    result = flick(ELASTIC, [(15_000, 15_000)], shot(1_000_000, 1_000_000))
    assert flicked(result)[0] is Fate.IN_HOLE
    hit, fell = (event for event in result.trace.events if event.disc == 1 and not isinstance(event, Passed))
    assert isinstance(hit, HitDisc)
    assert fell == Fell(hit.t, 1)


def test_a_row_of_touching_discs_hands_the_blow_to_its_end() -> None:
    row = [(50_000 + 25_000 * i, 160_000) for i in range(4)]
    result = flick(ELASTIC, row, Shot(3, -210_000, 160_000, 800_000, 0))
    blow = [event for event in result.trace.events if not isinstance(event, Passed | Rested)]
    assert [(event.disc, type(event)) for event in blow[:5]] == [
        (4, HitDisc), (0, HitDisc), (1, HitDisc), (2, HitDisc), (3, HitCorner),
    ]  # fmt: skip  # along the row
    assert len({event.t for event in blow[:4]}) == 1


def test_discs_resting_against_each_other_and_against_walls_come_to_rest_again() -> None:
    against_frame = [(212_500, -40_000 + 25_000 * i) for i in range(5)]
    behind = [(212_500 - 25_000, -40_000 + 25_000 * i) for i in range(5)]
    for speed in (750_000, 1_500_000, 3_000_000):
        for angle in (-20, -15, -10):
            result = flick(TABLE, against_frame + behind, aim(TABLE, 0, angle, speed))
            table = [(end.x, end.y) for end in result.landings if end.fate is Fate.ON_FLOOR]
            assert len(result.trace.paths) > 1
            assert table_fault(TABLE, table) is None


def packed() -> list[Place]:
    """A honeycomb of nineteen discs around the place (60 mm, 60 mm), touching as closely as integers can."""
    rise = 21_651  # √3 / 2 of 25 000, rounded up
    return [
        (60_000 + 25_000 * column + 12_500 * (row % 2), 60_000 + rise * row)
        for row in range(-2, 3)
        for column in range(-2, 2 if row % 2 else 3)
    ]


@pytest.mark.parametrize("speed", [900_000, 1_600_000, 4_000_000])
def test_a_packed_honeycomb_is_broken_and_settles(speed: int) -> None:
    result = flick(TABLE, packed(), aim(TABLE, 0, 0, speed))
    assert len({event.disc for event in result.trace.events if isinstance(event, HitDisc)}) > 5
    assert result.duration < 5


def test_simultaneous_contacts_are_taken_by_place_not_by_index() -> None:
    pair = [(90_000, 112_000), (112_000, 90_000)]
    one = flick(TABLE, pair, shot(1_000_000, 1_000_000))
    two = flick(TABLE, pair[::-1], shot(1_000_000, 1_000_000))
    assert one.landings[:2] == two.landings[1::-1]
    assert one.landings[2] == two.landings[2]


def test_discs_on_the_edge_of_a_corner_are_struck_from_the_corner_too() -> None:
    result = flick(TABLE, [(-174_000, -174_000)], shot(600_000, 600_000))
    assert isinstance(result.trace.events[0], HitDisc)
    assert result.touched


@pytest.mark.parametrize(
    ("discs", "bad", "code"),
    [
        ([], Shot(4, -196_000, -196_000, 1, 1), "no_such_corner"),
        ([], Shot(1, -196_000, -196_000, 1, 1), "start_not_on_corner"),
        ([], Shot(0, -180_000, -180_000, 1, 1), "start_not_on_corner"),
        ([], Shot(0, -212_501, -200_000, 1, 1), "start_not_on_corner"),
        ([], Shot(0, -196_000, -196_000, 6_000_000, 1), "too_fast"),
        ([(212_503, 0)], shot(1, 1), "disc_not_on_floor"),
        ([(200_000, 160_000)], shot(1, 1), "disc_not_on_floor"),
        ([(10_000, 5_000)], shot(1, 1), "disc_over_hole"),
        ([(50_000, 50_000), (60_000, 60_000)], shot(1, 1), "discs_overlap"),
        ([(-174_000, -175_000)], shot(1, 1, -184_000, -184_000), "start_on_disc"),
    ],
)
def test_what_cannot_be_flicked_is_refused_with_a_code(discs: list[Place], bad: Shot, code: str) -> None:
    with pytest.raises(BadFlick) as refused:
        flick(TABLE, discs, bad)
    assert refused.value.code == code


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), 0.5])
def test_no_shot_and_no_hand_has_a_figure_that_is_not_whole(bad: float) -> None:
    made: list[tuple[str, Callable[[], object]]] = [
        ("vx", lambda: Shot(0, -196_000, -196_000, bad, 1)),  # type: ignore[arg-type]
        ("y", lambda: msgspec.structs.replace(shot(1, 1), y=bad)),
        ("speed", lambda: Hand(1_500, bad)),  # type: ignore[arg-type]
    ]
    for figure, make in made:
        with pytest.raises(BadFlick) as refused:
            make()
        assert (refused.value.code, refused.value.values) == ("not_whole", {"figure": figure})


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), 0.5])
def test_no_disc_lies_at_a_figure_that_is_not_whole(bad: float) -> None:
    for figure, place in (("x", (bad, 60_000)), ("y", (60_000, bad))):
        refused = table_fault(TABLE, [place])  # type: ignore[list-item]
        assert refused is not None
        assert (refused.code, refused.values) == ("not_whole", {"figure": figure})
