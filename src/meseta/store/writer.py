"""The writing thread. Everything that is waiting is stored in one transaction, so that busy tables share the
wait for the disk."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec

from meseta.store.dialect import Connection, Dialect
from meseta.store.errors import Conflict, StoreError
from meseta.store.machine import Machine
from meseta.store.problems import StoreUnavailable, StoreUncertain

T = TypeVar("T")

Work: TypeAlias = Callable[..., Any]  # type: ignore[explicit-any]
Waiting: TypeAlias = "asyncio.Future[Any]"  # type: ignore[explicit-any]
"""What a job does, and the future that waits for it. Jobs of all types share one queue; `do` and
`do_together` check each one's type."""


class Unreachable(Exception):
    """No connection to the database can be made, so every waiting job fails."""


class Job(msgspec.Struct, frozen=True):
    """Something to be written, and who waits for it."""

    order: str
    """Jobs are done in this order within a group, so that two nodes never deadlock."""
    work: Work
    """Called with the connection, and with the items of all jobs in the group that share this work."""
    done: Waiting
    item: object = None
    """None for a job that is not combined with others."""


class Promise(asyncio.Future[None]):
    """The promise that something will be stored or refused. Cancelling a task that awaits it does not cancel
    it: the task is cancelled only once the result is known."""

    def cancel(self, msg: object = None) -> bool:
        """Refuse: a write cannot be cancelled."""
        return False


class Writer:
    """The single writer."""

    def __init__(self, dialect: Dialect, machine: Machine) -> None:
        self._dialect = dialect
        self._connection: Connection | None = None
        self._loop = asyncio.get_running_loop()
        self.groups = 0
        self.jobs = 0
        self._waiting = machine.group_queue("meseta writer", self._store_group, _deliver)

    async def do(self, work: Callable[[Connection], T], order: str = "") -> T:
        """The work's result, once it is on disk."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(Job(order, work, done))
        return await done

    def do_together(self, work: Callable[[Connection, list[T]], None], item: T, order: str) -> "Promise":
        """A promise fulfilled once the work is on disk; the work is done once for all waiting items."""
        done = Promise(loop=self._loop)
        self._waiting.put(Job(order, work, done, item))
        return done

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._waiting.close()
        self._drop_connection()

    def _store_group(self, group: list[Job]) -> list[tuple[Job, object]]:
        answers = self._store(sorted(group, key=lambda job: job.order))
        self.groups += 1
        self.jobs += len(group)
        return answers

    def _store(self, group: list[Job]) -> list[tuple[Job, object]]:
        """Each job with its result or error; all in one transaction if none is refused."""
        try:
            results = self._transaction(group)
            return list(zip(group, results, strict=True))
        except Unreachable as error:
            return [(job, StoreError(StoreUnavailable(detail=str(error)))) for job in group]
        except Exception as error:
            if len(group) == 1:
                return [(group[0], error)]
        return self._store_one_by_one(group)

    def _store_one_by_one(self, group: list[Job]) -> list[tuple[Job, object]]:
        """Each job with its result or error; once the database does not answer, no other one is tried."""
        answers: list[tuple[Job, object]] = []
        for job in group:
            last = answers[-1][1] if answers else None
            if isinstance(last, StoreError) and isinstance(last.problem, StoreUnavailable):
                answers.append((job, StoreError(last.problem)))
            else:
                answers += self._store([job])
        return answers

    def _transaction(self, group: list[Job]) -> list[object]:
        try:
            results = self._prepare(group)
        except StoreError:  # say, an idle connection was cut; nothing was stored yet
            results = self._prepare(group)
        try:
            self._connected().run("COMMIT")
        except Exception as error:  # it may have been stored or not; sending it again will tell
            raise self._broken(StoreUncertain, error) from error
        return results

    def _prepare(self, group: list[Job]) -> list[object]:
        """The results of the jobs, in a transaction that is not committed yet."""
        connection = self._connected()
        try:
            connection.run(self._dialect.begin)
            return _do(group, connection)
        except Conflict:
            try:
                connection.run("ROLLBACK")
            except Exception:  # cut off just now: what was not committed is gone all the same
                self._drop_connection()
            raise
        except Exception as error:
            if self._dialect.is_outage(error):
                raise self._broken(StoreUnavailable, error) from error
            self._drop_connection()  # and with it the open transaction
            raise

    def _broken(self, problem: type[StoreUnavailable] | type[StoreUncertain], error: Exception) -> StoreError:
        """The error for a failed connection, which is dropped along with anything uncommitted."""
        self._drop_connection()
        return StoreError(problem(detail=type(error).__name__))

    def _connected(self) -> Connection:
        if self._connection is None:
            try:
                self._connection = self._dialect.connect("writer")
            except StoreError as error:
                raise Unreachable(error.code) from error
        return self._connection

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _do(group: list[Job], connection: Connection) -> list[object]:
    """The results of the jobs; combined work is done last and has no results."""
    together: dict[Work, list[object]] = {}
    for job in group:
        if job.item is not None:
            together.setdefault(job.work, []).append(job.item)
    results = [job.work(connection) if job.item is None else None for job in group]
    for work, items in together.items():
        work(connection, items)
    return results


def _deliver(answers: list[tuple[Job, object]]) -> None:
    for job, answer in answers:
        if job.done.cancelled():
            continue
        if isinstance(answer, Exception):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)
