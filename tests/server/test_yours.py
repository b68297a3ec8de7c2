"""Carrying oneself to another device, and what strangers could do with it: one test for each threat of
ADR 71; then what is kept, taken along and deleted."""

import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest

from meseta.desk import devices
from meseta.server.config import Config
from meseta.tables.config import Rate
from tests.databases import Databases
from tests.server.conftest import FREELY
from tests.server.harness import Person, Running, running
from tests.server.test_endings_of_access import closed_with
from tests.server.test_playing import two_at_a_table

Json = Any
INVALID = (404, "pass_invalid")
TOO_NEW = (403, "device_too_new")


def stranger(node: Running) -> Person:
    """A browser that was never here."""
    found = Person.__new__(Person)
    found.url, found.token = node.url, None
    found.http = node.person().http
    found.http.cookies.clear()
    return found


def carried(node: Running, ana: Person, device: str = "", **how: Json) -> Person:
    """Another device, as Ana."""
    phone = stranger(node)
    phone.post("/yours/passes/use", {"token": new_pass(ana), "device": device} | how)
    return phone


def new_pass(person: Person) -> str:
    return str(person.post("/yours/passes")["token"])


def me(person: Person) -> str:
    return str(person.get("/session")["person"])


def names(person: Person) -> list[str]:
    return [device["device"] for device in person.get("/yours/devices")["devices"]]


def test_another_device_becomes_the_same_person(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    phone = carried(node, ana, "Phone")
    assert me(phone) == me(ana)
    assert phone.get(f"/tables/{table}")["chairs"][0]["mine"]
    assert names(ana) == ["", "Phone"]
    with phone.at(table) as there:
        assert there.updates


# How it might be guessed


def test_a_pass_has_192_bits_and_is_stored_as_its_hash_alone(node: Running) -> None:
    ana = node.person("Ana")
    token = new_pass(ana)
    assert len(token) == 32
    rows = node.do(node.node.store.reader.do(lambda c: c.rows("SELECT * FROM passes")))
    assert rows
    assert token not in repr(rows)


@pytest.mark.parametrize("node", ["sqlite"], indirect=True)
@pytest.mark.parametrize("token", ["", "x", "x" * 32, "x" * 101, "\u0000", "%"])
def test_what_is_no_pass_is_refused(node: Running, token: str) -> None:
    eva = stranger(node)
    assert eva.refused("POST", "/yours/passes/use", {"token": token}) == INVALID
    assert eva.refused("POST", "/yours/passes/look", {"token": token}) == INVALID


def test_whoever_tries_many_is_refused_by_address_and_all_together_but_a_valid_one_still_counts(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> None:
    few = {"passes": Rate(3, 0), "passes_address": Rate(8, 0), "passes_all": Rate(2, 0)}
    limits = {name: getattr(FREELY, name) for name in FREELY.__struct_fields__} | few
    config = Config(data=tmp_path_factory.mktemp("few"), limits=type(FREELY)(**limits), workers=1)
    with running(config) as node:
        ana, eva = node.person("Ana"), node.person("Eva")
        token = new_pass(ana)  # one by Ana and her address
        wrong = {"token": "x" * 32}
        told = [eva.refused("POST", "/yours/passes/use", wrong) for _ in range(4)]
        assert told == [INVALID, INVALID, (429, "too_often"), (429, "too_often")]
        assert stranger(node).ask("POST", "/yours/passes/look", {"token": token}).status_code == 200
        newcomer = stranger(node)
        told = [newcomer.refused("POST", "/yours/passes/use", wrong) for _ in range(5)]
        assert told[-1] == (429, "too_often")
        limited = {refusal["limit"] for refusal in node.operator("GET", "/status").json()["limited"]}
        assert {"passes", "passes_address", "passes_all"} <= limited, "the operator sees it"


# How it might be used again: reuse after use, after revocation, after expiry; a race


def test_a_pass_is_used_once(node: Running) -> None:
    ana = node.person("Ana")
    token = new_pass(ana)
    first, second = stranger(node), stranger(node)
    assert first.ask("POST", "/yours/passes/look", {"token": token}).status_code == 200
    assert first.post("/yours/passes/use", {"token": token})["person"] == me(ana)
    for path in ("use", "look"):
        assert second.refused("POST", f"/yours/passes/{path}", {"token": token}) == INVALID
    assert second.ask("GET", "/session").status_code == 401


def test_a_pass_that_was_revoked_or_is_too_old_is_not_valid(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = node.person("Ana")
    token = new_pass(ana)
    assert ana.ask("DELETE", "/yours/passes").status_code == 204
    monkeypatch.setattr(devices, "PASS_MILLISECONDS", 0)
    for gone in (token, new_pass(ana)):
        assert stranger(node).refused("POST", "/yours/passes/use", {"token": gone}) == INVALID


@pytest.fixture(scope="module")
def two_nodes(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    config = Config(data=tmp_path_factory.mktemp("nodes"), database=databases.new(), limits=FREELY, workers=1)
    with running(config) as one, running(config) as two:
        yield one, two


def test_of_two_who_use_a_pass_at_two_nodes_at_once_one_gets_in(two_nodes: tuple[Running, Running]) -> None:
    here, there = two_nodes
    ana = here.person("Ana")
    for _ in range(5):
        wanted = {"token": new_pass(ana)}
        asks = [partial(stranger(at).ask, "POST", "/yours/passes/use", wanted) for at in (here, there)]
        with ThreadPoolExecutor(2) as threads:
            tried = [future.result() for future in [threads.submit(ask) for ask in asks]]
        assert sorted(answer.status_code for answer in tried) == [200, 404]
    assert len(names(ana)) == 6


def test_ending_a_device_disconnects_it_at_every_node(two_nodes: tuple[Running, Running]) -> None:
    here, there = two_nodes
    ana, _, table = two_at_a_table(here)
    phone = carried(here, ana, "Phone")
    (id,) = [d["id"] for d in ana.get("/yours/devices")["devices"] if not d["this"]]
    with phone.elsewhere(there.url).at(table) as lost:
        assert ana.ask("DELETE", f"/yours/devices/{id}").status_code == 204
        assert closed_with(lost) == 4401
    assert phone.elsewhere(there.url).refused("GET", "/yours/results") == (401, "not_signed_in")
    assert ana.refused("DELETE", f"/yours/devices/{id}") == (404, "no_such_device")


# The pass in logs, addresses or somebody else's hands


def test_a_pass_is_in_no_log_and_travels_in_bodies_only(
    node: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ana, phone = node.person("Ana"), stranger(node)
    with caplog.at_level(logging.DEBUG):
        made = ana.post("/yours/passes")
        phone.post("/yours/passes/look", {"token": made["token"]})
        phone.post("/yours/passes/use", {"token": made["token"]})
        stranger(node).refused("POST", "/yours/passes/use", {"token": made["token"]})
    told = "\n".join(
        f"{line.getMessage()} {vars(line)}" for line in caplog.records if "httpx" not in line.name
    )
    assert made["token"] not in told
    assert made["path"].partition("#")[0] == "/yours", "a fragment reaches no server and no Referer"
    for method, path in (("GET", "use"), ("GET", "look")):
        answer = phone.ask(method, f"/yours/passes/{path}?token={made['token']}")
        assert answer.status_code == 405


def test_a_pass_is_no_token(node: Running) -> None:
    token = new_pass(node.person("Ana"))
    assert node.get("/api/session", Authorization=f"Bearer {token}").status_code == 401
    assert node.get("/api/session", Cookie=f"meseta_session={token}").status_code == 401
    answer = stranger(node).refused("POST", "/session/exchange", {"token": token})
    assert answer == (401, "bad_token")


def test_a_seats_token_makes_no_pass_and_sees_nothing_of_its_owner(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    program = Person(node.url, token=ana.post(f"/tables/{table}/seats/0/link")["token"])
    for method, path in (
        ("POST", "/yours/passes"),
        ("DELETE", "/yours/passes"),
        ("GET", "/yours/devices"),
        ("GET", "/yours/results"),
        ("DELETE", "/yours/results"),
        ("GET", "/yours/export"),
        ("DELETE", "/yours"),
    ):
        assert program.refused(method, path) == (401, "not_signed_in")


# Forgery and fixation


@pytest.mark.parametrize("path", ["/yours/passes", "/yours/passes/use", "/yours/passes/look"])
def test_another_sites_page_can_neither_make_nor_use_a_pass(node: Running, path: str) -> None:
    ana = node.person("Ana")
    cookies = dict(ana.http.cookies)
    forged = httpx.post(
        f"{node.url}/api{path}",
        json={"token": new_pass(ana)},
        cookies=cookies,
        headers={"Origin": "https://evil.example"},
    )
    assert (forged.status_code, forged.json()["code"]) == (403, "bad_origin")
    plain = httpx.post(
        f"{node.url}/api{path}",
        content=b'{"token": "x"}',
        cookies=cookies,
        headers={"Content-Type": "text/plain"},
    )
    assert plain.status_code == 415, "a form of another page cannot send JSON"


def test_looking_says_as_whom_and_changes_nothing(node: Running) -> None:
    eva, ana = node.person("Eva"), node.person("Ana")
    ana.table({"kind": "me"}, {"kind": "me"})
    before, cookie = me(ana), dict(ana.http.cookies)
    token = new_pass(eva)
    shown = ana.post("/yours/passes/look", {"token": token})
    assert shown["owner"]["name"] == "Eva"
    assert shown["here"] == {"name": "Ana", "results": 0, "tables": 1}
    assert (me(ana), dict(ana.http.cookies)) == (before, cookie)
    assert ana.post("/yours/passes/look", {"token": token}) == shown, "it is not used up"


def test_whoever_is_lured_gives_away_nothing_unless_they_say_so(node: Running) -> None:
    eva, ana = node.person("Eva"), node.person("Ana")
    table = ana.table({"kind": "me"}, {"kind": "bot", "bot": "novice"})
    ana.post("/yours/passes/use", {"token": new_pass(eva)})
    assert me(ana) == me(eva)
    assert not eva.get(f"/tables/{table}")["chairs"][0]["mine"]
    assert [line["id"] for line in eva.get("/tables/mine")["tables"]] == []


def test_the_cookie_of_a_carried_device_is_as_safe_as_the_first(node: Running) -> None:
    ana, phone = node.person("Ana"), stranger(node)
    answer = phone.ask("POST", "/yours/passes/use", {"token": new_pass(ana)})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


# A thief who got in


def test_a_device_that_has_just_come_can_do_little_to_the_others(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = node.person("Ana")
    thief = carried(node, ana, "Thief")
    later = carried(node, ana, "Tablet")
    ids = {d["device"]: d["id"] for d in ana.get("/yours/devices")["devices"]}
    assert thief.refused("DELETE", f"/yours/devices/{ids['']}") == TOO_NEW
    assert thief.refused("POST", "/yours/passes") == TOO_NEW
    assert thief.refused("DELETE", "/yours/results") == TOO_NEW
    assert thief.refused("DELETE", "/yours") == TOO_NEW
    assert [d["removable"] for d in thief.get("/yours/devices")["devices"]] == [False, True, True]
    assert ana.ask("DELETE", f"/yours/devices/{ids['Thief']}").status_code == 204
    assert thief.refused("GET", "/yours/devices") == (401, "not_signed_in")
    monkeypatch.setattr(devices, "SETTLED_MILLISECONDS", -1)  # a day has passed
    assert later.ask("DELETE", f"/yours/devices/{ids['']}").status_code == 204
    assert ana.refused("GET", "/yours/devices") == (401, "not_signed_in"), "a lost device can be ended, too"


def test_devices_that_come_along_are_no_older_than_the_pass(node: Running) -> None:
    """Or a thief would bring an old session of their own, and be the owner at once."""
    thief = node.person("Eva")
    old = carried(node, thief, "Old")
    ana = node.person("Ana")
    thief.post("/yours/passes/use", {"token": new_pass(ana), "along": True})
    assert me(old) == me(ana)
    for device in (old, thief):
        assert device.refused("DELETE", "/yours") == TOO_NEW


def test_only_ones_own_devices_can_be_ended(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    (hers,) = [d["id"] for d in eva.get("/yours/devices")["devices"]]
    assert ana.refused("DELETE", f"/yours/devices/{hers}") == (404, "no_such_device")
    assert me(eva)


# What a device brings along


def test_what_a_device_has_comes_along_if_wanted(node: Running) -> None:
    ana, phone = node.person("Ana"), node.person("Bea")
    waiting = phone.table({"kind": "me"}, {"kind": "nobody"}, start=False)
    table = phone.table({"kind": "me"}, {"kind": "me"})
    phone.post("/yours/passes/use", {"token": new_pass(ana), "along": True})
    assert ana.get(f"/tables/{table}")["chairs"][0]["mine"]
    assert {line["id"] for line in ana.get("/tables/mine")["tables"]} >= {table, waiting}
    assert ana.post(f"/tables/{table}/seats/0/concede")["status"] == "finished"
    (result,) = ana.get("/yours/results")["results"]
    assert (result["table"], result["ending"], result["kept"]) == (table, "several", True)
    ana.ask("PUT", f"/tables/{waiting}/seats/1/bot", {"bot": "novice"})
    assert ana.post(f"/tables/{waiting}/start")["status"] == "playing", "its host is who they were"


# Taking along and deleting


def test_everything_is_taken_along_and_everything_deleted(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    alone = ana.table({"kind": "me"}, {"kind": "bot", "bot": "novice"})
    ana.post(f"/tables/{alone}/seats/0/concede")
    own = ana.get("/yours/export")
    assert own["format"] == "meseta person 1"
    assert {line["id"] for line in own["tables"]} == {table, alone}
    assert [result["table"] for result in own["results"]] == [alone]
    assert {act["what"]["kind"] for act in own["acts"]} >= {"sat", "conceded"}
    assert me(eva) not in repr(own), "nobody else's id is among it"
    phone = carried(node, ana)
    answer = ana.ask("DELETE", "/yours")
    assert answer.status_code == 204
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert phone.refused("GET", "/yours/results") == (401, "not_signed_in")
    assert eva.refused("GET", f"/tables/{alone}") == (404, "no_such_table")
    there = eva.get(f"/tables/{table}")
    assert there["chairs"][0]["name"] == "Ana", "as it was shown at the table"
    assert there["chairs"][0]["standing_in"], "and a bot plays on"


def test_results_are_deleted_by_themselves(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table({"kind": "me"}, {"kind": "bot", "bot": "novice"})
    ana.post(f"/tables/{table}/seats/0/concede")
    assert ana.get("/yours/results")["counts"] == {"shifting_stones": 1}
    assert ana.ask("DELETE", "/yours/results").status_code == 204
    assert ana.get("/yours/results") == {"results": [], "more": False, "counts": {}}
    assert ana.get(f"/tables/{table}")["status"] == "finished"


def test_nobody_sees_anybody_elses_results(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    table = ana.table({"kind": "me"}, {"kind": "bot", "bot": "novice"})
    ana.post(f"/tables/{table}/seats/0/concede")
    assert eva.get("/yours/results")["results"] == []
    assert stranger(node).refused("GET", "/yours/results") == (401, "not_signed_in")


@pytest.mark.parametrize("query", ["count=0", "count=501", "before=-1", "game=" + "x" * 41, "before=x"])
def test_pages_have_bounds(sqlite_node: Running, query: str) -> None:
    assert sqlite_node.person().refused("GET", f"/yours/results?{query}") == (400, "malformed")


@pytest.mark.parametrize("node", ["sqlite"], indirect=True)
def test_a_cookie_that_is_used_lasts(node: Running) -> None:
    ana = node.person("Ana")
    again = ana.ask("POST", "/session", {"name": "Ana"})
    assert again.headers["set-cookie"].startswith(f"meseta_session={ana.http.cookies['meseta_session']};")
