"""The `meseta` command, run as people run it."""

import os
import subprocess
import sys
from pathlib import Path

ANA_WINS = Path(__file__).parents[1] / "golden" / "shifting_stones-shared-win.txt"
PATIENCE = 600.0
"""Seconds that a command may take on a slow, busy machine before a test gives up."""
TWO_TURNS = ANA_WINS.with_name("shifting_stones-two-in-one-turn.txt")


def meseta(
    *arguments: str, typed: str = "", language: str = "en", timeout: float = PATIENCE
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own with this input."""
    return subprocess.run(
        [sys.executable, "-m", "meseta", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        env={**os.environ, "MESETA_LANG": language, "COLUMNS": "120", "NO_COLOR": "1"},
    )


def refusal(*arguments: str, language: str = "en") -> str:
    """The single line printed when the command refuses these arguments."""
    done = meseta(*arguments, language=language)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("meseta: ")
    return done.stderr
