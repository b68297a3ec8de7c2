"""People who do not get along: muting somebody, and telling the operator, who alone learns of it."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from meseta.desk.company import LINES_REPORTED
from meseta.desk.company_bodies import LONGEST_NOTE
from meseta.tables.config import Rate
from tests.cli.command import meseta
from tests.server.conftest import FREELY, sqlite_config
from tests.server.harness import ADMIN_TOKEN, AtTable, Person, Running, running
from tests.server.test_playing import two_at_a_table

Json = Any


def said(client: AtTable, text: str) -> Json:
    """The line that everybody is sent."""
    client.answer({"type": "say", "text": text})
    return next(line for line in client.chat if line["text"] == text)


def shown(person: Person, table: str) -> Json:
    """The table as the person knows it, but for the time and for who has just come."""
    found = person.get(f"/tables/{table}")
    return {**found, "clocks": None, "chairs": [{**chair, "present": True} for chair in found["chairs"]]}


def seat_of(person: Person, table: str, seat: int) -> str:
    """By which the owner of a seat is told apart."""
    return str(person.get(f"/tables/{table}")["chairs"][seat]["who"])


def test_who_is_muted_here_is_muted_at_every_table(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    who = seat_of(ana, table, 1)
    assert ana.http.put(f"/tables/{table}/mutes/{who}").json() == {"muted": [who]}
    elsewhere = eva.table({"kind": "me", "name": "Eva"}, {"kind": "nobody"}, start=False)
    ana.sit(elsewhere, 1, "Ana")
    with ana.at(elsewhere) as client:
        muted = client.welcome["muted"]
        assert muted == [seat_of(ana, elsewhere, 0)]
        assert muted != [who], "nobody is recognised from one table to the next by what they are called there"
    assert [one["name"] for one in ana.get("/yours/mutes")["mutes"]] == ["Eva"]


def test_whoever_is_muted_does_not_learn_of_it(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    with eva.at(table) as client:
        before = shown(eva, table)
        ana.http.put(f"/tables/{table}/mutes/{seat_of(ana, table, 1)}")
        assert shown(eva, table) == before
        client.answer({"type": "ping"})
        assert not any(b"mute" in message for message in client.heard if b'"welcome"' not in message)
        assert said(client, "hello?")["text"] == "hello?"
    with eva.at(table) as client:
        assert client.welcome["muted"] == []


def test_a_mute_is_taken_back_at_the_table_or_from_ones_own_games(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    who = seat_of(ana, table, 1)
    ana.http.put(f"/tables/{table}/mutes/{who}")
    assert ana.http.delete(f"/tables/{table}/mutes/{who}").json() == {"muted": []}
    ana.http.put(f"/tables/{table}/mutes/{who}")
    (line,) = ana.get("/yours/mutes")["mutes"]
    assert ana.ask("DELETE", f"/yours/mutes/{line['id']}").status_code == 204
    assert ana.get("/yours/mutes") == {"mutes": []}
    assert ana.refused("DELETE", f"/yours/mutes/{line['id']}") == (404, "nobody_there")


def test_a_spectator_who_writes_or_reacts_can_be_muted_and_can_mute(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    ida = node.person("Ida")
    with ana.at(table) as one, ida.at(table) as watcher:
        line = said(watcher, "boring")
        assert line["seat"] is None
        watcher.answer({"type": "react", "reaction": "gasp"})
        reacted = one.until(lambda message: message["type"] == "reacted")
        assert reacted["who"] == line["who"], "the same person"
        assert ana.http.put(f"/tables/{table}/mutes/{line['who']}").json() == {"muted": [line["who"]]}
        seat = seat_of(ida, table, 0)
        assert ida.http.put(f"/tables/{table}/mutes/{seat}").json() == {"muted": [seat]}


def test_nobody_mutes_themselves_or_somebody_who_is_not_there(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    own = seat_of(ana, table, 0)
    assert ana.refused("PUT", f"/tables/{table}/mutes/{own}") == (422, "yourself")
    for who in ("nobody", "x" * 500, own.swapcase()):
        assert ana.refused("PUT", f"/tables/{table}/mutes/{who}") == (404, "nobody_there")
    report = {"who": own, "reason": "rude"}
    assert ana.refused("POST", f"/tables/{table}/reports", report) == (422, "yourself")


def test_a_report_keeps_what_was_said_for_the_operator_alone(
    node: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ana, eva, table = two_at_a_table(node)
    with ana.at(table) as one, eva.at(table) as two:
        for number in range(LINES_REPORTED):
            said(two if number % 2 else one, f"line {number}")
        line = said(two, "you are all stupid")
        heard = len(two.heard)
        report = {"who": line["who"], "reason": "rude", "note": " not  nice ", "line": line["n"]}
        with caplog.at_level(logging.WARNING, logger="meseta"):
            made = ana.post(f"/tables/{table}/reports", report)
        two.answer({"type": "ping"})
        assert not any(b"report" in message for message in two.heard[heard:])
    (listed,) = [one for one in node.operator("GET", "/reports").json() if one["id"] == made["id"]]
    scene = listed["scene"]
    assert (scene["reporter"], scene["reported"], scene["note"]) == ("Ana", "Eva", "not nice")
    assert len(scene["chat"]) == LINES_REPORTED
    assert scene["chat"][-1]["text"] == "you are all stupid"
    assert scene["chat"][-1]["theirs"]
    assert not scene["chat"][-3]["theirs"] or not scene["chat"][-2]["theirs"]
    assert (listed["reason"], listed["open"], scene["line"]) == ("rude", True, line["n"])
    assert not any("stupid" in record.getMessage() for record in caplog.records)
    assert ana.get("/yours/export")["reports"][0]["note"] == "not nice"
    assert eva.get("/yours/export")["reports"] == []


def test_where_the_one_reported_is_connected_the_operator_sees_their_address(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    made = ana.post(f"/tables/{table}/reports", {"who": seat_of(ana, table, 1), "reason": "spam"})
    with eva.at(table):
        (listed,) = [one for one in node.operator("GET", "/reports").json() if one["id"] == made["id"]]
        assert listed["addresses"] == ["127.0.0.1"]
    assert node.operator("DELETE", f"/reports/{made['id']}").json() == {"id": made["id"]}
    assert node.operator("DELETE", f"/reports/{made['id']}").status_code == 404
    assert node.operator("DELETE", "/reports/a").status_code == 404
    settled = node.operator("GET", "/reports?settled=true").json()
    assert made["id"] in [one["id"] for one in settled]


@pytest.mark.parametrize(
    "wanted",
    [
        {"reason": "dull"},
        {"reason": "rude", "note": "x" * (LONGEST_NOTE + 1)},
        {"reason": "rude", "line": "first"},
        {},
        {"reason": "rude", "surprise": 1},
    ],
)
def test_a_report_is_of_a_known_kind_and_bounded(node: Running, wanted: Json) -> None:
    ana, _, table = two_at_a_table(node)
    who = {"who": seat_of(ana, table, 1)}
    assert ana.refused("POST", f"/tables/{table}/reports", who | wanted)[0] == 400


def test_a_note_that_cannot_be_printed_is_refused(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    wanted = {"who": seat_of(ana, table, 1), "reason": "rude", "note": "\x07\u202e"}
    assert ana.refused("POST", f"/tables/{table}/reports", wanted) == (422, "bad_note")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    limits = replace(FREELY, reports=Rate(2, 0))
    with running(replace(sqlite_config(tmp_path), limits=limits)) as node:
        yield node


def test_nobody_buries_the_operator_under_reports(strict: Running) -> None:
    ana, _, table = two_at_a_table(strict)
    wanted = {"who": seat_of(ana, table, 1), "reason": "rude"}
    assert [ana.ask("POST", f"/tables/{table}/reports", wanted).status_code for _ in range(3)] == [
        201,
        201,
        429,
    ]
    assert strict.operator("GET", "/status").json()["reports"] == 2


def test_meseta_admin_lists_reports_with_what_can_be_done(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, eva, table = two_at_a_table(strict)
    with eva.at(table) as client:
        line = said(client, "[b] nonsense")
    made = ana.post(
        f"/tables/{table}/reports", {"who": line["who"], "reason": "harassing", "line": line["n"]}
    )
    monkeypatch.setenv("MESETA_ADMIN_TOKEN", ADMIN_TOKEN)
    text = meseta("admin", "reports", "--url", strict.url).stdout
    for expected in ("Ana", "Eva", "[b] nonsense", f"meseta admin end {table[:6]}", f"--settle {made['id']}"):
        assert expected in text
    assert "harassment" in text
    assert "is settled" in meseta("admin", "reports", "--settle", made["id"], "--url", strict.url).stdout
    assert made["id"] in meseta("admin", "reports", "--settled", "--url", strict.url).stdout
    assert "hay nada" in meseta("admin", "reports", "--url", strict.url, "--lang", "es").stdout


def test_what_is_taken_along_names_nobody_elses_ids(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    with eva.at(table) as client:
        said(client, "well played")
    eva.post(f"/tables/{table}/seats/1/concede")
    ana.post(f"/tables/{table}/rematch")
    person = eva.get("/session")["person"]
    assert person not in ana.ask("GET", "/yours/export").text
    assert "well played" in ana.ask("GET", "/yours/export").text
