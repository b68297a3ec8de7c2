"""Every clause is in the rule book and has a test, and every clause mentioned exists."""

import ast
from collections.abc import Iterator
from pathlib import Path

from meseta.core.game import AnyGame
from meseta.i18n.languages import SOURCE
from meseta.i18n.rulebook import read_book
from meseta.testing.package import sources
from meseta.testing.walks import Walks


def marked_clauses(tests: Path) -> Iterator[tuple[str, str]]:
    """Each clause a test in the folder is marked with (`pytest.mark.clause`), and the test's name."""
    for file in tests.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                        yield from ((ast.literal_eval(id), node.name) for id in mark.args)


def check_clauses_are_tested(game: AnyGame, tests: Path) -> None:
    """Every clause has a test marked with it."""
    marked = {id for id, _ in marked_clauses(tests)}
    missing = [id for id in game.clauses.ids if id not in marked]
    assert missing == [], f"no test below {tests} is marked with @pytest.mark.clause of {', '.join(missing)}"


def check_named_clauses_exist(game: AnyGame) -> None:
    """Every clause mentioned in the code exists."""
    known = game.clauses.ids
    prefix = known[0].partition("-")[0]
    named = {
        node.value
        for file in sources(game)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value.startswith(f"{prefix}-") and len(node.value) <= len(prefix) + 4
    }
    assert named, f"the code names no clause {prefix}-…"
    assert named <= set(known), f"the code names {sorted(named - set(known))}, which are not clauses"


def check_clauses_are_known(walks: Walks) -> None:
    """Scores, outcomes and options name clauses that exist."""
    game = walks.game
    named = {option.clause: f"option {option.key}" for option in game.info.every_option}
    for match in walks.matches:
        last = match[-1].after
        named |= {part.clause: f"part {part.code}" for score in game.score(last) for part in score.parts}
        if (outcome := game.outcome(last)) is not None:
            named[outcome.clause] = f"outcome {outcome.code}"
    stray = {clause: thing for clause, thing in named.items() if clause not in game.clauses.ids}
    assert stray == {}, f"these name clauses that do not exist: {stray}"


def check_rule_book(game: AnyGame, language: str) -> None:
    """The rule book has a chapter for every section with a page for every clause, in order."""
    book = read_book(game.info.key, language)
    assert book.introduction.startswith("# "), f"{language}: the rule book does not start with its title"
    chapters = [tuple(page.id for page in chapter.pages) for chapter in book.chapters]
    sections = [section.clauses for section in game.clauses.section]
    assert chapters == sections, f"{language}: the rule book has other chapters or clauses, or another order"
    short = [id for id, page in book.pages.items() if len(page.text) <= 20]
    assert short == [], f"{language}: the pages of {short} say nothing"


def check_rulings_are_marked(game: AnyGame, language: str) -> None:
    """The rule book marks our rulings, in the clauses that have one and in no other."""
    pages = read_book(game.info.key, language).pages
    marked = {id for id, page in pages.items() if page.rulings}
    declared = set(game.clauses.rulings)
    assert declared <= set(game.clauses.ids), f"these are not clauses: {declared - set(game.clauses.ids)}"
    unmarked = declared - marked
    assert not unmarked, (
        f"{language}: no ruling (“> …”) in {sorted(unmarked)}, which clauses.toml says have one"
    )
    undeclared = marked - declared
    assert not undeclared, f"{language}: clauses.toml does not list the rulings of {sorted(undeclared)}"
    same = _rulings_of_a_clause(game, SOURCE) == _rulings_of_a_clause(game, language)
    assert same, f"{language}: a clause has more or fewer rulings than in {SOURCE}"


def _rulings_of_a_clause(game: AnyGame, language: str) -> dict[str, int]:
    return {id: len(page.rulings) for id, page in read_book(game.info.key, language).pages.items()}


def check_sections(game: AnyGame) -> None:
    """Every section has a clause, and no section or clause is repeated."""
    clauses = game.clauses
    sections = [section.key for section in clauses.section]
    assert len(set(sections)) == len(sections), "a section is repeated"
    assert all(section.clauses for section in clauses.section), "a section is empty"
    assert len(set(clauses.ids)) == len(clauses.ids), "a clause is repeated"
