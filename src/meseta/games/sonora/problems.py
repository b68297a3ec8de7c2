"""What can be wrong with an edition of Sonora."""

from meseta.core.problems import Problem


class EditionBonus(Problem, frozen=True, tag="edition_bonus"):
    """Something printed as a bonus is not one."""

    found: str
    known: str


class EditionTray(Problem, frozen=True, tag="edition_tray"):
    """A Reflick, a Swap or an icon is missing."""


class EditionZones(Problem, frozen=True, tag="edition_zones"):
    """The zones are not the four of the board."""

    known: str


class EditionArena(Problem, frozen=True, tag="edition_arena"):
    """No disc could be flicked on the board."""

    detail: str


class EditionCircles(Problem, frozen=True, tag="edition_circles"):
    """The circles do not follow the rules."""


class EditionCirclesClose(Problem, frozen=True, tag="edition_circles_close"):
    """One disc could touch circles of two animals, which no text of the rules speaks of."""

    first: int
    second: int


class EditionBuildings(Problem, frozen=True, tag="edition_buildings"):
    """The buildings do not follow the rules."""


class EditionRewards(Problem, frozen=True, tag="edition_rewards"):
    """A reward of a building makes no sense."""


class EditionGrid(Problem, frozen=True, tag="edition_grid"):
    """The canyon's grid has the wrong size."""


class EditionSquare(Problem, frozen=True, tag="edition_square"):
    """A square of the canyon holds something unknown."""

    found: str
    known: str


class EditionStart(Problem, frozen=True, tag="edition_start"):
    """The start square is not where it belongs."""


class EditionAiSquares(Problem, frozen=True, tag="edition_ai_squares"):
    """The AI's squares do not follow the rules."""


class EditionShapes(Problem, frozen=True, tag="edition_shapes"):
    """The shapes do not follow the rules."""


class EditionShapeTwin(Problem, frozen=True, tag="edition_shape_twin"):
    """Two shapes are the same."""


class EditionBranch(Problem, frozen=True, tag="edition_branch"):
    """A branch of the creek starts nowhere."""

    space: int


class EditionSpace(Problem, frozen=True, tag="edition_space"):
    """A space of the creek holds something unknown."""

    found: str


class EditionDeadEnd(Problem, frozen=True, tag="edition_dead_end"):
    """The creek has no dead end, or too many spaces."""


class EditionNodes(Problem, frozen=True, tag="edition_nodes"):
    """There are too few nodes or too many, or one has a wrong cost."""


class EditionTriangle(Problem, frozen=True, tag="edition_triangle"):
    """A triangle names a wrong node or a wrong content."""

    number: int
    known: str


class EditionNet(Problem, frozen=True, tag="edition_net"):
    """The net of the Mudcracks is not connected."""


class EditionColumns(Problem, frozen=True, tag="edition_columns"):
    """There is no column of boxes, or one without a box."""
