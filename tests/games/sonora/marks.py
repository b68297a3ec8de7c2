"""The silhouettes on paper, taken from the page's: `python -m tests.games.sonora.marks` rewrites them."""

import re
from pathlib import Path
from typing import Final

import meseta.games.sonora
from tests.games.silhouettes import TEXTS, constant, joined

PAGE: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "sonora" / "marks.ts"
DATA: Final = Path(meseta.games.sonora.__file__).parent / "data" / "marks.toml"
HEAD: Final = """\
# Meseta's own silhouettes, each in a square of 64, filled by the non-zero rule, and the sections' textures.
# Generated from web/src/games/sonora/marks.ts by `python -m tests.games.sonora.marks`.
"""


def marks() -> str:
    """The page's marks and hatches, as TOML."""
    source = PAGE.read_text(encoding="utf-8")
    tiles = source.partition("export const HATCHES")[2]
    hatches = re.findall(rf"(\w+): \{{\s*width: (\d+),\s*height: (\d+),\s*path:\s*{TEXTS},?\s*\}}", tiles)
    lines = [HEAD, "[mark]", *(f'{name} = "{text}"' for name, text in constant(source, "MARKS").items())]
    for name, width, height, text in hatches:
        lines += [
            "",
            f"[hatch.{name}]",
            f"width = {width}",
            f"height = {height}",
            f'path = "{joined(text)}"',
        ]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    DATA.write_text(marks(), encoding="utf-8")
