"""Days: which there are, their numbers, and how hard a day's puzzles are to be."""

import re
from datetime import date, datetime, timedelta, timezone
from typing import Final

from meseta.core.errors import MesetaError
from meseta.daily.problems import DayToCome, NoSuchDay, NoSuchMonth

__all__ = ["BadDay", "Day", "latest_day", "open_day", "read_day", "read_month", "wanted_level"]

Day = date

FIRST: Final[Day] = date(2026, 11, 19)
"""The first day of the archive, number 1."""
LAST: Final[Day] = date(2199, 12, 31)
EARLIEST_ZONE: Final = timezone(timedelta(hours=14))
"""Where on earth a day begins first."""
LATEST_ZONE: Final = timezone(timedelta(hours=-12))
"""Where it ends last."""
LEVELS: Final = (1, 2, 2, 3, 3, 4, 5)
"""From Monday to Sunday."""
TOLERANCE: Final = timedelta(hours=72)
"""How long after it was given an offline answer may be sent, to count for its day."""

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MONTH: Final = re.compile(r"[0-9]{4}-[0-9]{2}")


class BadDay(MesetaError):
    """A day without puzzles, or with puzzles that nobody may see yet."""


def read_day(text: str) -> Day:
    """The day that was written, such as `2026-11-19`; raises `BadDay` if the archive has no such day."""
    try:
        day = date.fromisoformat(text) if _DAY.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None or not FIRST <= day <= LAST:
        raise BadDay(NoSuchDay(day=text[:20], first=FIRST.isoformat()))
    return day


def read_month(text: str) -> Day:
    """The first day of a month such as `2026-11`; raises `BadDay` if the archive has no such month."""
    try:
        first = date.fromisoformat(f"{text}-01") if _MONTH.fullmatch(text) else None
    except ValueError:
        first = None
    if first is None or not FIRST.replace(day=1) <= first <= LAST:
        raise BadDay(NoSuchMonth(month=text[:20], first=FIRST.isoformat()[:7]))
    return first


def number_of(day: Day) -> int:
    """The day's number, counted from 1."""
    return (day - FIRST).days + 1


def wanted_level(day: Day) -> int:
    """How hard the day's puzzles are to be: easy on Mondays, hard on Sundays."""
    return LEVELS[day.weekday()]


def latest_day(now: int) -> Day:
    """The last day that is today anywhere on earth, at this time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, EARLIEST_ZONE).date()


def open_day(text: str, now: int) -> Day:
    """The day that was written; raises `BadDay` if it is nowhere today yet."""
    day = read_day(text)
    if day > latest_day(now):
        raise BadDay(DayToCome(day=text))
    return day


def is_in_time(day: Day, given: int | None, now: int) -> bool:
    """Whether an answer counts for its day: somewhere on earth it was that day when it was given.

    One that was given offline says when; it is believed as long as it is sent soon enough.
    """
    oldest = now - TOLERANCE // timedelta(milliseconds=1)
    at = now if given is None or not oldest <= given <= now else given
    return datetime.fromtimestamp(at / 1000, LATEST_ZONE).date() <= day <= latest_day(at)
