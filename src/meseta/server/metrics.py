"""What can be counted, in the text format that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds, the upper ends of the histograms' buckets."""


class Histogram:
    """How long something takes."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """One node's counters."""

    def __init__(self) -> None:
        self._counters: dict[tuple[str, str], int] = {}
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times: dict[str, Histogram] = {}

    def count(self, name: str, label: str = "") -> None:
        """One more of these."""
        key = (name, label)
        self._counters[key] = self._counters.get(key, 0) + 1

    def time(self, name: str, seconds: float) -> None:
        """One of these took so long."""
        self._times.setdefault(name, Histogram()).add(seconds)

    def watch(self, name: str, value: Callable[[], float]) -> None:
        """A value to be read whenever somebody asks."""
        self._gauges[name] = value

    def text(self) -> str:
        """All of them, for Prometheus."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counters}):
            lines.append(f"# TYPE meseta_{name}_total counter")
            for (known, label), value in sorted(self._counters.items()):
                if known == name:
                    lines.append(f"meseta_{name}_total{label} {value}")
        for name, value_now in sorted(self._gauges.items()):
            lines += [f"# TYPE meseta_{name} gauge", f"meseta_{name} {value_now():g}"]
        for name, histogram in sorted(self._times.items()):
            lines += _histogram(f"meseta_{name}_seconds", histogram)
        return "\n".join([*lines, ""])


def _histogram(name: str, histogram: Histogram) -> list[str]:
    lines = [f"# TYPE {name} histogram"]
    seen = 0
    for bound, count in zip((*BOUNDS, "+Inf"), histogram.buckets, strict=True):
        seen += count
        lines.append(f'{name}_bucket{{le="{bound}"}} {seen}')
    return [*lines, f"{name}_sum {histogram.total:.6f}", f"{name}_count {seen}"]
