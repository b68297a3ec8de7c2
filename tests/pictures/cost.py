"""What pictures cost: `python -m tests.pictures.cost`."""

import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import TypeVar

import meseta
from meseta.games import keys, open_game
from meseta.pictures.pixels import png_of
from tests.pictures.matches import finished

T = TypeVar("T")


def main() -> None:
    """Print, for the largest table of each game, how long a result takes and how large it is."""
    for key in keys():
        match = finished(key, max(open_game(key).info.seats))
        meseta.picture(match)  # what is drawn once and kept
        svg, drawing = timed(partial(meseta.picture, match))
        png, painting = timed(partial(png_of, svg))
        sizes = f"SVG {len(svg) // 1000} kB, PNG {len(png) // 1000} kB"
        sys.stdout.write(f"{key}: {drawing:.0f} ms to draw, {painting:.0f} ms to paint; {sizes}\n")


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What it returns, and the milliseconds of a processor that it takes."""
    began = process_time()
    return work(), 1000 * (process_time() - began)


if __name__ == "__main__":
    main()
