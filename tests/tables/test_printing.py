"""What a game has to print comes as pages and as a PDF, bounded, and refused with a sentence."""

from io import BytesIO
from xml.etree import ElementTree

import msgspec
import pytest
from pypdf import PdfReader

from meseta.core.errors import BadSetup
from meseta.desk.bodies import PrintWanted
from meseta.games import own_plugins
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words
from meseta.paper import pdf
from meseta.tables.errors import Malformed, NoSuchThing
from meseta.tables.printing import MOST_PAGES, Order, drawn_pages, drawn_pdf, printable

SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
POINTS = 72 / 25.4


@pytest.mark.parametrize("key", [plugin.key for plugin in own_plugins()])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_part_of_every_game_comes_on_pages_of_that_paper(key: str, paper: str) -> None:
    order = Order(key, dict.fromkeys(printable(key), 1), paper, "es")
    pages = drawn_pages(order)
    for page in pages:
        root = ElementTree.fromstring(page.svg)
        size = sorted(float(root.attrib[side].removesuffix("mm")) for side in ("width", "height"))
        assert size == pytest.approx(sorted(SIZES[paper]))
        assert page.copies == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [plugin.key for plugin in own_plugins()])
def test_every_part_is_named_on_the_page(key: str, language: str) -> None:
    for part in printable(key):
        assert Words(language, key).say(f"companion-print-{part}")


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_pdf_has_the_same_pages_at_their_true_size(paper: str) -> None:
    order = Order("in_the_ruin", {"sheet": 1, "aid": 1, "explore": 1}, paper, "es")
    printed = PdfReader(BytesIO(drawn_pdf(order))).pages
    assert len(printed) == len(drawn_pages(order))
    for leaf in printed:
        sides = sorted(float(side) / POINTS for side in leaf.mediabox[2:])
        assert sides == pytest.approx(sorted(SIZES[paper]), abs=0.01)


def test_each_part_is_printed_as_often_as_it_is_wanted() -> None:
    order = Order("in_the_ruin", {"sheet": 4, "aid": 2}, "a4", "en")
    assert [page.copies for page in drawn_pages(order)] == [4, 2]
    texts = [page.extract_text() for page in PdfReader(BytesIO(drawn_pdf(order))).pages]
    assert len(texts) == 6
    assert len(set(texts)) == 2


def test_what_would_be_too_much_or_is_not_there_is_refused() -> None:
    copies = MOST_PAGES // len(drawn_pages(Order("shifting_stones", {"cards": 1}, "a4", "en"))) + 1
    with pytest.raises(BadSetup) as refused:
        drawn_pdf(Order("shifting_stones", {"cards": copies}, "a4", "en"))
    assert refused.value.code == "too_many_pages"
    with pytest.raises(Malformed) as unknown:
        drawn_pages(Order("in_the_ruin", {"dragons": 1}, "a4", "en"))
    assert unknown.value.code == "print_part"
    with pytest.raises(NoSuchThing):
        printable("chess")


def test_letters_without_a_font_are_refused_as_pdf_but_not_as_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meseta.tables.printing.Words.say", lambda *_, **__: "遺跡")
    monkeypatch.setattr(pdf, "font_with", lambda *_: None)
    order = Order("in_the_ruin", {"sheet": 1}, "a4", "en")
    with pytest.raises(BadSetup) as refused:
        drawn_pdf(order)
    assert refused.value.code == "print_in_browser"
    assert "遺跡" in drawn_pages(order)[0].svg


@pytest.mark.parametrize(
    "wrong",
    [
        {"parts": {}},
        {"parts": {"sheet": 0}},
        {"parts": {"sheet": 13}},
        {"parts": {"x" * 41: 1}},
        {"parts": {f"part{number}": 1 for number in range(17)}},
        {"parts": {"sheet": 1}, "paper": "whole"},
        {"parts": {"sheet": 1}, "more": 1},
    ],
)
def test_an_order_out_of_bounds_is_none(wrong: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, PrintWanted)
