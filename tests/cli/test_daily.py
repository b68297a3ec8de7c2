"""`meseta daily`, as people run it."""

from pathlib import Path

from tests.cli.command import meseta, refusal


def test_a_calendar_is_filled_goes_on_and_is_proved(tmp_path: Path) -> None:
    command = ("daily", "fill", "shifting_stones", "--out", str(tmp_path))
    assert "2 days made" in meseta(*command, "--from", "2026-12-02", "--days", "2").stdout
    assert "1 day made" in meseta(*command, "--from", "2026-12-01", "--days", "3", "--jobs", "2").stdout
    file = tmp_path / "shifting_stones.txt"
    _, *lines = file.read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in lines] == ["2026-12-01", "2026-12-02", "2026-12-03"]
    done = meseta("daily", "check", "shifting_stones", "--out", str(tmp_path))
    assert (done.returncode, "3 days made anew, 0" in done.stdout) == (0, True)


def test_a_line_that_was_changed_is_found(tmp_path: Path) -> None:
    meseta("daily", "fill", "in_the_ruin", "--out", str(tmp_path), "--days", "1")
    file = tmp_path / "in_the_ruin.txt"
    text = file.read_text(encoding="utf-8")
    head, day, candidate, level, points, rest = *text.split("\n")[:1], *text.split("\n")[1].split(" ", 4)
    file.write_text(f"{head}\n{day} {candidate} {level} {int(points) + 1} {rest}\n", encoding="utf-8")
    done = meseta("daily", "check", "in_the_ruin", "--out", str(tmp_path))
    assert done.returncode == 1
    assert day in done.stdout


def test_a_puzzle_is_drawn_and_its_answer_only_if_wanted() -> None:
    shown = meseta("daily", "show", "shifting_stones", "2026-11-19").stdout
    assert "Daily puzzle 1, 2026-11-19" in shown
    assert "Score the most points" in shown
    assert "points (" not in shown
    assert "points (" in meseta("daily", "show", "shifting_stones", "2026-11-19", "--solution").stdout
    assert "Reto diario 1" in meseta("daily", "show", "sonora", "2026-11-19", language="es").stdout


def test_what_there_is_not_is_refused() -> None:
    assert "daily puzzles" in refusal("daily", "fill", "chess")
    assert "2026-11-19" in refusal("daily", "show", "sonora", "yesterday")
