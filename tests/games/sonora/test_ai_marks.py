"""What the AI marks in the Canyon, the Creek Bed and the Mudcracks (SO-50 to SO-53)."""

import pytest
from msgspec.structs import replace

from meseta.games.sonora.actions import AiDraw, AiFill, AiWalk, PlayerAction
from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.mudcracks import cost
from meseta.games.sonora.state import Desk, Phase
from meseta.games.sonora.words import NUMBERS, Section
from meseta.grids.bits import bits, members
from tests.games.sonora.positions import (
    CELL,
    EVERY_MARK,
    GAME,
    PRINTED,
    alone,
    choices,
    may,
    play,
    refusal,
    with_player,
)

FIRST_SQUARE = 1 << PRINTED.canyon.ai_squares[0]


def mask(*cells: str) -> int:
    return bits(CELL[cell] for cell in cells)


@pytest.mark.clause("SO-48")
def test_the_ai_earns_no_bonus_but_can_take_one_away() -> None:
    icon, beside = next(
        (cell, other)
        for cell in PRINTED.canyon.icons
        for other in members(PRINTED.canyon.halo(1 << cell) & PRINTED.canyon.white)
    )
    on = alone({"b1": Section.CANYON})
    on = play("colours a b", on=with_player(on, canyon=Canyon(filled=(1 << beside,))))
    name = PRINTED.canyon.grid.name(icon)
    after = play(f"ai draw 1 {name}", on=on)
    assert after.players[0].tray == on.players[0].tray
    assert after.players[0].canyon.filled == (1 << beside, 1 << icon)
    for end in PRINTED.creek.ai_squares:
        walked = play("colours a b", f"ai walk 5 {end}", on=alone({"b5": Section.CREEK}))
        assert walked.players[0].tray == on.players[0].tray
        assert walked.players[0].creek.filled.bit_count() == 5


EVERY_AI_MARK: list[PlayerAction] = [
    *(AiDraw(number, placement.cells) for number in NUMBERS for placement in PRINTED.canyon.all_placements),
    *(AiWalk(number, space) for number in NUMBERS for space in range(len(PRINTED.creek.parents))),
    *(AiFill(node) for node in range(len(PRINTED.mudcracks.costs))),
]


USED_SHEET: dict[str, object] = {
    "canyon": Canyon(shapes=(mask("e10"), mask("e11", "f11")), filled=(mask("f10"), FIRST_SQUARE)),
    "creek": Creek(crossed=bits(range(4)), circled=bits([4]), filled=bits([12, 13, 14, 15, 16, 17, 20])),
}
"""Player and AI have met in the Canyon and in the Creek Bed."""


@pytest.mark.clause("SO-48", "SO-50", "SO-52", "SO-53")
@pytest.mark.parametrize("squares", ["2", "3"])
@pytest.mark.parametrize("shapes", ["as_player", "largest", "never_lower"])
@pytest.mark.parametrize("used", [False, True])
def test_what_is_listed_for_the_ai_is_all_that_is_allowed(squares: str, shapes: str, used: bool) -> None:
    counting = {"b2": Section.CANYON, "b5": Section.CANYON, "b3": Section.CREEK, "b1": Section.CREEK}
    on = alone({**counting, "b4": Section.MUDCRACKS}, ai_squares=squares, ai_shapes=shapes)
    on = play("colours a b", "ai fill 5", on=with_player(on, 0, **(USED_SHEET if used else {})))

    allowed = {action for action in EVERY_AI_MARK if GAME.fault(on, 0, action) is None}
    assert allowed == set(GAME.legal(on, 0))
    assert {type(action) for action in allowed} == {AiDraw, AiWalk, AiFill}


@pytest.mark.clause("SO-51", "SO-52", "SO-53")
@pytest.mark.parametrize("lines", [(), ("mud",)])
def test_what_is_listed_beside_the_ais_marks_is_all_that_is_allowed(lines: tuple[str, ...]) -> None:
    counting = {"a2": Section.CANYON, "a4": Section.CANYON, "a3": Section.CREEK, "a1": Section.CREEK}
    on = alone({**counting, "a5": Section.MUDCRACKS})
    mud = on.players[0].mudcracks
    dearer = replace(mud, marked=bits([0, 9, 10]), raised=(2,) * len(mud.raised))
    on = play("colours a b", *lines, on=with_player(on, 0, **USED_SHEET, mudcracks=dearer))

    allowed = {action for action in EVERY_MARK if GAME.fault(on, 0, action) is None}
    assert allowed == set(GAME.legal(on, 0))


@pytest.mark.clause("SO-52")
def test_ai_paths_run_upstream_at_full_length_from_squares_or_ai_paths() -> None:
    on = play("colours a b", on=alone({"b3": Section.CREEK, "b2": Section.CREEK}))
    assert {line for line in choices(on) if " 3 " in line} == {
        f"ai walk 3 {square}" for square in PRINTED.creek.ai_squares
    }
    on = play("ai walk 3 10", on=on)
    assert members(on.players[0].creek.filled) == (8, 9, 10)
    assert on.players[0].creek.circled == 0
    assert may("ai walk 2 7", on)  # right upstream of its path
    assert refusal("ai walk 2 6", on).code == "ai_path_apart"


@pytest.mark.clause("SO-52")
def test_ai_paths_never_run_over_visited_spaces_and_filled_ones_are_closed_to_the_player() -> None:
    on = alone({"b5": Section.CREEK, "a1": Section.CREEK})
    on = with_player(on, creek=Creek(crossed=bits(range(8))))
    on = play("colours a b", on=on)
    assert refusal("ai walk 5 10", on).code == "ai_path_blocked"  # 10, 9, 8, and then visited 7
    visited = with_player(on, creek=Creek(crossed=bits(range(11))))
    assert refusal("ai walk 5 10", visited).code == "ai_path_apart"
    filled = alone({"a1": Section.CREEK, "a2": Section.CREEK})
    filled = with_player(filled, creek=Creek(crossed=bits(range(6)), filled=bits([6])))
    filled = play("colours a b", on=filled)
    assert refusal("walk 1 6", filled).code == "space_filled"
    assert refusal("walk 2 7", filled).code == "space_filled"


@pytest.mark.clause("SO-52")
def test_ai_paths_stop_neither_short_of_their_length_nor_over_other_ai_paths() -> None:
    # 6 to 10 and 4 with 11 to 17 are filled; 5 lies between them, and 3, 2 and 1 below the entrance are open.
    filled = Creek(filled=bits([4, *range(6, 18)]))
    on = alone({"b1": Section.CREEK, "b2": Section.CREEK, "b3": Section.CREEK, "b4": Section.CREEK})
    on = play("colours a b", on=with_player(on, creek=filled))
    assert may("ai walk 1 5", on)
    assert refusal("ai walk 2 5", on).code == "ai_path_blocked"
    assert may("ai walk 3 3", on)
    assert refusal("ai walk 4 3", on).code == "ai_path_blocked"  # the X at the top is the player's


@pytest.mark.clause("SO-53")
def test_the_ai_fills_small_circles_at_unmarked_outside_nodes_each_raising_the_cost() -> None:
    on = play("colours a b", on=alone({"b4": Section.MUDCRACKS}))
    outside = members(PRINTED.mudcracks.outside)
    assert choices(on) == {f"ai fill {node}" for node in outside}
    on = play("ai fill 5", "ai fill 5", "ai fill 5", on=on)
    assert cost(PRINTED.mudcracks, on.players[0].mudcracks, 5) == PRINTED.mudcracks.costs[5] + 3
    assert refusal("ai fill 5", on).code == "ai_no_circle"  # three each
    assert refusal("ai fill 9", on).code == "ai_no_circle"  # an inner node
    on = play("ai fill 1", on=on)
    assert on.phase is not Phase.AI
    marked = alone({"b4": Section.MUDCRACKS})
    mud = replace(marked.players[0].mudcracks, marked=bits([0, 1, 2]))
    marked = play("colours a b", on=with_player(marked, mudcracks=mud))
    assert refusal("ai fill 1", marked).clause == "SO-53"


@pytest.mark.clause("SO-53")
def test_surplus_circles_are_lost() -> None:
    on = alone({"b5": Section.MUDCRACKS}, ai_full_zone="off")
    raised = tuple(3 if PRINTED.mudcracks.outside >> node & 1 and node != 1 else 0 for node in range(29))
    on = with_player(on, mudcracks=replace(on.players[0].mudcracks, raised=raised))
    on = play("colours a b", "ai fill 1", "ai fill 1", "ai fill 1", on=on)
    assert on.phase is not Phase.AI
    assert on.ai == Desk()
