"""The Ruins (SO-25 to SO-27)."""

import pytest
from msgspec.structs import replace

from meseta.games.sonora import ruins
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.state import Phase, State
from tests.games.sonora.positions import (
    CIRCLE,
    PRINTED,
    RUINS,
    choices,
    flown,
    no_swaps,
    opening,
    play,
    refusal,
    with_player,
)


def racing(value: int, seats: int = 2) -> State:
    """Seat 0's turn in the Ruins with that value."""
    on = flown(no_swaps(opening(seats)), {"a1": RUINS})
    return with_player(on, desk=replace(on.players[0].desk, ruins=value))


@pytest.mark.clause("SO-25")
def test_ruins_value_is_the_sum_doubled_on_a_lizard_circle() -> None:
    places = {"a2": RUINS, "a3": (-40_000, -70_000), "a4": CIRCLE["lizard"], "b5": (-70_000, -40_000)}
    on = flown(no_swaps(opening(2)), places)

    assert [player.desk.ruins for player in on.players] == [2 + 3 + 8, 5]
    assert on.actor == 0


@pytest.mark.clause("SO-26")
def test_hexes_are_crossed_off_anywhere_and_all_value_is_used_while_hexes_are_left() -> None:
    on = racing(10)

    assert refusal("done", on).code == "ruins_value_left"
    assert refusal("cross H 11", on).code == "ruins_value"
    assert refusal("cross A 6", on).code == "building_full"
    assert refusal("cross H 0", on).clause == "SO-26"
    on = play("cross H 4", "cross G 3", "cross F 2", on=on)
    assert refusal("done", on).code == "ruins_value_left"
    on = play("cross H 1", "done", on=on)
    assert on.players[0].ruins.crossed[5:] == (2, 3, 5)


@pytest.mark.clause("SO-26")
def test_value_is_lost_only_when_no_hex_is_left() -> None:
    on = racing(3)
    buildings = PRINTED.ruins.buildings
    crossed = tuple(b.hexes - (b.name == "A") for b in buildings)
    rewards = tuple(Reward.NONE if b.name == "A" else Reward.TOP for b in buildings)
    on = with_player(on, ruins=ruins.Ruins(crossed, rewards))
    on = play("cross A 1", on=on)
    assert choices(on) == {"done"}
    assert play("done", on=on).phase is Phase.WRITE


@pytest.mark.clause("SO-27")
def test_the_first_to_complete_takes_the_top_and_its_bonus_later_ones_the_bottom() -> None:
    on = flown(no_swaps(opening(2)), {"a1": RUINS, "b1": (-40_000, -70_000)})
    for seat in (0, 1):
        on = with_player(on, seat, desk=replace(on.players[seat].desk, ruins=9))
    on = play("cross B 9", "done", "cross B 9", "done", on=on)

    assert [player.ruins.rewards[1] for player in on.players] == [Reward.TOP, Reward.BOTTOM]
    assert [player.tray.swaps for player in on.players] == [1, 0]
    b = PRINTED.ruins.buildings[1]
    assert [ruins.score(PRINTED.ruins, player.ruins) for player in on.players] == [b.top, b.bottom]
