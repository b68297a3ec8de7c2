"""The Flick phase (SO-08 to SO-19)."""

from random import Random

import pytest
from msgspec.structs import replace

from meseta.core.errors import Unlistable
from meseta.core.seats import CHANCE
from meseta.discs import Fate
from meseta.games.sonora.actions import Flick, Settle
from meseta.games.sonora.chance import HANDS, KERNEL
from meseta.games.sonora.state import Desk, Phase, State, Where
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
    read,
    refusal,
    where,
    with_tray,
)

SPOTS = [(x, y) for x in range(-150_000, 160_000, 30_000) for y in (-90_000, -60_000, 60_000, 90_000)]


@pytest.mark.clause("SO-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_turns_of_two_two_and_one_disc_in_turn_order(seats: int) -> None:
    on = no_swaps(opening(seats, first_player="1"))
    order = [(1 + step) % seats for step in range(seats)]
    flickers = []
    for place in SPOTS[: 5 * seats]:
        flickers.append(on.actor)
        name = "abcd"[on.actor] + str(5 - flickers.count(on.actor) + 1)
        on = flick(on, name, floor(name, place))

    turns = [seat for size in (2, 2, 1) for seat in order for _ in range(size)]
    assert flickers == turns
    assert on.phase is not Phase.AIM


@pytest.mark.clause("SO-08")
def test_one_flicks_any_disc_one_still_has_and_nobody_elses() -> None:
    on = no_swaps(opening(2))

    assert all(may(f"flick a{number} {AIM}", on) for number in range(1, 6))
    assert refusal(f"flick b1 {AIM}", on).code == "not_your_disc"
    on = flick(on, "a3", floor("a3", RUINS))
    assert refusal(f"flick a3 {AIM}", on).code == "disc_flicked"
    assert refusal(f"flick b1 {AIM}", on, by=1).clause == "SO-08"
    assert refusal("done", on).code == "not_now"


@pytest.mark.clause("SO-08")
def test_nothing_is_written_while_discs_are_flicked_not_even_with_kept_icons() -> None:
    aiming = with_tray(opening(2), kept=(1, 1, 1), circled=(1, 1, 1))
    asked = flick(aiming, "a1", floor("a1", CREEK))

    for on in (aiming, asked):
        for line in ("draw fox found e10", "walk owl found 1", "rabbit found", "cross A 1", "swap a1 a2"):
            assert refusal(line, on, by=0).code == "not_now", line


@pytest.mark.clause("SO-09")
def test_a_disc_starts_wholly_on_its_own_corner() -> None:
    on = opening(2)

    assert may("flick a1 -212500 -212500 0 100", on)  # in the very corner
    assert refusal("flick a1 -212501 -212500 0 100", on).code == "not_on_corner"
    assert refusal("flick a1 -170000 -170000 0 100", on).code == "not_on_corner"
    # 2 × 183,839 is the first start whose disc does not hang over the edge, 12.5 mm beyond |x| + |y| = 350 mm
    assert may("flick a1 -183839 -183839 0 100", on)
    assert refusal("flick a1 -183838 -183838 0 100", on).clause == "SO-09"
    assert refusal("flick a1 -196000 -196000 6000000 1", on).code == "too_fast"


@pytest.mark.clause("SO-09")
def test_a_flick_is_seen_from_behind_ones_own_corner() -> None:
    # Corner by corner, the same flick straight ahead ends in the quarter that the corner touches.
    on = no_swaps(opening(4))
    for seat, (sx, sy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        flicked = play(
            f"flick {'abcd'[seat]}1 -196000 -196000 250000 250000", on=replace(on, actor=seat, first=seat)
        )
        settled = GAME.chance(flicked).sample(Random(0))
        assert isinstance(settled, Settle)
        rest = settled.rests[0]
        assert (rest.x * sx, rest.y * sy) == (abs(rest.y), abs(rest.x))
        assert rest.x * sx > 50_000


@pytest.mark.clause("SO-09")
def test_a_hand_strays_as_far_as_its_name_says() -> None:
    spread = {}
    for name in HANDS:
        on = play("flick a1 -196000 -196000 500000 500000", on=opening(2, hand_0=name))
        rng = Random(1)
        answers = [GAME.chance(on).sample(rng) for _ in range(60)]
        speeds = [
            ((a.vx - 500_000) ** 2 + (a.vy - 500_000) ** 2) ** 0.5 for a in answers if isinstance(a, Settle)
        ]
        spread[name] = sum(speeds) / len(speeds)
    assert spread["exact"] == 0 < spread["steady"] < spread["ordinary"] < spread["shaky"]


@pytest.mark.clause("SO-09")
def test_flicks_cannot_be_listed_but_asked_about_and_drawn() -> None:
    on = opening(2)
    legal = GAME.legal(on, 0)
    rng = Random(3)

    with pytest.raises(Unlistable):
        iter(legal)
    assert legal
    assert all(legal.sample(rng) in legal for _ in range(200))
    assert read("done") not in legal
    bounds, edge = legal.bounds(), legal.bounds()["edge"]  # type: ignore[attr-defined]
    assert bounds["discs"] == ["a1", "a2", "a3", "a4", "a5"]
    assert may(f"flick a1 {bounds['far']} {edge - bounds['far']} 0 1", on)
    assert not may(f"flick a1 {bounds['far']} {edge - bounds['far'] + 1} 0 1", on)
    assert not may(f"flick a1 {bounds['far'] - 1} {bounds['far']} 0 1", on)
    with pytest.raises(Unlistable):
        iter(GAME.chance(play(f"flick a1 {AIM}", on=on)))


@pytest.mark.clause("SO-10")
def test_chances_answer_is_the_kernels_and_is_checked_by_playing_it_again() -> None:
    on = lying(opening(2), {"b1": (-60_000, -52_000)})
    on = play("flick a1 -196000 -196000 520000 520000", on=on)
    answer = GAME.chance(on).sample(Random(0))
    assert isinstance(answer, Settle)
    assert [rest.disc for rest in answer.rests] == [disc("a1"), disc("b1")]
    assert GAME.fault(on, CHANCE, answer) is None

    text = GAME.write(answer)
    moved = text.replace(f"b1 floor {answer.rests[1].x}", f"b1 floor {answer.rests[1].x + 7}")
    fault = GAME.fault(on, CHANCE, GAME.read(moved))
    assert fault is not None
    assert fault.code == "settle_other"
    # An older kernel's answer cannot be played again: only its geometry is judged.
    assert GAME.fault(on, CHANCE, GAME.read(moved.replace("settle 1", "settle 9"))) is None
    # And applying never plays it again: the record is what happened.
    assert GAME.apply(on, CHANCE, GAME.read(moved)).discs[disc("b1")].x == answer.rests[1].x + 7


@pytest.mark.clause("SO-10")
@pytest.mark.parametrize(
    "rests",
    [
        "b1 floor 0 60000",  # without the flicked disc
        "a1 floor 0 60000 b2 floor 60000 0",  # with a disc that was not there
        "a1 floor 0 60000 b1 floor 1000 60000",  # one on another
        "a1 floor 0 3000",  # over the hole
        "a1 floor 230000 0",  # beyond the frame
        "a1 floor 0 60000 a1 floor 0 90000",  # twice
        "a1 floor 60000 0 b1 corner 0 60000",  # another disc on the corner
    ],
)
def test_an_answer_that_cannot_be_is_refused(rests: str) -> None:
    on = play(f"flick a1 {AIM}", on=lying(opening(2), {"b1": RUINS}))

    assert refusal(f"settle {KERNEL + 1} 1 1 clean {rests}", on).code in ("settle_discs", "settle_places")


@pytest.mark.clause("SO-10")
def test_only_final_positions_count_whoever_moved_a_disc() -> None:
    on = no_swaps(opening(2))
    on = flick(on, "a5", floor("a5", RUINS))
    on = flick(on, "a4", floor("a4", (60_000, 60_000)), floor("a5", CANYON), touched=True)

    assert (on.discs[disc("a5")].x, on.discs[disc("a5")].y) == CANYON
    assert GAME.observe(on, None).counts[disc("a5")][0].section is Section.CANYON


@pytest.mark.clause("SO-11")
def test_a_flick_too_weak_is_taken_back_and_the_same_disc_flicked_again_free() -> None:
    on = opening(2)
    on = flick(on, "a4", "a4 corner -190000 -190000")

    assert (on.phase, on.actor) == (Phase.AIM, 0)
    assert where(on, "a4") is Where.LIFTED
    assert refusal(f"flick a3 {AIM}", on).code == "other_disc_first"
    assert on.players[0].tray.reflicks == 1
    on = flick(on, "a4", floor("a4", RUINS))
    assert on.phase is Phase.KEEP
    assert play("keep", on=on).flown == 1


@pytest.mark.clause("SO-11")
def test_the_kernel_says_so_of_a_weak_flick() -> None:
    on = play("flick a1 -196000 -196000 1000 1000", on=opening(2))
    answer = GAME.chance(on).sample(Random(0))

    assert isinstance(answer, Settle)
    assert [rest.fate for rest in answer.rests] == [Fate.ON_CORNER]
    assert where(GAME.apply(on, CHANCE, answer), "a1") is Where.LIFTED


@pytest.mark.clause("SO-11")
def test_a_weak_reflick_is_taken_back_too_and_costs_no_second_reflick() -> None:
    on = flick(opening(2), "a4", floor("a4", RUINS))
    on = play("reflick", on=on)
    on = flick(on, "a4", "a4 corner -190000 -190000")

    assert (on.phase, on.actor, on.players[0].tray.reflicks) == (Phase.AIM, 0, 0)
    assert where(on, "a4") is Where.LIFTED


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


@pytest.mark.clause("SO-16")
def test_a_reflick_takes_the_disc_back_even_off_the_board_and_others_stay() -> None:
    on = lying(opening(2), {"a5": RUINS})
    on = flick(on, "a4", "a4 off -260000 0", floor("a5", CREEK), touched=True)

    assert choices(on) == {"keep", "reflick"}
    on = play("reflick", on=on)
    assert (where(on, "a4"), on.players[0].tray.reflicks) == (Where.LIFTED, 0)
    assert (on.discs[disc("a5")].x, on.discs[disc("a5")].y) == CREEK
    on = flick(on, "a4", floor("a4", CANYON))
    assert on.phase is Phase.AIM  # no Reflick is left to be asked about
    assert where(on, "a4") is Where.FLOOR


@pytest.mark.clause("SO-16")
def test_several_reflicks_in_a_row() -> None:
    on = with_tray(opening(2), reflicks=2, reflicks_circled=2)
    on = play("reflick", on=flick(on, "a4", floor("a4", RUINS)))
    on = play("reflick", on=flick(on, "a4", floor("a4", RUINS)))

    assert (on.phase, on.players[0].tray.reflicks) == (Phase.AIM, 0)
    assert flick(on, "a4", floor("a4", RUINS)).flown == 1


@pytest.mark.clause("SO-16")
def test_a_reflick_belongs_to_the_owner_of_the_disc_that_was_flicked() -> None:
    on = lying(no_swaps(opening(2)), {"b3": RUINS})
    on = with_tray(on, 1, reflicks=1)
    on = flick(on, "a1", floor("a1", CREEK), "b3 off -260000 0", touched=True)
    assert (on.phase, on.actor) == (Phase.AIM, 1)  # seat 0 had none to use
    on = flick(on, "b3", floor("b3", CANYON))
    assert (on.phase, on.actor) == (Phase.KEEP, 1)
    assert refusal("reflick", on, by=0).clause == "SO-17"
    both = with_tray(on, 0, reflicks=1)
    assert [player.tray.reflicks for player in play("reflick", on=both).players] == [1, 0]


@pytest.mark.clause("SO-17")
def test_discs_in_the_hole_leave_before_a_lifted_disc_is_flicked_again() -> None:
    on = lying(opening(2), {"b1": RUINS})
    on = flick(on, "a1", floor("a1", CREEK), "b1 hole 0 0", touched=True)
    on = play("reflick", on=on)

    assert (on.phase, on.actor) == (Phase.HOLE, 1)
    on = play("bullseye b1 ruins", on=on)
    assert (on.phase, on.actor) == (Phase.AIM, 0)
    assert refusal(f"flick a2 {AIM}", on).clause == "SO-17"


@pytest.mark.clause("SO-17")
def test_rivals_knocked_off_in_any_attempt_wait_and_own_discs_stay_out() -> None:
    on = lying(opening(2), {"a2": CANYON, "b1": RUINS, "b2": MUDCRACKS})
    on = with_tray(on, 1, reflicks=0)
    on = flick(on, "a1", floor("a1", CREEK), "a2 off 0 260000", "b1 off 0 260000", touched=True)
    assert where(on, "a2") is Where.OUT
    on = play("reflick", on=on)
    assert on.actor == 0  # the lifted disc comes first
    on = flick(on, "a1", floor("a1", CREEK), "b2 off 0 260000", touched=True)

    assert where(on, "a2") is Where.OUT
    assert [(group.seat, group.discs.bit_count()) for group in on.queue] == [(1, 2)]
    on = flick(on, "b2", floor("b2", MUDCRACKS))
    on = flick(on, "b1", floor("b1", RUINS))
    assert (on.actor, on.flown) == (0, 1)


@pytest.mark.clause("SO-17")
def test_a_disc_that_was_reflicked_out_of_the_hole_is_no_bullseye() -> None:
    on = play("reflick", on=flick(opening(2), "a1", "a1 hole 0 0"))

    assert (on.phase, where(on, "a1")) == (Phase.AIM, Where.LIFTED)


def bunt(on: State, place: tuple[int, int], touched: bool = False) -> State:
    return flick(on, "a1", floor("a1", place), touched=touched)


@pytest.mark.clause("SO-18")
def test_a_bunt_is_out_where_the_table_says_so() -> None:
    on = no_swaps(opening(2, no_bunting="on"))

    assert where(bunt(on, RUINS), "a1") is Where.OUT
    assert where(bunt(on, RUINS, touched=True), "a1") is Where.FLOOR
    assert where(bunt(on, CANYON), "a1") is Where.FLOOR
    assert where(bunt(no_swaps(opening(2)), RUINS), "a1") is Where.FLOOR
    # Circles are ignored, and a disc exactly on the border is not in the zone.
    circle = next((c.x, c.y) for c in PRINTED.board.circles if c.x < 0 and c.y < 0)
    assert where(bunt(on, circle), "a1") is Where.OUT
    assert where(bunt(on, (0, -80_000)), "a1") is Where.FLOOR


@pytest.mark.clause("SO-18")
def test_everyones_bunts_are_judged_by_their_own_corner() -> None:
    on = no_swaps(opening(2, no_bunting="on"))
    on = flick(flick(on, "a1", floor("a1", CANYON)), "a2", floor("a2", CREEK))
    nearest = PRINTED.board.zones[on.corner(1)]
    assert nearest is Section.MUDCRACKS  # seat 1 sits opposite the Ruins

    assert where(flick(on, "b1", floor("b1", MUDCRACKS)), "b1") is Where.OUT
    assert where(flick(on, "b1", floor("b1", RUINS)), "b1") is Where.FLOOR


@pytest.mark.clause("SO-18")
def test_a_bunt_is_judged_last_so_it_can_be_reflicked_and_the_hole_is_no_zone() -> None:
    on = bunt(opening(2, no_bunting="on"), RUINS)
    assert where(on, "a1") is Where.FLOOR
    assert where(play("keep", on=on), "a1") is Where.OUT
    assert where(play("reflick", on=on), "a1") is Where.LIFTED
    holed = flick(no_swaps(opening(2, no_bunting="on")), "a1", "a1 hole -1000 -1000")
    assert holed.phase is Phase.HOLE
    # Discs pushed into the zone are fine.
    pushed = lying(no_swaps(opening(2, no_bunting="on")), {"a2": CANYON})
    pushed = flick(pushed, "a1", floor("a1", CREEK), floor("a2", RUINS), touched=True)
    assert where(pushed, "a2") is Where.FLOOR


@pytest.mark.clause("SO-19")
def test_the_phase_is_not_over_while_a_knocked_off_disc_waits() -> None:
    on = no_swaps(opening(2))
    for index in range(9):
        name = "ab"[on.actor] + str(len(on.own(on.actor, Where.HAND)))
        on = flick(on, name, floor(name, SPOTS[2 * index]))
    on = flick(on, "b1", "a5 off 0 260000", floor("b1", SPOTS[30]), touched=True)

    assert (on.flown, on.phase, on.actor) == (10, Phase.AIM, 0)
    assert flick(on, "a5", floor("a5", SPOTS[34])).phase not in (Phase.AIM, Phase.FLY)


@pytest.mark.clause("SO-19")
def test_after_the_last_flick_the_write_phase_begins() -> None:
    on = no_swaps(opening(2))
    for index in range(10):
        name = "ab"[on.actor] + str(len(on.own(on.actor, Where.HAND)))
        on = flick(on, name, floor(name, SPOTS[2 * index]))

    assert on.phase in (Phase.CHOOSE, Phase.RUINS, Phase.WRITE)


def test_a_flick_is_read_by_angle_and_force_too() -> None:
    straight = read("aim a3 0 50")
    assert isinstance(straight, Flick)
    assert straight.vx == straight.vy > 0
    clockwise = read("aim a3 30 50")
    assert isinstance(clockwise, Flick)
    assert clockwise.vx < clockwise.vy
    assert read("aim a3 0 100").vx > 1.9 * straight.vx  # type: ignore[union-attr]
