"""The icons show what the page's own icon shows, and survive every mask."""

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.packaging.icons import ICONS, SAFE, drawing, icons, painted

ROUNDING = 8
"""By how much, of 255, versions of the painter may differ at an edge."""


def pixels(png: bytes | Path) -> np.ndarray:
    """Rows of red, green, blue and opacity."""
    return np.asarray(Image.open(BytesIO(png) if isinstance(png, bytes) else png).convert("RGBA")).astype(int)


def farthest(drawn: np.ndarray) -> float:
    """How far what is drawn reaches from the middle, as a share of the side."""
    side = len(drawn)
    rows, columns = np.nonzero(drawn)
    return float(np.hypot(rows - (side - 1) / 2, columns - (side - 1) / 2).max()) / side


@pytest.mark.parametrize("name", icons())
def test_an_icon_is_what_the_drawing_gives(name: str) -> None:
    picture, side = icons()[name]
    stored = pixels(ICONS / name)
    assert stored.shape == (side, side, 4)
    assert abs(stored - pixels(painted(picture, side))).max() <= ROUNDING


def test_there_are_no_icons_that_nobody_makes() -> None:
    assert {file.name for file in ICONS.iterdir()} == set(icons())


@pytest.mark.parametrize("name", ["maskable-192.png", "maskable-512.png"])
def test_a_mask_cuts_only_ground(name: str) -> None:
    shown = pixels(ICONS / name)
    ground = np.array([int(drawing()[0][at : at + 2], 16) for at in (1, 3, 5)])
    drawn = abs(shown[:, :, :3] - ground).sum(axis=2) > ROUNDING
    assert (shown[:, :, 3] == 255).all()
    assert SAFE - 0.02 < farthest(drawn) <= SAFE


def test_the_silhouette_is_one_colour_on_nothing_and_its_sun_stands_clear_of_the_table() -> None:
    shown = pixels(ICONS / "monochrome-512.png")
    opacity = shown[:, :, 3]
    assert not shown[:, :, :3].any()
    assert farthest(opacity > ROUNDING) <= SAFE
    through_the_sun = opacity[:, 330] > 128
    assert np.count_nonzero(np.diff(through_the_sun.astype(int)) == 1) == 2  # the sun, and below it the table


def test_on_an_apple_the_ground_reaches_every_corner() -> None:
    assert (pixels(ICONS / "apple-touch-180.png")[:, :, 3] == 255).all()
