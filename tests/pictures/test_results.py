"""The result of every finished match is a picture that one would post."""

from itertools import combinations
from xml.etree import ElementTree

import pytest

from meseta.core.results import Outcome, Part, Score, TieBreak
from meseta.games import plugin
from meseta.pictures import result
from meseta.pictures.elements import star
from meseta.pictures.frame import LEAST, MOST, WIDTH
from meseta.pictures.result import draw_result
from meseta.play.match import AnyMatch
from tests.pictures.fonts import width_in_font
from tests.pictures.matches import COMPANIES, HOSTILE, LINK, SHORT, Line, finished, lines, look


def drawn(match: AnyMatch, names: tuple[str, ...] = SHORT, language: str = "en", dark: bool = False) -> str:
    assert match.outcome is not None
    views = [match.view(seat) for seat in range(match.header.seats)]
    return draw_result(match.game, views, match.scores, match.outcome, look(match, names, language, dark))


@pytest.mark.parametrize(("key", "seats"), COMPANIES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_it_names_everybody_with_all_their_points_in_a_size_for_sharing(
    key: str, seats: int, language: str
) -> None:
    match = finished(key, seats)
    picture = drawn(match, language=language)
    root = ElementTree.fromstring(picture)
    assert root.attrib["width"] == str(WIDTH)
    assert LEAST <= float(root.attrib["height"]) <= MOST
    shown = [line.words for line in lines(picture)]
    assert set(SHORT[:seats]) <= set(shown)
    assert {str(score.total) for score in match.scores} <= set(shown)
    figures = " ".join(shown)
    for score in match.scores:
        assert all(str(part.points) in figures for part in score.parts)
    assert {"2026-11-19", "Meseta", LINK.partition("://")[2]} <= set(shown)
    assert picture.count('fill="black" shape-rendering') == 1, "and the link as a code"


@pytest.mark.parametrize(("key", "seats"), COMPANIES)
@pytest.mark.parametrize("names", [SHORT, HOSTILE], ids=["short", "hostile"])
def test_no_words_leave_their_room_or_lie_on_others_in_the_widest_font(
    key: str, seats: int, names: tuple[str, ...]
) -> None:
    found = list(lines(drawn(finished(key, seats), names, "es")))
    for line in found:
        assert width_in_font(line) <= line.room + 0.5, line
    for one, other in combinations(map(extent, found), 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


def extent(line: Line) -> tuple[float, float, float, float, str]:
    """Where the letters of the line are."""
    wide = min(width_in_font(line), line.room)
    left = line.x + (line.room - wide if line.anchor == "end" else 0)
    return left, line.y - 0.74 * line.size, left + wide, line.y + 0.2 * line.size, line.words


@pytest.mark.parametrize(("key", "seats"), COMPANIES)
def test_by_night_nothing_but_colours_changes(key: str, seats: int) -> None:
    match = finished(key, seats)
    day, night = (ElementTree.fromstring(drawn(match, dark=dark)) for dark in (False, True))
    pairs = list(zip(day.iter(), night.iter(), strict=True))
    assert all(one.tag == other.tag and one.text == other.text for one, other in pairs)
    changed = {
        name for one, other in pairs for name, value in one.attrib.items() if other.attrib[name] != value
    }
    assert changed == {"fill", "stroke"}


def test_a_strangers_name_is_only_ever_text() -> None:
    picture = drawn(finished("shifting_stones", 5), HOSTILE)
    assert "<script" not in picture
    assert {element.tag.partition("}")[2] for element in ElementTree.fromstring(picture).iter()} <= {
        *("svg", "g", "title", "rect", "path", "text", "tspan", "circle", "line", "polygon", "defs", "use")
    }


def test_winners_come_first_and_are_marked_by_more_than_a_colour() -> None:
    match = finished("shifting_stones", 4)
    assert match.outcome is not None
    picture = drawn(match)
    names = [line.words for line in lines(picture) if line.words in SHORT]
    assert names[0] == SHORT[match.outcome.winners[0]]
    assert picture.count(star(0, 0, 1).partition(' d="')[2]) == len(match.outcome.winners)


def test_a_tie_is_told_with_what_broke_it() -> None:
    match = finished("sonora", 2)
    views = [match.view(seat) for seat in range(2)]
    scores = [Score(seat, (Part("ruins", 40, "SO-43"),)) for seat in range(2)]
    tie = TieBreak("discoveries", "SO-44", {0: 3, 1: 4})
    outcome = Outcome((1,), "last_round", "SO-44", tie)
    picture = draw_result(match.game, views, scores, outcome, look(match))
    assert "Luis wins." in picture
    assert "Decided by most Discoveries circled: Ana 3, Luis 4." in picture
    given_up = draw_result(
        match.game, views, scores, Outcome((1,), "conceded", ""), look(match), conceded=True
    )
    assert "The match was given up." in given_up
    assert "Tied" not in given_up


def test_a_game_that_draws_nothing_still_gets_its_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec.structs import replace

    match = finished("in_the_ruin", 3)
    bare = replace(plugin("in_the_ruin"), made=None, picture=None)
    monkeypatch.setattr(result, "plugin", lambda key: bare)
    found = list(lines(drawn(match)))
    assert {*SHORT[:3], *(str(score.total) for score in match.scores)} <= {line.words for line in found}
