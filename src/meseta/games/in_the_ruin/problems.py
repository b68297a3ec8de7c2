"""What can be wrong with an edition of In the Ruin, the name of a route card, or a question about the box."""

from meseta.core.companion import QuestionProblem
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


class CallFirstPhase(QuestionProblem, frozen=True, tag="call_first_phase"):
    """Somebody escapes in Phase 1."""

    clause = "RU-21"


class CallEscapes(QuestionProblem, frozen=True, tag="call_escapes"):
    """More people escape than are in the ruin."""

    clause = "RU-21"
    escapes: int
    inside: int


class CallFinders(QuestionProblem, frozen=True, tag="call_finders"):
    """More letters are found than pawns are there to stand on them."""

    clause = "RU-22"
    found: int
    inside: int


class CallNotActive(QuestionProblem, frozen=True, tag="call_not_active"):
    """A letter is found that is not active at that moment."""

    clause = "RU-22"
    letter: str


class CallCard(QuestionProblem, frozen=True, tag="call_card"):
    """A card is turned up that is not in the deck any more."""

    clause = "RU-02"
    letter: str


class CallTooLong(QuestionProblem, frozen=True, tag="call_too_long"):
    """More rounds are told than the cards allow."""

    clause = "RU-30"
    round: int


class SheetExit(QuestionProblem, frozen=True, tag="sheet_exit"):
    """The Exit is no Road."""

    clause = "RU-07"
    sheet: int
    cell: str


class SheetBlock(QuestionProblem, frozen=True, tag="sheet_block"):
    """There is a 2×2 block of Roads, and its price was not paid."""

    clause = "RU-12"
    sheet: int
    first: str
    last: str
    penalties: int


class SheetAdrift(QuestionProblem, frozen=True, tag="sheet_adrift"):
    """Marks that nothing joins to the others: not even a Wall on a letter that was found."""

    clause = "RU-11"
    sheet: int
    cell: str


class SheetGate(QuestionProblem, frozen=True, tag="sheet_gate"):
    """A Gate on a space without a letter."""

    clause = "RU-24"
    sheet: int
    cell: str


class SheetFound(QuestionProblem, frozen=True, tag="sheet_found"):
    """A letter that was found, as a Gate elsewhere shows, is empty or a plain Road here."""

    clause = "RU-24"
    sheet: int
    letter: str
    cell: str
    other: int


class SheetGems(QuestionProblem, frozen=True, tag="sheet_gems"):
    """More gems than letters where they could have been found."""

    clause = "RU-22"
    sheet: int
    gems: int
    most: int


class SheetGates(QuestionProblem, frozen=True, tag="sheet_gates"):
    """Alone, gems and Gates are not equally many."""

    clause = "RU-37"
    gems: int
    gates: int


class SheetPenalties(QuestionProblem, frozen=True, tag="sheet_penalties"):
    """More penalties than Walls."""

    clause = "RU-16"
    sheet: int
    penalties: int
    walls: int


class SheetRectangle(QuestionProblem, frozen=True, tag="sheet_rectangle"):
    """No full rectangle of the size noted for Phase 1."""

    clause = "RU-31"
    sheet: int
    points: int


class SheetEscape(QuestionProblem, frozen=True, tag="sheet_escape"):
    """Somebody has escaped in Phase 1."""

    clause = "RU-21"
    sheet: int


class SheetRoute(QuestionProblem, frozen=True, tag="sheet_route"):
    """No route card has these two letters."""

    clause = "RU-03"
    route: str


class SheetRouteTwice(QuestionProblem, frozen=True, tag="sheet_route_twice"):
    """The same route card in two places."""

    clause = "RU-03"
    route: str
