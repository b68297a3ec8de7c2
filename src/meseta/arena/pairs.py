"""Who plays whom, as people write it."""

import re
from typing import Final

from meseta.arena.problems import PairForm
from meseta.core.errors import BadSetup

VERSUS: Final = re.compile(r"\s+vs\.?\s+")
FILE: Final = ".py"
_DRIVE: Final = re.compile(r"[A-Za-z]")


def read_pairs(text: str) -> tuple[tuple[str, str], ...]:
    """The pairs in a list.

    >>> read_pairs("greedy:novice, my_bot.py:Mine:adept, my_bot.py:Mine vs bots/yours.py:Yours")
    (('greedy', 'novice'), ('my_bot.py:Mine', 'adept'), ('my_bot.py:Mine', 'bots/yours.py:Yours'))
    """
    return tuple(read_pair(pair.strip()) for pair in text.split(",") if pair.strip())


def read_pair(text: str) -> tuple[str, str]:
    """Two bots with a colon or “vs” between them; a bot from a file has a colon of its own.

    >>> read_pair("C:\\\\bots\\\\mine.py:Mine:adept")
    ('C:\\\\bots\\\\mine.py:Mine', 'adept')
    """
    apart = VERSUS.split(text)
    bots = apart if len(apart) > 1 else _by_colons(text)
    if len(bots) != 2 or not all(bots):
        raise BadSetup(PairForm(text=text[:60]))
    return bots[0], bots[1]


def _by_colons(text: str) -> list[str]:
    """The bots in a text with colons: what ends in `.py`, or is a drive, goes on after its colon."""
    bots: list[str] = []
    goes_on = False
    for part in text.split(":"):
        if goes_on:
            bots[-1] += f":{part}"
        else:
            bots.append(part)
        is_drive = not goes_on and _DRIVE.fullmatch(part) is not None and f"{part}:\\" in text
        goes_on = part.endswith(FILE) or is_drive
    return bots
