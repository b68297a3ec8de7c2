"""What tests of calls share: Ana and Eva at a table, and what is stored of their calls."""

import json
from pathlib import Path
from typing import Any

import pytest

from meseta.server.config import Config
from meseta.tables.config import Calling
from tests.server.called import Browser, Endpoint
from tests.server.conftest import FREELY
from tests.server.harness import Person, Running, wait_until
from tests.server.test_playing import ME, NOBODY

Json = Any
CALLING = Calling(push="anywhere", address="https://games.example.org")


def config(folder: Path, database: str | None = None, calling: Calling = CALLING) -> Config:
    return Config(data=folder, database=database, limits=FREELY, workers=1, poll=0.1, calling=calling)


class Pair:
    """Ana, who is there, and Eva, who has gone."""

    def __init__(self, url: str) -> None:
        self.ana, self.eva = Person(url, "Ana"), Person(url, "Eva")

    def begin(self, game: str = "shifting_stones", **settings: Json) -> str:
        """A table at which it is Eva's turn; Ana is still there."""
        table = self.ana.table(ME, NOBODY, start=False, game=game, **settings)
        self.eva.sit(table, 1, "Eva")
        self.ana.post(f"/tables/{table}/start")
        self.ana_ends_her_turn(table)
        return table

    def ana_ends_her_turn(self, table: str) -> None:
        """It is Eva's turn, if it was not before."""
        with self.ana.at(table) as at:
            if at.legal():
                assert at.submit("end")["type"] == "accepted"

    def eva_ends_her_turn(self, table: str) -> None:
        with self.eva.at(table) as at:
            assert at.submit("end")["type"] == "accepted"


def calls_in(node: Running, table: str) -> list[tuple[Any, ...]]:
    """The calls to a table that are still to be made, as they are stored."""
    reading = node.node.store.reader
    sql = "SELECT table_id, seat, tries, due, reminder FROM calls WHERE table_id = ?"
    return list(node.do(reading.do(lambda c: c.rows(sql, table))))


def wait_until_failed(node: Running, table: str, tries: int) -> None:
    """Wait until the only call to the table has failed so many times."""
    wait_until(lambda: [call[2] for call in calls_in(node, table)] == [tries])


def called_in_vain(node: Running, service: Endpoint, name: str) -> tuple[Pair, Browser, str]:
    """Ana and Eva, and a table whose call to Eva's browser has failed and will be made again."""
    pair, browser = Pair(node.url), Browser(service, f"{name} {node.url}")
    service.statuses[browser.path] = [(503, {})]
    browser.subscribe(pair.eva)
    table = pair.begin()
    wait_until_failed(node, table, 1)
    return pair, browser, table


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """Everything that the node has logged."""
    return str([vars(record) for record in caplog.records if record.name == "meseta"])


def claim(node: Running) -> None:
    """Look for what is due, now."""
    assert node.node.herald is not None
    node.do(node.node.herald.claim())


async def make_due(node: Running, presence: bool = False) -> None:
    """As if the time had come, and those who have left were known to be gone."""
    store = node.node.store
    await store.writer.do(lambda c: c.run("UPDATE calls SET due = 0"))
    if not presence:
        await store.writer.do(lambda c: c.run("DELETE FROM presence"))


def give_back(node: Running, table: str, time: int) -> None:
    """Give everybody at the table so many milliseconds, as after an interruption."""
    store, its = node.node.store, "WHERE table_id = ?"
    ((line,),) = node.do(store.reader.do(lambda c: c.rows(f"SELECT line FROM standings {its}", table)))
    runs_out = json.loads(line)["due"][1] + time
    node.do(store.writer.do(lambda c: c.run(f"UPDATE standings SET runs_out = ? {its}", runs_out, table)))


def kept_of(node: Running, *browsers: Browser) -> list[tuple[str, str]]:
    """Whose these browsers are, as it is stored."""
    sql = "SELECT id, person FROM destinations"
    rows = node.do(node.node.store.reader.do(lambda c: c.rows(sql)))
    return sorted((id, person) for id, person in rows if id in [browser.id for browser in browsers])


def me(person: Person) -> str:
    return str(person.get("/session")["person"])
