"""What can be wrong with a picture."""

from meseta.core.problems import Problem


class NoPicture(Problem, frozen=True, tag="no_picture"):
    """The game draws no positions."""

    game: str


class PngUnavailable(Problem, frozen=True, tag="png_unavailable"):
    """What makes pixels of an SVG is not installed."""


class BadLink(Problem, frozen=True, tag="bad_link"):
    """Nothing that could stand on a picture as its link."""

    most: int
