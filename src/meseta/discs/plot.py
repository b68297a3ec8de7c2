"""A flick drawn on matplotlib's axes, for figures and papers; in millimetres, y towards the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meseta.discs.arena import Arena
from meseta.discs.flick import Result
from meseta.discs.picture import is_gone, starts
from meseta.discs.trace import Path, place

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FLICKED, OTHER, INK, FLOOR = "#B4472A", "#34437A", "#2B2320", "#FBF6EC"


def plot_flick(arena: Arena, result: Result, axes: Axes | None = None) -> Axes:
    """The axes with the flick on them, new ones by default; needs matplotlib."""
    try:
        from matplotlib import pyplot
    except ImportError as missing:
        raise ImportError(
            "a plot needs matplotlib (pip install matplotlib); to_svg needs nothing"
        ) from missing
    if axes is None:
        axes = pyplot.subplots()[1]
    flicked = len(result.landings) - 1
    _draw_board(arena, axes)
    before = starts(result)
    for path in result.trace.paths:
        _draw_path(path, result, axes, FLICKED if path.disc == flicked else OTHER)
        _draw_circle(*before[path.disc], arena.disc_radius, axes, fill=False, linestyle=":", edgecolor=INK)
    for disc, landing in enumerate(result.landings):
        colour, alpha = FLICKED if disc == flicked else OTHER, 0.3 if is_gone(landing) else 0.8
        _draw_circle(landing.x, landing.y, arena.disc_radius, axes, facecolor=colour, alpha=alpha)
    return axes


def _draw_board(arena: Arena, axes: Axes) -> None:
    half = arena.half_width / 1000
    cut = half - arena.corner_leg / 1000
    ring = [(-half, -cut), (-cut, -half), (cut, -half), (half, -cut)]
    corners = [*ring, *((-x, -y) for x, y in ring)]
    axes.fill([x for x, _ in corners], [y for _, y in corners], facecolor=FLOOR, edgecolor=INK)
    _draw_circle(0, 0, arena.hole_radius, axes, facecolor=INK)
    axes.set(xlim=(-half, half), ylim=(half, -half), aspect="equal", xlabel="x (mm)", ylabel="y (mm)")


def _draw_path(path: Path, result: Result, axes: Axes, colour: str) -> None:
    """Legs are straight, so a line through their starts and the end is exact."""
    ends = [(leg.x, leg.y) for leg in path.legs] + [place(path, path.end, result.trace.deceleration)]
    axes.plot([x / 1000 for x, _ in ends], [y / 1000 for _, y in ends], color=colour)


def _draw_circle(x: float, y: float, radius: float, axes: Axes, **style: str | float) -> None:
    """A circle given in µm."""
    from matplotlib.patches import Circle

    axes.add_patch(Circle((x / 1000, y / 1000), radius / 1000, **style))
