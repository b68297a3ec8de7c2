"""What viewers can work out agrees with what the rules allow."""

from random import Random

import pytest
from msgspec.structs import replace

from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.actions import Draw, Walk, Warp
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.insight import insight
from meseta.games.in_the_ruin.sheet import LETTERS, NAMES
from meseta.games.in_the_ruin.state import Drawing, Mark, Phase, State
from tests.games.in_the_ruin.positions import GAME, play, player, position


@pytest.mark.clause("RU-10", "RU-18")
def test_what_fits_and_where_the_pawn_can_stop_match_what_is_legal() -> None:
    rng = Random(1)
    on = GAME.setup(2, {})
    compared = 0
    while actors := GAME.actors(on):
        seat = rng.choice(sorted(actors))
        if seat != CHANCE and on.phase is Phase.EXPLORE:
            found = insight(HOUSE, GAME.observe(on, seat))
            assert found is not None
            legal = list(GAME.legal(on, seat))
            drawn = {(action.mark, action.cells) for action in legal if isinstance(action, Draw)}
            assert drawn == {(Mark.ROAD, shape) for shape in found.roads} | {
                (Mark.WALL, shape) for shape in found.walls
            }
            if on.players[seat].drawing is not Drawing.NONE:
                walks = {action.cell for action in legal if isinstance(action, Walk)}
                assert walks | {on.players[seat].pawn} == set(found.walk)
            view = GAME.observe(on, seat)
            assert view.own is not None
            assert view.own.warp == found.warp, "the view tells the page what insight tells a terminal"
            warps = {action.cell for action in legal if isinstance(action, Warp)}
            assert warps <= {*found.walk, *found.warp}
            compared += 1
        choices = GAME.chance(on) if seat == CHANCE else GAME.legal(on, seat)
        on = GAME.apply(on, seat, choices.sample(rng))
    assert compared > 100


@pytest.mark.clause("RU-19", "RU-31", "RU-33")
def test_a_sheet_has_its_connected_routes_its_rectangle_and_its_warps() -> None:
    on = position(
        player("f6 f5 f4 g4 h4 h5 h6 h7 h8", gates="f4 b2", hand="AD BM"),
        player(),
        used="AW",
        line="OCB",
        deck="DE",
    )
    found = insight(HOUSE, GAME.observe(play("c e6", on=on), 0))
    assert found is not None
    assert {HOUSE.routes[one.route]: len(one.path) for one in found.connections} == {"AD": 7, "BM": 0}
    assert [NAMES[cell] for cell in found.warp] == ["b2"]
    assert [NAMES[cell] for cell in found.rectangle] == ["h4", "h8"]
    assert [LETTERS[card] for card in found.coming] == ["D", "E"]


@pytest.mark.clause("RU-18", "RU-19")
def test_a_view_has_what_only_a_warp_reaches_while_one_is_available() -> None:
    # Two steps to the Gate on f4, one for the warp to b2, and one more: b3, but not b4.
    sheet = player("f6 f5 b3 b4", gates="f4 b2", hand="AD BM")

    def further(*lines: str, on: State) -> list[str]:
        own = GAME.observe(play(*lines, on=on), 0).own
        assert own is not None
        return [NAMES[cell] for cell in own.warp]

    on = position(sheet, player(), used="AW", line="OCB")
    assert further(on=on) == [], "drawing comes first"
    assert further("c e6", on=on) == ["b2", "b3"]
    assert further("c e6", "go f5", on=on) == ["b2", "b3"]
    assert further("c e6", "go f5", "go f6", on=on) == [], "too few steps are left"
    assert further("+w e6 AD", "c e5", on=on) == [], "the special action is spent"
    assert further("c e6", "go f4", "warp b2 AD", on=on) == []
    penniless = position(replace(sheet, routes=0), player(), used="AW", line="OCB")
    assert further("c e6", on=penniless) == [], "no card can pay"


def test_a_spectator_has_no_sheet_to_look_at() -> None:
    assert insight(HOUSE, GAME.observe(position(), None)) is None
