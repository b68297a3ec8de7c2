"""Every clause that a test names exists, and every game has perft counts."""

import ast
from pathlib import Path

import pytest

from meseta.games import keys, open_game
from meseta.testing.clauses import marked_clauses

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("key", keys())
def test_every_game_has_perft_counts(key: str) -> None:
    file = TESTS / "perft" / f"test_{key}.py"
    assert file.exists()
    called = [
        node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
    ]
    assert any(ast.unparse(call.func).endswith("perft") for call in called)


def test_every_marked_clause_exists() -> None:
    known = {id for key in keys() for id in open_game(key).clauses.ids}
    assert [(id, test) for id, test in marked_clauses(TESTS) if id not in known] == []
