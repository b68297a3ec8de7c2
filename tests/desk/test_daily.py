"""The daily puzzles, at a server and at a desk without one."""

from datetime import date, datetime, timedelta, timezone
from typing import Any

import pytest

from meseta.daily.calendar import line_of
from meseta.daily.making import make, maker_of
from meseta.games import open_game
from tests.desk.visitors import Both
from tests.server.harness import Running

Json = Any

ANYWHERE = timezone(timedelta(hours=-12))
"""Where a day ends last."""


def today() -> str:
    return datetime.now(ANYWHERE).date().isoformat()


@pytest.fixture
def both(sqlite_node: Running) -> Both:
    return Both(sqlite_node)


@pytest.fixture
def ana(both: Both) -> Both:
    """Both of them, signed in."""
    assert both.ask("POST", "/session", {"name": "Ana"})[0] == 200
    return both


def best_of(key: str, day: str) -> tuple[str, ...]:
    """The best turn, found anew."""
    game, maker = open_game(key), maker_of(key)
    assert maker is not None
    return line_of(game, make(game, maker, date.fromisoformat(day))).solution.actions


def at(key: str, more: str = "", day: str = "") -> str:
    return f"/daily/{day or today()}/puzzles/{key}{more}"


def test_a_day_a_try_and_an_answer(ana: Both) -> None:
    status, day = ana.ask("GET", f"/daily/{today()}")
    assert status == 200
    assert "shifting_stones" in [line["game"] for line in day["puzzles"]]
    status, puzzle = ana.ask("GET", at("shifting_stones"))
    assert (status, puzzle["result"], puzzle["acting"]) == (200, None, [puzzle["seat"]])
    best = best_of("shifting_stones", today())
    status, tried = ana.ask("POST", at("shifting_stones", "/try"), {"actions": best[:1]})
    assert (status, tried["over"], len(tried["told"])) == (200, False, 1)
    assert ana.ask("GET", at("shifting_stones", "/answer"))[1]["code"] == "daily_not_answered"
    status, verdict = ana.ask("POST", at("shifting_stones", "/answer"), {"actions": best})
    assert (status, verdict["mark"], verdict["counted"]) == (200, "best", True)
    assert verdict["streak"] == {"current": 1, "longest": 1, "days": 1}
    assert ana.ask("GET", at("shifting_stones", "/answer"))[1] == verdict
