"""A day's three results as a picture: how near to the best, and nothing of how."""

from collections.abc import Iterator

from meseta.daily.sharing import Shared, SharedDay, mark_in_words
from meseta.i18n.words import Words
from meseta.paper.svg import INK, QUIET, circle
from meseta.pictures.elements import LINE, OCHRE, PAPER, sheet_of_paper, star, words
from meseta.pictures.frame import GAP, INNER, LEAST, MARGIN, Head, Look, draw_head, foot_of, framed

__all__ = ["draw_daily"]

HEIGHT = 250
"""Of a sheet."""
DISCS = 5
"""How many of them are filled says how near the answer is."""
RADIUS = 14


def draw_daily(day: SharedDay, look: Look) -> str:
    """The day's results, a sheet of paper each, as an SVG."""
    say = look.words
    below = say.say("daily-share-streak", days=day.streak) if day.streak > 1 else ""
    head = Head("Meseta", day.day, say.say("daily-title", number=day.number), below)
    top = draw_head(head)[1]
    rest = top + foot_of(look)
    height = max(LEAST, round(rest + HEIGHT))
    count = max(1, len(day.puzzles))
    width = (INNER - (count - 1) * GAP) / count
    body = [
        part
        for place, puzzle in enumerate(day.puzzles)
        for part in _sheet(puzzle, MARGIN + place * (width + GAP), width, say)
    ]
    return framed(look, head, body, top + (height - rest - HEIGHT) / 2, height)


def _sheet(puzzle: Shared, x: float, width: float, say: Words) -> Iterator[str]:
    name = Words(say.language, puzzle.game).say("name")
    middle = x + width / 2
    yield sheet_of_paper(x, 0, width, HEIGHT)
    yield words(middle, 54, name, 30, width - 2 * GAP, display=True, anchor="middle")
    if puzzle.mark in ("best", "beaten"):
        apart = 34 if puzzle.mark == "beaten" else 0
        yield from (star(middle + side * apart, 128, 76) for side in ((-1, 1) if apart else (0,)))
    else:
        yield from _discs(puzzle, middle)
    said = mark_in_words(puzzle, say)
    fill = INK if puzzle.mark else QUIET
    yield words(middle, 216, said, 25, width - 2 * GAP, fill=fill, bold=True, anchor="middle")


def _discs(puzzle: Shared, middle: float) -> Iterator[str]:
    """A row of discs of which so many are filled as fifths of the best were reached."""
    filled = min(DISCS - 1, puzzle.percent * DISCS // 100)
    for number in range(DISCS):
        x = middle + (number - (DISCS - 1) / 2) * 3 * RADIUS
        colour = OCHRE if number < filled else PAPER
        yield circle(x, 128, RADIUS, OCHRE if number < filled else LINE, 3, colour)
