"""What can be wrong with an edition of Shifting Stones."""

from meseta.core.problems import Problem


class EditionId(Problem, frozen=True, tag="edition_id"):
    """The numbers of the cards have a gap."""

    found: int
    expected: int


class EditionBlock(Problem, frozen=True, tag="edition_block"):
    """A pattern has a shape that no card can have."""

    card: int


class EditionFace(Problem, frozen=True, tag="edition_face"):
    """A pattern shows something that is not a face of a stone."""

    card: int
    face: str
    faces: str
    suggestion: str


class EditionBlank(Problem, frozen=True, tag="edition_blank"):
    """A pattern has no faces."""

    card: int


class EditionStones(Problem, frozen=True, tag="edition_stones"):
    """A pattern needs more stones of a kind than there are."""

    card: int
    stones: str
    wanted: int
    most: int


class EditionTwin(Problem, frozen=True, tag="edition_twin"):
    """Two cards show the same pattern."""

    card: int
    twin: int


class EditionSolo(Problem, frozen=True, tag="edition_solo"):
    """Too few cards of a value for a solo game."""

    points: int
    found: int
    needed: int
