"""What can be wrong with an edition of In the Ruin, or with the name of a route card."""

from meseta.core.problems import Problem


class NoSuchRoute(Problem, frozen=True, tag="no_such_route"):
    """No route card has this pair of letters."""

    route: str
    known: str


class EditionMapSize(Problem, frozen=True, tag="edition_map_size"):
    """The map is not a square of the right size."""

    size: int


class EditionMapSpace(Problem, frozen=True, tag="edition_map_space"):
    """The map has something that is not a space."""

    space: str


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


class EditionShapeCells(Problem, frozen=True, tag="edition_shape_cells"):
    """A shape of no spaces, or of too many."""

    name: str
    most: int


class EditionShapeApart(Problem, frozen=True, tag="edition_shape_apart"):
    """A shape in several pieces."""

    name: str


class EditionShapeBlock(Problem, frozen=True, tag="edition_shape_block"):
    """A shape that could never be drawn as Roads."""

    name: str


class EditionNumber(Problem, frozen=True, tag="edition_number"):
    """A shape's number is out of range."""

    name: str
    number: int
    most: int


class EditionCard(Problem, frozen=True, tag="edition_card"):
    """A letter is not on exactly one explore card."""

    letter: str
    found: int


class EditionUnknownLetter(Problem, frozen=True, tag="edition_unknown_letter"):
    """An explore card with a letter beyond X."""

    letter: str


class EditionRoutes(Problem, frozen=True, tag="edition_routes"):
    """Too few route cards, or too many."""

    found: int
    needed: int


class EditionRoute(Problem, frozen=True, tag="edition_route"):
    """A route card without two different letters."""

    route: str


class EditionRouteTwice(Problem, frozen=True, tag="edition_route_twice"):
    """The same route card more than once."""

    route: str
