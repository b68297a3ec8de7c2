"""What is kept of a table with a report, so that an operator can judge it when the table is gone."""

import msgspec


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    at: int
    name: str
    text: str
    theirs: bool
    """Whether the one reported wrote it."""


class ReportedScene(msgspec.Struct, frozen=True):
    """What was to be seen at the table when somebody was reported."""

    game: str
    names: list[str]
    """One name per seat."""
    reporter: str
    """What they were called at the table; empty for a spectator who has said nothing."""
    reported: str
    note: str
    line: int | None
    """The number of the line of chat that it is about."""
    chat: tuple[ReportedLine, ...]
    """The latest lines of the table."""
