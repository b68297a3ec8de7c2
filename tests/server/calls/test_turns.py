"""Who is called to their turn, and what they are told."""

import logging
import re
from pathlib import Path

import pytest

from tests.server.called import Browser, Endpoint, cannot_open, claims_of
from tests.server.calls.kit import Pair, called_in_vain, calls_in, claim, logged, make_due
from tests.server.conftest import sqlite_config
from tests.server.harness import Running, running, wait_until
from tests.server.test_playing import ME, NOBODY


def test_somebody_who_is_away_is_called_once_and_told_no_secret(
    node: Running, service: Endpoint, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "meseta")
    pair = Pair(node.url)
    browser, stranger = Browser(service, f"eva {node.url}"), Browser(service, f"stranger {node.url}")
    browser.subscribe(pair.eva)
    table = pair.begin()
    (told,) = browser.wait_for(1)
    assert re.fullmatch(r"1 \d+ 0", told.pop("turn"))
    said = {"title": "Your turn in Shifting Stones", "body": "With Ana"}
    assert told == {**said, "table": table, "waiting": 1}
    wait_until(lambda: calls_in(node, table) == [])
    claim(node)
    (posted,) = service.at(browser.path)
    claims = claims_of(posted, node.get("/api/calls").json()["key"])
    assert claims["aud"] == service.url
    assert claims["sub"] == "https://games.example.org"
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", posted.headers["topic"])
    assert int(posted.headers["ttl"]) > 0
    assert cannot_open(stranger, posted)
    seen_on_the_way = f"{posted.path} {posted.headers} {posted.body!r}"
    assert table not in seen_on_the_way
    for secret in (table, browser.path, browser.p256dh, posted.headers["authorization"]):
        assert secret not in logged(caplog)


def test_the_next_turn_is_a_call_of_its_own_that_replaces_the_last(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, f"next {node.url}")
    browser.subscribe(pair.eva)
    table = pair.begin()
    browser.wait_for(1)
    pair.eva_ends_her_turn(table)
    pair.ana_ends_her_turn(table)
    wait_until(lambda: calls_in(node, table))  # she was there just now: perhaps she sees it herself
    assert len(service.at(browser.path)) == 1
    node.do(make_due(node))
    browser.wait_for(2)
    one, two = service.at(browser.path)
    assert one.headers["topic"] == two.headers["topic"]


def test_who_is_there_is_not_called(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, f"there {node.url}")
    browser.subscribe(pair.eva)
    table = pair.ana.table(ME, NOBODY, start=False)
    pair.eva.sit(table, 1, "Eva")
    with pair.eva.at(table):
        wait_until(lambda: pair.ana.get(f"/tables/{table}")["chairs"][1]["present"])
        pair.ana.post(f"/tables/{table}/start")
        pair.ana_ends_her_turn(table)
        ((_, seat, _, due, _),) = calls_in(node, table)
        assert seat == 1
        assert due > node.node.store.now() + 30_000, "whether she is still there is looked at later"
        node.do(make_due(node, presence=True))
        wait_until(lambda: calls_in(node, table) == [])
    assert service.at(browser.path) == []


def test_a_turn_that_was_played_meanwhile_needs_no_call(node: Running, service: Endpoint) -> None:
    pair, _, table = called_in_vain(node, service, "meanwhile")
    pair.eva_ends_her_turn(table)
    assert calls_in(node, table) == []


def test_a_private_link_calls_the_other_device_too(node: Running, service: Endpoint) -> None:
    pair, browser, phone = Pair(node.url), Browser(service, f"phone {node.url}"), node.person()
    table = pair.begin()
    link = pair.eva.post(f"/tables/{table}/seats/1/link")
    phone.post("/session/exchange", {"token": link["token"]})
    browser.subscribe(phone)
    pair.eva_ends_her_turn(table)
    pair.ana_ends_her_turn(table)
    node.do(make_due(node))
    assert browser.wait_for(1)[0]["table"] == table


def test_bots_and_spectators_call_nobody(node: Running, service: Endpoint) -> None:
    ana, browser = node.person("Ana"), Browser(service, f"bots {node.url}")
    browser.subscribe(ana)
    table = ana.table({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    wait_until(lambda: len(ana.get(f"/tables/{table}/frames")["frames"]) > 5)
    claim(node)
    assert service.at(browser.path) == []


def test_without_an_operators_wish_nobody_is_called(tmp_path: Path, service: Endpoint) -> None:
    with running(sqlite_config(tmp_path)) as node:
        eva = node.person("Eva")
        assert eva.get("/calls") == {
            "key": None,
            "browsers": [],
            "mail": False,
            "address": None,
            "confirmed": False,
        }
        body = Browser(service, "x").subscription()
        assert eva.refused("POST", "/calls/browsers", body) == (404, "no_calls")
        assert eva.refused("POST", "/calls/mail", {"address": "eva@example.org"}) == (404, "no_calls")
