"""Calls by mail."""

import logging
import re
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path

import httpx
import pytest

from meseta.tables.config import Calling, Mail
from tests.server.called import MailServer
from tests.server.calls.kit import CALLING, Pair, calls_in, claim, config, logged
from tests.server.harness import Running, running, wait_until


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
    table = pair.begin(clock={"kind": "move", "seconds": 3 * 24 * 3600})
    wait_until(lambda: len(mails.mails) == 2)
    wait_until(lambda: [call[4] for call in calls_in(posting, table)] == [1])  # the reminder
    called = mails.mails[1][1]
    assert table.encode() not in called
    said = ["Your turn in Shifting Stones", "With Ana", "3 days left", ""]
    assert text_of(called).splitlines()[:4] == said
    assert "https://games.example.org/yours" in text_of(called).splitlines(), (
        "a line of its own, to be clicked"
    )
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
