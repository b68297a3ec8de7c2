"""Ids of people and tables, as they stand in links and are typed into commands."""

import re

from hypothesis import given
from hypothesis import strategies as st

from meseta.tables.tokens import id_after, new_id

WORD = re.compile(r"[A-Za-z][A-Za-z0-9_-]{21}")


@given(st.binary(min_size=16, max_size=16), st.binary(min_size=16, max_size=16))
def test_an_id_begins_with_a_letter_and_says_every_bit(one: bytes, other: bytes) -> None:
    ids = [new_id(lambda _: one), new_id(lambda _: other)]
    assert all(WORD.fullmatch(id) for id in ids)
    assert (ids[0] == ids[1]) == (one == other)


@given(st.text(max_size=30))
def test_so_does_the_id_of_a_rematch_which_is_always_the_same(table: str) -> None:
    assert WORD.fullmatch(id_after(table))
    assert id_after(table) == id_after(table)
