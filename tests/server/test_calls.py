"""Calls to people who are away, against real endpoints that decrypt what they get."""

import hashlib
import hmac
import json
import logging
import re
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from meseta.server.config import Config
from meseta.tables.calling.herald import MOST_FAILURES, WAITS
from meseta.tables.config import Calling, Deadlines, Mail
from tests.databases import Databases
from tests.server.called import (
    Browser,
    Endpoint,
    MailServer,
    cannot_open,
    claims_of,
    endpoint,
    make_certificate,
)
from tests.server.conftest import FREELY, sqlite_config
from tests.server.harness import Person, Process, Running, running, wait_until
from tests.server.test_playing import ME, NOBODY

Json = Any
CALLING = Calling(push="anywhere", address="https://games.example.org")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One that this process and all it starts trust."""
    file = make_certificate(tmp_path_factory.mktemp("certificate") / "own.pem")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(file))
        yield file


@pytest.fixture(scope="module")
def service(certificate: Path) -> Iterator[Endpoint]:
    with endpoint(certificate) as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def node(
    request: pytest.FixtureRequest, service: Endpoint, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    database = request.getfixturevalue("databases").new() if request.param == "postgres" else None
    with running(config(tmp_path_factory.mktemp("node"), database)) as found:
        yield found


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


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """Everything that the node has logged."""
    return str([vars(record) for record in caplog.records if record.name == "meseta"])


def claim(node: Running) -> None:
    """Look for what is due, now."""
    assert node.node.herald is not None
    node.do(node.node.herald.claim())


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
    node.do(_make_due(node))
    browser.wait_for(2)
    one, two = service.at(browser.path)
    assert one.headers["topic"] == two.headers["topic"]


async def _make_due(node: Running, presence: bool = False) -> None:
    """As if the time had come, and those who have left were known to be gone."""
    store = node.node.store
    await store.writer.do(lambda c: c.run("UPDATE calls SET due = 0"))
    if not presence:
        await store.writer.do(lambda c: c.run("DELETE FROM presence"))


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
        node.do(_make_due(node, presence=True))
        wait_until(lambda: calls_in(node, table) == [])
    assert service.at(browser.path) == []


def test_a_turn_that_was_played_meanwhile_needs_no_call(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, f"meanwhile {node.url}")
    service.statuses[browser.path] = [(503, {})]
    browser.subscribe(pair.eva)
    table = pair.begin()
    wait_until_failed(node, table, 1)
    pair.eva_ends_her_turn(table)
    assert calls_in(node, table) == []


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
    node.do(_make_due(node))
    assert len(browser.wait_for(2)) == 2
    wait_until(lambda: calls_in(node, table) == [])


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


def test_a_private_link_calls_the_other_device_too(node: Running, service: Endpoint) -> None:
    pair, browser, phone = Pair(node.url), Browser(service, f"phone {node.url}"), node.person()
    table = pair.begin()
    link = pair.eva.post(f"/tables/{table}/seats/1/link")
    phone.post("/session/exchange", {"token": link["token"]})
    browser.subscribe(phone)
    pair.eva_ends_her_turn(table)
    pair.ana_ends_her_turn(table)
    node.do(_make_due(node))
    assert browser.wait_for(1)[0]["table"] == table


def test_bots_and_spectators_call_nobody(node: Running, service: Endpoint) -> None:
    ana, browser = node.person("Ana"), Browser(service, f"bots {node.url}")
    browser.subscribe(ana)
    table = ana.table({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    wait_until(lambda: len(ana.get(f"/tables/{table}/frames")["frames"]) > 5)
    claim(node)
    assert service.at(browser.path) == []


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


# Several nodes, and their ends


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


# Reminders


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
    node.do(_make_due(node))
    assert browser.wait_for(2)[1]["title"] == "Still your turn in Shifting Stones"
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
    node.do(_make_due(node))
    wait_until(lambda: abs(calls_in(node, table)[0][3] - (reminder + hour)) < 60_000)
    assert len(service.at(browser.path)) == 1


def give_back(node: Running, table: str, time: int) -> None:
    """Give everybody at the table so many milliseconds, as after an interruption."""
    store, its = node.node.store, "WHERE table_id = ?"
    ((line,),) = node.do(store.reader.do(lambda c: c.rows(f"SELECT line FROM standings {its}", table)))
    runs_out = json.loads(line)["due"][1] + time
    node.do(store.writer.do(lambda c: c.run(f"UPDATE standings SET runs_out = ? {its}", runs_out, table)))


# What is kept with a person, taken along and deleted


def kept_of(node: Running, *browsers: Browser) -> list[tuple[str, str]]:
    """Whose these browsers are, as it is stored."""
    sql = "SELECT id, person FROM destinations"
    rows = node.do(node.node.store.reader.do(lambda c: c.rows(sql)))
    return sorted((id, person) for id, person in rows if id in [browser.id for browser in browsers])


def me(person: Person) -> str:
    return str(person.get("/session")["person"])


def test_where_somebody_is_called_is_among_what_they_take_along(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, f"taken along {node.url}")
    browser.subscribe(pair.eva)
    (line,) = pair.eva.get("/yours/export")["calls"]
    assert line.pop("created") > 0
    assert line == {"kind": "push", "where": browser.endpoint, "language": "en", "confirmed": True}
    assert pair.ana.get("/yours/export")["calls"] == []


def test_whoever_deletes_themselves_is_called_no_more(node: Running, service: Endpoint) -> None:
    pair, browser = Pair(node.url), Browser(service, f"deleted {node.url}")
    service.statuses[browser.path] = [(503, {})]
    browser.subscribe(pair.eva)
    table = pair.begin()
    wait_until_failed(node, table, 1)
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
    node.do(_make_due(node))
    told = browser.wait_for(1)[0]
    assert (told["table"], told["waiting"]) == (table, 1), "the seat is stored under who she was"


def test_who_becomes_somebody_else_is_not_called_in_their_name(node: Running, service: Endpoint) -> None:
    eva, bea, browser = node.person("Eva"), node.person("Bea"), Browser(service, f"alone {node.url}")
    browser.subscribe(eva)
    eva.post("/yours/passes/use", {"token": bea.post("/yours/passes")["token"]})
    assert kept_of(node, browser) == []


# The operator's webhook


def test_the_webhook_gets_every_call_signed_and_without_the_table(tmp_path: Path) -> None:
    secret = "a secret that the operator has chosen"
    with endpoint() as hook:
        calling = Calling(webhook=f"{hook.url}/hook", webhook_secret=secret)
        with running(config(tmp_path, calling=calling)) as node:
            table = Pair(node.url).begin()
            wait_until(lambda: hook.posted)
            wait_until(lambda: calls_in(node, table) == [])
            claim(node)
            (posted,) = hook.posted
    parts = dict(part.split("=") for part in posted.headers["meseta-signature"].split(","))
    signed = f"{parts['t']}.".encode() + posted.body
    assert hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest() == parts["v1"]
    told = json.loads(posted.body)
    assert table not in f"{posted.headers} {posted.body!r}"
    assert {key: told[key] for key in ("type", "game", "names", "seat", "name", "reminder", "text")} == {
        "type": "turn",
        "game": "shifting_stones",
        "names": ["Ana", "Eva"],
        "seat": 1,
        "name": "Eva",
        "reminder": False,
        "text": "Eva: Your turn in Shifting Stones",
    }


# Mail


@pytest.fixture
def mails() -> Iterator[MailServer]:
    found = MailServer()
    yield found
    found.close()


@pytest.fixture
def posting(mails: MailServer, tmp_path: Path) -> Iterator[Running]:
    """A node that sends mails."""
    mail = Mail("127.0.0.1", mails.port, "none", "Meseta <meseta@example.org>")
    with running(config(tmp_path, calling=Calling(address=CALLING.address, mail=mail))) as found:
        yield found


def text_of(mail: bytes) -> str:
    return str(message_from_bytes(mail, policy=default).get_content())


def test_a_mail_comes_only_to_an_address_that_was_confirmed_and_ends_with_a_click(
    posting: Running, mails: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "meseta")
    pair = Pair(posting.url)
    assert posting.get("/api/calls").json()["key"] is None
    asked = pair.eva.post("/calls/mail", {"address": "eva@example.org"})
    assert (asked["mail"], asked["address"], asked["confirmed"]) == (True, "eva@example.org", False)
    ((to, asking),) = mails.mails
    assert to == "eva@example.org"
    table = pair.begin()
    claim(posting)
    assert calls_in(posting, table) == []
    assert len(mails.mails) == 1

    token = re.search(r"https://games\.example\.org/mail#confirm=(\S+)", text_of(asking))
    assert token is not None
    assert pair.ana.refused("POST", "/calls/mail/confirm", {"token": token[1] + "0"}) == (401, "bad_token")
    assert pair.ana.ask("POST", "/calls/mail/confirm", {"token": token[1]}).status_code == 204
    assert pair.eva.get("/calls")["confirmed"]
    table = pair.begin()
    wait_until(lambda: len(mails.mails) == 2)
    wait_until(lambda: calls_in(posting, table) == [])
    called = mails.mails[1][1]
    assert table.encode() not in called
    assert "With Ana" in text_of(called)
    assert b"Subject: Your turn in Shifting Stones" in called
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in called

    one_click = re.search(rb"List-Unsubscribe:\s*<https://games\.example\.org(\S+)>", called)
    assert one_click is not None
    form = {"List-Unsubscribe": "One-Click"}
    assert httpx.post(posting.url + one_click[1].decode(), data=form).status_code == 204
    assert pair.eva.get("/calls")["address"] is None
    assert "eva@example.org" not in logged(caplog)


def test_nobody_can_flood_a_mailbox(posting: Running, mails: MailServer) -> None:
    for number in range(3):
        posting.person(f"p{number}").post("/calls/mail", {"address": "Victim@example.org"})
    stored = posting.do(posting.node.store.reader.do(lambda c: c.rows("SELECT address FROM confirmations")))
    assert len(stored) == 3
    assert "example" not in repr(stored), "they are counted by a digest"
    fourth = posting.person("p4").refused("POST", "/calls/mail", {"address": "victim@example.org"})
    assert fourth == (429, "mail_unanswered")
    assert len(mails.mails) == 3


def test_one_person_asks_for_few_mails(posting: Running, mails: MailServer) -> None:
    eva = posting.person("Eva")
    for number in range(3):
        eva.post("/calls/mail", {"address": f"eva{number}@example.org"})
    assert eva.refused("POST", "/calls/mail", {"address": "eva@example.org"}) == (429, "too_often")
    assert eva.get("/calls")["address"] == "eva2@example.org"
    assert eva.ask("DELETE", "/calls/mail").status_code == 204
    assert eva.get("/calls")["address"] is None


@pytest.mark.parametrize("address", ["", "eva", "eva@localhost", "a@b.org, c@d.org", "a@b.org\nBcc: c@d.org"])
def test_what_is_no_address_gets_no_mail(posting: Running, mails: MailServer, address: str) -> None:
    refused = posting.person("Eva").refused("POST", "/calls/mail", {"address": address})
    assert refused == (403, "bad_mail_address")
    assert mails.mails == []


def test_a_mailbox_that_does_not_exist_is_forgotten(posting: Running, mails: MailServer) -> None:
    mails.refused.add("nobody@example.org")
    eva = posting.person("Eva")
    assert eva.refused("POST", "/calls/mail", {"address": "nobody@example.org"}) == (403, "bad_mail_address")
    assert eva.get("/calls")["address"] is None


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


# Others' endpoints


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
        pair.begin()
        wait_until(lambda: len(silent.posted) >= 10)
        other, browser = Pair(node.url), Browser(service, "not held up")
        browser.subscribe(other.eva)
        other.begin()
        browser.wait_for(1)
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
        node.do(_make_due(node))
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
        node.do(_make_due(node))
    wait_until(lambda: pair.eva.get("/calls")["browsers"] == [])
    assert len(service.at(browser.path)) == len(WAITS) + 1
    assert calls_in(node, table) == []
