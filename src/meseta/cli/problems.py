"""What can be wrong with a command."""

from meseta.core.problems import CausedProblem, Problem


class OptionForm(Problem, frozen=True, tag="option_form"):
    """The text is not an option."""

    text: str


class CompanyForm(Problem, frozen=True, tag="company_form"):
    """Not a number of players that the game is for."""

    text: str
    least: int
    most: int


class ResultsSeed(Problem, frozen=True, tag="results_seed"):
    """Games are kept by their seed, and none was given."""


class ResumeAlone(Problem, frozen=True, tag="resume_alone"):
    """A resumed match takes no other arguments."""


class SoloIsAlone(Problem, frozen=True, tag="solo_is_alone"):
    """Somebody else was named for a solo game."""


class BotsNeeded(Problem, frozen=True, tag="bots_needed"):
    """The record's bots must be named again."""

    count: int
    name: str


class UnknownLanguage(Problem, frozen=True, tag="unknown_language"):
    """There is no such language."""

    language: str
    known: str


class NothingToAnimate(Problem, frozen=True, tag="nothing_to_animate"):
    """Only a drawing in a file can move."""


class TooManyDiscs(Problem, frozen=True, tag="too_many_discs"):
    """The board has room for fewer discs."""

    discs: int
    most: int


class NotANumber(Problem, frozen=True, tag="not_a_number"):
    """An angle or a speed is not a number."""


class EditionFile(CausedProblem, frozen=True, tag="edition_file"):
    """The edition in a file cannot be played: the first thing wrong in it, and how many more there are."""

    path: str
    line: int
    column: int
    more: int


class PictureForm(Problem, frozen=True, tag="picture_form"):
    """A picture is written as PNG or SVG, by the ending of its file."""

    path: str


class PictureUnfinished(Problem, frozen=True, tag="picture_unfinished"):
    """A match that is not over has no result."""


class FileMissing(Problem, frozen=True, tag="file_missing"):
    """The file cannot be read."""

    path: str
    detail: str


class FileNotText(Problem, frozen=True, tag="file_not_text"):
    """The file is not text."""

    path: str


class FileUnwritable(Problem, frozen=True, tag="file_unwritable"):
    """The file cannot be written."""

    path: str
    detail: str


class FileExists(Problem, frozen=True, tag="file_exists"):
    """The file is there already, and nobody asked to replace it."""

    path: str


class PrintForm(Problem, frozen=True, tag="print_form"):
    """The name of the file does not say what to write."""

    path: str


class PrintOnePage(Problem, frozen=True, tag="print_one_page"):
    """Several pages do not go to standard output."""

    pages: int
    known: str


class EditionNoSheet(Problem, frozen=True, tag="edition_no_sheet"):
    """The game has nothing to print."""

    game: str


class BadSeatLink(Problem, frozen=True, tag="bad_seat_link"):
    """The text is not a link to a seat."""

    url: str


class RemoteUnreachable(Problem, frozen=True, tag="remote_unreachable"):
    """The server does not respond."""

    detail: str


class LinkInvalid(Problem, frozen=True, tag="link_invalid"):
    """The link of the seat is no longer valid."""


class TableGone(Problem, frozen=True, tag="table_gone"):
    """There is no such table on that server."""


class SeatNotYours(Problem, frozen=True, tag="seat_not_yours"):
    """The link opens no seat at this table."""


class RemoteBlocked(Problem, frozen=True, tag="remote_blocked"):
    """The server does not let us in."""


class RemoteStuck(Problem, frozen=True, tag="remote_stuck"):
    """The match cannot go on."""

    detail: str


class RemoteRules(Problem, frozen=True, tag="remote_rules"):
    """The server plays another version of the game."""

    game: str
    detail: str


class RemoteClosed(Problem, frozen=True, tag="remote_closed"):
    """The server closed the connection."""

    detail: str


class RemoteRefused(Problem, frozen=True, tag="remote_refused"):
    """The server refused."""

    detail: str
