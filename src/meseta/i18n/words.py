"""Sentences for codes, in the reader's language.

Rules speak in codes and values; a catalogue turns them into sentences. `core.ftl` holds what all games
share, and each game's own file adds to it. A value that has a name (a face, a zone) is named by a message
`<variable>-<value>`, such as `face-fish`; seats become the players' names; a list is joined, and
`$<variable>_count` is its length. `$you` is `yes` if the player is addressed as “You”, so that verbs can
agree; only the page in the browser does that.
"""

import re
from collections.abc import Sequence
from decimal import Decimal
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

import msgspec
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number

from meseta.core.errors import BadPlugin, IllegalAction, MesetaError
from meseta.core.faults import Fault
from meseta.core.game import Event
from meseta.core.names import JOINERS
from meseta.core.plugin import SHARED
from meseta.core.problems import PluginSpeechless, PluginWordless
from meseta.i18n.languages import FOLDER, LANGUAGES, SOURCE
from meseta.i18n.sentences import Sentences

__all__ = ["Words", "explain", "printable"]

SEAT_VARIABLES: Final = ("seat", "turn")
MEASURES: Final = ("seconds", "worth", "against", "cost", "error")
"""Numbers with decimals, passed as a text with as many of them as should be displayed."""
_NUMBER: Final = re.compile(r"-?\d+(\.\d+)?")
_SHOWN: Final = JOINERS | frozenset("\u00a0\u202f")
"""What Python does not call printable, but belongs to texts: joiners, and spaces that do not break."""

Spoken: TypeAlias = str | int | FluentNumber | FluentNone
"""A value as a sentence takes it."""


class Words:
    """The sentences about one game in one language, for a table of known players."""

    def __init__(self, language: str = SOURCE, game: str | None = None, players: Sequence[str] = ()) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.game = game
        self._sentences = sentences(self.language, game)
        self._players = tuple(players)

    def __contains__(self, code: str) -> bool:
        return code in self._sentences

    def say(self, code: str, **values: object) -> str:
        """The sentence for a code, with its values."""
        if self.game is not None and code not in self:
            raise BadPlugin(PluginSpeechless(game=self.game, message=code))
        spoken = {name: self._spoken(name, value) for name, value in values.items()}
        spoken["you"] = "no"
        for name, value in values.items():
            if isinstance(value, list | tuple):
                spoken[f"{name}_count"] = len(value)
        return self._sentences.say(code, spoken)

    @property
    def comma(self) -> str:
        """What stands between the parts of a list."""
        return self._sentences.say("list-comma", {})

    def player(self, seat: int) -> str:
        """The name of the player in that seat."""
        name = self._players[seat] if 0 <= seat < len(self._players) else ""
        return name or self.say("player", number=seat + 1)

    def fault(self, fault: Fault) -> str:
        """Why an action is refused, with its clause."""
        sentence = self.say(f"fault-{fault.code}", **fault.values)
        return self.say("refused", sentence=sentence, clause=fault.clause)

    def event(self, event: Event) -> str:
        """What happened."""
        return self.say(f"event-{event.__struct_config__.tag}", **msgspec.structs.asdict(event))

    def error(self, error: MesetaError) -> str:
        """What went wrong, and what to do next."""
        if isinstance(error, IllegalAction):
            return self.fault(error.fault)
        values: dict[str, object] = dict(error.values)
        if error.reason is not None:
            values["reason"] = self.error(error.reason)
        return self.say(f"error-{error.code}", **values)

    def _spoken(self, name: str, value: object) -> Spoken:
        if name in SEAT_VARIABLES and isinstance(value, int):
            return self.player(value)
        if isinstance(value, list | tuple):
            return self.comma.join(str(self._spoken(singular(name), part)) for part in value)
        if name in MEASURES and isinstance(value, str) and _NUMBER.fullmatch(value):
            return _measure(value)
        named = f"{name}-{value}"
        if named in self._sentences:
            return self.say(named)
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)  # seeds and cards are names rather than quantities
        return printable(str(value))


def explain(error: MesetaError, game: str | None = None, language: str = SOURCE) -> str:
    """What went wrong and what to do next, as a sentence for people, by name of the game for its own words.

    >>> from meseta.core.errors import BadSetup
    >>> from meseta.core.problems import BadSeats
    >>> explain(BadSetup(BadSeats(game="sonora", seats=7, least=1, most=4)))
    'sonora seats 1 to 4 players, not 7.'
    """
    return Words(language, game).error(error)


def _measure(text: str) -> Spoken:
    """The number with all its decimals, to be formatted as its language does."""
    decimals = len(text.partition(".")[2])
    number = Decimal(text) if decimals else int(text)  # of which only the latter is ever singular
    return fluent_number(
        number, minimumFractionDigits=decimals, maximumFractionDigits=decimals, useGrouping=False
    )


def singular(name: str) -> str:
    """What one part of a list is called, such as `card` in `cards`."""
    return "bonus" if name == "bonuses" else name.removesuffix("s")


def printable(text: str) -> str:
    """The text with control characters escaped; it may come from a stranger's file."""
    return "".join(
        letter if letter.isprintable() or letter in _SHOWN else repr(letter)[1:-1] for letter in text
    )


@cache
def sentences(language: str, game: str | None) -> Sentences:
    """What all games share, and the game's own, which cannot replace that."""
    return Sentences(language, [catalogue(language, name) for name in ("core", *([game] if game else []))])


def catalogue(language: str, name: str) -> str:
    """The text of one catalogue: a game's own, or a shared one (`core`, `web`)."""
    return text_of(language, name, "ftl")


def text_of(language: str, name: str, ending: str) -> str:
    """A file of ours or of a game's plug-in, in the language or else the first one it exists in."""
    folder = FOLDER if name in SHARED else _folder_of(name)
    for one in (language, *LANGUAGES):
        if (file := folder / one / f"{name}.{ending}").is_file():
            return file.read_text(encoding="utf-8")
    raise BadPlugin(PluginWordless(game=name, file=f"{LANGUAGES[0]}/{name}.{ending}"))


def _folder_of(game: str) -> Traversable:
    from meseta.games import plugin  # here, because `meseta --help` needs words but no games

    return resources.files(plugin(game).words)
