"""Any moment of a match as a picture: the position as one viewer knows it, and what has just happened.

It is made of a view and of sentences about events, so it can tell no more than they do.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame, Viewed
from meseta.i18n.words import Words
from meseta.pictures.elements import embedded, seal, sheet_of_paper, size_of, words
from meseta.pictures.frame import GAP, INNER, LEAST, MARGIN, Head, Look, draw_head, foot_of, framed
from meseta.pictures.lettering import extent
from meseta.pictures.problems import NoPicture
from meseta.pictures.result import position_of

PAD: Final = 16
HIGHEST: Final = 800
"""How high the position is drawn at most."""
NAME: Final = 24
ROW: Final = 44


def draw_moment(
    game: AnyGame, view: Viewed, seats: int, sentences: Sequence[str], n: int, last: int | None, look: Look
) -> str:
    """The position after moment `n` of `last`, if that is known; raises `BadSetup` if the game draws none."""
    drawing = position_of(game, view)
    if not drawing:
        raise BadSetup(NoPicture(game=game.info.key))
    say = look.words
    head = Head(say.say("name"), _where(say, view, n, last), " ".join(sentences) or say.say("drawn-opening"))
    names = _rows_of_names(seats, say)
    width, height = size_of(drawing)
    across = min(INNER - 2 * PAD, HIGHEST * width / height)
    down = across * height / width
    top = draw_head(head)[1]
    body = down + 2 * PAD + GAP + len(names) * ROW
    whole = max(LEAST, round(top + body + foot_of(look)))
    drawn = [
        sheet_of_paper(MARGIN, 0, INNER, down + 2 * PAD),
        embedded(drawing, MARGIN + (INNER - across) / 2, PAD, across, down),
        *(
            part
            for row, some in enumerate(names)
            for part in _names(some, down + 2 * PAD + GAP + row * ROW, say)
        ),
    ]
    return framed(look, head, drawn, top, whole)


def _where(say: Words, view: Viewed, n: int, last: int | None) -> str:
    """Which moment it is, and whose eyes see it."""
    eyes = say.say("cli-as-spectator") if view.viewer is None else say.say("cli-as-seat", seat=view.viewer)
    count = say.say("drawn-moment", n=n) if last is None else say.say("drawn-moment-of", n=n, last=last)
    return f"{count}{say.comma}{eyes}"


def _rows_of_names(seats: int, say: Words) -> list[list[int]]:
    """The seats, as many on a line as their names have room."""
    rows: list[list[int]] = [[]]
    left: float = INNER
    for seat in range(seats):
        wide = _width(seat, say) + GAP
        if rows[-1] and wide > left:
            rows.append([])
            left = INNER
        rows[-1].append(seat)
        left -= wide
    return rows


def _width(seat: int, say: Words) -> float:
    """How much room a seat's name gets, seal and number included."""
    return min(INNER / 2, 72 + extent(say.player(seat), NAME, bold=True))


def _names(seats: Sequence[int], y: float, say: Words) -> Iterator[str]:
    """Each seat's seal, its number as the position has it, and its name."""
    x: float = MARGIN
    for seat in seats:
        yield seal(seat, x, y, 32)
        yield words(x + 40, y + 24, str(seat + 1), NAME, 24)
        yield words(x + 64, y + 24, say.player(seat), NAME, _width(seat, say) - 64, bold=True)
        x += _width(seat, say) + GAP
