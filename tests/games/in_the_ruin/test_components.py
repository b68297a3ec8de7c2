"""RU-01 to RU-04: the sheet, the cards and the marks."""

from collections import Counter

import pytest

from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.sheet import CELL_OF, EXIT, LETTERS, NAMES, SHEET
from meseta.grids.shapes import orientations
from tests.games.in_the_ruin import reference
from tests.games.in_the_ruin.positions import GAME, cells, may, names, pass_round, player, position

MAP = """
A4,6 B4,8 C6,8 D8,8 E8,6 F8,4 G6,4 H4,4 I2,6 J2,8 K2,10 L4,10 M6,10 N8,10 O10,10 P10,8
Q10,6 R10,4 S10,2 T8,2 U6,2 V4,2 W2,2 X2,4
"""
ROUTES = "AD AW BM BU CJ CU DO EJ ES FM FV GP GT HI HL IQ KN KX LX NQ OR PR SV TW"


def steps(a: int, b: int) -> int:
    return abs(a // 11 - b // 11) + abs(a % 11 - b % 11)


@pytest.mark.clause("RU-01")
def test_a_sheet_has_121_spaces_24_letters_and_the_exit_in_the_centre() -> None:
    assert (SHEET.rows, SHEET.columns) == (11, 11)
    assert NAMES[EXIT] == "f6"
    assert len(set(HOUSE.places)) == len(HOUSE.places) == 24
    assert EXIT not in HOUSE.places


@pytest.mark.clause("RU-01")
def test_the_letters_lie_where_the_house_map_has_them() -> None:
    for place in MAP.split():
        row, column = map(int, place[1:].split(","))
        cell = HOUSE.places[LETTERS.index(place[0])]
        assert divmod(cell, 11) == (row - 1, column - 1)
        assert divmod(cell, 11) == reference.LETTERS[place[0]]


@pytest.mark.clause("RU-01", "RU-E1")
def test_the_map_allows_what_the_worked_example_needs() -> None:
    at = dict(zip(LETTERS, HOUSE.places, strict=True))
    assert steps(EXIT, at["A"]) == 2
    assert steps(EXIT, at["B"]) <= 4
    assert steps(EXIT, at["D"]) <= 4
    assert HOUSE.numbers[LETTERS.index("O")] == 4


@pytest.mark.clause("RU-02")
def test_every_letter_has_one_explore_card_with_its_shape_and_number() -> None:
    for letter, shape in zip(LETTERS, HOUSE.shape_of, strict=True):
        assert set(shape.cells) in [set(turned) for turned in orientations(reference.drawing(letter))]
        assert shape.number == reference.NUMBERS[letter]
    assert Counter(HOUSE.numbers) == {5: 12, 4: 12}
    assert Counter(len(shape.cells) for shape in HOUSE.shape_of) == {3: 12, 4: 12}


@pytest.mark.clause("RU-02")
def test_some_shapes_change_when_they_are_reflected() -> None:
    handed = [
        shape.name
        for shape in HOUSE.shapes
        if len(orientations(shape.cells)) == 8 or (shape.name == "S4" and len(orientations(shape.cells)) == 4)
    ]
    assert handed == ["L4", "S4"]


@pytest.mark.clause("RU-03")
def test_there_are_24_route_cards_with_every_letter_on_two_of_them() -> None:
    assert list(HOUSE.routes) == ROUTES.split()
    assert set(Counter("".join(HOUSE.routes)).values()) == {2}
    assert all(4 <= steps(*HOUSE.ends(route)) <= 8 for route in range(24))
    assert HOUSE.ends(HOUSE.route_ids["AD"]) == (CELL_OF["f4"], CELL_OF["h8"])


@pytest.mark.clause("RU-04")
def test_a_gate_is_a_road_to_walk_on_and_to_count() -> None:
    on = position(player("f6 f5 f3", gates="f4", pawn="f6"), player(), used="A")
    after = pass_round("go f3", on=on)
    assert names(after.players[0].roads) == "f3 f4 f5 f6"
    assert NAMES[after.players[0].pawn] == "f3"


@pytest.mark.clause("RU-04", "RU-12")
def test_a_gate_counts_in_a_block_of_roads() -> None:
    on = position(player("e4 e5", gates="f4", hand="AD", pawn="e4", walls="f6"), player(), used="A")
    assert on.players[0].roads == cells("e4 e5 f4")
    assert not may("+r f5 AD", on)
    assert may("+w f5 AD", on)


def test_the_games_info_says_what_it_needs() -> None:
    assert list(GAME.info.seats) == [1, 2, 3, 4]
    assert {option.key: option.choices for option in GAME.info.options} == {
        "route_draw": ("everyone", "finders"),
        "route_passes": ("once", "each"),
        "removal": ("line_then_deck", "skip_when_depleted"),
        "refill": ("to_3", "add_3"),
    }
    assert GAME.edition.name == "house"
