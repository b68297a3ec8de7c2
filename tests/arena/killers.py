"""Bots in files, some of which take their process down with them."""

from pathlib import Path

KILLER = """
import os
from pathlib import Path
import habits

class Killer:
    def __init__(self, game): self.moves = 0
    def choose(self, view, legal, budget, rng):
        self.moves += 1
        if self.moves == 5 and habits.strikes(Path({mark!r})):
            os._exit(9)
        return legal.sample(rng)
"""
ONCE = """
def strikes(mark):
    first = not mark.exists()
    mark.touch()
    return first
"""
ALWAYS = "def strikes(mark): return True"
NEVER = "def strikes(mark): return False"


def write_killer(folder: Path, habits: str) -> str:
    """The name of a bot that takes its process down in its fifth move, as these habits say."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "habits.py").write_text(habits, encoding="utf-8")
    path = folder / "killer.py"
    path.write_text(KILLER.format(mark=str(folder / "mark")), encoding="utf-8")
    return f"{path}:Killer"
