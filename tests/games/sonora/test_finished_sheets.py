"""A sheet that was filled in on paper: what cannot be on it is named, with its clause."""

import pytest
from msgspec.structs import replace

from meseta.games.sonora.companion import COMPANION, SheetsAsked, SheetsChecked, Wrong
from meseta.games.sonora.content import HOUSE
from meseta.games.sonora.finished import FinishedSheet
from meseta.games.sonora.ruins import Reward
from tests.games.sonora.positions import CELL

NONE = (Reward.NONE,) * 8
EMPTY = FinishedSheet((0,) * 8, NONE, (), (), (), (0,) * 5, 1, 1, (0, 0, 0))
SWAP_B = replace(EMPTY, crossed=(0, 9, *(0,) * 6), rewards=(NONE[0], Reward.TOP, *NONE[2:]), swaps=2)
"""As SO-E1: all nine of B, its top reward and the Swap that comes with it."""


def cells(*names: str) -> tuple[int, ...]:
    return tuple(CELL[name] for name in names)


def check(*sheets: FinishedSheet, complete: bool = False) -> SheetsChecked:
    reply = COMPANION.answer(SheetsAsked(sheets, complete))
    assert isinstance(reply, SheetsChecked)
    return reply


def wrong(sheet: FinishedSheet) -> list[tuple[str, str]]:
    return [(found.code, found.clause) for found in check(sheet).sheets[0].wrong]


def test_a_blank_sheet_and_a_first_building_are_right() -> None:
    assert wrong(EMPTY) == []
    assert wrong(SWAP_B) == []
    (checked,) = check(SWAP_B).sheets
    assert checked.reckoning.points == (11, 0, 0, 0)
    assert [(one.building, one.points, one.first) for one in checked.reckoning.ruins] == [("B", 11, True)]


@pytest.mark.parametrize(
    ("sheet", "code", "clause"),
    [
        (replace(SWAP_B, crossed=(0, 8, *(0,) * 6), swaps=1), "reward_unearned", "SO-27"),
        (replace(SWAP_B, rewards=NONE, swaps=1), "reward_missing", "SO-27"),
        (replace(SWAP_B, crossed=(0, 10, *(0,) * 6)), "building_full", "SO-26"),
        (replace(EMPTY, squares=cells("a13")), "shape_overlaps", "SO-29"),
        (replace(EMPTY, squares=cells("e13")), "shape_off_canyon", "SO-29"),
        (replace(EMPTY, squares=(200,)), "shape_off_canyon", "SO-29"),
        (replace(EMPTY, squares=cells("m1")), "shape_apart", "SO-29"),
        (replace(EMPTY, circled=(0,)), "space_visited", "SO-33"),
        (replace(EMPTY, circled=(200,)), "no_such_space", "SO-33"),
        (replace(EMPTY, nodes=(17,)), "node_apart", "SO-36"),
        (replace(EMPTY, nodes=(200,)), "no_such_node", "SO-36"),
        (replace(EMPTY, boxes=(3, 0, 0, 0, 0)), "column_full", "SO-38"),
        (replace(EMPTY, swaps=2), "icons_too_many", "SO-39"),
        (replace(EMPTY, reflicks=0), "icons_forgotten", "SO-39"),
        (replace(EMPTY, boxes=(2, 0, 0, 0, 0)), "icons_forgotten", "SO-39"),
        (replace(EMPTY, found=(1, 0, 0)), "icons_too_many", "SO-41"),
    ],
)
def test_what_cannot_be_is_named_with_its_clause(sheet: FinishedSheet, code: str, clause: str) -> None:
    assert wrong(sheet) == [(code, clause)]


@pytest.mark.clause("SO-41")
def test_no_more_icons_of_an_animal_are_circled_than_are_printed() -> None:
    most = HOUSE.tray.found[0]
    assert ("icons_used_up", "SO-41") in wrong(replace(EMPTY, found=(most + 1, 0, 0)))


@pytest.mark.clause("SO-32")
def test_a_path_has_at_most_five_spaces_between_circles() -> None:
    # Spaces 1 to 4, then 5 to 10 in a row: the fifth and the tenth along it are 5 and 10.
    assert wrong(replace(EMPTY, circled=(5, 10))) == []
    assert check(replace(EMPTY, circled=(5, 10))).sheets[0].reckoning.circled == (1, 4)
    (far,) = check(replace(EMPTY, circled=(10,))).sheets[0].wrong
    assert far == Wrong("path_too_long", "SO-32", {"space": 10, "most": 5})
    # At the fork after 4, one arm goes on with the path and the other begins one: 11 to 15.
    assert wrong(replace(EMPTY, circled=(5, 15))) == []
    assert [code for code, _ in wrong(replace(EMPTY, circled=(5, 16)))] == ["path_too_long"]


@pytest.mark.clause("SO-27")
def test_a_building_has_one_first_among_all_sheets() -> None:
    second = replace(SWAP_B, rewards=(NONE[0], Reward.BOTTOM, *NONE[2:]), swaps=1)
    assert check(SWAP_B, second, complete=True).together == ()
    assert check(second).together == (), "others may have been first"
    (missing,) = check(second, EMPTY, complete=True).together
    assert (missing.code, missing.values) == ("top_missing", {"building": "B"})
    for all_are_here in (True, False):
        (twice,) = check(SWAP_B, SWAP_B, EMPTY, complete=all_are_here).together
        assert (twice.code, twice.clause) == ("top_twice", "SO-27")


@pytest.mark.clause("SO-44")
def test_equal_totals_are_settled_by_discovery_icons() -> None:
    told = check(SWAP_B, replace(SWAP_B, found=(0, 1, 0)))
    assert (told.winners, told.tied) == ((1,), True)
    assert (check(SWAP_B, SWAP_B).winners, check(SWAP_B, EMPTY).tied) == ((0, 1), False)


def test_what_is_impossible_counts_for_nothing() -> None:
    early = replace(EMPTY, crossed=(4, *(0,) * 7), rewards=(Reward.TOP, *NONE[1:]))
    assert check(early).sheets[0].reckoning.total == 0


def test_the_published_example_adds_up_on_the_score_pad() -> None:
    # SO-E5: 40 from the Ruins, 14 from the Creek; 3, 5 and 2 cacti; 4 small, 2 medium and 2 large.
    player = {"points": [40, 0, 14, 0], "cacti": [3, 5, 2], "surrounded": [4, 2, 2], "discoveries": 1}
    added = COMPANION.answer(
        COMPANION.read({"kind": "pad", "players": [player, {"points": [40, 36, 14, 28]}]})
    )
    assert [sheet.points for sheet in added.players] == [(40, 36, 14, 28)] * 2  # type: ignore[attr-defined]
    assert [sheet.total for sheet in added.players] == [118, 118]  # type: ignore[attr-defined]
    assert (added.winners, added.tied) == ((0,), True)  # type: ignore[attr-defined]
