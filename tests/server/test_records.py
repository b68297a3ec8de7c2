"""Records: downloading, uploading, replaying and forking them; editions by content."""

from importlib import resources
from pathlib import Path
from random import Random

import msgspec
import pytest

from meseta.core.record import LONGEST_RECORD, MOST_ENTRIES, UNDO, Entry, Record, read_record, write_record
from meseta.games.shifting_stones import rules
from meseta.games.shifting_stones.actions import End
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.play.match import start
from meseta.tables.config import Limits
from tests.server.harness import ReplaysHere, Running
from tests.server.test_playing import GREEDY, ME, two_at_a_table
from tests.server.test_tables import finished

STANDARD = (resources.files("meseta.games.shifting_stones") / "data" / "standard.toml").read_text("utf-8")
GOLDEN = Path(__file__).parents[1] / "golden"
FLICKS = (GOLDEN / "sonora-two-bots.txt").read_text("utf-8")


def test_the_record_of_a_finished_match_is_open_to_everyone(node: Running) -> None:
    _, table = finished(node)
    anyone = node.person()
    record = read_record(anyone.http.get(f"/tables/{table}/record").text)
    frames = anyone.get(f"/tables/{table}/frames?as=0")
    assert frames["open"]
    assert frames["last"] == len(record.entries)
    assert [frame["n"] for frame in frames["frames"]] == list(range(len(record.entries) + 1))
    assert [frame["told"]["text"] for frame in frames["frames"][1:]] == [e.text for e in record.entries]
    assert frames["frames"][-1]["scores"][0]["seat"] == 0
    some = anyone.get(f"/tables/{table}/frames?as=0&start=3&count=2")["frames"]
    assert some == frames["frames"][3:5]
    assert anyone.refused("GET", f"/tables/{table}/frames?as=4") == (422, "no_such_seat")


def test_an_uploaded_record_can_be_replayed_and_forked(node: Running) -> None:
    ana, table = finished(node)
    text = ana.http.get(f"/tables/{table}/record").text
    eva = node.person("Eva")
    shown = eva.post("/records", {"record": text})
    assert shown["status"] == "record"
    assert eva.get(f"/tables/{shown['id']}/frames?as=0")["last"] == len(read_record(text).entries)
    forked = eva.post(f"/tables/{shown['id']}/fork", {"ply": 5})
    assert forked["status"] == "playing"
    assert forked["forked"] == {"table": shown["id"], "ply": 5}
    with eva.at(forked["id"]) as one:
        assert one.submit("end")["type"] == "accepted"
        assert one.table["chairs"][0]["mine"]
    broken = text.replace("0: end", "0: +99", 1)
    assert eva.refused("POST", "/records", {"record": broken})[0] == 422
    assert eva.refused("POST", "/records", {"record": "x"}) == (422, "record_line")
    wrong = eva.ask("POST", "/records", {"record": text.replace("0: end", "0: s a1b2 1", 1)}).json()
    assert wrong["code"] == "record_entry"
    assert wrong["reason"]["code"] == "illegal_action"
    assert wrong["reason"]["message"] in wrong["message"]


def test_the_longest_possible_match_can_be_uploaded_again(sqlite_node: Running) -> None:
    game = ShiftingStones()
    match = start(game, 2, {"first_player": "0"}, Random(0), ("Ana", "Eva"))
    move = next(game.write(action) for action in game.legal(match.state, 0) if not isinstance(action, End))
    entries = [*match.entries]
    while len(entries) < MOST_ENTRIES:
        entries += (Entry(0, move), Entry(0, UNDO))
    text = write_record(Record(match.header, tuple(entries[:MOST_ENTRIES])))
    assert len(text) < LONGEST_RECORD < Limits().upload
    eva = sqlite_node.person("Eva")
    table = eva.post("/records", {"record": text})["id"]
    downloaded = eva.http.get(f"/tables/{table}/record").text
    record = read_record(downloaded)
    assert record.entries == tuple(entries[:MOST_ENTRIES])
    assert len(downloaded) < LONGEST_RECORD
    more = text.replace(f"end {MOST_ENTRIES}", f"0: {UNDO}\nend {MOST_ENTRIES + 1}")
    assert eva.refused("POST", "/records", {"record": more}) == (422, "record_too_many")


@pytest.mark.parametrize(
    ("old", "new", "doubts"),
    [
        ("", "", {}),
        ("chance: settle 2 ", "chance: settle 7 ", {"unverified": 2}),
        ("settle 2 563940 247185", "settle 2 563940 247186", {"refuted": 1}),
    ],
)
def test_an_uploaded_record_says_which_flicks_are_doubtful(
    node: Running, old: str, new: str, doubts: dict[str, int]
) -> None:
    eva = node.person("Eva")
    shown = eva.post("/records", {"record": FLICKS.replace(old, new, 2)})
    assert shown["status"] == "record"
    # Every page of the frames says so, whoever's eyes are borrowed.
    for eyes in ("", "as=0&", "as=1&start=300&"):
        assert eva.get(f"/tables/{shown['id']}/frames?{eyes}count=1")["doubts"] == doubts


def test_equal_bots_that_a_record_has_no_names_for_have_names_and_faces(node: Running) -> None:
    record = (GOLDEN / "shifting_stones-shared-win.txt").read_text("utf-8")
    chairs = node.person("Eva").post("/records", {"record": record})["chairs"]
    assert [chair["name"] for chair in chairs] == ["Sol", "Luna", "Marina"]
    assert [chair["face"] for chair in chairs] == ["sun", "moon", "fish"]


def test_a_solo_match_can_be_forked_by_its_player_during_play(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table(ME)
    with ana.at(table) as one:
        one.submit(one.legal()[0])
    forked = ana.post(f"/tables/{table}/fork", {"ply": 4, "clock": {"kind": "move", "seconds": 60}})
    assert forked["clock"]["seconds"] == 60
    assert node.person().refused("POST", f"/tables/{table}/fork", {"ply": 4}) == (403, "record_closed")
    assert ana.refused("POST", f"/tables/{table}/fork", {"ply": 99}) == (422, "record_no_such_ply")


def test_a_fork_keeps_the_bots_and_seats_the_caller(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table(ME, GREEDY, options={"first_player": "0"})
    ana.post(f"/tables/{table}/seats/0/concede")
    leo = node.person("Leo")
    forked = leo.post(f"/tables/{table}/fork", {"ply": 3})
    assert [chair["holder"] for chair in forked["chairs"]] == ["person", "bot"]
    waiting = leo.post(
        f"/tables/{table}/fork", {"ply": 3, "start": False, "chairs": [{"kind": "nobody"}, ME]}
    )
    assert waiting["status"] == "waiting"


def test_an_edition_is_sent_as_its_content(node: Running) -> None:
    ana = node.person("Ana")
    edition = STANDARD.replace('name = "standard"', 'name = "mine"', 1)
    assert edition != STANDARD
    table = ana.table(ME, edition=edition)
    info = ana.get(f"/tables/{table}")
    assert info["edition"]["name"] == "mine"
    shown = ana.get(f"/tables/{table}/edition")
    assert shown["components"]["name"] == "mine"
    assert shown["text"] == edition
    ana.post(f"/tables/{table}/seats/0/concede")
    text = ana.http.get(f"/tables/{table}/record").text
    assert ana.post("/records", {"record": text, "edition": edition})["status"] == "record"
    node.node.hub.lives.clear()
    assert ana.get(f"/tables/{table}")["edition"]["name"] == "mine"


def test_a_match_that_no_longer_replays_says_so_and_stays_readable(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node.node.hub, "replays", ReplaysHere())  # where the rules are newer
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one:
        one.submit("end")
        newer = msgspec.structs.replace(rules.INFO, version=rules.INFO.version + 1)
        monkeypatch.setattr(ShiftingStones, "info", newer)
        node.node.hub.lives.clear()
    info = ana.get(f"/tables/{table}")
    assert info["status"] == "stuck"
    assert info["version"] == newer.version - 1
    assert info["trouble"]["code"] == "record_other_game"
    assert "end" in ana.http.get(f"/tables/{table}/record").text
    with eva.at(table, seats=[]) as two:
        assert two.welcome["table"]["status"] == "stuck"
        acted = {"type": "submit", "seat": 1, "step": {"number": 1, "own": 0}, "action": "end"}
        assert two.answer(acted)["error"]["code"] == "match_stuck"
        assert two.answer({"type": "say", "text": "oh"})["type"] == "accepted"
    monkeypatch.undo()
    node.node.hub.lives.clear()
    assert ana.get(f"/tables/{table}")["status"] == "playing"
