"""Everything else that pages ask: games, rules, editions, lists, replays, analyses, and going on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meseta.core.record import read_record
from tests.golden.renew import golden_records
from tests.offline.devices import OpenDevice
from tests.offline.test_playing import GAMES, ME, NOVICE

Json = Any


@pytest.fixture
def device(tmp_path: Path) -> Iterator[OpenDevice]:
    with OpenDevice(tmp_path, seed=21) as opened:
        yield opened


def finished(device: OpenDevice, game: str) -> str:
    """A table whose match was played against a bot, and conceded after a few turns."""
    table = device.table(game, ME, NOVICE)
    device.at(table).play(Random(1), most=3)
    device.post(f"/tables/{table}/seats/0/concede")
    return table


def test_there_are_three_games_with_their_bots(device: OpenDevice) -> None:
    assert {card["key"] for card in device.get("/games")} == set(GAMES)
    assert all(len(card["bots"]) >= 5 for card in device.get("/games"))


@pytest.mark.parametrize("game", GAMES)
def test_rule_books_and_words_in_both_languages(game: str, device: OpenDevice) -> None:
    english, spanish = (device.get(f"/games/{game}/rules?lang={language}") for language in ("en", "es"))
    assert [section["key"] for section in english["sections"]] == [
        section["key"] for section in spanish["sections"]
    ]
    assert english["sections"][0]["title"] != spanish["sections"][0]["title"]
    assert "=" in device.get(f"/games/{game}/words/es")


def test_a_refusal_is_said_in_the_language_that_was_asked_in(device: OpenDevice) -> None:
    said = {language: device.ask("GET", "/tables/nowhere", language=language) for language in ("en", "es")}
    assert {status for status, _ in said.values()} == {404}
    assert said["en"][1]["code"] == said["es"][1]["code"] == "no_such_table"
    assert said["en"][1]["message"] != said["es"][1]["message"]


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_is_checked_drawn_tried_and_played(game: str, device: OpenDevice) -> None:
    text = device.get(f"/games/{game}/edition")["text"]
    assert device.post("/editions/check", {"text": text})["findings"] == []
    broken = device.post("/editions/check", {"text": f"{text}\n[[nonsense]]\n", "game": game})
    assert broken["edition"] is None
    assert broken["findings"][0]["line"] > 1
    assert all(
        drawn["svg"].startswith("<svg")
        for drawn in device.post("/editions/draw", {"game": game, "text": text})
    )
    wanted = {"game": game, "seats": 2, "bot": "random", "text": text, "count": 1}
    tried = device.post("/editions/try", wanted)
    assert len(tried["games"]) == 1
    assert device.post("/editions/try", wanted) == tried, "the same number brings the same chances"
    table = device.table(game, ME, edition=text)
    assert device.at(table).play(Random(1), most=5) == 5
    assert device.get(f"/tables/{table}/edition")["text"] == text


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_looked_at_analysed_tried_again_and_continued(game: str, device: OpenDevice) -> None:
    table = finished(device, game)
    entries = read_record(device.record(table)).entries
    frames = device.get(f"/tables/{table}/frames?as=0")["frames"]
    assert len(frames) == len(entries) + 1
    judged: list[Json] = []
    while len(judged) < len(entries):
        more = device.get(f"/tables/{table}/analysis?start={len(judged)}")["entries"]
        assert more, "there is always something more"
        judged += more
    assert [entry["action"] for entry in judged] == [entry.text for entry in entries]
    ply = 1 + next(at for at, entry in enumerate(entries) if entry.seat == 0)
    retried = device.post(f"/tables/{table}/retry", {"ply": ply, "actions": [entries[ply - 1].text]})
    assert retried["told"][0]["text"] == entries[ply - 1].text
    forked = device.post(f"/tables/{table}/fork", {"ply": ply - 1, "chairs": [ME, NOVICE]})
    line = device.at(forked["id"])
    assert line.updates[0]["view"] == frames[ply - 1]["view"] | {"viewer": line.updates[0]["view"]["viewer"]}
    assert line.play(Random(2), most=3) == 3
    rematch = device.post(f"/tables/{table}/rematch")
    assert device.at(rematch["id"]).play(Random(2), most=3) == 3


@pytest.mark.parametrize("path", golden_records(), ids=lambda path: path.stem)
def test_every_golden_record_can_be_brought(path: Path, device: OpenDevice) -> None:
    record = path.read_text()
    status, answer = device.ask("POST", "/records", {"record": record})
    assert status == 201, answer
    brought = read_record(device.record(answer["id"]))
    assert len(brought.entries) == len(read_record(record).entries)
    assert device.post("/records", {"record": device.record(answer["id"])})["status"] == "record"


def test_a_name_is_kept_and_every_table_is_listed(device: OpenDevice) -> None:
    assert device.post("/session", {"name": "Ana"})["name"] == "Ana"
    tables = {device.table("shifting_stones", ME) for _ in range(3)}
    assert {line["id"] for line in device.get("/tables/mine")["tables"]} == tables
    assert device.get("/session")["name"] == "Ana"


def test_one_may_ask_as_often_as_one_likes(device: OpenDevice) -> None:
    assert {device.ask("POST", "/session", {"name": ""})[0] for _ in range(300)} == {200}
    line = device.at(device.table("shifting_stones", ME))
    assert {line.answer({"type": "ping"})["type"] for _ in range(300)} == {"pong"}
