"""`meseta flick`: a single flick, shown in the terminal, as SVG or as JSON."""

from math import cos, isfinite, radians, sin
from pathlib import Path
from random import Random

import msgspec
from rich.text import Text

from meseta.cli.files import refuse_existing, write_text
from meseta.cli.problems import NotANumber, NothingToAnimate, TooManyDiscs
from meseta.cli.voice import console, speak
from meseta.discs import TABLE, Arena, BadFlick, Fate, Result, flick
from meseta.discs.chance import aim, scatter
from meseta.discs.problems import NoSuchCorner
from meseta.discs.trace import Trace, place

ROWS = 32
"""Lines of text; a character is two dots wide and four high, so a line is as high as two characters."""

STYLES = {
    "wall": "dim",
    "hole": "dim",
    "path": "blue",
    "mine": "red",
    "disc": "yellow",
    "flicked": "bold red",
}
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_MOST_DISCS = 60
_SENTENCES = {
    Fate.ON_FLOOR: "cli-flick-on_floor",
    Fate.IN_HOLE: "cli-flick-in_hole",
    Fate.OFF_BOARD: "cli-flick-off_board",
    Fate.ON_CORNER: "cli-flick-on_corner",
}


def show_flick(
    corner: int,
    angle: float,
    speed: float,
    discs: int,
    seed: int | None,
    svg: Path | None,
    animate: bool,
    force: bool,
    json: bool,
    language: str | None,
) -> None:
    """Flick a disc at others scattered on the board; `speed` is in m/s."""
    words = speak(language)
    if animate and svg is None:
        raise BadFlick(NothingToAnimate())
    if corner not in range(4):
        raise BadFlick(NoSuchCorner(corner=corner))
    if not 0 <= discs <= _MOST_DISCS:
        raise BadFlick(TooManyDiscs(discs=discs, most=_MOST_DISCS))
    if not (isfinite(angle) and isfinite(speed)):
        raise BadFlick(NotANumber())
    if svg is not None:
        refuse_existing(svg, force=force)
    shot = aim(TABLE, corner, angle, speed * 1e6)
    table = scatter(TABLE, discs, Random(seed))
    result = flick(TABLE, table, shot)
    if svg is not None:
        write_text(svg, result.to_svg(animate=animate))
    if json:
        console.out(msgspec.json.encode(result).decode(), highlight=False)
        return
    if svg is None:
        console.print(board(TABLE, len(table), result))
        console.print(words.say("cli-flick-legend"), style="dim")
    sentence = _SENTENCES[result.landings[-1].fate]
    console.print(words.say(sentence, seconds=f"{result.duration:.2f}", moved=_moved(result)))
    if svg is not None:
        console.print(words.say("cli-flick-saved", path=str(svg)))


def _moved(result: Result) -> int:
    """How many of the discs on the board were moved."""
    return len({path.disc for path in result.trace.paths} - {len(result.landings) - 1})


class Canvas:
    """A board drawn in dots, two wide and four high per character."""

    def __init__(self, arena: Arena) -> None:
        self.half = arena.half_width
        self.dots: dict[tuple[int, int], str] = {}

    def mark(self, x: float, y: float, kind: str) -> None:
        """Colour the dot at a position in µm; later dots cover earlier ones."""
        scale = 4 * ROWS / (2.02 * self.half)
        column, row = round((x + 1.01 * self.half) * scale), round((y + 1.01 * self.half) * scale)
        if 0 <= column < 4 * ROWS and 0 <= row < 4 * ROWS:
            self.dots[column, row] = kind

    def text(self) -> Text:
        """The dots as braille, each character in the colour of its topmost kind of dot."""
        order = {kind: rank for rank, kind in enumerate(STYLES)}
        cells: dict[tuple[int, int], tuple[int, str]] = {}
        for (column, row), kind in self.dots.items():
            bits, previous = cells.get((column // 2, row // 4), (0, "wall"))
            kind = max(kind, previous, key=order.__getitem__)
            cells[column // 2, row // 4] = bits | _DOTS[row % 4][column % 2], kind
        drawn = Text(no_wrap=True)
        for row in range(ROWS):
            for column in range(2 * ROWS):
                bits, kind = cells.get((column, row), (0, "wall"))
                drawn.append(chr(0x2800 + bits), STYLES[kind])
            drawn.append("\n")
        return drawn


def board(arena: Arena, flicked: int, result: Result) -> Text:
    """The board after the flick: frame, corners and hole, paths as dots in time, and discs at rest."""
    canvas = Canvas(arena)
    _draw_walls(canvas, arena)
    _draw_paths(canvas, result.trace, flicked)
    for disc, landing in enumerate(result.landings):
        if landing.fate in (Fate.ON_FLOOR, Fate.ON_CORNER):
            kind = "flicked" if disc == flicked else "disc"
            _draw_disc(canvas, landing.x, landing.y, arena.disc_radius, kind)
    return canvas.text()


def _draw_walls(canvas: Canvas, arena: Arena) -> None:
    half, step = arena.half_width, 1_500
    for along in range(-half, half + 1, step):
        for x, y in ((along, -half), (along, half), (-half, along), (half, along)):
            canvas.mark(x, y, "wall")
    for along in range(0, arena.corner_leg, 2 * step):
        x, y = half - along, half - arena.corner_leg + along
        for sx in (-1, 1):
            for sy in (-1, 1):
                canvas.mark(sx * x, sy * y, "wall")
    _draw_ring(canvas, 0, 0, arena.hole_radius, "hole")


def _draw_paths(canvas: Canvas, trace: Trace, flicked: int) -> None:
    """A dot every five milliseconds: dense where a disc is slow."""
    for path in trace.paths:
        for moment in range(int(path.legs[0].t * 200), int(path.end * 200) + 1):
            x, y = place(path, moment / 200, trace.deceleration)
            canvas.mark(x, y, "mine" if path.disc == flicked else "path")


def _draw_ring(canvas: Canvas, x: float, y: float, radius: float, kind: str) -> None:
    for degrees in range(0, 360, 6):
        canvas.mark(x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees)), kind)


def _draw_disc(canvas: Canvas, x: float, y: float, radius: float, kind: str) -> None:
    for share in (0.25, 0.5, 0.75, 1.0):
        _draw_ring(canvas, x, y, radius * share, kind)
