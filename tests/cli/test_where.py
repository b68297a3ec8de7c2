"""The terminal's `where` in the ruin: how many ways there are, and a list of them if there are few."""

import re
from io import StringIO

import pytest
from rich.console import Console

from meseta.cli.drawings import answer_where
from meseta.i18n.words import Words
from tests.games.in_the_ruin.positions import GAME, player, position


def answer(question: str) -> str:
    """The answer in a position with a cross of Roads, two spaces in each direction, and one route card."""
    on = position(player(hand="AD"), player(), line="CBO")
    screen = Console(file=StringIO(), width=80)
    screen.print(
        answer_where(GAME, GAME.observe(on, 0), GAME.legal(on, 0), question, Words("en", "in_the_ruin"))
    )
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize(
    ("question", "ways"),
    [
        ("c", 16),  # each arm has 3 spaces at its end, each corner between two arms 1
        ("+w", 16),
        ("+r", 12),  # not in the corners, where it would close a 2×2 block
        ("c f3", 1),
        ("w e3 f3", 3),  # the bar of 4 across the end of the upper arm, from c3, d3 or e3
    ],
)
def test_where_counts_the_ways(question: str, ways: int) -> None:
    said = answer(question)
    assert f"{ways} way" in said
    assert "*" in said


def test_where_lists_a_few_ways_without_breaking_any_over_two_lines() -> None:
    lines = [line for line in answer("w f3").splitlines() if line.startswith("w ")]
    assert lines
    assert all(re.sub(r"w( [a-k]\d+){4}", "", line).strip() in ("", "…") for line in lines)


def test_where_says_nowhere_without_a_picture() -> None:
    assert answer("r f6").strip() == "Nowhere."
