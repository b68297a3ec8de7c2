"""How good an answer is, in a word."""

from typing import Literal, TypeAlias

__all__ = ["Mark", "mark_of"]

Mark: TypeAlias = Literal["beaten", "best", "close", "fair", "far", "given_up"]
"""Better than the best that was found, as good, at least 80 % of it, at least 50 %, less, or none at all."""

CLOSE = 80
FAIR = 50


def mark_of(points: int | None, best: int) -> Mark:
    """How good so many points are; None where the puzzle was given up."""
    if points is None:
        return "given_up"
    if points >= best:
        return "beaten" if points > best else "best"
    percent = 100 * points // best
    return "close" if percent >= CLOSE else "fair" if percent >= FAIR else "far"
