"""The silhouettes on paper, taken from the page's: `python -m tests.games.sonora.marks` rewrites them."""

import re
from pathlib import Path
from typing import Final

import meseta.games.sonora

PAGE: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "sonora" / "marks.ts"
DATA: Final = Path(meseta.games.sonora.__file__).parent / "data" / "marks.toml"
HEAD: Final = """\
# Meseta's own silhouettes, each in a square of 64, filled by the non-zero rule, and the sections' textures.
# Generated from web/src/games/sonora/marks.ts by `python -m tests.games.sonora.marks`.
"""


def marks() -> str:
    """The page's marks and hatches, as TOML."""
    source = PAGE.read_text(encoding="utf-8")
    drawn = source.partition("export const MARKS = {")[2].partition("} as const;")[0]
    found = re.findall(r'^  (\w+):\s*((?:"[^"]*"(?: \+)?\s*)+),', drawn, re.MULTILINE)
    tiles = source.partition("export const HATCHES")[2]
    hatches = re.findall(
        r'(\w+): \{\s*width: (\d+),\s*height: (\d+),\s*path:\s*((?:"[^"]*"(?: \+)?\s*)+),?\s*\}', tiles
    )
    lines = [HEAD, "[mark]", *(f'{name} = "{_joined(text)}"' for name, text in found)]
    for name, width, height, text in hatches:
        lines += [
            "",
            f"[hatch.{name}]",
            f"width = {width}",
            f"height = {height}",
            f'path = "{_joined(text)}"',
        ]
    return "\n".join([*lines, ""])


def _joined(text: str) -> str:
    return "".join(re.findall(r'"([^"]*)"', text))


if __name__ == "__main__":
    DATA.write_text(marks(), encoding="utf-8")
