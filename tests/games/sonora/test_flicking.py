"""The Flick phase: turns, aiming, flicks too weak, and its end (SO-08 to SO-11, SO-19)."""

from math import hypot
from random import Random

import pytest
from msgspec.structs import replace

from meseta.core.errors import Unlistable
from meseta.core.seats import CHANCE
from meseta.discs import BadFlick, Fate
from meseta.discs.chance import HANDS
from meseta.games.sonora.actions import Flick, Settle
from meseta.games.sonora.chance import KERNEL
from meseta.games.sonora.state import Phase, Where
from meseta.games.sonora.words import Section
from tests.games.sonora.positions import (
    AIM,
    CANYON,
    CREEK,
    GAME,
    RUINS,
    aiming,
    disc,
    flick,
    floor,
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
def test_players_flick_any_disc_they_still_have_and_nobody_elses() -> None:
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
def test_a_disc_starts_entirely_on_its_own_corner() -> None:
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
def test_flicks_cannot_be_listed_but_tested_and_sampled() -> None:
    on = opening(2)
    legal = GAME.legal(on, 0)
    rng = Random(3)

    with pytest.raises(Unlistable):
        iter(legal)
    assert legal
    assert all(legal.sample(rng) in legal for _ in range(200))
    assert read("done") not in legal
    bounds, edge = aiming(on), aiming(on)["edge"]
    assert bounds["discs"] == ["a1", "a2", "a3", "a4", "a5"]
    assert may(f"flick a1 {bounds['far']} {edge - bounds['far']} 0 1", on)
    assert not may(f"flick a1 {bounds['far']} {edge - bounds['far'] + 1} 0 1", on)
    assert not may(f"flick a1 {bounds['far'] - 1} {bounds['far']} 0 1", on)
    with pytest.raises(Unlistable):
        iter(GAME.chance(play(f"flick a1 {AIM}", on=on)))


@pytest.mark.clause("SO-10")
def test_chances_answer_is_the_kernels_and_is_checked_by_replaying_it() -> None:
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
    # An older kernel's answer cannot be replayed: only its geometry is checked.
    assert GAME.fault(on, CHANCE, GAME.read(moved.replace("settle 2", "settle 9"))) is None
    # And applying never replays it: the record is what happened.
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
def test_an_impossible_answer_is_refused(rests: str) -> None:
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
def test_a_flick_that_is_too_weak_is_taken_back_and_the_same_disc_flicked_again_for_free() -> None:
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
def test_the_kernel_recognises_a_weak_flick() -> None:
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
    hard = read("aim a3 0 100")
    assert isinstance(hard, Flick)
    assert hard.vx > 1.9 * straight.vx


def test_no_flick_and_no_answer_to_one_has_a_velocity_that_is_not_whole() -> None:
    for bad in (float("nan"), float("inf"), 0.5):
        with pytest.raises(BadFlick):
            Flick(0, -196_000, -196_000, bad, 1)  # type: ignore[arg-type]
        with pytest.raises(BadFlick):
            Settle(KERNEL, 1, bad, False, ())  # type: ignore[arg-type]


@pytest.mark.clause("SO-09")
def test_a_flick_is_told_by_disc_angle_and_force_and_what_is_typed_names_the_same_flick() -> None:
    on, rng = opening(), Random(3)
    assert GAME.phrase(on, 0, read("aim a5 -15 15")) == "aim a5 -15 15"
    assert GAME.phrase(on, 0, read("aim a5 0 40.5 from -20 5")) == "aim a5 0 40.5 from -20 5"
    for _ in range(200):
        meant = GAME.legal(on, 0).sample(rng)
        told = GAME.phrase(on, 0, meant)
        typed = read(told)
        assert isinstance(meant, Flick)
        assert isinstance(typed, Flick)
        assert GAME.fault(on, 0, typed) is None
        assert GAME.phrase(on, 0, typed) == told
        assert hypot(typed.x - meant.x, typed.y - meant.y) < 100  # a tenth of a millimetre
        assert hypot(typed.vx - meant.vx, typed.vy - meant.vy) < 1300 + hypot(meant.vx, meant.vy) / 1000
