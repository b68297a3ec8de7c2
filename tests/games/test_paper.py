"""What all games print: complete, in every language, within the page and large enough to read."""

from functools import cache
from xml.etree import ElementTree

import pytest

from meseta.core.plugin import sheet
from meseta.games import keys, open_game, plugin
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words, catalogue
from meseta.paper.cards import AIDS
from meseta.paper.layout import EDGE, FOOT, SIZES, Paper
from meseta.paper.pages import Leaf, leaves
from tests.games.silhouettes import RUIN, STONES, ruin_art, stones_art
from tests.paper.extents import SVG, extents

PARTS = [(key, part) for key in keys() for part in plugin(key).sheets]
TILED = {("sonora", "board"): 6}
"""What does not fit on one page, and how many it needs."""
FIGURE = 0.7
"""The height of a digit of Helvetica, as a share of its size."""


@cache
def drawn(key: str, part: str, language: str) -> str:
    return sheet(plugin(key), part)(open_game(key), Words(language, key).say)


def is_latin(words: str) -> bool:
    """Whether every font has the letters."""
    return all(ord(letter) < 256 for letter in words)


def printed(key: str, part: str, language: str = "en", paper: Paper = Paper.A4) -> list[Leaf]:
    return list(leaves([drawn(key, part, language)], paper, Words(language, key).say))


def test_every_game_has_something_to_print() -> None:
    assert all(plugin(key).sheets for key in keys())


def test_the_silhouettes_on_paper_are_those_of_the_page() -> None:
    assert STONES.read_text(encoding="utf-8") == stones_art()
    assert RUIN.read_text(encoding="utf-8") == ruin_art()


@pytest.mark.parametrize(("key", "part"), PARTS)
@pytest.mark.parametrize("paper", SIZES)
def test_a_page_holds_what_it_shows_within_what_printers_print(key: str, part: str, paper: Paper) -> None:
    given = printed(key, part, paper=paper)
    assert sum(leaf.page.last != (0, 0) for leaf in given) == TILED.get((key, part), 0)
    for leaf in given:
        x, y = leaf.page.corner
        assert min(x, y) >= EDGE
        assert x + leaf.page.across <= leaf.page.width - EDGE
        assert y + leaf.page.down <= leaf.page.height - EDGE - FOOT


@pytest.mark.parametrize(("key", "part"), PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_beyond_the_edge_of_its_drawing(key: str, part: str, language: str) -> None:
    for leaf in printed(key, part, language):
        width, height = (float(value) for value in leaf.drawing.get("viewBox", "").split()[2:])
        for extent in extents(leaf.drawing):
            assert extent.left >= -0.1, extent
            assert extent.top >= -0.1, extent
            assert extent.right <= width + 0.1, extent
            assert extent.bottom <= height + 0.1, extent


@pytest.mark.parametrize(("key", "part"), PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_2_2_mm_high_and_letters_are_of_every_font(key: str, part: str, language: str) -> None:
    for text in ElementTree.fromstring(drawn(key, part, language)).iter(f"{SVG}text"):
        words, size = text.text or "", float(text.get("font-size", 0))
        assert is_latin(words) or not is_latin(Words(language).say("language-name"))
        assert size >= 2.5, words
        if words.strip("+-×= ").isdigit():
            assert size * FIGURE >= 2.2, words


@pytest.mark.parametrize(("key", "part"), PARTS)
def test_a_part_has_a_title_in_each_language(key: str, part: str) -> None:
    titles = [
        ElementTree.fromstring(drawn(key, part, language)).findtext(f"{SVG}title") for language in LANGUAGES
    ]
    assert all(title and title.startswith(Words("en", key).say("name")) for title in titles)
    english, *others = titles
    assert part == "sheet" or english not in others  # while “cartas” is Spanish and Portuguese


@pytest.mark.parametrize("key", [key for key, part in PARTS if part == "aid"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_sides_of_an_aid_do_not_reach_the_fold(key: str, language: str) -> None:
    (leaf,) = printed(key, "aid", language)
    for aid in leaf.drawing.findall(f"{SVG}g"):
        (back,) = aid.findall(f"{SVG}g")
        front = [text for text in aid.findall(f"{SVG}text") if text.text]
        fold = AIDS.height / 2
        assert max(extent.bottom for text in front for extent in extents(text)) < fold - 1
        assert min(extent.top for extent in extents(back)) > fold + 1


@pytest.mark.parametrize("part", sorted({part for _, part in PARTS}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_a_name_on_the_page(part: str, language: str) -> None:
    assert f"\nedition-part-{part} = " in catalogue(language, "web")
