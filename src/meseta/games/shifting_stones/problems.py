"""What can be wrong with an edition of Shifting Stones, or with a question about it."""

from meseta.core.companion import QuestionProblem
from meseta.core.problems import EditionProblem, Problem


class EditionId(Problem, frozen=True, tag="edition_id"):
    """The numbers of the cards have a gap."""

    found: int
    expected: int


class EditionBlock(EditionProblem, frozen=True, tag="edition_block"):
    """A pattern has a shape that no card can have."""

    clause = "ST-03"
    card: int


class EditionFace(EditionProblem, frozen=True, tag="edition_face"):
    """A pattern shows something that is not a face of a stone."""

    clause = "ST-01"
    card: int
    face: str
    faces: str
    suggestion: str


class EditionBlank(EditionProblem, frozen=True, tag="edition_blank"):
    """A pattern has no faces."""

    clause = "ST-03"
    card: int


class EditionStones(EditionProblem, frozen=True, tag="edition_stones"):
    """A pattern needs more stones of a kind than there are."""

    clause = "ST-01"
    card: int
    stones: str
    wanted: int
    most: int


class EditionTwin(EditionProblem, frozen=True, tag="edition_twin"):
    """Two cards show the same pattern."""

    clause = "ST-02"
    card: int
    twin: int


class EditionSolo(EditionProblem, frozen=True, tag="edition_solo"):
    """Too few cards of a value for a solo game."""

    clause = "ST-22"
    points: int
    found: int
    needed: int


class StonesOfBox(QuestionProblem, frozen=True, tag="stones_of_box"):
    """These are not the nine stones of the box."""

    clause = "ST-01"


class CardUnknown(QuestionProblem, frozen=True, tag="card_unknown"):
    """The box has no card of this number."""

    clause = "ST-02"
    card: int
    most: int


class CardTwice(QuestionProblem, frozen=True, tag="card_twice"):
    """A card is in the hand twice."""

    clause = "ST-02"
    card: int
