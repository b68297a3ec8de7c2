"""The solo game: three colours, and which of them is the AI's (SO-45 to SO-47, SO-54)."""

import pytest
from msgspec.structs import replace

from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.solo import full_sections
from meseta.games.sonora.state import Phase, Where
from meseta.games.sonora.words import Section
from meseta.grids.bits import bits, members
from tests.games.sonora.positions import (
    AIM,
    FULL_RUINS,
    GAME,
    PRINTED,
    aiming,
    alone,
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


@pytest.mark.clause("SO-45")
def test_a_solo_player_has_three_colours_one_sheet_and_a_new_corner_each_round() -> None:
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
def test_fifteen_discs_are_flicked_one_by_one_in_any_order_and_those_that_leave_are_out() -> None:
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
        left = aiming(on)["discs"]
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
def test_the_ai_is_marked_before_the_player_writes_anything() -> None:
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


@pytest.mark.clause("SO-54")
def test_a_colour_with_a_disc_for_a_full_section_may_not_be_the_ais() -> None:
    counting = {"a1": Section.RUINS, "b1": Section.CREEK, "c1": Section.RUINS, "c2": Section.RUINS}
    on = alone(counting, ai_full_zone="on")
    full = with_player(on, ruins=replace(on.players[0].ruins, cleared=FULL_RUINS))
    assert choices(full) == {"colours a b", "colours c b"}
    assert refusal("colours b a", full).code == "full_zone"
    assert len(choices(on)) == 6
    off = alone(counting)
    off = with_player(off, ruins=replace(off.players[0].ruins, cleared=FULL_RUINS))
    assert len(choices(off)) == 6


@pytest.mark.clause("SO-54")
def test_if_all_have_one_only_those_with_the_fewest_may() -> None:
    counting = {"a1": Section.RUINS, "b1": Section.RUINS, "b2": Section.RUINS, "c1": Section.RUINS}
    on = alone(counting, ai_full_zone="on")
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
    on = alone({}, ai_squares="3")
    last = PRINTED.creek.ai_squares[0]
    everything = bits(range(len(PRINTED.creek.parents)))
    brook = with_player(on, creek=Creek(crossed=everything & ~(1 << last)))
    assert full_sections(PRINTED, brook) == set()  # a path of one still runs
    mixed = with_player(on, ruins=replace(on.players[0].ruins, circled=4, cleared=FULL_RUINS - 4))
    assert full_sections(PRINTED, mixed) == {Section.RUINS}
    # Two of the three AI squares are covered: the option says whether that is all.
    used = [cell for cell in PRINTED.canyon.ai_squares if cell != PRINTED.canyon.falls_away]
    two = Canyon(shapes=tuple(1 << cell for cell in used))
    assert full_sections(PRINTED, with_player(on, canyon=two)) == set()
    fewer = with_player(alone({}, ai_squares="2"), canyon=two)
    assert full_sections(PRINTED, fewer) == {Section.CANYON}


@pytest.mark.clause("SO-54")
def test_bullseyes_count_for_a_full_section_and_discs_that_may_still_go_elsewhere_do_not() -> None:
    on = flown(no_swaps(opening(1, ai_full_zone="on")), {"b2": (0, -80_000)}, {"a1": Section.RUINS})
    assert on.phase is Phase.COLOURS
    full = with_player(on, ruins=replace(on.players[0].ruins, cleared=FULL_RUINS))
    # a1 is a bullseye in the full Ruins; b2 lies between the Ruins and the Canyon.
    assert choices(full) == {"colours a b", "colours a c", "colours b c", "colours c b"}


@pytest.mark.clause("SO-47", "SO-54")
def test_where_both_options_leave_no_pair_the_least_unfair_is_allowed() -> None:
    counting = {
        "a1": Section.RUINS,
        "a2": Section.CREEK,
        "b1": Section.RUINS,
        "b2": Section.CREEK,
        "b3": Section.CREEK,
    }
    on = alone(counting, fair_colours="on", ai_full_zone="on")
    on = with_player(on, ruins=replace(on.players[0].ruins, cleared=FULL_RUINS))
    # Only c, with nothing in play, wastes no disc: it must be the AI's, and a is fairer than b.
    assert choices(on) == {"colours a c"}


@pytest.mark.clause("SO-15")
def test_a_solo_bullseye_is_put_on_a_section_before_colours_are_chosen() -> None:
    on = flick(no_swaps(opening(1)), "c2", "c2 hole 0 0")
    assert choices(on) == {f"bullseye c2 {name}" for name in ("ruins", "canyon", "creek", "mudcracks")}
    assert read("bullseye c2 creek") in GAME.legal(on, 0)
