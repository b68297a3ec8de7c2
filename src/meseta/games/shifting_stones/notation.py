"""How people write the actions of Shifting Stones: `s b2c2 17`, `f a1 4`, `+17`, `end`, `skip`."""

import re
from collections.abc import Iterable
from typing import assert_never

from meseta.core.errors import UnreadableNotation
from meseta.core.problems import NoAction
from meseta.games.shifting_stones.actions import (
    Action,
    Draw,
    End,
    First,
    Flip,
    Lay,
    Pick,
    Score,
    Shift,
    Skip,
)
from meseta.games.shifting_stones.grid import BOARD, FACES

LONGEST = 300
_CARD = r"([1-9][0-9]{0,3})"
_CELL = r"([a-c][1-3])"
_SHIFT = re.compile(f"s {_CELL} ?{_CELL} {_CARD}")
_FLIP = re.compile(f"f {_CELL} {_CARD}")
_SCORE = re.compile(rf"\+ ?{_CARD}")
_LAY = re.compile(rf"lay((?: (?:{'|'.join(FACES)})){{9}})")
_FIRST = re.compile(r"first ([0-4])")
_CARDS = re.compile(r"(pick|draw)((?: [1-9][0-9]{0,3})+)")


def write(action: Action) -> str:
    """The action as people write it.

    >>> write(Shift(a=4, b=5, card=17))
    's b2c2 17'
    """
    match action:
        case Shift(a, b, card):
            return f"s {BOARD.name(a)}{BOARD.name(b)} {card}"
        case Flip(cell, card):
            return f"f {BOARD.name(cell)} {card}"
        case Score(card):
            return f"+{card}"
        case End():
            return "end"
        case Skip():
            return "skip"
        case Lay(faces):
            return _line("lay", (FACES[face] for face in faces))
        case Pick(cards):
            return _line("pick", cards)
        case First(seat):
            return f"first {seat}"
        case Draw(cards):
            return _line("draw", cards)
        case _:
            assert_never(action)


def _line(verb: str, words: Iterable[object]) -> str:
    return " ".join([verb, *map(str, words)])


def read(text: str) -> Action:
    """The action that was written; the two cells of a shift may come in either order.

    >>> read("s c2b2 17") == read("s b2c2 17") == Shift(a=4, b=5, card=17)
    True
    """
    if len(text) > LONGEST:
        raise UnreadableNotation(NoAction(text=f"{text[:60]}…", game="shifting_stones"))
    text = " ".join(text.lower().split())
    if found := _SHIFT.fullmatch(text):
        a, b = sorted((_cell(found[1]), _cell(found[2])))
        return Shift(a, b, int(found[3]))
    if found := _FLIP.fullmatch(text):
        return Flip(_cell(found[1]), int(found[2]))
    if found := _SCORE.fullmatch(text):
        return Score(int(found[1]))
    if text == "end":
        return End()
    if text == "skip":
        return Skip()
    return _read_chance(text)


def _read_chance(text: str) -> Action:
    if found := _LAY.fullmatch(text):
        return Lay(tuple(FACES.index(face) for face in found[1].split()))
    if found := _FIRST.fullmatch(text):
        return First(int(found[1]))
    if found := _CARDS.fullmatch(text):
        cards = tuple(map(int, found[2].split()))
        return Pick(cards) if found[1] == "pick" else Draw(cards)
    raise UnreadableNotation(NoAction(text=text[:60], game="shifting_stones"))


def _cell(name: str) -> int:
    cell = BOARD.cell(name)
    assert cell is not None, "the pattern admits only cells of the board"
    return cell
