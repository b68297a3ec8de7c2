"""Names that can be seen, and names that cannot."""

import pytest

from meseta.core.errors import BadSetup
from meseta.core.names import is_visible
from meseta.core.record import Header, Record, read_record, write_record
from meseta.games import open_game
from meseta.play.headers import checked_name, make_header

GOOD = [
    "Ana",
    "José María",
    "Łukasz",
    "Đặng Thị Ánh",
    "山田 太郎",
    "علی‌رضا",
    "אבִיגַיִל",
    "क्षितिज",
    "👩‍🚀 Eva",
    "👨‍👩‍👧‍👦",
    "🏳️‍🌈",
    "❤️",
    "7️⃣",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "👍🏽",
    "O'Neil-Smith 2.0",
    "!",
]

BAD = {
    "zero width space": "\u200b",
    "inside a name": "An\u200ba",
    "a joiner alone": "\u200d",
    "a joiner at the end": "Ana\u200d",
    "a joiner at the beginning": "\u200dAna",
    "Hangul filler": "\u3164",
    "half-width filler": "Ana\uffa0",
    "Braille blank": "\u2800",
    "grapheme joiner": "a\u034fb",
    "right-to-left override": "Ana\u202e",
    "isolate": "\u2066Ana",
    "a selector alone": "\ufe0f",
    "tags without a flag": "Ana\U000e0061",
    "marks alone": "\u0301",
    "towers of marks": "A" + "\u0301" * 12,
    "NUL": "A\0na",
    "a bell": "A\x07na",
    "a lone surrogate": "A\ud800",
    "private use": "\ue000",
    "byte order mark": "\ufeffAna",
    "soft hyphen": "\u00ad",
}


@pytest.mark.parametrize("name", GOOD)
def test_a_name_that_can_be_seen_is_taken(name: str) -> None:
    assert is_visible(name)
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    assert not is_visible(name)
    with pytest.raises(BadSetup):
        checked_name(name)


@pytest.mark.parametrize("name", ["", "   ", "\u3000"])
def test_nothing_but_space_is_no_name(name: str) -> None:
    assert checked_name(name) == ""
    assert not is_visible(name)


@pytest.mark.parametrize("name", GOOD)
def test_such_names_are_kept_in_a_record(name: str) -> None:
    header: Header = make_header(open_game("shifting_stones"), 2, {}, [name, "Eva"])
    assert read_record(write_record(Record(header, ()))).header.players == (name, "Eva")
