"""What can be wrong with an edition of Sonora."""

from meseta.core.problems import Problem
from meseta.discs.problems import SizeLaw


class EditionArena(Problem, frozen=True, tag="edition_arena"):
    """No disc could be flicked on the board."""

    law: SizeLaw


class EditionZone(Problem, frozen=True, tag="edition_zone"):
    """A zone is named a second time."""

    zone: str
    missing: str


class EditionCircleOff(Problem, frozen=True, tag="edition_circle_off"):
    """A circle is not wholly on the floor."""

    number: int


class EditionCircleAcross(Problem, frozen=True, tag="edition_circle_across"):
    """A circle lies in two zones."""

    number: int


class EditionCircleHole(Problem, frozen=True, tag="edition_circle_hole"):
    """A circle reaches into the hole."""

    number: int


class EditionCircleHome(Problem, frozen=True, tag="edition_circle_home"):
    """An animal's circle lies in the zone of its own section."""

    number: int
    animal: str
    zone: str


class EditionAnimal(Problem, frozen=True, tag="edition_animal"):
    """An animal does not have two circles."""

    animal: str
    found: int


class EditionZoneCircles(Problem, frozen=True, tag="edition_zone_circles"):
    """A zone does not have two circles."""

    zone: str
    found: int


class EditionLizard(Problem, frozen=True, tag="edition_lizard"):
    """No lizard is in the Mudcracks."""


class EditionCirclesClose(Problem, frozen=True, tag="edition_circles_close"):
    """One disc could touch circles of two animals, which no text of the rules speaks of."""

    first: int
    second: int


class EditionBuilding(Problem, frozen=True, tag="edition_building"):
    """A building has another name than it must have."""

    found: str
    expected: str


class EditionReward(Problem, frozen=True, tag="edition_reward"):
    """Being later is worth more than being first."""

    building: str
    bottom: int
    top: int


class EditionGridWidth(Problem, frozen=True, tag="edition_grid_width"):
    """The canyon's grid is too narrow or too wide."""

    found: int
    least: int
    most: int


class EditionGridSize(Problem, frozen=True, tag="edition_grid_size"):
    """The canyon's grid has too many squares."""

    found: int
    most: int


class EditionGridRow(Problem, frozen=True, tag="edition_grid_row"):
    """A row of the canyon's grid is shorter or longer than most."""

    row: int
    found: int
    wanted: int


class EditionSquare(Problem, frozen=True, tag="edition_square"):
    """A square of the canyon holds something unknown."""

    found: str
    known: str
    suggestion: str


class EditionStart(Problem, frozen=True, tag="edition_start"):
    """The start square is not where it belongs."""


class EditionAiSquare(Problem, frozen=True, tag="edition_ai_square"):
    """An AI square is not a white square of the grid."""

    square: str


class EditionAiSquareTwice(Problem, frozen=True, tag="edition_ai_square_twice"):
    """An AI square is named a second time."""

    square: str


class EditionFallsAway(Problem, frozen=True, tag="edition_falls_away"):
    """The square that falls away is not one of the AI's."""

    square: str
    known: str


class EditionShapeMark(Problem, frozen=True, tag="edition_shape_mark"):
    """A shape is drawn with something else than # and dots."""

    mark: str


class EditionShapeEmpty(Problem, frozen=True, tag="edition_shape_empty"):
    """A shape has no squares."""


class EditionShapeApart(Problem, frozen=True, tag="edition_shape_apart"):
    """A shape is in several pieces."""


class EditionShapeTwin(Problem, frozen=True, tag="edition_shape_twin"):
    """Two shapes are the same."""

    number: int


class EditionShapeGrowth(Problem, frozen=True, tag="edition_shape_growth"):
    """A shape is not larger than those of lower numbers."""

    number: int
    found: int
    least: int


class EditionBranch(Problem, frozen=True, tag="edition_branch"):
    """A branch of the creek starts after a space that is not above it."""

    space: int
    most: int


class EditionSpace(Problem, frozen=True, tag="edition_space"):
    """A space of the creek holds something unknown."""

    found: str
    known: str
    suggestion: str


class EditionDeadEnd(Problem, frozen=True, tag="edition_dead_end"):
    """An AI branch goes on."""

    space: int


class EditionNoDeadEnd(Problem, frozen=True, tag="edition_no_dead_end"):
    """The creek has no AI square."""


class EditionCreekSize(Problem, frozen=True, tag="edition_creek_size"):
    """The creek has too many spaces."""

    found: int
    most: int


class EditionNodeCost(Problem, frozen=True, tag="edition_node_cost"):
    """The X has a cost, or another node has none."""

    node: int


class EditionTriangleNode(Problem, frozen=True, tag="edition_triangle_node"):
    """A triangle has a corner at a node that is not there."""

    node: int
    most: int


class EditionTriangleFlat(Problem, frozen=True, tag="edition_triangle_flat"):
    """A triangle does not join three different nodes."""


class EditionNetLine(Problem, frozen=True, tag="edition_net_line"):
    """A line has triangles on more than two sides."""

    one: int
    other: int


class EditionNetNode(Problem, frozen=True, tag="edition_net_node"):
    """A node is not joined to the X."""

    node: int
