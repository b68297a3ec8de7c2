"""`kill -9` in the middle of play: nothing acknowledged is lost, and clients continue."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.databases import Databases
from tests.server.harness import PATIENCE, Person, Process
from tests.server.test_playing import GREEDY, ME, NOBODY


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    store: str, tmp_path: Path, databases: Databases
) -> None:
    server = Process(tmp_path, databases.new() if store == "postgres" else None)
    try:
        ana = Person(server.url, "Ana")
        table = ana.table(ME, ME)
        acknowledged = known = 0
        for round in range(3):
            client = ana.at(table)
            assert client.updates[0]["n"] >= known, "what was acknowledged is still there"
            killer = threading.Timer(0.1 * round, server.kill)
            sent: dict[str, object] = {}
            try:
                for number in range(1_000_000):
                    if number == 3:
                        killer.start()
                    seat = client.seat()
                    sent = {
                        "type": "submit",
                        "id": f"{round}-{number}",
                        "seat": seat,
                        "step": client.updates[seat]["step"],
                        "action": "end",
                    }
                    assert client.answer(dict(sent))["type"] == "accepted"
                    acknowledged += 1
                    known = client.updates[0]["n"]
            except (ConnectionClosed, EOFError, OSError):
                pass
            killer.join()
            client.leave()
            server.start()
            ana = ana.elsewhere(server.url)
            with ana.at(table) as again:
                answer = again.answer(dict(sent))  # it may have been stored or not; now it surely is
                assert answer["type"] == "accepted", answer
                acknowledged += 1
                known = again.updates[0]["n"]
        ana.post(f"/tables/{table}/seats/0/concede")
        entries = ana.http.get(f"/tables/{table}/record").text.count(": end\n")
        assert entries == acknowledged
    finally:
        server.kill()


def test_a_bot_that_was_thinking_moves_after_the_restart(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        ana = Person(server.url, "Ana")
        table = ana.table(ME, GREEDY, options={"first_player": "0"})
        with ana.at(table) as one:
            assert one.submit("end")["type"] == "accepted"
            server.kill()
        server.start()
        with ana.elsewhere(server.url).at(table) as one:
            assert one.wait_for_turn()
    finally:
        server.kill()


def test_a_server_told_to_stop_says_goodbye_and_finishes(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        ana = Person(server.url, "Ana")
        table = ana.table(ME)
        with ana.at(table) as one:
            server.stop()
            with pytest.raises(ConnectionClosed) as closed:
                one.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert one.heard[-1] == b'{"type":"closing"}'
        server.start()
        with ana.elsewhere(server.url).at(table) as one:
            assert one.legal()
    finally:
        server.kill()


def test_a_remote_bot_continues_when_the_server_comes_back(tmp_path: Path) -> None:
    server = Process(tmp_path)
    program: subprocess.Popen[bytes] | None = None
    try:
        ana, eva = Person(server.url, "Ana"), Person(server.url, "Eva")
        table = ana.table(ME, NOBODY, start=False, options={"first_player": "1"})
        eva.sit(table, 1, "Eva")
        link = f"{server.url}{eva.post(f'/tables/{table}/seats/1/link')['path']}"
        ana.post(f"/tables/{table}/start")
        program = subprocess.Popen([sys.executable, "-m", "meseta", "bot", "random", "--url", link])
        for end in (server.stop, server.kill):
            with ana.at(table) as one:
                assert one.wait_for_turn()
            end()
            server.start()
            with ana.at(table) as one:
                assert one.submit("end")["type"] == "accepted"
        with ana.at(table) as one:
            assert one.wait_for_turn()
        ana.post(f"/tables/{table}/seats/0/concede")
        assert program.wait(PATIENCE) == 0
    finally:
        if program is not None:
            program.kill()
            program.wait()
        server.kill()


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        with pytest.raises(AssertionError, match="did not start"):
            Process(tmp_path)
    finally:
        server.kill()
