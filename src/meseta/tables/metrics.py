"""The metrics of one node, for Prometheus (ADR 26)."""

from collections.abc import Callable
from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.exposition import generate_latest

from meseta.tables import wire

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The upper bounds of the histograms' buckets, in seconds."""

# Otherwise each counter has a second series, which only says when the node started.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library does not type it


class Metrics:
    """One node's counters, in a registry of its own: several nodes may run in one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = self._counter("requests", "HTTP requests, by status.", "status")
        self.tables_created = self._counter("tables_laid", "Tables created, by game.", "game")
        self.submissions = self._counter("submissions", "Actions that were submitted.")
        self.conflicts = self._counter("conflicts", "Changes that another node was faster than.")
        self.bots_failed = self._counter("bots_failed", "Bots replaced by a simpler one.")
        self.request_seconds = self._histogram("request", "From an HTTP request to its answer.")
        self.welcome_seconds = self._histogram("welcome", "From a first message to the welcome.")
        self.store_seconds = self._histogram("store", "Storing a change of a table.")
        self.bot_seconds = self._histogram("bot", "A bot's thinking about one action.")
        messages = self._counter("messages", "Messages on sockets, by type.", "type")
        self.messages = {
            kind: messages.labels(kind.__struct_config__.tag) for kind in get_args(wire.ClientMessage)
        }
        """By the message's class; bound once, because looking up a label costs more than counting."""

    def watch(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Add a gauge that reads this value whenever the metrics are collected."""
        Gauge(f"meseta_{name}", meaning, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self._registry)

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"meseta_{name}", meaning, labels, registry=self._registry)

    def _histogram(self, name: str, meaning: str) -> Histogram:
        return Histogram(f"meseta_{name}_seconds", meaning, buckets=BOUNDS, registry=self._registry)
