"""What an edition may have fits on its printed sheet: drawn at its fullest, nothing overlaps."""

import re
from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations, product
from math import dist
from random import Random

from meseta.games.sonora.content import Edition
from meseta.games.sonora.paper.creek import draw_creek
from meseta.games.sonora.paper.mudcracks import draw_mudcracks
from meseta.games.sonora.paper.ruins import draw_ruins
from meseta.games.sonora.paper.tray import draw_tray
from meseta.games.sonora.printed import EditionFile
from meseta.games.sonora.sheet_room import room_violations
from meseta.games.sonora.sheet_violations import FORMAT
from tests.games.sonora.positions import HOUSE_TEXT

LABELS: defaultdict[str, str] = defaultdict(lambda: "Descubrimiento")
Point = tuple[float, float]


def changed(*pairs: tuple[str, object]) -> EditionFile:
    """The house edition with other values under these paths, such as `tray.swaps`."""
    file = FORMAT.parse(HOUSE_TEXT)
    for path, value in pairs:
        *parts, last = path.split(".")
        table: object = file
        for part in parts:
            table = table[int(part)] if isinstance(table, list) else getattr(table, part)
        setattr(table, last, value)
    return file


def parts_that_do_not_fit(file: EditionFile) -> set[str]:
    return {str(violation.problem.values.get("part", "nodes")) for violation in room_violations(file)}


def hexes(drawn: Iterable[str]) -> list[Point]:
    """The middles of all hexes."""
    found = []
    for points in re.findall(r'<polygon points="([^"]+)"', "".join(drawn)):
        corners = [tuple(map(float, corner.split(","))) for corner in points.split()]
        found.append((sum(x for x, _ in corners) / 6, sum(y for _, y in corners) / 6))
    return found


def circles(drawn: Iterable[str]) -> list[Point]:
    """The middles of all circles that people write in."""
    found = re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)" r="2\.', "".join(drawn))
    return [(float(x), float(y)) for x, y in found]


def closest(points: list[Point]) -> float:
    return min(dist(one, other) for one, other in combinations(points, 2))


def test_buildings_of_any_size_that_is_allowed_do_not_overlap() -> None:
    rng, tried = Random(1), 0
    sizes = [1, 5, 6, 11, 12, 15, 16, 18, 24, 30, 36, 42]
    while tried < 40:
        chosen = [rng.choice(sizes) for _ in range(8)]
        file = changed(*((f"ruins.building.{index}.hexes", count) for index, count in enumerate(chosen)))
        if parts_that_do_not_fit(file):
            continue
        tried += 1
        drawn = hexes(draw_ruins(Edition(file).ruins, LABELS, 0, 0))
        assert len(drawn) == sum(chosen) + 24
        assert closest(drawn) > 4.9
        assert all(2 < x < 128 for x, _ in drawn)
        assert max(y for _, y in drawn) < 82


def test_buildings_of_sixty_hexes_are_refused() -> None:
    text = HOUSE_TEXT.replace("hexes = 22", "hexes = 60")
    (found,) = FORMAT.check(text).findings
    assert (found.problem.code, found.path) == ("edition_range", "ruins.building[7].hexes")
    wide = changed(*((f"ruins.building.{index}.hexes", 16) for index in range(5)))
    assert parts_that_do_not_fit(wide) == {"first_row"}
    high = changed(("ruins.building.0.hexes", 30), ("ruins.building.7.hexes", 30))
    assert "storeys" in parts_that_do_not_fit(high)


def test_bonuses_do_not_reach_the_scores() -> None:
    tried = 0
    for bonuses, animals in product((1, 6, 9, 10, 11), range(1, 17)):
        file = changed(("tray.swaps", bonuses), ("tray.reflicks", 1), ("tray.rabbits", animals))
        if not parts_that_do_not_fit(file):
            drawn = circles(draw_tray(Edition(file).tray, LABELS, 0, 0))
            assert closest(drawn) > 5.6
            assert max(x for x, _ in drawn) < 142.3
            tried += 1
    assert tried > 20
    assert parts_that_do_not_fit(changed(("tray.rabbits", 4))) == {"tray"}


def test_nodes_that_would_be_printed_over_each_other_are_refused() -> None:
    near = changed(("mudcracks.node.1.x", -125))
    assert parts_that_do_not_fit(near) == {"nodes"}
    apart = changed(("mudcracks.node.1.x", -140))
    assert parts_that_do_not_fit(apart) == set()
    drawn = circles(draw_mudcracks(Edition(apart).mudcracks, LABELS, 0, 0))
    assert closest(drawn) > 5.8


def test_a_creek_with_as_many_arms_and_spaces_as_are_allowed_can_be_drawn() -> None:
    file = FORMAT.parse(HOUSE_TEXT)
    branch = file.creek.branch[0]
    arms = [type(branch)(after=0, spaces=["1"] * 25, ai=True) for _ in range(8)]
    file.creek.branch = arms
    assert parts_that_do_not_fit(file) == set()
    assert closest(circles(draw_creek(Edition(file).creek, LABELS, 0, 0))) > 5
    file.creek.branch = [type(branch)(after=0, spaces=["1"] * 26) for _ in range(21)]
    assert parts_that_do_not_fit(file) == {"arms", "depth"}


def test_too_many_boxes_and_too_wide_shapes_are_refused() -> None:
    assert parts_that_do_not_fit(changed(("mudcracks.column.0.boxes", 16))) == set()
    many = changed(("mudcracks.column.0.boxes", 24), ("mudcracks.column.1.boxes", 24))
    assert parts_that_do_not_fit(many) == {"boxes"}
    assert parts_that_do_not_fit(changed(("canyon.shapes.five", [["########"]]))) == {"shapes"}
