"""The entries of a match, shared by all matches of one line."""

import pickle

import pytest

from meseta.core.record import Entry
from meseta.play.entries import Entries

A, B, C = Entry(0, "a"), Entry(1, "b"), Entry(0, "c")


def test_entries_are_a_value() -> None:
    first = Entries().then(A)
    second = first.then(B)
    assert (first[:], second[:]) == ((A,), (A, B))
    assert (len(first), second[-1], second[0:1], list(second)) == (1, B, (A,), [A, B])
    assert hash(second) == hash(Entries([A, B]))
    with pytest.raises(IndexError):
        first[1]


def test_a_line_that_branches_off_does_not_change_the_other() -> None:
    trunk = Entries([A])
    one, other = trunk.then(B), trunk.then(C)
    assert (trunk[:], one[:], other[:]) == ((A,), (A, B), (A, C))
    assert (one.then(C)[:], other.then(A)[:]) == ((A, B, C), (A, C, A))


def test_a_line_is_not_copied_for_every_entry() -> None:
    entries = Entries()
    lines = set()
    for _ in range(1000):
        entries = entries.then(Entry(0, "end"))
        lines.add(id(entries._line))
    assert len(lines) == 1


def test_entries_travel_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(Entries([A, B]))) == (A, B)
