"""Fixtures: a database of either kind, and nodes on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from uvicorn.protocols.websockets import websockets_sansio_impl

from meseta.server.config import Config
from meseta.tables.config import Limits, Rate
from tests.databases import Databases
from tests.server.harness import BROWSERS, PATIENCE, Running, running

FREELY = Limits(
    requests=Rate(100_000, 100_000),
    strangers=Rate(100_000, 100_000),
    address=Rate(100_000, 100_000),
    tables=Rate(100_000, 100_000),
    tables_address=Rate(100_000, 100_000),
    sessions=Rate(100_000, 100_000),
    messages=Rate(100_000, 100_000),
    chat=Rate(1000, 1000),
    hints=Rate(1000, 1000),
    passes=Rate(1000, 1000),
    passes_address=Rate(1000, 1000),
    passes_all=Rate(1000, 1000),
    exports=Rate(1000, 1000),
)


@pytest.fixture(scope="session", autouse=True)
def pings_with_chances_of_their_own() -> Iterator[None]:
    """uvicorn draws the content of a ping from `random`, in the thread of a node. Hypothesis watches that
    while it draws an example, and would blame the test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(websockets_sansio_impl, "random", Random())
        yield


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    found = Databases()
    yield found
    found.drop()


@pytest.fixture(autouse=True)
def closed_browsers() -> Iterator[None]:
    yield
    while BROWSERS:
        BROWSERS.pop().close()


def sqlite_config(folder: Path) -> Config:
    return Config(data=folder, limits=FREELY, workers=1, bot_seconds=PATIENCE, poll=0.1, presence=1)


@pytest.fixture(scope="module")
def sqlite_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_config(tmp_path_factory.mktemp("node"))) as found:
        yield found


@contextmanager
def node_of(request: pytest.FixtureRequest, folder: Path, **changes: object) -> Iterator[Running]:
    """A node on the kind of database that is asked for, set up otherwise than usual."""
    config = replace(sqlite_config(folder), **changes)
    if request.param == "postgres":
        config = replace(config, database=request.getfixturevalue("databases").new())
    with running(config) as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def node(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node on either kind of database."""
    with node_of(request, tmp_path_factory.mktemp("node")) as found:
        yield found
