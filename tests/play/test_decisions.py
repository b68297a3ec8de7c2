"""Decisions on requests to a table: how long a match may become."""

from random import Random

import pytest
from msgspec.structs import replace

from meseta.core.record import MOST_ENTRIES, UNDO, Entry
from meseta.play.decisions import MatchFull, enter_submission
from meseta.play.entries import Entries
from meseta.play.match import AnyMatch, Submission, start
from meseta.play.table import Settings, Table
from tests.play.secret_bids import SecretBids


def table_with(match: AnyMatch, entries: int) -> Table:
    """A table with this match, made to look as if it had that many entries."""
    match = replace(match, entries=Entries([Entry(0, UNDO)] * entries))
    table = Table.new("t", match.game, Settings(match.header.game, match.header.seats), "ana", 0)
    return table.with_match(match, 0)


def test_a_match_takes_entries_until_it_is_full() -> None:
    match = start(SecretBids(), 2, {}, Random(0))
    last = table_with(match, MOST_ENTRIES - 1)
    decision = enter_submission(last, 0, Submission("a", match.step_of(0), "bid 1"), Random(0))
    assert decision.match is not None
    assert len(decision.match.entries) == MOST_ENTRIES
    with pytest.raises(MatchFull) as refused:
        enter_submission(
            table_with(match, MOST_ENTRIES), 0, Submission("a", match.step_of(0), "bid 1"), Random(0)
        )
    assert (refused.value.code, refused.value.values) == ("match_full", {"most": MOST_ENTRIES})


def test_chances_answers_count_too() -> None:
    match = start(SecretBids(), 2, {}, Random(0))
    for seat, text in ((0, "seal"), (1, "bid 1")):
        match = match.submit(seat, Submission(text, match.step_of(seat), text), Random(0)).match
    seal = Submission("last", match.step_of(1), "seal")
    assert len(enter_submission(table_with(match, MOST_ENTRIES - 2), 1, seal, Random(0)).entries) == 2
    with pytest.raises(MatchFull):
        enter_submission(table_with(match, MOST_ENTRIES - 1), 1, seal, Random(0))
