"""The edition: what the rules say about the board and the sheet, and files that are not editions."""

import re
from collections import Counter
from itertools import combinations, pairwise
from math import dist

import pytest

from meseta.core.errors import BadEdition
from meseta.games.sonora.content import read_edition
from meseta.games.sonora.creek import ENTRANCE
from meseta.games.sonora.sheet_violations import FORMAT
from meseta.games.sonora.words import Bonus
from meseta.grids.bits import members
from tests.games.sonora.positions import GAME, PRINTED
from tests.games.sonora.positions import HOUSE_TEXT as TEXT


def test_eight_buildings_of_different_sizes_from_5_to_22_and_b_as_in_the_example() -> None:
    buildings = PRINTED.ruins.buildings
    sizes = [building.hexes for building in buildings]

    assert [building.name for building in buildings] == list("ABCDEFGH")
    assert len(set(sizes)) == 8
    assert (min(sizes), max(sizes)) == (5, 22)
    assert (buildings[1].hexes, buildings[1].top, buildings[1].bonus) == (9, 11, Bonus.SWAP)
    assert all(building.bottom < building.top for building in buildings)


def test_the_canyon_has_gaps_three_types_of_cactus_every_bonus_and_three_ai_squares() -> None:
    canyon = PRINTED.canyon
    cells = len(canyon.grid.cells)

    assert 0 < canyon.white.bit_count() < cells - 16
    assert members(canyon.start)[0] == (canyon.grid.rows - 4) * canyon.grid.columns
    assert len(canyon.cacti) == 3
    assert max(kind.bit_count() for kind in canyon.cacti) >= 9
    assert set(canyon.icons.values()) == set(Bonus)
    assert len(set(canyon.ai_squares)) == 3
    sizes = [{len(shape) for shape in canyon.shapes[number]} for number in range(1, 6)]
    assert all(max(a) < min(b) for a, b in pairwise(sizes))


def test_the_creek_is_a_tree_with_an_early_fork_better_deeper_and_ai_dead_ends() -> None:
    creek = PRINTED.creek
    depth = {ENTRANCE: 0}
    for space in range(1, len(creek.parents)):
        depth[space] = depth[creek.parents[space]] + 1
    forks = [space for space in depth if len(creek.children[space]) > 1]
    numbers = [(depth[space], points) for space, points in enumerate(creek.points) if points]

    assert min(depth[fork] for fork in forks) <= 3
    shallow = [points for deep, points in numbers if deep <= 5]
    deepest = [points for deep, points in numbers if deep >= 10]
    assert sum(shallow) / len(shallow) < sum(deepest) / len(deepest)
    assert len(creek.ai_squares) >= 4
    assert all(not creek.children[square] for square in creek.ai_squares)


def test_the_mudcracks_are_triangles_around_x_with_an_outside_7_and_a_column_of_two_for_a_swap() -> None:
    mud = PRINTED.mudcracks

    assert not mud.outside & 1
    assert any(mud.costs[node] == 7 for node in members(mud.outside))
    assert any((column.boxes, column.bonus) == (2, Bonus.SWAP) for column in mud.columns)
    assert {triangle.points for triangle in mud.triangles} == {0, 2, 4, 6}
    # Euler: a disc of triangles has one more node than lines less triangles.
    lines = sum(row.bit_count() for row in mud.lines) // 2
    assert len(mud.costs) - lines + len(mud.triangles) == 1


def test_every_section_grants_bonuses_and_the_tray_has_a_few_of_each() -> None:
    tray = PRINTED.tray
    assert all(2 <= count <= 4 for count in tray.found)
    assert {building.bonus for building in PRINTED.ruins.buildings} >= {Bonus.FOX, Bonus.OWL, Bonus.RABBIT}


@pytest.mark.clause("SO-39")
def test_the_tray_has_a_place_for_every_reflick_and_swap_that_the_sheet_can_earn() -> None:
    earned = Counter(
        [
            *(building.bonus for building in PRINTED.ruins.buildings),
            *PRINTED.canyon.icons.values(),
            *PRINTED.creek.bonuses.values(),
            *(triangle.bonus for triangle in PRINTED.mudcracks.triangles),
            *(column.bonus for column in PRINTED.mudcracks.columns),
        ]
    )
    assert PRINTED.tray.reflicks == 1 + earned[Bonus.REFLICK]
    assert PRINTED.tray.swaps == 1 + earned[Bonus.SWAP]


def test_no_disc_can_touch_two_circles_and_some_room_is_left_between() -> None:
    board = PRINTED.board
    across = 2 * board.arena.disc_radius
    for one, other in combinations(board.circles, 2):
        gap = dist((one.x, one.y), (other.x, other.y)) - one.radius - other.radius
        assert gap >= 1.5 * across


@pytest.mark.clause("SO-20")
def test_circles_of_two_animals_that_one_disc_could_touch_are_refused() -> None:
    # Radii of 11 mm each and a disc of 25 mm between them: at 47 mm it touches both borders.
    fox, rabbit = "x = 20_000\ny = 120_000", "x = -62_000\ny = 135_000"
    assert fox in TEXT
    assert rabbit in TEXT
    touching = TEXT.replace(rabbit, "x = -27_000\ny = 120_000")
    with pytest.raises(BadEdition) as refused:
        read_edition(touching)
    assert refused.value.code == "edition_circles_close"
    assert len(read_edition(TEXT.replace(rabbit, "x = -27_001\ny = 120_000")).board.circles) == 8


def test_the_digest_changes_with_what_is_printed_and_not_with_the_name() -> None:
    renamed = read_edition(TEXT.replace('name = "house"', 'name = "mine"'))
    assert renamed.edition.digest == GAME.edition.digest
    dearer = read_edition(TEXT.replace("top = 28", "top = 29"))
    assert dearer.edition.digest != GAME.edition.digest


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('name = "house"', 'name = "my house"', "edition_name"),
        ('name = "house"', "name = 3", "edition_kind"),
        ('zones = ["ruins", "canyon"', 'zones = ["ruins", "ruins"', "edition_zone"),
        ("hole_radius = 15_500", "hole_radius = 7_000", "edition_arena"),
        ('animal = "owl"', 'animal = "fox"', "edition_animal"),
        ('name = "H"', 'name = "I"', "edition_building"),
        ("bottom = 20", "bottom = 29", "edition_reward"),
        ('bonus = "fox"', 'bonus = "wolf"', "edition_choice"),
        ('"S S S S _ _ a', '"S S S _ _ _ a', "edition_start"),
        ("_ _ _ b _ .", "_ _ _ z _ .", "edition_square"),
        ('"_ . _ _ _ . _ _ _ _ _ . _ _ _"', '"_ . _"', "edition_grid_row"),
        ('ai_squares = ["k5"', 'ai_squares = ["a13"', "edition_ai_square"),
        ('falls_away = "c5"', 'falls_away = "c6"', "edition_falls_away"),
        ('2 = [["##", "#."]]', '2 = [["##", "##", "##"]]', "edition_shape_growth"),
        ('2 = [["##", "#."]]', '2 = [["#.", ".#", "#."]]', "edition_shape_apart"),
        ("after = 38", "after = 58", "edition_branch"),
        ('spaces = ["1", "1"]', 'spaces = ["1", "many"]', "edition_space"),
        ("after = 2\n", "after = 2\nai = true\n", "edition_dead_end"),
        ("cost = 7", "cost = 0", "edition_node_cost"),
        ("nodes = [1, 6, 7]", "nodes = [1, 6, 6]", "edition_triangle_flat"),
        ("nodes = [1, 6, 7]", "nodes = [9, 0, 15]", "edition_net_line"),
        ("boxes = 2", "boxes = 0", "edition_range"),
        ("swaps = 11", "swaps = 0", "edition_range"),
    ],
)
def test_what_is_wrong_with_an_edition_is_named(old: str, new: str, code: str) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition) as refused:
        read_edition(TEXT.replace(old, new, 1))
    assert refused.value.code == code


def test_every_violation_is_listed() -> None:
    text = (
        TEXT.replace('name = "H"', 'name = "I"')
        .replace("swaps = 11", "swaps = 0")
        .replace("boxes = 2", "boxes = 0")
    )
    found = [finding.problem.code for finding in FORMAT.check(text).findings]
    assert found == ["edition_building", "edition_range", "edition_range"]


def test_the_file_says_where_it_comes_from() -> None:
    assert re.search(r"^# Source: ours\.", TEXT, re.MULTILINE)
