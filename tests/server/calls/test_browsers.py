"""Browsers that are called: subscribing, and the end of it."""

import pytest

from tests.server.called import Browser, Endpoint
from tests.server.calls.kit import Json, Pair, calls_in
from tests.server.harness import Person, Running, wait_until


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_ends_when_its_service_says_so(node: Running, service: Endpoint, status: int) -> None:
    pair, browser = Pair(node.url), Browser(service, f"gone {status} {node.url}")
    service.statuses[browser.path] = [(status, {})]
    browser.subscribe(pair.eva)
    assert pair.eva.get("/calls")["browsers"] == [browser.id]
    table = pair.begin()
    wait_until(lambda: pair.eva.get("/calls")["browsers"] == [])
    assert calls_in(node, table) == []


def test_a_subscription_ends_with_the_session_and_where_somebody_turns_it_off(
    node: Running, service: Endpoint
) -> None:
    pair, browser, other = Pair(node.url), Browser(service, "off"), Browser(service, "other")
    browser.subscribe(pair.eva)
    other.subscribe(pair.eva)
    assert pair.ana.ask("DELETE", f"/calls/browsers/{browser.id}").status_code == 204  # it is not hers
    assert pair.eva.get("/calls")["browsers"] == [browser.id, other.id]
    assert pair.eva.ask("DELETE", f"/calls/browsers/{browser.id}").status_code == 204
    assert pair.eva.get("/calls")["browsers"] == [other.id]
    pair.eva.ask("DELETE", "/session")
    rows = node.do(node.node.store.reader.do(lambda c: c.rows("SELECT id FROM destinations")))
    assert other.id not in [id for (id,) in rows]


def test_nobody_takes_over_the_subscription_of_somebody_else(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, "mine")
    browser.subscribe(pair.eva)
    refused = pair.ana.refused("POST", "/calls/browsers", browser.subscription())
    assert refused == (403, "bad_subscription")


def test_a_person_has_a_few_browsers_and_the_oldest_gives_way(node: Running, service: Endpoint) -> None:
    eva = node.person("Eva")
    browsers = [Browser(service, f"many {number} {node.url}") for number in range(12)]
    for browser in browsers:
        browser.subscribe(eva)
    assert set(eva.get("/calls")["browsers"]) < {browser.id for browser in browsers}
    assert len(eva.get("/calls")["browsers"]) == 10


def test_whoever_changes_the_browsers_key_keeps_their_language(node: Running, service: Endpoint) -> None:
    pair, old, new = Pair(node.url), Browser(service, "old"), Browser(service, f"new {node.url}")
    pair.eva.http.headers["Accept-Language"] = "es"
    old.subscribe(pair.eva)
    pair.eva.http.headers["Accept-Language"] = "en"
    new.subscribe(pair.eva, replaces=old.id)
    assert pair.eva.get("/calls")["browsers"] == [new.id]
    pair.begin()
    assert new.wait_for(1)[0]["title"] == "Te toca en Shifting Stones"


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": ""},
        {"endpoint": "https://"},
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": "https://user:password@push.example/x"},
        {"endpoint": "https://push.example/a b"},
        {"endpoint": "https://push.example/\r\nHost: other"},
        {"endpoint": "https://push.example/" + "x" * 2000},
        {"p256dh": "AAAA"},
        {"auth": ""},
    ],
)
def test_what_cannot_be_called_is_refused(node: Running, service: Endpoint, change: Json) -> None:
    eva = node.person("Eva")
    answer = eva.refused("POST", "/calls/browsers", Browser(service, "x").subscription() | change)
    assert answer == (403, "bad_subscription")
    assert eva.get("/calls")["browsers"] == []


def test_only_somebody_who_is_known_is_called(node: Running, service: Endpoint) -> None:
    stranger = node.get("/api/calls").json()
    assert stranger["browsers"] == []
    assert stranger["address"] is None
    assert len(stranger["key"]) == 87
    answer = Person(node.url, token="x" * 32).ask(
        "POST", "/calls/browsers", Browser(service, "x").subscription()
    )
    assert answer.status_code == 401
