"""Everything that is kept on a device can be taken elsewhere; what is not ours changes nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from meseta.store.errors import StoreError
from tests.offline.devices import OpenDevice
from tests.offline.test_playing import ME, NOVICE


def played(device: OpenDevice, most: int = 10) -> str:
    """A table in the middle of its match."""
    table = device.table("shifting_stones", ME)
    device.at(table).play(Random(1), most)
    return table


def test_what_was_exported_is_what_the_other_device_has_from_then_on(tmp_path: Path) -> None:
    with OpenDevice(tmp_path / "one", seed=1) as device:
        device.post("/session", {"name": "Ana"})
        table = played(device)
        against_a_bot = device.table("in_the_ruin", ME, NOVICE)
        device.at(against_a_bot).play(Random(1), 5)
        record, copy = device.record(table), device.device.export()
    with OpenDevice(tmp_path / "two", seed=2) as device:
        gone = played(device, 3)
        device.do(device.device.replace(copy))
        assert [path.name for path in (tmp_path / "two").iterdir() if "brought" in path.name] == []
        folder = device.files(tmp_path / "three")
    with OpenDevice(folder, seed=3) as device:  # the pages start anew
        assert device.get("/session")["name"] == "Ana"
        assert device.record(table) == record
        assert device.ask("GET", f"/tables/{gone}")[0] == 404
        for going_on in (table, against_a_bot):
            assert device.at(going_on).play(Random(2), 4) == 4
        assert device.record(table).startswith(record.rpartition("= ")[0]), "and it has grown"


def test_a_copy_is_a_database_of_a_server_too(tmp_path: Path) -> None:
    with OpenDevice(tmp_path / "one", seed=1) as device:
        played(device)
        (tmp_path / "copy.sqlite").write_bytes(device.device.export())
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert copy.execute("SELECT COUNT(*) FROM tables").fetchall() == [(1,)]


def foreign(path: Path) -> bytes:
    """A database that is not ours."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.commit()
    return path.read_bytes()


@pytest.mark.parametrize("what", ["nothing", "text", "half", "torn", "foreign"])
def test_what_is_not_ours_is_refused_and_changes_nothing(what: str, tmp_path: Path) -> None:
    with OpenDevice(tmp_path / "one", seed=1) as device:
        table = played(device)
        copy = device.device.export()
        brought = {
            "nothing": b"",
            "text": b"meseta record 1\n" * 1000,
            "half": copy[: len(copy) // 2],
            "torn": copy[:4096] + bytes(len(copy) - 8192) + copy[-4096:],
            "foreign": foreign(tmp_path / "foreign.sqlite"),
        }[what]
        record = device.record(table)
        with pytest.raises(StoreError):
            device.do(device.device.replace(brought))
        assert device.device.export() == copy
        assert device.record(table) == record
        assert device.at(table).play(Random(2), 3) == 3, "the match goes on"


def test_a_copy_of_a_later_version_is_refused(tmp_path: Path) -> None:
    with OpenDevice(tmp_path / "one", seed=1) as device:
        path = tmp_path / "later.sqlite"
        path.write_bytes(device.device.export())
        with closing(sqlite3.connect(path)) as later:
            later.execute("INSERT INTO migrations SELECT MAX(number) + 1, MAX(at) FROM migrations")
            later.commit()
        with pytest.raises(StoreError, match="store_newer"):
            device.do(device.device.replace(path.read_bytes()))
