"""The rule book: a clause is found however its id is written, and rulings and errata are told apart."""

from pathlib import Path

import pytest

from meseta.games import open_game
from meseta.i18n.check import missing
from meseta.i18n.rulebook import Errata, find_clause, parse_book

SONORA = open_game("sonora").clauses.ids


@pytest.mark.parametrize("text", ["SO-08", "so-8", "so8", "8", " 08 ", "SO-008"])
def test_a_clause_may_be_named_in_short(text: str) -> None:
    assert find_clause(SONORA, text) == "SO-08"


@pytest.mark.parametrize("text", ["", "-", "SO-", "SO-999", "ST-08", "eight", "0", "8 9", "E", "²"])
def test_what_names_no_clause_finds_none(text: str) -> None:
    assert find_clause(SONORA, text) is None


def test_the_prefix_of_another_game_may_have_any_length() -> None:
    ids = ("NIMBLE-01", "NIMBLE-02")
    assert [find_clause(ids, text) for text in ("nimble-2", "nimble02", "2")] == ["NIMBLE-02"] * 3


BOOK = """# Nim

Take the last.

## Play

### NI-01 · Taking

Take some.

> **Our ruling.** At least
> one.

> **Our ruling.** From one heap.

### NI-02 · Winning

Whoever takes the last one wins.

## Errata

One text says *some*, the other *one*.
"""


def test_a_quotation_in_a_clause_is_a_ruling_of_ours() -> None:
    pages = parse_book(BOOK).pages
    assert pages["NI-01"].rulings == ("**Our ruling.** At least one.", "**Our ruling.** From one heap.")
    assert pages["NI-02"].rulings == ()


def test_a_last_chapter_without_clauses_is_the_errata() -> None:
    book = parse_book(BOOK)
    assert [chapter.title for chapter in book.chapters] == ["Play"]
    assert book.errata == Errata("Errata", "One text says *some*, the other *one*.")


def test_a_translation_marks_the_same_rulings_and_has_the_errata(tmp_path: Path) -> None:
    for language, text in (("en", BOOK), ("fr", BOOK.replace("> **Our ruling.** From", "From")[:-70])):
        (tmp_path / language).mkdir()
        (tmp_path / language / "nim.md").write_text(text)
    assert list(missing(tmp_path, "fr")) == [
        "fr/nim.md: NI-01 marks 1 rulings (“> …”) instead of 2",
        "fr/nim.md: the errata, a last chapter without clauses, are missing or unknown",
    ]
