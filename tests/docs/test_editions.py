"""The pages about editions say what the types say."""

import pytest
from docs.site import editions

from meseta.games import own_plugins

GAMES = [plugin.key for plugin in own_plugins() if plugin.edition_format]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_lists_every_key_as_the_types_have_it(game: str) -> None:
    text = (editions.FOLDER / f"{game}.md").read_text(encoding="utf-8")
    assert editions.renewed(text, game) == text, "run python -m docs.site.editions"


def test_a_page_shows_types_bounds_and_examples() -> None:
    made = editions.tables("sonora")
    assert "| `hexes` | whole number, 1 to 42 |" in made
    assert '```toml\n[[ruins.building]]\nname = "A"\nhexes = 5\n' in made
