"""What can be wrong with an edition of Sonora."""

from typing import Literal, TypeAlias

from meseta.core.companion import QuestionProblem
from meseta.core.problems import EditionProblem, Problem
from meseta.discs.problems import SizeLaw


class EditionArena(EditionProblem, frozen=True, tag="edition_arena"):
    """No disc could be flicked on the board."""

    clause = "SO-05"
    law: SizeLaw


class EditionZone(EditionProblem, frozen=True, tag="edition_zone"):
    """A zone is named a second time."""

    clause = "SO-06"
    zone: str
    missing: str


class EditionCircleOff(EditionProblem, frozen=True, tag="edition_circle_off"):
    """A circle is not wholly on the floor."""

    clause = "SO-07"
    number: int


class EditionCircleAcross(EditionProblem, frozen=True, tag="edition_circle_across"):
    """A circle lies in two zones."""

    clause = "SO-07"
    number: int


class EditionCircleHole(EditionProblem, frozen=True, tag="edition_circle_hole"):
    """A circle reaches into the hole."""

    clause = "SO-07"
    number: int


class EditionCircleHome(EditionProblem, frozen=True, tag="edition_circle_home"):
    """An animal's circle lies in the zone of its own section."""

    clause = "SO-07"
    number: int
    animal: str
    zone: str


class EditionAnimal(EditionProblem, frozen=True, tag="edition_animal"):
    """An animal does not have two circles."""

    clause = "SO-07"
    animal: str
    found: int


class EditionZoneCircles(EditionProblem, frozen=True, tag="edition_zone_circles"):
    """A zone does not have two circles."""

    clause = "SO-07"
    zone: str
    found: int


class EditionLizard(EditionProblem, frozen=True, tag="edition_lizard"):
    """No lizard is in the Mudcracks."""

    clause = "SO-07"


class EditionCirclesClose(EditionProblem, frozen=True, tag="edition_circles_close"):
    """One disc could touch circles of two animals, which no text of the rules speaks of."""

    clause = "SO-20"
    first: int
    second: int


class EditionBuilding(EditionProblem, frozen=True, tag="edition_building"):
    """A building has another name than it must have."""

    clause = "SO-26"
    found: str
    expected: str


class EditionReward(EditionProblem, frozen=True, tag="edition_reward"):
    """Being later is worth more than being first."""

    clause = "SO-27"
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


class EditionStart(EditionProblem, frozen=True, tag="edition_start"):
    """The start square is not where it belongs."""

    clause = "SO-29"


class EditionAiSquare(EditionProblem, frozen=True, tag="edition_ai_square"):
    """An AI square is not a white square of the grid."""

    clause = "SO-50"
    square: str


class EditionAiSquareTwice(EditionProblem, frozen=True, tag="edition_ai_square_twice"):
    """An AI square is named a second time."""

    clause = "SO-50"
    square: str


class EditionFallsAway(EditionProblem, frozen=True, tag="edition_falls_away"):
    """The square that falls away is not one of the AI's."""

    clause = "SO-50"
    square: str
    known: str


class EditionShapeMark(Problem, frozen=True, tag="edition_shape_mark"):
    """A shape is drawn with something else than # and dots."""

    mark: str


class EditionShapeEmpty(EditionProblem, frozen=True, tag="edition_shape_empty"):
    """A shape has no squares."""

    clause = "SO-28"


class EditionShapeApart(EditionProblem, frozen=True, tag="edition_shape_apart"):
    """A shape is in several pieces."""

    clause = "SO-28"


class EditionShapeTwin(EditionProblem, frozen=True, tag="edition_shape_twin"):
    """Two shapes are the same."""

    clause = "SO-28"
    number: int


class EditionShapeGrowth(EditionProblem, frozen=True, tag="edition_shape_growth"):
    """A shape is not larger than those of lower numbers."""

    clause = "SO-28"
    number: int
    found: int
    least: int


class EditionBranch(EditionProblem, frozen=True, tag="edition_branch"):
    """A branch of the creek starts after a space that is not above it."""

    clause = "SO-33"
    space: int
    most: int


class EditionSpace(EditionProblem, frozen=True, tag="edition_space"):
    """A space of the creek holds something unknown."""

    clause = "SO-34"
    found: str
    known: str
    suggestion: str


class EditionDeadEnd(EditionProblem, frozen=True, tag="edition_dead_end"):
    """An AI branch goes on."""

    clause = "SO-52"
    space: int


class EditionNoDeadEnd(EditionProblem, frozen=True, tag="edition_no_dead_end"):
    """The creek has no AI square."""

    clause = "SO-52"


class EditionCreekSize(Problem, frozen=True, tag="edition_creek_size"):
    """The creek has too many spaces."""

    found: int
    most: int


class EditionNodeCost(EditionProblem, frozen=True, tag="edition_node_cost"):
    """The X has a cost, or another node has none."""

    clause = "SO-36"
    node: int


class EditionTriangleNode(EditionProblem, frozen=True, tag="edition_triangle_node"):
    """A triangle has a corner at a node that is not there."""

    clause = "SO-37"
    node: int
    most: int


class EditionTriangleFlat(EditionProblem, frozen=True, tag="edition_triangle_flat"):
    """A triangle does not join three different nodes."""

    clause = "SO-37"


class EditionNetLine(EditionProblem, frozen=True, tag="edition_net_line"):
    """A line has triangles on more than two sides."""

    clause = "SO-37"
    one: int
    other: int


class EditionNetNode(EditionProblem, frozen=True, tag="edition_net_node"):
    """A node is not joined to the X."""

    clause = "SO-36"
    node: int


Part: TypeAlias = Literal["first_row", "second_row", "storeys", "shapes", "arms", "depth", "boxes", "tray"]
"""What may be too large for the sheet."""


class EditionRoom(Problem, frozen=True, tag="edition_room"):
    """Something does not fit on the printed sheet."""

    part: Part
    wanted: int
    room: int


class EditionNodesClose(Problem, frozen=True, tag="edition_nodes_close"):
    """Two nodes would be printed over each other."""

    first: int
    second: int


class DiscsOfBox(QuestionProblem, frozen=True, tag="discs_of_box"):
    """These are not all the discs that are played with."""

    clause = "SO-01"
    found: int
    wanted: int


class RoundOpen(QuestionProblem, frozen=True, tag="round_open"):
    """The next round begins when all have ended this one."""

    clause = "SO-04"
    round: int


class NotDrawing(QuestionProblem, frozen=True, tag="not_drawing"):
    """The AI has nothing to mark now."""

    clause = "SO-48"
