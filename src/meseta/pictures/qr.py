"""A link as a code for cameras."""

from typing import Final

QUIET_ZONE: Final = 3
"""Light modules around the code."""


def qr_code(text: str, x: float, y: float, size: float) -> list[str]:
    """The code from that corner, dark on light by night too; nothing where its library is missing, as in a
    browser, where nobody else could open the link."""
    try:
        import segno
    except ModuleNotFoundError:
        return []
    rows = segno.make(text, error="m", micro=False).matrix
    side = len(rows) + 2 * QUIET_ZONE
    steps = "".join(
        f"M{column + QUIET_ZONE} {row + QUIET_ZONE}h1v1h-1z"
        for row, modules in enumerate(rows)
        for column, dark in enumerate(modules)
        if dark
    )
    return [
        f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="8" fill="white"/>',
        f'<path transform="translate({x:g} {y:g}) scale({size / side:.5g})" d="{steps}" fill="black" '
        'shape-rendering="crispEdges"/>',
    ]
