"""The guide to writing a bot is right: its code is taken from the page, and plays."""

import re
from pathlib import Path

from meseta.arena.selfplay import Contest, run

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-bot.md"


def test_the_bot_of_the_guide_has_twenty_lines_and_beats_a_random_one(tmp_path: Path) -> None:
    (code,) = re.findall(
        r"```python title=\"patient.py\"\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL
    )
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    path = tmp_path / "patient.py"
    path.write_text(code, encoding="utf-8")
    results = list(run(Contest("shifting_stones", (f"{path}:Patient", "random"), games=12, seed=1)))
    assert sum(result.wins[0] for result in results) >= 11
