"""A day to share, in words and as a picture."""

import pytest

from meseta.daily.sharing import Shared, SharedDay, shared_text
from meseta.i18n.words import Words
from meseta.pictures.daily import draw_daily
from meseta.pictures.frame import Look

LINK = "https://example.org/daily"


def a_day(*puzzles: Shared, streak: int = 1) -> SharedDay:
    return SharedDay("2026-12-01", 13, puzzles, streak)


BEST, CLOSE, OPEN = (
    Shared("shifting_stones", "best", 100),
    Shared("in_the_ruin", "close", 83),
    Shared("sonora", None, 0),
)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Meseta: the daily three, no. 13", "Shifting Stones ★ the best turn", "In the Ruin ◕ 83 %",
                "Sonora ○ still open", "5 days in a row", LINK]),
        ("es", ["Meseta: los tres del día, n.º 13", "Shifting Stones ★ el mejor turno", "In the Ruin ◕ 83 %",
                "Sonora ○ sin jugar", "5 días seguidos", LINK]),
    ],
)  # fmt: skip
def test_a_text_says_how_near_and_nothing_else(language: str, lines: list[str]) -> None:
    assert shared_text(a_day(BEST, CLOSE, OPEN, streak=5), language, LINK).splitlines() == lines


def test_one_day_is_no_streak() -> None:
    assert shared_text(a_day(BEST), "en", "").count("\n") == 1


@pytest.mark.parametrize("mark", ["beaten", "best", "close", "fair", "far", "given_up", None])
def test_no_two_marks_look_alike_even_without_colour(mark: str | None) -> None:
    others = {"beaten", "best", "close", "fair", "far", "given_up", None} - {mark}
    text = {one: shared_text(a_day(Shared("sonora", one, 60)), "en", "") for one in (mark, *others)}  # type: ignore[arg-type]
    assert text[mark] not in [text[one] for one in others]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_picture_shows_every_puzzle_and_the_way_to_them(language: str, dark: bool) -> None:
    look = Look(Words(language), dark, LINK, invitation="drawn-daily")
    drawn = draw_daily(a_day(BEST, CLOSE, OPEN, streak=5), look)
    for shown in ("Shifting Stones", "In the Ruin", "Sonora", "83 %", "example.org/daily", "2026-12-01"):
        assert shown in drawn
    assert Words(language).say("drawn-daily") in drawn
    assert 'width="1200"' in drawn
