"""What can be wrong with an edition of In the Ruin, or with the name of a route card."""

from meseta.core.problems import EditionProblem, Problem


class NoSuchRoute(Problem, frozen=True, tag="no_such_route"):
    """No route card has this pair of letters."""

    route: str
    known: str


class EditionMapRow(EditionProblem, frozen=True, tag="edition_map_row"):
    """A row of the map is too short or too long."""

    clause = "RU-01"
    row: int
    found: int
    size: int


class EditionMapSpace(EditionProblem, frozen=True, tag="edition_map_space"):
    """The map has something that is not a space."""

    clause = "RU-01"
    space: str
    suggestion: str


class EditionMapExit(EditionProblem, frozen=True, tag="edition_map_exit"):
    """The map does not have exactly one Exit, in its centre."""

    clause = "RU-01"
    cell: str


class EditionMapLetter(EditionProblem, frozen=True, tag="edition_map_letter"):
    """The map does not have a letter exactly once."""

    clause = "RU-01"
    letter: str
    found: int


class EditionShapeTwice(Problem, frozen=True, tag="edition_shape_twice"):
    """Two shapes have the same name."""

    name: str


class EditionShapeMark(Problem, frozen=True, tag="edition_shape_mark"):
    """A shape is drawn with something else than # and dots."""

    name: str
    mark: str


class EditionShapeCells(EditionProblem, frozen=True, tag="edition_shape_cells"):
    """A shape of no spaces, or of too many."""

    clause = "RU-02"
    name: str
    found: int
    most: int


class EditionShapeApart(EditionProblem, frozen=True, tag="edition_shape_apart"):
    """A shape in several pieces."""

    clause = "RU-02"
    name: str


class EditionShapeBlock(EditionProblem, frozen=True, tag="edition_shape_block"):
    """A shape that could never be drawn as Roads."""

    clause = "RU-12"
    name: str


class EditionCard(EditionProblem, frozen=True, tag="edition_card"):
    """A letter is not on exactly one explore card."""

    clause = "RU-02"
    letter: str
    found: int


class EditionUnknownLetter(EditionProblem, frozen=True, tag="edition_unknown_letter"):
    """An explore card with a letter beyond X."""

    clause = "RU-02"
    letter: str
    suggestion: str


class EditionRoute(EditionProblem, frozen=True, tag="edition_route"):
    """A route card without two different letters."""

    clause = "RU-03"
    route: str


class EditionRouteTwice(EditionProblem, frozen=True, tag="edition_route_twice"):
    """The same route card more than once."""

    clause = "RU-03"
    route: str
