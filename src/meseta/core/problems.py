"""What exactly is wrong: one struct per problem, carried by an error.

The class of an error says what kind of thing failed; its problem says what, with the values that a sentence
needs. Here are the problems of the core; every other package has its own `problems.py`.
"""

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


class EditionTooLong(Problem, frozen=True, tag="edition_too_long"):
    """The edition's file is too long."""

    most: int


class EditionUnreadable(Problem, frozen=True, tag="edition_unreadable"):
    """The file is not TOML in the form of the game's editions."""

    detail: str


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
