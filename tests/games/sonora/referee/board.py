"""The board: where a disc starts, and what it counts for where it lies (SO-03, SO-09, SO-20, SO-21)."""

from tests.games.sonora.referee.printed import Printed

Spot = tuple[str, bool]
"""A section, and whether a circle doubles the disc there."""


def spots_at(printed: Printed, x: int, y: int) -> list[Spot]:
    """What a disc lying here may count for; where there are several, its owner chooses."""
    circles = []
    for section, circle_x, circle_y, radius in printed.circles:  # SO-20
        reach = printed.disc_radius + radius
        if (x - circle_x) ** 2 + (y - circle_y) ** 2 <= reach**2 and (section, True) not in circles:
            circles.append((section, True))
    if circles:
        return circles
    return [(zone, False) for zone in zones_at(printed, x, y)]


def zones_at(printed: Printed, x: int, y: int) -> list[str]:
    """SO-21: the quarter that holds the centre, or all whose border runs through it."""
    found = []
    for zone, (right, down) in zip(printed.zones, [(-1, -1), (1, -1), (1, 1), (-1, 1)], strict=True):
        if x * right >= 0 and y * down >= 0:
            found.append(zone)
    return found


def on_launch_corner(printed: Printed, x: int, y: int) -> bool:
    """SO-09: a disc wholly on the raised triangle at the top left, where x and y are lowest.

    Its distance from the long side is (edge - x - y) divided by the root of two.
    """
    radius = printed.disc_radius
    wall = -printed.half_width + radius
    edge = -(2 * printed.half_width - printed.corner_leg)
    inside = edge - x - y
    return x >= wall and y >= wall and inside >= 0 and inside**2 >= 2 * radius**2


def turned(x: int, y: int, quarters: int) -> tuple[int, int]:
    """A place after so many quarter turns clockwise, seen from above with y towards the reader."""
    for _ in range(quarters):
        x, y = -y, x
    return x, y
