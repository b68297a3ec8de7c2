"""How a node is configured: where it stores its tables, how it attends to them, and its limits."""

import os
from pathlib import Path

import msgspec


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rate limit: how many at once, and how many per second in the long run."""

    burst: int
    a_second: float


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one caller, or all of them together, may ask for."""

    body: int = 128_000
    """The most bytes in a request."""
    upload: int = 8_000_000
    """The most bytes in an uploaded record."""
    message: int = 16_384
    """The most bytes in a message on a socket."""
    requests: Rate = Rate(120, 20)
    """By address."""
    sessions: Rate = Rate(60, 0.2)
    """New people, by address."""
    messages: Rate = Rate(60, 20)
    """On one socket."""
    chat: Rate = Rate(8, 1)
    """By person."""
    hints: Rate = Rate(10, 1)
    """By person."""
    analyses: Rate = Rate(40, 4)
    """By person: parts of an analysis; a match has a few dozen."""
    tables_each: int = 100
    """Unfinished tables that one person may host."""
    tables_all: int = 20_000
    sockets_each: int = 500
    """By address: a whole school may sit behind one."""
    sockets_all: int = 10_000
    backlog: int = 500
    """Messages that may wait for a slow reader."""


class Lifetimes(msgspec.Struct, frozen=True):
    """After how many days an untouched table is deleted."""

    waiting: float = 7
    playing: float = 90
    finished: float = 365
    record: float = 30
    stuck: float = 365


class NodeConfig(msgspec.Struct, frozen=True, kw_only=True):
    """How one node stores and attends to its tables."""

    data: Path
    database: str | None = None
    """The address of a PostgreSQL database; without one, a file in the data folder is used."""
    limits: Limits = Limits()
    lifetimes: Lifetimes = Lifetimes()
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    bot_seconds: float = 60
    """How long a bot may think about one action before a simpler one takes over. This is meant for bots that
    hang: ours are limited in nodes, which take many times longer on a busy machine."""
    lease: int = 8_000
    """Milliseconds after which another node attends to a table if this one has died."""
    poll: float = 0.5
    """Seconds between two checks for tables that are due."""
    presence: float = 20
    """Seconds between two heartbeats for those who are connected."""
