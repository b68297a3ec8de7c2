"""Custom editions: everything wrong is named, and what is right can be played."""

from importlib import resources
from random import Random

import pytest

from meseta.core.errors import BadEdition, UnreadableNotation
from meseta.core.seats import CHANCE
from meseta.games import check_edition, open_game
from meseta.games.in_the_ruin.content import HOUSE, read_edition
from meseta.games.in_the_ruin.paper.sheet import LABELS, sheet_svg, spaces
from meseta.games.in_the_ruin.sheet import CELL_OF
from tests.games.in_the_ruin.positions import GAME

HOUSE_FILE = (resources.files("meseta.games.in_the_ruin") / "data" / "house.toml").read_text(encoding="utf-8")


def codes(text: str) -> list[str]:
    return [finding.problem.code for finding in check_edition(text, "in_the_ruin").findings]


def test_the_house_edition_has_nothing_wrong() -> None:
    assert codes(HOUSE_FILE) == []
    assert read_edition(HOUSE_FILE).edition == HOUSE.edition


@pytest.mark.clause("RU-01", "RU-02", "RU-03")
@pytest.mark.parametrize(
    ("found", "put", "expected"),
    [
        ('name = "house"', 'name = "my house"', ["edition_name"]),
        (". W . X .", ". W . W .", ["edition_map_letter", "edition_map_letter"]),
        (". W . X .", ". W . ? .", ["edition_map_letter", "edition_map_space"]),
        (". U . G . * .", ". U . G * . .", ["edition_map_exit"]),
        (". U . G . * . C . M .", ". U . G . * . C . M", ["edition_map_row"]),
        ('cells = ["####"]', 'cells = ["####", "####"]', ["edition_shape_cells", "edition_shape_block"]),
        ('cells = ["####"]', 'cells = ["##o#"]', ["edition_shape_apart", "edition_shape_mark"]),
        ('cells = ["####"]', 'cells = ["##.##"]', ["edition_shape_apart"]),
        ('cells = ["####"]', 'cells = ["##", "##"]', ["edition_shape_block"]),
        ('letters = "CLU"', 'letters = "CL"', ["edition_card"]),
        ('letters = "CLU"', 'letters = "CLUA"', ["edition_card"]),
        ('letters = "CLU"', 'letters = "CLUZ"', ["edition_unknown_letter"]),
        ('name = "L4"', 'name = "I4"', ["edition_shape_twice"]),
        ('"AD", "AW"', '"AD"', ["edition_count"]),
        ('"AD", "AW"', '"AD", "AA"', ["edition_route"]),
        ('"AD", "AW"', '"AD", "DA"', ["edition_route_twice"]),
    ],
)
def test_every_violation_is_named(found: str, put: str, expected: list[str]) -> None:
    text = HOUSE_FILE.replace(found, put, 1)
    assert text != HOUSE_FILE
    assert codes(text) == expected
    with pytest.raises(BadEdition):
        read_edition(text)


def test_a_number_must_allow_a_step() -> None:
    assert codes(HOUSE_FILE.replace("number = 5", "number = 0")) == ["edition_range", "edition_range"]


def test_all_violations_of_one_file_are_named_together() -> None:
    text = HOUSE_FILE.replace('"AD", "AW"', '"AD"').replace(". W . X .", ". W . W .")
    assert codes(text) == ["edition_map_letter", "edition_map_letter", "edition_count"]


@pytest.mark.parametrize("text", ["", "name = 1", HOUSE_FILE + "\nsurprise = 1\n", "a" * 20_001])
def test_what_is_not_an_edition_is_refused(text: str) -> None:
    with pytest.raises(BadEdition):
        read_edition(text)


def test_an_edition_of_ones_own_is_played_to_the_end() -> None:
    text = HOUSE_FILE.replace('name = "house"', 'name = "mine"')
    text = text.replace('cells = ["###"]', 'cells = ["#####"]').replace('"AD", "AW"', '"AD", "AX"')
    game = open_game("in_the_ruin", text)
    assert game.edition.name == "mine"
    assert game.edition.digest != GAME.edition.digest
    rng = Random(1)
    on = game.setup(3, {})
    while actors := game.actors(on):
        seat = min(actors)
        choices = game.chance(on) if seat == CHANCE else game.legal(on, seat)
        on = game.apply(on, seat, choices.sample(rng))
    assert game.outcome(on) is not None


def test_a_route_card_that_is_not_there_cannot_be_written() -> None:
    with pytest.raises(UnreadableNotation) as error:
        GAME.read("keep AD AB")
    assert error.value.values["route"] == "AB"
    assert GAME.read("keep da bm") == GAME.read("keep AD BM")
    assert GAME.read("R f4f5f6") == GAME.read("r f6 f5 f4")
    for nonsense in ("", "r", "r z9", "go", "go f12", "warp f4", "+x f4 AD", "deal Z", "turn", "fly"):
        with pytest.raises(UnreadableNotation):
            GAME.read(nonsense)


def test_the_sheet_is_printed_with_all_letters_cards_and_marks() -> None:
    labels = {label: f"<{label}>" for label in LABELS}
    blank = sheet_svg(HOUSE, labels)
    assert blank.startswith("<svg")
    assert blank.rstrip().endswith("</svg>")
    assert blank.count("&lt;title&gt;") == 3
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWX":
        assert blank.count(f">{letter}</text>") == 2, "once on the map, once in the margin"
    assert "AD AW BM" in blank
    marked = sheet_svg(
        HOUSE, labels, roads=spaces("f6 f4"), walls=spaces("a1"), gates=spaces("f4"), pawn=CELL_OF["f6"]
    )
    assert marked.count("<circle") == blank.count("<circle") + 3
