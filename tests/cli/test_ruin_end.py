"""The end of In the Ruin in the terminal: no score is cut off, and joined routes show their paths."""

from io import StringIO

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

from meseta.cli.drawings import draw
from meseta.cli.scores import scores
from meseta.games.in_the_ruin.sheet import CELL_OF, Rectangle
from meseta.games.in_the_ruin.state import Phase, State
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words
from tests.games.in_the_ruin.positions import GAME, player, position

AROUND = "f4 g4 h4 h5 h6 h7 h8"
"""The path from A to D."""


def ended(seats: int) -> State:
    """A game just ended; the first sheet joins A and D."""
    rectangle = Rectangle(CELL_OF["f4"], CELL_OF["h4"])
    first = player(AROUND, hand="AD BM", pawn="h8", penalties=12, gems=31, rectangle=rectangle)
    others = [player(penalties=13 + seat, rectangle=rectangle) for seat in range(seats - 1)]
    on = position(first, *others, stage=2, line="O", deck="")
    return replace(on, phase=Phase.OVER, waiting=0, line=())


def printed(what: RenderableType) -> str:
    screen = Console(file=StringIO(), width=80)
    screen.print(what)
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


@pytest.mark.clause("RU-33")
def test_only_a_joined_route_is_shown_with_its_path() -> None:
    on = ended(2)
    said = printed(draw(GAME, GAME.observe(on, None), Words("en", "in_the_ruin")))
    assert f"AD ✓ {AROUND}" in said
    assert "BM\u00a0✗" in said


@pytest.mark.clause("RU-33")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_no_part_of_a_score_is_cut_off_on_a_narrow_screen(language: str, seats: int) -> None:
    on = ended(seats)
    words = Words(language, "in_the_ruin")
    said = printed(scores(GAME, on, words))
    assert "…" not in said
    squeezed = "".join(said.split())
    for part in GAME.score(on)[0].parts if seats == 1 else ():
        told = words.say(f"part-{part.code}", count=part.count, **part.detail)
        assert "".join(f"{part.clause}{told}:{part.points}".split()) in squeezed


@pytest.mark.clause("RU-35")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_told_with_what_broke_it(language: str) -> None:
    on = ended(3)
    alike = replace(on, players=(on.players[0], on.players[0], on.players[2]))
    words = Words(language, "in_the_ruin", ["Ana", "Eva", "Luis"])
    said = " ".join(printed(scores(GAME, alike, words)).split())
    roads = on.players[0].roads.bit_count()
    assert words.say("tie-roads") in said
    assert f": Ana {roads}, Eva {roads}. (RU-35)" in said
