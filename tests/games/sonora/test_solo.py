"""Playing alone (SO-45 to SO-54)."""

from random import Random

import pytest
from msgspec.structs import replace

from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.mudcracks import cost
from meseta.games.sonora.state import Desk, Phase, State, Where
from meseta.games.sonora.words import Section
from meseta.grids.bits import bits, members
from tests.games.sonora.positions import (
    AIM,
    CIRCLE,
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
    from meseta.games.sonora.solo import full_sections

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


def test_a_bullseye_alone_is_put_on_a_section_before_colours_are_chosen() -> None:
    on = flick(no_swaps(opening(1)), "c2", "c2 hole 0 0")
    assert choices(on) == {f"bullseye c2 {name}" for name in ("ruins", "canyon", "creek", "mudcracks")}
    assert read("bullseye c2 creek") in GAME.legal(on, 0)
