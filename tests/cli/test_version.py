"""What the command says of itself, and how little it loads to say it."""

import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import meseta
from tests.cli import command
from tests.cli.command import PATIENCE

ROOT = Path(__file__).parents[2]
HEAVY = (
    "asyncio",
    "babel",
    "fluent",
    "litestar",
    "numba",
    "numpy",
    "psycopg",
    "uvicorn",
    "uvloop",
    "websockets",
)
"""What takes long to import; --help and --version need none of it."""
OURS = ("arena", "bots", "discs", "games", "play", "server", "store", "tables")
LOADED = """
import json, sys
from meseta.cli import main
sys.argv = ["meseta", *sys.argv[1:]]
try:
    main()
except SystemExit as done:
    assert not done.code
sys.stderr.write(json.dumps(list(sys.modules)))
"""


def modules_loaded_by(*arguments: str) -> set[str]:
    """The modules in memory once the command has been carried out."""
    run = [sys.executable, "-c", LOADED, *arguments]
    done = subprocess.run(run, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=True)
    assert done.stdout
    return set(json.loads(done.stderr))


def test_the_command_and_the_package_say_their_version() -> None:
    assert command.meseta("--version").stdout == f"meseta {meseta.__version__}\n"
    assert version("meseta") == meseta.__version__


def test_every_file_that_names_a_version_names_this_one() -> None:
    assert json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["version"] == meseta.__version__
    assert f"\nversion: {meseta.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    heading = re.compile(rf"^## \[(Unreleased|{re.escape(meseta.__version__)})\]", re.MULTILINE)
    assert heading.search((ROOT / "CHANGELOG.md").read_text("utf-8"))


@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ("serve", "--help"), ("admin", "--help")])
def test_help_and_version_load_nothing_heavy(arguments: tuple[str, ...]) -> None:
    loaded = modules_loaded_by(*arguments)
    assert "meseta.cli.app" in loaded
    assert loaded.isdisjoint({*HEAVY, *(f"meseta.{package}" for package in OURS)})


def test_the_games_are_listed_without_a_server() -> None:
    loaded = modules_loaded_by("games")
    assert "meseta.games.sonora" in loaded
    assert loaded.isdisjoint({"litestar", "numba", "psycopg", "uvicorn", "meseta.server", "meseta.tables"})


def test_a_rule_book_is_read_without_opening_its_game() -> None:
    loaded = modules_loaded_by("rules", "sonora", "SO-08")
    assert "meseta.games.sonora.plugin" in loaded
    assert loaded.isdisjoint({"meseta.games.sonora.game", "meseta.discs", "meseta.bots"})
