"""The frame of every picture: the game and a headline above, the house and the way to the replay below."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from meseta.i18n.words import Words
from meseta.paper.night import by_night
from meseta.paper.svg import FONT, INK, QUIET
from meseta.pictures.elements import GROUND, horizon, lines, mark, words, written
from meseta.pictures.qr import qr_code
from meseta.pictures.shared import shared

WIDTH: Final = 1200
LEAST, MOST = 630, 1500
"""How high a picture may be: from nearly 2 : 1 to 4 : 5, which most places show whole."""
MARGIN: Final = 40
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 20
FOOT: Final = 84
"""Room for the mark of the house."""
LINKED: Final = 152
"""Room for the same with a link."""
CODE: Final = 112


class Look(msgspec.Struct, frozen=True):
    """How a picture is to look, whatever it shows."""

    words: Words
    """The sentences, with the players' names."""
    dark: bool = False
    link: str = ""
    """Where the match can be watched; empty if nobody else could open it."""
    date: str = ""
    """When it was played, if anybody knows."""
    invitation: str = "drawn-replay"
    """The code of what stands beside the link."""


class Head(msgspec.Struct, frozen=True):
    """What stands above."""

    title: str
    beside: str
    """To the right of the title."""
    headline: str
    below: str = ""


def draw_head(head: Head) -> tuple[list[str], float]:
    """What stands above, and where the rest begins."""
    drawn = [
        words(MARGIN, 58, head.title, 26, INNER * 0.55, fill=QUIET, bold=True),
        words(WIDTH - MARGIN, 58, head.beside, 24, INNER * 0.42, fill=QUIET, anchor="end"),
    ]
    size = 52 if len(head.headline) < 60 else 40
    more, y = lines(MARGIN, 68 + size, head.headline, size, INNER, 3, display=True)
    drawn += more
    if head.below:
        more, y = lines(MARGIN, y - size * 0.3, head.below, 25, INNER, 2, fill=QUIET)
        drawn += more
    return drawn, round(y - 4)


def foot_of(look: Look) -> float:
    """How high what stands below is."""
    return LINKED if look.link else FOOT


def framed(look: Look, head: Head, body: Sequence[str], top: float, height: float) -> str:
    """The whole picture: `body` is drawn from `top` on, and everything is that high."""
    above, _ = draw_head(head)
    room = f'width="{WIDTH}" height="{height:g}"'
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {room} viewBox="0 0 {WIDTH} {height:g}" '
        f'font-family="{FONT}" role="img">'
    )
    parts = [
        opening,
        f"<title>{written(f'{head.title}: {head.headline}')}</title>",
        f'<rect {room} fill="{GROUND}"/>',
        horizon(WIDTH, height + 48),
        *above,
        f'<g transform="translate(0 {top:g})">',
        *body,
        "</g>",
        *_foot(look, height),
        "</svg>",
        "",
    ]
    drawing = shared("\n".join(parts))
    return by_night(drawing) if look.dark else drawing


def _foot(look: Look, height: float) -> Iterator[str]:
    y = height - foot_of(look) / 2
    yield mark(MARGIN, y - 26, 52)
    yield words(MARGIN + 66, y + 12, "Meseta", 34, 220, display=True)
    if not look.link:
        return
    code = qr_code(look.link, WIDTH - MARGIN - CODE, y - CODE / 2, CODE)
    right = WIDTH - MARGIN - (CODE + 20 if code else 0)
    shown = look.link.partition("://")[2] or look.link
    room = right - MARGIN - 320
    yield words(right, y - 8, look.words.say(look.invitation), 24, room, fill=INK, anchor="end")
    yield words(right, y + 26, shown, 24, room, fill=INK, bold=True, anchor="end")
    yield from code
