"""The metrics of one node, for Prometheus (ADR 26)."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from meseta.tables import wire

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The upper bounds of the histograms' buckets, in seconds."""

# Otherwise each counter has a second series, which only says when the node started.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library does not type it


class MoveMetrics(Collector):
    """What is counted with every move: plain numbers, read when the metrics are collected. The library's own
    counters, which take a lock each time, would be a twentieth of what a move costs."""

    def __init__(self) -> None:
        self.messages = dict.fromkeys(get_args(wire.ClientMessage), 0)
        """By the message's class."""
        self.submissions = 0
        self._stored = [0] * (len(BOUNDS) + 1)
        """How many changes took as long as each bound allows, and the rest."""
        self._storing = 0.0

    def stored(self, seconds: float) -> None:
        """Count a change that took so long to store."""
        self._stored[bisect_left(BOUNDS, seconds)] += 1
        self._storing += seconds

    def collect(self) -> Iterator[Metric]:
        """The metrics as the library exports them."""
        messages = CounterMetricFamily("meseta_messages", "Messages on sockets, by type.", labels=["type"])
        for kind, count in self.messages.items():
            messages.add_metric([kind.__struct_config__.tag], count)
        yield messages
        yield CounterMetricFamily("meseta_submissions", "Actions that were submitted.", self.submissions)
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._stored), strict=True))
        yield HistogramMetricFamily(
            "meseta_store_seconds", "Storing a change of a table.", buckets, self._storing
        )


class Metrics:
    """One node's counters, in a registry of its own: several nodes may run in one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.moves = MoveMetrics()
        self._registry.register(self.moves)
        self.requests = self._counter("requests", "HTTP requests, by status.", "status")
        self.tables_created = self._counter("tables_laid", "Tables created, by game.", "game")
        self.conflicts = self._counter("conflicts", "Changes that another node was faster than.")
        self.bots_failed = self._counter("bots_failed", "Bots replaced by a simpler one.")
        self.request_seconds = self._histogram("request", "From an HTTP request to its answer.")
        self.welcome_seconds = self._histogram("welcome", "From a first message to the welcome.")
        self.bot_seconds = self._histogram("bot", "A bot's thinking about one action.")

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
