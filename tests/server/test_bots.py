"""Bots at a running server: replaced when they fail, and remote ones using the same protocol."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meseta.play.requests
from meseta.cli.bot import run_bot
from meseta.core.errors import BadBot
from tests.server.harness import PATIENCE, Running
from tests.server.test_playing import ME, NOBODY, two_at_a_table
from tests.tables.test_workers import BOTS


def test_a_table_continues_when_its_bot_fails(
    sqlite_node: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    names = ("greedy", "random", f"{file}:Crasher")
    monkeypatch.setattr(meseta.play.requests, "bot_names", lambda game: names)
    ana = sqlite_node.person("Ana")
    table = ana.table(ME, {"kind": "bot", "bot": names[-1]}, options={"first_player": "1"})
    with ana.at(table) as one:
        assert one.wait_for_turn()
        assert one.table["chairs"][1]["bot"] == "random"


def plays_to_the_end(node: Running, command: list[str]) -> int:
    """A program plays Eva's seat of a match in which Ana only ends her turns: what it ends with."""
    ana, eva = node.person("Ana"), node.person("Eva")
    table = ana.table(ME, NOBODY, start=False)
    eva.sit(table, 1, "Eva")
    link = eva.post(f"/tables/{table}/seats/1/link")
    ana.post(f"/tables/{table}/start")
    url = f"{node.url}{link['path']}"
    words = [word.replace("URL", url) for word in command]
    program = subprocess.Popen(words)
    try:
        with ana.at(table) as one:
            turns = 0
            while turns < 6 and one.wait_for_turn():
                one.submit("end")
                turns += 1
            if one.wait_for_turn():  # the program has not won yet, and cannot while it is Ana's turn
                ana.post(f"/tables/{table}/seats/0/concede")
        assert turns, "it has moved"
        return program.wait(PATIENCE)
    finally:
        program.kill()
        program.wait()


def test_a_python_bot_plays_at_a_remote_table(sqlite_node: Running) -> None:
    command = [sys.executable, "-m", "meseta", "bot", "greedy", "--url", "URL"]
    assert plays_to_the_end(sqlite_node, command) == 0


def test_the_documented_example_plays_with_nothing_but_a_websocket(sqlite_node: Running) -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "plain_bot.py"
    assert plays_to_the_end(sqlite_node, [sys.executable, str(example), "URL"]) == 0


def test_the_bot_command_says_what_is_wrong_with_its_link(sqlite_node: Running) -> None:
    command = [sys.executable, "-m", "meseta", "bot", "greedy", "--url"]
    for url, code, said in (
        ("http://localhost/t/x", 2, "not the private link"),
        (f"{sqlite_node.url}/t/nowhere#seat=x", 3, "There is no such table"),
        ("http://127.0.0.1:9/t/x#seat=y", 3, "cannot be reached"),
    ):
        done = subprocess.run(
            [*command, url], capture_output=True, text=True, env={**os.environ, "MESETA_LANG": "en"}
        )
        assert (done.returncode, said in done.stderr) == (code, True), done.stderr


def test_a_bot_that_does_not_exist_is_a_wrong_command(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    url = sqlite_node.url + ana.post(f"/tables/{ana.table(ME)}/seats/0/link")["path"]
    with pytest.raises(BadBot) as refused:
        run_bot("wizard", url, 1, "en")
    assert refused.value.code == "bot_unknown"


def test_hints_come_from_a_worker_too(sqlite_node: Running) -> None:
    ana, _, table = two_at_a_table(sqlite_node, options={"first_player": "0"})
    with ana.at(table) as one:
        assert one.answer({"type": "hint", "seat": 0})["hint"]["turn"]
    assert sqlite_node.node.workers._advice.running == 1
