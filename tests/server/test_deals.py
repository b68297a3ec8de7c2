"""The same deal again: a table with the same chance, who knows it, and how it was played side by side."""

import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meseta.server.config import Config
from tests.databases import Databases
from tests.server.conftest import FREELY, sqlite_config
from tests.server.harness import PATIENCE, Person, Running, running, wait_until
from tests.server.test_playing import GREEDY, ME, NOBODY, two_at_a_table

Json = Any


def entries(person: Person, table: str) -> list[str]:
    """What was done, from the record."""
    lines = person.ask("GET", f"/tables/{table}/record").text.splitlines()
    return [line for line in lines if ": " in line]


def opening(person: Person, table: str) -> list[str]:
    """What chance did before anybody else."""
    found = entries(person, table)
    return found[: next((at for at, line in enumerate(found) if not line.startswith("chance")), len(found))]


def over(node: Running) -> tuple[Person, Person, str]:
    """Two people whose match is over, because one of them gave up."""
    ana, eva, table = two_at_a_table(node)
    eva.post(f"/tables/{table}/seats/1/concede")
    return ana, eva, table


def again(person: Person, table: str, *chairs: Json, **wanted: Json) -> str:
    """A new table for the deal of this one."""
    return str(person.post(f"/tables/{table}/deal", {"chairs": list(chairs), **wanted})["id"])


def test_others_are_dealt_the_same(node: Running) -> None:
    ana, _, table = over(node)
    new = again(ana, table, ME, GREEDY, start=True)
    shown = ana.get(f"/tables/{new}")
    assert (shown["dealt"], shown["status"]) == (True, "playing")
    assert shown["options"] == ana.get(f"/tables/{table}")["options"]
    ana.post(f"/tables/{new}/seats/0/concede")
    assert opening(ana, new) == opening(ana, table)
    further = again(ana, new, ME, GREEDY, start=True)
    ana.post(f"/tables/{further}/seats/0/concede")
    assert opening(ana, further) == opening(ana, table), "of a deal that was played again as well"


def test_a_rematch_and_a_fork_are_dealt_anew(node: Running) -> None:
    ana, _, table = over(node)
    new = again(ana, table, ME, ME, start=True)
    fork = ana.post(f"/tables/{new}/fork", {"ply": 3, "start": False})
    assert not fork["dealt"], "else one could look ahead in what one is playing"
    ana.post(f"/tables/{new}/seats/0/concede")
    assert not ana.post(f"/tables/{new}/rematch")["dealt"]


def test_nothing_is_dealt_again_before_it_is_over(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    assert ana.refused("POST", f"/tables/{table}/deal", {}) == (409, "not_finished")
    assert ana.refused("GET", f"/tables/{table}/deal") == (409, "not_finished")
    waiting = ana.table(ME, NOBODY, start=False)
    assert ana.refused("POST", f"/tables/{waiting}/deal", {}) == (409, "not_finished")
    assert ana.refused("POST", "/tables/nonsense/deal", {}) == (404, "no_such_table")


def test_the_table_says_who_knows_the_deal(node: Running) -> None:
    _, eva, table = over(node)
    ida, max_ = node.person("Ida"), node.person("Max")
    new = again(ida, table, ME, NOBODY)
    eva.sit(new, 1, "Eva")
    knows = [chair["knows_deal"] for chair in ida.get(f"/tables/{new}")["chairs"]]
    assert knows == [True, True], "Ida has the whole match before her, and Eva played it"
    other = again(ida, table, NOBODY, ME)
    max_.sit(other, 0, "Max")
    assert [chair["knows_deal"] for chair in max_.get(f"/tables/{other}")["chairs"]] == [False, True]


def test_results_stand_side_by_side_once_they_are_there(node: Running) -> None:
    ana, eva, table = over(node)
    ida = node.person("Ida")
    assert ida.get(f"/tables/{table}/deal") == {"tables": []}
    new = again(ida, table, ME, GREEDY, start=True)
    assert ida.refused("GET", f"/tables/{new}/deal") == (409, "not_finished"), (
        "before one has played it oneself"
    )
    assert [line["table"] for line in ana.get(f"/tables/{table}/deal")["tables"]] == [table]
    ida.post(f"/tables/{new}/seats/0/concede")
    for asked, person in ((table, eva), (new, ida)):
        lines = person.get(f"/tables/{asked}/deal")["tables"]
        assert {line["table"] for line in lines} == {table, new}
        assert [line["here"] for line in lines if line["table"] == asked] == [True]
        (first,) = [line for line in lines if line["first"]]
        assert [seat["name"] for seat in first["seats"]] == ["Ana", "Eva"]
        assert (first["winners"], first["seats"][1]["lost"]) == ([0], True)
        (second,) = [line for line in lines if not line["first"]]
        assert [seat["bot"] for seat in second["seats"]] == [None, "greedy"]
        assert second["seats"][0]["knew"]
        assert all(part["code"] for line in lines for seat in line["seats"] for part in seat["parts"])


def test_the_best_stands_first(node: Running) -> None:
    ana, _, table = over(node)
    for level in ("greedy", "novice"):
        again(ana, table, {"kind": "bot", "bot": level}, GREEDY, start=True)
    wait_until(lambda: len(ana.get(f"/tables/{table}/deal")["tables"]) == 3)
    best = [max(seat["total"] for seat in one["seats"]) for one in ana.get(f"/tables/{table}/deal")["tables"]]
    assert best == sorted(best, reverse=True)


def test_a_result_of_a_deal_that_was_played_before_is_marked(node: Running) -> None:
    ana, _, table = over(node)
    new = again(ana, table, ME, GREEDY, start=True)
    ana.post(f"/tables/{new}/seats/0/concede")
    caveats = {line["table"]: line["caveats"] for line in ana.get("/yours/results")["results"]}
    assert "dealt" in caveats[new]
    assert "dealt" not in caveats[table]


def test_the_deal_is_listed_with_what_is_agreed_at_an_open_table(node: Running) -> None:
    ana, _, table = over(node)
    new = again(ana, table, ME, NOBODY, open=True)
    (line,) = [line for line in ana.get("/tables/open")["tables"] if line["id"] == new]
    assert line["terms"]["dealt"]


def test_an_uploaded_record_can_be_dealt_unless_its_flicks_cannot_be_computed(node: Running) -> None:
    ana = node.person("Ana")
    golden = Path(__file__).parents[1] / "golden"
    record = (golden / "shifting_stones-shared-win.txt").read_text(encoding="utf-8")
    table = ana.post("/records", {"record": record})["id"]
    others = [GREEDY] * (ana.get(f"/tables/{table}")["seats"] - 1)
    new = again(ana, table, ME, *others, start=True)
    shown = ana.get(f"/tables/{new}/frames?as=0&count=1")["frames"][0]
    assert opening(ana, new)[:1] == opening(ana, table)[:1], shown
    by_hand = (golden / "sonora-e1-molly.txt").read_text(encoding="utf-8")
    told = ana.post("/records", {"record": by_hand})["id"]
    assert ana.refused("POST", f"/tables/{told}/deal", {}) == (422, "deal_lost")


def test_nothing_of_the_deal_is_told_to_anybody_while_it_is_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG), running(sqlite_config(tmp_path)) as node:
        ana, _, table = over(node)
        new = again(ana, table, ME, GREEDY, start=True)
        stored = sqlite3.connect(tmp_path / "meseta.sqlite")
        ((body,),) = stored.execute("SELECT body FROM deals").fetchall()
        stored.close()
        deal = msgspec.json.decode(body)["deal"]
        secrets = [deal["seed"], *(str(number) for of in deal["known"].values() for number in of.values())]
        secrets = [secret for secret in secrets if len(secret) > 6]  # a seat's number is no secret
        assert len(secrets) > 50
        with ana.at(new) as client, node.person("Ida").at(new) as watcher:
            client.answer({"type": "ping"})
            watcher.answer({"type": "ping"})
            heard = b"".join([*client.heard, *watcher.heard]).decode()
        asked = [
            ana.ask("GET", path).text
            for path in (
                f"/tables/{new}",
                f"/tables/{new}/frames?as=0",
                f"/tables/{new}/record",
                f"/tables/{new}/deal",
                "/tables/mine",
                "/yours/export",
            )
        ]
        shown = "".join([heard, *asked, repr(node.node.hub.lives[new].table)])
        shown += "".join(record.getMessage() for record in caplog.records)
        assert table not in heard
        assert [secret for secret in secrets if secret in shown] == []


@pytest.fixture(scope="module")
def two_nodes(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    config = Config(
        data=tmp_path_factory.mktemp("nodes"),
        database=databases.new(),
        limits=FREELY,
        workers=1,
        bot_seconds=PATIENCE,
        poll=0.1,
    )
    with running(config) as one, running(config) as two:
        yield one, two


def test_two_nodes_deal_alike(two_nodes: tuple[Running, Running]) -> None:
    here, there = two_nodes
    ana, _, table = over(here)
    elsewhere = ana.elsewhere(there.url)
    records = []
    for person in (ana, elsewhere):
        new = again(person, table, ME, ME, start=True)
        with person.at(new) as client:
            for _ in range(4):
                acting = person.get(f"/tables/{new}")["acting"][0]
                client.submit("end", acting)
        person.post(f"/tables/{new}/seats/0/concede")
        records.append([line for line in entries(person, new) if line.startswith("chance")])
    assert records[0] == records[1]
    lines = elsewhere.get(f"/tables/{table}/deal")["tables"]
    assert len(lines) == 3


def test_a_spectator_at_another_node_sees_who_invites_to_a_rematch_and_who_joins(
    two_nodes: tuple[Running, Running],
) -> None:
    here, there = two_nodes
    ana, eva, table = two_at_a_table(here)
    with there.person("Ida").at(table) as watcher:
        eva.post(f"/tables/{table}/seats/1/concede")
        watcher.until(lambda message: message["type"] == "table" and message["table"]["status"] == "finished")
        ana.post(f"/tables/{table}/rematch")
        invited = watcher.until(
            lambda message: message["type"] == "table" and message["table"]["again"] == [0]
        )
        assert invited["table"]["rematch"]
        eva.post(f"/tables/{table}/rematch")
        watcher.until(lambda message: message["type"] == "table" and message["table"]["again"] == [0, 1])
