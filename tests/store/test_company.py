"""People among others, on both databases: deals that are played again, mutes and reports."""

from msgspec.structs import replace

from meseta.store.rows import Change, DealResult, NewLink, Report
from meseta.store.sqlite import Sqlite
from meseta.store.store import Store
from tests.store.test_own import FINISHED
from tests.store.test_store import PLAYING, created, using


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(name, name.title(), f"session of {name}")


async def seated(store: Store, table: str, person: str, deal: str | None = None) -> None:
    """A table whose match is over, at which this person had the first seat."""
    change = created(table)
    assert change.created is not None
    row = replace(change.created, deal=deal)
    await store.change(replace(change, created=row, holders=((0, person),)))
    result = None if deal is None else DealResult(table, deal, 6000, '{"here": 1}')
    await store.change(Change(table, 0, 6000, FINISHED, deal_result=result))


def test_the_deal_that_was_kept_first_counts(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await seated(store, "first", "ana")
        assert await store.company.find_deal("first") is None
        result = DealResult("first", "first", 5000, "{}")
        assert await store.company.keep_deal("first", "one", result) == "one"
        assert await store.company.keep_deal("first", "two", result) == "one"
        assert await store.company.find_deal("first") == "one"

    using(dialect, work)


def test_how_a_deal_was_played_is_kept_with_the_end_of_each_match(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await seated(store, "first", "ana")
        await store.company.keep_deal("first", "one", DealResult("first", "first", 5000, "{}"))
        await seated(store, "again", "eva", deal="first")
        await seated(store, "other", "eva")
        assert [line.table for line in await store.company.played("first", 10)] == ["first", "again"]
        await store.delete_table("first")
        assert [line.table for line in await store.company.played("first", 10)] == ["again"]
        assert await store.company.drop_deals() == 0, "somebody may still play it once more"
        await store.delete_table("again")
        assert await store.company.drop_deals() == 1

    using(dialect, work)


def test_whoever_has_played_a_deal_knows_it_anywhere_else(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await people(store, "ana", "eva", "ida", "max")
        await seated(store, "first", "ana")
        await seated(store, "again", "eva", deal="first")
        link = NewLink("first", 0, "ana", "ana", "")
        await store.add_seat_token("a link", link)
        await store.link("max", "a link")
        everybody = ("ana", "eva", "ida", "max")
        knows = [name for name in everybody if await store.company.knows_deal("first", name, "new")]
        assert knows == ["ana", "eva", "max"]
        assert not await store.company.knows_deal("first", "eva", "again"), "that is the table itself"
        waiting = created("waiting")
        assert waiting.created is not None
        row = replace(waiting.created, deal="first")
        await store.change(
            replace(waiting, created=row, holders=((0, "ida"),), summary=replace(PLAYING, status="waiting"))
        )
        assert not await store.company.knows_deal("first", "ida", "new"), "nothing was dealt there yet"

    using(dialect, work)


def test_a_mute_is_kept_until_it_is_taken_back(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await people(store, "ana", "eva", "ida")
        assert await store.company.mute("ana", "eva", "Eva", 2)
        assert await store.company.mute("ana", "eva", "Eve", 2)
        assert await store.company.mute("ana", "ida", "Ida", 2)
        assert not await store.company.mute("ana", "max", "Max", 2), "as many as one may"
        assert sorted(one.name for one in await store.company.mutes_of("ana")) == ["Eva", "Ida"]
        assert await store.company.mutes_of("eva") == []
        await store.company.unmute("ana", "eva")
        assert [one.name for one in await store.company.mutes_of("ana")] == ["Ida"]

    using(dialect, work)


def test_whoever_becomes_somebody_else_stays_muted_and_brings_their_mutes(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await people(store, "ana", "eva", "phone")
        await store.company.mute("ana", "phone", "Somebody", 10)
        await store.company.mute("phone", "ana", "Ana", 10)
        await store.own.add_pass("pass", "eva", 10_000)
        await store.own.use_pass("pass", "new session", "Phone", ("phone", "session of phone"), True)
        (mute,) = await store.company.mutes_of("ana")
        assert (mute.person, mute.muted) == ("eva", "phone")
        assert [one.person for one in await store.company.mutes_of("eva")] == ["ana"]
        await store.company.unmute("ana", "eva")
        assert await store.company.mutes_of("ana") == []

    using(dialect, work)


def report(id: str, reporter: str = "ana", reported: str = "eva", at: int = 5000) -> Report:
    return Report(id, at, "t", reporter, reported, "rude", "{}")


def test_reports_wait_until_they_are_settled(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        for one in (report("b2", at=6000), report("b1"), report("c1")):
            await store.company.add_report(one)
        assert [one.id for one in await store.company.list_reports(False, 10)] == ["b1", "c1", "b2"]
        assert await store.company.count_reports() == 3
        assert len(await store.company.settle_report("b")) == 2, "that may be either"
        assert await store.company.count_reports() == 3
        assert await store.company.settle_report("b1") == ["b1"]
        assert await store.company.settle_report("b1") == [], "it is settled"
        assert [one.id for one in await store.company.list_reports(True, 10)] == ["b1"]
        assert await store.company.drop_reports(5500) == 1, "what is old is dropped, settled or not"
        assert await store.company.count_reports() == 1

    using(dialect, work)


def test_whoever_deletes_themselves_takes_their_mutes_and_what_was_reported_of_them(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await people(store, "ana", "eva")
        await store.company.mute("ana", "eva", "Eva", 10)
        await store.company.mute("eva", "ana", "Ana", 10)
        await store.company.add_report(report("r1"))
        await store.company.add_report(report("r2", "eva", "ana"))
        assert [one.id for one in await store.company.reports_by("eva", 10)] == ["r2"]
        await store.own.erase("eva")
        assert await store.company.mutes_of("ana") == []
        (left,) = await store.company.list_reports(False, 10)
        assert (left.id, left.reporter, left.reported) == ("r2", "", "ana")

    using(dialect, work)
