"""What somebody may tell others about their day: how near to the best, and nothing of how."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meseta.daily.marks import Mark
from meseta.i18n.words import Words

__all__ = ["Shared", "SharedDay", "shared_text"]


class Shared(NamedTuple):
    """One of the day's puzzles."""

    game: str
    mark: Mark | None
    """None if it is still open."""
    percent: int
    """How much of the best was reached."""


class SharedDay(NamedTuple):
    """A day as it is shared."""

    day: str
    number: int
    puzzles: Sequence[Shared]
    streak: int


def shared_text(day: SharedDay, language: str, link: str) -> str:
    """The day in a few lines, in that language."""
    return "\n".join(_lines(day, language, link))


def _lines(day: SharedDay, language: str, link: str) -> Iterator[str]:
    words = Words(language)
    yield words.say("daily-share-title", number=day.number)
    for puzzle in day.puzzles:
        name = Words(language, puzzle.game).say("name")
        yield words.say("daily-share-line", name=name, mark=mark_in_words(puzzle, words))
    if day.streak > 1:
        yield words.say("daily-share-streak", days=day.streak)
    if link:
        yield link


def mark_in_words(puzzle: Shared, words: Words) -> str:
    """The mark with a sign of its own, and how much of the best was reached."""
    return words.say(f"daily-share-{puzzle.mark or 'open'}", percent=puzzle.percent)
