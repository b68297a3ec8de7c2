"""`meseta edition print`: what is on the pages, and that it is as large as it says."""

import re
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from pypdf import PageObject, PdfReader

from meseta.cli.pages import MARGIN, OVERLAP, Paper, lay_out
from meseta.cli.pdf import pdf_of
from meseta.core.errors import BadSetup
from meseta.i18n.words import Words
from tests.cli.command import meseta, refusal

POINTS = 72 / 25.4
SIZES = {Paper.A4: (210, 297), Paper.LETTER: (215.9, 279.4)}


def printed(tmp_path: Path, *arguments: str, language: str = "en") -> PdfReader:
    """The PDF that the command writes."""
    out = tmp_path / "paper.pdf"
    done = meseta("edition", "print", *arguments, "--out", str(out), language=language)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return PdfReader(BytesIO(out.read_bytes()))


def size(page: PageObject) -> tuple[float, float]:
    """The page's width and height in mm."""
    return float(page.mediabox.width) / POINTS, float(page.mediabox.height) / POINTS


def svg(width: str = "100mm", words: str = "words") -> str:
    """A small drawing."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="50mm" viewBox="0 0 100 50">'
        f'<title>Small</title><text x="5" y="20" font-size="5">{words}</text></svg>'
    )


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("language", ["en", "es"])
def test_sonora_is_printed_on_one_landscape_page_and_six_for_the_board(
    tmp_path: Path, paper: Paper, language: str
) -> None:
    pages = printed(tmp_path, "sonora", "--paper", paper, language=language).pages
    width, height = SIZES[paper]

    assert len(pages) == 7
    assert size(pages[0]) == pytest.approx((height, width), abs=0.01)
    assert all(size(page) == pytest.approx((width, height), abs=0.01) for page in pages[1:])
    say = Words(language, "sonora").say
    for word in (
        "ruins",
        "canyon",
        "creek",
        "mudcracks",
        "reflick",
        "swap",
        "discovery",
        "total",
        "falls-away",
    ):
        assert say(f"sheet-{word}") in pages[0].extract_text()
    for number, page in enumerate(pages[1:], start=1):
        assert say("paper-scale", length=100) in page.extract_text()
        row, column = (number - 1) // 3 + 1, (number - 1) % 3 + 1
        title = f"{say('sheet-title')}: {say('sheet-board')}"
        caption = say("paper-page", title=title, page=number, pages=6, row=row, column=column)
        assert caption in page.extract_text()


def test_the_board_on_paper_is_450_mm_wide_and_its_parts_meet(tmp_path: Path) -> None:
    reader = printed(tmp_path, "sonora", "--part", "board")
    for page, part in zip(reader.pages, lay_out(460, 460, Paper.A4), strict=True):
        content = page.get_contents()
        assert content is not None
        steps = content.get_data().decode("latin-1")
        found = re.search(r"q (\S+) 0 0 -(\S+) 0 \S+ cm .*? q 1 0 0 1 (\S+) (\S+) cm ", steps)
        assert found
        assert [float(scale) for scale in found.group(1, 2)] == pytest.approx([POINTS] * 2, abs=1e-4)
        x, y = part.corner
        assert [float(place) for place in found.group(3, 4)] == pytest.approx([x - part.left, y - part.top])
        assert " -225 -225 450 450 re S " in steps  # the frame


@pytest.mark.parametrize("paper", Paper)
def test_the_parts_of_a_large_drawing_cover_it_overlap_and_leave_a_margin(paper: Paper) -> None:
    pages = lay_out(460, 460, paper)
    rows = [[page for page in pages if page.row == row] for row in range(2)]

    assert [len(row) for row in rows] == [3, 3]
    assert all((page.width, page.height) == SIZES[paper] and min(page.corner) >= MARGIN for page in pages)
    for row in rows:
        assert row[0].left == 0
        assert row[-1].left + row[-1].across == pytest.approx(460)
        assert all(a.left + a.across - b.left == pytest.approx(OVERLAP) for a, b in pairwise(row))
    above, below = rows[0][0], rows[1][0]
    assert above.top == 0
    assert above.down - below.top == pytest.approx(OVERLAP)
    assert below.top + below.down == pytest.approx(460)


def test_a_drawing_that_fits_is_one_page_in_its_middle() -> None:
    (page,) = lay_out(268, 200, Paper.LETTER)
    assert (page.width, page.height) == (279.4, 215.9)
    assert page.corner == pytest.approx((5.7, 7.95))


@pytest.mark.parametrize("paper", Paper)
def test_the_sheet_of_in_the_ruin_fits_on_a_page(tmp_path: Path, paper: Paper) -> None:
    (page,) = printed(tmp_path, "in_the_ruin", "--paper", paper).pages
    assert size(page) == pytest.approx(SIZES[paper], abs=0.01)
    assert "penalties" in page.extract_text()


def test_readers_are_asked_not_to_fit_a_page_to_the_printer(tmp_path: Path) -> None:
    catalogue = printed(tmp_path, "in_the_ruin").root_object
    preferences = catalogue["/ViewerPreferences"]
    assert isinstance(preferences, dict)
    assert preferences["/PrintScaling"] == "/None"


def test_a_file_is_replaced_only_on_request(tmp_path: Path) -> None:
    out = tmp_path / "sonora.svg"
    out.write_text("mine")
    assert "already exists" in refusal("edition", "print", "sonora", "--out", str(out))
    assert out.read_text() == "mine"
    meseta("edition", "print", "sonora", "--out", str(out), "--force", "--part", "board")
    assert "<title>Sonora: board</title>" in out.read_text(encoding="utf-8")


def test_what_cannot_be_printed_is_named(tmp_path: Path) -> None:
    out = str(tmp_path / "sonora.svg")
    assert "only one part" in refusal("edition", "print", "sonora", "--out", out, "--part", "all")
    assert "choose one of: sheet, board, all" in refusal("edition", "print", "sonora", "--part", "frame")
    assert "neither .pdf nor .svg" in refusal("edition", "print", "sonora", "--out", "sonora.doc")
    assert "'letter'" in refusal("edition", "print", "sonora", "--paper", "a3")


@pytest.mark.parametrize(
    ("drawing", "code"),
    [(svg(words="♣"), "pdf_letters"), (svg("100"), "pdf_size"), (svg("100%"), "pdf_size")],
)
def test_a_drawing_that_a_pdf_cannot_show_is_refused(drawing: str, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        pdf_of([drawing], Paper.A4, Words("en"))
    assert refused.value.code == code
