"""The sheet and the board on paper."""

from collections import Counter
from math import hypot
from xml.etree import ElementTree

import pytest

from meseta.games.sonora.paper import board, discs, sheet
from meseta.games.sonora.paper.elements import MARKS
from meseta.games.sonora.words import ANIMALS, BONUSES, SECTIONS
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words
from meseta.paper.svg import INK
from tests.games.sonora.marks import DATA, marks
from tests.games.sonora.positions import GAME, PRINTED
from tests.games.test_paper import is_latin
from tests.paper.extents import extents

SVG = "{http://www.w3.org/2000/svg}"
NAMES = {steps: name for name, steps in MARKS.mark.items()}


def drawn(part: str = "sheet") -> ElementTree.Element:
    say = Words("en", "sonora").say
    printed = sheet.print_sheet(GAME, say) if part == "sheet" else board.print_board(GAME, say)
    return ElementTree.fromstring(printed)


def silhouettes(of: ElementTree.Element) -> Counter[str]:
    """How often each silhouette is drawn."""
    return Counter(NAMES[steps] for path in of.iter(f"{SVG}path") if (steps := path.get("d", "")) in NAMES)


def test_the_silhouettes_are_those_of_the_page() -> None:
    assert DATA.read_text(encoding="utf-8") == marks()


def test_every_gap_of_the_canyon_is_black_and_no_white_square_is() -> None:
    canyon = PRINTED.canyon
    squares = [
        rect
        for rect in drawn().iter(f"{SVG}rect")
        if float(rect.get("width", 0)) == pytest.approx(5.6154, 1e-3)
    ]
    gaps = len(canyon.grid.cells) - canyon.white.bit_count() - canyon.start.bit_count()

    assert gaps == 43
    assert Counter(rect.get("fill") for rect in squares) == {INK: gaps, "#FFFFFF": canyon.white.bit_count()}


def test_there_is_a_hex_for_every_value_and_the_ais_building_is_above_the_others() -> None:
    hexes = [extent for extent in extents(drawn()) if extent.what == "polygon"]
    ai = PRINTED.ruins.ai_hexes

    assert len(hexes) == ai + sum(building.hexes for building in PRINTED.ruins.buildings)
    assert max(hexagon.bottom for hexagon in hexes[:ai]) < min(hexagon.top for hexagon in hexes[ai:])


def test_the_creek_begins_at_the_top_and_runs_down() -> None:
    spaces = [circle for circle in drawn().iter(f"{SVG}circle") if circle.get("r") == "2.75"]
    heights = [float(circle.get("cy", 0)) for circle in spaces]

    assert len(spaces) == len(PRINTED.creek.parents)
    assert all(height > heights[0] for height in heights[1:])


def test_every_icon_of_the_edition_is_on_the_sheet() -> None:
    earned = Counter(
        bonus.name.lower()
        for bonus in (
            *(building.bonus for building in PRINTED.ruins.buildings),
            *PRINTED.canyon.icons.values(),
            *PRINTED.creek.bonuses.values(),
            *(triangle.bonus for triangle in PRINTED.mudcracks.triangles if triangle.bonus is not None),
            *(column.bonus for column in PRINTED.mudcracks.columns),
        )
    )
    tray = PRINTED.tray
    earned += Counter({"reflick": tray.reflicks, "swap": tray.swaps})
    earned += Counter(dict(zip(ANIMALS[1:], tray.found, strict=True)))
    headings = Counter({**dict.fromkeys(ANIMALS, 2), "fox": 3})  # title and score box; the start square
    headings += Counter(
        [*BONUSES, "discovery", "rabbit"]
    )  # the legend; Discovery, and what its rabbits are worth
    cacti = Counter(
        dict(
            zip(("saguaro", "pear", "barrel"), (k.bit_count() + 1 for k in PRINTED.canyon.cacti), strict=True)
        )
    )
    cacti["saguaro"] += sum(triangle.bonus is None for triangle in PRINTED.mudcracks.triangles)

    assert silhouettes(drawn()) == earned + headings + cacti


def test_every_column_has_its_boxes_and_the_cacti_a_table_to_cross_off() -> None:
    rects = list(drawn().iter(f"{SVG}rect"))
    boxes = [rect for rect in rects if rect.get("height") == "5" and rect.get("width") == "4.4"]
    table = [rect for rect in rects if rect.get("width") == "12" and rect.get("height") == "5"]

    assert len(boxes) == sum(column.boxes for column in PRINTED.mudcracks.columns)
    assert len(table) == 3 * 9


def test_the_board_is_drawn_in_millimetres_with_eight_circles_of_their_size() -> None:
    root = drawn("board")
    arena = PRINTED.board.arena
    frame = [rect for rect in root.iter(f"{SVG}rect") if rect.get("fill") == "none"]
    found = {
        (
            float(c.get("cx", 0)),
            float(c.get("cy", 0)),
            float(c.get("r", 0)) + float(c.get("stroke-width", 0)) / 2,
        )
        for c in root.iter(f"{SVG}circle")
    }

    assert [float(frame[0].get(side, 0)) for side in ("width", "height")] == [2 * arena.half_width / 1000] * 2
    assert {(c.x / 1000, c.y / 1000, c.radius / 1000) for c in PRINTED.board.circles} < found
    assert (0, 0, arena.hole_radius / 1000) in found
    assert silhouettes(root) == dict.fromkeys(ANIMALS, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_named_on_board_and_sheet(language: str) -> None:
    say = Words(language, "sonora").say
    for drawing in (sheet.print_sheet(GAME, say), board.print_board(GAME, say)):
        words = [text.text or "" for text in ElementTree.fromstring(drawing).iter(f"{SVG}text")]
        assert all(say(f"sheet-{section}") in words for section in SECTIONS)
        assert is_latin("".join(words)) or not is_latin(say("language-name"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_zone_lies_within_its_ring(language: str) -> None:
    root = ElementTree.fromstring(board.print_board(GAME, Words(language, "sonora").say))
    rings = [circle for circle in root.iter(f"{SVG}circle") if circle.get("r") == "24"]
    for ring, name in zip(rings, root.iter(f"{SVG}text"), strict=True):
        below = float(name.get("y", 0)) - float(ring.get("cy", 0))
        width = 0.6 * float(name.get("font-size", 0)) * len(name.text or "")  # of a bold letter, on average
        assert name.get("x") == ring.get("cx")
        assert hypot(width / 2, below) < 24


@pytest.mark.clause("SO-01")
def test_twenty_discs_are_as_large_as_the_board_needs_them_and_differ_without_colour() -> None:
    root = ElementTree.fromstring(discs.print_discs(GAME, Words("en", "sonora").say))
    radius = PRINTED.board.arena.disc_radius / 1000
    rims = [circle for circle in root.iter(f"{SVG}circle") if float(circle.get("r", 0)) > 0.9 * radius]
    numbers = Counter(text.text for text in root.iter(f"{SVG}text") if (text.text or "").isdigit())
    dots = sum(float(circle.get("r", 0)) < 0.2 * radius for circle in root.iter(f"{SVG}circle"))

    assert len(rims) == 20
    assert {float(r.get("r", 0)) + float(r.get("stroke-width", 0)) / 2 for r in rims} == {radius}
    assert numbers == dict.fromkeys("12345", 4)
    assert dots == 5 * 10
    assert len(list(root.iter(f"{SVG}line"))) == 5 * 18 + 5 * 9 * 2
