"""A bot that thinks for very long is reported with what it was asked and where its code is."""

import threading
from pathlib import Path
from random import Random
from typing import Any

import meseta
from meseta.bots.bot import NORMAL, ask
from meseta.bots.registry import make_bot
from meseta.bots.thinking import Watch
from meseta.games import open_game

GAME = open_game("shifting_stones")

SLOW = """
class Slow:
    def __init__(self, game): pass
    def choose(self, view, legal, budget, rng):
        return self.ponder(view)
    def ponder(self, view):
        while not view.done():
            pass
        return 1
"""


class View:
    def __init__(self) -> None:
        self.noticed = threading.Event()

    def done(self) -> bool:
        return self.noticed.is_set()


def test_a_bot_that_thinks_for_long_is_reported_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "slow.py"
    path.write_text(SLOW, encoding="utf-8")
    bot: Any = make_bot(f"{path}:Slow", GAME)
    view, reports = View(), []

    def report(question: list[str], seconds: float, stack: str) -> None:
        reports.append((question, stack))
        view.noticed.set()

    with Watch(report, after=0.0) as watch:
        watch.question = ["move 12"]
        assert ask(bot, "Slow", view, [1], NORMAL, Random(1)) == 1  # type: ignore[arg-type]
        watch.question = None
    question, stack = reports[0]
    assert question == ["move 12"]
    assert f'File "{path}", line 5, in choose' in stack
    assert "in ponder" in stack
    assert str(Path(meseta.__file__).parent) not in stack


def test_a_watch_that_sees_nothing_says_nothing() -> None:
    reports: list[object] = []
    watch: Watch[object] = Watch(lambda *report: reports.append(report), after=1000.0)
    with watch:
        watch.question = object()
    assert reports == []
