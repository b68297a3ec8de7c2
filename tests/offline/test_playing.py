"""Whole games on a device, in every mode, and everything else that is said on a line."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from meseta.core.record import read_record
from tests.offline.devices import OpenDevice

Json = Any

GAMES = ("shifting_stones", "sonora", "in_the_ruin")
ME: Json = {"kind": "me"}
NOVICE: Json = {"kind": "bot", "bot": "novice"}
GREEDY: Json = {"kind": "bot", "bot": "greedy"}
MODES = {
    "alone": [ME],
    "against the weakest bot": [ME, NOVICE],
    "against two bots": [ME, GREEDY, NOVICE],
    "two at one screen": [{**ME, "name": "Ana"}, {**ME, "name": "Eva"}],
    "two at one screen and a bot": [{**ME, "name": "Ana"}, NOVICE, {**ME, "name": "Eva"}],
}


@pytest.mark.parametrize("chairs", MODES.values(), ids=MODES.keys())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, chairs: list[Json], tmp_path: Path) -> None:
    with OpenDevice(tmp_path, seed=5) as device:
        table = device.table(game, *chairs)
        line = device.at(table)
        assert line.play(Random(1)) > 10
        assert device.get(f"/tables/{table}")["status"] == "finished"
        record = device.record(table)
        read = read_record(record)
        assert {entry.seat for entry in read.entries if entry.seat >= 0} == set(range(len(chairs)))
        looked_at = device.post("/records", {"record": record})
        assert looked_at["status"] == "record", "it can be read again"
        assert device.record(looked_at["id"]).splitlines()[0] == record.splitlines()[0]
        assert [listed["my_turn"] for listed in device.get("/tables/mine")["tables"]] == [False, False]


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_determines_ids_chance_and_bots(game: str, tmp_path: Path) -> None:
    records = []
    for folder in ("one", "two"):
        with OpenDevice(tmp_path / folder, seed=11) as device:
            table = device.table(game, ME, GREEDY)
            device.at(table).play(Random(2))
            records.append((table, device.record(table)))
    assert records[0] == records[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_something_legal_and_the_same_each_time(game: str, tmp_path: Path) -> None:
    with OpenDevice(tmp_path, seed=6) as device:
        line = device.at(device.table(game, ME, NOVICE))
        line.play(Random(1), most=4)
        (seat,) = line.to_act()
        first, second = (line.answer({"type": "hint", "seat": seat})["hint"] for _ in range(2))
        assert first == second
        assert line.submit(seat, first["turn"][0])["type"] == "accepted"


def test_what_is_not_legal_is_refused_with_its_reason_and_taken_back_what_was(tmp_path: Path) -> None:
    with OpenDevice(tmp_path, seed=3) as device:
        table = device.table("shifting_stones", ME)
        line = device.at(table)
        card = line.updates[0]["legal"]["actions"][0].split()[-1]
        refused = line.submit(0, f"s a1c3 {card}")
        assert (refused["type"], refused["error"]["clause"]) == ("refused", "ST-08")
        assert refused["error"]["message"].startswith("a1 and c3 are not neighbours.")
        explained = line.answer({"type": "explain", "seat": 0, "action": f"s a1c3 {card}"})
        assert explained["error"] == refused["error"]
        before = line.updates[0]["view"]
        assert line.submit(0, f"f a1 {card}")["type"] == "accepted"
        assert line.updates[0]["view"] != before
        assert line.submit(0, "undo")["type"] == "accepted"
        assert line.updates[0]["view"] == before


def test_the_same_submission_sent_twice_takes_effect_once(tmp_path: Path) -> None:
    with OpenDevice(tmp_path, seed=3) as device:
        table = device.table("shifting_stones", ME)
        line = device.at(table)
        sent = {**line.submission(0, line.updates[0]["legal"]["actions"][0]), "id": "once"}
        assert line.answer(sent) == {"type": "accepted", "id": "once", "repeated": False}
        entries = device.record(table).count("\n0: ")
        again = device.at(table)
        assert again.answer(sent) == {"type": "accepted", "id": "once", "repeated": True}
        assert device.record(table).count("\n0: ") == entries


def test_all_lines_to_a_table_see_what_happens_there(tmp_path: Path) -> None:
    """Two tabs show the same table, and one of them can be closed."""
    with OpenDevice(tmp_path, seed=8) as device:
        table = device.table("shifting_stones", ME, NOVICE, options={"first_player": "0"})
        one, two = device.at(table), device.at(table)
        rng = Random(4)
        for _ in range(3):
            one.act(rng)
            assert two.updates == one.updates
            two.act(rng)
            assert one.updates == two.updates
        stale = two.submission(0, "end")
        assert one.submit(0, "end")["type"] == "accepted"
        answer = two.answer(stale)
        assert answer["error"]["code"] == "stale_submission", "a bot has acted since"
        one.hang_up()
        assert one.closed is None, "nobody is told who has gone"
        assert two.play(rng) > 0
        assert two.result is not None
        late = device.at(table)
        assert late.updates[0]["view"] == two.updates[0]["view"]


def test_chat_reactions_and_pings_are_answered_as_by_a_server(tmp_path: Path) -> None:
    with OpenDevice(tmp_path, seed=8) as device:
        table = device.table("shifting_stones", ME)
        one, two = device.at(table), device.at(table)
        assert one.answer({"type": "say", "text": "hola"})["type"] == "accepted"
        assert [heard["line"]["text"] for heard in two.heard if heard["type"] == "said"] == ["hola"]
        assert one.answer({"type": "ping"})["type"] == "pong"
        assert device.at(table).heard[0]["chat"][0]["text"] == "hola"


@pytest.mark.parametrize(
    ("hello", "code"), [("nonsense", 4400), ({"type": "ping", "id": "1"}, 4400)], ids=["nonsense", "no hello"]
)
def test_a_line_that_does_not_begin_with_hello_is_closed(hello: Json, code: int, tmp_path: Path) -> None:
    with OpenDevice(tmp_path, seed=8) as device:
        line = device.at(device.table("shifting_stones", ME), first=hello)
        assert line.closed == code
        line.send({"type": "ping", "id": "2"})
        assert all(heard["type"] == "refused" for heard in line.heard)


def test_there_is_no_line_to_a_table_that_does_not_exist(tmp_path: Path) -> None:
    with OpenDevice(tmp_path, seed=8) as device:
        assert device.at("nowhere").closed == 4404
