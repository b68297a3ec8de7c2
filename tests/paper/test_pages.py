"""Pages as SVG, and as PDF: what is on them, and that it is as large as it says."""

import re
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pypdf import PageObject, PdfReader

from meseta.core.errors import BadSetup
from meseta.i18n.words import Words
from meseta.paper.cards import LARGE, cut_out
from meseta.paper.layout import EDGE, Paper, lay_out
from meseta.paper.pages import Leaf, leaves, svg_of
from meseta.paper.pdf import pdf_of
from meseta.paper.svg import box, document
from tests.paper.extents import SVG, extents

POINTS = 72 / 25.4
SAY = Words("en").say


def drawing(width: str = "100mm", words: str = "words") -> str:
    """A small drawing, in another unit inside."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="50mm" viewBox="0 0 1000 500">'
        f'<title>Small</title><text x="50" y="200" font-size="50">{words}</text></svg>'
    )


def large() -> str:
    return document(460, 460, "Large", [box(5, 5, 450, 450)])


def pdf(*drawings: str, paper: Paper = Paper.A4) -> list[PageObject]:
    return list(PdfReader(BytesIO(pdf_of(leaves(drawings, paper, SAY), "en"))).pages)


def svgs(*drawings: str, paper: Paper = Paper.A4) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(svg_of(leaf)) for leaf in leaves(drawings, paper, SAY)]


@pytest.mark.parametrize("paper", Paper)
def test_every_page_says_what_it_is_and_has_a_ruler_of_100_mm(paper: Paper) -> None:
    for leaf in leaves([drawing(), large()], paper, SAY):
        page = ElementTree.fromstring(svg_of(leaf))
        words = [text.text for text in page.iter(f"{SVG}text")]
        ticks = [
            float(line.get("x1", 0)) for line in page.iter(f"{SVG}line") if line.get("x1") == line.get("x2")
        ]

        assert [page.get(side) for side in ("width", "height")] == [
            f"{length:g}mm" for length in (leaf.page.width, leaf.page.height)
        ]
        assert leaf.caption.startswith(("Small", "Large"))
        assert leaf.caption in words
        assert SAY("paper-scale", length=100, inches=4) in words
        assert {14, 114, 14 + 4 * 25.4} <= set(ticks)


def test_a_part_of_something_larger_says_where_it_belongs() -> None:
    captions = [leaf.caption for leaf in leaves([large()], Paper.A4, SAY)]
    assert captions[3] == "Large, page 4 of 6 (row 2, column 1)"
    texts = [page.extract_text() for page in pdf(large())]
    assert all(caption in text for caption, text in zip(captions, texts, strict=True))
    assert all(SAY("paper-cut") in text for text in texts)


def test_a_page_of_svg_shows_its_part_of_the_drawing_at_its_true_size() -> None:
    for page, part in zip(svgs(large()), lay_out(460, 460, Paper.A4), strict=True):
        shown = page.find(f"{SVG}svg")
        assert shown is not None
        place = [float(shown.get(name, 0)) for name in ("x", "y", "width", "height")]
        assert place == pytest.approx([*part.corner, part.across, part.down], rel=1e-4)
        window = [float(value) for value in shown.get("viewBox", "").split()]
        assert window == pytest.approx([part.left, part.top, part.across, part.down], rel=1e-4)
        whole = shown.find(f"{SVG}svg")
        assert whole is not None
        assert [whole.get(name) for name in ("width", "height")] == ["460", "460"]


def test_a_page_of_pdf_shows_its_part_of_the_drawing_at_its_true_size() -> None:
    for page, part in zip(pdf(large()), lay_out(460, 460, Paper.A4), strict=True):
        content = page.get_contents()
        assert content is not None
        steps = content.get_data().decode("latin-1")
        found = re.search(r"q (\S+) 0 0 -(\S+) 0 \S+ cm .*? q 1 0 0 1 (\S+) (\S+) cm ", steps)
        assert found
        assert [float(scale) for scale in found.group(1, 2)] == pytest.approx([POINTS] * 2, abs=1e-4)
        x, y = part.corner
        assert [float(place) for place in found.group(3, 4)] == pytest.approx([x - part.left, y - part.top])
        assert " 5 5 450 450 re " in steps


@pytest.mark.parametrize("paper", Paper)
def test_pages_of_pdf_are_as_large_as_the_paper(paper: Paper) -> None:
    given = list(leaves([drawing(), large()], paper, SAY))
    for page, leaf in zip(pdf(drawing(), large(), paper=paper), given, strict=True):
        size = float(page.mediabox.width) / POINTS, float(page.mediabox.height) / POINTS
        assert size == pytest.approx((leaf.page.width, leaf.page.height), abs=0.01)


def test_readers_are_asked_not_to_fit_a_page_to_the_printer() -> None:
    catalogue = PdfReader(BytesIO(pdf_of(leaves([drawing()], Paper.A4, SAY), "en"))).root_object
    preferences = catalogue["/ViewerPreferences"]
    assert isinstance(preferences, dict)
    assert preferences["/PrintScaling"] == "/None"


@pytest.mark.parametrize("paper", Paper)
def test_marks_captions_and_the_ruler_lie_where_printers_print(paper: Paper) -> None:
    for leaf in leaves([drawing(), large()], paper, SAY):
        frame = ElementTree.fromstring(document(1, 1, "", leaf.frame))
        for extent in list(extents(frame))[1:]:  # after the ground
            assert min(extent[:2]) >= EDGE, extent
            assert extent.right <= leaf.page.width - EDGE, extent
            assert extent.bottom <= leaf.page.height - EDGE + 0.6, extent  # a descender


def cards(count: int) -> list[Leaf]:
    drawn = [f'<text x="5" y="10" font-size="5">card {number}</text>' for number in range(count)]
    return list(leaves([cut_out(drawn, LARGE, "Cards")], Paper.A4, SAY))


def test_cards_are_cut_from_as_many_pages_as_they_need() -> None:
    given = cards(19)
    texts = [page.extract_text() for page in PdfReader(BytesIO(pdf_of(given, "en"))).pages]

    assert [leaf.caption for leaf in given] == [f"Cards, page {page} of 3" for page in (1, 2, 3)]
    assert [len(re.findall(r"card \d+", text)) for text in texts] == [8, 8, 3]


def test_cards_lie_in_the_middle_of_a_page_so_that_backs_lie_behind_them() -> None:
    for leaf in cards(8):
        frames = [extent for extent in extents(leaf.drawing) if extent.what == "rect"]
        x, y = leaf.page.corner
        left, right = min(frame.left for frame in frames) + x, max(frame.right for frame in frames) + x
        top, bottom = min(frame.top for frame in frames) + y, max(frame.bottom for frame in frames) + y
        assert left == pytest.approx(leaf.page.width - right)
        assert top == pytest.approx(leaf.page.height - bottom)
        assert {(frame.right - frame.left, frame.bottom - frame.top) for frame in frames} == {(63, 88)}


@pytest.mark.parametrize(
    ("given", "code"),
    [(drawing(words="♣"), "pdf_letters"), (drawing("100"), "print_size"), (drawing("100%"), "print_size")],
)
def test_a_drawing_that_a_pdf_cannot_show_is_refused(
    given: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MESETA_FONT", "no-such-font.ttf")
    with pytest.raises(BadSetup) as refused:
        pdf(given)
    assert refused.value.code == code


def test_letters_beyond_latin_1_are_printed_in_the_font_that_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import matplotlib

    monkeypatch.setenv("MESETA_FONT", str(Path(matplotlib.get_data_path()) / "fonts/ttf/DejaVuSans.ttf"))
    (page,) = pdf(drawing(words="♣ ß"))
    assert "♣ ß" in page.extract_text()
