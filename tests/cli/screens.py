"""Screens kept as text, each with what it shows; `python -m tests.cli.screens` draws them again."""

from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent / "screens_kept"


class Screen(NamedTuple):
    """A screen of a random game."""

    name: str
    story: str
    game: str
    seats: int
    language: str
    decision: int
    """Its number in the game."""
    width: int = 80
    height: int = 24

    @property
    def path(self) -> Path:
        """The file in which it is kept."""
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        """The screen as it is kept, without its story."""
        story, _, text = self.path.read_text(encoding="utf-8").partition("\n")
        assert story == f"# {self.story}"
        return text.rstrip("\n")


SCREENS: Final = (
    Screen(
        "sonora-flick",
        "While flicking: the board, where every disc counts, what to type.",
        "sonora",
        2,
        "es",
        5,
    ),
    Screen(
        "sonora-write",
        "While writing: one section, what is left to write, what can be used.",
        "sonora",
        1,
        "en",
        24,
    ),
    Screen("sonora-wide", "On a wide screen: board and sheet side by side.", "sonora", 2, "en", 5, 180, 50),
    Screen(
        "in_the_ruin-draw",
        "Drawing in the ruin: the sheet, the cards, everyone's gems.",
        "in_the_ruin",
        2,
        "en",
        14,
    ),
    Screen(
        "shifting_stones-turn",
        "A turn with the stones: the grid, the hand, who leads.",
        "shifting_stones",
        4,
        "es",
        9,
    ),
)


def main() -> None:
    """Draw every screen again."""
    from tests.cli.test_screens import screens

    FOLDER.mkdir(exist_ok=True)
    for one in SCREENS:
        *_, last = screens(one.game, one.seats, one.language, (one.width, one.height), one.decision)
        drawn = "\n".join(line.rstrip() for line in last)
        one.path.write_text(f"# {one.story}\n{drawn}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
