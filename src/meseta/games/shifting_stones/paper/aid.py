"""What one wants to look up at the table, on a folded card for each player (ST-07 to ST-24)."""

from collections.abc import Callable, Iterator
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.shifting_stones.grid import FACES, STONES, under
from meseta.games.shifting_stones.paper.blocks import mark, sign
from meseta.games.shifting_stones.rules import LAST_ROUND
from meseta.paper.cards import AIDS, LARGE, cut_out, folded
from meseta.paper.svg import line, paragraph, text

LEFT: Final = 5
WORDS: Final = 3.2
WIDTH: Final = LARGE.width - 2 * LEFT

Say = Callable[[str], str]


def print_aid(_game: AnyGame, say: Say) -> str:
    """Four aids: in front the turn, on the back the stones and the solo game."""
    aid = folded(_front(say), _back(say))
    return cut_out([aid] * AIDS.count, AIDS, f"{say('name')}: {say('paper-aid')}")


def _front(say: Say) -> Iterator[str]:
    yield text(LEFT, 10, say("paper-aid-turn"), 5, bold=True)
    y = 17.0
    for part, signs in (("move", "shift flip"), ("score", "score"), ("often", ""), ("skip", "skip")):
        for number, name in enumerate(signs.split()):
            yield sign(name, LEFT + 2.5, y - 1 + 5.4 * number, 4.6)
        lines, below = paragraph(LEFT + 8, y, say(f"paper-aid-{part}"), WORDS, WIDTH - 8)
        yield from lines
        y = max(below, y + 5.4 * len(signs.split())) + 1.6
    yield from _last_round(say, 73)


def _last_round(say: Say, y: float) -> Iterator[str]:
    """How many scored cards begin the last round, by the number of players (ST-18)."""
    yield line(LEFT, y - 5, LARGE.width - LEFT, y - 5)
    yield text(LEFT, y, say("paper-aid-last"), WORDS, bold=True)
    for row, name in enumerate(("players", "reached")):
        yield text(LEFT, y + 6.5 + 6 * row, say(f"paper-aid-{name}"), WORDS)
    for column, (players, cards) in enumerate(LAST_ROUND.items()):
        x = LEFT + 24 + 8.6 * column
        yield text(x, y + 6.5, str(players), WORDS + 0.4, anchor="middle")
        yield text(x, y + 12.5, str(cards), WORDS + 0.4, bold=True, anchor="middle")


def _back(say: Say) -> Iterator[str]:
    yield text(LEFT, 10, say("paper-aid-faces"), 5, bold=True)
    for row, stone in enumerate(sorted(set(STONES))):
        y = 17 + 8.6 * row
        yield text(LEFT, y + 1.4, f"{STONES.count(stone)} ×", WORDS + 0.4, bold=True)
        for place, face in ((12, stone), (34, under(stone))):
            yield mark(face, LEFT + place, y, 7)
            yield text(LEFT + place + 5, y + 1.2, say(f"face-{FACES[face]}"), WORDS)
    lines, y = paragraph(LEFT, 54, say("paper-aid-bonus"), WORDS, WIDTH)
    yield from lines
    lines, _ = paragraph(LEFT, y + 2, say("paper-aid-alone"), WORDS, WIDTH)
    yield from lines
