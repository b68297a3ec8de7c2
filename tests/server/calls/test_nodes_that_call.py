"""Several nodes, and nodes that die while they call."""

from pathlib import Path

import pytest

from tests.databases import Databases
from tests.server.called import Browser, Endpoint
from tests.server.calls.kit import Pair, calls_in, claim, config
from tests.server.harness import Process, running, wait_until


def test_two_nodes_call_once(service: Endpoint, databases: Databases, tmp_path: Path) -> None:
    database = databases.new()
    with (
        running(config(tmp_path / "one", database)) as one,
        running(config(tmp_path / "two", database)) as two,
    ):
        assert one.get("/api/calls").json()["key"] == two.get("/api/calls").json()["key"]
        browsers = []
        for number in range(6):
            pair, browser = Pair((one, two)[number % 2].url), Browser(service, f"two nodes {number}")
            browser.subscribe(pair.eva)
            table = pair.begin()
            browsers.append(browser)
        for browser in browsers:
            browser.wait_for(1)
        wait_until(lambda: calls_in(one, table) == [])
        claim(one)
        claim(two)
        assert [len(service.at(browser.path)) for browser in browsers] == [1] * 6


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_node_that_is_killed_before_it_has_called_leaves_it_to_another(
    store: str, service: Endpoint, databases: Databases, tmp_path: Path
) -> None:
    database = databases.new() if store == "postgres" else None
    server = Process(tmp_path, database, MESETA_PUSH="anywhere")
    browser = Browser(service, f"killed {store}")
    service.held.clear()
    try:
        pair = Pair(server.url)
        browser.subscribe(pair.eva)
        table = pair.begin()
        wait_until(lambda: len(service.at(browser.path)) == 1)  # it waits for an answer that it will not hear
        server.kill()
        service.held.set()
        server.start()
        told = browser.wait_for(2)
        assert [call["table"] for call in told] == [table, table]
        topics = {posted.headers["topic"] for posted in service.at(browser.path)}
        assert len(topics) == 1
        assert told[0] == told[1], "so a browser shows it once"
    finally:
        service.held.set()
        server.kill()
