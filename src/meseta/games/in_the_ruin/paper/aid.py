"""What one wants to look up at the table, on a folded card for each player."""

from collections.abc import Callable, Iterator
from typing import Final

from meseta.core.game import AnyGame
from meseta.paper.cards import AIDS, LARGE, cut_out, folded
from meseta.paper.svg import paragraph, text

LEFT: Final = 5
INDENT: Final = 4
WORDS: Final = 2.9
NUMBER: Final = 3.2
FRONT: Final = ("draw", "move", "spend", "gem", "found")
"""A round (RU-16 to RU-26)."""
BACK: Final = ("deal", "start", "phase", "escape", "alone")
"""Set-up and end (RU-05 to RU-08, RU-29 to RU-37)."""

Say = Callable[[str], str]


def print_aid(_game: AnyGame, say: Say) -> str:
    """Four aids: in front a round, on the back how the game begins and ends."""
    aid = folded(_side("round", FRONT, say), _side("ends", BACK, say))
    return cut_out([aid] * AIDS.count, AIDS, f"{say('name')}: {say('paper-aid')}")


def _side(title: str, sentences: tuple[str, ...], say: Say) -> Iterator[str]:
    """A heading and numbered sentences below each other."""
    yield text(LEFT, 9, say(f"paper-aid-{title}"), 5, bold=True)
    y = 15.0
    for number, code in enumerate(sentences, start=1):
        yield text(LEFT, y, str(number), NUMBER, bold=True)
        room = LARGE.width - 2 * LEFT - INDENT
        lines, y = paragraph(LEFT + INDENT, y, say(f"paper-aid-{code}"), WORDS, room)
        yield from lines
        y += 1
