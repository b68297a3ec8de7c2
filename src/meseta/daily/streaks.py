"""Streaks: days in a row with an answer."""

from collections.abc import Iterable
from datetime import timedelta
from typing import NamedTuple

from meseta.daily.days import Day

__all__ = ["Streak", "streak"]

_ONE = timedelta(days=1)


class Streak(NamedTuple):
    """Days in a row, on each of which at least one puzzle was answered in time."""

    current: int
    longest: int
    days: int
    """All of these days."""


def streak(answered: Iterable[Day], today: Day) -> Streak:
    """The streak up to today, or up to yesterday while today is still to be answered."""
    days = set(answered)
    runs: dict[Day, int] = {}
    for day in sorted(days):
        runs[day] = runs.get(day - _ONE, 0) + 1
    current = runs.get(today) or runs.get(today - _ONE, 0)
    return Streak(current, max(runs.values(), default=0), len(days))
