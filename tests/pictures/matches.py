"""Finished matches of every game and number of players, and what stands on a picture of them."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

import meseta
from meseta.games import open_game
from meseta.i18n.words import Words
from meseta.pictures.frame import Look
from meseta.play.match import AnyMatch

SVG = "{http://www.w3.org/2000/svg}"
BOTS = {"shifting_stones": "greedy", "in_the_ruin": "random", "sonora": "random"}
COMPANIES = [(key, seats) for key in BOTS for seats in open_game(key).info.seats]
SHORT = ("Ana", "Luis", "Eva", "Max", "Ida")
HOSTILE = (
    "W" * 40,
    "</text><script>alert('x')</script>&amp;",
    "محمد بن راشد آل مكتوم الكبير العظيم",
    "👩‍🚀👨‍👩‍👧‍👦🎉🏳️‍🌈👩🏽‍🚀🇪🇸🇯🇵",
    "Z̄͑̊a̷̡l̶g͟o̴ et ﷽ 日本語の名前 Ñandú",
)
LINK = "https://mesa.example.org/r/1f8g7d6s5a4f3g2h?ply=40&as=0"


@cache
def finished(key: str, seats: int) -> AnyMatch:
    """A match that bots have played to its end."""
    options = {"rounds": "5"} if key == "sonora" else {}
    return meseta.play_match(key, [BOTS[key]] * seats, seed=seats, options=options)


def look(match: AnyMatch, names: tuple[str, ...] = SHORT, language: str = "en", dark: bool = False) -> Look:
    """How a picture of the match is to look."""
    return Look(Words(language, match.header.game, names), dark, LINK, "2026-11-19")


class Line(NamedTuple):
    """A line of text in the frame of a picture, and the room that it has."""

    words: str
    bold: bool
    size: float
    x: float
    y: float
    """Its baseline."""
    room: float
    anchor: str


def lines(picture: str) -> Iterator[Line]:
    """Every line of text that is the picture's own rather than the game's."""
    root = ElementTree.fromstring(picture)
    for group, top in ((root, 0.0), (_body(root), _top(_body(root)))):
        for box in group.findall(f"{SVG}svg[@overflow]"):
            text = box.find(f"{SVG}text")
            assert text is not None
            x, y, room = (float(box.attrib[name]) for name in ("x", "y", "width"))
            spans = text.findall(f"{SVG}tspan")
            bold = "font-weight" in text.attrib or any("font-weight" in span.attrib for span in spans)
            baseline = top + y + float(text.attrib["y"])
            yield Line(
                "".join(text.itertext()),
                bold,
                float(text.attrib["font-size"]),
                x,
                baseline,
                room,
                text.attrib.get("text-anchor", "start"),
            )


def _body(root: ElementTree.Element) -> ElementTree.Element:
    found = root.find(f"{SVG}g[@transform]")
    assert found is not None
    return found


def _top(body: ElementTree.Element) -> float:
    return float(body.attrib["transform"].partition("(")[2].partition(")")[0].split()[1])
