"""Only a game itself, its bots, its puzzles and its words in a terminal know it by its key; all others ask
its plug-in."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from meseta.games import own_plugins

SOURCE = Path(__file__).parents[2] / "src" / "meseta"
KEYS = tuple(plugin.key for plugin in own_plugins())


def is_home(file: Path, key: str) -> bool:
    """Whether the file belongs to the game: rules, bots, puzzles, numbers, drawing or words in a terminal."""
    rooms = ("games", "bots", "daily", "envs", "cli/drawings", "cli/sayings")
    return any(
        file.is_relative_to(SOURCE / room / key) or file in SOURCE.glob(f"{room}/{key}*.py") for room in rooms
    )


def without_types(tree: ast.Module) -> ast.Module:
    """The program without what only a type checker reads: it may know which game a key opens."""
    kept = [
        node
        for node in tree.body
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
        and not (isinstance(node, ast.FunctionDef) and "overload" in map(ast.unparse, node.decorator_list))
    ]
    return ast.Module(kept, [])


def mentions(tree: ast.AST, key: str) -> Iterator[int]:
    """The lines on which a program speaks of the game: by its key, or by importing from its packages."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text == key or f".{key}." in text or f".{key}:" in text:
                yield node.lineno
            case ast.ImportFrom(module=str(module)) if key in module.split("."):
                yield node.lineno
            case ast.ImportFrom(names=names) | ast.Import(names=names):
                if any(key in name.name.split(".") for name in names):
                    yield node.lineno
            case _:
                pass


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_known_to_its_own_packages_alone(key: str) -> None:
    files = sorted(SOURCE.rglob("*.py"))
    assert len(files) > 100
    found = [
        f"{file.relative_to(SOURCE)}:{line}"
        for file in files
        if not is_home(file, key)
        for line in mentions(without_types(ast.parse(file.read_text(encoding="utf-8"))), key)
    ]
    assert found == []


def test_abilities_are_asked_for_by_their_protocols() -> None:
    """What no type promises is not looked up by name; what a module or an error holds is not an ability."""
    allowed = {
        "bots/files.py",  # what a third-party module holds
        "bots/registry.py",  # a class in a third-party file, by the name given
        "cli/__init__.py",  # Typer's errors have a context or none
        "play/matches.py",  # a third-party bot, or what makes one
        "server/logs.py",  # what was given to a log record beside its message
        "store/reader.py",  # a thread's own connection, once it has one
        "store/sqlite.py",  # SQLite's errors have a code, Python's own have none
    }
    asked = {
        str(file.relative_to(SOURCE))
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and (node.func.id == "hasattr" or (node.func.id == "getattr" and len(node.args) == 3))
    }
    assert asked <= allowed
