"""Tables by correspondence, with interruptions: everyone has all their time while somebody can play."""

import pytest

from meseta.store import pulse
from tests.simulation.clients import Wrong
from tests.simulation.days import run

SEEDS = 16


@pytest.mark.parametrize("first", range(0, SEEDS, 8))
def test_nobody_loses_time_while_nothing_runs(first: int) -> None:
    for seed in range(first, first + 8):
        assert run(seed).interrupted > 0


def test_time_does_run_out_and_matches_are_abandoned() -> None:
    outcomes = [run(seed) for seed in range(8)]
    assert sum(outcome.missed for outcome in outcomes) > 8
    assert {outcome.status for outcome in outcomes} == {"playing", "finished"}


def test_it_is_noticed_if_an_interruption_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "_give_back", lambda *given: None)
    with pytest.raises(Wrong, match="time was called after"):
        _all_fair()


def _all_fair() -> None:
    for seed in range(SEEDS):
        run(seed)
