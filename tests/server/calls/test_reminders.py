"""Reminders at tables with days for a move."""

from tests.server.called import Browser, Endpoint
from tests.server.calls.kit import Pair, calls_in, give_back, make_due
from tests.server.harness import Running, wait_until


def test_somebody_is_reminded_once_when_a_quarter_of_their_time_is_left(
    node: Running, service: Endpoint
) -> None:
    pair, browser = Pair(node.url), Browser(service, f"reminded {node.url}")
    browser.subscribe(pair.eva)
    day = 24 * 3600
    began = node.node.store.now()
    table = pair.begin(clock={"kind": "move", "seconds": 2 * day})
    browser.wait_for(1)
    wait_until(lambda: [call[4] for call in calls_in(node, table)] == [1])
    assert 0 <= calls_in(node, table)[0][3] - (began + 1.5 * day * 1000) < 600_000
    give_back(node, table, -round(1.6 * day * 1000))
    node.do(make_due(node))
    first, second = browser.wait_for(2)
    assert first["body"] == "With Ana", "a browser may show it long after it was sent"
    assert second["title"] == "Still your turn in Shifting Stones"
    assert second["body"] == "With Ana · 9 hours left"
    wait_until(lambda: calls_in(node, table) == [])
    assert pair.eva.get(f"/tables/{table}")["status"] == "playing"


def test_a_reminder_comes_as_much_later_as_time_was_given_back(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, f"given back {node.url}")
    browser.subscribe(pair.eva)
    table = pair.begin(clock={"kind": "move", "seconds": 2 * 24 * 3600})
    browser.wait_for(1)
    wait_until(lambda: [call[4] for call in calls_in(node, table)] == [1])
    reminder = calls_in(node, table)[0][3]
    hour = 3_600_000
    give_back(node, table, hour)
    node.do(make_due(node))
    wait_until(lambda: abs(calls_in(node, table)[0][3] - (reminder + hour)) < 60_000)
    assert len(service.at(browser.path)) == 1
