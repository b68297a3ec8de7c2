"""The four sections of the sheet (SO-25 to SO-38)."""

import pytest
from msgspec.structs import replace

from meseta.games.sonora import canyon, creek, mudcracks, ruins
from meseta.games.sonora.canyon import Canyon, ladder
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.mudcracks import Mudcracks
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.state import Desk, Phase, State
from meseta.games.sonora.words import NUMBERS, Bonus, Section
from meseta.grids.bits import bits, members
from tests.games.sonora.positions import (
    CIRCLE,
    GAME,
    PRINTED,
    RUINS,
    choices,
    flown,
    may,
    no_swaps,
    opening,
    play,
    refusal,
    with_player,
    with_tray,
    writing,
)

CELL = {PRINTED.canyon.grid.name(cell): cell for cell in PRINTED.canyon.grid.cells}


def racing(value: int, seats: int = 2) -> State:
    """Seat 0's turn in the Ruins with that value."""
    on = flown(no_swaps(opening(seats)), {"a1": RUINS})
    return with_player(on, desk=replace(on.players[0].desk, ruins=value))


@pytest.mark.clause("SO-25")
def test_ruins_value_is_the_sum_doubled_on_a_lizard_circle() -> None:
    places = {"a2": RUINS, "a3": (-40_000, -70_000), "a4": CIRCLE["lizard"], "b5": (-70_000, -40_000)}
    on = flown(no_swaps(opening(2)), places)

    assert [player.desk.ruins for player in on.players] == [2 + 3 + 8, 5]
    assert on.actor == 0


@pytest.mark.clause("SO-26")
def test_hexes_are_crossed_off_anywhere_and_all_value_is_used_while_hexes_are_left() -> None:
    on = racing(10)

    assert refusal("done", on).code == "ruins_value_left"
    assert refusal("cross H 11", on).code == "ruins_value"
    assert refusal("cross A 6", on).code == "building_full"
    assert refusal("cross H 0", on).clause == "SO-26"
    on = play("cross H 4", "cross G 3", "cross F 2", on=on)
    assert refusal("done", on).code == "ruins_value_left"
    on = play("cross H 1", "done", on=on)
    assert on.players[0].ruins.crossed[5:] == (2, 3, 5)


@pytest.mark.clause("SO-26")
def test_value_is_lost_only_when_no_hex_is_left() -> None:
    on = racing(3)
    buildings = PRINTED.ruins.buildings
    crossed = tuple(b.hexes - (b.name == "A") for b in buildings)
    rewards = tuple(Reward.NONE if b.name == "A" else Reward.TOP for b in buildings)
    on = with_player(on, ruins=ruins.Ruins(crossed, rewards))
    on = play("cross A 1", on=on)
    assert choices(on) == {"done"}
    assert play("done", on=on).phase is Phase.WRITE


@pytest.mark.clause("SO-27")
def test_the_first_to_complete_takes_the_top_and_its_bonus_later_ones_the_bottom() -> None:
    on = flown(no_swaps(opening(2)), {"a1": RUINS, "b1": (-40_000, -70_000)})
    for seat in (0, 1):
        on = with_player(on, seat, desk=replace(on.players[seat].desk, ruins=9))
    on = play("cross B 9", "done", "cross B 9", "done", on=on)

    assert [player.ruins.rewards[1] for player in on.players] == [Reward.TOP, Reward.BOTTOM]
    assert [player.tray.swaps for player in on.players] == [1, 0]
    b = PRINTED.ruins.buildings[1]
    assert [ruins.score(PRINTED.ruins, player.ruins) for player in on.players] == [b.top, b.bottom]


@pytest.mark.clause("SO-28")
def test_one_disc_draws_one_shape_of_its_number_or_lower() -> None:
    on = writing(2, {"a3": Section.CANYON})
    numbers = {PRINTED.canyon.number_of[bits(action.cells)] for action in GAME.legal(on, 0)}  # type: ignore[union-attr]

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
def test_cacti_score_by_count_on_a_ladder_and_five_for_each_one_more() -> None:
    assert [ladder(count) for count in range(12)] == [0, 5, 7, 10, 14, 19, 25, 32, 40, 45, 50, 55]
    assert max(kind.bit_count() for kind in PRINTED.canyon.cacti) >= 9


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


@pytest.mark.clause("SO-35")
def test_one_may_end_only_when_nothing_left_has_a_legal_use() -> None:
    on = writing(2, {"a1": Section.CANYON, "a2": Section.CREEK, "a3": Section.MUDCRACKS})

    assert refusal("done", on).code == "canyon_left"
    on = play("draw 1 e10", on=on)
    assert refusal("done", on).code == "creek_left"
    on = play("walk 2 2", on=on)
    assert refusal("done", on).code == "mud_left"
    on = play("mud", on=on)
    assert refusal("done", on).code == "close_first"
    assert may("done", play("close", on=on))  # Mudcracks value need not be spent


@pytest.mark.clause("SO-35")
def test_what_has_no_legal_use_is_lost_and_kept_icons_are_excepted() -> None:
    on = writing(2, {"a5": Section.CREEK})
    everything = bits(range(len(PRINTED.creek.parents)))
    last = 10  # the end of a branch, and one space up
    on = with_player(on, creek=Creek(crossed=everything & ~(1 << last)))
    on = with_tray(on, kept=(1, 1, 1), circled=(1, 1, 1))

    assert refusal(f"walk 5 {last}", on).code == "path_length"
    on = play("done", on=on, by=0)
    assert on.players[0].desk.creek == (0, 0, 0, 0, 0)
    assert on.players[0].tray.kept == (1, 1, 1)


@pytest.mark.clause("SO-35")
@pytest.mark.parametrize(
    ("fresh", "code"), [((1, 0, 0), "canyon_left"), ((0, 1, 0), "creek_left"), ((0, 0, 1), "mud_left")]
)
def test_an_animal_earned_in_this_phase_is_used_while_it_has_a_use(
    fresh: tuple[int, int, int], code: str
) -> None:
    assert refusal("done", with_tray(writing(2), fresh=fresh)).code == code
    assert may("done", with_tray(writing(2), kept=fresh, circled=fresh))


@pytest.mark.clause("SO-35")
def test_value_that_only_a_kept_rabbit_would_make_useful_may_be_recorded_or_lost() -> None:
    dear = 28  # it costs 7, and everything else is marked
    nodes = bits(node for node in range(len(PRINTED.mudcracks.costs)) if node != dear)
    boxes = tuple(column.boxes for column in PRINTED.mudcracks.columns)
    on = with_player(writing(2, {"a2": Section.MUDCRACKS}), mudcracks=Mudcracks(boxes, nodes))

    assert refusal("mud", on).code == "nothing_to_buy"
    assert may("done", on)
    found = with_tray(on, kept=(0, 0, 1), circled=(0, 0, 1))
    assert may("done", found)
    assert may("mark 28", play("mud", "rabbit found", on=found))


@pytest.mark.clause("SO-35")
def test_the_two_uses_of_a_doubled_disc_may_be_made_apart() -> None:
    on = flown(no_swaps(opening(2)), {"a2": CIRCLE["owl"], "a1": CIRCLE["fox"]})
    on = play("walk 2 2", "draw 1 e10", "walk 2 4", "draw 1 e11", "done", on=on)

    assert on.players[0].desk.ended


@pytest.mark.clause("SO-36")
def test_mudcracks_discs_are_recorded_together_and_buy_nodes_beside_marked_ones() -> None:
    on = flown(no_swaps(opening(2)), {"a2": (70_000, 70_000), "a3": CIRCLE["rabbit"]})
    assert on.players[0].desk.mud == 2 + 6
    on = play("mud", on=on)
    assert (on.players[0].desk.sum, on.players[0].desk.mud) == (8, 0)
    assert refusal("mark 27", on).code == "node_apart"
    assert refusal("mark 0", on).code == "node_marked"
    on = play("mark 15", "mark 21", on=on)  # 3 and 2
    assert refusal("mark 22", on).code == "node_cost"  # 4, and 3 are left
    assert play("mark 20", on=on).players[0].desk.sum == 1
    assert refusal("mark 99", on).code == "no_such_node"


@pytest.mark.clause("SO-37")
def test_a_surrounded_triangle_gives_its_bonus_at_once_or_its_cactus_scores() -> None:
    on = writing(2, {"a5": Section.MUDCRACKS, "a4": Section.MUDCRACKS})
    on = play("mud", "mark 21", "mark 20", on=on)  # the triangle of X, 20 and 21 holds an owl
    assert on.players[0].tray.fresh == (0, 1, 0)
    assert mudcracks.score(PRINTED.mudcracks, on.players[0].mudcracks) == 0
    on = play("mark 15", on=on)  # and X, 15 and 21 a small cactus
    assert mudcracks.score(PRINTED.mudcracks, on.players[0].mudcracks) == 2
    assert {t.points for t in PRINTED.mudcracks.triangles} == {0, 2, 4, 6}


@pytest.mark.clause("SO-38")
def test_while_a_sum_is_open_no_other_disc_is_recorded_but_bonuses_are_used() -> None:
    on = writing(2, {"a1": Section.CREEK, "a2": Section.CANYON, "a3": Section.MUDCRACKS})
    on = with_tray(on, fresh=(1, 1, 1), kept=(0, 0, 1), circled=(0, 0, 1))
    on = play("mud", on=on)

    assert refusal("walk 1 1", on).code == "sum_open"
    assert refusal("draw 2 e10 e11 f11", on).code == "sum_open"
    on = play("walk owl 1", "draw fox e10 e11", "rabbit", "rabbit found", on=on)
    assert on.players[0].desk.sum == 3 + 5 + 6
    on = play("close", on=on)
    assert may("walk 1 2", on)


@pytest.mark.clause("SO-38")
def test_from_the_first_box_on_a_sum_buys_boxes_only_even_with_another_rabbit() -> None:
    on = with_tray(writing(2, {"a5": Section.MUDCRACKS}), fresh=(0, 0, 1))
    on = play("mud", "box 2", on=on)

    assert refusal("mark 21", on).code == "boxes_only"
    on = play("rabbit", on=on)
    assert refusal("mark 21", on).code == "boxes_only"
    on = play("box 1", "box 1", on=on)
    assert on.players[0].desk.sum == 5 + 5 - 3  # one a point
    assert on.players[0].tray.swaps == 1  # the column of two
    assert refusal("box 1", on).code == "column_full"
    assert refusal("box 9", on).code == "no_such_column"
    on = play("close", on=on)
    assert on.players[0].desk == Desk()  # what was left is lost


@pytest.mark.clause("SO-38")
def test_a_rabbit_alone_opens_a_sum_which_rabbits_may_join_but_discs_may_not() -> None:
    on = with_tray(writing(2, {"a4": Section.MUDCRACKS}), fresh=(0, 0, 2))
    on = play("rabbit", on=on)

    assert on.players[0].desk.sum == 5
    assert refusal("mud", on).code == "sum_open"
    on = play("rabbit", "mark 15", "close", on=on)
    assert refusal("mark 21", on).code == "no_sum"
    assert play("mud", on=on).players[0].desk.sum == 4


@pytest.mark.clause("SO-38")
def test_a_rabbit_just_earned_by_the_sum_joins_it() -> None:
    triangle = next(t for t in PRINTED.mudcracks.triangles if t.bonus is Bonus.RABBIT)
    on = writing(2, {"a1": Section.MUDCRACKS})
    *before, last = triangle.nodes
    marked = bits([0, *before])
    on = with_player(on, mudcracks=replace(on.players[0].mudcracks, marked=marked))
    on = with_player(on, desk=replace(on.players[0].desk, mud=PRINTED.mudcracks.costs[last]))
    on = play("mud", f"mark {last}", "rabbit", on=on)
    assert on.players[0].desk.sum == 5
