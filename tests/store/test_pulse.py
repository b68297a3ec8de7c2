"""The pulse of the service: what is given back where it was missing, and to whom."""

import pytest
from msgspec.structs import replace

from meseta.store.dialect import Row
from meseta.store.errors import Conflict
from meseta.store.postgres import Postgres
from meseta.store.rows import Change, StoredEvent, TableSummary
from meseta.store.sqlite import Sqlite
from meseta.store.store import Store
from tests.databases import HOUR, pass_hours
from tests.store.test_store import created, entry, using

EVERY, LONGEST = 10_000, 30_000


def event(began: int, ended: int) -> str:
    return f"given back {ended - began}"


class Hours:
    """A store, where the database's time passes by the hour."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = store
        self._monkeypatch = monkeypatch

    async def beat(self) -> int:
        """For about how many hours nothing was running."""
        lost = await self.store.beat(event, EVERY, LONGEST)
        return round(lost / HOUR)

    def jump(self, hours: int) -> None:
        pass_hours(self._monkeypatch, self.store.dialect, hours)

    async def now(self) -> int:
        ((now,),) = await self.rows(f"SELECT {self.store.dialect.now}")
        return int(now)

    async def rows(self, sql: str) -> list[Row]:
        return await self.store.reader.do(lambda connection: connection.rows(sql))

    async def set(self, id: str, due: int | None, runs_out: int | None, status: str = "playing") -> None:
        """Store a table with one event and two entries."""
        summary = TableSummary(status, open=False, line="{}", due=due, runs_out=runs_out)
        seated = StoredEvent(1, 0, "{}", await self.now(), "ana")
        change = replace(created(id, summary), events=(seated,), entries=(entry(1), entry(2)))
        await self.store.change(replace(change, at=await self.now()))


def test_where_the_service_was_away_everyone_gets_that_time_back(
    dialect: Sqlite | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        hours = Hours(store, monkeypatch)
        assert await hours.beat() == 0
        start = await hours.now()
        await hours.set("person", start + 24 * HOUR, start + 24 * HOUR)
        await hours.set("bot", start, start + 24 * HOUR)
        await hours.set("slow", None, None)
        await hours.set("over", None, None, "finished")
        hours.jump(9)
        assert await hours.beat() == 9
        assert await hours.beat() == 0, "and only once"
        found = await hours.rows("SELECT table_id, due, runs_out, version FROM standings ORDER BY table_id")
        assert [(row[0], row[3]) for row in found] == [("bot", 4), ("over", 3), ("person", 4), ("slow", 3)]
        later = [None if at is None else round((at - start) / HOUR) for row in found for at in row[1:3]]
        assert later == [0, 33, None, None, 33, 33, None, None]
        stored = await store.load("person")
        assert stored is not None
        given = stored.events[-1]
        assert (given.seq, given.ply, given.by) == (2, 2, "pulse")
        assert round(int(given.body.removeprefix("given back ")) / HOUR) == 9

    using(dialect, work)


def test_what_was_decided_before_the_time_was_given_back_is_refused(
    dialect: Sqlite | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        hours = Hours(store, monkeypatch)
        await hours.beat()
        await hours.set("t", 1, 1)
        hours.jump(1)
        await hours.beat()
        with pytest.raises(Conflict):
            await store.change(Change("t", 3, 5000, TableSummary("playing", open=False, line="", due=None)))

    using(dialect, work)


def test_what_was_touched_after_the_interruption_is_never_due_too_late(
    dialect: Sqlite | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        hours = Hours(store, monkeypatch)
        await hours.beat()
        hours.jump(9)
        start = await hours.now()
        await hours.set("t", start + 24 * HOUR, start + 24 * HOUR)
        assert await hours.beat() == 9
        ((due, version),) = await hours.rows("SELECT due, version FROM standings")
        assert round((due - start) / HOUR) == 24
        await store.postpone("t", version, due + HOUR)
        await store.postpone("t", version - 1, due)
        assert await hours.rows("SELECT due, runs_out FROM standings") == [(due + HOUR, due + HOUR)]

    using(dialect, work)


def test_a_short_gap_is_no_interruption(dialect: Sqlite | Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        hours = Hours(store, monkeypatch)
        await hours.beat()
        await hours.set("t", 1, 1)
        hours.jump(1)
        assert await store.beat(event, EVERY, 2 * HOUR) == 0
        assert await hours.rows("SELECT due, version FROM standings") == [(1, 3)]

    using(dialect, work)
