"""A node's figures in Prometheus' text format."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from meseta.tables.metrics import BOUNDS, Count, Durations, Metrics


class Figures(Collector):
    """Reads the figures when they are asked for."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """The figures as the library exports them."""
        yield self._messages()
        yield from map(_counter, self._metrics.counts)
        yield from map(_histogram, self._metrics.durations)
        for name, meaning, value in self._metrics.watched:
            yield GaugeMetricFamily(f"meseta_{name}", meaning, value())

    def _messages(self) -> Metric:
        family = CounterMetricFamily("meseta_messages", "Messages on sockets, by type.", labels=["type"])
        for kind, count in self._metrics.messages.items():
            family.add_metric([kind.__struct_config__.tag], count)
        return family


def _counter(counted: Count) -> Metric:
    labels = [counted.kind] if counted.kind else []
    family = CounterMetricFamily(f"meseta_{counted.name}", counted.meaning, labels=labels)
    for kind, count in counted.counts.items():
        family.add_metric([kind] if counted.kind else [], count)
    return family


def _histogram(timed: Durations) -> Metric:
    bounds = [*map(str, BOUNDS), "+Inf"]
    buckets = list(zip(bounds, accumulate(timed.counts), strict=True))
    return HistogramMetricFamily(f"meseta_{timed.name}_seconds", timed.meaning, buckets, timed.total)


def text_of(metrics: Metrics) -> bytes:
    """All figures in Prometheus' text format."""
    registry = CollectorRegistry()
    registry.register(Figures(metrics))
    return generate_latest(registry)
