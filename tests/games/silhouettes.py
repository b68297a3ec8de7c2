"""The silhouettes on paper, taken from the page's: `python -m tests.games.silhouettes` rewrites them."""

import re
from pathlib import Path
from typing import Final

import meseta.games

ROOT: Final = Path(__file__).parents[2]
ART: Final = ROOT / "web" / "src" / "art"
GAMES: Final = Path(meseta.games.__file__).parent
STONES: Final = GAMES / "shifting_stones" / "data" / "art.toml"
RUIN: Final = GAMES / "in_the_ruin" / "data" / "art.toml"
HEAD: Final = """\
# Meseta's own silhouettes, each in a square of 64, filled by the even-odd rule.
# Generated from {source} by `python -m tests.games.silhouettes`.
"""
TEXTS: Final = r'((?:"[^"]*"(?: \+)?\s*)+)'


def joined(texts: str) -> str:
    """One text, written as several that are added."""
    return "".join(re.findall(r'"([^"]*)"', texts))


def constant(source: str, name: str) -> dict[str, str]:
    """The texts of an object that a TypeScript file exports."""
    inside = source.partition(f"export const {name} = {{")[2].partition("} as const;")[0]
    found = re.findall(rf"^  (\w+):\s*{TEXTS},", inside, re.MULTILINE)
    return {key: joined(texts) for key, texts in found}


def table(name: str, texts: dict[str, str]) -> list[str]:
    """A table of TOML."""
    return [f"[{name}]", *(f'{key} = "{text}"' for key, text in texts.items()), ""]


def stones_art() -> str:
    """The faces with their colours by day, the signs of actions, and the printing block they are cut into."""
    marks, colours = (ART / "marks.ts").read_text(), (ART / "faces.css").read_text()
    faces = constant(marks, "FACE_MARKS")
    signs = {name: constant(marks, "SIGNS")[name] for name in ("score", "shift", "flip", "skip", "hand")}
    by_day = dict(re.findall(r"--face-(\w+): light-dark\((#\w+),", colours))
    block = re.findall(r'class="(\w+)"[^>]*?d="([^"]+)"', (ART / "Block.svelte").read_text())
    return "\n".join(
        [
            HEAD.format(source="web/src/art (marks.ts, faces.css, Block.svelte)"),
            *table("face", faces),
            *table("colour", {face: by_day[face] for face in faces}),
            *table("sign", signs),
            *table("block", {name: " ".join(steps.split()) for name, steps in block}),
        ]
    )


def ruin_art() -> str:
    """Pawn, gate, stairs and gem."""
    marks = constant((ART / "ruin.ts").read_text(), "RUIN")
    return "\n".join([HEAD.format(source="web/src/art/ruin.ts"), *table("mark", marks)])


if __name__ == "__main__":
    STONES.write_text(stones_art(), encoding="utf-8")
    RUIN.write_text(ruin_art(), encoding="utf-8")
