"""What people get wrong in an edition's file: every mistake is named at its place, together with others."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meseta.core.errors import BadEdition
from meseta.games import check_edition, open_game, standard_text

STONES: Final = "shifting_stones"
RUIN: Final = "in_the_ruin"
SONORA: Final = "sonora"

MISTAKES: Final[list[tuple[str, str, str, list[str]]]] = [
    (STONES, 'name = "standard"\n', "", ["edition_key_missing 1:1 name"]),
    (STONES, 'name = "standard"', "name = standard", ["edition_syntax 7:8"]),
    (STONES, 'name = "standard"', 'name = "standard', ["edition_syntax 7:17"]),
    (STONES, 'name = "standard"', 'name "standard"', ["edition_syntax 7:6"]),
    (STONES, 'name = "standard"', 'name = "two words"', ["edition_name 7:8 name"]),
    (STONES, 'name = "standard"', 'naem = "standard"', ["edition_key_unknown 7:1 naem"]),
    (STONES, 'name = "standard"', 'name = "standard"\nname = "again"', ["edition_key_twice 8:1 name"]),
    (
        STONES,
        'points = 1\npattern = ["bird horse"]',
        'points = "1"\npattern = ["bird horse"]',
        ["edition_kind 11:10 card[0].points"],
    ),
    (
        STONES,
        'points = 1\npattern = ["bird horse"]',
        'points = 4\npattern = ["bird horse"]',
        ["edition_choice 11:10 card[0].points"],
    ),
    (
        STONES,
        'points = 1\npattern = ["bird horse"]',
        'points = 1\npatern = ["bird horse"]',
        ["edition_key_unknown 12:1 card[0].patern"],
    ),
    (
        STONES,
        'points = 1\npattern = ["bird horse"]',
        'points = 1\ncolour = 3\npattern = ["bird horse"]',
        ["edition_key_unknown 12:1 card[0].colour"],
    ),
    (
        STONES,
        'points = 1\npattern = ["bird horse"]',
        'pattern = ["bird horse"]',
        ["edition_key_missing 9:1 card[0].points"],
    ),
    (STONES, '["bird horse"]', '["bird hrse"]', ["edition_face 12:18 card[0].pattern[0]"]),
    (STONES, '["bird horse"]', '["bird cow"]', ["edition_face 12:18 card[0].pattern[0]"]),
    (STONES, '["bird horse"]', '["bird horse", "sun"]', ["edition_block 12:11 card[0].pattern"]),
    (STONES, '["bird horse"]', '["bird horse"', ["edition_syntax 14:1"]),
    (STONES, '["bird horse"]', '[". ."]', ["edition_blank 12:11 card[0].pattern"]),
    (STONES, '["bird horse"]', '["seed fish"]', ["edition_twin 17:11 card[1].pattern"]),
    (STONES, '["bird horse"]', '["sun moon"]', ["edition_stones 12:11 card[0].pattern"]),
    (STONES, "id = 2\n", "id = 3\n", ["edition_id 15:6 card[1].id"]),
    (STONES, "[[card]]\nid = 1\n", "[card]\nid = 1\n", ["edition_key_twice 14:3 card"]),
    (RUIN, '". W . X . I . J . K ."', '". W . X . I . J . K"', ["edition_map_row 14:5 map[1]"]),
    (
        RUIN,
        '". W . X . I . J . K ."',
        '". W . x . I . J . K ."',
        ["edition_map_letter 12:7 map", "edition_map_space 14:12 map[1]"],
    ),
    (
        RUIN,
        '". W . X . I . J . K ."',
        '". W . W . I . J . K ."',
        ["edition_map_letter 12:7 map", "edition_map_letter 14:12 map[1]"],
    ),
    (RUIN, '". U . G . * . C . M ."', '". U . G * . . C . M ."', ["edition_map_exit 18:14 map[5]"]),
    (RUIN, '    ". . . . . . . . . . .",\n    ". W', '    ". W', ["edition_count 12:7 map"]),
    (RUIN, '"AD", "AW"', '"AD", "AA"', ["edition_route 28:11 routes[1]"]),
    (RUIN, '"AD", "AW"', '"AD", "DA"', ["edition_route_twice 28:11 routes[1]"]),
    (RUIN, '"AD", "AW"', '"AD"', ["edition_count 27:10 routes"]),
    (RUIN, '"AD", "AW"', '"AD" "AW"', ["edition_syntax 28:10"]),
    (RUIN, '"AD", "AW"', '"AD", 7', ["edition_kind 28:11 routes[1]"]),
    (RUIN, 'number = 5\nletters = "AD', 'number = 0\nletters = "AD', ["edition_range 36:10 shape[0].number"]),
    (
        RUIN,
        'number = 5\nletters = "AD',
        'number = 5.0\nletters = "AD',
        ["edition_kind 36:10 shape[0].number"],
    ),
    (
        RUIN,
        'cells = ["####"]',
        'cells = ["##o#"]',
        ["edition_shape_apart 47:9 shape[2].cells", "edition_shape_mark 47:13 shape[2].cells[0]"],
    ),
    (RUIN, 'cells = ["####"]', 'cells = ["##.##"]', ["edition_shape_apart 47:9 shape[2].cells"]),
    (RUIN, 'cells = ["####"]', 'cells = "####"', ["edition_kind 47:9 shape[2].cells"]),
    (RUIN, 'letters = "CLU"', 'letters = "CLUz"', ["edition_unknown_letter 49:15 shape[2].letters"]),
    (RUIN, 'letters = "CLU"', 'letters = "CL"', ["edition_card 33:3 shape"]),
    (RUIN, 'letters = "CLU"', 'letters = "CLUA"', ["edition_card 49:15 shape[2].letters"]),
    (RUIN, 'name = "L4"', 'name = "I4"', ["edition_shape_twice 52:8 shape[3].name"]),
    (
        SONORA,
        'animal = "rabbit"\nx = -135',
        'animal = "rabit"\nx = -135',
        ["edition_choice 30:10 board.circle[1].animal"],
    ),
    (SONORA, "x = 62_000\n", "x = 400_000\n", ["edition_circle_off 41:1 board.circle[3]"]),
    (SONORA, "x = 62_000\n", "x = 5_000\n", ["edition_circle_across 41:1 board.circle[3]"]),
    (SONORA, "hole_radius = 15_500", "hole_radius = 7_000", ["edition_arena 17:15 board.hole_radius"]),
    (SONORA, "hole_radius = 15_500", "hole_radius = 900_000", ["edition_arena 17:15 board.hole_radius"]),
    (
        SONORA,
        'zones = ["ruins", "canyon"',
        'zones = ["ruins", "ruins"',
        ["edition_zone 14:19 board.zones[1]", "edition_circle_home 36:10 board.circle[2].animal"],
    ),
    (
        SONORA,
        'zones = ["ruins", "canyon"',
        'zones = ["ruins", "canion"',
        ["edition_choice 14:19 board.zones[1]"],
    ),
    (
        SONORA,
        "[ruins]\nai",
        "[runis]\nai",
        ["edition_key_unknown 76:2 runis", "edition_key_missing 79:3 ruins.ai_hexes"],
    ),
    (SONORA, 'name = "H"', 'name = "I"', ["edition_building 129:8 ruins.building[7].name"]),
    (SONORA, "hexes = 22", "hexes = 60", ["edition_range 130:9 ruins.building[7].hexes"]),
    (SONORA, "hexes = 9\n", "hexes = 22\n", ["edition_room 79:9 ruins.building"]),
    (SONORA, "bottom = 20", "bottom = 29", ["edition_reward 133:10 ruins.building[7].bottom"]),
    (SONORA, 'bonus = "fox"', 'bonus = "wolf"', ["edition_choice 132:9 ruins.building[7].bonus"]),
    (
        SONORA,
        '"_ . _ _ _ . _ _ _ _ _ . _ _ _"',
        '"_ . _ _ _ . _ _ _ _ _ . _ z"',
        ["edition_grid_row 142:3 canyon.grid[1]", "edition_square 142:30 canyon.grid[1]"],
    ),
    (SONORA, '"S S S S _ _ a', '"S S S _ _ _ a', ["edition_start 150:10 canyon.grid[9]"]),
    (SONORA, '["k5", "k9"', '["z5", "k9"', ["edition_ai_square 155:15 canyon.ai_squares[0]"]),
    (SONORA, '["k5", "k9"', '["k5", "k5"', ["edition_ai_square_twice 155:21 canyon.ai_squares[1]"]),
    (SONORA, 'falls_away = "c5"', 'falls_away = "c6"', ["edition_falls_away 157:14 canyon.falls_away"]),
    (
        SONORA,
        '2 = [["##", "#."]]',
        '2 = [["#.", ".#"]]',
        ["edition_shape_apart 162:6 canyon.shapes.2[0]", "edition_shape_growth 162:6 canyon.shapes.2[0]"],
    ),
    (SONORA, '2 = [["##", "#."]]', '2 = [["##", "#x"]]', ["edition_shape_mark 162:15 canyon.shapes.2[0][1]"]),
    (SONORA, '5 = [["###", "###"]]\n', "", ["edition_key_missing 160:1 canyon.shapes.5"]),
    (
        SONORA,
        'after = 38\nspaces = ["1", "s',
        'after = 58\nspaces = ["1", "s',
        ["edition_branch 212:9 creek.branch[9].after"],
    ),
    (
        SONORA,
        'spaces = ["1", "1"]',
        'spaces = ["1", "foxx"]',
        ["edition_space 173:16 creek.branch[0].spaces[1]"],
    ),
    (
        SONORA,
        'after = 2\nspaces = ["1", "swap"]',
        'after = 2\nai = true\nspaces = ["1", "swap"]',
        ["edition_dead_end 177:6 creek.branch[1].ai"],
    ),
    (SONORA, "cost = 7", "cost = 0", ["edition_node_cost 255:8 mudcracks.node[5].cost"]),
    (
        SONORA,
        "nodes = [1, 6, 7]",
        "nodes = [1, 6, 77]",
        ["edition_triangle_node 373:16 mudcracks.triangle[0].nodes[2]"],
    ),
    (SONORA, "nodes = [1, 6, 7]", "nodes = [1, 6]", ["edition_count 373:9 mudcracks.triangle[0].nodes"]),
    (
        SONORA,
        "nodes = [1, 6, 7]",
        "nodes = [1, 6, 6]",
        ["edition_triangle_flat 373:9 mudcracks.triangle[0].nodes"],
    ),
    (SONORA, "x = -200\ny = -174", "x = -101\ny = -174", ["edition_nodes_close 237:1 mudcracks.node[2]"]),
    (SONORA, "boxes = 2", "boxes = 0", ["edition_range 535:9 mudcracks.column[0].boxes"]),
    (SONORA, "swaps = 11", "swaps = 12", ["edition_range 561:9 tray.swaps"]),
    (SONORA, "[tray]", "[tray", ["edition_syntax 559:6"]),
]
"""A game, what is replaced by what in its standard edition, and what is then found: code, place, path."""


def found(text: str, game: str | None = None) -> list[str]:
    """What is found wrong with the text: code, line and column, path."""
    return [
        f"{finding.problem.code} {finding.line}:{finding.column} {finding.path}".rstrip()
        for finding in check_edition(text, game).findings
    ]


@pytest.mark.parametrize(("game", "old", "new", "expected"), MISTAKES)
def test_a_mistake_is_named_at_its_place(game: str, old: str, new: str, expected: list[str]) -> None:
    text = standard_text(game)
    assert old in text
    wrong = text.replace(old, new, 1)
    assert check_edition(wrong).game == game, "the game is found in spite of the mistake"
    assert found(wrong) == expected
    with pytest.raises(BadEdition) as refused:
        open_game(game, wrong)
    assert refused.value.problem == check_edition(wrong).findings[0].problem


@pytest.mark.parametrize("game", [STONES, RUIN, SONORA])
def test_the_standard_edition_is_recognised_and_has_nothing_wrong(game: str) -> None:
    report = check_edition(standard_text(game))
    assert (report.game, report.edition, report.findings) == (game, open_game(game).edition, ())
    assert report.components is not None
    assert report.components["name"] == open_game(game).edition.name


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_a_bad_letter_is_named_in_a_ragged_grid() -> None:
    row = '"_ . _ _ _ . _ _ _ _ _ . _ _ _"'
    text = replaced(standard_text(SONORA), (row, '"_ . _ q _ ."'), ('"b _ . _ _ .', '"b _ . _ _ ?'))
    assert found(text) == [
        "edition_grid_row 142:3 canyon.grid[1]",
        "edition_square 142:10 canyon.grid[1]",
        "edition_square 146:14 canyon.grid[5]",
    ]


def test_a_huge_hole_hides_no_circle_off_the_board() -> None:
    text = replaced(standard_text(SONORA), ("15_500", "900_000"), ("x = 62_000", "x = 400_000"))
    assert found(text) == ["edition_arena 17:15 board.hole_radius", "edition_circle_off 41:1 board.circle[3]"]


def test_mistakes_of_every_kind_are_named_together_and_none_follows_from_another() -> None:
    text = replaced(
        standard_text(SONORA),
        ('animal = "rabbit"\nx = -135_000', 'animal = "rabit"\nx = "-135_000"'),
        ("x = 62_000", "x = 400_000"),
        ("hexes = 11\n", ""),
        ("bottom = 20", "bottom = 29"),
        ("[canyon.shapes]", "[canyon.shape]"),
        ("[tray]", "[trays]"),
        ("rabbits = 3", "rabbit = 3"),
    )
    assert found(text) == [
        "edition_choice 30:10 board.circle[1].animal",
        "edition_kind 31:5 board.circle[1].x",
        "edition_circle_off 41:1 board.circle[3]",
        "edition_key_missing 93:1 ruins.building[2].hexes",
        "edition_reward 132:10 ruins.building[7].bottom",
        "edition_key_unknown 159:9 canyon.shape",
        "edition_key_unknown 558:2 trays",
        "edition_key_unknown 563:1 trays.rabbit",
    ]


def test_a_mistake_of_syntax_hides_no_other_mistake() -> None:
    text = replaced(
        standard_text(RUIN),
        ('name = "house"', "name = house"),
        ('". W . X . I . J . K ."', '". W . X . I . J . K .'),
        ('"AD", "AW"', '"AD", "AA"'),
        ("number = 5", "number ="),
        ('letters = "CLU"', 'letters = "CLU"\nletters = "CLU"'),
        ("number = 4", "number = 40"),
    )
    assert found(text) == [
        "edition_syntax 8:8",
        "edition_syntax 14:28",
        "edition_route 28:11 routes[1]",
        "edition_syntax 36:9",
        "edition_range 48:10 shape[2].number",
        "edition_key_twice 50:1 shape[2].letters",
    ]


def test_after_a_broken_heading_nothing_is_taken_for_part_of_another_section() -> None:
    text = replaced(standard_text(SONORA), ("[tray]", "[tray"), ("x = 62_000", "x = 400_000"))
    assert found(text) == ["edition_syntax 559:6"]


def test_of_a_gap_only_the_card_after_it_is_named() -> None:
    text = standard_text(STONES)
    start = text.index("[[card]]\nid = 30\n")
    cut = text[:start] + text[text.index("[[card]]\nid = 31\n") :]
    assert found(cut) == ["edition_id 155:6 card[29].id"]


def test_what_is_meant_is_suggested_and_the_clause_is_named() -> None:
    text = replaced(
        standard_text(STONES),
        ("bird horse", "brid horse"),
        ('points = 1\npattern = ["seed', 'pionts = 1\npattern = ["seed'),
    )
    face, key = check_edition(text).findings
    assert (face.suggestion, face.clause) == ("bird", "ST-01")
    assert (key.suggestion, key.clause) == ("points", None)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "edition_empty"),
        ("# nothing but a comment\n", "edition_empty"),
        ("milk = 1\n", "edition_of_no_game"),
        ("milk == 1\n", "edition_syntax"),
        ("#" * 300_000, "edition_too_long"),
        ("a = " + "[" * 5_000, "edition_syntax"),
        ("a = " + "9" * 5_000, "edition_syntax"),
        ("a = \udcff", "edition_not_utf8"),
        ("\ufeffname = 'a'", "edition_syntax"),
        ("a = '\0'", "edition_syntax"),
        ("a" + ".a" * 9_000 + " = 1", "edition_syntax"),
    ],
)
def test_a_text_that_is_no_edition_at_all_is_told_so(text: str, code: str) -> None:
    report = check_edition(text)
    assert (report.game, report.edition, report.components) == (None, None, None)
    assert report.findings[0].problem.code == code


def test_bytes_that_are_not_utf_8_do_not_hide_what_else_is_wrong() -> None:
    text = replaced(standard_text(RUIN), ("# The sheet", "# The \udcff sheet"), ("number = 5", "number = 0"))
    assert found(text) == ["edition_not_utf8 10:7", "edition_range 36:10 shape[0].number"]


def test_numbers_too_large_for_anything_are_only_out_of_range() -> None:
    for number in (f"0x{'f' * 9000}", "9" * 4000, "-9223372036854775809"):
        text = replaced(standard_text(SONORA), ("x = 62_000", f"x = {number}"))
        assert found(text) == ["edition_range 43:5 board.circle[3].x"]


def test_lines_may_end_as_in_windows() -> None:
    assert found(standard_text(RUIN).replace("\n", "\r\n")) == []
    text = replaced(standard_text(RUIN), ('letters = "CLU"', 'letters = "CLUA"')).replace("\n", "\r\n")
    assert found(text) == ["edition_card 49:15 shape[2].letters"]


Mutation = Callable[[str, Random], str]


def without_a_character(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + text[at + 1 :]


def with_a_character_doubled(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + text[at] + text[at:]


def with_another_character(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice('"[]={}#.,\n\\0xZé\udc80- ') + text[at + 1 :]


def without_a_line(text: str, rng: Random) -> str:
    lines = text.split("\n")
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines)


def with_a_line_doubled(text: str, rng: Random) -> str:
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    return "\n".join(lines[: at + 1] + lines[at:])


def with_two_lines_swapped(text: str, rng: Random) -> str:
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


MUTATIONS: Final[list[Mutation]] = [
    without_a_character,
    with_a_character_doubled,
    with_another_character,
    without_a_line,
    with_a_line_doubled,
    with_two_lines_swapped,
]


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([STONES, RUIN, SONORA]),
    st.lists(st.sampled_from(MUTATIONS), min_size=1, max_size=6),
    st.randoms(use_true_random=False),
)
def test_a_file_opens_if_and_only_if_nothing_is_found(
    game: str, mutations: list[Mutation], rng: Random
) -> None:
    text = standard_text(game)
    for mutate in mutations:
        text = mutate(text, rng)
    report = check_edition(text, game)
    if report.findings:
        with pytest.raises(BadEdition) as refused:
            open_game(game, text)
        assert refused.value.problem == report.findings[0].problem
    else:
        assert open_game(game, text).edition == report.edition
    lines = text.split("\n")
    for finding in report.findings:
        assert 1 <= finding.line <= finding.end_line <= len(lines)
        assert 1 <= finding.column <= len(lines[finding.line - 1]) + 1
