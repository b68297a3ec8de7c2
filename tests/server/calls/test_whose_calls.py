"""Where somebody is called is theirs: it is taken along, handed over and deleted with them."""

from tests.server.called import Browser, Endpoint
from tests.server.calls.kit import Pair, called_in_vain, calls_in, kept_of, make_due, me
from tests.server.harness import Running


def test_where_somebody_is_called_is_among_what_they_take_along(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, f"taken along {node.url}")
    browser.subscribe(pair.eva)
    (line,) = pair.eva.get("/yours/export")["calls"]
    assert line.pop("created") > 0
    assert line == {"kind": "push", "where": browser.endpoint, "language": "en", "confirmed": True}
    assert pair.ana.get("/yours/export")["calls"] == []


def test_whoever_deletes_themselves_is_called_no_more(node: Running, service: Endpoint) -> None:
    pair, browser, table = called_in_vain(node, service, "deleted")
    assert pair.eva.ask("DELETE", "/yours").status_code == 204
    assert kept_of(node, browser) == []
    assert calls_in(node, table) == []


def test_a_device_that_is_ended_is_called_no_more(node: Running, service: Endpoint) -> None:
    eva, phone = node.person("Eva"), node.person()
    token = eva.post("/yours/passes")["token"]
    phone.post("/yours/passes/use", {"token": token})
    mine, lost = Browser(service, f"mine {node.url}"), Browser(service, f"lost {node.url}")
    mine.subscribe(eva)
    lost.subscribe(phone)
    assert [id for id, _ in kept_of(node, mine, lost)] == sorted([mine.id, lost.id])
    (other,) = [device for device in eva.get("/yours/devices")["devices"] if not device["this"]]
    assert eva.ask("DELETE", f"/yours/devices/{other['id']}").status_code == 204
    assert kept_of(node, mine, lost) == [(mine.id, me(eva))]


def test_who_becomes_somebody_else_is_still_called_if_what_they_have_comes_along(
    node: Running, service: Endpoint
) -> None:
    pair, bea, browser = Pair(node.url), node.person("Bea"), Browser(service, f"along {node.url}")
    table = pair.begin()
    browser.subscribe(pair.eva)
    token = bea.post("/yours/passes")["token"]
    pair.eva.post("/yours/passes/use", {"token": token, "along": True})
    assert kept_of(node, browser) == [(browser.id, me(bea))]
    pair.eva_ends_her_turn(table)
    pair.ana_ends_her_turn(table)
    node.do(make_due(node))
    told = browser.wait_for(1)[0]
    assert (told["table"], told["waiting"]) == (table, 1), "the seat is stored under who she was"


def test_who_becomes_somebody_else_is_not_called_in_their_name(node: Running, service: Endpoint) -> None:
    eva, bea, browser = node.person("Eva"), node.person("Bea"), Browser(service, f"alone {node.url}")
    browser.subscribe(eva)
    eva.post("/yours/passes/use", {"token": bea.post("/yours/passes")["token"]})
    assert kept_of(node, browser) == []
