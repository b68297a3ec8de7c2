"""Files are written entirely or not at all, with the permissions of any other new file."""

from pathlib import Path

import pytest

from meseta.cli.files import BadFile, write_text


def test_a_written_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    ordinary, written = tmp_path / "ordinary", tmp_path / "folder" / "written"
    ordinary.touch()
    write_text(written, "first")
    write_text(written, "second ×")
    assert written.read_text(encoding="utf-8") == "second ×"
    assert written.stat().st_mode == ordinary.stat().st_mode


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(BadFile) as refused:
        write_text(folder, "no folder is a file")
    assert refused.value.code == "file_unwritable"
    with pytest.raises(BadFile):
        write_text(Path("/dev/null/file"), "nor is there anything in it")
    assert list(tmp_path.iterdir()) == [folder]
    assert list(folder.iterdir()) == []
