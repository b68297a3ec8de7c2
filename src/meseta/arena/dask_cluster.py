"""Games on a Dask cluster, by Dask's own executor."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from distributed import Client, KilledWorker, LocalCluster

from meseta.arena.clusters import PATIENCE, WORKERS_PATIENCE, Address, Opened
from meseta.arena.errors import BadCluster
from meseta.arena.problems import ClusterIdle, ClusterUnusable
from meseta.core.plugin import one_line


@contextmanager
def open_cluster(address: Address, jobs: int) -> Iterator[Opened]:
    """The cluster there, or one of so many processes on this machine.

    Dask itself gives a lost worker's tasks to others, three times at most. Its nannies replace workers, but
    not one that is killed again before it has quite begun: then there may be none left.
    """
    with ExitStack() as opened:
        client = opened.enter_context(_client(address, jobs, opened))
        executor = opened.enter_context(client.get_executor(pure=False))

        def ask(question: Callable[[str], str], about: str) -> str:
            answer: str = executor.submit(question, about).result(WORKERS_PATIENCE)
            return answer

        try:
            size = sum(client.nthreads().values())
            yield Opened(executor, size, ask, (KilledWorker,), lambda: bool(client.nthreads()))
        finally:
            executor.shutdown(wait=False)  # what is still being played is not waited for


def _client(address: Address, jobs: int, opened: ExitStack) -> Client:
    """A client of a cluster that has workers."""
    if not address.host:
        local = LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None, silence_logs=50)
        return Client(opened.enter_context(local))
    try:
        client = Client(f"tcp://{address.place}", timeout=PATIENCE)
    except OSError as error:
        raise BadCluster(ClusterUnusable(address=str(address), detail=one_line(error))) from error
    try:
        client.wait_for_workers(1, timeout=WORKERS_PATIENCE)
    except TimeoutError as error:
        client.close()
        raise BadCluster(ClusterIdle(address=str(address), seconds=WORKERS_PATIENCE)) from error
    return client
