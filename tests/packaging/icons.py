"""The installed page's icons, from `web/public/icon.svg`: `python -m tests.packaging.icons` renews them."""

import re
from pathlib import Path
from typing import Final

import resvg_py

PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"
SOURCE: Final = PUBLIC / "icon.svg"
ICONS: Final = PUBLIC / "icons"

SIDE: Final = 32
"""The side of the source's view box."""
SAFE: Final = 0.4
"""The radius, as a share of the side, of the circle that no mask cuts into (W3C, App Manifest)."""
MIDDLE: Final = (16.1, 17.5)
REACH: Final = 16.2
"""The centre and radius of a circle around the sun and the table."""
GAP: Final = 1.4
"""How far the sun stays away from the table where both have the same colour."""


def drawing() -> tuple[str, str]:
    """The colour of the ground, and what is drawn on it."""
    found = re.search(r'<rect [^>]*fill="(#\w+)"/>(.+)</svg>', SOURCE.read_text("utf-8"), re.DOTALL)
    assert found, "the source is a ground and a drawing"
    return found[1], found[2]


def svg(body: str) -> str:
    """A picture with the source's view box."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{body}</svg>'


def safe(drawn: str) -> str:
    """The same within the circle that no mask cuts into."""
    scale = SAFE * SIDE / REACH
    x, y = (SIDE / 2 - scale * middle for middle in MIDDLE)
    return f'<g transform="translate({x:.3f} {y:.3f}) scale({scale:.4f})">{drawn}</g>'


def full() -> str:
    """The ground to the very edges: who shows it cuts corners of their own."""
    ground, drawn = drawing()
    return svg(f'<rect width="{SIDE}" height="{SIDE}" fill="{ground}"/>{drawn}')


def maskable() -> str:
    """The drawing within the safe circle, on ground that may be cut into any shape."""
    ground, drawn = drawing()
    return svg(f'<rect width="{SIDE}" height="{SIDE}" fill="{ground}"/>{safe(drawn)}')


def monochrome() -> str:
    """The silhouette alone, of which only the transparency counts; the sun stands clear of the table."""
    sun, table = re.findall(r"<(?:circle|path)[^>]*/>", re.sub(r' fill="#\w+"', "", drawing()[1]))
    edge = table.replace("<path", f'<path stroke="#000" stroke-width="{2 * GAP}"')
    area = f'width="{SIDE}" height="{SIDE}"'
    inside = f'<rect {area} fill="#fff"/>{edge}'
    mask = f'<mask id="apart" maskUnits="userSpaceOnUse" x="0" y="0" {area}>{inside}</mask>'
    return svg(safe(f'{mask}<g mask="url(#apart)">{sun}</g>{table}'))


def icons() -> dict[str, tuple[str, int]]:
    """Each icon's picture and its side in pixels, by its file."""
    plain = SOURCE.read_text("utf-8")
    return {
        "icon-192.png": (plain, 192),
        "icon-512.png": (plain, 512),
        "maskable-192.png": (maskable(), 192),
        "maskable-512.png": (maskable(), 512),
        "monochrome-512.png": (monochrome(), 512),
        "apple-touch-180.png": (full(), 180),
    }


def painted(picture: str, side: int) -> bytes:
    """The picture as PNG."""
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=side, skip_system_fonts=True))


if __name__ == "__main__":
    ICONS.mkdir(exist_ok=True)
    for name, (picture, side) in icons().items():
        (ICONS / name).write_bytes(painted(picture, side))
