"""Why Shifting Stones refuses an action."""

from meseta.core.faults import Fault
from meseta.core.seats import Seat
from meseta.games.shifting_stones.state import CardId


class NotYourTurn(Fault, frozen=True, tag="not_your_turn"):
    """It is another seat's turn."""

    clause: str
    turn: Seat


class ChanceFirst(Fault, frozen=True, tag="chance_first"):
    """Chance has to deal before anyone acts."""

    clause: str


class NotInHand(Fault, frozen=True, tag="not_in_hand"):
    """The card is not in the seat's hand."""

    clause: str
    card: CardId


class EmptyHand(Fault, frozen=True, tag="empty_hand"):
    """Without cards a player can only end the turn."""

    clause = "ST-15"


class NotNeighbours(Fault, frozen=True, tag="not_neighbours"):
    """Only stones that share an edge trade places."""

    clause = "ST-08"
    a: str
    b: str


class NoSuchCell(Fault, frozen=True, tag="no_such_cell"):
    """There is no such place for a stone."""

    clause = "ST-09"
    cell: str


class NoMatch(Fault, frozen=True, tag="no_match"):
    """The card's pattern is not in the grid."""

    clause = "ST-12"
    card: CardId


class TooLateToSkip(Fault, frozen=True, tag="too_late_to_skip"):
    """A skip takes a whole turn."""

    clause = "ST-16"


class SkippedBefore(Fault, frozen=True, tag="skipped_before"):
    """Nobody skips twice in a row."""

    clause = "ST-16"


class HandFull(Fault, frozen=True, tag="hand_full"):
    """A skip draws cards, and the hand has no room for them."""

    clause = "ST-16"
    most: int


class NothingToDraw(Fault, frozen=True, tag="nothing_to_draw"):
    """A skip draws cards, and none are left."""

    clause = "ST-16"
