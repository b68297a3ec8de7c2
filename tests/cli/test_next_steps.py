"""Commands that are printed as advice work as printed, wherever they are typed."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from meseta.games import standard_text
from tests.cli.command import PATIENCE


def run(line: str, folder: Path, typed: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    """Run a line as it stands in a shell, with `meseta` being the one under test."""
    program, *arguments = shlex.split(line)
    assert program == "meseta"
    return subprocess.run(
        [sys.executable, "-m", "meseta", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        cwd=folder,
        env={**os.environ, "MESETA_LANG": language, "COLUMNS": "40", "NO_COLOR": "1"},
    )


def advice(printed: str) -> str:
    """The command on a line of its own."""
    (line,) = [line.strip() for line in printed.splitlines() if line.startswith("  meseta ")]
    return line


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an edition and a bot of one's own, and spaces in their names."""
    house = standard_text("shifting_stones")
    (tmp_path / "my cards.toml").write_text(
        house.replace('name = "standard"', 'name = "mine"'), encoding="utf-8"
    )
    (tmp_path / "my bot.py").write_text(
        "class Mine:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, view, legal, budget, rng): return legal.sample(rng)\n",
        encoding="utf-8",
    )
    return tmp_path


def test_an_unfinished_match_is_continued_by_the_command_printed(folder: Path) -> None:
    begin = (
        "meseta play shifting_stones --edition 'my cards.toml' --bots 'my bot.py:Mine' --names Ana "
        "--save 'my game.txt' --lang es -o first_player=0"
    )
    left = run(begin, folder, "salir\n")
    assert left.returncode == 0, left.stderr
    line = advice(left.stdout)
    assert "--edition 'my cards.toml'" in line
    resumed = run(line, folder, "end\nsalir\n")
    assert resumed.returncode == 0, resumed.stderr
    assert "Ana termina su turno." in resumed.stdout
    assert advice(resumed.stdout) == line


def test_a_match_that_is_over_is_shown_again_by_the_command_printed(folder: Path) -> None:
    begin = "meseta play shifting_stones --solo --edition 'my cards.toml' --save=-mine.txt"
    over = run(begin, folder, "end\n" * 4)
    line = advice(over.stdout)
    shown = run(line, folder)
    assert shown.returncode == 0, shown.stderr
    assert "You have lost." in shown.stdout


def test_a_match_saved_while_playing_is_continued_by_the_command_printed(folder: Path) -> None:
    left = run("meseta play shifting_stones --solo", folder, "save it's mine.txt\nquit\n")
    resumed = run(advice(left.stdout), folder, "quit\n")
    assert resumed.returncode == 0, resumed.stderr
    assert "The game was left unfinished." in resumed.stdout
