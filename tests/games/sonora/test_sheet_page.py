"""The moments that the tests of the page's sheet use are moments of the game, on its own edition.

When the edition changes, `python -m tests.games.sonora.page` renews them.
"""

import tomllib
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

import meseta.games.sonora
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.view import View

SHEET: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "sonora" / "sheet"
FILE: Final[dict[str, Any]] = msgspec.json.decode((SHEET / "moments.json").read_bytes())
GAME: Final = Sonora()


def sent(data: object) -> Any:
    """This as it arrives at a page."""
    return msgspec.json.decode(msgspec.json.encode(data))


def test_the_page_is_tested_on_the_house_edition() -> None:
    house = Path(meseta.games.sonora.__file__).parent / "data" / "house.toml"
    assert sent(tomllib.loads(house.read_text())) == FILE["components"]


@pytest.mark.parametrize("name", FILE["moments"])
def test_a_moment_of_the_page_is_what_the_server_would_send(name: str) -> None:
    moment = FILE["moments"][name]
    view = msgspec.json.decode(msgspec.json.encode(moment["view"]), type=View)
    state = GAME.imagine(view, Random(0))
    assert sent(GAME.observe(state, view.viewer)) == moment["view"]
    assert sorted(GAME.actors(state)) == moment["acting"]
    listed = [GAME.write(action) for action in GAME.legal(state, 0)]
    assert (listed or None) == (moment["legal"] and moment["legal"]["actions"])
