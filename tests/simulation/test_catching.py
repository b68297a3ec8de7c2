"""Order faults of earlier versions, put back: the simulator must find each of them."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from meseta.core.errors import MesetaError
from meseta.play.decisions import Decision
from meseta.play.table import read_settings
from meseta.store import calls, deals
from meseta.store.dialect import Connection, Dialect
from meseta.store.errors import Conflict
from meseta.store.problems import StoreUnavailable
from meseta.store.reader import Reader
from meseta.store.rows import Call, Change
from meseta.store.store import Store
from meseta.store.writer import Job, Promise, Writer, _do
from meseta.tables.attendant import Attendant
from meseta.tables.calling import herald
from meseta.tables.calling.herald import Herald
from meseta.tables.calling.sending import Sender
from meseta.tables.changes import change_to
from meseta.tables.hub import Hub
from meseta.tables.live import LiveTable
from meseta.tables.node import Node
from meseta.tables.presence import Presence
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


def never_loaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that could not load what another one has stored does not try again."""

    async def catch_up_once(self: Node, table: str, version: int | None) -> None:
        with suppress(MesetaError):
            await self.hub.catch_up(table, version)

    monkeypatch.setattr(Node, "_catch_up", catch_up_once)


def looked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that could not look who is connected to the others does not look again."""

    async def sign_of_life(self: Presence, lives: Iterable[LiveTable]) -> None:
        lives = list(lives)
        if seats := [(live.table.id, seat) for live in lives for seat in live.announced_here()]:
            await self._mark_present(seats, announce=False)
        for live in lives:
            await self.announce(live)

    monkeypatch.setattr(Presence, "sign_of_life", sign_of_life)


def announced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """An announcement of which nobody knows whether it was stored counts as if it was not."""

    async def announce(self: Presence, live: LiveTable) -> None:
        async with live.attendance:
            here = live.announced_here()
            arrived, gone = here - live.announced, live.announced - here
            if arrived:
                await self._mark_present([(live.table.id, seat) for seat in arrived], announce=True)
            if gone:
                await self._store.mark_absent(live.table.id, sorted(gone))
            if arrived or gone:
                live.announced = here
                await self._look(live)

    monkeypatch.setattr(Presence, "announce", announce)


def lost_rollback(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection lost while a refused change is rolled back is taken for a mistake of ours."""

    def prepare(self: Writer, group: list[Job]) -> list[object]:
        connection = self._connected()
        try:
            connection.run(self._dialect.begin)
            return _do(group, connection)
        except Conflict:
            connection.run("ROLLBACK")
            raise
        except Exception as error:
            if self._dialect.is_outage(error):
                raise self._broken(StoreUnavailable, error) from error
            self._drop_connection()
            raise

    monkeypatch.setattr(Writer, "_prepare", prepare)


def leaked_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients are told what was meant for whoever starts the server."""
    read_once = Reader._read_once

    def leaking(self: Reader, work: Callable[[Connection], Any]) -> Any:
        if getattr(self._local, "connection", None) is None:
            self._local.connection = self._dialect.connect("reader")
        return read_once(self, work)

    monkeypatch.setattr(Reader, "_read_once", leaking)


def bots_before_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's time is called while bots have something to do."""

    async def attend_once(self: Attendant, id: str) -> bool:
        table = (await self._hub.live(id)).table
        waiting = table.bot_to_act()
        if waiting is not None:
            await self._let_bot_act(table, *waiting)
            return True
        return await self._call_time(id)

    monkeypatch.setattr(Attendant, "_attend_once", attend_once)


def called_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The calls to a turn are stored soon after it."""
    store_change, store_turns = Store.change, calls.store_turns

    def change(self: Store, change: Change) -> Promise:
        promise = store_change(self, change)
        promise.add_done_callback(lambda _: self.writer.do_together(store_turns, change, change.table))
        return promise

    monkeypatch.setattr(Store, "change", change)
    monkeypatch.setattr("meseta.store.tables.store_turns", lambda connection, changes: None)


def called_once_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stored that a call was made before it is."""
    send = Herald._send

    async def finish_first(self: Herald, call: Call, line: str, sender: Sender) -> None:
        await self._store.calls.finish(call, reached=False)
        await send(self, call, line, sender)

    monkeypatch.setattr(Herald, "_send", finish_first)


def called_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node minds that another one is making the call."""
    claim_calls = calls.claim_calls

    def claim(dialect: Dialect, connection: Connection, node: str, *rest: Any) -> list[Call]:
        connection.run("UPDATE calls SET lease_until = NULL WHERE lease_by <> ?", node)
        return claim_calls(dialect, connection, node, *rest)

    monkeypatch.setattr(calls, "claim_calls", claim)


def called_while_the_lease_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node does not renew its lease on a call that takes long."""

    async def renew(self: Herald) -> None:
        pass

    monkeypatch.setattr(Herald, "renew", renew)


def called_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody at the table is called to every turn."""
    anyone = calls._BEGUN.replace("h.table_id = ? AND h.seat = ?", "h.table_id = ? AND h.seat >= 0 * ?")
    monkeypatch.setattr(calls, "_BEGUN", anyone)


def called_after_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A call outlives the turn it is for."""
    monkeypatch.setattr(calls, "_OVER", calls._OVER + " AND lease_by IS NULL AND tries = 0")
    monkeypatch.setattr(herald, "_is_waited_for", lambda call, line: True)


def dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that has loaded the table from the store does not know its deal."""
    monkeypatch.setattr(
        "meseta.play.reload.read_settings", lambda stored: replace(read_settings(stored), dealt=None)
    )


def dealt_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks last determines the deal."""

    def keep(connection: Connection, source: str, body: str, result: object) -> str:
        connection.run("DELETE FROM deals WHERE source = ?", source)
        return keep_deal(connection, source, body, None)

    keep_deal = deals.keep_deal
    monkeypatch.setattr(deals, "keep_deal", keep)


class Planted(NamedTuple):
    """A fault, and within how many seeds it must be found."""

    plant: Plant
    seeds: int
    where: Mapping[str, Any] = MappingProxyType({})
    """What the scenarios have in common in which it shows; otherwise they are as the seeds draw them."""


LOADING = {
    "game": "shifting_stones",
    "seats": 2,
    "bots": 1,
    "nodes": 3,
    "strangers": 2,
    "rounds": 3,
    "seconds": 3,
    "drops": 1,
    "returning": 1,
    "storing": 0.2,
    "network": 0.005,
    "listener_cuts": 0.5,
    "absent": 0,
    "deafness": 0,
    "dealt": False,
}
"""Where tables are loaded, slowly, again and again while bots act."""
LEAVING = {
    "game": "shifting_stones",
    "seats": 2,
    "bots": 0,
    "rounds": 3,
    "drops": 1,
    "absent": 1,
    "strangers": 0,
    "crashes": 0,
    "dealt": False,
}
"""Where people leave again and again, and do not come back at once."""

AWAY = {
    "game": "shifting_stones",
    "seats": 2,
    "bots": 0,
    "clock": "none",
    "rounds": 1,
    "seconds": 9,
    "drops": 1,
    "absent": 1,
    "strangers": 0,
    "skewed": False,
    "deafness": 0,
}
"""Where people leave, and stay away when it is their turn."""
DEAF = AWAY | {"deafness": 0.7, "storing": 0.005, "outages": 0, "crashes": 0}
"""Where, besides, they are hard to reach."""

FAULTS = (
    Planted(told_before_stored, 20),
    Planted(decided_without_lock, 20),
    Planted(missed_while_loading, 40, LOADING),
    Planted(presence_without_lock, 200),
    Planted(shown_the_past, 100),
    Planted(never_loaded_again, 20, {"crowds": 3, "returning": 0, "outages": 0, "crashes": 0, "bots": 0}),
    Planted(looked_once, 40, LEAVING | {"presence": 0.8, "heartbeat": 8}),
    Planted(announced_once, 40, {"presence": 0.8, "heartbeat": 8, "strangers": 1, "drops": 1, "crashes": 0}),
    Planted(lost_rollback, 20, {"deadlock": 0.3, "rollback": 0.5}),
    Planted(leaked_code, 20),
    Planted(bots_before_time, 40, {"game": "in_the_ruin", "seats": 3, "bots": 1, "clock": "reserve"}),
    Planted(called_later, 40, AWAY | {"cut": 0.1, "uncertain": 0.3, "nodes": 3, "crashes": 2}),
    Planted(called_once_at_most, 40, DEAF),
    Planted(called_by_all, 20, AWAY),
    Planted(called_while_the_lease_lasts, 40, DEAF | {"deafness": 1}),
    Planted(called_everybody, 20, AWAY),
    Planted(called_after_all, 20, DEAF | {"clock": "move"}),
    Planted(dealt_anew, 20, {"dealt": True}),
    Planted(dealt_twice, 20, {"dealt": True}),
)


def found_by(fault: Planted) -> Broken:
    """How the first seed failed that finds the fault."""
    for seed in range(fault.seeds):
        try:
            run(seed, **fault.where)
        except Broken as broken:
            return broken
    pytest.fail(f"not found within {fault.seeds} seeds")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.plant.__name__)
def test_a_fault_is_found_and_nothing_else(fault: Planted) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        fault.plant(monkeypatch)
        broken = found_by(fault)
    assert run(broken.seed, **fault.where).steps > 0, "without the fault, every invariant holds"


def test_a_failure_tells_its_story(monkeypatch: pytest.MonkeyPatch) -> None:
    told_before_stored(monkeypatch)
    broken = found_by(FAULTS[0])
    story = str(broken)
    assert "submits" in story
    assert "node 0.1" in story
    assert f"python -m tests.simulation {broken.seed}" in story
    with pytest.raises(Broken) as again:
        run(broken.seed)
    assert str(again.value) == story
