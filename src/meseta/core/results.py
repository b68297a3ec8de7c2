"""The score so far and how a game ended, in parts that can be explained."""

from collections.abc import Mapping, Sequence

import msgspec

from meseta.core.seats import Seat

__all__ = ["Outcome", "Part", "Score", "TieBreak", "margin", "outrank"]


class Part(msgspec.Struct, frozen=True):
    """One line of a score."""

    code: str
    """What it is for, such as `scored_cards`; `i18n` has its words."""

    points: int

    clause: str
    """The clause that grants it."""

    count: int = 0
    """How many things it counts, where it counts any."""

    detail: Mapping[str, str | int] = {}
    """What explains it: corners of a rectangle, the spaces of a path; cells and cards in notation."""


class Score(msgspec.Struct, frozen=True):
    """A seat's points and where they come from."""

    seat: Seat
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        """The sum of the parts."""
        return sum(part.points for part in self.parts)


class TieBreak(msgspec.Struct, frozen=True):
    """What was compared between the seats that shared the highest total."""

    code: str
    """What was counted, such as `roads`; `i18n` has its words as `tie-<code>`."""

    clause: str
    """The clause that says so."""

    counts: Mapping[Seat, int]
    """How many each of these seats has; the win is shared if they are equal again."""


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game."""

    winners: tuple[Seat, ...]
    """Who won: several seats if they share the win, none if a solo player lost."""

    code: str
    """How it came about, such as `last_round`."""

    clause: str
    """The clause that ended it."""

    tie_break: TieBreak | None = None
    """What decided between equal totals, if the rules compare anything."""


def outrank(
    scores: Sequence[Score], counts: Sequence[int], code: str, clause: str
) -> tuple[tuple[Seat, ...], TieBreak | None]:
    """The seats with the highest total and, of these, the highest count; the tie-break, if it was needed."""
    most = max(score.total for score in scores)
    tied = {score.seat: counts[score.seat] for score in scores if score.total == most}
    winners = tuple(seat for seat, count in tied.items() if count == max(tied.values()))
    return winners, TieBreak(code, clause, tied) if len(tied) > 1 else None


def margin(scores: Sequence[Score], winners: Sequence[Seat]) -> int:
    """By how many points the winners lead everybody else; 0 if nobody is behind them in points."""
    won = [score.total for score in scores if score.seat in winners]
    others = [score.total for score in scores if score.seat not in winners]
    return max(0, min(won) - max(others)) if won and others else 0
