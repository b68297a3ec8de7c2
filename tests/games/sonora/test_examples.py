"""The worked examples of the rule book, on our own edition (SO-E1 to SO-E7)."""

import pytest
from msgspec.structs import replace

from meseta.games.sonora import canyon, creek, mudcracks, ruins
from meseta.games.sonora.board import corner_of, spots
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.mudcracks import cost
from meseta.games.sonora.ruins import Reward, Ruins
from meseta.games.sonora.words import Bonus, Section
from meseta.grids.bits import bits
from tests.games.sonora.positions import (
    CELL,
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
    writing,
)


@pytest.mark.clause("SO-E1")
def test_molly_completes_b_and_starts_c() -> None:
    on = flown(no_swaps(opening(2)), {"a2": RUINS, "a3": (-40_000, -70_000), "a4": CIRCLE["lizard"]})
    assert on.players[0].desk.ruins == 13
    on = play("cross B 9", "cross C 4", "done", on=on)

    assert PRINTED.ruins.buildings[1].hexes == 9
    assert ruins.score(PRINTED.ruins, on.players[0].ruins) == 11
    assert on.players[0].tray.swaps == 1
    assert on.players[0].ruins.crossed[2] == 4
    assert on.players[0].ruins.rewards[2] is Reward.NONE


@pytest.mark.clause("SO-E2")
def test_william_draws_a_5_a_2_and_a_4_as_a_3() -> None:
    on = writing(2, {"a5": Section.CANYON, "a4": Section.CANYON, "a2": Section.CANYON})
    on = play("draw 5 e11 f11 g11 e12 f12 g12", on=on)
    assert sum(canyon.counts(PRINTED.canyon, on.players[0].canyon)) == 2
    on = play("draw 2 h11 h12 i11", on=on)
    assert on.players[0].tray.swaps == 1
    assert any(line.startswith("draw 4") and len(line.split()) == 7 for line in choices(on))  # a 4 would fit
    on = play("draw 4 g9 f10 g10 h10", on=on)
    assert sum(canyon.counts(PRINTED.canyon, on.players[0].canyon)) == 4
    assert PRINTED.canyon.number_of[on.players[0].canyon.shapes[-1]] == 3


@pytest.mark.clause("SO-E3")
def test_maudie_takes_both_arms_of_the_fork() -> None:
    on = flown(no_swaps(opening(2)), {"a4": CIRCLE["owl"]})
    on = play("walk 4 4", on=on)
    assert on.players[0].tray.swaps == 1
    assert creek.path_to(PRINTED.creek, on.players[0].creek, 21)[0] == 18  # the other arm, from space 2
    on = play("walk 4 21", on=on)
    assert creek.score(PRINTED.creek, on.players[0].creek) == 2


@pytest.mark.clause("SO-E4")
def test_lincoln_spends_twelve() -> None:
    on = writing(2, {"a5": Section.MUDCRACKS, "a4": Section.MUDCRACKS, "a3": Section.MUDCRACKS})
    on = play("mud", on=on)
    assert on.players[0].desk.sum == 12
    costs = PRINTED.mudcracks.costs
    assert (costs[15], costs[21], costs[27]) == (3, 2, 5)
    on = play("mark 15", "mark 21", on=on)
    assert mudcracks.score(PRINTED.mudcracks, on.players[0].mudcracks) == 2
    on = play("mark 27", on=on)
    assert on.players[0].desk.sum == 2
    assert costs[20] == 2
    assert may("mark 20", on)
    on = play("box 1", "box 1", "close", on=on)
    assert on.players[0].tray.swaps == 1


# Dylan's sheet, mark by mark; tests/golden/sonora-e5-dylan.txt plays the whole game that fills it.
DYLAN_SHAPES = (
    "e9 e10 f10 g10 h10",
    "b8 c8 c9",
    "a5 b5 a6 b6 a7 b7",
    "c1 c2 c3 b4 c4",
    "a1 b1 a2",
    "d2",
    "e1 f1 g1 h1 e2",
    "g2 g3 g4 f5 g5",
    "i1 i2 j2",
    "k2 k3 l3 m3 n3",
    "m1 n1 o1 m2 n2 o2",
    "n4 n5",
    "m6 n6 o6 m7 n7 o7",
    "n8 m9 n9 n10",
)
DYLAN_PATHS = ((2, 1), (3, 1), (4, Bonus.SWAP), (9, 2), (12, Bonus.REFLICK), (16, 2), (17, 4), (10, 4))
DYLAN_NODES = (15, 21, 14, 10, 16, 8, 7, 19, 27, 5, 17, 3, 11, 2)


@pytest.mark.clause("SO-E5")
def test_dylan_scores_118() -> None:
    on = opening(2)
    buildings = {b.name: b for b in PRINTED.ruins.buildings}
    tops, bottoms = "BD", "CF"
    crossed = tuple(
        b.hexes if b.name in tops + bottoms else 3 if b.name == "H" else 0 for b in buildings.values()
    )
    rewards = tuple(
        Reward.TOP if name in tops else Reward.BOTTOM if name in bottoms else Reward.NONE
        for name in buildings
    )
    on = with_player(on, ruins=Ruins(crossed, rewards))
    sheet = on.players[0].canyon
    for line in DYLAN_SHAPES:
        cells = bits(CELL[cell] for cell in line.split())
        assert canyon.shape_fault(PRINTED.canyon, sheet, 5, cells) is None, line
        sheet, _ = canyon.draw(PRINTED.canyon, sheet, cells)
    mud = on.players[0].mudcracks
    for node in DYLAN_NODES:
        assert mudcracks.node_fault(PRINTED.mudcracks, mud, 99, node) is None, node
        mud, _ = mudcracks.mark(PRINTED.mudcracks, mud, node)
    walked = Creek()
    for end, prize in DYLAN_PATHS:
        assert creek.path_fault(PRINTED.creek, walked, 1, 5, end) is None, end
        assert (
            PRINTED.creek.bonuses[end] if end in PRINTED.creek.bonuses else PRINTED.creek.points[end]
        ) == prize
        walked, _ = creek.walk(PRINTED.creek, walked, end)
    on = with_player(on, canyon=sheet, mudcracks=mud, creek=walked)

    assert canyon.counts(PRINTED.canyon, sheet) == (3, 5, 2)
    held = [
        PRINTED.mudcracks.triangles[index].points for index in mudcracks.surrounded(PRINTED.mudcracks, mud)
    ]
    assert [held.count(points) for points in (2, 4, 6)] == [4, 2, 2]
    assert [part.points for part in GAME.score(on)[0].parts[:4]] == [40, 36, 14, 28]
    assert GAME.score(on)[0].total == 118


@pytest.mark.clause("SO-E6")
def test_a_value_of_7_marks_a_3_and_a_4_and_two_circles_raise_a_7_to_9() -> None:
    costs = PRINTED.mudcracks.costs
    on = writing(2, {"a5": Section.MUDCRACKS, "a2": Section.MUDCRACKS})
    on = play("mud", "mark 15", "mark 14", on=on)
    assert (costs[15], costs[14], on.players[0].desk.sum) == (3, 4, 0)

    alone = flown(
        no_swaps(opening(1)), {"b2": (70_000, 70_000), "a5": (70_000, 100_000), "a4": (100_000, 100_000)}
    )
    alone = play("colours a b", "ai fill 5", "ai fill 5", on=alone)
    assert costs[5] == 7
    assert cost(PRINTED.mudcracks, alone.players[0].mudcracks, 5) == 9
    near = replace(alone.players[0].mudcracks, marked=bits([0, 9, 10, 4]))
    alone = play("mud", on=with_player(alone, mudcracks=near))
    assert alone.players[0].desk.sum == 9
    assert play("mark 5", on=alone).players[0].desk.sum == 0
    poorer = with_player(alone, desk=replace(alone.players[0].desk, sum=8))
    assert refusal("mark 5", poorer).code == "node_cost"


@pytest.mark.clause("SO-E7")
def test_a_lizard_circle_in_the_mudcracks_counts_for_the_ruins() -> None:
    board = PRINTED.board
    (place,) = (
        (c.x, c.y)
        for c in board.circles
        if c.section is Section.RUINS and board.zones[corner_of(c.x > 0, c.y > 0)] is Section.MUDCRACKS
    )
    assert [(s.section, s.doubled) for s in spots(board, place)] == [(Section.RUINS, True)]
    on = flown(no_swaps(opening(2)), {"a4": place})
    assert (on.players[0].desk.ruins, on.players[0].desk.mud) == (8, 0)
