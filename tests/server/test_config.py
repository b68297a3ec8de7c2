"""Where a server stores its data, and what its environment may say."""

import sys
from pathlib import Path

import pytest

from meseta.core.errors import BadSetup
from meseta.server.config import data_folder, deadlines_from_environment, limits_from_environment
from meseta.tables.config import Rate


@pytest.mark.skipif(sys.platform != "linux", reason="each system has places of its own")
def test_data_is_stored_where_linux_expects_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "meseta"
    for nothing in ("", None):
        if nothing is None:
            monkeypatch.delenv("XDG_DATA_HOME")
        else:
            monkeypatch.setenv("XDG_DATA_HOME", nothing)
        assert data_folder() == tmp_path / ".local" / "share" / "meseta"


@pytest.mark.parametrize(
    ("platform", "former"),
    [("win32", "AppData/Local/Meseta"), ("darwin", "Library/Application Support/Meseta")],
)
def test_an_old_folder_stays_in_use(
    platform: str, former: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    assert data_folder() == tmp_path / "new" / "Meseta"
    (tmp_path / former).mkdir(parents=True)
    assert data_folder() == tmp_path / former


def test_limits_and_deadlines_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESETA_LIMITS", '{"tables_each": 7, "chat": {"burst": 2, "a_second": 0.5}}')
    monkeypatch.setenv("MESETA_DEADLINES", '{"hello": 2.5}')
    assert limits_from_environment().tables_each == 7
    assert limits_from_environment().chat == Rate(2, 0.5)
    assert deadlines_from_environment().hello == 2.5


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("no JSON", "bad_limits"),
        ("[1]", "bad_limits"),
        ("\udcff", "bad_limits"),
        ('{"tables_each": "many"}', "bad_limits"),
        ('{"chat": {"burst": 2}}', "bad_limits"),
        ('{"tables_ech": 7}', "unknown_limit"),
        ('{"zzz": 7}', "unheard_limit"),
        ('{"tables_each": -1}', "limit_too_small"),
        ('{"tables_each": 0}', "limit_too_small"),
        ('{"chat": {"burst": 0, "a_second": 1}}', "limit_too_small"),
        ('{"chat": {"burst": 1, "a_second": -1}}', "limit_too_small"),
        ('{"chat": {"burst": 1, "a_second": 1e999}}', "bad_limits"),
    ],
)
def test_limits_that_make_no_sense_are_refused(
    given: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MESETA_LIMITS", given)
    with pytest.raises(BadSetup) as refused:
        limits_from_environment()
    assert refused.value.code == code


def test_a_misspelt_limit_is_told_the_nearest_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESETA_LIMITS", '{"sockets_al": 7}')
    with pytest.raises(BadSetup) as refused:
        limits_from_environment()
    assert refused.value.values["nearest"] == "sockets_all"
