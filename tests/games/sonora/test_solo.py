"""Playing alone (SO-45 to SO-54)."""

from random import Random

import pytest
from msgspec.structs import replace

from meseta.games.sonora.actions import AiDraw, AiFill, AiWalk, PlayerAction
from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.mudcracks import cost
from meseta.games.sonora.solo import full_sections
from meseta.games.sonora.state import Desk, Phase, State, Where
from meseta.games.sonora.words import NUMBERS, Section
from meseta.grids.bits import bits, members
from tests.games.sonora.positions import (
    AIM,
    CIRCLE,
    EVERY_MARK,
    GAME,
    PRINTED,
    choices,
    flick,
    floor,
    flown,
    may,
    no_swaps,
    opening,
    play,
    read,
    refusal,
    spread,
    where,
    with_player,
)

CELL = {PRINTED.canyon.grid.name(cell): cell for cell in PRINTED.canyon.grid.cells}
FULL_RUINS = PRINTED.ruins.ai_hexes


def alone(counting: dict[str, Section], **options: str) -> State:
    """All discs are flicked; the colours are to be chosen."""
    on = flown(no_swaps(opening(1, **options)), spread(counting))
    assert on.phase is Phase.COLOURS
    return on


def mask(*cells: str) -> int:
    return bits(CELL[cell] for cell in cells)


@pytest.mark.clause("SO-45")
def test_alone_one_plays_three_colours_on_one_sheet_with_a_new_corner_each_round() -> None:
    on = opening(1)
    assert (len(on.discs), len(on.players)) == (15, 1)
    assert on.corner(0) == PRINTED.board.zones.index(Section.RUINS)
    corners = [on.corner(0)]
    for _ in range(5):
        on = play("colours a b", "done", on=flown(on, {}))
        corners.append(on.corner(0))
    assert corners == [0, 3, 2, 1, 0, 3]
    on = play("colours a b", "done", on=flown(on, {}))
    outcome = GAME.outcome(on)
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("solo_total", (0,))
    assert len(GAME.score(on)) == 1


@pytest.mark.clause("SO-46")
def test_fifteen_discs_are_flicked_singly_in_any_mixture_and_those_that_leave_are_out() -> None:
    on = opening(1)
    on = flick(on, "b3", floor("b3", (50_000, 50_000)))
    assert on.phase is Phase.KEEP
    on = play("keep", on=on)
    on = flick(on, "a1", floor("a1", (-50_000, 50_000)), "b3 off 0 260000", touched=True)
    on = play("reflick", on=on)
    on = flick(on, "a1", "a1 off 0 260000")
    assert where(on, "b3") is where(on, "a1") is Where.OUT
    assert (on.phase, on.actor, on.queue, on.flown) == (Phase.AIM, 0, (), 2)
    assert may(f"flick c5 {AIM}", on)


@pytest.mark.clause("SO-46")
def test_all_fifteen_are_flicked_any_of_them_next_before_colours_are_chosen() -> None:
    on = no_swaps(opening(1))
    for index in range(15):
        left = GAME.legal(on, 0).bounds()["discs"]  # type: ignore[attr-defined]
        assert len(left) == 15 - index
        name = left[(7 * index) % len(left)]  # one colour after another, as it comes
        on = flick(on, name, f"{name} off 0 260000")
        assert where(on, name) is Where.OUT
        assert on.phase is (Phase.COLOURS if index == 14 else Phase.AIM)


@pytest.mark.clause("SO-47")
def test_two_colours_are_chosen_the_third_is_discarded_and_only_own_discs_are_swapped() -> None:
    on = flown(
        opening(1),
        spread({"a1": Section.CREEK, "a2": Section.CANYON, "b1": Section.CREEK, "c1": Section.CREEK}),
    )
    assert len(choices(on)) == 6
    assert refusal("colours a a", on).code == "two_colours"
    on = play("colours a b", on=on)
    assert (on.phase, on.mine, on.theirs) == (Phase.SWAP, 0, 1)
    assert choices(on) == {"done", "swap a1 a2"}
    assert refusal("swap a1 b1", on).clause == "SO-22"
    on = play("done", on=on)
    assert on.phase is Phase.AI  # the AI comes first
    assert on.ai.creek == (1, 0, 0, 0, 0)


@pytest.mark.clause("SO-47")
def test_the_ai_is_marked_before_oneself_writes_anything() -> None:
    on = play("colours a b", on=alone({"b2": Section.CREEK, "a3": Section.RUINS, "a1": Section.CREEK}))

    assert on.phase is Phase.AI
    for line in ("cross A 1", "walk 1 1", "done"):
        assert refusal(line, on).code == "not_now", line
    on = play(f"ai walk 2 {PRINTED.creek.ai_squares[0]}", on=on)
    assert on.phase is Phase.RUINS


@pytest.mark.clause("SO-47")
def test_fair_colours_forbids_an_ai_with_fewer_discs_in_play() -> None:
    counting = {
        "a1": Section.CREEK,
        "a2": Section.CREEK,
        "b1": Section.CREEK,
        "c1": Section.CREEK,
        "c2": Section.CREEK,
    }
    on = alone(counting, fair_colours="on")
    assert choices(on) == {"colours a c", "colours c a", "colours b a", "colours b c"}
    assert refusal("colours a b", on).code == "unfair_colours"
    bull = flown(no_swaps(opening(1, fair_colours="on")), spread(counting), {"b2": Section.CREEK})
    assert may("colours a b", bull)  # bullseyes count
    assert may("colours a b", alone(counting))


@pytest.mark.clause("SO-48")
def test_every_ai_disc_is_used_doubled_ones_twice_and_in_the_players_order() -> None:
    on = flown(
        no_swaps(opening(1)), {"b2": CIRCLE["owl"], "b3": (80_000, -90_000)}, {"b5": Section.MUDCRACKS}
    )
    on = play("colours a b", on=on)
    assert on.ai == Desk(canyon=(0, 0, 1, 0, 0), creek=(0, 2, 0, 0, 0), mud=5)
    lines = choices(on)
    assert any(line.startswith("ai draw 3") for line in lines)
    assert any(line.startswith("ai walk 2") for line in lines)
    assert any(line.startswith("ai fill") for line in lines)
    assert refusal("done", on).code == "not_now"
    assert refusal("ai walk 3 10", on).code == "no_ai_disc"
    rng = Random(1)
    tray = on.players[0].tray
    while on.phase is Phase.AI:
        on = GAME.apply(on, 0, GAME.legal(on, 0).sample(rng))
    assert on.players[0].tray == tray  # the AI earns nothing
    assert on.ai == Desk()


@pytest.mark.clause("SO-48")
def test_an_ai_disc_with_no_legal_use_has_no_effect() -> None:
    on = alone({"b5": Section.CREEK}, ai_full_zone="off")
    visited = Creek(crossed=bits(range(len(PRINTED.creek.parents))))
    on = play("colours a b", on=with_player(on, creek=visited))
    assert on.phase is Phase.WRITE
    assert on.players[0].creek.filled == 0


@pytest.mark.clause("SO-48")
def test_the_player_chooses_for_ai_discs_between_sections() -> None:
    on = flown(no_swaps(opening(1)), {"b2": (0, -80_000)})
    on = play("colours a b", on=on)
    assert choices(on) == {"choose b2 canyon", "choose b2 ruins"}
    on = play("choose b2 ruins", on=on)
    assert on.players[0].ruins.circled == 2


@pytest.mark.clause("SO-47", "SO-48")
def test_nothing_is_asked_about_the_colour_that_is_discarded() -> None:
    on = flown(no_swaps(opening(1)), {"c2": (0, -80_000), "c3": (-70_000, 70_000)})
    on = play("colours a b", on=on)
    assert on.phase is Phase.WRITE
    assert on.players[0].desk == Desk()


@pytest.mark.clause("SO-48")
def test_the_ai_marks_with_the_discs_it_has_and_no_others() -> None:
    square = PRINTED.canyon.grid.name(PRINTED.canyon.ai_squares[0])
    walker = play("colours a b", on=alone({"b2": Section.CREEK}))
    assert refusal(f"ai draw 2 {square}", walker).code == "no_ai_disc"
    assert refusal("ai fill 5", walker).code == "no_ai_disc"
    filler = play("colours a b", on=alone({"b2": Section.MUDCRACKS}))
    assert refusal("ai walk 2 10", filler).code == "no_ai_disc"
    assert choices(play("ai fill 5", on=filler)) == choices(filler)  # a value of two, so one more
    assert play("ai fill 5", "ai fill 5", on=filler).phase is Phase.WRITE


@pytest.mark.clause("SO-48")
def test_an_ai_disc_on_a_fox_circle_draws_two_shapes() -> None:
    on = play("colours a b", on=flown(no_swaps(opening(1)), {"b1": CIRCLE["fox"]}))
    first, second, _ = (PRINTED.canyon.grid.name(cell) for cell in PRINTED.canyon.ai_squares)
    on = play(f"ai draw 1 {first}", on=on)
    assert on.phase is Phase.AI
    on = play(f"ai draw 1 {second}", on=on)
    assert on.phase is Phase.WRITE
    assert len(on.players[0].canyon.filled) == 2


@pytest.mark.clause("SO-48")
def test_an_ai_disc_without_a_use_does_not_hold_back_the_others() -> None:
    on = alone({"b5": Section.CREEK, "b1": Section.MUDCRACKS}, ai_full_zone="off")
    everything = Creek(crossed=bits(range(len(PRINTED.creek.parents))))
    on = play("colours a b", on=with_player(on, creek=everything))
    assert on.phase is Phase.AI
    assert choices(on) == {f"ai fill {node}" for node in members(PRINTED.mudcracks.outside)}


@pytest.mark.clause("SO-48")
def test_the_ai_earns_no_bonus_but_can_take_one_away() -> None:
    icon, beside = next(
        (cell, other)
        for cell in PRINTED.canyon.icons
        for other in members(PRINTED.canyon.halo(1 << cell) & PRINTED.canyon.white)
    )
    on = ai_turn(1, Canyon(filled=(1 << beside,)))
    name = PRINTED.canyon.grid.name(icon)
    after = play(f"ai draw 1 {name}", on=on)
    assert after.players[0].tray == on.players[0].tray
    assert after.players[0].canyon.filled == (1 << beside, 1 << icon)
    for end in PRINTED.creek.ai_squares:
        walked = play("colours a b", f"ai walk 5 {end}", on=alone({"b5": Section.CREEK}))
        assert walked.players[0].tray == on.players[0].tray
        assert walked.players[0].creek.filled.bit_count() == 5


@pytest.mark.clause("SO-49")
def test_the_ai_building_fills_up_over_the_rounds() -> None:
    on = alone({"b4": Section.RUINS})
    untouched = on.players[0].ruins
    later = play("colours a b", on=with_player(on, ruins=replace(untouched, circled=2, cleared=3)))
    assert (later.players[0].ruins.circled, later.players[0].ruins.cleared) == (6, 3)
    nearly = play("colours a b", on=with_player(on, ruins=replace(untouched, circled=FULL_RUINS - 1)))
    assert nearly.players[0].ruins.circled == FULL_RUINS
    # The player's value goes to circles of earlier rounds as well.
    mine = alone({"a4": Section.RUINS})
    mine = play("colours a b", on=with_player(mine, ruins=replace(untouched, circled=3)))
    assert (mine.players[0].ruins.circled, mine.players[0].desk.ruins) == (0, 1)


@pytest.mark.clause("SO-49")
def test_the_ai_circles_hexes_which_the_players_value_must_cross_off_first() -> None:
    on = alone({"b4": Section.RUINS, "a5": Section.RUINS})
    on = play("colours a b", on=on)
    assert (on.players[0].ruins.circled, on.players[0].ruins.cleared) == (0, 4)
    assert (on.phase, on.players[0].desk.ruins) == (Phase.RUINS, 1)
    weak = play("colours a b", on=alone({"b4": Section.RUINS, "a3": Section.RUINS}))
    assert (weak.players[0].ruins.circled, weak.phase) == (1, Phase.WRITE)


@pytest.mark.clause("SO-49")
def test_surplus_is_lost_and_the_player_is_always_first() -> None:
    on = alone({"b4": Section.RUINS})
    ruins = replace(on.players[0].ruins, cleared=FULL_RUINS - 1)
    on = play("colours a b", on=with_player(on, ruins=ruins))
    assert on.players[0].ruins.circled == 1
    racing = with_player(alone({"a5": Section.RUINS}))
    racing = play("colours a b", "cross A 5", on=racing)
    assert racing.players[0].ruins.rewards[0].name == "TOP"


def ai_turn(number: int, sheet: Canyon, **options: str) -> State:
    """The AI is to draw with one disc of that number on a canyon that looks so."""
    on = alone({f"b{number}": Section.CANYON}, ai_full_zone="off", **options)
    return play("colours a b", on=with_player(on, canyon=sheet))


@pytest.mark.clause("SO-50")
def test_the_ai_starts_on_its_squares_of_which_an_option_takes_one_away() -> None:
    squares = [PRINTED.canyon.grid.name(cell) for cell in PRINTED.canyon.ai_squares]
    on = ai_turn(1, Canyon())
    assert all(may(f"ai draw 1 {square}", on) for square in squares)
    assert refusal("ai draw 1 e10", on).code == "ai_shape_apart"
    two = ai_turn(1, Canyon(), ai_squares="2")
    assert [may(f"ai draw 1 {square}", two) for square in squares] == [True, True, False]
    # Under a player's shape a square starts nothing.
    covered = ai_turn(1, Canyon(shapes=(mask(squares[0]),)))
    assert refusal(f"ai draw 1 {squares[0]}", covered).code == "shape_overlaps"


@pytest.mark.clause("SO-50")
def test_the_ai_goes_on_beside_its_shapes_and_leapfrogs_one_of_the_players() -> None:
    # AI on f9; the player's shapes e9 (touching it) and c9 d9 (beyond, touching only e9).
    sheet = Canyon(shapes=(mask("c9", "d9"), mask("e9")), filled=(mask("f9"),))
    on = ai_turn(1, sheet)
    assert may("ai draw 1 g9", on)  # beside its own
    assert may("ai draw 1 e10", on)  # beside e9, over which it leaps
    assert refusal("ai draw 1 c8", on).code == "ai_shape_apart"  # beside c9 only
    # The pre-drawn square can be leapt over too: f10 filled touches nothing of it, e10 does.
    start = ai_turn(1, Canyon(filled=(mask("e10"),)))
    assert may("ai draw 1 c9", start)
    assert refusal("ai draw 1 c9", ai_turn(1, Canyon(filled=(mask("f10"),)))).code == "ai_shape_apart"


@pytest.mark.clause("SO-50")
def test_the_ai_draws_its_own_number_or_the_largest_lower_one_that_fits() -> None:
    on = ai_turn(4, Canyon())
    drawn = {PRINTED.canyon.number_of[bits(action.cells)] for action in GAME.legal(on, 0)}  # type: ignore[union-attr]
    assert drawn == {4}
    square = PRINTED.canyon.grid.name(PRINTED.canyon.ai_squares[0])
    assert refusal(f"ai draw 4 {square}", on).code == "ai_shape_too_low"
    # Only single squares are left free: number 1 it is, whichever of its shapes fits.
    free = bits(PRINTED.canyon.ai_squares)
    taken = tuple(1 << cell for cell in members(PRINTED.canyon.white & ~free))
    cramped = ai_turn(4, Canyon(filled=taken))
    assert choices(cramped) == {f"ai draw 4 {PRINTED.canyon.grid.name(cell)}" for cell in members(free)}


@pytest.mark.clause("SO-50")
def test_of_several_lower_shapes_the_ai_draws_the_largest() -> None:
    three = next(p for p in PRINTED.canyon.placements[3] if p.mask >> PRINTED.canyon.ai_squares[0] & 1)
    taken = tuple(1 << cell for cell in members(PRINTED.canyon.white & ~three.mask))
    on = ai_turn(5, Canyon(filled=taken))  # a 3 fits exactly, and 2s and 1s within it
    cells = " ".join(PRINTED.canyon.grid.name(cell) for cell in three.cells)
    assert choices(on) == {f"ai draw 5 {cells}"}
    two = next(p for p in PRINTED.canyon.placements[2] if p.mask & ~three.mask == 0)
    smaller = " ".join(PRINTED.canyon.grid.name(cell) for cell in two.cells)
    assert refusal(f"ai draw 5 {smaller}", on).code == "ai_shape_too_low"


@pytest.mark.clause("SO-50")
def test_the_ai_covers_its_square_to_start_and_overlaps_nothing_of_its_own() -> None:
    square = PRINTED.canyon.ai_squares[0]
    beside = members(PRINTED.canyon.halo(1 << square) & PRINTED.canyon.white)[0]
    assert refusal(f"ai draw 1 {PRINTED.canyon.grid.name(beside)}", ai_turn(1, Canyon())).clause == "SO-50"
    filled = ai_turn(1, Canyon(filled=(1 << square,)))
    assert refusal(f"ai draw 1 {PRINTED.canyon.grid.name(square)}", filled).code == "shape_overlaps"


EVERY_AI_MARK: list[PlayerAction] = [
    *(AiDraw(number, placement.cells) for number in NUMBERS for placement in PRINTED.canyon.laid),
    *(AiWalk(number, space) for number in NUMBERS for space in range(len(PRINTED.creek.parents))),
    *(AiFill(node) for node in range(len(PRINTED.mudcracks.costs))),
]
FIRST_SQUARE = 1 << PRINTED.canyon.ai_squares[0]
USED_SHEET: dict[str, object] = {
    "canyon": Canyon(shapes=(mask("e10"), mask("e11", "f11")), filled=(mask("f10"), FIRST_SQUARE)),
    "creek": Creek(crossed=bits(range(4)), circled=bits([4]), filled=bits([12, 13, 14, 15, 16, 17, 20])),
}
"""Player and AI have met in the Canyon and in the Creek Bed."""


@pytest.mark.clause("SO-48", "SO-50", "SO-52", "SO-53")
@pytest.mark.parametrize("squares", ["2", "3"])
@pytest.mark.parametrize("used", [False, True])
def test_what_is_listed_for_the_ai_is_all_that_is_allowed(squares: str, used: bool) -> None:
    counting = {"b2": Section.CANYON, "b5": Section.CANYON, "b3": Section.CREEK, "b1": Section.CREEK}
    on = alone({**counting, "b4": Section.MUDCRACKS}, ai_squares=squares)
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


@pytest.mark.clause("SO-51")
def test_the_player_may_not_overlap_ai_shapes_nor_leapfrog_but_may_lie_beside_them() -> None:
    on = alone({"a1": Section.CANYON})
    on = play("colours a b", on=with_player(on, canyon=Canyon(filled=(mask("e10"),))))
    assert refusal("draw 1 e10", on).code == "shape_overlaps"
    assert refusal("draw 1 f10", on).code == "shape_apart"  # beside the AI's shape only
    assert may("draw 1 e11", on)  # beside the start square, and the AI's shape too


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
def test_the_ai_fills_small_circles_at_unmarked_outside_nodes_each_making_it_dearer() -> None:
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


@pytest.mark.clause("SO-54")
def test_a_colour_with_a_disc_for_a_full_section_may_not_be_the_ais() -> None:
    counting = {"a1": Section.RUINS, "b1": Section.CREEK, "c1": Section.RUINS, "c2": Section.RUINS}
    on = alone(counting)
    full = with_player(on, ruins=replace(on.players[0].ruins, cleared=FULL_RUINS))
    assert choices(full) == {"colours a b", "colours c b"}
    assert refusal("colours b a", full).code == "full_zone"
    assert len(choices(on)) == 6
    off = alone(counting, ai_full_zone="off")
    off = with_player(off, ruins=replace(off.players[0].ruins, cleared=FULL_RUINS))
    assert len(choices(off)) == 6


@pytest.mark.clause("SO-54")
def test_if_all_have_one_only_those_with_the_fewest_may() -> None:
    on = alone({"a1": Section.RUINS, "b1": Section.RUINS, "b2": Section.RUINS, "c1": Section.RUINS})
    on = with_player(on, ruins=replace(on.players[0].ruins, cleared=FULL_RUINS))
    assert choices(on) == {"colours b a", "colours c a", "colours a c", "colours b c"}


@pytest.mark.clause("SO-54")
def test_full_means_that_the_ai_can_do_nothing_there() -> None:
    on = alone({})
    assert full_sections(PRINTED, on) == set()
    player = on.players[0]
    squares = bits(PRINTED.canyon.ai_squares)
    raised = tuple(3 if PRINTED.mudcracks.outside >> node & 1 else 0 for node in range(29))
    crammed = with_player(
        on,
        canyon=Canyon(shapes=tuple(1 << cell for cell in members(squares))),
        creek=Creek(crossed=bits([0, *PRINTED.creek.ai_squares])),
        mudcracks=replace(player.mudcracks, raised=raised),
        ruins=replace(player.ruins, circled=FULL_RUINS),
    )
    assert full_sections(PRINTED, crammed) == set(Section)


@pytest.mark.clause("SO-54")
def test_a_section_in_which_the_ai_can_do_anything_at_all_is_not_full() -> None:
    on = alone({})
    last = PRINTED.creek.ai_squares[0]
    everything = bits(range(len(PRINTED.creek.parents)))
    brook = with_player(on, creek=Creek(crossed=everything & ~(1 << last)))
    assert full_sections(PRINTED, brook) == set()  # a path of one still runs
    mixed = with_player(on, ruins=replace(on.players[0].ruins, circled=4, cleared=FULL_RUINS - 4))
    assert full_sections(PRINTED, mixed) == {Section.RUINS}
    # Two of the three AI squares are covered: the option says whether that is all.
    two = Canyon(shapes=tuple(1 << cell for cell in PRINTED.canyon.ai_squares[:2]))
    assert full_sections(PRINTED, with_player(on, canyon=two)) == set()
    fewer = with_player(alone({}, ai_squares="2"), canyon=two)
    assert full_sections(PRINTED, fewer) == {Section.CANYON}


@pytest.mark.clause("SO-54")
def test_bullseyes_count_for_a_full_section_and_discs_that_may_still_go_elsewhere_do_not() -> None:
    on = flown(no_swaps(opening(1)), {"b2": (0, -80_000)}, {"a1": Section.RUINS})
    assert on.phase is Phase.COLOURS
    full = with_player(on, ruins=replace(on.players[0].ruins, cleared=FULL_RUINS))
    # a1 is a bullseye in the full Ruins; b2 lies between the Ruins and the Canyon.
    assert choices(full) == {"colours a b", "colours a c", "colours b c", "colours c b"}


@pytest.mark.clause("SO-47", "SO-54")
def test_where_both_options_leave_no_pair_the_least_unfair_will_do() -> None:
    counting = {
        "a1": Section.RUINS,
        "a2": Section.CREEK,
        "b1": Section.RUINS,
        "b2": Section.CREEK,
        "b3": Section.CREEK,
    }
    on = alone(counting, fair_colours="on")
    on = with_player(on, ruins=replace(on.players[0].ruins, cleared=FULL_RUINS))
    # Only c, with nothing in play, wastes no disc: it must be the AI's, and a is fairer than b.
    assert choices(on) == {"colours a c"}


@pytest.mark.clause("SO-15")
def test_a_bullseye_alone_is_put_on_a_section_before_colours_are_chosen() -> None:
    on = flick(no_swaps(opening(1)), "c2", "c2 hole 0 0")
    assert choices(on) == {f"bullseye c2 {name}" for name in ("ruins", "canyon", "creek", "mudcracks")}
    assert read("bullseye c2 creek") in GAME.legal(on, 0)
