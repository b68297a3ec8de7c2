"""Where discs lie on somebody's own board, in the words of the rules, and how a state says the same.

On a real board nobody measures: a disc touches a circle, lies in a zone, or exactly between two. Every such
place stands for one point of the house board that counts the same, so that the rules can go on from it.
"""

from typing import Final, Literal, TypeAlias

from meseta.discs import Place as Point
from meseta.games.sonora.board import Board, spots
from meseta.games.sonora.content import HOUSE
from meseta.games.sonora.state import Disc, Where
from meseta.games.sonora.words import ANIMALS, SECTIONS, Section

__all__ = ["DiscPlace", "disc_at", "place_of"]

DiscPlace: TypeAlias = Literal[
    "ruins", "canyon", "creek", "mudcracks",
    "lizard", "fox", "owl", "rabbit",
    "ruins canyon", "canyon mudcracks", "creek mudcracks", "ruins creek",
    "hole ruins", "hole canyon", "hole creek", "hole mudcracks",
    "off",
]  # fmt: skip  # zones, circles, borders, the hole with the section chosen
"""A zone, an animal's circle, the line between two zones, the hole and a section chosen, or off the board."""

_HOLE: Final = "hole"


def _points(board: Board) -> dict[str, Point]:
    """A point of the board for every place on its floor: each counts for what its place does."""
    middle = board.arena.half_width // 2
    lattice = range(-middle, middle + 1, middle // 4)
    found = {ANIMALS[circle.section]: (circle.x, circle.y) for circle in board.circles}
    for x in lattice:
        for y in lattice:
            here = spots(board, (x, y))
            if not here[0].doubled:
                found.setdefault(" ".join(SECTIONS[spot.section] for spot in here), (x, y))
    return found


_POINTS: Final = _points(HOUSE.board)


def disc_at(place: DiscPlace) -> Disc:
    """The disc that lies there at the end of the Flick phase (SO-15, SO-20, SO-21)."""
    if place == "off":
        return Disc(Where.OUT)
    if place.startswith(_HOLE):
        return Disc(Where.SECTION, section=SECTIONS.index(place.removeprefix(_HOLE).strip()))
    x, y = _POINTS[place]
    return Disc(Where.FLOOR, x, y)


def place_of(board: Board, disc: Disc) -> str:
    """The place of a disc once all have been flicked: the same words for everything that counts alike."""
    if disc.where is Where.SECTION:
        return f"{_HOLE} {SECTIONS[disc.section]}"
    if disc.where is not Where.FLOOR:
        return "off"
    found = spots(board, (disc.x, disc.y))
    if found[0].doubled:
        return ANIMALS[found[0].section]
    return " ".join(SECTIONS[Section(spot.section)] for spot in found)
