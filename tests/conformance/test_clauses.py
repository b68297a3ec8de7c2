"""Every clause has a test that names it, and every clause that is named exists."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import meseta
from meseta.games import KEYS, open_game
from meseta.i18n.rulebook import read_book
from meseta.i18n.words import LANGUAGES

TESTS = Path(__file__).parents[1]
SOURCES = Path(meseta.__file__).parent


def marked_clauses() -> Iterator[tuple[str, str]]:
    """Each clause that a test is marked with, and the test's name."""
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                        yield from ((ast.literal_eval(id), node.name) for id in mark.args)


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_has_a_marked_test(key: str) -> None:
    marked = {id for id, _ in marked_clauses()}
    assert [id for id in open_game(key).clauses.ids if id not in marked] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_perft_counts(key: str) -> None:
    file = TESTS / "perft" / f"test_{key}.py"
    assert file.exists()
    called = [
        node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
    ]
    assert any(ast.unparse(call.func).endswith("perft") for call in called)


def test_every_marked_clause_exists() -> None:
    known = {id for key in KEYS for id in open_game(key).clauses.ids}
    assert [(id, test) for id, test in marked_clauses() if id not in known] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_that_the_code_names_exists(key: str) -> None:
    known = open_game(key).clauses.ids
    prefix = known[0].partition("-")[0]
    named = {
        node.value
        for file in (SOURCES / "games" / key).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value.startswith(f"{prefix}-") and len(node.value) <= 6
    }
    assert named
    assert named <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_rule_book_has_a_page_for_every_clause_in_order(key: str, language: str) -> None:
    introduction, pages = read_book(key, language)
    assert introduction.startswith("# ")
    assert tuple(pages) == open_game(key).clauses.ids
    assert all(len(page) > 20 for page in pages.values())


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_belongs_to_a_section(key: str) -> None:
    clauses = open_game(key).clauses
    sections = [section.key for section in clauses.section]
    assert len(set(sections)) == len(sections)
    assert {clause.section for clause in clauses.clause} == set(sections)
    assert len(set(clauses.ids)) == len(clauses.ids)
