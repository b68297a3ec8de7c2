"""The databases that a store is tried on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meseta.store.postgres import Postgres
from meseta.store.sqlite import Sqlite
from tests.databases import Databases


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
