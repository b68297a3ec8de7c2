"""The page's tests play recorded games that the engine has written."""

from tests.games.in_the_ruin.page import FILE, written


def test_the_page_has_the_rounds_that_the_engine_plays() -> None:
    assert FILE.read_text(encoding="utf-8") == written()
