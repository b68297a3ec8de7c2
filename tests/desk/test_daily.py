"""The daily puzzles, at a server and at a desk without one."""

from datetime import date, datetime, timedelta, timezone
from typing import Any

import msgspec
import pytest

from meseta.daily.calendar import Line, shipped
from meseta.daily.days import FIRST
from meseta.games import open_game
from tests.desk.visitors import Both
from tests.server.harness import Running

Json = Any

KEYS = ("shifting_stones", "in_the_ruin", "sonora")
DAY = FIRST.isoformat()
"""A day that every calendar has and that is over, or ends soon."""
ENDS_LAST = timezone(timedelta(hours=-12))
TELLING = {"best", "solutions", "depth", "frames", "reasons", "proved"}
"""What an answer is told by."""


def today() -> str:
    """A day that is today somewhere on earth, on every clock."""
    return datetime.now(ENDS_LAST).date().isoformat()


@pytest.fixture
def both(sqlite_node: Running) -> Both:
    return Both(sqlite_node)


@pytest.fixture
def ana(both: Both) -> Both:
    """Both of them, signed in."""
    assert both.ask("POST", "/session", {"name": "Ana"})[0] == 200
    return both


def line_of(key: str, day: str = DAY) -> Line:
    return shipped(open_game(key))[date.fromisoformat(day)]


def at(key: str, more: str = "", day: str = DAY) -> str:
    return f"/daily/{day}/puzzles/{key}{more}"


def keys_in(told: Json) -> set[str]:
    """Every field's name, however deep."""
    if isinstance(told, dict):
        return {*told, *(key for part in told.values() for key in keys_in(part))}
    return {key for part in told for key in keys_in(part)} if isinstance(told, list) else set()


@pytest.mark.parametrize("key", KEYS)
def test_a_puzzle_is_looked_at_tried_and_answered(ana: Both, key: str) -> None:
    best = line_of(key).solution
    status, puzzle = ana.ask("GET", at(key))
    assert (status, puzzle["result"], puzzle["acting"]) == (200, None, [puzzle["seat"]])
    assert puzzle["legal"] is not None
    status, tried = ana.ask("POST", at(key, "/try"), {"actions": best.actions})
    assert (status, tried["over"], tried["legal"], tried["points"]) == (200, True, None, best.points)
    assert [one["text"] for one in tried["told"] if one["seat"] == puzzle["seat"]] == list(best.actions)
    status, verdict = ana.ask("POST", at(key, "/answer"), {"actions": best.actions})
    assert (status, verdict["mark"], verdict["counted"]) == (200, "best", True)
    assert verdict["best"]["points"] == verdict["yours"]["points"] == best.points
    assert verdict["best"]["frames"] == verdict["yours"]["frames"]
    why = ana.ask("POST", at(key, "/reasons"), {"actions": best.actions})[1]
    assert why["yours"] == why["best"] != [], "the judge says why"
    assert verdict["proved"] == (key != "sonora")
    again = ana.ask("GET", at(key, "/answer"))[1]
    assert again == verdict


@pytest.mark.parametrize("key", KEYS)
def test_nothing_of_the_answer_is_told_before_one_is_handed_in(ana: Both, key: str) -> None:
    best = line_of(key).solution
    asked = [
        ana.ask("GET", f"/daily/{DAY}"),
        ana.ask("GET", f"/daily/archive/{DAY[:7]}"),
        ana.ask("GET", at(key)),
        ana.ask("POST", at(key, "/try"), {}),
        ana.ask("POST", at(key, "/try"), {"actions": best.actions[:1]}),
        ana.ask("GET", f"/daily/{DAY}/share"),
        ana.ask("GET", f"/daily/{DAY}/picture"),
    ]
    for status, told in asked:
        assert status == 200
        assert not keys_in(told) & TELLING
        found = msgspec.json.encode(told).decode()
        whole = msgspec.json.encode(best.actions).decode()[1:-1]
        assert whole not in found
    if key == "sonora":  # elsewhere every action is one of those that are offered
        looked = msgspec.json.encode([told for _, told in asked[:4]]).decode()
        assert best.actions[0] not in looked
    assert ana.ask("GET", at(key, "/answer"))[1]["code"] == "daily_not_answered"
    assert ana.ask("POST", at(key, "/reasons"), {})[1]["code"] == "daily_not_answered"


def test_reasons_are_given_for_what_the_rules_allow(ana: Both) -> None:
    key = "shifting_stones"
    assert ana.ask("POST", at(key, "/answer"), {"give_up": True})[0] == 200
    assert ana.ask("POST", at(key, "/reasons"), {"actions": ["+9999"]})[1]["code"] == "illegal_action"
    why = ana.ask("POST", at(key, "/reasons"), {})[1]
    assert (why["yours"], [reason["kind"] for reason in why["best"]]) == ([], ["scores"])


def test_the_first_answer_counts_and_later_ones_are_practice(ana: Both) -> None:
    key, best = "shifting_stones", line_of("shifting_stones").solution
    first = ana.ask("POST", at(key, "/answer"), {"actions": ["end"]})[1]
    assert (first["counted"], first["mark"], first["result"]["points"]) == (True, "far", 0)
    second = ana.ask("POST", at(key, "/answer"), {"actions": best.actions})[1]
    assert (second["counted"], second["mark"]) == (False, "best")
    assert second["result"] == first["result"]
    assert ana.ask("GET", at(key))[1]["result"]["mark"] == "far"


def test_whoever_gives_up_sees_the_best_turn_and_keeps_no_streak(ana: Both) -> None:
    verdict = ana.ask("POST", at("in_the_ruin", "/answer", today()), {"give_up": True})[1]
    assert (verdict["mark"], verdict["yours"], verdict["streak"]["days"]) == ("given_up", None, 0)
    assert verdict["best"]["frames"]
    assert ana.ask("GET", at("in_the_ruin", "/answer", today()))[1]["yours"] is None


def test_a_day_answered_in_time_begins_a_streak_and_the_archive_shows_it(ana: Both) -> None:
    verdict = ana.ask("POST", at("shifting_stones", "/answer", today()), {"actions": ["end"]})[1]
    assert verdict["result"]["in_time"]
    assert verdict["streak"] == {"current": 1, "longest": 1, "days": 1}
    month = ana.ask("GET", f"/daily/archive/{today()[:7]}?today={today()}")[1]
    shown = {day["day"]: day["results"] for day in month["days"]}
    assert list(shown[today()]) == ["shifting_stones"]
    assert month["streak"] == verdict["streak"]
    assert month["games"] == list(KEYS)
    assert max(shown) <= month["last"]


def test_nobody_sees_a_day_that_has_begun_nowhere(ana: Both) -> None:
    later = (datetime.now(ENDS_LAST) + timedelta(days=4)).date().isoformat()
    for method, path, body in (
        ("GET", f"/daily/{later}", None),
        ("GET", at("sonora", "", later), None),
        ("POST", at("sonora", "/try", later), {}),
        ("POST", at("sonora", "/answer", later), {"give_up": True}),
        ("GET", at("sonora", "/answer", later), None),
        ("POST", at("sonora", "/reasons", later), {}),
        ("GET", f"/daily/{later}/share", None),
        ("GET", f"/daily/{later}/picture", None),
    ):
        status, told = ana.ask(method, path, body)
        assert (status, told["code"]) == (404, "day_to_come")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/daily/2026-02-30", "no_such_day"),
        ("/daily/tomorrow", "no_such_day"),
        ("/daily/1999-12-31", "no_such_day"),
        ("/daily/archive/2026-1", "no_such_month"),
        (f"/daily/archive/{DAY[:7]}?today=never", "no_such_day"),
        (at("chess"), "no_daily"),
        (at("sonora", day="2026-11-18"), "no_such_day"),
    ],
)
def test_what_does_not_exist_is_refused(both: Both, path: str, code: str) -> None:
    status, told = both.ask("GET", path)
    assert (status, told["code"]) == (404, code)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"actions": ["castle"]}, 422, "unreadable_notation"),
        ({"actions": ["+9999"]}, 422, "illegal_action"),
        ({"actions": ["end", "end"]}, 409, "daily_turn_over"),
        ({"actions": ["end"] * 201}, 400, "malformed"),
        ({"actions": ["x" * 201]}, 400, "malformed"),
        ({"actions": "end"}, 400, "malformed"),
        ({"actions": [7]}, 400, "malformed"),
        ({"turn": []}, 400, "malformed"),
        (b"[", 400, "malformed"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(ana: Both, body: Json, status: int, code: str) -> None:
    for more in ("/try", "/answer"):
        found = ana.ask("POST", at("shifting_stones", more), body)
        assert (found[0], found[1]["code"]) == (status, code)
    assert ana.ask("GET", at("shifting_stones"))[1]["result"] is None, "nothing was kept"


@pytest.mark.parametrize("body", [{"at": -1}, {"at": 2**53}, {"at": "now"}, {"give_up": 2}])
def test_an_answer_with_impossible_values_is_refused(ana: Both, body: Json) -> None:
    status, told = ana.ask("POST", at("shifting_stones", "/answer"), body)
    assert (status, told["code"]) == (400, "malformed")


def test_a_stranger_may_look_and_try_but_not_hand_in(both: Both) -> None:
    assert both.ask("GET", f"/daily/{DAY}")[0] == 200
    assert both.ask("GET", at("shifting_stones"))[0] == 200
    assert both.ask("POST", at("shifting_stones", "/try"), {"actions": ["end"]})[0] == 200
    for method, path, body in (
        ("POST", at("shifting_stones", "/answer"), {"actions": ["end"]}),
        ("GET", at("shifting_stones", "/answer"), None),
        ("POST", at("shifting_stones", "/reasons"), {"actions": ["end"]}),
        ("GET", f"/daily/{DAY}/share", None),
        ("GET", f"/daily/{DAY}/picture", None),
    ):
        assert both.ask(method, path, body)[0] == 401


def test_a_day_is_shared_without_giving_anything_away(ana: Both) -> None:
    best = line_of("shifting_stones").solution
    ana.ask("POST", at("shifting_stones", "/answer"), {"actions": best.actions})
    status, shared = ana.ask("GET", f"/daily/{DAY}/share?link=https://example.org/daily")
    assert status == 200
    lines = shared["text"].splitlines()
    assert lines[0] == "Meseta: the daily three, no. 1"
    assert lines[1] == "Shifting Stones ★ the best turn"
    assert lines[-1] == "https://example.org/daily"
    spanish = ana.ask("GET", f"/daily/{DAY}/share", language="es")[1]["text"]
    assert "Shifting Stones ★ el mejor turno" in spanish
    light, dark = (ana.ask("GET", f"/daily/{DAY}/picture?dark={dark}")[1] for dark in ("false", "true"))
    for drawn in (light, dark):
        assert drawn.startswith("<svg")
        assert not any(action in drawn for action in best.actions if len(action) > 3)
    assert light != dark
    assert ana.ask("GET", f"/daily/{DAY}/picture?link=https://elsewhere.org/")[1]["code"] == "bad_link"


def test_answers_are_taken_along_and_deleted_with_their_person(ana: Both) -> None:
    ana.ask("POST", at("shifting_stones", "/answer"), {"actions": ["end"]})
    taken = ana.ask("GET", "/yours/export")[1]["dailies"]
    assert [(one["day"], one["game"], one["actions"]) for one in taken] == [(DAY, "shifting_stones", ["end"])]
    assert ana.ask("DELETE", "/yours")[0] == 204
    ana.here.token = None
    assert ana.ask("POST", "/session", {"name": "Ana"})[0] == 200
    assert ana.ask("GET", at("shifting_stones"))[1]["result"] is None
