"""Why a turn is good or bad: what it takes, opens, joins, fills and costs.

`places` are spaces as the notation writes them (`c4`, column first): where the gem, the letters, the corners
or the holes are that the sentence speaks of.
"""

from typing import TypeAlias

from meseta.bots.judge import Reason


class TakesGem(Reason, frozen=True, kw_only=True, tag="takes_gem"):
    """The turn ends on an active letter (RU-22)."""

    letter: str
    points: int


class OpensLetter(Reason, frozen=True, kw_only=True, tag="opens_letter"):
    """Its find removes a card whose letter then becomes active (RU-25, RU-26)."""

    letter: str


class WaitsOnLetter(Reason, frozen=True, kw_only=True, tag="waits_on_letter"):
    """The pawn waits where the next find of somebody else makes a letter active (RU-27)."""

    letter: str


class NearsGem(Reason, frozen=True, kw_only=True, tag="nears_gem"):
    """A gem is fewer steps away than before."""

    letter: str
    steps: int


class DrawsToGem(Reason, frozen=True, kw_only=True, tag="draws_to_gem"):
    """Fewer spaces than before have to be drawn until Roads lead to a gem."""

    letter: str
    spaces: int


class JoinsRoute(Reason, frozen=True, kw_only=True, tag="joins_route"):
    """The letters of a route card in hand are connected now (RU-33)."""

    route: str
    points: int


class NearsRoute(Reason, frozen=True, kw_only=True, tag="nears_route"):
    """Fewer spaces than before are missing between the letters of a route card in hand."""

    route: str
    spaces: int


class BlocksRoute(Reason, frozen=True, kw_only=True, tag="blocks_route"):
    """A route card in hand can no longer be joined (RU-14)."""

    route: str


class FillsRectangle(Reason, frozen=True, kw_only=True, tag="fills_rectangle"):
    """The largest full rectangle grows (RU-31)."""

    points: int


class NearsRectangle(Reason, frozen=True, kw_only=True, tag="nears_rectangle"):
    """Fewer spaces than before are missing in the rectangle that promises the most (RU-31)."""

    points: int
    spaces: int


class LeavesHoles(Reason, frozen=True, kw_only=True, tag="leaves_holes"):
    """Spaces are left in holes of one or two, where no shape fits."""

    count: int


class LacksRoom(Reason, frozen=True, kw_only=True, tag="lacks_room"):
    """The next card's shape fits nowhere any more."""

    letter: str


class LosesGem(Reason, frozen=True, kw_only=True, tag="loses_gem"):
    """A Wall covers an active letter: its gem is lost to this player (RU-14)."""

    letter: str


class SpendsRoute(Reason, frozen=True, kw_only=True, tag="spends_route"):
    """A route card pays for a special action (RU-19)."""

    route: str


class TakesPenalty(Reason, frozen=True, kw_only=True, tag="takes_penalty"):
    """A single Wall instead of the shape (RU-16 C)."""

    points: int


class Escapes(Reason, frozen=True, kw_only=True, tag="escapes"):
    """The turn ends outside, after others or alone (RU-34)."""

    points: int


class EscapesFirst(Reason, frozen=True, kw_only=True, tag="escapes_first"):
    """The turn ends outside, before any rival, unless one leaves in the same round (RU-34)."""

    points: int


class NearsExit(Reason, frozen=True, kw_only=True, tag="nears_exit"):
    """Phase 2: the Exit is fewer steps away than before."""

    steps: int


class StaysInside(Reason, frozen=True, kw_only=True, tag="stays_inside"):
    """Phase 2: the pawn could leave in this turn, and does not (RU-21)."""

    cards: int


class StaysBehind(Reason, frozen=True, kw_only=True, tag="stays_behind"):
    """The last card is used, and the turn does not end outside (RU-34)."""

    points: int


class KeepsRoute(Reason, frozen=True, kw_only=True, tag="keeps_route"):
    """A route card is kept whose letters are this many spaces from being joined (RU-06)."""

    route: str
    spaces: int


AnyReason: TypeAlias = (
    TakesGem
    | OpensLetter
    | WaitsOnLetter
    | NearsGem
    | DrawsToGem
    | JoinsRoute
    | NearsRoute
    | BlocksRoute
    | FillsRectangle
    | NearsRectangle
    | LeavesHoles
    | LacksRoom
    | LosesGem
    | SpendsRoute
    | TakesPenalty
    | Escapes
    | EscapesFirst
    | NearsExit
    | StaysInside
    | StaysBehind
    | KeepsRoute
)
