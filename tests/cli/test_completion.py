"""What shells offer after Tab, asked as they ask."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meseta.games import keys
from meseta.i18n.languages import LANGUAGES
from tests.cli.command import PATIENCE
from tests.cli.test_version import HEAVY

GOLDEN = Path(__file__).parents[1] / "golden"


def ask(folder: Path, **asked: str) -> subprocess.CompletedProcess[str]:
    """Run the command with what a shell's script puts into its environment."""
    environment = {**os.environ, "MESETA_LANG": "en", **asked}
    run = [sys.executable, "-m", "meseta"]
    return subprocess.run(
        run, env=environment, cwd=folder, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE
    )


def offers(line: str, folder: Path = GOLDEN) -> list[str]:
    """What bash offers for the last word of the line."""
    words = line.split(" ")
    done = ask(folder, _MESETA_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.split()


def test_games_are_offered_wherever_one_is_named() -> None:
    assert offers("meseta play ") == list(keys())
    assert offers("meseta rules in") == ["in_the_ruin"]
    assert offers("meseta selfplay shi") == ["shifting_stones"]


def test_bots_are_those_of_the_game_and_lists_go_on() -> None:
    assert offers("meseta play sonora --bots ex") == ["expert"]
    assert offers("meseta play sonora --bots greedy,no") == ["greedy,novice"]
    assert "apprentice" not in offers("meseta play sonora --bots ")


def test_options_come_with_their_values() -> None:
    assert offers("meseta play sonora -o rou") == ["rounds=6", "rounds=5", "rounds=7"]
    assert offers("meseta play shifting_stones --option rounds") == []


def test_clauses_are_those_of_the_game() -> None:
    assert offers("meseta rules sonora SO-0")[:2] == ["SO-01", "SO-02"]
    assert offers("meseta rules sonora ST-") == []


def test_languages_and_parts_to_print_are_offered() -> None:
    assert offers("meseta games --lang ") == list(LANGUAGES)
    assert "board" in offers("meseta edition print sonora --part ")


def test_files_are_those_that_could_be_meant(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "mine.toml").write_text("name = 'mine'\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("to buy: milk\n", encoding="utf-8")
    (tmp_path / "game.txt").write_text("# ours\nmeseta record 1\n", encoding="utf-8")
    assert offers("meseta play sonora --edition ", tmp_path) == ["folder/", "mine.toml"]
    assert offers("meseta replay ", tmp_path) == ["folder/", "game.txt"]
    assert offers("meseta play --resume ga", tmp_path) == ["game.txt"]
    assert offers("meseta analyse nowhere/", tmp_path) == []


def test_zsh_and_fish_are_told_what_a_clause_is_about() -> None:
    line = {"_TYPER_COMPLETE_ARGS": "meseta rules sonora SO-08"}
    zsh = ask(GOLDEN, _MESETA_COMPLETE="complete_zsh", **line).stdout
    assert '"SO-08":"Three turns' in zsh
    get = {"_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    fish = ask(GOLDEN, _MESETA_COMPLETE="complete_fish", **get, **line).stdout
    assert fish.startswith("SO-08\tThree turns")


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_the_script_that_is_installed_works_in_bash(tmp_path: Path) -> None:
    command = tmp_path / "meseta"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m meseta "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    script = (
        "source <(meseta --show-completion bash)\n"
        "COMP_WORDS=(meseta play so); COMP_CWORD=2; _meseta_completion meseta\n"
        'echo "${COMPREPLY[@]}"\n'
    )
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert done.stdout.strip() == "sonora", done.stderr


@pytest.mark.parametrize("line", ["meseta play ", "meseta play sonora -o ", "meseta rules sonora SO"])
def test_an_answer_loads_nothing_heavy(line: str) -> None:
    words = line.split(" ")
    program = (
        "import json, os, sys\n"
        f"os.environ.update(COMP_WORDS={line!r}, COMP_CWORD='{len(words) - 1}')\n"
        "os.environ['_MESETA_COMPLETE'] = 'complete_bash'\n"
        "sys.argv = ['meseta']\n"
        "from meseta.cli import main\n"
        "try:\n    main()\nexcept SystemExit: pass\n"
        "sys.stderr.write(json.dumps(list(sys.modules)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout.strip()
    assert set(json.loads(done.stderr)).isdisjoint(set(HEAVY) - {"asyncio"})
