"""Calls that fail, and others' endpoints that mean no good."""

from pathlib import Path

import msgspec
import pytest

from meseta.tables.calling.herald import MOST_FAILURES, WAITS
from meseta.tables.config import Calling, Deadlines
from tests.server.called import Browser, Endpoint, endpoint
from tests.server.calls.kit import Pair, calls_in, config, make_due, wait_until_failed
from tests.server.harness import Running, running, wait_until


@pytest.mark.parametrize(("status", "header", "least"), [(503, {}, 4), (429, {"Retry-After": "1800"}, 1795)])
def test_a_call_that_fails_is_made_again_later(
    node: Running, service: Endpoint, status: int, header: dict[str, str], least: int
) -> None:
    pair, browser = Pair(node.url), Browser(service, f"later {status} {node.url}")
    service.statuses[browser.path] = [(status, header)]
    browser.subscribe(pair.eva)
    before = node.node.store.now()
    table = pair.begin()
    wait_until_failed(node, table, 1)
    assert calls_in(node, table)[0][3] >= before + least * 1000
    node.do(make_due(node))
    assert len(browser.wait_for(2)) == 2
    wait_until(lambda: calls_in(node, table) == [])


def test_nothing_is_sent_into_a_network_of_our_own(service: Endpoint, tmp_path: Path) -> None:
    with running(config(tmp_path, calling=Calling(push="on"))) as node:
        pair, browser = Pair(node.url), Browser(service, "inside")
        browser.subscribe(pair.eva)
        table = pair.begin()
        wait_until_failed(node, table, 1)
        assert service.at(browser.path) == []
        plain = browser.subscription(endpoint="http://push.example/x")
        assert pair.eva.refused("POST", "/calls/browsers", plain) == (403, "bad_subscription")


def test_a_redirection_is_not_followed(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, f"redirected {node.url}")
    service.statuses[browser.path] = [(307, {"Location": f"{service.url}/elsewhere"})]
    browser.subscribe(pair.eva)
    table = pair.begin()
    wait_until_failed(node, table, 1)
    assert service.at("/elsewhere") == []


def test_an_endpoint_that_never_answers_holds_up_nobody(
    certificate: Path, service: Endpoint, tmp_path: Path
) -> None:
    with endpoint(certificate) as silent, running(config(tmp_path)) as node:
        silent.held.clear()
        hanging = [Browser(silent, f"silent {number}") for number in range(20)]
        pair = Pair(node.url)
        for browser in hanging[:10]:
            browser.subscribe(pair.eva)
        for browser in hanging[10:]:
            browser.subscribe(pair.ana)
        table = pair.begin()
        wait_until(lambda: len(silent.posted) >= 10)
        other, browser = Pair(node.url), Browser(service, "not held up")
        browser.subscribe(other.eva)
        answered = other.begin()
        browser.wait_for(1)
        wait_until(lambda: calls_in(node, answered) == [])
        assert calls_in(node, table), "the silent ones are still waited for"
        silent.held.set()


def test_an_endpoint_that_never_answers_is_given_up_and_called_again(
    certificate: Path, tmp_path: Path
) -> None:
    impatient = msgspec.structs.replace(config(tmp_path), deadlines=Deadlines(call=0.2))
    with endpoint(certificate) as silent, running(impatient) as node:
        silent.held.clear()
        pair, browser = Pair(node.url), Browser(silent, "silent for ever")
        browser.subscribe(pair.eva)
        table = pair.begin()
        wait_until_failed(node, table, 1)
        silent.held.set()
        node.do(make_due(node))
        browser.wait_for(2)
        wait_until(lambda: calls_in(node, table) == [])
        counted = node.get("/metrics").text
    assert 'meseta_calls_failed_total{kind="push"} 1' in counted
    assert 'meseta_calls_made_total{kind="push"} 1' in counted
    for secret in (table, browser.path, browser.endpoint, browser.p256dh):
        assert secret not in counted


def test_a_browser_that_can_never_be_reached_is_forgotten(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, f"never {node.url}")
    browser.subscribe(pair.eva)
    store = node.node.store
    set_failed = "UPDATE destinations SET failed = ? WHERE id = ?"
    node.do(store.writer.do(lambda c: c.run(set_failed, MOST_FAILURES - 1, browser.id)))
    service.statuses[browser.path] = [(500, {})] * (len(WAITS) + 1)
    table = pair.begin()
    for tries in range(1, len(WAITS) + 1):
        wait_until_failed(node, table, tries)
        node.do(make_due(node))
    wait_until(lambda: pair.eva.get("/calls")["browsers"] == [])
    assert len(service.at(browser.path)) == len(WAITS) + 1
    assert calls_in(node, table) == []
