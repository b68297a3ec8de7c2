"""Where bots play bots, every flick is simulated once, and nobody makes a trace of it."""

from importlib import import_module
from typing import Any, Final

import pytest

from meseta.arena.selfplay import Contest, play_game
from meseta.discs import kernel
from meseta.games.sonora import chance
from meseta.games.sonora.game import Sonora

FLICK: Final = import_module("meseta.discs.flick")
"""The module: what the package calls so is its function."""


class Simulated:
    """How often the kernel ran, how often it kept a log, and how many traces were made of one."""

    def __init__(self) -> None:
        self.runs = self.logged = self.traces = 0


@pytest.fixture
def simulated(monkeypatch: pytest.MonkeyPatch) -> Simulated:
    found, run, trace = Simulated(), kernel.run, FLICK.trace

    def counted(*arguments: Any) -> Any:
        found.runs += 1
        found.logged += len(arguments[-1]) > 0
        return run(*arguments)

    def traced(*arguments: Any) -> Any:
        found.traces += 1
        return trace(*arguments)

    monkeypatch.setattr(kernel, "run", counted)
    monkeypatch.setattr(FLICK, "trace", traced)
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_random_bots_simulate_each_flick_once_and_trace_none(simulated: Simulated, seats: int) -> None:
    contest = Contest("sonora", ("random",) * seats, games=1, seed=7, keep_records=True)
    result = play_game(Sonora(), contest, 0)
    flicks = sum(line.startswith("chance: settle") for line in result.record.splitlines())
    assert flicks > 0
    assert simulated.runs == flicks, "neither a view nor writing the record simulates anything"
    assert simulated.logged == simulated.traces == 0


def test_what_counts_traces_would_notice_one(simulated: Simulated) -> None:
    chance._moved.cache_clear()
    game = Sonora()
    state = game.setup(1, {})
    state = game.apply(state, 0, game.read("flick a5 -196000 -196000 362612 530488"))
    settle = game.read("settle 2 362612 530488 clean a5 floor 0 0")
    assert game.simulate(state, settle) is not None
    assert simulated.runs == simulated.logged == simulated.traces == 1
