"""What can be wrong with an arena, a table or a flick."""

from typing import Literal, TypeAlias

from meseta.core.problems import Problem

SizeLaw: TypeAlias = Literal[
    "corner_holds_a_disc", "corners_apart", "hole_takes_a_disc", "hole_off_the_corners"
]
"""What holds for the sizes of a board."""

Law: TypeAlias = (
    Literal[
        "figures_whole",
        "lengths_positive",
        "lengths_below_ten_metres",
        "ratios_between_0_and_1000",
        "speeds_positive",
        "speeds_below_100_m_s",
    ]
    | SizeLaw
)
"""What holds for every arena."""


class ImpossibleArena(Problem, frozen=True, tag="bad_arena"):
    """The arena breaks a law."""

    law: Law


class NoSuchCorner(Problem, frozen=True, tag="no_such_corner"):
    """The board has four corners."""

    corner: int


class StartNotOnCorner(Problem, frozen=True, tag="start_not_on_corner"):
    """The disc does not start on its corner."""

    corner: int
    x: int
    y: int


class TooFast(Problem, frozen=True, tag="too_fast"):
    """No hand flicks that fast."""

    vx: int
    vy: int
    top_speed: int


class DiscNotOnFloor(Problem, frozen=True, tag="disc_not_on_floor"):
    """A disc lies off the floor."""

    x: int
    y: int


class DiscOverHole(Problem, frozen=True, tag="disc_over_hole"):
    """A disc lies over the hole."""

    x: int
    y: int


class DiscsOverlap(Problem, frozen=True, tag="discs_overlap"):
    """Two discs overlap."""

    x: int
    y: int
    other_x: int
    other_y: int


class StartOnDisc(Problem, frozen=True, tag="start_on_disc"):
    """A disc lies in the way of the start."""

    x: int
    y: int


class NotWhole(Problem, frozen=True, tag="not_whole"):
    """A figure of a flick, a hand or a place is not a whole number."""

    figure: str
