"""`meseta bot` at a real server: it waits when it is told to, comes back, and knows when to stop."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meseta.cli.remote_play
import meseta.tables.client
from meseta.cli.bot import run_bot, sit_down
from meseta.cli.remote_play import RemotePlay
from meseta.cli.remote_seat import RemoteSeat
from meseta.cli.seat_link import RemoteError, SeatLink, read_link
from meseta.tables.limits import Pace, TooFast
from meseta.tables.problems import TooOften
from tests.server.conftest import sqlite_config
from tests.server.harness import PATIENCE, Person, Process, Running, running
from tests.server.test_playing import ME, NOBODY

BOT: Any = {"kind": "bot", "bot": "random"}


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meseta.cli.remote_play, "FIRST_PAUSE", 0.0)


class Diary:
    """What a remote bot says, and what a test does meanwhile."""

    def __init__(self, meanwhile: Callable[[RemoteSeat], None] = lambda seat: None) -> None:
        self.meanwhile = meanwhile
        self.lines: list[str] = []

    def heard(self, seat: RemoteSeat) -> None:
        self.meanwhile(seat)

    def pausing(self, seconds: float) -> None:
        self.lines.append("pausing")

    def lost(self, detail: str, seconds: float) -> None:
        self.lines.append("lost")

    def back(self) -> None:
        self.lines.append("back")

    def took_back(self) -> None:
        self.lines.append("took back")


def link_of(person: Person, table: str, seat: int = 0) -> SeatLink:
    return read_link(person.url + person.post(f"/tables/{table}/seats/{seat}/link")["path"])


def play(link: SeatLink, diary: Diary, bot: str = "random") -> RemoteSeat:
    seat = RemoteSeat(bot, partial(sit_down, bot, link, None), Random(1))
    RemotePlay(link, seat, diary).run()
    return seat


def once(do: Callable[[], object]) -> Callable[[RemoteSeat], None]:
    """Do it when the bot has chosen its third action."""
    left = [do]

    def meanwhile(seat: RemoteSeat) -> None:
        if seat.chosen >= 3 and left:
            left.pop()()

    return meanwhile


class Hasty(Pace):
    """A limit that refuses every third message at first, but does not ask for much patience."""

    _counted = 0

    def take(self, caller: str, cost: float = 1) -> None:
        self._counted += 1
        if self._counted % 3 == 0:
            raise TooFast(TooOften(seconds=0))


@pytest.fixture(scope="module")
def strict_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(meseta.tables.client, "Pace", Hasty)
        with running(sqlite_config(tmp_path_factory.mktemp("strict"))) as found:
            yield found


@pytest.mark.parametrize("game", ["shifting_stones", "in_the_ruin", "sonora"])
def test_a_bot_that_is_told_to_wait_waits_and_plays_to_the_end(strict_node: Running, game: str) -> None:
    ana = strict_node.person("Ana")
    diary = Diary()
    seat = play(link_of(ana, ana.table(ME, BOT, game=game)), diary, bot="greedy")
    assert seat.result is not None
    assert {score.seat for score in seat.result.scores} == {0, 1}
    assert "pausing" in diary.lines
    assert "lost" not in diary.lines


def test_a_bot_comes_back_after_its_server_was_killed(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        ana = Person(server.url, "Ana")
        table = ana.table(ME, start=True)

        class Reviving(Diary):
            def lost(self, detail: str, seconds: float) -> None:
                super().lost(detail, seconds)
                server.start()

        diary = Reviving(once(server.kill))
        seat = play(link_of(ana, table), diary)
        assert seat.result is not None
        assert diary.lines[0] == "lost"
        assert diary.lines[-1] == "back"
    finally:
        server.kill()


def test_a_bot_goes_on_from_where_another_process_has_left(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    link = link_of(ana, ana.table(ME))

    def leave() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(link, Diary(once(leave)))
    assert play(link, Diary()).result is not None


def test_a_bot_takes_its_seat_back_from_a_stand_in(sqlite_node: Running) -> None:
    ana, eva = sqlite_node.person("Ana"), sqlite_node.person("Eva")
    table = ana.table(ME, NOBODY, start=False, options={"first_player": "0"})
    eva.sit(table, 1, "Eva")
    link = link_of(ana, table)
    ana.post(f"/tables/{table}/start")
    ana.http.put(f"/tables/{table}/seats/0/bot", json={"bot": None})

    def concede(seat: RemoteSeat) -> None:
        if seat.chosen and not seat.over:
            eva.ask("POST", f"/tables/{table}/seats/1/concede")

    diary = Diary(concede)
    seat = play(link, diary)
    assert diary.lines == ["took back"]
    assert seat.result is not None
    assert seat.result.winners == [0]


def test_a_revoked_link_ends_it(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    table = ana.table(ME)
    link = link_of(ana, table)
    revoke = once(lambda: ana.ask("DELETE", f"/tables/{table}/seats/0/link"))
    with pytest.raises(RemoteError) as raised:
        play(link, Diary(revoke))
    assert raised.value.code == "link_invalid"


def test_the_link_of_another_table_is_no_seat_here(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    here, there = ana.table(ME), ana.table(ME)
    link = link_of(ana, there)
    with pytest.raises(RemoteError) as raised:
        play(link._replace(api=link.api.replace(there, here)), Diary())
    assert raised.value.code == "seat_not_yours"


def test_the_command_says_where_the_bot_plays_how_far_it_is_and_who_has_won(
    sqlite_node: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    ana = sqlite_node.person("Ana")
    table = ana.table(ME, BOT)
    url = sqlite_node.url + ana.post(f"/tables/{table}/seats/0/link")["path"]
    run_bot("greedy", url, 1, "en")
    said = capsys.readouterr()
    other = ana.get(f"/tables/{table}")["chairs"][1]["name"]
    assert said.err.startswith(f"Shifting Stones: greedy plays as Ana, at the table of Ana, {other}.\n")
    assert "20 actions so far; the latest: " in said.err
    assert "The last round has been played." in said.out
    assert "total" in said.out
    run_bot("greedy", url, 1, "es")  # the match is over, which is all there is to say
    assert "Se ha jugado la última ronda." in capsys.readouterr().out


THROWER = """class Thrower:
    def __init__(self, game): pass
    def choose(self, view, legal, budget, rng):
        return self.plan(view)
    def plan(self, view):
        return view.wisdom
"""


def command(bot: str, url: str) -> list[str]:
    return [sys.executable, "-m", "meseta", "bot", bot, "--url", url]


ENGLISH = {**os.environ, "MESETA_LANG": "en"}


def test_a_bot_that_fails_shows_its_own_lines_and_says_how_to_go_on(
    sqlite_node: Running, tmp_path: Path
) -> None:
    path = tmp_path / "thrower.py"
    path.write_text(THROWER, encoding="utf-8")
    ana = sqlite_node.person("Ana")
    table = ana.table(ME)
    url = sqlite_node.url + ana.post(f"/tables/{table}/seats/0/link")["path"]
    done = subprocess.run(
        command(f"{path}:Thrower", url), capture_output=True, text=True, env=ENGLISH, timeout=PATIENCE
    )
    assert done.returncode == 4, done.stderr
    assert "plays as Ana, at the table of Ana." in done.stderr
    assert f'File "{path}", line 4, in choose' in done.stderr
    assert f'File "{path}", line 6, in plan' in done.stderr
    assert "meseta/" not in done.stderr
    assert done.stderr.endswith("the same command goes on from here.\n")


def interruptible(arguments: list[str]) -> "subprocess.Popen[str]":
    """A process that Ctrl+C ends, even if we were started by a shell that lets it end nothing in the
    background: a signal that is ignored stays so in whatever is started, one that is handled does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True, env=ENGLISH)
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_bot_that_is_interrupted_leaves_and_its_seat_stays(sqlite_node: Running) -> None:
    ana = sqlite_node.person("Ana")
    table = ana.table(ME, NOBODY, start=False)
    url = sqlite_node.url + ana.post(f"/tables/{table}/seats/0/link")["path"]
    bot = interruptible(command("random", url))
    try:
        assert bot.stderr is not None
        while "Waiting for the match" not in (line := bot.stderr.readline()):
            assert line, "it has ended"
        bot.send_signal(signal.SIGINT)
        assert "Left the table." in bot.stderr.read()
        assert bot.wait(PATIENCE) == 130
        assert ana.get(f"/tables/{table}")["chairs"][0]["mine"]
    finally:
        bot.kill()
        bot.communicate()
