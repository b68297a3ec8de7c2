"""The bodies of requests and responses about people who do not get along: mutes and reports."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from meseta.tables.wire.base import Received, Sent

LONGEST_NOTE: Final = 500
LONGEST_HANDLE: Final = 40

ReportReason: TypeAlias = Literal["rude", "harassing", "spam", "cheating", "name", "other"]


class Muted(Sent, frozen=True):
    """Of whom the caller wants to see nothing at this table: their `who`."""

    muted: list[str]


class MuteLine(Sent, frozen=True):
    """Somebody of whom the caller wants to see nothing."""

    id: str
    """By which they are muted no longer."""
    name: str
    """What they were called then."""
    at: int


class MuteList(Sent, frozen=True):
    """Of whom the caller wants to see nothing, the latest first."""

    mutes: list[MuteLine]


class NewReport(Received, frozen=True):
    """Something to tell the operator about somebody at a table."""

    who: Annotated[str, msgspec.Meta(max_length=LONGEST_HANDLE)]
    """By which the person is told apart from others at this table."""
    reason: ReportReason
    note: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""
    line: int | None = None
    """The number of the line of chat that it is about."""


class ReportMade(Sent, frozen=True):
    """The report is kept for the operator."""

    id: str
    """By which the caller may refer to it."""


class MyReport(Sent, frozen=True):
    """Something that the caller has told the operator."""

    id: str
    at: int
    table: str
    reason: str
    note: str
    settled: bool
