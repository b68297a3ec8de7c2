"""What can be wrong with an edition of In the Ruin, or with the name of a route card."""

from meseta.core.problems import Problem


class NoSuchRoute(Problem, frozen=True, tag="no_such_route"):
    """No route card has this pair of letters."""

    route: str
    known: str


class EditionMapRow(Problem, frozen=True, tag="edition_map_row"):
    """A row of the map is too short or too long."""

    row: int
    found: int
    size: int


class EditionMapSpace(Problem, frozen=True, tag="edition_map_space"):
    """The map has something that is not a space."""

    space: str
    suggestion: str


class EditionMapExit(Problem, frozen=True, tag="edition_map_exit"):
    """The map does not have exactly one Exit, in its centre."""

    cell: str


class EditionMapLetter(Problem, frozen=True, tag="edition_map_letter"):
    """The map does not have a letter exactly once."""

    letter: str
    found: int


class EditionShapeTwice(Problem, frozen=True, tag="edition_shape_twice"):
    """Two shapes have the same name."""

    name: str


class EditionShapeMark(Problem, frozen=True, tag="edition_shape_mark"):
    """A shape is drawn with something else than # and dots."""

    name: str
    mark: str


class EditionShapeCells(Problem, frozen=True, tag="edition_shape_cells"):
    """A shape of no spaces, or of too many."""

    name: str
    found: int
    most: int


class EditionShapeApart(Problem, frozen=True, tag="edition_shape_apart"):
    """A shape in several pieces."""

    name: str


class EditionShapeBlock(Problem, frozen=True, tag="edition_shape_block"):
    """A shape that could never be drawn as Roads."""

    name: str


class EditionCard(Problem, frozen=True, tag="edition_card"):
    """A letter is not on exactly one explore card."""

    letter: str
    found: int


class EditionUnknownLetter(Problem, frozen=True, tag="edition_unknown_letter"):
    """An explore card with a letter beyond X."""

    letter: str
    suggestion: str


class EditionRoute(Problem, frozen=True, tag="edition_route"):
    """A route card without two different letters."""

    route: str


class EditionRouteTwice(Problem, frozen=True, tag="edition_route_twice"):
    """The same route card more than once."""

    route: str
