"""What a caller says of a round: the engine's log without what concerns sheets and hands."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from meseta.core.game import Event
from meseta.games.in_the_ruin import events as say
from meseta.games.in_the_ruin.sheet import LETTERS
from meseta.games.in_the_ruin.state import State

__all__ = ["News", "Pass", "after", "news_of", "passes_of"]


class News(msgspec.Struct, frozen=True):
    """Something to say to everybody."""

    code: Literal[
        "discarded",
        "routes_all",
        "routes_finders",
        "found",
        "left_line",
        "left_deck",
        "short",
        "kept",
        "active",
        "known",
        "laid",
        "fell",
        "phase_over",
        "shuffled",
        "over",
    ]
    """Everybody, or every finder, draws a route card; these letters are found; cards leave the line or the
    deck, too few or none; letters become active, or were known before; cards join the line, or fall for those
    who escaped; the phase ends, all cards are shuffled, or the game ends."""
    letters: str
    clause: str
    count: int = 0
    """How many cards there were too few, or are shuffled."""


class Pass(msgspec.Struct, frozen=True):
    """One pass of a chain of finds (RU-27)."""

    found: str
    activated: str = ""
    """The letters that became active by it."""
    end: int = 0
    """How much of the log had happened by then."""


def passes_of(log: Sequence[Event]) -> list[Pass]:
    """The passes in which something was found."""
    passes: list[Pass] = []
    for place, event in enumerate(log, start=1):
        match event:
            case say.UsedUp(letter) if passes and not passes[-1].end:
                passes[-1] = replace(passes[-1], found=passes[-1].found + letter)
            case say.UsedUp(letter):
                passes.append(Pass(letter))
            case say.Activated(letter):
                passes[-1] = replace(passes[-1], activated=passes[-1].activated + letter, end=place)
            case say.KnownBefore():
                passes[-1] = replace(passes[-1], end=place)
            case _:
                pass
    return passes


def news_of(log: Sequence[Event], finders_draw: bool) -> tuple[News, ...]:
    """What there is to say, with what is alike said together."""
    together: list[News] = []
    for one in _each(log, finders_draw):
        if together and (together[-1].code, together[-1].clause) == (one.code, one.clause):
            letters = together[-1].letters + one.letters
            together[-1] = replace(one, letters=letters)
        else:
            together.append(one)
    return tuple(together)


def _each(log: Sequence[Event], finders_draw: bool) -> Iterator[News]:
    for event in log:
        match event:
            case say.CardUsed(letter, clause):
                yield News("discarded", letter, clause)
            case say.HandFull(clause=clause):  # every hand is, as long as route cards lie on the real table
                yield News("routes_finders" if finders_draw else "routes_all", "", clause)
            case say.UsedUp(letter, clause):
                yield News("found", letter, clause)
            case say.Removed(letter, source, clause):
                yield News("left_line" if source == "line" else "left_deck", letter, clause)
            case say.Shortfall(count, clause):
                yield News("short", "", clause, count)
            case say.RemovalSkipped(clause):
                yield News("kept", "", clause)
            case say.Activated(letter, clause):
                yield News("active", letter, clause)
            case say.KnownBefore(letter, clause):
                yield News("known", letter, clause)
            case say.Laid(letter, clause):
                yield News("laid", letter, clause)
            case say.Collapsed(letter, clause=clause):
                yield News("fell", letter, clause)
            case say.PhaseEnded(clause):
                yield News("phase_over", "", clause)
            case say.AllShuffled(count, clause):
                yield News("shuffled", "", clause, count)
            case say.GameOver(clause):
                yield News("over", "", clause)
            case _:
                pass


def after(before: State, log: Sequence[Event]) -> State:
    """The line, the piles and the letters as these events have left them."""
    line, deck, discard, active, used = (
        *(before.line, before.deck, before.discard),
        *(before.active, before.used),
    )
    for event in log:
        match event:
            case say.CardUsed(letter) | say.Removed(letter):
                card = LETTERS.index(letter)
                line = tuple(one for one in line if one != card)
                deck, discard = deck & ~(1 << card), discard | 1 << card
            case say.UsedUp(letter):
                bit = 1 << LETTERS.index(letter)
                active, used = active & ~bit, used | bit
            case say.Activated(letter):
                active |= 1 << LETTERS.index(letter)
            case _:
                pass
    return replace(before, line=line, deck=deck, discard=discard, active=active, used=used)
