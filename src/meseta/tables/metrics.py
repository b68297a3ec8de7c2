"""What is counted and timed, wherever the figures go."""

from collections.abc import Callable
from typing import Protocol


class Metrics(Protocol):
    """One node's counters."""

    def count(self, name: str, label: str = "") -> None:
        """One more of these."""
        ...

    def time(self, name: str, seconds: float) -> None:
        """One of these took so long."""
        ...

    def watch(self, name: str, value: Callable[[], float]) -> None:
        """A value to be read whenever somebody asks."""
        ...
