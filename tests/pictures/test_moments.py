"""Any moment of a match is a picture, of what one viewer sees and is told."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

import meseta
from meseta.core.errors import BadRecord, BadSetup
from meseta.games import plugin
from meseta.pictures import result
from meseta.pictures.frame import MOST
from meseta.pictures.moment import draw_moment
from tests.pictures.fonts import width_in_font
from tests.pictures.matches import COMPANIES, HOSTILE, SHORT, finished, lines, look

LONG = ["This and that has happened to somebody. " * 5] * 8


@pytest.mark.parametrize(("key", "seats"), COMPANIES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_it_says_what_happened_whose_eyes_see_it_and_who_is_who(key: str, seats: int, language: str) -> None:
    match = finished(key, seats)
    last = len(match.entries)
    for at, viewer in ((0, None), (last // 2, 0), (last, seats - 1)):
        picture = meseta.picture(match, at, viewer, language=language, players=SHORT, dark=at > 0)
        assert float(ElementTree.fromstring(picture).attrib["height"]) <= MOST
        shown = [line.words for line in lines(picture)]
        assert any(f"{at}" in words and f"{last}" in words for words in shown)
        assert set(SHORT[:seats]) <= set(shown)
        eyes = "spectator" if language == "en" else "espectador"
        assert any(eyes in words if viewer is None else SHORT[viewer] in words for words in shown[:2])


@pytest.mark.parametrize(("key", "seats"), COMPANIES)
def test_long_names_and_sentences_stay_in_their_room(key: str, seats: int) -> None:
    match = finished(key, seats)
    view = match.view(0)
    picture = draw_moment(match.game, view, seats, LONG, 10**6, 10**6, look(match, HOSTILE))
    assert float(ElementTree.fromstring(picture).attrib["height"]) <= MOST
    for line in lines(picture):
        assert width_in_font(line) <= line.room + 0.5, line


def test_what_a_viewer_was_told_last_stays_until_they_are_told_more() -> None:
    record = Path(__file__).parents[1] / "golden" / "in_the_ruin-left-behind.txt"
    match = meseta.open_match(record.read_text("utf-8"))
    secret = next(
        ply
        for ply, entry in enumerate(match.entries, start=1)
        if entry.seat == 0 and entry.text.startswith("r ")
    )
    before, after = (
        [line.words for line in lines(meseta.picture(match, ply, 1))][2:] for ply in (secret - 1, secret)
    )
    assert before == after, "the other seat has drawn in secret"
    own = [line.words for line in lines(meseta.picture(match, secret, 0))][2:]
    assert own != after


def test_a_moment_or_a_seat_that_does_not_exist_is_refused() -> None:
    match = finished("shifting_stones", 2)
    with pytest.raises(BadRecord, match="record_no_such_ply"):
        meseta.picture(match, len(match.entries) + 1)
    with pytest.raises(BadSetup, match="no_such_seat"):
        meseta.picture(match, 3, 2)


@pytest.mark.parametrize(
    "link", ["meseta.example", "javascript:alert(1)", "https://a b", "http://é", "http://" + "x" * 300]
)
def test_a_link_that_nobody_could_open_is_refused(link: str) -> None:
    with pytest.raises(BadSetup, match="bad_link"):
        meseta.picture(finished("shifting_stones", 2), link=link)


def test_a_game_without_a_picture_says_that_only_its_result_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(plugin("sonora"), made=None, picture=None)
    monkeypatch.setattr(result, "plugin", lambda key: bare)
    with pytest.raises(BadSetup, match="no_picture"):
        meseta.picture(finished("sonora", 2), 3)
    assert "</svg>" in meseta.picture(finished("sonora", 2))


def test_a_picture_is_the_same_wherever_it_is_drawn() -> None:
    script = (
        "import hashlib, meseta\n"
        "match = meseta.play_match('sonora', ['random'] * 2, seed=3, options={'rounds': '5'})\n"
        "drawn = meseta.picture(match) + meseta.picture(match, 9)\n"
        "print(hashlib.sha256(drawn.encode()).hexdigest())"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
