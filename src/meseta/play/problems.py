"""What can be wrong with a request to a table, with a match and with its record."""

from meseta.core.problems import CausedProblem, Problem
from meseta.core.seats import Seat


class BadNames(Problem, frozen=True, tag="bad_names"):
    """The number of names differs from the number of seats."""

    seats: int
    names: int


class BadName(Problem, frozen=True, tag="bad_name"):
    """The name is too long, or cannot be printed."""

    name: str
    most: int


class BadChairs(Problem, frozen=True, tag="bad_chairs"):
    """More chairs were given than there are seats."""

    seats: int
    chairs: int


class BadClock(Problem, frozen=True, tag="bad_clock"):
    """The clock is too short, or too long."""

    seconds: int
    least: int
    most: int


class BadChat(Problem, frozen=True, tag="bad_chat"):
    """The chat line is empty or too long."""

    most: int


class ChatOff(Problem, frozen=True, tag="chat_off"):
    """The table was created without chat."""


class ChatFull(Problem, frozen=True, tag="chat_full"):
    """The table has reached its limit of chat lines."""

    most: int


class NoSuchBot(Problem, frozen=True, tag="no_such_bot"):
    """No bot of this game has that name."""

    name: str
    game: str
    known: str


class TableMovedOn(Problem, frozen=True, tag="stale_submission"):
    """The submission answers a step that is over."""


class NoActionToUndo(Problem, frozen=True, tag="nothing_to_undo"):
    """The seat has done nothing that can be taken back."""


class UndosUsedUp(Problem, frozen=True, tag="undos_used_up"):
    """The seat has taken back as much as it may in one step."""

    most: int


class OneSeatEach(Problem, frozen=True, tag="one_seat_each"):
    """At an open table everyone but the host has one seat."""


class NotYourSeat(Problem, frozen=True, tag="not_your_seat"):
    """The seat belongs to somebody else."""

    found: int


class NotHost(Problem, frozen=True, tag="not_host"):
    """Only the host may do this."""


class SeatTaken(Problem, frozen=True, tag="seat_taken"):
    """The seat is taken."""

    found: int


class SeatFree(Problem, frozen=True, tag="seat_free"):
    """The seat is free."""

    found: int


class SeatsFree(Problem, frozen=True, tag="seats_free"):
    """Some seats are still free."""

    free: int


class NotWaiting(Problem, frozen=True, tag="not_waiting"):
    """The match has already begun."""


class NotPlaying(Problem, frozen=True, tag="not_playing"):
    """No match is in progress."""


class NotFinished(Problem, frozen=True, tag="not_finished"):
    """The match is still in progress."""


class NotYourTurn(Problem, frozen=True, tag="not_your_turn"):
    """It is somebody else's turn."""


class PlayerPresent(Problem, frozen=True, tag="player_present"):
    """The seat's owner is connected."""

    seat: Seat


class StandInLater(Problem, frozen=True, tag="stand_in_later"):
    """The seat's owner still has time to come back, or to act."""

    seat: Seat
    seconds: int


class StandInAgreed(Problem, frozen=True, tag="stand_in_agreed"):
    """Another bot was agreed as the stand-in."""

    bot: str


class BotPlays(Problem, frozen=True, tag="bot_plays"):
    """A bot is playing for the seat's owner."""

    seat: Seat


class NoBotPlays(Problem, frozen=True, tag="no_bot_plays"):
    """No bot is playing for the seat's owner."""

    seat: Seat


class NothingToClaim(Problem, frozen=True, tag="nothing_to_claim"):
    """Somebody else at the table is still in the match."""


class RecordDiverges(Problem, frozen=True, tag="record_diverges"):
    """The state does not match the digest in the record."""

    start: int
    stop: int


class RecordOtherGame(Problem, frozen=True, tag="record_other_game"):
    """The record is of another game, or of another version of it."""

    found: str
    known: str


class RecordOtherEdition(Problem, frozen=True, tag="record_other_edition"):
    """The record was played with a different edition."""

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
    """The match was played by other rules and cannot continue."""


class TooManyEntries(Problem, frozen=True, tag="match_full"):
    """The match has as many entries as a record can hold."""

    most: int


class RecordClosed(Problem, frozen=True, tag="record_closed"):
    """The record is still secret."""
