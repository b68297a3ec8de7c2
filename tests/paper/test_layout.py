"""How drawings are laid out on paper."""

from itertools import pairwise

import pytest

from meseta.paper.layout import EDGE, FOOT, MARGIN, OVERLAP, SIZES, Paper, lay_out


@pytest.mark.parametrize("paper", SIZES)
def test_the_parts_of_a_large_drawing_cover_it_overlap_and_leave_a_margin(paper: Paper) -> None:
    pages = lay_out(460, 460, paper)
    rows = [[page for page in pages if page.row == row] for row in range(2)]

    assert [len(row) for row in rows] == [3, 3]
    assert all((page.width, page.height) == SIZES[paper] and min(page.corner) >= MARGIN for page in pages)
    assert {page.last for page in pages} == {(1, 2)}
    for row in rows:
        assert row[0].left == 0
        assert row[-1].left + row[-1].across == pytest.approx(460)
        assert all(a.left + a.across - b.left == pytest.approx(OVERLAP) for a, b in pairwise(row))
    above, below = rows[0][0], rows[1][0]
    assert above.top == 0
    assert above.down - below.top == pytest.approx(OVERLAP)
    assert below.top + below.down == pytest.approx(460)


def test_a_drawing_that_fits_is_one_page_in_its_middle() -> None:
    (page,) = lay_out(252, 176, Paper.LETTER)
    assert (page.width, page.height) == (279.4, 215.9)
    assert page.corner == pytest.approx((13.7, 19.95))


def test_a_drawing_as_high_as_the_page_makes_room_for_the_ruler() -> None:
    (page,) = lay_out(267, 193, Paper.A4)
    assert page.corner == (15, EDGE)
    assert page.height - page.corner[1] - page.down == EDGE + FOOT


@pytest.mark.parametrize(("width", "height"), [(198.5, 200), (200, 280.5), (30, 281)])
def test_what_would_reach_beyond_what_printers_print_goes_on_several_pages(
    width: float, height: float
) -> None:
    assert len(lay_out(width, height, Paper.A4)) > 1


def test_a_whole_drawing_is_one_page_as_large_as_it_is() -> None:
    (page,) = lay_out(460, 470, Paper.WHOLE)
    assert (page.width - 2 * MARGIN, page.height - 2 * MARGIN) == (page.across, page.down) == (460, 470)
    assert page.corner == (MARGIN, MARGIN)
