import pytest

from tests.games.sonora.page import FILES, PAGE, written


@pytest.mark.parametrize("name", FILES)
def test_the_page_has_what_the_engine_makes(name: str) -> None:
    assert (PAGE / name).read_text() == written(FILES[name]())
