"""Why In the Ruin refuses an action."""

from meseta.core.faults import Fault


class ChanceFirst(Fault, frozen=True, tag="chance_first"):
    """Chance has to deal or reveal cards first."""

    clause: str


class HasConfirmed(Fault, frozen=True, tag="has_confirmed"):
    """A player who has confirmed waits for the others."""

    clause = "RU-13"


class HasEscaped(Fault, frozen=True, tag="has_escaped"):
    """A player who has escaped no longer draws or moves."""

    clause = "RU-21"


class OnlyAtSetup(Fault, frozen=True, tag="only_at_setup"):
    """Route cards are chosen before the first round."""

    clause = "RU-06"


class NotAtSetup(Fault, frozen=True, tag="not_at_setup"):
    """Rounds have not begun."""

    clause: str


class RoutesToChoose(Fault, frozen=True, tag="routes_to_choose"):
    """Nobody confirms before choosing routes."""

    clause = "RU-06"
    count: int


class ShapesToDraw(Fault, frozen=True, tag="shapes_to_draw"):
    """Nobody confirms before drawing the shapes dealt."""

    clause = "RU-07"
    letters: str


class RoutesChosen(Fault, frozen=True, tag="routes_chosen"):
    """Route cards are chosen once."""

    clause = "RU-06"


class KeepTwo(Fault, frozen=True, tag="keep_two"):
    """A player keeps two different route cards."""

    clause = "RU-06"
    count: int


class RouteNotDealt(Fault, frozen=True, tag="route_not_dealt"):
    """Only route cards that were dealt can be kept."""

    clause = "RU-06"


class AllDrawn(Fault, frozen=True, tag="all_drawn"):
    """Each card dealt at set-up is drawn once."""

    clause = "RU-07"


class RoadsFirst(Fault, frozen=True, tag="roads_first"):
    """The first shape at set-up is Roads."""

    clause = "RU-07"


class RoadsDone(Fault, frozen=True, tag="roads_done"):
    """No more of the shapes at set-up are Roads."""

    clause = "RU-07"


class WallsDone(Fault, frozen=True, tag="walls_done"):
    """No more of the shapes at set-up are Walls."""

    clause = "RU-07"


class CoverTheExit(Fault, frozen=True, tag="cover_the_exit"):
    """The first Roads cover the Exit."""

    clause = "RU-07"
    cell: str


class NotAdjacentToRoad(Fault, frozen=True, tag="not_adjacent_to_road"):
    """What is drawn must share an edge with a Road."""

    clause = "RU-07"


class NotAdjacent(Fault, frozen=True, tag="not_adjacent"):
    """What is drawn must share an edge with a mark."""

    clause: str


class NotAdjacentBefore(Fault, frozen=True, tag="not_adjacent_before"):
    """What is drawn must share an edge with a mark made in an earlier round."""

    clause = "RU-11"


class NoSuchCell(Fault, frozen=True, tag="no_such_cell"):
    """Marks lie inside the grid."""

    clause = "RU-10"
    cell: str


class NotTheShape(Fault, frozen=True, tag="not_the_shape"):
    """A card's shape is drawn whole."""

    clause = "RU-10"
    letter: str


class SpaceTaken(Fault, frozen=True, tag="space_taken"):
    """Marks are made on empty spaces."""

    clause = "RU-10"
    cell: str


class RoadBlock(Fault, frozen=True, tag="road_block"):
    """Roads never fill a block of two by two."""

    clause = "RU-12"
    first: str
    last: str


class HasDrawn(Fault, frozen=True, tag="has_drawn"):
    """A player draws once per round."""

    clause = "RU-16"


class SheetFull(Fault, frozen=True, tag="sheet_full"):
    """Nothing is drawn on a full sheet."""

    clause = "RU-17"


class LastSpace(Fault, frozen=True, tag="last_space"):
    """The last empty space is kept for what must still be drawn."""

    clause = "RU-17"


class OneSpecial(Fault, frozen=True, tag="one_special"):
    """A player takes one special action per round."""

    clause = "RU-19"


class RouteNotHeld(Fault, frozen=True, tag="route_not_held"):
    """A special action is paid for with a route card in hand."""

    clause = "RU-19"


class BeforeTheMove(Fault, frozen=True, tag="before_the_move"):
    """An extra space is marked before moving."""

    clause = "RU-19"


class DrawFirst(Fault, frozen=True, tag="draw_first"):
    """Drawing comes before moving."""

    clause = "RU-18"


class NoRoad(Fault, frozen=True, tag="no_road"):
    """Pawns walk on Roads."""

    clause = "RU-18"
    cell: str


class AlreadyThere(Fault, frozen=True, tag="already_there"):
    """A move ends on another space."""

    clause = "RU-18"
    cell: str


class TooFar(Fault, frozen=True, tag="too_far"):
    """A move takes no more steps than are left."""

    clause = "RU-18"
    cell: str
    left: int


class NotOnGate(Fault, frozen=True, tag="not_on_gate"):
    """A warp starts on a Gate."""

    clause = "RU-19"
    cell: str


class NoOtherGate(Fault, frozen=True, tag="no_other_gate"):
    """A warp ends on another Gate."""

    clause = "RU-19"
    cell: str


class NoStepsLeft(Fault, frozen=True, tag="no_steps_left"):
    """A warp takes a step."""

    clause = "RU-19"


class MustDraw(Fault, frozen=True, tag="must_draw"):
    """Nobody passes without drawing."""

    clause = "RU-16"


class PhaseOne(Fault, frozen=True, tag="phase_one"):
    """Nobody escapes before Phase 2."""

    clause = "RU-21"


class NotOnExit(Fault, frozen=True, tag="not_on_exit"):
    """A player escapes from the Exit."""

    clause = "RU-21"
    cell: str
