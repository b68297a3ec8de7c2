"""Analyses, hints and retries over HTTP and on sockets, by the one judge."""

from typing import Any

import pytest
from msgspec.structs import replace

from meseta.core.record import read_record
from meseta.play.retry import LONGEST_TRIED, MOST_TRIED
from meseta.server.config import Config
from meseta.tables.config import Rate
from tests.server.conftest import FREELY
from tests.server.harness import PATIENCE, Person, Running, running
from tests.server.test_playing import ME, two_at_a_table
from tests.server.test_tables import finished

Json = Any


def analysed(anyone: Person, table: str) -> Json:
    """The whole analysis, asked for as the page does."""
    found = anyone.get(f"/tables/{table}/analysis")
    entries = found["entries"]
    while len(entries) < found["last"]:
        more = anyone.get(f"/tables/{table}/analysis?start={len(entries)}")["entries"]
        assert more
        entries += more
    return found


def turn_at(anyone: Person, table: str) -> tuple[int, list[str]]:
    """The ply at which somebody's first turn begins, and what was done in it."""
    entries = read_record(anyone.http.get(f"/tables/{table}/record").text).entries
    start = next(index for index, entry in enumerate(entries) if entry.seat >= 0)
    stop = next(index for index in range(start, len(entries)) if entries[index].text == "end")
    return start + 1, [entry.text for entry in entries[start : stop + 1]]


def test_only_a_finished_match_is_analysed_and_a_second_visit_computes_nothing(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, table = finished(node)
    record = read_record(ana.http.get(f"/tables/{table}/record").text)
    anyone = node.person()
    found = analysed(anyone, table)
    assert found["last"] == len(record.entries)
    assert found["scale"]["unit"] in ("points", "chance")
    assert [entry["action"] for entry in found["entries"]] == [entry.text for entry in record.entries]
    monkeypatch.setattr(node.node.workers, "study", None)
    assert anyone.get(f"/tables/{table}/analysis")["entries"] == found["entries"]
    assert anyone.get(f"/tables/{table}/analysis?start={len(record.entries)}")["entries"] == []
    assert anyone.refused("GET", f"/tables/{table}/analysis?start=-1")[0] == 400
    running_match = ana.table(ME)
    assert ana.refused("GET", f"/tables/{running_match}/analysis") == (403, "record_closed")


def test_the_turn_as_it_was_played_is_judged_alike_when_it_is_tried_again(sqlite_node: Running) -> None:
    ana, table = finished(sqlite_node)
    ply, turn = turn_at(ana, table)
    judged = next(
        entry for entry in analysed(ana, table)["entries"] if entry["turn"] == ply and entry["seat"] >= 0
    )
    before = ana.post(f"/tables/{table}/retry", {"ply": ply})
    assert (before["seat"], before["over"], before["verdict"], before["told"]) == (0, False, None, [])
    assert turn[0] in before["legal"]["actions"]
    frame = ana.get(f"/tables/{table}/frames?as=0&start={ply - 1}&count=2")["frames"]
    assert before["view"] == frame[0]["view"]
    after = ana.post(f"/tables/{table}/retry", {"ply": ply, "actions": turn})
    assert (after["over"], after["legal"]) == (True, None)
    assert [told["text"] for told in after["told"]] == turn
    assert after["told"][0] == frame[1]["told"]
    assert {**after["verdict"], "standing": judged["standing"]} == judged


def test_following_the_better_turn_costs_nothing(sqlite_node: Running) -> None:
    ana, table = finished(sqlite_node)
    costly = next((entry for entry in analysed(ana, table)["entries"] if entry["better"]), None)
    if costly is None:
        return  # she could not have scored anything
    tried = ana.post(f"/tables/{table}/retry", {"ply": costly["ply"], "actions": costly["better"]})
    assert tried["over"]
    assert (tried["verdict"]["cost"], tried["verdict"]["mark"]) == (0.0, "")


def test_what_cannot_be_tried_is_refused_and_nothing_is_stored(sqlite_node: Running) -> None:
    ana, table = finished(sqlite_node)
    ply, turn = turn_at(ana, table)
    record = ana.http.get(f"/tables/{table}/record").text
    retry = f"/tables/{table}/retry"
    refused = ana.ask("POST", retry, {"ply": ply, "actions": ["s a1b2 1"]})
    assert refused.status_code == 422
    assert (refused.json()["code"], refused.json()["clause"]) == ("illegal_action", "ST-08")
    assert ana.refused("POST", retry, {"ply": ply, "actions": ["nonsense"]}) == (422, "unreadable_notation")
    assert ana.refused("POST", retry, {"ply": ply, "actions": [*turn, "end"]}) == (409, "not_your_turn")
    assert ana.refused("POST", retry, {"ply": 1, "actions": []}) == (409, "not_your_turn"), "chance dealt"
    for nowhere in (0, -1, 10_000, 2**60):
        assert ana.refused("POST", retry, {"ply": nowhere}) == (422, "record_no_such_ply")
    assert ana.refused("POST", retry, {"ply": ply, "actions": ["x"] * (MOST_TRIED + 1)})[0] == 400
    assert ana.refused("POST", retry, {"ply": ply, "actions": ["x" * (LONGEST_TRIED + 1)]})[0] == 400
    assert ana.refused("POST", retry, {"ply": ply, "actions": [7]})[0] == 400
    assert ana.refused("POST", retry, {"ply": ply, "step": 1})[0] == 400
    assert ana.refused("POST", "/tables/nowhere/retry", {"ply": 1}) == (404, "no_such_table")
    assert ana.http.get(f"/tables/{table}/record").text == record
    assert [line["id"] for line in ana.get("/tables/mine")["tables"]].count(table) == 1


def test_nothing_is_tried_in_a_match_that_is_being_played(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    table = ana.table(ME)
    assert ana.refused("POST", f"/tables/{table}/retry", {"ply": 3}) == (403, "record_closed")


def test_a_hint_and_its_reasons_are_the_same_whenever_they_are_asked_for(sqlite_node: Running) -> None:
    ana, _, table = two_at_a_table(sqlite_node, options={"first_player": "0"})
    with ana.at(table) as one:
        first, second = (one.answer({"type": "hint", "seat": 0})["hint"] for _ in range(2))
        assert first == second
        assert first["turn"][0] in one.legal()
        assert first["unit"] in ("points", "chance")
        assert all("kind" in reason for reason in first["reasons"])


def test_retries_are_charged_like_analyses(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(FREELY, analyses=Rate(1, 0))
    config = Config(data=tmp_path_factory.mktemp("charged"), limits=limits, workers=1, bot_seconds=PATIENCE)
    with running(config) as node:
        ana, table = finished(node)
        ply, turn = turn_at(ana, table)
        body = {"ply": ply, "actions": turn}
        assert ana.post(f"/tables/{table}/retry", body)["verdict"] is not None
        assert ana.refused("POST", f"/tables/{table}/retry", body) == (429, "too_often")
        assert ana.post(f"/tables/{table}/retry", {"ply": ply})["verdict"] is None, "only a look"
