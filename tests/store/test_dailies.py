"""Answers to daily puzzles, on both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meseta.store.dailies import KeptAnswer
from meseta.store.postgres import Postgres
from meseta.store.sqlite import Sqlite
from meseta.store.store import Store
from tests.databases import Databases
from tests.store.test_store import using


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


def answer(
    day: str, game: str = "sonora", points: int | None = 7, in_time: int = 1, best: int = 9
) -> KeptAnswer:
    return KeptAnswer(day, game, 5000, in_time, points, best, '["end"]')


def test_the_first_answer_is_kept_and_no_later_one(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "h")
        assert await store.own.keep_answer("ana", answer("2026-12-01", points=None))
        assert not await store.own.keep_answer("ana", answer("2026-12-01", points=9))
        assert await store.own.find_answer("ana", "2026-12-01", "sonora") == answer("2026-12-01", points=None)
        assert await store.own.find_answer("ana", "2026-12-02", "sonora") is None
        assert not await store.own.keep_answer("a stranger", answer("2026-12-01"))

    using(dialect, work)


def test_answers_are_found_by_their_days_and_days_in_time_make_a_streak(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "h")
        for kept in (
            answer("2026-11-30"),
            answer("2026-12-01", in_time=0),
            answer("2026-12-02", points=None),
            answer("2026-12-03", "in_the_ruin"),
            answer("2026-12-03", points=0),
        ):
            await store.own.keep_answer("ana", kept)
        found = await store.own.answers_between("ana", "2026-12-01", "2026-12-31")
        days = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-03"]
        assert [(one.day, one.game) for one in found] == [
            *((day, "sonora") for day in days[:2]),
            ("2026-12-03", "in_the_ruin"),
            ("2026-12-03", "sonora"),
        ]
        assert await store.own.days_in_time("ana") == ["2026-11-30", "2026-12-03"]

    using(dialect, work)


def test_whoever_becomes_somebody_else_brings_the_answers_they_lack(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "h")
        await store.add_person("phone", "Ana", "p")
        await store.own.keep_answer("ana", answer("2026-12-01", points=1))
        await store.own.keep_answer("phone", answer("2026-12-01", points=2))
        await store.own.keep_answer("phone", answer("2026-12-02", points=3))
        await store.own.add_pass("pass", "ana", 60_000)
        await store.own.use_pass("pass", "new", "", ("phone", "p"), along=True)
        found = await store.own.answers_between("ana", "2026-12-01", "2026-12-31")
        assert [(one.day, one.points) for one in found] == [("2026-12-01", 1), ("2026-12-02", 3)]

    using(dialect, work)


def test_answers_are_deleted_with_their_person(dialect: Sqlite) -> None:
    async def work(store: Store) -> None:
        await store.add_person("ana", "Ana", "h")
        await store.own.keep_answer("ana", answer("2026-12-01"))
        await store.own.erase("ana")
        await store.add_person("ana", "Ana", "h")
        assert await store.own.find_answer("ana", "2026-12-01", "sonora") is None

    using(dialect, work)
