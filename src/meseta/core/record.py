"""A match as text: what happened, one entry per line, enough to rebuild every state.

    meseta record 1
    game shifting_stones 1
    edition standard 0123456789abcdef
    seats 2
    option first_player lot
    player 0 Ana
    bot 1 greedy

    chance: first 0
    0: s b1c1 31
    = 76543210fedcba98
    end 2

A `=` line holds the digest of the state after the entry above it, so that a divergence is reported
where it begins. The `end` line counts the entries: a file that was cut short has lost it. Empty lines
and lines that start with `#` are for people.
"""

import re
from collections.abc import Iterator, Mapping

import msgspec

from meseta.core import problems
from meseta.core.errors import BadRecord
from meseta.core.game import EditionInfo
from meseta.core.names import is_visible
from meseta.core.seats import CHANCE, Seat

__all__ = ["Check", "Entry", "Header", "Record", "read_record", "write_entry", "write_record"]

FORMAT = 1
MOST_ENTRIES = 30_000
"""How long a match may be, wherever it is played, stored or read: what was played can always be read back.
Twice the longest match seen between random bots (13,495 entries, five seats at Shifting Stones)."""
LONGEST_RECORD = 200 * MOST_ENTRIES
"""In characters. Sonora's longest entries have 173, and few entries of a match are that long."""
LONGEST_NAME = 40
LONGEST_BOT = 400
"""A bot may be named by the path of its file."""
UNDO = "undo"
"""The entry that takes back the seat's latest action."""


class Header(msgspec.Struct, frozen=True):
    """What is fixed before the first entry."""

    game: str
    version: int
    edition: EditionInfo
    seats: int
    options: Mapping[str, str]
    players: tuple[str, ...]
    """A name for every seat; empty where nobody gave one."""
    bots: Mapping[Seat, str] = {}
    """The bots by the seats they play, each by the name it was found by."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that a seat did, in notation."""

    seat: Seat
    text: str


class Check(msgspec.Struct, frozen=True):
    """The digest of the state after the first `plies` entries."""

    plies: int
    digest: str


class Record(msgspec.Struct, frozen=True):
    """A whole match."""

    header: Header
    entries: tuple[Entry, ...]
    checks: tuple[Check, ...] = ()


def write_entry(entry: Entry) -> str:
    """The entry as a line.

    >>> write_entry(Entry(0, "s b1c1 31")), write_entry(Entry(CHANCE, "first 0"))
    ('0: s b1c1 31', 'chance: first 0')
    """
    return f"{'chance' if entry.seat == CHANCE else entry.seat}: {entry.text}"


def write_record(record: Record) -> str:
    """The record as text, ready for a file."""
    header = record.header
    lines = [
        f"meseta record {FORMAT}",
        f"game {header.game} {header.version}",
        f"edition {header.edition.name} {header.edition.digest}",
        f"seats {header.seats}",
        *(f"option {key} {value}" for key, value in header.options.items()),
        *(f"player {seat} {name}" for seat, name in enumerate(header.players) if name),
        *(f"bot {seat} {name}" for seat, name in sorted(header.bots.items())),
        "",
    ]
    digests = {check.plies: check.digest for check in record.checks}
    for plies, entry in enumerate(record.entries, start=1):
        lines.append(write_entry(entry))
        if plies in digests:
            lines.append(f"= {digests[plies]}")
    return "\n".join([*lines, f"end {len(record.entries)}", ""])


def read_record(text: str) -> Record:
    """The record that was written; raises `BadRecord` with the first line that makes no sense."""
    if not isinstance(text, str):
        raise TypeError(
            f"a record is read from its text, not from {text!r:.60}: a file's is path.read_text()"
        )
    if len(text) > LONGEST_RECORD:
        raise BadRecord(problems.RecordTooLong(most=LONGEST_RECORD))
    lines = _Lines(text)
    header = _read_header(lines)
    entries, checks = _read_body(lines, header.seats)
    return Record(header, entries, checks)


class _Lines:
    """The lines that are neither empty nor comments, one after another, with their numbers."""

    def __init__(self, text: str) -> None:
        numbered = ((number, line.strip()) for number, line in enumerate(text.splitlines(), start=1))
        self._rest: Iterator[tuple[int, str]] = (
            (number, line) for number, line in numbered if line and not line.startswith("#")
        )
        self.number = 0
        self.line = ""
        self.advance()

    def advance(self) -> None:
        """Go to the next line; an empty one stands for the end of the text."""
        self.number, self.line = next(self._rest, (self.number + 1, ""))

    def take(self, pattern: str, expected: str) -> re.Match[str]:
        """The parts of this line, which must look like the pattern; then the next line is current."""
        found = re.fullmatch(pattern, self.line, re.ASCII)
        if found is None:
            raise self.wrong(expected)
        self.advance()
        return found

    def wrong(self, expected: str) -> BadRecord:
        """An error that points at this line."""
        if not self.line:
            return BadRecord(problems.RecordCutShort(line=self.number, expected=expected))
        return BadRecord(problems.RecordLine(line=self.number, text=self.line[:60], expected=expected))


def _read_header(lines: _Lines) -> Header:
    (form,) = lines.take(r"meseta record (\d{1,9})", f"meseta record {FORMAT}").groups()
    if int(form) != FORMAT:
        raise BadRecord(problems.RecordFormat(found=int(form), known=FORMAT))
    game, version = lines.take(r"game (\w{1,40}) (\d{1,9})", "game NAME VERSION").groups()
    name, digest = lines.take(r"edition (\S{1,40}) ([0-9a-f]{16})", "edition NAME DIGEST").groups()
    (seats,) = lines.take(r"seats (\d{1,2})", "seats NUMBER").groups()
    options = _read_pairs(lines, "option", r"\w{1,40}", r"\S{1,40}")
    players = _read_seats(lines, "player", LONGEST_NAME, int(seats))
    bots = _read_seats(lines, "bot", LONGEST_BOT, int(seats))
    names = tuple(players.get(seat, "") for seat in range(int(seats)))
    return Header(game, int(version), EditionInfo(name, digest), int(seats), options, names, bots)


def _read_seats(lines: _Lines, word: str, longest: int, seats: int) -> dict[Seat, str]:
    """What lines such as `player 0 Ana` say of each seat."""
    named = _read_pairs(lines, word, "|".join(map(str, range(seats))) or "none", rf".{{1,{longest}}}")
    return {int(seat): name for seat, name in named.items()}


def _read_pairs(lines: _Lines, word: str, key: str, value: str) -> dict[str, str]:
    """The keys and values of all the lines that start with the word; no key comes twice."""
    pairs: dict[str, str] = {}
    while lines.line.startswith(f"{word} "):
        found = re.fullmatch(rf"{word} ({key}) ({value})", lines.line, re.ASCII)
        if found is None or found[1] in pairs or not is_visible(found[2]):
            raise lines.wrong(f"{word} …")
        pairs[found[1]] = found[2]
        lines.advance()
    return pairs


def _read_body(lines: _Lines, seats: int) -> tuple[tuple[Entry, ...], tuple[Check, ...]]:
    entries: list[Entry] = []
    checks: list[Check] = []
    checked = 0
    while not (end := re.fullmatch(r"end ([0-9]{1,9})", lines.line)):
        if not lines.line:
            raise BadRecord(problems.RecordCutShort(line=lines.number, expected=f"end {len(entries)}"))
        if (check := re.fullmatch(r"= ([0-9a-f]{16})", lines.line)) and checked < len(entries):
            checked = len(entries)
            checks.append(Check(checked, check[1]))
        elif entry := re.fullmatch(r"(chance|[0-9]{1,2}): (.+)", lines.line):
            seat = CHANCE if entry[1] == "chance" else int(entry[1])
            if seat >= seats:
                raise BadRecord(problems.RecordSeat(line=lines.number, found=seat, most=seats - 1))
            if len(entries) == MOST_ENTRIES:
                raise BadRecord(problems.RecordTooMany(most=MOST_ENTRIES))
            entries.append(Entry(seat, entry[2]))
        else:
            raise lines.wrong("SEAT: ACTION | chance: ANSWER | = DIGEST | end COUNT")
        lines.advance()
    if int(end[1]) != len(entries):
        raise BadRecord(problems.RecordCount(line=lines.number, said=int(end[1]), found=len(entries)))
    lines.advance()
    if lines.line:
        raise BadRecord(problems.RecordAfterEnd(line=lines.number, text=lines.line[:60]))
    return tuple(entries), tuple(checks)
