"""Games on a Ray cluster, by an executor over Ray's tasks; Ray itself has none."""

import logging
import os
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import partial
from secrets import token_hex
from typing import Final, NamedTuple, ParamSpec, TypeVar

from meseta.arena.clusters import WORKERS_PATIENCE, Address, Opened
from meseta.arena.errors import BadCluster
from meseta.arena.problems import ClusterUnusable
from meseta.core.plugin import one_line

RETRIES: Final = 3
"""How often a lost worker's task is given to another."""

P = ParamSpec("P")
T = TypeVar("T")


class Done(NamedTuple):
    """What became of a call. Ray would wrap an exception into one of its own."""

    result: object
    error: Exception | None


def call(function: Callable[[], object]) -> Done:
    """What becomes of this call, on a worker."""
    try:
        return Done(function(), None)
    except Exception as error:
        return Done(None, error)


class RayExecutor(Executor):
    """Calls functions on the workers of the Ray cluster that this process is connected to."""

    def __init__(self) -> None:
        import ray

        self._call: Final = ray.remote(max_retries=RETRIES)(call)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The future result of the call; a lost worker's is made again by another."""
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        answer = self._call.remote(partial(fn, *args, **kwargs))
        answer.future().add_done_callback(partial(_pass_on, future))
        return future


def _pass_on(future: "Future[T]", answer: "Future[Done]") -> None:
    """Give the answer to whoever waits for the future."""
    if (trouble := answer.exception()) is not None:
        future.set_exception(trouble)
        return
    done = answer.result()
    if done.error is not None:
        future.set_exception(done.error)
    else:
        future.set_result(done.result)  # type: ignore[arg-type]  # what the function has returned


@contextmanager
def open_cluster(address: Address, jobs: int) -> Iterator[Opened]:
    """The cluster there, or one of so many processes on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # we tell nobody that somebody plays
    if not address.host:
        _keep_to_ourselves()
    import ray
    from ray.exceptions import RayError, WorkerCrashedError

    try:
        _connect(address, jobs)
    except (ConnectionError, RuntimeError, RayError) as error:
        raise BadCluster(ClusterUnusable(address=str(address), detail=one_line(error))) from error

    def ask(question: Callable[[str], str], about: str) -> str:
        answer: str = ray.get(ray.remote(question).remote(about), timeout=WORKERS_PATIENCE)
        return answer

    try:
        size = int(ray.cluster_resources().get("CPU", 1))
        yield Opened(RayExecutor(), size, ask, (WorkerCrashedError,), lambda: True)
    finally:
        ray.shutdown()


def _keep_to_ourselves() -> None:
    """Let nobody else use what Ray will start here; it reads these when it is imported.

    The first keeps it on 127.0.0.1, since whoever reaches it may run anything. The others are a token for
    this run alone; otherwise Ray would leave one in the user's home, and later heads would ask for that.
    """
    os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    if "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = token_hex(32)


def _connect(address: Address, jobs: int) -> None:
    """Connect this process; what Ray has to say about it is ours to say."""
    import ray

    if not address.host:
        ray.init("local", num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        return
    logging.getLogger("ray").setLevel(logging.ERROR)
    logging.getLogger("ray.util.client.logsclient").disabled = True  # what the head logs stays there
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Ray Client connection timed out")  # it raises, too
        ray.init(str(address), log_to_driver=False, logging_level="ERROR")
