"""Opening whoever plays: processes here by default, or the workers of a cluster named by its address.

What is asked of every kind of cluster is only an executor and its size; each kind has a module of its own.
"""

import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Final, NamedTuple, cast
from urllib.parse import urlsplit

from meseta import __version__
from meseta.arena.errors import BadCluster
from meseta.arena.problems import (
    ClusterExtra,
    ClusterForm,
    ClusterIdle,
    ClusterUnreachable,
    WorkerDiffers,
    WorkerWithoutMeseta,
)
from meseta.arena.processes import Alarm
from meseta.arena.workers import OnExecutor, Workers, on_this_machine
from meseta.core.errors import BadSetup

__all__ = ["Address", "Opened", "open_workers", "read_address"]

KINDS: Final = {
    "dask": ("distributed", "meseta.arena.dask_cluster"),
    "ray": ("ray", "meseta.arena.ray_cluster"),
}
"""What each kind of cluster needs, and what opens it; the extra that brings it has the kind's name."""
PATIENCE: Final = 10
"""Seconds within which somebody must answer at the address."""
WORKERS_PATIENCE: Final = 60
"""Seconds within which a worker must have answered."""


class Address(NamedTuple):
    """Where a cluster is."""

    kind: str
    host: str = ""
    """Empty for a cluster on this machine that is started for this run alone."""
    port: int = 0

    @property
    def place(self) -> str:
        """Host and port, as other programs write them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    def __str__(self) -> str:
        return f"{self.kind}://{self.place}" if self.host else self.kind


class Opened(NamedTuple):
    """A cluster that can be used."""

    executor: Executor
    jobs: int
    """How many tasks it does at the same time."""
    ask: Callable[[Callable[[str], str], str], str]
    """Calls a function of Python's own library on a worker, whether or not Meseta is there.

    Raises `TimeoutError` if there is none within `WORKERS_PATIENCE`."""
    lost: tuple[type[Exception], ...]
    """What is raised for a task whose workers were lost too often."""
    manned: Callable[[], bool]
    """Whether it has any workers now."""


def read_address(text: str) -> Address:
    """The cluster that is meant.

    >>> read_address("dask://192.0.2.7:8786")
    Address(kind='dask', host='192.0.2.7', port=8786)
    >>> read_address("ray")
    Address(kind='ray', host='', port=0)
    """
    if text in KINDS:
        return Address(text)
    try:
        parts = urlsplit(text)
        kind, host, port = parts.scheme, parts.hostname, parts.port
    except ValueError:
        kind, host, port = "", None, None
    if kind not in KINDS or not host or not port or parts.path.strip("/"):
        raise BadSetup(ClusterForm(text=text[:60]))
    return Address(kind, host, port)


@contextmanager
def open_workers(
    cluster: str | None, jobs: int, alarm: Alarm | None = None, bots: Sequence[str] = ()
) -> Iterator[Workers]:
    """Whoever plays these bots: the cluster if one is named, else as many processes.

    What a cluster's workers do not say: that a bot thinks for very long.
    """
    if cluster is None:
        yield on_this_machine(jobs, alarm)
        return
    address = read_address(cluster)
    opener = _opener(address)
    if address.host:
        _check_reachable(address)
    with opener(address, jobs) as opened:
        _check_version(address, opened)
        yield OnExecutor(opened.executor, opened.jobs, bots, opened.lost, opened.manned)


def _opener(address: Address) -> Callable[[Address, int], AbstractContextManager[Opened]]:
    needed, home = KINDS[address.kind]
    if find_spec(needed) is None:
        raise BadCluster(ClusterExtra(extra=address.kind))
    module = import_module(home)
    return cast("Callable[[Address, int], AbstractContextManager[Opened]]", module.open_cluster)


def _check_reachable(address: Address) -> None:
    """Raise `BadCluster` if nobody listens there: the clusters' own clients wait much longer."""
    try:
        socket.create_connection((address.host, address.port), PATIENCE).close()
    except OSError as error:
        raise BadCluster(ClusterUnreachable(address=str(address), seconds=PATIENCE)) from error


def _check_version(address: Address, opened: Opened) -> None:
    """Raise `BadCluster` if the workers have no Meseta, or one of another version.

    Each task asks again, and more closely (`provisions`): workers may come later.
    """
    try:
        there = opened.ask(version, "meseta")
    except PackageNotFoundError as error:
        raise BadCluster(WorkerWithoutMeseta(version=__version__)) from error
    except TimeoutError as error:
        raise BadCluster(ClusterIdle(address=str(address), seconds=WORKERS_PATIENCE)) from error
    if there != __version__:
        raise BadCluster(WorkerDiffers(here=__version__, there=there))
