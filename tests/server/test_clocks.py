"""Clocks, as values and at a table where time runs out."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from meseta.core.errors import BadSetup
from meseta.play.clock import DAY, MOST_SECONDS, Clock, ClockRule
from meseta.server.config import Config
from meseta.store.dialect import Connection
from meseta.tables.config import Lifetimes
from tests.databases import HOUR, pass_hours
from tests.server.conftest import FREELY
from tests.server.harness import Running, running
from tests.server.test_playing import ME, two_at_a_table

A_MOVE = ClockRule("move", 10)
RESERVE = ClockRule("reserve", 60)


def test_a_move_clock_starts_with_the_turn_and_not_with_each_action() -> None:
    clock = Clock.stopped(A_MOVE, 2).turn(1000, 0, {0})
    assert clock.due(0) == 11_000
    assert clock.due(1) is None
    assert clock.turn(5000, 0, {0}).due(0) == 11_000
    assert clock.turn(5000, 1, {1}).due(1) == 15_000
    assert clock.turn(5000, 1, {0}).due(0) == 15_000


def test_a_reserve_is_used_up_turn_by_turn() -> None:
    clock = Clock.stopped(RESERVE, 2).turn(0, 0, {0}).turn(20_000, 1, {1}).turn(25_000, 2, {0})
    assert clock.left == (40_000, 55_000)
    assert clock.due(0) == 65_000
    assert clock.turn(90_000, 3, {1}).left == (0, 55_000)


def test_in_a_simultaneous_step_the_clock_runs_for_those_still_acting() -> None:
    clock = Clock.stopped(RESERVE, 3).turn(0, 0, {0, 1, 2}).turn(10_000, 0, {0, 2}).turn(30_000, 0, {2})
    assert clock.left == (30_000, 50_000, 60_000)
    assert clock.next_due() == (60_000, 2)
    assert clock.turn(31_000, 0, {1, 2}).due(1) == 81_000


def test_a_clock_with_no_time_is_refused() -> None:
    with pytest.raises(BadSetup):
        ClockRule("move", 0).check()
    ClockRule().check()


@pytest.fixture
def let_time_run_out(node: Running) -> Iterator[Callable[[], None]]:
    """Two hours pass; those whose turn comes afterwards have all their time."""
    store = node.node.store
    with pytest.MonkeyPatch.context() as monkeypatch:

        def jump() -> None:

            def pass_while_running(connection: Connection) -> None:
                pass_hours(monkeypatch, store.dialect, 2)
                connection.run(f"UPDATE pulse SET at = {store.dialect.now}")

            node.do(store.writer.do(pass_while_running))
            node.do(store.check_clock())

        yield jump
    node.do(store.check_clock())


def test_when_time_is_up_a_bot_plays_the_move(node: Running, let_time_run_out: Callable[[], None]) -> None:
    clock = {"kind": "move", "seconds": 3600}
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"}, clock=clock, timeout="move")
    with ana.at(table) as one, eva.at(table) as two:
        assert one.updates[0]["clocks"]["due"][0] is not None
        let_time_run_out()
        two.until(lambda message: message["type"] == "table" and message["table"]["chairs"][0]["bot"])
        assert two.table["chairs"][0]["standing_in"] == "turn"
        assert two.wait_for_turn()
        two.submit("end")
        with ana.at(table) as again:
            assert again.submit("end")["type"] == "accepted"


def test_when_time_is_up_a_bot_takes_the_seat_until_its_owner_returns(
    node: Running, let_time_run_out: Callable[[], None]
) -> None:
    clock = {"kind": "reserve", "seconds": 3600}
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"}, clock=clock, timeout="seat")
    with ana.at(table) as one, eva.at(table) as two:
        let_time_run_out()
        one.until(lambda message: message["type"] == "table" and message["table"]["chairs"][0]["bot"])
        assert one.table["chairs"][0]["standing_in"] == "return"
        assert one.table["chairs"][0]["bot"] == "greedy", "of middling strength: nobody gains by going away"
        assert two.wait_for_turn()
        assert one.submit("end", seat=0)["error"]["code"] == "bot_plays"
    assert ana.post(f"/tables/{table}/seats/0/return")["chairs"][0]["bot"] is None


def test_clocks_continue_after_a_restart(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table(ME, clock={"kind": "move", "seconds": 60})
    due = ana.get(f"/tables/{table}")["clocks"]["due"]
    node.node.hub.lives.clear()
    assert ana.get(f"/tables/{table}")["clocks"]["due"] == due


def test_after_an_interruption_everyone_has_as_much_time_as_before(tmp_path: Path) -> None:
    config = Config(data=tmp_path, limits=FREELY)
    with running(config) as node:
        ana = node.person("Ana")
        table = ana.table(ME, clock={"kind": "move", "seconds": 3 * DAY})
        due = ana.get(f"/tables/{table}")["clocks"]["due"][0]
    _age(tmp_path, 50 * HOUR)  # of which the server was away for all but a moment
    with running(config) as node:
        again = node.get(f"/api/tables/{table}").json()["clocks"]
        assert abs(again["due"][0] - due) < HOUR
        assert again["remind"][0] == again["due"][0] - DAY * 1000 * 3 // 4


def _age(folder: Path, by: int) -> None:
    """Let everything stored be that much older."""
    with closing(sqlite3.connect(folder / "meseta.sqlite")) as store, store:
        for table in ("entries", "table_events", "pulse"):
            store.execute(f"UPDATE {table} SET at = at - ?", (by,))
        store.execute(
            "UPDATE standings SET touched = touched - ?, due = due - ?, runs_out = runs_out - ?", (by,) * 3
        )


def test_ones_own_tables_tell_how_much_time_is_left(
    node: Running, let_time_run_out: Callable[[], None]
) -> None:
    clock = {"kind": "move", "seconds": DAY}
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"}, clock=clock)
    (mine,) = [line for line in ana.get("/tables/mine")["tables"] if line["id"] == table]
    (theirs,) = [line for line in eva.get("/tables/mine")["tables"] if line["id"] == table]
    assert mine["due"] == theirs["due"] == ana.get(f"/tables/{table}")["clocks"]["due"][0]
    assert (mine["my_turn"], mine["remind"]) == (True, False)
    for _ in range(9):
        let_time_run_out()  # eighteen hours
    lists = ana.get("/tables/mine"), eva.get("/tables/mine")
    assert [one["tables"][0]["remind"] for one in lists] == [True, False]
    assert lists[0]["now"] < mine["due"] <= lists[0]["now"] + 6 * HOUR


def test_whoever_is_left_may_end_the_match_as_its_winner(
    node: Running, let_time_run_out: Callable[[], None]
) -> None:
    clock = {"kind": "move", "seconds": 3600}
    _, eva, table = two_at_a_table(node, options={"first_player": "0"}, clock=clock, timeout="seat")
    assert eva.refused("POST", f"/tables/{table}/seats/1/claim") == (409, "nothing_to_claim")
    with eva.at(table) as two:
        let_time_run_out()
        two.until(lambda message: message["type"] == "table" and message["table"]["claimable"] == 1)
        assert two.table["chairs"][0]["lost"]
    ended = eva.post(f"/tables/{table}/seats/1/claim")
    assert (ended["status"], ended["result"]["winners"], ended["result"]["code"]) == ("finished", [1], "time")
    assert ended["result"]["margin"] == 0


def test_a_running_table_is_kept_for_longer_than_any_clock() -> None:
    assert Lifetimes().playing * DAY > 2 * MOST_SECONDS
