"""The Mudcracks (SO-36 to SO-38)."""

import pytest
from msgspec.structs import replace

from meseta.games.sonora import bonuses, mudcracks
from meseta.games.sonora.mudcracks import Mudcracks
from meseta.games.sonora.state import Desk
from meseta.games.sonora.words import Bonus, Section
from meseta.grids.bits import bits
from tests.games.sonora.positions import (
    CIRCLE,
    PRINTED,
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
    assert on.players[0].desk.sum == 5 + 5 - 3  # one per point
    assert on.players[0].tray.swaps == 1  # the column of two
    assert refusal("box 1", on).code == "column_full"
    assert refusal("box 9", on).code == "no_such_column"
    on = play("close", on=on)
    assert on.players[0].desk == Desk()  # what was left is lost


@pytest.mark.clause("SO-38")
def test_a_rabbit_by_itself_opens_a_sum_which_rabbits_may_join_but_discs_may_not() -> None:
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


@pytest.mark.clause("SO-38")
def test_a_sum_of_which_nothing_is_left_stays_open_until_it_is_closed() -> None:
    on = writing(2, {"a3": Section.MUDCRACKS, "a1": Section.CREEK, "a2": Section.CANYON})
    on = play("mud", "mark 15", on=with_tray(on, fresh=(0, 0, 1)))
    assert on.players[0].desk.sum == 0

    assert refusal("walk 1 1", on).code == "sum_open"
    assert refusal("draw 2 e10 e11 f11", on).code == "sum_open"
    assert refusal("box 1", on).code == "nothing_left"
    assert refusal("done", on).code == "close_first"
    assert choices(on) == {"rabbit", "close"}
    assert play("rabbit", on=on).players[0].desk.sum == 5  # it joins
    assert may("walk 1 1", play("close", on=on))


@pytest.mark.clause("SO-38")
def test_a_rabbits_spent_sum_is_closed_before_discs_are_recorded() -> None:
    on = with_tray(writing(2, {"a4": Section.MUDCRACKS}), fresh=(0, 0, 1))
    on = play("rabbit", "mark 15", "mark 21", on=on)  # 3 and 2
    assert on.players[0].desk.sum == 0
    assert refusal("mud", on).code == "sum_open"
    assert play("close", "mud", on=on).players[0].desk.sum == 4


@pytest.mark.clause("SO-38")
def test_a_rabbit_joins_an_open_sum_even_where_nothing_is_left_to_buy() -> None:
    last = 15
    nodes = bits(node for node in range(len(PRINTED.mudcracks.costs)) if node != last)
    boxes = tuple(column.boxes for column in PRINTED.mudcracks.columns)
    on = with_player(writing(2, {"a3": Section.MUDCRACKS}), mudcracks=Mudcracks(boxes, nodes))
    on = with_tray(play("mud", f"mark {last}", on=on), fresh=(0, 0, 1), owed=0)

    assert on.players[0].desk.sum == 0
    assert play("rabbit", on=on).players[0].desk.sum == 5
    assert refusal("rabbit", play("close", on=on)).code == "nothing_to_buy"  # but it opens none


@pytest.mark.clause("SO-38")
def test_kept_animals_are_used_while_a_sum_is_open_too() -> None:
    on = with_tray(writing(2, {"a3": Section.MUDCRACKS}), kept=(1, 1, 1), circled=(1, 1, 1))
    on = play("mud", "walk owl found 1", "draw fox found e10", "rabbit found", on=on)

    assert on.players[0].desk.sum == 3 + 6
    assert on.players[0].tray.kept == (0, 0, 0)
    assert on.players[0].tray.circled == (1, 1, 1)


@pytest.mark.clause("SO-38")
def test_a_column_pays_when_its_last_box_is_marked_and_not_before() -> None:
    on = play("mud", on=writing(2, {"a5": Section.MUDCRACKS, "a4": Section.MUDCRACKS}))
    for index, column in enumerate(PRINTED.mudcracks.columns):
        before = on.players[0].tray
        almost = play(*[f"box {index + 1}"] * (column.boxes - 1), on=on)
        assert almost.players[0].tray == before
        full = play(f"box {index + 1}", on=almost)
        assert full.players[0].tray == bonuses.earn(PRINTED.tray, before, [column.bonus]) != before
