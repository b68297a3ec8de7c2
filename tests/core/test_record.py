"""The text of a record: what is written is read back, and errors point at what is wrong."""

import pytest

from meseta.core.errors import BadRecord
from meseta.core.game import EditionInfo
from meseta.core.record import (
    LONGEST_RECORD,
    MOST_ENTRIES,
    Check,
    Entry,
    Header,
    Record,
    read_record,
    write_record,
)
from meseta.core.seats import CHANCE

RECORD = Record(
    Header(
        "shifting_stones",
        1,
        EditionInfo("standard", "0123456789abcdef"),
        2,
        {"first_player": "lot"},
        ("Ana María", ""),
        {1: "bots/mine.py:Hasty"},
    ),
    (Entry(CHANCE, "first 0"), Entry(0, "s b1c1 31"), Entry(0, "undo")),
    (Check(2, "76543210fedcba98"),),
)

TEXT = """\
meseta record 1
game shifting_stones 1
edition standard 0123456789abcdef
seats 2
option first_player lot
player 0 Ana María
bot 1 bots/mine.py:Hasty

chance: first 0
0: s b1c1 31
= 76543210fedcba98
0: undo
end 3
"""


def test_a_record_is_written_one_entry_per_line() -> None:
    assert write_record(RECORD) == TEXT


def test_what_was_written_is_read_back() -> None:
    assert read_record(TEXT) == RECORD


def test_empty_lines_comments_and_foreign_line_ends_are_for_people() -> None:
    commented = "# A fine game.\n\n" + TEXT.replace("0: undo", "# oh\n\n   0: undo  ")
    assert read_record(commented) == RECORD
    assert read_record(TEXT.replace("\n", "\r\n")) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("meseta record 1", "a shopping list", "record_line", 1),
        ("meseta record 1", "meseta record 2", "record_format", None),
        ("game shifting_stones 1", "game shifting stones", "record_line", 2),
        ("0123456789abcdef", "0123", "record_line", 3),
        ("seats 2", "seats two", "record_line", 4),
        ("player 0", "player 7", "record_line", 6),
        ("player 0 Ana María", "player 0 Ana\nplayer 0 Eva", "record_line", 7),
        ("player 0 Ana María", "player 0 A\x1bna", "record_line", 6),
        ("option first_player lot", "option first_player lot\noption first_player 0", "record_line", 6),
        ("chance: first 0", "= 76543210fedcba98\nchance: first 0", "record_line", 9),
        ("= 76543210fedcba98", "= 76543210fedcba98\n= 0000000000000000", "record_line", 12),
        ("0: s b1c1 31", "0 s b1c1 31", "record_line", 10),
        ("0: s b1c1 31", "2: s b1c1 31", "record_seat", 10),
        ("0: s b1c1 31", "٠: s b1c1 31", "record_line", 10),
        ("= 7654", "= zzzz", "record_line", 11),
        ("end 3", "end 4", "record_count", 13),
        ("end 3\n", "", "record_cut_short", 13),
        ("0: undo\nend 3\n", "", "record_cut_short", 12),
        ("end 3", "end 3\n0: end", "record_after_end", 14),
    ],
)
def test_what_is_wrong_is_pointed_at(old: str, new: str, code: str, line: int | None) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(TEXT.replace(old, new))
    assert refused.value.code == code
    assert refused.value.values.get("line") == line


def test_an_empty_text_is_not_a_record() -> None:
    with pytest.raises(BadRecord) as refused:
        read_record("")
    assert refused.value.code == "record_cut_short"


def test_a_record_with_more_entries_than_any_match_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(TEXT.replace("0: undo\n", "0: undo\n" * (MOST_ENTRIES + 1)))
    assert refused.value.code == "record_too_many"


def test_a_record_longer_than_any_match_is_refused_unread() -> None:
    with pytest.raises(BadRecord) as refused:
        read_record("x" * (LONGEST_RECORD + 1))
    assert refused.value.code == "record_too_long"
