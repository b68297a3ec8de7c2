"""The AI's discs, and its Ruins (SO-48, SO-49)."""

from random import Random

import pytest
from msgspec.structs import replace

from meseta.games.sonora.creek import Creek
from meseta.games.sonora.state import Desk, Phase
from meseta.games.sonora.words import Section
from meseta.grids.bits import bits, members
from tests.games.sonora.positions import (
    CIRCLE,
    FULL_RUINS,
    GAME,
    PRINTED,
    alone,
    choices,
    flown,
    no_swaps,
    opening,
    play,
    refusal,
    with_player,
)


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
def test_an_ai_disc_without_a_use_does_not_hold_up_the_others() -> None:
    on = alone({"b5": Section.CREEK, "b1": Section.MUDCRACKS}, ai_full_zone="off")
    everything = Creek(crossed=bits(range(len(PRINTED.creek.parents))))
    on = play("colours a b", on=with_player(on, creek=everything))
    assert on.phase is Phase.AI
    assert choices(on) == {f"ai fill {node}" for node in members(PRINTED.mudcracks.outside)}


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
