"""What belongs to a person, on both databases: results that outlive tables, passes, deleting it all."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from meseta.store.dialect import Dialect
from meseta.store.errors import Conflict
from meseta.store.migrations import STEPS, migrate
from meseta.store.postgres import Postgres
from meseta.store.rows import Change, ResultRow, TableSummary, Uncounted
from meseta.store.sqlite import Sqlite
from meseta.store.store import Store
from tests.databases import Databases
from tests.store.test_store import LINE, PLAYING, created, using

FINISHED = TableSummary("finished", open=False, line=LINE, due=None)
EVER = (2**53 - 1, "")


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    found = Databases()
    yield found
    found.drop()


@pytest.fixture(params=["sqlite", "postgres"])
def dialect(request: pytest.FixtureRequest, tmp_path: Path) -> Sqlite | Postgres:
    if request.param == "sqlite":
        return Sqlite(tmp_path / "meseta.sqlite")
    return Postgres(request.getfixturevalue("databases").new())


def result(person: str, table: str = "t", at: int = 5000, body: str = "{}") -> ResultRow:
    return ResultRow(person, table, "g", at, body)


async def end(store: Store, table: str, *rows: ResultRow) -> None:
    """A table whose match ends with these results."""
    await store.change(created(table))
    await store.change(Change(table, 0, 5000, FINISHED, results=rows))


async def kept(store: Store, person: str) -> list[str]:
    return [found.table for found in await store.own.list_results(person, "", EVER, 100)]


def test_a_result_is_stored_with_the_end_of_its_match_and_outlives_its_table(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "h")
        await end(store, "t", result("ana"), result("a stranger"))
        (found,) = await store.own.list_results("ana", "", EVER, 100)
        assert (found.table, found.line) == ("t", LINE)
        assert await kept(store, "a stranger") == [], "whoever is not known keeps nothing"
        assert await store.expire("finished", 10_000, 10) == ["t"]
        (found,) = await store.own.list_results("ana", "", EVER, 100)
        assert (found.table, found.line) == ("t", None)
        assert await store.own.count_results("ana") == {"g": 1}
        late = Change("t2", 7, 5000, FINISHED, results=(result("ana", "t2"),))
        with pytest.raises(Conflict):
            await store.change(late)
        assert await kept(store, "ana") == ["t"], "a result is refused along with its end"

    using(dialect, work)


def test_results_are_listed_page_by_page_even_if_they_end_at_once(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "h")
        for number in range(7):
            await end(store, f"t{number}", result("ana", f"t{number}", 5000 + number // 3))
        before, seen = EVER, []
        while page := await store.own.list_results("ana", "g", before, 2):
            seen += [found.table for found in page]
            before = (page[-1].at, page[-1].table)
        assert seen == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
        assert await store.own.list_results("ana", "another", EVER, 100) == []

    using(dialect, work)


def test_figures_are_counted_once_and_never_bring_back_what_was_deleted(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "h")
        await end(store, "t", result("ana"))
        assert await store.own.claim_uncounted(5) == [Uncounted("t", fresh=True)]
        assert await store.own.claim_uncounted(5) == [], "another node leaves it to us"
        await store.own.keep_figures(Uncounted("t", fresh=True), [result("ana", body='{"n":1}')])
        assert [found.body for found in await store.own.list_results("ana", "", EVER, 9)] == ['{"n":1}']
        await end(store, "u", result("ana", "u"))
        assert await store.own.clear_results("ana") == 2
        await store.own.keep_figures(Uncounted("u", fresh=True), [result("ana", "u")])
        assert await kept(store, "ana") == []

    using(dialect, work)


def test_matches_that_were_over_before_are_found_once_unless_their_people_want_none(dialect: Dialect) -> None:
    connection = dialect.connect("test")
    migrate(dialect, connection, STEPS[:5])
    connection.run("INSERT INTO people (id, name, created, seen) VALUES ('ana', 'Ana', 1, 1)")
    for table in ("old", "older"):
        connection.run("INSERT INTO tables (id, settings, host, created) VALUES (?, '{}', 'ana', 1)", table)
        connection.run(
            "INSERT INTO standings (table_id, touched, version, status, open, line)"
            " VALUES (?, 1, 1, 'finished', 0, ?)",
            *(table, LINE),
        )
    migrate(dialect, connection)
    connection.close()

    async def work(store: Store) -> None:
        one, two = await store.own.claim_uncounted(5)
        assert not one.fresh
        await store.own.keep_figures(one, [result("ana", one.table)])
        assert await kept(store, "ana") == [one.table]
        await store.own.clear_results("ana")
        await store.own.keep_figures(two, [result("ana", two.table)])
        assert await kept(store, "ana") == []

    using(dialect, work)  # type: ignore[arg-type]


def test_a_pass_is_used_once_and_neither_after_its_time_nor_once_it_is_revoked(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "first")
        await store.own.add_pass("good", "ana", 600_000)
        await store.own.add_pass("old", "ana", 0)
        assert await store.own.find_pass("old") is None
        with pytest.raises(Conflict):
            await store.own.use_pass("old", "s0", "", None, along=False)
        assert await store.own.use_pass("good", "s1", "Phone", None, along=False) == "ana"
        with pytest.raises(Conflict):
            await store.own.use_pass("good", "s2", "", None, along=False)
        assert await store.find_token("s2") is None
        await store.own.add_pass("taken back", "ana", 600_000)
        assert await store.own.drop_passes("ana") == 1
        with pytest.raises(Conflict):
            await store.own.use_pass("taken back", "s3", "", None, along=False)
        assert [device.device for device in await store.own.list_devices("ana")] == ["", "Phone"]

    using(dialect, work)


def test_a_person_has_few_passes_at_once(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "h")
        await store.add_person("eva", "Eva", "e")
        await store.own.add_pass("hers", "eva", 600_000)
        for number in range(9):
            await store.own.add_pass(f"p{number}", "ana", 600_000)
        assert await store.own.drop_passes("ana") == 3
        assert await store.own.find_pass("hers") is not None

    using(dialect, work)


def test_whoever_becomes_somebody_else_brings_seats_results_links_and_devices(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        for id in ("ana", "phone"):
            await store.add_person(id, id, f"session {id}")
        await store.own.use_pass(await _pass(store, "phone"), "tablet", "Tablet", None, along=False)
        await end(store, "both", result("ana", "both", body="1"), result("phone", "both", body="2"))
        await store.change(replace(created("t"), holders=((0, "phone"), (1, "eva"))))
        used = await store.own.use_pass(
            await _pass(store, "ana"), "new", "", ("phone", "session phone"), along=True
        )
        assert used == "ana"
        assert (await store.whoever("ana")).earlier == {"phone"}
        seats = {(found.id, seat) for found, seat in await store.tables_of("ana") if seat >= 0}
        assert seats == {("t", 0), ("both", 0)}
        assert [(found.table, found.body) for found in await store.own.list_results("ana", "", EVER, 9)] == [
            ("both", "1")
        ]
        assert await store.find_token("session phone") is None, "this device has a new session"
        devices = {device.hash: device.created for device in await store.own.list_devices("ana")}
        assert set(devices) == {"session ana", "tablet", "new"}
        assert devices["tablet"] == devices["new"], "what came along is no older than the pass"
        await store.change(Change("t", 0, 9000, FINISHED, results=(result("phone"),)))
        assert await kept(store, "ana") == ["t", "both"], "what ends later is the same person's"

    using(dialect, work)


async def _pass(store: Store, person: str) -> str:
    await store.own.add_pass(f"pass of {person}", person, 600_000)
    return f"pass of {person}"


def test_deleting_somebody_leaves_others_their_tables(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        for id in ("ana", "eva"):
            await store.add_person(id, id, f"session {id}")
        await store.change(created("alone"))
        await store.change(replace(created("both", PLAYING), holders=((0, "ana"), (1, "eva"))))
        await end(store, "ended", result("ana", "ended"), result("eva", "ended"))
        await store.own.add_pass("pass", "ana", 600_000)
        assert await store.own.drop_own_tables("ana", 10) == ["alone", "ended"]
        assert await store.own.unfinished_seats("ana") == [("both", 0)]
        assert await store.own.erase("ana") == ["session ana"]
        assert await store.find_person("ana") is None
        assert await store.find_token("session ana") is None
        assert await store.own.find_pass("pass") is None
        assert await kept(store, "ana") == []
        assert await kept(store, "eva") == ["ended"]
        assert await store.load("both") is not None
        assert [seat for _, seat in await store.tables_of("eva")] == [1]

    using(dialect, work)


def test_a_session_is_seen_and_so_is_its_person(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "h")
        await store.own.mark_seen("h")
        token = await store.find_token("h")
        assert token is not None
        assert token.seen > 0
        assert await store.delete_idle_people(token.seen, 10) == 0
        assert await store.delete_idle_people(token.seen + 1, 10) == 1

    using(dialect, work)
