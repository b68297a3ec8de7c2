"""Editions that somebody is making: checked, drawn and tried out over HTTP, at the cost of whoever asks."""

import socket
from typing import Any

import pytest
from msgspec.structs import replace

from meseta.games import keys, plugin, standard_text
from meseta.server.config import Config
from meseta.tables.config import Rate
from tests.server.conftest import FREELY
from tests.server.harness import PATIENCE, Running, running, wait_until

Json = Any

SMALL = {"game": "shifting_stones", "seats": 2, "bot": "novice"}


@pytest.mark.parametrize("key", keys())
def test_the_house_edition_is_sound_and_drawn(sqlite_node: Running, key: str) -> None:
    anyone = sqlite_node.person()
    text = standard_text(key)
    report = anyone.post("/editions/check", {"text": text, "game": key})
    assert (report["game"], report["findings"]) == (key, [])
    assert report["edition"]["digest"]
    drawings = anyone.post("/editions/draw", {"game": key, "text": text})
    assert [drawing["part"] for drawing in drawings] == list(plugin(key).sheets)
    assert all(drawing["svg"].lstrip().startswith("<svg") for drawing in drawings)
    assert all("<script" not in drawing["svg"] for drawing in drawings)


def test_the_game_is_found_by_the_form_of_the_text(sqlite_node: Running) -> None:
    anyone = sqlite_node.person()
    assert anyone.post("/editions/check", {"text": standard_text("sonora")})["game"] == "sonora"
    nothing = anyone.post("/editions/check", {"text": "a = 1"})
    assert nothing["edition"] is None
    assert nothing["findings"]


def test_a_mistake_is_named_at_its_place_in_the_language_of_the_request(sqlite_node: Running) -> None:
    text = standard_text("in_the_ruin").replace('". V . H . A . B . L ."', '". V . H . A . B . K ."')
    anyone = sqlite_node.person()
    wanted = {"text": text, "game": "in_the_ruin"}
    findings = anyone.post("/editions/check", wanted)["findings"]
    twice = next(found for found in findings if found["problem"]["values"].get("letter") == "K")
    assert twice["problem"]["code"] == "edition_map_letter"
    assert twice["path"].startswith("map[")
    place = text.splitlines()[twice["line"] - 1][twice["column"] - 1 : twice["end_column"] - 1]
    assert place.strip('"').endswith("K") or place == "K"
    spanish = anyone.http.post("/editions/check", json=wanted, headers={"Accept-Language": "es"}).json()
    assert [found["line"] for found in spanish["findings"]] == [found["line"] for found in findings]
    assert spanish["findings"][0]["problem"]["message"] != findings[0]["problem"]["message"]


@pytest.mark.parametrize("text", ["", "\0", "[" * 20_000, "name = ", "x" * 100_000, "é" * 40_000])
def test_nonsense_is_a_finding_and_never_drawn(sqlite_node: Running, text: str) -> None:
    anyone = sqlite_node.person()
    for game in (None, "sonora"):
        report = anyone.post("/editions/check", {"text": text, "game": game})
        assert report["edition"] is None
        assert report["findings"]
    assert anyone.refused("POST", "/editions/draw", {"game": "sonora", "text": text})[0] == 422


def test_of_very_many_mistakes_the_first_are_told_and_all_are_counted(sqlite_node: Running) -> None:
    wrong = "name = 'x'\n" + "\n".join(f"key{number} = 1" for number in range(5000))
    report = sqlite_node.person().post("/editions/check", {"text": wrong, "game": "sonora"})
    assert len(report["findings"]) == 100
    assert report["count"] > 5000
    assert report["findings"][-1]["line"] <= 101, "from the top of the file"


def test_a_long_text_costs_more_than_a_short_one(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(FREELY, editions=Rate(10, 0))
    with running(Config(data=tmp_path_factory.mktemp("long"), limits=limits, workers=1)) as node:
        anyone = node.person()
        for _ in range(4):
            anyone.post("/editions/check", {"text": "a = 1"})
        assert anyone.refused("POST", "/editions/check", {"text": "#" * 12_000})[0] == 429
        anyone.post("/editions/check", {"text": "#" * 8_000})


def test_a_game_that_is_not_there_is_refused(sqlite_node: Running) -> None:
    anyone = sqlite_node.person("Ana")
    assert anyone.refused("POST", "/editions/check", {"text": "", "game": "chess"}) == (422, "unknown_game")
    assert anyone.refused("POST", "/editions/draw", {"text": "", "game": "chess"}) == (422, "unknown_game")
    assert anyone.refused("POST", "/editions/try", {**SMALL, "game": "chess"}) == (422, "unknown_game")


def test_bots_play_as_many_games_as_there_is_time_for_and_the_same_again(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    text = standard_text("shifting_stones")
    first = ana.post("/editions/try", {**SMALL, "text": text, "count": 3})["games"]
    assert [game["number"] for game in first] == list(range(len(first)))
    assert 1 <= len(first) <= 3
    for game in first:
        assert len(game["totals"]) == 2
        assert [sum(parts.values()) for parts in game["parts"]] == game["totals"]
    assert ana.post("/editions/try", {**SMALL, "count": 1})["games"] == first[:1]
    (later,) = ana.post("/editions/try", {**SMALL, "start": 7})["games"]
    assert later["number"] == 7


def test_a_trial_needs_a_session_a_sound_edition_and_a_bot_and_seats_of_the_game(
    sqlite_node: Running,
) -> None:
    stranger = sqlite_node.person()
    stranger.http.cookies.clear()
    assert stranger.refused("POST", "/editions/try", SMALL)[0] == 401
    ana = sqlite_node.person("Ana")
    assert ana.refused("POST", "/editions/try", {**SMALL, "text": "name = 1"})[0] == 422
    assert ana.refused("POST", "/editions/try", {**SMALL, "bot": "mine.py:Mine"}) == (422, "bot_unknown")
    assert ana.refused("POST", "/editions/try", {**SMALL, "seats": 9}) == (422, "bad_seats")
    for wrong in ({"count": 0}, {"count": 101}, {"start": -1}):
        assert ana.refused("POST", "/editions/try", {**SMALL, **wrong}) == (400, "malformed")


def test_trials_are_charged_by_what_they_took(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(FREELY, trials=Rate(1, 0), editions=Rate(6, 0))
    config = Config(data=tmp_path_factory.mktemp("narrow"), limits=limits, workers=1, bot_seconds=PATIENCE)
    with running(config) as node:
        ana, eva = node.person("Ana"), node.person("Eva")
        wanted = {**SMALL, "bot": "expert", "count": 100}
        answers = (ana.ask("POST", "/editions/try", wanted) for _ in range(20))  # of some 0.3 s or more each
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert (refused.status_code, refused.json()["code"]) == (429, "trials_spent")
        assert eva.post("/editions/try", SMALL)["games"], "others are not kept from it"
        text = standard_text("in_the_ruin")
        eva.post("/editions/draw", {"game": "in_the_ruin", "text": text})
        eva.post("/editions/check", {"text": text})
        assert eva.refused("POST", "/editions/check", {"text": text}) == (429, "too_often")


def test_a_trial_ends_when_its_page_goes_away(sqlite_node: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = sqlite_node.person("Ana")
    ana.post("/editions/try", SMALL)  # so that the process is there
    monkeypatch.setattr("meseta.tables.workers.TRIAL_SECONDS", PATIENCE)
    crew = sqlite_node.node.workers._trials
    (process,) = crew._all
    wanted = {**SMALL, "bot": "expert", "count": 100}
    request = ana.http.build_request("POST", "/editions/try", json=wanted)
    head = [
        f"POST {request.url.path} HTTP/1.1",
        *(f"{name}: {value}" for name, value in request.headers.items()),
    ]
    with socket.create_connection((request.url.host, request.url.port), PATIENCE) as page:
        page.sendall("\r\n".join([*head, "", ""]).encode() + request.content)
        wait_until(lambda: crew._working and process not in crew._idle)
    wait_until(lambda: not process.running)
    wait_until(lambda: not crew._working)
    monkeypatch.undo()
    assert ana.post("/editions/try", SMALL)["games"], "the next process plays on"
