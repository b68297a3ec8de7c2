"""Discs that leave the board, and bullseyes (SO-12 to SO-15)."""

from random import Random

import pytest

from meseta.core.seats import CHANCE
from meseta.discs import Fate
from meseta.games.sonora.actions import Settle
from meseta.games.sonora.state import Desk, Phase, Where
from meseta.games.sonora.words import Section
from tests.games.sonora.positions import (
    AIM,
    CANYON,
    CREEK,
    GAME,
    MUDCRACKS,
    PRINTED,
    RUINS,
    choices,
    disc,
    flick,
    floor,
    flown,
    lying,
    may,
    no_swaps,
    opening,
    play,
    refusal,
    where,
)


@pytest.mark.clause("SO-12")
def test_ones_own_disc_off_the_board_is_out_flicked_or_knocked() -> None:
    on = no_swaps(opening(2))
    on = flick(on, "a5", floor("a5", RUINS))
    on = flick(on, "a4", "a4 off -260000 0", "a5 off 0 -260000", touched=True)

    assert where(on, "a4") is where(on, "a5") is Where.OUT
    assert (on.actor, on.queue) == (1, ())


@pytest.mark.clause("SO-13")
def test_anothers_disc_knocked_off_is_flicked_again_at_once_by_its_owner() -> None:
    on = lying(no_swaps(opening(2)), {"b3": RUINS})
    on = flick(on, "a1", floor("a1", CREEK), "b3 off -260000 0", touched=True)

    assert (on.phase, on.actor) == (Phase.AIM, 1)
    assert refusal(f"flick b1 {AIM}", on).code == "knocked_discs_first"
    on = flick(on, "b3", floor("b3", CANYON))
    assert (on.actor, on.flown) == (0, 1)  # seat 0 still has its second disc to flick
    assert where(on, "b3") is Where.FLOOR


@pytest.mark.clause("SO-13")
def test_several_go_in_turn_order_from_the_flicker_and_an_owner_of_several_chooses() -> None:
    on = no_swaps(opening(4, first_player="1"))
    on = lying(on, {"a1": RUINS, "b1": CANYON, "b2": CREEK, "d1": MUDCRACKS})
    on = flick(flick(on, "b3", floor("b3", (0, -60_000))), "b4", floor("b4", (0, 60_000)))
    gone = [f"{name} off -260000 0" for name in ("a1", "b1", "b2", "d1")]
    on = flick(on, "c5", *gone[:3], floor("c5", (60_000, 0)), gone[3], touched=True)

    assert [group.seat for group in on.queue] == [3, 0, 1]
    assert on.actor == 3
    assert refusal(f"flick a1 {AIM}", on, by=3).code == "knocked_discs_first"  # not another's
    on = flick(on, "d1", floor("d1", MUDCRACKS))
    on = flick(on, "a1", floor("a1", RUINS))
    assert on.actor == 1
    assert GAME.observe(on, None).due == (disc("b1"), disc("b2"))
    assert may(f"flick b1 {AIM}", on)
    assert may(f"flick b2 {AIM}", on)
    on = flick(on, "b2", floor("b2", CREEK))
    assert refusal(f"flick b2 {AIM}", on).code == "knocked_discs_first"
    assert flick(on, "b1", floor("b1", CANYON)).actor == 2


@pytest.mark.clause("SO-13", "SO-17")
def test_an_owner_of_several_flicks_all_of_them_before_the_next_owner_does() -> None:
    on = lying(no_swaps(opening(3)), {"b1": RUINS, "b2": MUDCRACKS, "c1": CANYON})
    gone = [f"{name} off -260000 0" for name in ("b1", "b2", "c1")]
    on = flick(on, "a1", floor("a1", CREEK), *gone, touched=True)
    flickers = []
    for name, place in (("b2", MUDCRACKS), ("b1", RUINS), ("c1", CANYON)):
        flickers.append(on.actor)
        on = flick(on, name, floor(name, place))

    assert flickers == [1, 1, 2]
    assert (on.actor, on.flown) == (0, 1)


@pytest.mark.clause("SO-13", "SO-17")
def test_reflicks_may_chain_and_new_ones_come_last() -> None:
    on = lying(no_swaps(opening(3)), {"b1": RUINS, "c1": CANYON})
    on = flick(on, "a1", floor("a1", (60_000, 0)), "b1 off -260000 0", "c1 off -260000 0", touched=True)
    # b1, flicked again, knocks off the disc that began it: its owner comes after the one already waiting.
    on = flick(on, "b1", "a1 off 0 260000", floor("b1", RUINS), touched=True)

    assert [group.seat for group in on.queue] == [2, 0]
    on = flick(on, "c1", floor("c1", CANYON))
    assert on.actor == 0
    on = flick(on, "a1", floor("a1", CREEK))
    assert (on.actor, on.flown) == (0, 1)


@pytest.mark.clause("SO-14")
def test_a_disc_over_frame_or_corner_is_off_and_one_that_never_left_is_not() -> None:
    # A hard flick jumps the far corner; a soft one stays on its own.
    hard = play("flick a1 -196000 -196000 2500000 2500000", on=opening(2))
    answer = GAME.chance(hard).sample(Random(0))
    assert isinstance(answer, Settle)
    assert answer.rests[0].fate is Fate.OFF_BOARD
    on = play("keep", on=GAME.apply(hard, CHANCE, answer))
    assert where(on, "a1") is Where.OUT
    # On the floor no centre may lie over a corner.
    soft = play(f"flick a1 {AIM}", on=opening(2))
    assert refusal("settle 9 1 1 clean a1 floor 180000 180000", soft).code == "settle_places"


@pytest.mark.clause("SO-15")
def test_a_bullseye_goes_on_a_section_of_its_owners_choice_for_good() -> None:
    on = no_swaps(opening(2))
    on = flick(on, "a5", "a5 hole 0 0")

    assert (on.phase, on.actor) == (Phase.HOLE, 0)
    assert choices(on) == {f"bullseye a5 {name}" for name in ("ruins", "canyon", "creek", "mudcracks")}
    on = play("bullseye a5 creek", on=on)
    assert where(on, "a5") is Where.SECTION
    assert refusal(f"flick a5 {AIM}", on).code == "disc_flicked"
    spot = GAME.observe(on, None).counts[disc("a5")]
    assert [(s.section, s.doubled) for s in spot] == [(Section.CREEK, False)]


@pytest.mark.clause("SO-15")
def test_any_players_disc_in_the_hole_leaves_owners_choosing_in_turn_order() -> None:
    on = lying(no_swaps(opening(3, first_player="1")), {"a1": RUINS})
    on = flick(flick(on, "b1", floor("b1", CREEK)), "b2", floor("b2", MUDCRACKS))
    on = flick(on, "c1", "a1 hole 0 0", "b1 hole 0 0", "c1 hole 0 0", touched=True)
    choosers = []
    for line in ("bullseye b1 ruins", "bullseye c1 canyon", "bullseye a1 creek"):
        choosers.append(on.actor)
        on = play(line, on=on)

    assert choosers == [1, 2, 0]
    assert on.phase is Phase.AIM


@pytest.mark.clause("SO-15")
def test_a_bullseye_is_its_owners_to_choose_for_and_only_discs_in_the_hole_are() -> None:
    on = lying(no_swaps(opening(2)), {"b1": RUINS, "b2": CREEK})
    on = flick(on, "a1", "a1 hole 0 0", "b1 hole 0 0", touched=True)

    assert on.actor == 0
    assert refusal("bullseye b1 canyon", on, by=0).code == "not_in_hole"
    assert refusal("bullseye b1 canyon", on, by=1).code == "not_your_turn"
    on = play("bullseye a1 ruins", on=on)
    assert refusal("bullseye b2 canyon", on, by=1).code == "not_in_hole"
    assert refusal("bullseye a1 canyon", on, by=1).code == "not_in_hole"  # it was chosen for good


@pytest.mark.clause("SO-15")
def test_in_the_write_phase_a_bullseye_counts_once_in_its_section() -> None:
    on = flown(
        no_swaps(opening(2)),
        {},
        {"a2": Section.RUINS, "a3": Section.CANYON, "b4": Section.CREEK, "b5": Section.MUDCRACKS},
    )

    assert on.players[0].desk == Desk(ruins=2, canyon=(0, 0, 1, 0, 0))
    assert on.players[1].desk == Desk(creek=(0, 0, 0, 1, 0), mud=5)


@pytest.mark.clause("SO-15")
def test_the_kernel_drops_a_slow_disc_into_the_hole_and_leaves_an_overhanging_one() -> None:
    arena = PRINTED.board.arena
    speed = round((2 * arena.deceleration * 196_000 * 2**0.5) ** 0.5 / 2**0.5)  # just as far as the middle
    on = play(f"flick a1 -196000 -196000 {speed} {speed}", on=opening(2))
    answer = GAME.chance(on).sample(Random(0))
    assert isinstance(answer, Settle)
    assert answer.rests[0].fate is Fate.IN_HOLE
    # At rest with its centre beyond the rim a disc overhangs and stays on the board.
    hanging = play(f"flick a1 {AIM}", on=no_swaps(opening(2)))
    after = play("settle 9 1 1 clean a1 floor 17500 0", on=hanging)
    assert where(after, "a1") is Where.FLOOR
