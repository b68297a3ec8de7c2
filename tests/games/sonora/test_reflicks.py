"""Reflicks, and the order of steps after a flick (SO-16, SO-17)."""

import pytest

from meseta.games.sonora.state import Phase, Where
from tests.games.sonora.positions import (
    AIM,
    CANYON,
    CREEK,
    GAME,
    MUDCRACKS,
    RUINS,
    choices,
    disc,
    flick,
    floor,
    lying,
    no_swaps,
    opening,
    play,
    refusal,
    where,
    with_tray,
)


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
def test_a_disc_that_was_reflicked_out_of_the_hole_is_not_a_bullseye() -> None:
    on = play("reflick", on=flick(opening(2), "a1", "a1 hole 0 0"))

    assert (on.phase, where(on, "a1")) == (Phase.AIM, Where.LIFTED)


@pytest.mark.clause("SO-17")
def test_while_a_flick_may_be_taken_back_the_view_says_what_its_player_flicks_next() -> None:
    on = lying(opening(2), {"b1": RUINS})
    first = flick(on, "a4", floor("a4", CREEK))
    assert first.phase is Phase.KEEP
    assert GAME.observe(first, 0).due == tuple(map(disc, ("a1", "a2", "a3", "a5")))

    second = flick(play("keep", on=first), "a2", floor("a2", CANYON))
    assert second.phase is Phase.KEEP
    assert GAME.observe(second, 0).due == ()  # the turn is over: seat 1 is next

    bullseye = flick(on, "a4", "a4 hole 0 0")
    assert bullseye.phase is Phase.KEEP
    assert GAME.observe(bullseye, 0).due == ()  # its section comes first
    knocked = flick(on, "a4", floor("a4", CREEK), "b1 off -260000 0", touched=True)
    assert knocked.phase is Phase.KEEP
    assert GAME.observe(knocked, 0).due == ()  # b1 comes first
