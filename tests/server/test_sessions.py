"""Recognising callers: cookies, private links, and what they give access to."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from meseta.tables.tokens import Credential
from tests.server.harness import PATIENCE, Person, Running, wait_until
from tests.server.test_playing import ME, NOBODY, two_at_a_table


def test_the_cookie_is_only_for_the_browser(sqlite_node: Running) -> None:
    cookie = sqlite_node.create_session("Ana").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_a_session_ends_when_it_is_left(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    assert ana.get("/session")["name"] == "Ana"
    assert ana.post("/session", {"name": "Ann"})["name"] == "Ann"
    kept = dict(ana.http.cookies)
    ana.ask("DELETE", "/session")
    ana.http.cookies.update(kept)
    assert ana.refused("GET", "/session") == (401, "not_signed_in")


def test_a_private_link_brings_a_seat_to_another_device(node: Running) -> None:
    ana, _, table = two_at_a_table(node, options={"first_player": "0"})
    link = ana.post(f"/tables/{table}/seats/0/link")
    assert link["path"].endswith(f"#seat={link['token']}")
    phone = node.person()
    assert phone.post("/session/exchange", {"token": link["token"]}) == {"table": table, "seat": 0}
    assert phone.get(f"/tables/{table}")["chairs"][0]["mine"]
    assert [line["mine"] for line in phone.get("/tables/mine")["tables"]] == [[0]]
    with phone.at(table) as one:
        assert one.submit("end")["type"] == "accepted"


def test_a_revoked_link_is_no_longer_valid_and_its_users_are_disconnected(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    token = ana.post(f"/tables/{table}/seats/0/link")["token"]
    assert eva.refused("POST", f"/tables/{table}/seats/0/link") == (403, "not_your_seat")
    phone = node.person()
    phone.post("/session/exchange", {"token": token})
    program = Person(node.url, token=token)
    with program.at(table) as playing, phone.at(table) as other:
        assert playing.welcome["viewers"] == [0]
        assert ana.ask("DELETE", f"/tables/{table}/seats/0/link").status_code == 204
        for client in (playing, other):
            with pytest.raises(ConnectionClosed):
                client.until(lambda message: False)
    assert not phone.get(f"/tables/{table}")["chairs"][0]["mine"]
    assert program.refused("GET", f"/tables/{table}") == (401, "bad_token")
    assert phone.refused("POST", "/session/exchange", {"token": token}) == (401, "bad_token")


def test_revoking_a_link_while_somebody_connects_by_it_disconnects_them(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _, table = two_at_a_table(node)
    token = ana.post(f"/tables/{table}/seats/0/link")["token"]
    recognise = node.node.recognise
    recognised, go_on = asyncio.Event(), asyncio.Event()

    async def recognise_slowly(shown: str | None) -> Credential | None:
        found = await recognise(shown)
        if shown == token:
            recognised.set()
            await go_on.wait()
        return found

    monkeypatch.setattr(node.node, "recognise", recognise_slowly)
    with ThreadPoolExecutor(2) as both:
        coming = both.submit(Person(node.url, token=token).at, table)
        wait_until(recognised.is_set)
        revoking = both.submit(ana.ask, "DELETE", f"/tables/{table}/seats/0/link")
        live = node.node.hub.lives[table]
        wait_until(lambda: revoking.done() or live.lock._waiters)
        node.loop.call_soon_threadsafe(go_on.set)
        with coming.result(PATIENCE) as program, pytest.raises(ConnectionClosed):
            program.until(lambda message: False)
        assert revoking.result(PATIENCE).status_code == 204


def test_a_seats_link_opens_that_seat_and_nothing_else(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table({"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Leo"})
    program = Person(node.url, token=ana.post(f"/tables/{table}/seats/1/link")["token"])
    with program.at(table) as playing:
        assert playing.welcome["viewers"] == [1]
    assert program.refused("POST", "/tables", {"game": "shifting_stones", "seats": 1}) == (
        401,
        "not_signed_in",
    )
    assert program.refused("POST", f"/tables/{table}/seats/0/concede") == (403, "not_your_seat")
    assert program.refused("GET", f"/tables/{table}/frames?as=0") == (403, "not_your_seat")


def test_clearing_a_seat_revokes_its_links(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    table = ana.table(ME, NOBODY, start=False)
    eva.sit(table, 1)
    token = eva.post(f"/tables/{table}/seats/1/link")["token"]
    ana.ask("DELETE", f"/tables/{table}/seats/1")
    assert Person(node.url, token=token).refused("GET", f"/tables/{table}") == (401, "bad_token")


def test_a_token_may_come_in_the_hello(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    token = ana.post(f"/tables/{table}/seats/0/link")["token"]
    with node.person().at(table, token=token) as playing:
        assert playing.welcome["viewers"] == [0]


def test_tokens_are_stored_only_as_hashes(sqlite_node: Running) -> None:
    ana, _, table = two_at_a_table(sqlite_node)
    token = ana.post(f"/tables/{table}/seats/0/link")["token"]
    secrets = [token, ana.http.cookies["meseta_session"]]
    assert all(len(secret) >= 32 for secret in secrets)
    with sqlite3.connect(sqlite_node.node.config.data / "meseta.sqlite") as connection:
        everything = "\n".join(connection.iterdump())
    connection.close()
    assert table in everything
    assert not any(secret in everything for secret in secrets)


def test_another_sites_page_can_neither_post_nor_connect(sqlite_node: Running) -> None:
    ana, _, table = two_at_a_table(sqlite_node)
    ana.http.headers["Origin"] = "https://elsewhere.example"
    assert ana.refused("POST", f"/tables/{table}/seats/0/concede") == (403, "bad_origin")
    address = f"{sqlite_node.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    elsewhere = Origin("https://elsewhere.example")
    with pytest.raises(InvalidStatus), connect(address, origin=elsewhere, open_timeout=PATIENCE):
        pass


def test_a_body_that_is_not_json_is_refused(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    answer = ana.http.post(
        "/tables", content='{"game": "shifting_stones"}', headers={"Content-Type": "text/plain"}
    )
    assert (answer.status_code, answer.json()["code"]) == (415, "not_json")
