"""Files are written whole or not at all, and are like any other file of their owner's."""

from pathlib import Path

import pytest

from meseta.cli.files import BadFile, write_text


def test_a_written_file_can_be_read_by_whom_any_new_file_can_be_read(tmp_path: Path) -> None:
    ordinary, written = tmp_path / "ordinary", tmp_path / "folder" / "written"
    ordinary.touch()
    write_text(written, "first")
    write_text(written, "second ×")
    assert written.read_text(encoding="utf-8") == "second ×"
    assert written.stat().st_mode == ordinary.stat().st_mode


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(BadFile) as refused:
        write_text(folder, "no folder is a file")
    assert refused.value.code == "file_unwritable"
    with pytest.raises(BadFile):
        write_text(Path("/dev/null/file"), "nor is there anything in it")
    assert list(tmp_path.iterdir()) == [folder]
    assert list(folder.iterdir()) == []
