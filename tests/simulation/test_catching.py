"""Order faults of earlier versions, put back: the simulator must find each of them."""

from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from meseta.play.decisions import Decision
from meseta.store.errors import Conflict
from meseta.tables.changes import change_to
from meseta.tables.hub import Hub
from meseta.tables.live import LiveTable
from tests.simulation.run import Broken, run

Plant = Callable[[pytest.MonkeyPatch], None]


def told_before_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone is told of a change, and then it is stored, or not."""

    async def store(self: Hub, live: LiveTable, decision: Decision, by: str) -> bool:
        now = max(self.store.now(), live.times[-1] if live.times else 0)
        after = decision.applied_to(live.table, now)
        change = change_to(live.table, after, len(live.times), decision, now, by, self.lease)
        live.change(after, [now] * len(decision.entries))
        self._tell(live, decision.events, decision.moments, len(decision.entries))
        try:
            await self.store.change(change)
        except Conflict:
            return False
        return True

    monkeypatch.setattr(Hub, "_store", store)


def missed_while_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    """What another node stores while this one is loading the table is not caught up with."""
    catch_up = Hub.catch_up

    async def only_what_is_loaded(self: Hub, id: str, version: int | None) -> None:
        if id in self.lives:
            await catch_up(self, id, version)

    monkeypatch.setattr(Hub, "catch_up", only_what_is_loaded)


def presence_without_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    """An older answer about who is connected may overwrite a newer one."""

    class NoLock:
        def locked(self) -> bool:
            return False

        async def __aenter__(self) -> None:
            pass

        async def __aexit__(self, *error: object) -> None:
            pass

    make = LiveTable.__init__

    def without(self: LiveTable, *args: Any, **kwargs: Any) -> None:
        make(self, *args, **kwargs)
        self.attendance = NoLock()  # type: ignore[assignment]

    monkeypatch.setattr(LiveTable, "__init__", without)


def shown_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that comes from another node is told less than it knows."""
    monkeypatch.setattr(LiveTable, "knows_less", lambda self, since: False)


def decided_without_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two requests to one table are decided at the same time."""

    @asynccontextmanager
    async def hold(self: Hub, id: str) -> Any:
        yield await self.live(id)

    monkeypatch.setattr(Hub, "hold", hold)


class Planted(NamedTuple):
    """A fault, and within how many seeds it must be found."""

    plant: Plant
    seeds: int


FAULTS = (
    Planted(told_before_stored, 20),
    Planted(decided_without_lock, 20),
    Planted(missed_while_loading, 100),
    Planted(presence_without_lock, 200),
    Planted(shown_the_past, 100),
)


def run_all(fault: Planted) -> None:
    for seed in range(fault.seeds):
        run(seed)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.plant.__name__)
def test_a_fault_is_found(fault: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    fault.plant(monkeypatch)
    with pytest.raises(Broken):
        run_all(fault)


def test_a_failure_tells_its_story(monkeypatch: pytest.MonkeyPatch) -> None:
    told_before_stored(monkeypatch)
    with pytest.raises(Broken) as broken:
        run_all(FAULTS[0])
    story = str(broken.value)
    assert "submits" in story
    assert "node 0.1" in story
    assert f"python -m tests.simulation {broken.value.seed}" in story
    with pytest.raises(Broken) as again:
        run(broken.value.seed)
    assert str(again.value) == story
