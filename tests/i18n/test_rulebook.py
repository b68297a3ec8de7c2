"""The rule book: a clause is found however its id is written."""

import pytest

from meseta.core.clauses import Clauses, Section
from meseta.games import open_game
from meseta.i18n.rulebook import find_clause

SONORA = open_game("sonora").clauses


@pytest.mark.parametrize("text", ["SO-08", "so-8", "so8", "8", " 08 ", "SO-008"])
def test_a_clause_may_be_named_in_short(text: str) -> None:
    assert find_clause(SONORA, text) == "SO-08"


@pytest.mark.parametrize("text", ["", "-", "SO-", "SO-999", "ST-08", "eight", "0", "8 9", "E", "²"])
def test_what_names_no_clause_finds_none(text: str) -> None:
    assert find_clause(SONORA, text) is None


def test_the_prefix_of_another_game_may_have_any_length() -> None:
    clauses = Clauses((Section("play", ("NIMBLE-01", "NIMBLE-02")),))
    assert [find_clause(clauses, text) for text in ("nimble-2", "nimble02", "2")] == ["NIMBLE-02"] * 3
