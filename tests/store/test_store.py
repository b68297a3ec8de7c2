"""The store on its own, on SQLite and PostgreSQL: migrations, conflicts, groups, leases and lists."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from meseta.store.dialect import Connection, Dialect, Row
from meseta.store.dialects import dialect_for
from meseta.store.errors import Conflict, StoreError
from meseta.store.migrations import STEPS, migrate
from meseta.store.postgres import Postgres
from meseta.store.rows import Change, NewLink, StoredEntry, StoredEvent, TableRow, TableSummary
from meseta.store.sqlite import Sqlite, SqliteConnection
from meseta.store.store import Store
from meseta.store.tables import store_changes
from tests.databases import HOUR, pass_hours

LINE = '{"game":"g","names":["Ana"],"acting":[0],"free":0}'
PLAYING = TableSummary("playing", open=False, line=LINE, due=None)
WAITING = TableSummary("waiting", open=True, line=LINE, due=None)


def using(dialect: Sqlite | Postgres, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Open the store, do the work, close it."""

    async def run() -> None:
        store = Store(dialect, "node-1")
        try:
            await work(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def created(id: str, summary: TableSummary = PLAYING, host: str = "ana") -> Change:
    return Change(id, 0, 1000, summary, created=TableRow(id, "{}", host, 1000), holders=((0, "ana"),))


def entry(ply: int, text: str = "end") -> StoredEntry:
    return StoredEntry(ply, 0, text, 2000 + ply, "ana", f"id-{ply}")


def test_an_empty_database_takes_every_step_and_then_none(dialect: Dialect) -> None:
    connection = dialect.connect("test")
    assert migrate(dialect, connection) == len(STEPS)
    assert migrate(dialect, connection) == 0
    connection.close()


def test_an_older_database_keeps_its_data_and_takes_the_missing_steps(dialect: Dialect) -> None:
    connection = dialect.connect("test")
    migrate(dialect, connection, STEPS[:1])
    connection.run("INSERT INTO people (id, name, created, seen) VALUES ('p', 'Ana', 1, 1)")
    assert migrate(dialect, connection) == len(STEPS) - 1
    assert connection.rows("SELECT name FROM people") == [("Ana",)]
    assert connection.rows("SELECT * FROM presence") == []
    connection.close()


def test_a_newer_database_is_left_alone(dialect: Dialect) -> None:
    connection = dialect.connect("test")
    migrate(dialect, connection, (*STEPS, ("CREATE TABLE later (x INTEGER)",)))
    with pytest.raises(StoreError) as refused:
        migrate(dialect, connection)
    assert refused.value.code == "store_newer"
    connection.close()


def test_a_step_that_fails_leaves_nothing_behind(dialect: Dialect) -> None:
    connection = dialect.connect("test")
    with pytest.raises(Exception, match="nonsense"):
        migrate(dialect, connection, (("CREATE TABLE early (x INTEGER)", "nonsense"),))
    assert migrate(dialect, connection) == len(STEPS)
    connection.close()


def test_a_stored_table_is_loaded_whole_or_from_a_given_point(dialect: Sqlite | Postgres) -> None:
    async def work(store: Store) -> None:
        event = StoredEvent(1, 0, '{"kind":"left","seat":0}', 1500, "ana")
        await store.change(replace(created("t"), events=(event,), entries=(entry(1), entry(2))))
        await store.change(Change("t", 3, 3000, PLAYING, entries=(entry(3, "skip"),)))
        stored = await store.load("t")
        assert stored is not None
        assert stored.row == TableRow("t", "{}", "ana", 1000)
        assert stored.events == (event,)
        assert stored.entries == (entry(1), entry(2), entry(3, "skip"))
        tail = await store.load("t", 1, 2)
        assert tail is not None
        assert (tail.events, tail.entries) == ((), (entry(3, "skip"),))
        assert await store.load("nowhere") is None

    using(dialect, work)


def test_a_change_stored_during_loading_is_loaded_whole_or_not_at_all(
    dialect: Sqlite | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        await store.change(created("t"))
        event = StoredEvent(1, 0, '{"kind":"left","seat":0}', 1500, "ana")
        another = dialect.connect("test")
        original = type(another).rows

        def rows(connection: Any, sql: str, *values: object) -> list[Row]:
            found = original(connection, sql, *values)
            if "FROM table_events" in sql:  # another node stores something between two queries
                monkeypatch.undo()
                store_changes(another, [Change("t", 0, 2000, PLAYING, events=(event,), entries=(entry(1),))])
            return found

        monkeypatch.setattr(type(another), "rows", rows)
        before, after = await store.load("t"), await store.load("t")
        another.close()
        assert before is not None
        assert after is not None
        assert (before.events, before.entries) == ((), ())
        assert (after.events, after.entries) == ((event,), (entry(1),))

    using(dialect, work)


def test_a_change_decided_on_an_outdated_table_is_refused_whole(dialect: Sqlite | Postgres) -> None:
    async def work(store: Store) -> None:
        await store.change(created("t"))
        await store.change(Change("t", 0, 2000, PLAYING, entries=(entry(1),)))
        with pytest.raises(Conflict):
            await store.change(Change("t", 0, 2000, PLAYING, entries=(entry(1, "other"),)))
        with pytest.raises(Conflict):
            await store.change(created("t"))
        stored = await store.load("t")
        assert stored is not None
        assert stored.entries == (entry(1),)

    using(dialect, work)


def test_concurrent_changes_share_a_transaction_and_one_refusal_does_not_affect_the_rest(
    dialect: Sqlite | Postgres,
) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.change(created(f"t{number}")) for number in range(40)))
        wrong = Change("t7", 9, 2000, PLAYING, entries=(entry(1, "late"),))
        changes = [Change(f"t{number}", 0, 2000, PLAYING, entries=(entry(1),)) for number in range(40)]
        answers = await asyncio.gather(
            store.change(wrong), *(store.change(change) for change in changes), return_exceptions=True
        )
        assert isinstance(answers[0], Conflict)
        assert answers[1:] == [None] * 40
        assert store.writer.groups < store.writer.jobs

    using(dialect, work)


def test_a_lease_belongs_to_one_node_until_it_runs_out(
    dialect: Sqlite | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        due = replace(PLAYING, due=store.now() - 1000)
        await store.change(created("t", due))
        await store.change(created("later", replace(PLAYING, due=store.now() + 99 * HOUR)))
        assert await store.claim_due(2 * HOUR, 10) == ["t"]
        mine, store.node = store.node, "node-2"
        assert await store.claim_due(2 * HOUR, 10) == []
        pass_hours(monkeypatch, dialect, 1)
        store.node = mine
        await store.renew_leases(3 * HOUR, ["t"])
        pass_hours(monkeypatch, dialect, 2)
        store.node = "node-2"
        assert await store.claim_due(HOUR, 10) == []
        pass_hours(monkeypatch, dialect, 2)
        assert await store.claim_due(HOUR, 10) == ["t"]
        await store.mark_stuck("t")
        assert await store.claim_due(HOUR, 10) == []

    using(dialect, work)


def test_abandoned_tables_expire_with_everything_that_belongs_to_them(dialect: Sqlite | Postgres) -> None:
    async def work(store: Store) -> None:
        await store.change(replace(created("old", WAITING), entries=(entry(1),)))
        await store.change(replace(created("new", WAITING), at=9000))
        await store.add_seat_token("hash", NewLink("old", 0, "ana", "ana", ""))
        assert await store.expire("playing", 5000, 10) == []
        await store.mark_present([("old", 0)], HOUR, announce=False)
        assert await store.expire("waiting", 5000, 10) == [], "somebody is there"
        await store.mark_absent("old", [0])
        assert await store.expire("waiting", 5000, 10) == ["old"]
        assert await store.load("old") is None
        assert await store.find_token("hash") is None
        assert [listing.id for listing in await store.open_tables()] == ["new"]

    using(dialect, work)


def test_people_tokens_and_links_come_and_go(dialect: Sqlite | Postgres) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "session-hash")
        await store.add_person("eva", "Eva", "other-hash")
        await store.rename("ana", "Ann")
        person = await store.find_person("ana")
        assert person is not None
        assert person.name == "Ann"
        await store.change(created("t", WAITING))
        await store.add_seat_token("seat-hash", NewLink("t", 0, "ana", "ana", ""))
        await store.link("eva", "seat-hash")
        await store.link("eva", "seat-hash")
        assert (await store.whoever("eva")).links == {("t", 0)}
        assert [(listing.id, seat) for listing, seat in await store.tables_of("eva")] == [("t", 0)]
        assert {seat for _, seat in await store.tables_of("ana")} == {0, -1}
        assert await store.count_unfinished("ana") == (1, 1)
        assert await store.drop_seat_tokens("t", 0) == 1
        assert (await store.whoever("eva")).links == frozenset()
        await store.drop_session("session-hash")
        assert await store.find_token("session-hash") is None
        assert await store.delete_idle_people(store.now() + 1000, 10) == 1
        assert await store.find_person("eva") is None

    using(dialect, work)


def test_links_to_a_seat_just_left_or_just_revoked_are_refused(
    dialect: Sqlite | Postgres,
) -> None:
    async def work(store: Store) -> None:
        await store.change(created("t", WAITING))
        await store.add_seat_token("hash", NewLink("t", 0, "ana", "ana", ""))
        left = StoredEvent(1, 0, '{"kind":"left","seat":0}', 1500, "ana")
        await store.change(Change("t", 0, 2000, WAITING, events=(left,), holders=(), revoked=(0,)))
        with pytest.raises(Conflict):
            await store.add_seat_token("later", NewLink("t", 0, "ana", "ana", ""))
        with pytest.raises(Conflict):
            await store.link("eva", "hash")
        assert await store.find_token("later") is None

    using(dialect, work)


def test_a_slow_response_does_not_turn_the_clock_back(
    dialect: Sqlite | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        ours = store.now() - store._clock_offset

        def times(*seconds: int) -> None:
            """Make our own clock read these times, one after the other."""
            readings = iter([ours + 1000 * second for second in seconds])
            monkeypatch.setattr(store._machine, "milliseconds", lambda: next(readings))

        store._clock_offset = 0
        monkeypatch.setattr(dialect, "now", str(ours + 7000))
        times(2, 12)
        await store.check_clock()
        assert store._clock_offset == 0, "the same time is possible"
        times(1, 2)
        await store.check_clock()
        assert store._clock_offset == 5000, "five or six seconds ahead"
        times(7, 8)
        await store.check_clock()
        assert store._clock_offset == 0, "none, or one behind"

    using(dialect, work)


def test_of_two_clock_checks_the_later_one_counts(
    dialect: Sqlite | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        read, first, may_answer = store.reader.do, asyncio.Event(), asyncio.Event()

        async def first_answers_last(work: Any) -> Any:
            found = await read(work)
            if not first.is_set():
                first.set()
                await may_answer.wait()
            return found

        monkeypatch.setattr(store.reader, "do", first_answers_last)
        early = asyncio.create_task(store.check_clock())
        await first.wait()
        pass_hours(monkeypatch, dialect, 2)
        late = asyncio.create_task(store.check_clock())
        while not late.done() and not store._clock_check._waiters:
            await asyncio.sleep(0)
        may_answer.set()
        await asyncio.gather(early, late)
        assert store._clock_offset > HOUR

    using(dialect, work)


def test_presence_lasts_until_it_is_withdrawn_or_its_node_goes_silent(
    dialect: Sqlite | Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        await store.change(created("t"))
        await store.mark_present([("t", 0), ("t", 1), ("gone", 0)], HOUR, announce=True)
        assert sorted(await store.present_seats("t")) == [0, 1]
        await store.mark_absent("t", [1])
        assert await store.present_seats("t") == [0]
        pass_hours(monkeypatch, dialect, 2)
        assert await store.present_seats("t") == []

    using(dialect, work)


def test_a_database_that_cannot_be_opened_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        dialect_for("mysql://x", tmp_path)
    assert refused.value.code == "store_address"
    with pytest.raises(StoreError) as refused:
        dialect_for("postgresql://user:secret@127.0.0.1:9/x", tmp_path).connect("test")
    assert refused.value.code == "store_unreachable"
    assert "secret" not in str(refused.value)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        Store(Sqlite(tmp_path / "file" / "meseta.sqlite"), "node")


def test_a_folder_belongs_to_a_single_node(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreError) as refused:
            Store(Sqlite(tmp_path / "meseta.sqlite"), "node-2")
        assert refused.value.code == "store_in_use"

    using(Sqlite(tmp_path / "meseta.sqlite"), work)


TYPO = "INSRT INTO people VALUES (1)"


def test_a_wrong_statement_is_tried_once_and_does_not_affect_the_rest(dialect: Sqlite | Postgres) -> None:
    tried: list[int] = []

    def wrong(connection: Connection) -> None:
        tried.append(1)
        connection.run(TYPO)

    async def work(store: Store) -> None:
        await asyncio.gather(store.change(created("t")), store.change(created("u")))
        with pytest.raises(Exception, match="INSRT") as raised:
            await store.writer.do(wrong)
        assert not isinstance(raised.value, StoreError), "the store itself is fine"
        assert len(tried) == 1
        together = (store.change(created("v")), store.writer.do(wrong), store.change(created("w")))
        answers = await asyncio.gather(*together, return_exceptions=True)
        assert [isinstance(answer, Exception) for answer in answers] == [False, True, False]
        for id in "tuvw":
            assert await store.load(id) is not None

    using(dialect, work)


def test_a_wrong_query_is_tried_once(dialect: Sqlite | Postgres) -> None:
    asked: list[int] = []

    def wrong(connection: Connection) -> list[Row]:
        asked.append(1)
        return connection.rows("SELECT x FROM nowhere")

    async def work(store: Store) -> None:
        with pytest.raises(Exception, match="nowhere") as raised:
            await store.reader.do(wrong)
        assert not isinstance(raised.value, StoreError)
        assert len(asked) == 1
        assert await store.load("t") is None, "the next query works"

    using(dialect, work)


def test_after_a_brief_outage_the_database_is_tried_again(dialect: Sqlite | Postgres) -> None:
    tried: list[int] = []

    def unlucky(connection: Connection) -> int:
        tried.append(1)
        if len(tried) == 1:
            cut(connection)
        return len(connection.rows("SELECT 1"))

    async def work(store: Store) -> None:
        assert await store.writer.do(unlucky) == 1
        assert len(tried) == 2
        tried.clear()
        assert await store.reader.do(unlucky) == 1
        assert len(tried) == 2

    using(dialect, work)


def test_a_database_that_stays_down_is_unavailable(dialect: Sqlite | Postgres) -> None:
    async def work(store: Store) -> None:
        for asking in (store.writer.do(cut), store.reader.do(cut)):
            with pytest.raises(StoreError) as refused:
                await asking
            assert refused.value.code == "store_unavailable"

    using(dialect, work)


def cut(connection: Connection) -> None:
    """Lose the database in the middle of a statement."""
    if isinstance(connection, SqliteConnection):
        lost = sqlite3.OperationalError("disk I/O error")
        lost.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
        raise lost
    connection.rows("SELECT pg_terminate_backend(pg_backend_pid())")
