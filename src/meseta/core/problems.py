"""What exactly is wrong: one struct per problem, carried by an error.

The class of an error says what kind of thing failed; its problem says what, with the values that a sentence
needs. Here are the problems of the core; every other package has its own `problems.py`.
"""

from typing import ClassVar, Final, Literal, TypeAlias

from meseta.core.codes import Coded
from meseta.core.seats import Seat

__all__ = ["CausedProblem", "Problem"]


class Problem(Coded, frozen=True):
    """Something that a caller can put right."""


class CausedProblem(Problem, frozen=True):
    """A problem whose sentence goes on with its cause: its error has a `reason`."""


class IllegalActionProblem(Problem, frozen=True, tag="illegal_action"):
    """The rules refuse an action; its sentence is that of the fault."""

    seat: Seat
    clause: str
    fault: str
    """The fault's code."""


class UnknownGame(Problem, frozen=True, tag="unknown_game"):
    """No game has this key."""

    game: str
    known: str


class BadSeats(Problem, frozen=True, tag="bad_seats"):
    """The game is not for this number of players."""

    game: str
    seats: int
    least: int
    most: int


class UnknownOption(Problem, frozen=True, tag="unknown_option"):
    """The game has no such option."""

    game: str
    key: str
    known: str


class BadOption(Problem, frozen=True, tag="bad_option"):
    """The option has no such choice."""

    key: str
    value: str
    choices: str


class NoSuchSeat(Problem, frozen=True, tag="no_such_seat"):
    """The match has fewer seats."""

    found: int
    most: int


class NoAction(Problem, frozen=True, tag="unreadable_notation"):
    """The text is not an action of the game."""

    text: str
    game: str


class TooManyToList(Problem, frozen=True, tag="unlistable"):
    """There are too many possibilities to list them."""


class StateUnreadable(Problem, frozen=True, tag="state_unreadable"):
    """The data does not have the form of a stored state."""

    detail: str


class StateImpossible(Problem, frozen=True, tag="state_impossible"):
    """A part of the stored state contradicts the rules."""

    part: str


class EditionProblem(Problem, frozen=True):
    """Something wrong with an edition that a clause of the rule book asks to be otherwise."""

    clause: ClassVar[str]


class EditionTooLong(Problem, frozen=True, tag="edition_too_long"):
    """The edition's file is too long."""

    most: int


class EditionUnreadable(Problem, frozen=True, tag="edition_unreadable"):
    """The file is not in the form of the game's editions, in a way that no other problem says."""

    detail: str


class EditionOfNoGame(Problem, frozen=True, tag="edition_of_no_game"):
    """The file has nothing that an edition of any game has."""

    known: str


class EditionNone(Problem, frozen=True, tag="edition_none"):
    """The game has no editions: nothing is printed on its components."""

    game: str


class EditionEmpty(Problem, frozen=True, tag="edition_empty"):
    """There is nothing in the file."""


class EditionNotUtf8(Problem, frozen=True, tag="edition_not_utf8"):
    """Some bytes of the file are not text in UTF-8."""


SyntaxMistake: TypeAlias = Literal[
    "bracket",
    "quote",
    "equals",
    "rest",
    "statement",
    "key",
    "value",
    "escape",
    "character",
    "twice",
    "deep",
    "other",
]
"""What is wrong where a file is not TOML."""


class EditionSyntax(Problem, frozen=True, tag="edition_syntax"):
    """The file is not TOML."""

    mistake: SyntaxMistake
    detail: str
    """The parser's own words."""


class EditionKeyTwice(Problem, frozen=True, tag="edition_key_twice"):
    """A key is given a second time."""

    key: str
    line: int
    """Where it was given first."""


NO_SUGGESTION: Final = "none"
"""Stands where nothing that is known comes near to what was found."""


class EditionKeyUnknown(Problem, frozen=True, tag="edition_key_unknown"):
    """A key that means nothing here."""

    key: str
    known: str
    suggestion: str


Kind: TypeAlias = Literal["text", "number", "fraction", "truth", "date", "list", "table", "tables", "value"]
"""What a value of a file is."""


class EditionKeyMissing(Problem, frozen=True, tag="edition_key_missing"):
    """A key that must be there is not."""

    key: str
    wanted: Kind


class EditionKind(Problem, frozen=True, tag="edition_kind"):
    """A value of another kind than it must be."""

    key: str
    wanted: Kind
    found: Kind


class EditionRange(Problem, frozen=True, tag="edition_range"):
    """A number that is too small or too large."""

    key: str
    found: int
    bounds: Literal["both", "least", "most"]
    least: int
    most: int


class EditionCount(Problem, frozen=True, tag="edition_count"):
    """A list with too few items or too many."""

    key: str
    found: int
    bounds: Literal["both", "least", "most", "exact"]
    least: int
    most: int


class EditionChoice(Problem, frozen=True, tag="edition_choice"):
    """Not one of the words, or numbers, that can stand here."""

    key: str
    found: str
    known: str
    suggestion: str


class EditionName(Problem, frozen=True, tag="edition_name"):
    """The edition's name cannot be written in a record."""

    name: str


class RecordTooLong(Problem, frozen=True, tag="record_too_long"):
    """The record is too long."""

    most: int


class RecordTooMany(Problem, frozen=True, tag="record_too_many"):
    """The record has too many entries."""

    most: int


class RecordCutShort(Problem, frozen=True, tag="record_cut_short"):
    """The record ends too early."""

    line: int
    expected: str


class RecordLine(Problem, frozen=True, tag="record_line"):
    """A line is not what is expected there."""

    line: int
    text: str
    expected: str


class RecordFormat(Problem, frozen=True, tag="record_format"):
    """The record is in another format."""

    found: int
    known: int


class RecordSeat(Problem, frozen=True, tag="record_seat"):
    """A line names a seat that the match does not have."""

    line: int
    found: int
    most: int


class RecordCount(Problem, frozen=True, tag="record_count"):
    """The closing line gives a different number of entries than there are."""

    line: int
    said: int
    found: int


class RecordAfterEnd(Problem, frozen=True, tag="record_after_end"):
    """Something comes after the closing line."""

    line: int
    text: str


class PluginUnusable(Problem, frozen=True, tag="plugin_unusable"):
    """An installed game cannot be used."""

    distribution: str
    key: str
    detail: str


class PluginClash(Problem, frozen=True, tag="plugin_clash"):
    """Another package has a game of the same key."""

    distribution: str
    key: str
    winner: str


class PluginBroken(Problem, frozen=True, tag="plugin_broken"):
    """A part of a game does not load, or fails."""

    game: str
    part: str
    detail: str


class PluginWordless(Problem, frozen=True, tag="plugin_wordless"):
    """A game has no words."""

    game: str
    file: str


class PluginSpeechless(Problem, frozen=True, tag="plugin_speechless"):
    """A game's catalogue lacks a sentence."""

    game: str
    message: str


class NumbaMissing(Problem, frozen=True, tag="numba_missing"):
    """What was asked for is compiled, and the compiler is not installed."""

    extra: str
