"""Where discs end in imagined rounds: drawn as they ended in rounds that were played."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from meseta.bots.sonora.prospects import COMING, GONE, Codes
from meseta.games.sonora.state import Arrangement, Desk, desk
from meseta.games.sonora.words import Section


class Odds(NamedTuple):
    """How often a disc ends where, once everybody has flicked."""

    out: float
    """Nowhere."""
    doubled: float
    """On a circle."""
    sections: tuple[float, float, float, float]
    """The share of each section among the discs that count."""


_SHARES: Final = (0.25, 0.31, 0.23, 0.21)
_SHARES_ALONE: Final = (0.46, 0.30, 0.19, 0.05)
ODDS: Final = {
    "shaky": Odds(0.01, 0.13, _SHARES),
    "ordinary": Odds(0.0, 0.20, _SHARES),
    "steady": Odds(0.0, 0.28, _SHARES),
    "exact": Odds(0.0, 0.32, _SHARES),
}
"""By the hand that flicks, with rivals who knock each other off the circles (docs/bots/sonora.md)."""
ALONE: Final = {
    "shaky": Odds(0.0, 0.35, _SHARES_ALONE),
    "ordinary": Odds(0.0, 0.47, _SHARES_ALONE),
    "steady": Odds(0.0, 0.60, _SHARES_ALONE),
    "exact": Odds(0.0, 0.70, _SHARES_ALONE),
}
"""The same for one's own colour, the best of three."""

Dealt = dict[int, tuple[Codes, ...]]
"""By round, what the five discs of every seat count for."""


def deal(arrangement: Arrangement, first: int, rng: Random) -> Dealt:
    """What all discs count for in this round and the rest of the game, in one imagined world."""
    table = ALONE if len(arrangement.hands) == 1 else ODDS
    return {
        number: tuple(_codes(table[hand], rng) for hand in arrangement.hands)
        for number in range(first, arrangement.rounds + 1)
    }


def _codes(odds: Odds, rng: Random) -> Codes:
    return tuple(_code(odds, rng.random(), rng.random()) for _ in range(5))


def _code(odds: Odds, fate: float, where: float) -> int:
    if fate < odds.out:
        return GONE
    section = next((s for s in Section if where < sum(odds.sections[: s + 1])), Section.MUDCRACKS)
    return 2 * section + (fate < odds.out + odds.doubled)


def completed(codes: Sequence[int], dealt: Codes) -> Codes:
    """The discs whose section is known, and the others as they were dealt."""
    return tuple(then if now > GONE else now for now, then in zip(codes, dealt, strict=True))


def desk_of(codes: Sequence[int]) -> Desk:
    """What is to be recorded for five discs that count for this."""
    return desk(
        {disc: (Section(code >> 1), bool(code & 1)) for disc, code in enumerate(codes) if code < GONE}
    )


UNKNOWN: Final[Codes] = (COMING,) * 5
"""Five discs that are still to be flicked."""
