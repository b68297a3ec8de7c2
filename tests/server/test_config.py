"""Where a server stores its data."""

import sys
from pathlib import Path

import pytest

from meseta.server.config import data_folder


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
