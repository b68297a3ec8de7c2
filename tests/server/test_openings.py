"""What forks and uploaded records begin with is stored once, packed, for all tables that share it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from meseta.core.record import read_record
from meseta.play.table import read_settings
from meseta.server.config import Config
from meseta.store.dialect import Connection
from meseta.tables.config import Rate
from tests.server.conftest import FREELY
from tests.server.harness import Person, Running, running
from tests.server.test_playing import ME
from tests.server.test_tables import finished

RECORD = (Path(__file__).parents[1] / "golden" / "sonora-two-bots.txt").read_text("utf-8")


def rows(node: Running, sql: str, *values: object) -> list[Any]:
    """What the database holds."""

    def work(connection: Connection) -> list[Any]:
        return connection.rows(sql, *values)

    found: list[Any] = node.do(node.node.store.reader.do(work))
    return found


def run(node: Running, sql: str, *values: object) -> None:
    """Change the database behind the server's back."""
    node.do(node.node.store.writer.do(lambda connection: connection.run(sql, *values)))


def forked(person: Person, table: str, ply: int, **more: Any) -> str:
    return str(person.post(f"/tables/{table}/fork", {"ply": ply, "chairs": [ME, ME], **more})["id"])


def texts(person: Person, table: str) -> list[str]:
    """The entries of a record, as anyone who may read it gets them."""
    return [entry.text for entry in read_record(person.http.get(f"/tables/{table}/record").text).entries]


@pytest.fixture
def record(node: Running) -> tuple[Person, str]:
    """An uploaded record of 56 entries."""
    eva = node.person("Eva")
    return eva, str(eva.post("/records", {"record": RECORD})["id"])


def test_a_record_is_stored_once_however_often_it_is_forked(
    node: Running, record: tuple[Person, str]
) -> None:
    eva, table = record
    whole = texts(eva, table)
    forks = [forked(eva, table, ply) for ply in (4, 4, len(whole) - 9)]
    assert rows(node, "SELECT id FROM openings WHERE id LIKE ?", f"{table}%") == [(f"{table}.{len(whole)}",)]
    for id in (table, *forks):
        ((settings,),) = rows(node, "SELECT settings FROM tables WHERE id = ?", id)
        assert len(settings) < 1000
        ((count,),) = rows(node, "SELECT COUNT(*) FROM entries WHERE match = ?", id)
        assert count <= 1, "only what chance added to the opening"
    node.node.hub.lives.clear()
    assert texts(eva, table) == whole
    for id, ply in zip(forks, (4, 4, len(whole) - 9), strict=True):
        assert texts(eva, id)[:ply] == whole[:ply]


def test_a_fork_plays_on_through_a_restart_and_can_be_forked_again(
    node: Running, record: tuple[Person, str]
) -> None:
    eva, table = record
    whole = texts(eva, table)
    ply = next(n for n, text in enumerate(whole) if n > 2 and text.startswith("flick"))
    first = forked(eva, table, ply)
    with eva.at(first) as one:
        assert one.submit(whole[ply])["type"] == "accepted"
    before = texts(eva, first)
    node.node.hub.lives.clear()
    assert texts(eva, first) == before
    assert eva.get(f"/tables/{first}/frames?as=0")["last"] == len(before)
    same, longer = forked(eva, first, ply - 1), forked(eva, first, len(before))
    openings = dict(rows(node, "SELECT id, opening FROM tables WHERE opening IS NOT NULL"))
    assert openings[same] == openings[first] == openings[table] != openings[longer]
    node.node.hub.lives.clear()
    assert texts(eva, longer)[: len(before)] == before


def test_a_fork_that_begins_later_begins_with_its_opening(node: Running, record: tuple[Person, str]) -> None:
    eva, table = record
    id = forked(eva, table, 4, start=False)
    node.node.hub.lives.clear()
    with eva.at(id, seats=[0]) as one:
        assert one.table["status"] == "waiting"
        assert eva.post(f"/tables/{id}/start")["status"] == "playing"
    assert texts(eva, id)[:4] == texts(eva, table)[:4]
    with eva.at(id, seats=[0]) as one:
        assert one.told[0], "what came before the fork is told, too"


def test_an_opening_is_kept_as_long_as_a_table_begins_with_it(
    node: Running, record: tuple[Person, str]
) -> None:
    eva, table = record
    id = forked(eva, table, 4)
    before = texts(eva, id)
    run(node, "DELETE FROM tables WHERE id = ?", table)
    node.do(node.node.store.drop_openings())
    node.node.hub.lives.clear()
    assert texts(eva, id) == before
    run(node, "DELETE FROM tables WHERE id = ?", id)
    node.do(node.node.store.drop_openings())
    assert rows(node, "SELECT id FROM openings WHERE id LIKE ?", f"{table}%") == []


def test_a_fork_stored_by_an_earlier_version_is_still_read(node: Running) -> None:
    ana, table = finished(node)
    id = str(ana.post(f"/tables/{table}/fork", {"ply": 5})["id"])
    before = texts(ana, id)
    # As it was once stored: the opening in the settings, and all entries one by one.
    ((stored,),) = rows(node, "SELECT settings FROM tables WHERE id = ?", id)
    opening = read_record(ana.http.get(f"/tables/{table}/record").text).entries[:5]
    old = msgspec.structs.replace(read_settings(stored), opening=opening, stored_opening=None)
    run(
        node,
        "UPDATE tables SET settings = ?, opening = NULL WHERE id = ?",
        *(msgspec.json.encode(old).decode(), id),
    )
    for ply, entry in enumerate(opening, start=1):
        run(
            node,
            'INSERT INTO entries (match, ply, seat, text, at, "by") VALUES (?, ?, ?, ?, 0, ?)',
            *(id, ply, entry.seat, entry.text, "ana"),
        )
    node.node.hub.lives.clear()
    assert texts(ana, id) == before
    with ana.at(id) as one:
        assert one.submit("end")["type"] == "accepted"


def test_bytes_are_budgeted_and_running_out_is_announced(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, stored=Rate(12_000, 0))
    with running(Config(data=tmp_path, limits=limits, workers=1)) as node:
        ana = node.person("Ana")
        warnings = [ana.post("/tables", {"game": "shifting_stones", "seats": 1})["warning"] for _ in range(5)]
        assert warnings[:4] == [None] * 4
        assert (warnings[4]["code"], warnings[4]["values"]) == ("storage_low", {"percent": 17})
        playing = ana.table(ME, options={"first_player": "0"})
        assert ana.refused("POST", "/tables", {"game": "shifting_stones", "seats": 1}) == (
            429,
            "storage_spent",
        )
        with ana.at(playing) as one:
            assert one.submit("end")["type"] == "accepted", "what is being played can go on"
        node.person("Eva").table(ME)


def test_an_opening_deleted_at_the_last_moment_is_stored_again(
    node: Running, record: tuple[Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    eva, table = record
    whole = texts(eva, table)
    run(node, "DELETE FROM tables WHERE id = ?", table)
    node.do(node.node.store.drop_openings())

    async def still_there(id: str) -> bool:
        return True

    monkeypatch.setattr(node.node.store, "has_opening", still_there)
    id = forked(eva, table, 4)  # the table itself is still in memory
    node.node.hub.lives.clear()
    assert texts(eva, id)[:4] == whole[:4]
