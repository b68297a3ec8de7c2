"""What can be wrong with a request to a table, with a match and with its record."""

from meseta.core.problems import CausedProblem, Problem
from meseta.core.seats import Seat


class BadNames(Problem, frozen=True, tag="bad_names"):
    """Not one name for each seat."""

    seats: int
    names: int


class BadName(Problem, frozen=True, tag="bad_name"):
    """The name is too long, or cannot be printed."""

    name: str
    most: int


class BadChairs(Problem, frozen=True, tag="bad_chairs"):
    """Not one chair for each seat."""

    seats: int
    chairs: int


class BadClock(Problem, frozen=True, tag="bad_clock"):
    """The clock is too short, or too long."""

    seconds: int
    least: int
    most: int


class BadChat(Problem, frozen=True, tag="bad_chat"):
    """There is nothing to say, or too much of it."""

    most: int


class ChatFull(Problem, frozen=True, tag="chat_full"):
    """Nobody reads as much as this."""

    most: int


class NoSuchBot(Problem, frozen=True, tag="no_such_bot"):
    """No bot that may play at a table has this name."""

    name: str
    game: str
    known: str


class TableMovedOn(Problem, frozen=True, tag="stale_submission"):
    """The question that was answered is no longer open."""


class NoActionToUndo(Problem, frozen=True, tag="nothing_to_undo"):
    """Nothing that the seat did can be taken back."""


class NotYourSeat(Problem, frozen=True, tag="not_your_seat"):
    """Somebody else's seat."""

    found: int


class NotHost(Problem, frozen=True, tag="not_host"):
    """Only the host may do this."""


class SeatTaken(Problem, frozen=True, tag="seat_taken"):
    """Somebody sits there."""

    found: int


class SeatFree(Problem, frozen=True, tag="seat_free"):
    """Nobody sits there."""

    found: int


class SeatsFree(Problem, frozen=True, tag="seats_free"):
    """Not all seats are taken."""

    free: int


class NotWaiting(Problem, frozen=True, tag="not_waiting"):
    """The match has begun."""


class NotPlaying(Problem, frozen=True, tag="not_playing"):
    """No match is going on."""


class NotFinished(Problem, frozen=True, tag="not_finished"):
    """The match is going on."""


class NotYourTurn(Problem, frozen=True, tag="not_your_turn"):
    """Somebody else is asked."""


class PlayerPresent(Problem, frozen=True, tag="player_present"):
    """The seat's owner is there."""

    seat: Seat


class BotPlays(Problem, frozen=True, tag="bot_plays"):
    """A bot plays for the seat's owner."""

    seat: Seat


class NoBotPlays(Problem, frozen=True, tag="no_bot_plays"):
    """No bot plays for the seat's owner."""

    seat: Seat


class RecordDiverges(Problem, frozen=True, tag="record_diverges"):
    """The state is another one than was written down."""

    start: int
    stop: int


class RecordOtherGame(Problem, frozen=True, tag="record_other_game"):
    """The record is of another game, or of another version of it."""

    found: str
    known: str


class RecordOtherEdition(Problem, frozen=True, tag="record_other_edition"):
    """The record was played with other components."""

    found: str
    known: str


class RecordNoSuchPly(Problem, frozen=True, tag="record_no_such_ply"):
    """The record has fewer entries."""

    ply: int
    most: int


class RecordEntry(CausedProblem, frozen=True, tag="record_entry"):
    """An entry of the record cannot be played."""

    ply: int
    text: str


class MatchStuck(CausedProblem, frozen=True, tag="match_stuck"):
    """The match was played by other rules and cannot go on."""


class TooManyEntries(Problem, frozen=True, tag="match_full"):
    """The match has as many entries as a record holds."""

    most: int


class RecordClosed(Problem, frozen=True, tag="record_closed"):
    """The record is still secret."""
