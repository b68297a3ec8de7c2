"""Bots: in processes of their own, replaced when they fail, and from far away by the same protocol."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

import meseta.bots.registry
import meseta.play.requests
from meseta.core.errors import BadBot
from meseta.games import open_game
from meseta.play.match import start
from meseta.play.requests import replace_bot
from meseta.play.seating import BotFailed, BotSat
from meseta.play.table import Settings, Table
from meseta.server.chance import Chance
from meseta.server.workers import Workers
from tests.server.harness import PATIENCE, Running
from tests.server.test_playing import ME, NOBODY, two_at_a_table

BOTS = """
import os, time

class Dreamer:
    def __init__(self, game): ...
    def choose(self, view, legal, budget, rng):
        time.sleep(600)

class Crasher(Dreamer):
    def choose(self, view, legal, budget, rng):
        os._exit(3)

class Raiser(Dreamer):
    def choose(self, view, legal, budget, rng):
        print("this is no answer")
        raise ValueError("no idea")

class Cheat(Dreamer):
    def choose(self, view, legal, budget, rng):
        return 17

class First(Dreamer):
    def choose(self, view, legal, budget, rng):
        print("noise")
        return next(iter(legal))
"""


def table_with(bot: str) -> Table:
    game = open_game("shifting_stones")
    settings = Settings("shifting_stones", 1)
    table = Table.laid("t", game, settings, "host", 0).after(BotSat(0, bot), 0)
    return table.played(start(game, 1, {}, Chance()), 0)


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("Dreamer", "bot_too_slow"),
        ("Crasher", "bot_crashed"),
        ("Raiser", "bot_raised"),
        ("Cheat", "bot_illegal"),
        ("First", None),
    ],
)
def test_a_bot_that_fails_costs_only_its_process(tmp_path: Path, bot: str, code: str | None) -> None:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)

    async def ask() -> str:
        workers = Workers(1, 2 if bot == "Dreamer" else PATIENCE)
        try:
            try:
                answer = await workers.think(table_with(bot), 0, f"{file}:{bot}")
            except BadBot as error:
                answer = error.code
            workers.seconds = PATIENCE
            assert await workers.think(table_with("random"), 0, "random")
            return answer
        finally:
            await workers.close()

    answer = asyncio.run(ask())
    assert answer == code or (code is None and answer.startswith("s a1b1"))


def test_a_process_that_died_while_it_lay_idle_is_no_bots_fault() -> None:
    async def ask() -> None:
        workers = Workers(1, PATIENCE)
        try:
            await workers.think(table_with("random"), 0, "random")
            (process,) = workers._idle
            process.kill()
            await process.wait()
            assert await workers.think(table_with("random"), 0, "random")
            assert workers.running == 1
        finally:
            await workers.close()

    asyncio.run(ask())


def test_processes_that_are_just_being_started_are_let_go_of_as_well() -> None:
    async def ask() -> None:
        workers = Workers(2, PATIENCE)
        asked = [asyncio.create_task(workers.think(table_with("random"), 0, "random")) for _ in range(3)]
        await asyncio.sleep(0)
        await workers.close()
        assert workers.running == 0
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, BadBot) for answer in answers)

    asyncio.run(ask())


def test_the_next_simpler_bot_takes_over_and_after_the_simplest_none() -> None:
    table = table_with("greedy")
    assert replace_bot(table, 0, "greedy") == BotFailed(0, "apprentice")
    assert replace_bot(table, 0, "apprentice") == BotFailed(0, "novice")
    assert replace_bot(table, 0, "novice") == BotFailed(0, "random")
    assert replace_bot(table, 0, "random") is None


def test_a_bot_that_is_no_more_has_a_deputy() -> None:
    assert replace_bot(table_with("bygone"), 0, "bygone") == BotFailed(0, "greedy")


def test_a_table_goes_on_when_its_bot_fails(
    sqlite_node: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    names = ("random", f"{file}:Crasher")
    monkeypatch.setattr(meseta.play.requests, "bot_names", lambda game: names)
    ana = sqlite_node.person("Ana")
    table = ana.table(ME, {"kind": "bot", "bot": names[1]}, options={"first_player": "1"})
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


def test_a_python_bot_plays_at_a_table_far_away(sqlite_node: Running) -> None:
    command = [sys.executable, "-m", "meseta", "bot", "greedy", "--url", "URL"]
    assert plays_to_the_end(sqlite_node, command) == 0


def test_the_documented_example_plays_with_nothing_but_a_websocket(sqlite_node: Running) -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "plain_bot.py"
    assert plays_to_the_end(sqlite_node, [sys.executable, str(example), "URL"]) == 0


def test_the_bot_command_says_what_is_wrong_with_its_link(sqlite_node: Running) -> None:
    command = [sys.executable, "-m", "meseta", "bot", "greedy", "--url"]
    for url, said in (
        ("http://localhost/t/x", "not the private link"),
        (f"{sqlite_node.url}/t/nowhere#seat=x", "There is no such table"),
        ("http://127.0.0.1:9/t/x#seat=y", "cannot be reached"),
    ):
        done = subprocess.run(
            [*command, url], capture_output=True, text=True, env={**os.environ, "MESETA_LANG": "en"}
        )
        assert (done.returncode, said in done.stderr) == (2, True), done.stderr


def test_hints_come_from_a_worker_too(sqlite_node: Running) -> None:
    ana, _, table = two_at_a_table(sqlite_node, options={"first_player": "0"})
    with ana.at(table) as one:
        assert (
            one.answer({"type": "hint", "seat": 0})["bot"]
            == meseta.bots.registry.bot_names("shifting_stones")[-1]
        )
