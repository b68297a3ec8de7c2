"""A reader can type the commands that documents name."""

import json
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from meseta.cli.app import app
from tests.docs import documents
from tests.docs.documents import ROOT

WORD = re.compile(r"[a-z][a-z0-9-]*")


@cache
def meseta_commands() -> dict[str, set[str]]:
    """The options of each command of `meseta`; a command of a group is named after its group."""
    found = {}
    pending = [("", typer.main.get_command(app))]
    while pending:
        name, command = pending.pop()
        found[name] = {option for one in command.params for option in [*one.opts, *one.secondary_opts]}
        if isinstance(command, TyperGroup):
            pending += [(f"{name} {key}".strip(), one) for key, one in command.commands.items()]
    return found


@cache
def make_targets() -> set[str]:
    """What can be made."""
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@cache
def npm_scripts() -> set[str]:
    """What npm can run in the client's folder."""
    return set(json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"])


def meseta_mistake(words: list[str]) -> str | None:
    """What is wrong with a call of `meseta`."""
    commands = meseta_commands()
    group = any(name.startswith(f"{words[0]} ") for name in commands)
    name = " ".join(words[:2]) if group else words[0]
    if name not in commands:
        return f"meseta has no command {name}"
    options = [word.partition("=")[0] for word in words if re.fullmatch(r"--?[a-z][\w-]*(=.*)?", word)]
    unknown = set(options) - commands[name]
    return f"meseta {name} has no {', '.join(sorted(unknown))}" if unknown else None


def mistake(command: str) -> str | None:
    """What is wrong with a command, or None; what does not look like one is left alone."""
    words = command.split()
    while words and ("=" in words[0] or words[0] in ("nice", "-n") or re.fullmatch(r"-\d+", words[0])):
        words.pop(0)
    match words:
        case ["meseta", first, *rest] if WORD.fullmatch(first):
            return meseta_mistake([first, *rest])
        case ["make", target, *_] if WORD.fullmatch(target):
            return None if target in make_targets() else f"make has no target {target}"
        case ["python", "-m", module, *_]:
            return None if find_spec(module) else f"there is no module {module}"
        case ["npm", "--prefix", "web", "run", script, *_] | ["npm", "run", script, *_]:
            return None if script in npm_scripts() else f"npm runs no {script}"
        case _:
            return None


@pytest.mark.parametrize("document", documents.current(), ids=documents.name)
def test_every_command_a_document_names_exists(document: Path) -> None:
    commands = documents.commands(document.read_text("utf-8"))
    assert not [wrong for command in commands if (wrong := mistake(command))]


@pytest.mark.parametrize(
    "command",
    [
        "meseta nothing",
        "meseta edition burn",
        "meseta ladder sonora --nothing 3",
        "make nothing",
        "python -m bench.nothing",
        "npm --prefix web run nothing",
        "nice -n -15 python -m bench.nothing",
    ],
)
def test_a_command_that_does_not_exist_is_noticed(command: str) -> None:
    assert mistake(command)
