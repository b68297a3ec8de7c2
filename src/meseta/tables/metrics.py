"""The figures of one node: plain numbers, which cost next to nothing to count. The server puts them into
Prometheus' format (ADR 26)."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple, get_args

from meseta.tables import wire

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The upper bounds of the histograms' buckets, in seconds."""


class Count:
    """How many times something happened, if it has kinds, by kind."""

    def __init__(self, name: str, meaning: str, kind: str = "") -> None:
        self.name = name
        self.meaning = meaning
        self.kind = kind
        """What its kinds are called; empty if it has none."""
        self.counts: Counter[str] = Counter() if kind else Counter({"": 0})

    def add(self, kind: str = "") -> None:
        """Count one more."""
        self.counts[kind] += 1


class Durations:
    """How long something took, as a histogram."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.counts = [0] * (len(BOUNDS) + 1)
        """How many took as long as each bound allows, and the rest."""
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one that took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Watched(NamedTuple):
    """A value that is read whenever somebody looks."""

    name: str
    meaning: str
    value: Callable[[], float]


class Metrics:
    """One node's figures."""

    def __init__(self) -> None:
        self.messages = dict.fromkeys(get_args(wire.ClientMessage), 0)
        """Messages on sockets, by their class."""
        self.submissions = Count("submissions", "Actions that were submitted.")
        self.requests = Count("requests", "HTTP requests, by status.", "status")
        self.tables_created = Count("tables_laid", "Tables created, by game.", "game")
        self.conflicts = Count("conflicts", "Changes that another node was faster than.")
        self.bots_failed = Count("bots_failed", "Bots replaced by a simpler one.")
        self.calls_made = Count("calls_made", "Calls to people who were away, by kind.", "kind")
        self.calls_failed = Count("calls_failed", "Calls that failed, by kind; most are made again.", "kind")
        self.store_seconds = Durations("store", "Storing a change of a table.")
        self.request_seconds = Durations("request", "From an HTTP request to its answer.")
        self.welcome_seconds = Durations("welcome", "From a first message to the welcome.")
        self.bot_seconds = Durations("bot", "A bot's thinking about one action.")
        self.watched: list[Watched] = []

    def watch(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Add a value that is read whenever somebody looks."""
        self.watched.append(Watched(name, meaning, value))

    @property
    def counts(self) -> tuple[Count, ...]:
        """Everything that is counted."""
        at_tables = (self.submissions, self.requests, self.tables_created, self.conflicts, self.bots_failed)
        return *at_tables, self.calls_made, self.calls_failed

    @property
    def durations(self) -> tuple[Durations, ...]:
        """Everything that is timed."""
        return self.store_seconds, self.request_seconds, self.welcome_seconds, self.bot_seconds
