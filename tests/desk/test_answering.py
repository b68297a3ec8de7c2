"""Whoever asks the desk by method and path is told what the server tells a browser."""

import logging
from pathlib import Path
from typing import Any

import pytest

from meseta.desk.endpoints import ENDPOINTS
from meseta.games import standard_text
from meseta.server.app import document, make_litestar
from meseta.server.config import Config
from meseta.tables.node import Node
from tests.desk.visitors import AtTheDesk, Both, Told
from tests.server.harness import Running

Json = Any

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = (GOLDEN / "shifting_stones-two-in-one-turn.txt").read_text("utf-8")
ME, NOBODY = {"kind": "me"}, {"kind": "nobody"}
STONES = {"game": "shifting_stones", "seats": 2}


@pytest.fixture
def both(sqlite_node: Running) -> Both:
    return Both(sqlite_node)


@pytest.fixture
def ana(both: Both) -> Both:
    """Both of them, signed in."""
    assert both.ask("POST", "/session", {"name": "Ana"})[0] == 200
    return both


class Pair:
    """A table of each."""

    def __init__(self, both: Both, path: str, body: Json) -> None:
        self._both = both
        server, desk = both.ask_each("POST", path, path, body)
        assert server[0] == 201
        self.server, self.desk = f"/tables/{server[1]['id']}", f"/tables/{desk[1]['id']}"

    def ask(self, method: str, path: str = "", body: Json = None, language: str = "en") -> Told:
        """What both are told at their tables."""
        return self._both.ask_each(method, self.server + path, self.desk + path, body, language)[1]


def test_the_desk_answers_at_the_servers_addresses() -> None:
    found = document(make_litestar(Node(Config(data=Path()))))
    theirs = {
        (method.upper(), path.removeprefix("/api"), int(status))
        for path, operations in found["paths"].items()
        for method, operation in operations.items()
        for status in operation["responses"]
        if status != "default"
    }
    assert {(place.method, place.path, place.status) for place in ENDPOINTS} == theirs
    assert len(ENDPOINTS) == len(theirs)


@pytest.mark.parametrize("language", ["en", "es-ES, en;q=0.5", "fr"])
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/games", 200),
        ("/games/sonora/edition", 200),
        ("/games/sonora/rules", 200),
        ("/games/sonora/rules?lang=es", 200),
        ("/games/sonora/rules?lang=eo&lang=es&other=1", 200),
        ("/games/in%5Fthe%5fruin/words/es", 200),
        ("/games/sonora/words/eo", 200),
        ("/games/chess/rules", 404),
        ("/games/ch%C3%A9ss/words/en", 404),
        ("/games/sonora%2Frules", 200),
        ("/games/sonora/scores", 404),
        ("/games/", 200),
        ("/nothing", 404),
        ("/", 404),
        ("/tables/open", 200),
        ("/tables/mine", 401),
        ("/tables/mine/frames", 404),
        ("/tables/nobody", 404),
        ("/tables/{table}", 404),
        ("/tables//nobody", 404),
        ("/tables/nobody/frames/", 404),
        ("/tables/not%20an%20id/frames", 404),
        ("/tables/nobody/seats/0", 405),
        ("/tables/nobody/seats/first", 405),
        ("/session", 401),
    ],
)
def test_looking_around(both: Both, path: str, status: int, language: str) -> None:
    assert both.ask("GET", path, language=language)[0] == status


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("DELETE", "/games", None, 405),
        ("PUT", "/tables/mine", {}, 405),
        ("PATCH", "/session", {}, 405),
        ("POST", "/nothing", {}, 404),
        ("POST", "/tables", STONES, 401),
        ("POST", "/tables", {"game": 1}, 401),
        ("POST", "/tables/nobody/fork", {"ply": 0}, 404),
        ("POST", "/tables/nobody/seats/first", {}, 404),
        ("POST", "/records", {"record": RECORD}, 401),
        ("POST", "/editions/check", b"{", 400),
        ("POST", "/editions/check", b'{"text": "\xff"}', 400),
        ("POST", "/editions/check", b"[" * 5000, 400),
        ("POST", "/editions/check", {"text": "", "form": ""}, 400),
        ("POST", "/editions/check", {"text": None}, 400),
        ("POST", "/editions/check", [], 400),
        ("POST", "/editions/draw", {"game": "sonora", "text": "x"}, 422),
        ("POST", "/editions/try", {"game": "sonora", "seats": 2, "bot": "novice"}, 401),
        ("POST", "/session", {"name": 7}, 400),
        ("POST", "/session", {"name": "x" * 1000}, 422),
        ("POST", "/session/exchange", {"token": "none of ours"}, 401),
        ("DELETE", "/session", None, 204),
    ],
)
def test_what_a_stranger_is_refused(both: Both, method: str, path: str, body: Json, status: int) -> None:
    assert both.ask(method, path, body)[0] == status
    assert both.ask(method, path, body, "es")[0] == status


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/session"), ("GET", "/games/sonora/rules?lang=the-language-of-nobody")]
)
def test_what_the_framework_words_in_its_own_way(both: Both, method: str, path: str) -> None:
    for visitor in (both.there, both.here):
        status, refusal = visitor.ask(method, path)
        assert (status, refusal["code"]) == (400, "malformed")


def test_a_session_is_opened_once_renamed_and_ended(both: Both) -> None:
    assert both.ask("POST", "/session", {"name": "Ana"})[1]["name"] == "Ana"
    token = both.here.token
    assert token is not None
    assert both.ask("POST", "/session", {"name": "Eva"})[1]["name"] == "Eva"
    assert both.ask("POST", "/session", {})[1]["name"] == "Eva"
    assert both.here.token == token
    assert both.ask("GET", "/session")[1]["name"] == "Eva"
    assert both.ask("DELETE", "/session") == (204, "")
    assert both.ask("GET", "/session")[0] == 401
    assert both.ask("POST", "/session", {"name": "Ana"})[0] == 200, "an old token turns nobody away"
    assert both.here.token not in (None, token)


def test_a_table_fills_begins_and_is_conceded(ana: Both) -> None:
    first = {"options": {"first_player": "0"}}
    table = Pair(ana, "/tables", STONES | first | {"chairs": [ME, NOBODY], "open": True})
    assert table.ask("GET")[1]["status"] == "waiting"
    assert table.ask("POST", "/start")[0] == 409
    assert table.ask("POST", "/seats/0", {"name": "Ana"})[0] == 409
    assert table.ask("POST", "/seats/1", {"name": "Mia"})[0] == 200
    assert table.ask("DELETE", "/seats/1")[0] == 200
    assert table.ask("DELETE", "/seats/5")[0] == 422
    assert table.ask("PUT", "/seats/1/bot", {"bot": "nobody I know"})[0] == 422
    assert table.ask("PUT", "/seats/1/bot", {"bot": "novice"})[0] == 200
    assert table.ask("PUT", "/seats/1/bot", b"{]")[0] == 400
    assert table.ask("GET", "/record")[0] == 403
    assert table.ask("GET", "/analysis")[0] == 403
    assert table.ask("POST", "/seats/0/return")[0] == 409
    assert table.ask("POST", "/start", b"not looked at")[1]["status"] == "playing"
    assert table.ask("GET", "/edition")[1]["text"] == standard_text("shifting_stones")
    assert table.ask("POST", "/seats/0/concede")[1]["status"] == "finished"
    assert table.ask("POST", "/rematch")[0] == 201


def test_a_deal_is_played_again_and_compared(ana: Both) -> None:
    begins = {"options": {"first_player": "0"}, "chairs": [ME, ME], "start": True}
    table = Pair(ana, "/tables", STONES | begins)
    assert table.ask("POST", "/deal", {})[0] == 409
    table.ask("POST", "/seats/0/concede")
    assert table.ask("GET", "/deal")[1] == {"tables": []}
    assert table.ask("POST", "/deal", {"chairs": [ME, ME], "start": True})[1]["dealt"]
    (line,) = table.ask("GET", "/deal")[1]["tables"]
    assert (line["here"], line["first"], len(line["seats"])) == (True, True, 2)
    assert table.ask("POST", "/deal", {"chairs": 3})[0] == 400


def test_whom_nobody_mutes_and_reports(ana: Both) -> None:
    table = Pair(ana, "/tables", STONES | {"chairs": [ME, NOBODY]})
    for method in ("PUT", "DELETE"):
        assert table.ask(method, "/mutes/nobody")[0] == (404 if method == "PUT" else 200)
    assert table.ask("POST", "/reports", {"who": "nobody", "reason": "rude"})[0] == 404
    assert table.ask("POST", "/reports", {"who": "nobody", "reason": "dull"})[0] == 400
    assert ana.ask("GET", "/yours/mutes")[1] == {"mutes": []}
    assert ana.ask("DELETE", "/yours/mutes/nobody")[0] == 404


def test_lists_of_tables(ana: Both) -> None:
    wishes = {"experience": "some", "chat": False, "clock": {"kind": "reserve", "seconds": 900}}
    Pair(ana, "/tables", STONES | {"chairs": [ME, NOBODY], "open": True} | wishes)
    assert [line["status"] for line in ana.ask("GET", "/tables/mine")[1]["tables"]] == ["waiting"]
    assert len(ana.ask("GET", "/tables/open")[1]["tables"]) >= 2


def test_what_is_kept_with_a_person(ana: Both) -> None:
    table = Pair(
        ana, "/tables", STONES | {"options": {"first_player": "0"}, "chairs": [ME, ME], "start": True}
    )
    assert ana.ask("GET", "/yours/results")[1]["results"] == []
    table.ask("POST", "/seats/0/concede")
    (result,) = ana.ask("GET", "/yours/results?game=shifting_stones&count=1")[1]["results"]
    assert (result["ending"], result["caveats"]) == ("several", ["conceded", "several"])
    assert ana.ask("GET", "/yours/results?count=501")[0] == 400
    assert ana.ask("GET", "/yours/export")[1]["name"] == "Ana"
    assert [line["this"] for line in ana.ask("GET", "/yours/devices")[1]["devices"]] == [True]
    assert ana.ask("DELETE", "/yours/devices/nobody")[0] == 404
    assert ana.ask("POST", "/yours/passes/look", {"token": "none"})[0] == 404
    assert ana.ask("POST", "/yours/passes/use", {"token": "none", "device": "x" * 41})[0] == 400
    assert ana.ask("POST", "/yours/passes")[0] == 201
    assert ana.ask("DELETE", "/yours/passes") == (204, "")
    assert ana.ask("DELETE", "/yours/results") == (204, "")
    assert ana.ask("DELETE", "/yours") == (204, "")
    assert ana.ask("GET", "/yours/results")[0] == 401


def test_a_private_link_gives_a_seat(sqlite_node: Running, ana: Both) -> None:
    table = Pair(ana, "/tables", STONES | {"chairs": [ME, ME]})
    status, link = table.ask("POST", "/seats/1/link")
    assert status == 201
    eva = AtTheDesk(sqlite_node)
    assert eva.ask("POST", "/session/exchange", {"token": link["token"]}) == (
        200,
        {"table": link["table"], "seat": 1},
    )
    assert eva.token is not None
    assert table.ask("DELETE", "/seats/1/link") == (204, "")
    assert table.ask("DELETE", "/seats/7/link")[0] == 403


def test_a_record_is_read_tried_analysed_and_forked(ana: Both) -> None:
    shown = Pair(ana, "/records", {"record": RECORD})
    last = shown.ask("GET", "/frames")[1]["last"]
    assert last > 4
    assert len(shown.ask("GET", "/frames?as=0&start=1&count=2")[1]["frames"]) == 2
    assert shown.ask("GET", "/record")[1].startswith("meseta record 1\n")
    assert shown.ask("GET", "/analysis")[1]["last"] == last
    assert shown.ask("GET", f"/analysis?start={last}")[1]["entries"] == []
    assert shown.ask("POST", "/retry", {"ply": 5, "actions": []})[0] == 201
    assert shown.ask("POST", "/retry", {"ply": 5, "actions": ["nonsense"]})[0] == 422
    assert shown.ask("POST", "/fork", {"ply": 5, "start": False})[1]["status"] == "waiting"
    assert shown.ask("POST", "/fork", {"ply": "5"})[1]["status"] == "playing"
    assert shown.ask("POST", "/fork", {"ply": 3000})[0] == 422
    assert ana.ask("POST", "/records", {"record": "x"})[0] == 422


@pytest.mark.parametrize(
    "query", ["start=-1", "start=1000001", "start=x", "start=", "count=0", "count=501", "count=1.5"]
)
def test_values_out_of_bounds(ana: Both, query: str) -> None:
    shown = Pair(ana, "/records", {"record": RECORD})
    assert shown.ask("GET", f"/frames?{query}")[0] == 400


def test_a_match_becomes_a_picture(ana: Both) -> None:
    shown = Pair(ana, "/records", {"record": RECORD})
    last = shown.ask("GET", "/frames")[1]["last"]
    for query, language in (("", "en"), ("?at=4&as=1&dark=true", "es"), (f"?at={last}&zone=-600", "en")):
        status, picture = shown.ask("GET", f"/picture{query}", language=language)
        assert status == 200
        assert picture.startswith("<svg ")
        assert picture.endswith("</svg>\n")
    assert shown.ask("GET", f"/picture?at={last + 1}")[0] == 422
    assert shown.ask("GET", "/picture?as=4")[0] == 422
    assert shown.ask("GET", "/picture?link=https%3A%2F%2Felsewhere.example")[0] == 422
    waiting = Pair(ana, "/tables", STONES | {"chairs": [ME, NOBODY]})
    assert waiting.ask("GET", "/picture")[0] == 422


@pytest.mark.parametrize("query", ["at=-1", "at=x", "zone=1441", "zone=-1441", "link=" + "x" * 301])
def test_pictures_out_of_bounds(ana: Both, query: str) -> None:
    shown = Pair(ana, "/records", {"record": RECORD})
    assert shown.ask("GET", f"/picture?{query}")[0] == 400


def test_eyes_of_nobody(ana: Both) -> None:
    shown = Pair(ana, "/records", {"record": RECORD})
    assert shown.ask("GET", "/frames?as=4")[0] == 422
    for visitor, table in ((ana.there, shown.server), (ana.here, shown.desk)):
        status, refusal = visitor.ask("GET", f"{table}/frames?as=me")
        assert (status, refusal["code"]) == (400, "malformed")


def test_an_edition_is_checked_drawn_and_tried_out(ana: Both) -> None:
    text = standard_text("shifting_stones")
    broken = text.replace("=", "", 1)
    assert ana.ask("POST", "/editions/check", {"text": text})[1]["findings"] == []
    assert ana.ask("POST", "/editions/check", {"text": broken}, "es")[1]["findings"]
    assert ana.ask("POST", "/editions/draw", {"game": "shifting_stones", "text": text})[0] == 200
    trial = STONES | {"bot": "novice", "count": 1}
    assert len(ana.ask("POST", "/editions/try", trial)[1]["games"]) == 1
    assert ana.ask("POST", "/editions/try", trial | {"count": 101})[0] == 400


STONES_LAID = {"kind": "hand", "stones": [0, 2, 2, 4, 4, 4, 6, 6, 6], "hand": [6, 1]}


def test_a_companion_answers_anybody(both: Both) -> None:
    status, reply = both.ask("POST", "/games/shifting_stones/companion", STONES_LAID)
    assert (status, reply["ways"][0]["scored"]) == (200, [6])


@pytest.mark.parametrize(
    ("game", "question", "status", "code"),
    [
        ("chess", STONES_LAID, 404, "no_companion"),
        ("shifting_stones", STONES_LAID | {"stones": [0] * 9}, 422, "stones_of_box"),
        ("shifting_stones", STONES_LAID | {"hand": ["6"]}, 400, "malformed"),
        ("shifting_stones", STONES_LAID | {"hand": [1] * 9}, 400, "malformed"),
        ("shifting_stones", [], 400, "malformed"),
        ("shifting_stones", b"{", 400, "malformed"),
    ],
)
def test_what_a_companion_is_not_asked(both: Both, game: str, question: Json, status: int, code: str) -> None:
    for language in ("en", "es"):
        told, refusal = both.ask("POST", f"/games/{game}/companion", question, language)
        assert (told, refusal["code"]) == (status, code)
        assert refusal["clause"] == ("ST-01" if code == "stones_of_box" else None)


def test_what_can_be_printed_comes_as_pages(both: Both) -> None:
    status, found = both.ask("GET", "/games/in_the_ruin/sheets")
    assert (status, found["parts"][0]) == (200, "sheet")
    wanted = {"parts": {"sheet": 3, "aid": 1}, "paper": "letter"}
    status, printed = both.ask("POST", "/games/in_the_ruin/pages", wanted, "es")
    assert (status, [page["copies"] for page in printed["pages"]]) == (200, [3, 1])


@pytest.mark.parametrize(
    ("game", "wanted", "status", "code"),
    [
        ("chess", {"parts": {"sheet": 1}}, 404, "nothing_to_print"),
        ("in_the_ruin", {"parts": {"dragons": 1}}, 400, "print_part"),
        ("in_the_ruin", {"parts": {"explore": 12, "routes": 12, "aid": 1}}, 422, "too_many_pages"),
        ("in_the_ruin", {"parts": {"sheet": 99}}, 400, "malformed"),
        ("in_the_ruin", {"parts": {"sheet": 1}, "paper": "whole"}, 400, "malformed"),
        ("in_the_ruin", b"{", 400, "malformed"),
    ],
)
def test_what_is_not_printed(both: Both, game: str, wanted: Json, status: int, code: str) -> None:
    for form in ("pages", "pdf"):
        told, refusal = both.ask("POST", f"/games/{game}/{form}", wanted)
        assert (told, refusal["code"]) == (status, code)


def test_a_mistake_of_our_own_is_logged_and_not_told(
    sqlite_node: Running, both: Both, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails() -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(sqlite_node.node.store, "open_tables", fails)
    with caplog.at_level(logging.ERROR, "meseta"):
        status, refusal = both.ask("GET", "/tables/open")
    assert (status, refusal["code"]) == (500, "internal")
    noted = [line for line in caplog.records if line.message == "failed"]
    assert len(noted) == 2
    assert all(line.exc_info and line.exc_info[0] is ZeroDivisionError for line in noted)


def test_whoever_asks_for_a_table_pays_for_loading_it(
    sqlite_node: Running, ana: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Pair(ana, "/records", {"record": RECORD})
    paid: list[Json] = []

    async def loading(table: str, caller: Json, who: Json) -> None:
        paid.append((table, caller.person, who.person, who.address))

    monkeypatch.setattr(sqlite_node.node.charges, "loading", loading)
    ana.here.ask("GET", shown.desk)
    assert paid == [], "it is in memory"
    sqlite_node.node.hub.forget(shown.desk.rpartition("/")[2])
    ana.here.ask("GET", shown.desk)
    person = ana.here.ask("GET", "/session")[1]["person"]
    assert paid == [(shown.desk.rpartition("/")[2], person, person, "127.0.0.1")]
