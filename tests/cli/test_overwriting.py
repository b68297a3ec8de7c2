"""No command replaces a file unasked, and one's own match is never in the way."""

from pathlib import Path

from tests.cli.command import meseta, refusal

KEPT = "an edition, or anything else that took work\n"


def existing(tmp_path: Path, name: str = "mine.toml") -> Path:
    """A file that somebody wants to keep."""
    path = tmp_path / name
    path.write_text(KEPT, encoding="utf-8")
    return path


def unbroken(text: str) -> str:
    """The text without line breaks."""
    return " ".join(text.split())


def test_a_new_match_is_not_saved_over_a_file_unless_forced(tmp_path: Path) -> None:
    path = existing(tmp_path)
    begin = ("play", "shifting_stones", "--save", str(path))
    assert "already exists; --force replaces it" in refusal(*begin)
    assert path.read_text(encoding="utf-8") == KEPT
    assert meseta(*begin, "--force", typed="quit\n").returncode == 0
    assert path.read_text(encoding="utf-8").startswith("meseta")


def test_a_match_continues_in_its_own_file_without_being_forced(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    meseta("play", "shifting_stones", "--solo", "--save", str(path), typed="quit\n")
    again = meseta("play", "--resume", str(path), "--save", str(path), typed="end\nquit\n")
    assert again.returncode == 0, again.stderr
    assert "0: end" in path.read_text(encoding="utf-8")


def test_a_match_continues_in_another_file_only_if_that_is_new(tmp_path: Path) -> None:
    path, other = tmp_path / "mine.txt", existing(tmp_path)
    meseta("play", "shifting_stones", "--solo", "--save", str(path), typed="quit\n")
    assert "already exists" in refusal("play", "--resume", str(path), "--save", str(other))
    assert other.read_text(encoding="utf-8") == KEPT
    new = tmp_path / "new.txt"
    meseta("play", "--resume", str(path), "--save", str(new), typed="quit\n")
    assert new.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), (
        "written though nothing was done"
    )


def test_save_in_a_game_asks_before_it_replaces_a_file(tmp_path: Path) -> None:
    path = existing(tmp_path, "my game.txt")
    done = meseta("play", "shifting_stones", "--solo", typed=f"save {path}\nquit\n")
    assert f"To replace it: save! {path}" in unbroken(done.stdout)
    assert path.read_text(encoding="utf-8") == KEPT
    forced = meseta("play", "shifting_stones", "--solo", typed=f"save! {path}\nend\nsave {path}\nquit\n")
    assert "0: end" in path.read_text(encoding="utf-8"), "the second time it is the match's own"
    assert f"Saved to {path}." in unbroken(forced.stdout)


def test_a_drawn_flick_replaces_no_file_unless_forced(tmp_path: Path) -> None:
    path = existing(tmp_path, "flick.svg")
    assert "already exists" in refusal("flick", "--svg", str(path))
    assert path.read_text(encoding="utf-8") == KEPT
    assert meseta("flick", "--svg", str(path), "--force").returncode == 0
    assert "<svg" in path.read_text(encoding="utf-8")
