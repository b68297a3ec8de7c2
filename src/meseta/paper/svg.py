"""Elements of SVG in millimetres, from which games make what can be printed.

Only what every reader of PDF can show (ADR 33): no patterns, no filters.
Words beyond Latin-1 need a font of the machine (ADR 67).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

__all__ = [
    "INK",
    "QUIET",
    "WHITE",
    "at",
    "booklet",
    "box",
    "circle",
    "document",
    "line",
    "paragraph",
    "path",
    "pieces",
    "silhouette",
    "text",
    "upright",
    "width_of",
]

INK: Final = "#2B2320"
"""Lines and words."""
QUIET: Final = "#6B5D52"
"""What may stand back: captions, and lines to write on."""
WHITE: Final = "#FFFFFF"
"""The paper."""
FONT: Final = "Helvetica, Arial, 'Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', IPAGothic, sans-serif"
WIDTHS: Final = (
    (" fijltI.,:;!|/'íÍ", 0.28),
    ("r()-[]", 0.34),
    ("ckJsvxyz", 0.5),
    ("wABEKPSVXYßÀÁÂÃÄÉÈÊË", 0.73),
    ("CDGHNOQRUÇÑÓÔÕÖÚÙÛÜ", 0.78),
    ("mMW%", 0.95),
)
"""How wide letters of Helvetica are, rounded up, as a share of its size; all others are `LETTER` wide."""
LETTER: Final = 0.57
DIGIT: Final = 0.58
"""How wide a bold digit is, or a capital at least."""
_WIDTH_OF: Final = {letter: width for letters, width in WIDTHS for letter in letters}
WIDE: Final = re.compile(r"[\u2e80-\uffef]")
"""Kana, kanji and their punctuation, each as wide as the font is large."""
_PIECES: Final = re.compile(
    r"[ \n]*[「『（]*(?:[\u2e80-\uffef]|[^ \n\u2e80-\uffef]+)"
    "[、。」』）！？：～・ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ]*"
)
"""What no line breaks: a word, or such a letter with the marks that cannot begin or end a line."""
LEADING: Final = 1.25
GAP: Final = 6
"""Between the pages of a drawing that has several."""


def document(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """An SVG of that many millimetres, on white."""
    size = f'width="{width:g}mm" height="{height:g}mm" viewBox="0 0 {width:g} {height:g}"'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}" '
        f'role="img" aria-label="{escape(title)}">'
    )
    ground = f'<rect width="{width:g}" height="{height:g}" fill="{WHITE}"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, *parts, "</svg>", ""])


def booklet(width: float, height: float, title: str, pages: Sequence[Iterable[str]]) -> str:
    """One SVG that holds several pages, one below the other, each an SVG of that many millimetres."""
    tall = len(pages) * (height + GAP) - GAP
    parts = []
    for number, page in enumerate(pages):
        place = f'y="{number * (height + GAP):g}" width="{width:g}" height="{height:g}"'
        parts += [f'<svg {place} viewBox="0 0 {width:g} {height:g}">', *page, "</svg>"]
    return document(width, tall, title, parts)


def at(x: float, y: float, parts: Iterable[str], *, turned: bool = False) -> str:
    """The parts, moved so that their origin lies there; turned, they stand on their head."""
    turn = " rotate(180)" if turned else ""
    return "\n".join([f'<g transform="translate({x:.6g} {y:.6g}){turn}">', *parts, "</g>"])


_IN_ALL_FONTS: Final = str.maketrans("\N{NARROW NO-BREAK SPACE}’", "\N{NO-BREAK SPACE}'")
"""What French writes beyond Latin-1 on every line, as all fonts have it."""


def text(
    x: float, y: float, words: str, size: float, *, fill: str = INK, bold: bool = False, anchor: str = "start"
) -> str:
    """Words on a baseline."""
    weight = ' font-weight="700"' if bold else ""
    place = f'x="{x:.5g}" y="{y:.5g}" font-size="{size:g}"'
    written = escape(words.translate(_IN_ALL_FONTS))
    return f'<text {place} fill="{fill}"{weight} text-anchor="{anchor}">{written}</text>'


def paragraph(x: float, y: float, words: str, size: float, width: float) -> tuple[list[str], float]:
    """Words broken into lines no wider than that, and the baseline below the last one."""
    lines: list[str] = []
    for piece in pieces(words):
        if lines and width_of(lines[-1] + piece, size) <= width:
            lines[-1] += piece
        else:
            lines.append(piece.lstrip(" \n"))
    drawn = [text(x, y + number * size * LEADING, words, size) for number, words in enumerate(lines)]
    return drawn, y + len(lines) * size * LEADING


def pieces(words: str) -> list[str]:
    """What no line breaks, in order: each begins with the space before it.

    >>> pieces("two words")
    ['two', ' words']
    >>> pieces("壁（B）：ゲット")
    ['壁', '（B）：', 'ゲッ', 'ト']
    """
    return _PIECES.findall(words)


def width_of(words: str, size: float) -> float:
    """How wide the words are at most, in a regular weight."""
    return size * sum(1 if WIDE.match(letter) else _WIDTH_OF.get(letter, LETTER) for letter in words)


def upright(x: float, y: float, words: str, size: float, *, anchor: str = "start") -> Iterator[str]:
    """Letters or digits, underlined: upside down, M is then no W, and 6 no 9."""
    yield text(x, y, words, size, bold=True, anchor=anchor)
    wide = size * DIGIT * len(words)
    left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[anchor]
    yield line(left, y + size * 0.16, left + wide, y + size * 0.16, width=size * 0.07)


def circle(x: float, y: float, radius: float, stroke: str, width: float = 0.3, fill: str = WHITE) -> str:
    """A circle to write into."""
    place = f'cx="{x:.5g}" cy="{y:.5g}" r="{radius:g}"'
    return f'<circle {place} fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def box(
    x: float, y: float, width: float, height: float, stroke: str = INK, fill: str = WHITE, line: float = 0.3
) -> str:
    """A rectangle to write into."""
    size = f'width="{width:.5g}" height="{height:.5g}"'
    return f'<rect x="{x:.5g}" y="{y:.5g}" {size} fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"/>'


def path(steps: str, stroke: str = INK, width: float = 0.3, fill: str = "none") -> str:
    """Lines, in the syntax of SVG."""
    return f'<path d="{steps}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def line(
    x: float, y: float, to_x: float, to_y: float, stroke: str = INK, width: float = 0.2, dashes: str = ""
) -> str:
    """A straight line; dashes are given as in SVG, such as `0.8 0.6`."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    ends = f'x1="{x:.6g}" y1="{y:.6g}" x2="{to_x:.6g}" y2="{to_y:.6g}"'
    return f'<line {ends} stroke="{stroke}" stroke-width="{width:g}"{dashed}/>'


def silhouette(steps: str, x: float, y: float, size: float, fill: str = INK, *, holes: bool = False) -> str:
    """A silhouette from a square of 64, so large, around that point; with holes by the even-odd rule."""
    place = f"translate({x - size / 2:.5g} {y - size / 2:.5g}) scale({size / 64:.5g})"
    rule = ' fill-rule="evenodd"' if holes else ""
    return f'<path transform="{place}" d="{steps}" fill="{fill}"{rule}/>'
