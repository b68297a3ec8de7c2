"""Explore and route cards on paper, and the sheet of any edition."""

from xml.etree import ElementTree

import pytest

from meseta.games import open_game, standard_text
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.paper.cards import print_explore, print_routes
from meseta.games.in_the_ruin.paper.sheet import HEIGHT, SPACE, WIDTH, print_sheet
from meseta.games.in_the_ruin.sheet import LETTERS
from meseta.i18n.words import Words
from meseta.paper.cards import EDGE as HAIRLINE
from meseta.paper.layout import Paper
from meseta.paper.pages import leaves
from tests.paper.extents import SVG, extents

GAME = open_game("in_the_ruin")
SAY = Words("en", "in_the_ruin").say


def cards(drawing: str) -> list[ElementTree.Element]:
    """What is cut out of all pages."""
    return [group for leaf in leaves([drawing], Paper.A4, SAY) for group in leaf.drawing.findall(f"{SVG}g")]


def frame(card: ElementTree.Element) -> tuple[str | None, str | None]:
    (found,) = [rect for rect in card.findall(f"{SVG}rect") if rect.get("stroke") == HAIRLINE]
    return found.get("width"), found.get("height")


@pytest.mark.clause("RU-02")
def test_every_letter_has_its_explore_card_with_the_shape_as_large_as_it_is_drawn() -> None:
    printed = cards(print_explore(GAME, SAY))
    assert len(printed) == len(LETTERS)
    for card, letter, shape in zip(printed, LETTERS, HOUSE.shape_of, strict=True):
        words = [text.text for text in card.findall(f"{SVG}text")]
        squares = [rect for rect in card.findall(f"{SVG}rect") if rect.get("stroke") != HAIRLINE]
        corner = (
            min(float(rect.get("x", 0)) for rect in squares),
            min(float(rect.get("y", 0)) for rect in squares),
        )
        drawn = {
            (
                round((float(rect.get("y", 0)) - corner[1]) / SPACE),
                round((float(rect.get("x", 0)) - corner[0]) / SPACE),
            )
            for rect in squares
        }
        assert words == [letter, str(shape.number), SAY("sheet-steps")]
        assert drawn == set(shape.cells)
        assert {rect.get("width") for rect in squares} == {str(SPACE)}
        assert frame(card) == ("63", "88")


@pytest.mark.clause("RU-03")
def test_every_route_has_its_card() -> None:
    printed = cards(print_routes(GAME, SAY))
    found = ["".join(text.text or "" for text in card.findall(f"{SVG}text")[:2]) for card in printed]
    assert found == list(HOUSE.routes)
    assert {frame(card) for card in printed} == {("44", "68")}


def test_letters_on_cards_are_underlined_so_that_m_is_no_w_upside_down() -> None:
    for card in (*cards(print_explore(GAME, SAY)), *cards(print_routes(GAME, SAY))):
        bold = [text for text in card.findall(f"{SVG}text") if text.get("font-weight")]
        lines = [float(line.get("y1", 0)) for line in card.findall(f"{SVG}line")]
        for text in bold:
            y, size = float(text.get("y", 0)), float(text.get("font-size", 0))
            assert any(y < line < y + 0.3 * size for line in lines), text.text


def test_an_edition_with_a_shape_for_every_letter_still_fits_on_its_sheet() -> None:
    head = standard_text("in_the_ruin").replace('name = "house"', 'name = "mine"').partition("[[shape]]")[0]
    shapes = [
        f'[[shape]]\nname = "bar-{letter}"\ncells = ["######"]\nnumber = 9\nletters = "{letter}"\n'
        if letter < "M"
        else f'[[shape]]\nname = "post-{letter}"\ncells = {["#"] * 6}\nnumber = 12\nletters = "{letter}"\n'
        for letter in LETTERS
    ]
    mine = open_game("in_the_ruin", head + "\n".join(shapes))
    for extent in extents(ElementTree.fromstring(print_sheet(mine, SAY))):
        assert extent.left >= 0, extent
        assert extent.top >= 0, extent
        assert extent.right <= WIDTH, extent
        assert extent.bottom <= HEIGHT, extent
    for card in cards(print_explore(mine, SAY)):
        for extent in extents(card):
            left, top = (float(value) for value in card.get("transform", "")[10:-1].split())
            assert left <= extent.left <= extent.right <= left + 63, extent
            assert top <= extent.top <= extent.bottom <= top + 88, extent
