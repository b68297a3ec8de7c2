"""What may speak for a turn of Shifting Stones; `why.py` finds it.

Places are written as the notation does: stones by their cells ("b2"), cards by their numbers ("17").
"""

from typing import TypeAlias

from meseta.bots.judge import Reason
from meseta.games.shifting_stones.state import CardId


class Wins(Reason, frozen=True, kw_only=True, tag="wins"):
    """The game is won with it."""


class LastRound(Reason, frozen=True, kw_only=True, tag="last_round"):
    """It brings the last round (ST-18), while its player leads."""


class Scores(Reason, frozen=True, kw_only=True, tag="scores"):
    """It scores these cards; drawn are the cards, and the stones that complete them."""

    cards: tuple[CardId, ...]
    points: int


class MostOnes(Reason, frozen=True, kw_only=True, tag="most_ones"):
    """With it one has more 1-point cards than anybody else (ST-20)."""

    count: int


class NoStrike(Reason, frozen=True, kw_only=True, tag="no_strike"):
    """A solo turn that scores, and so is no strike (ST-23)."""

    strike: int
    """The number of the one it avoids."""


class Keeps(Reason, frozen=True, kw_only=True, tag="keeps"):
    """It keeps a card that will soon score; drawn is the card."""

    card: CardId
    points: int
    moves: int
    """How far it then is from its pattern."""


class LeavesLess(Reason, frozen=True, kw_only=True, tag="leaves_less"):
    """On the grid it leaves, the cards that others may hold are further away than usual."""

    worth: str
    """About how many points fewer the next player will make than usual."""


class Exchanges(Reason, frozen=True, kw_only=True, tag="exchanges"):
    """It makes room for so many fresh cards."""

    count: int


class DrawsMore(Reason, frozen=True, kw_only=True, tag="draws_more"):
    """It fills the hand beyond the usual four (ST-16)."""

    count: int


AnyReason: TypeAlias = (
    Wins | LastRound | Scores | MostOnes | NoStrike | Keeps | LeavesLess | Exchanges | DrawsMore
)
