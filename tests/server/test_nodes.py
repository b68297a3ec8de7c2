"""Several nodes on one database: moves race, listeners are cut off, nodes die."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from meseta.core.record import read_record
from meseta.games import open_game
from meseta.play.replay import replay
from meseta.server.config import Config
from tests.databases import Databases
from tests.server.conftest import FREELY
from tests.server.harness import PATIENCE, AtTable, Person, Process, Running, running, wait_until
from tests.server.test_playing import GREEDY, ME, NOBODY
from tests.server.test_tables import finished


@pytest.fixture(scope="module")
def database(databases: Databases) -> str:
    return databases.new()


@pytest.fixture(scope="module")
def two_nodes(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("nodes")
    config = Config(
        data=folder,
        database=database,
        limits=FREELY,
        workers=1,
        bot_seconds=PATIENCE,
        poll=0.1,
        lease=2000,
        presence=1,
    )
    with running(config) as one, running(config) as two:
        yield one, two


def test_players_at_two_nodes_see_each_others_moves(two_nodes: tuple[Running, Running]) -> None:
    here, there = two_nodes
    ana, eva = here.person("Ana"), there.person("Eva")
    table = ana.table(ME, NOBODY, start=False)
    with ana.at(table) as one, eva.at(table) as two:
        eva.sit(table, 1, "Eva")
        one.until(
            lambda message: message["type"] == "table" and message["table"]["chairs"][1]["name"] == "Eva"
        )
        assert one.table["chairs"][1]["present"] or one.until(
            lambda message: message["type"] == "table" and message["table"]["chairs"][1]["present"]
        )
        ana.post(f"/tables/{table}/start")
        one.until(lambda message: message["type"] == "update")
        two.until(lambda message: message["type"] == "update")
        for _ in range(10):
            actor, other = (one, two) if one.legal() else (two, one)
            assert actor.submit("end")["type"] == "accepted"
            assert other.wait_for_turn()
        one.answer({"type": "say", "text": "hola"})
        two.until(lambda message: message["type"] == "said")
        one.answer({"type": "react", "reaction": "bravo"})
        assert two.until(lambda message: message["type"] == "reacted")["name"] == "Ana"
        eva.post(f"/tables/{table}/seats/1/concede")
        one.until(lambda message: message["type"] == "table" and message["table"]["status"] == "finished")


def test_a_node_that_is_behind_refuses_nothing(
    two_nodes: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two_nodes
    ana, eva = here.person("Ana"), there.person("Eva")
    table = ana.table(ME, NOBODY, start=False)
    monkeypatch.setattr(here.node, "_catch_up", _hear_nothing)
    eva.sit(table, 1, "Eva")
    assert ana.post(f"/tables/{table}/start")["chairs"][1]["name"] == "Eva"
    assert ana.refused("POST", f"/tables/{table}/start") == (409, "not_waiting")


async def _hear_nothing(table: str, version: int) -> None:
    """A notice that never arrives."""


def test_of_two_moves_for_one_ply_one_wins_and_the_other_is_decided_again(
    two_nodes: tuple[Running, Running],
) -> None:
    here, there = two_nodes
    ana = here.person("Ana")
    table = ana.table(ME, ME, options={"first_player": "0"})
    elsewhere = ana.elsewhere(there.url)
    with ana.at(table) as one, elsewhere.at(table) as two, ThreadPoolExecutor(2) as both:
        for number in range(15):
            actor = one.seat()
            while two.updates[actor]["step"] != one.updates[actor]["step"]:
                two.hear()
            step = one.updates[actor]["step"]
            message = {"type": "submit", "seat": actor, "step": step, "action": "end"}
            answers = list(
                both.map(
                    lambda client: client[0].answer(dict(message, id=f"{client[1]}-{number}")),  # noqa: B023  # called at once
                    ((one, "one"), (two, "two")),
                )
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["accepted", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["error"]["code"] in ("stale_submission", "illegal_action")
            for client in (one, two):
                while not client.updates[1 - actor]["legal"]:
                    client.hear()
    entries = ana.post(f"/tables/{table}/seats/0/concede") and ana.http.get(f"/tables/{table}/record").text
    assert entries.count(": end\n") == 15


def test_seats_that_act_at_the_same_time_at_two_nodes_do_not_affect_each_other(
    two_nodes: tuple[Running, Running],
) -> None:
    here, there = two_nodes
    ana, eva = here.person("Ana"), there.person("Eva")
    table = ana.table(ME, NOBODY, start=False, game="in_the_ruin")
    eva.sit(table, 1, "Eva")
    ana.post(f"/tables/{table}/start")

    answers: tuple[list[str], list[str]] = ([], [])

    def play(client: AtTable, seat: int) -> None:
        rng = random.Random(seat)
        while client.wait_for_turn():
            answers[seat].append(client.submit(rng.choice(client.legal()), seat)["type"])

    with ana.at(table) as one, eva.at(table) as two, ThreadPoolExecutor(2) as both:
        playing = [both.submit(play, client, seat) for seat, client in enumerate((one, two))]
        wait_until(lambda: min(map(len, answers)) > 20 or any(asked.done() for asked in playing))
        ana.post(f"/tables/{table}/seats/0/concede")
        for asked in playing:
            asked.result(PATIENCE)
    for given in answers:
        assert len(given) > 20
        assert set(given[:-1]) == {"accepted"}  # the last may have come after the end
    record = ana.http.get(f"/tables/{table}/record").text
    assert replay(open_game("in_the_ruin"), read_record(record)).entries


def test_the_same_submission_at_two_nodes_takes_effect_once(two_nodes: tuple[Running, Running]) -> None:
    here, there = two_nodes
    ana = here.person("Ana")
    table = ana.table(ME, ME, options={"first_player": "0"})
    with ana.at(table) as one, ana.elsewhere(there.url).at(table) as two, ThreadPoolExecutor(2) as both:
        step = one.updates[0]["step"]
        message = {"type": "submit", "id": "same", "seat": 0, "step": step, "action": "end"}
        answers = list(both.map(lambda client: client.answer(dict(message)), (one, two)))
        assert [answer["type"] for answer in answers] == ["accepted", "accepted"]
        assert sorted(answer["repeated"] for answer in answers) == [False, True]


def test_revoking_a_link_at_one_node_disconnects_its_users_at_another(
    two_nodes: tuple[Running, Running],
) -> None:
    here, there = two_nodes
    ana = here.person("Ana")
    table = ana.table(ME, ME)
    token = ana.post(f"/tables/{table}/seats/1/link")["token"]
    with Person(there.url, token=token).at(table) as program:
        assert program.welcome["viewers"] == [1]
        assert ana.ask("DELETE", f"/tables/{table}/seats/1/link").status_code == 204
        with pytest.raises(ConnectionClosed):
            program.until(lambda message: False)


def test_a_listener_that_was_cut_off_catches_up(two_nodes: tuple[Running, Running], database: str) -> None:
    here, there = two_nodes
    ana, eva = here.person("Ana"), there.person("Eva")
    table = ana.table(ME, NOBODY, start=False, options={"first_player": "0"})
    eva.sit(table, 1)
    ana.post(f"/tables/{table}/start")
    with ana.at(table) as one, eva.at(table) as two:
        for _ in range(3):
            listener = there.node.store.listener
            assert listener is not None
            before = listener.connections
            with psycopg.connect(database, autocommit=True) as admin:
                admin.execute(
                    "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
                    " WHERE application_name = 'meseta listener' AND datname = current_database()"
                )
            assert one.submit("end")["type"] == "accepted"
            assert two.wait_for_turn()
            wait_until(lambda: listener.connections > before)  # noqa: B023  # called at once
            assert two.submit("end")["type"] == "accepted"
            assert one.wait_for_turn()


def test_a_writer_that_was_cut_off_reconnects_unnoticed(
    two_nodes: tuple[Running, Running], database: str
) -> None:
    here, _ = two_nodes
    ana = here.person("Ana")
    table = ana.table(ME, ME)
    with ana.at(table) as one:
        for _ in range(5):
            with psycopg.connect(database, autocommit=True) as admin:
                admin.execute(
                    "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
                    " WHERE application_name IN ('meseta writer', 'meseta reader')"
                    " AND datname = current_database()"
                )
            assert one.submit("end")["type"] == "accepted"
            assert ana.get(f"/tables/{table}")["status"] == "playing"


def test_when_a_node_is_killed_while_a_bot_thinks_another_takes_over(
    databases: Databases, tmp_path: Path
) -> None:
    database = databases.new()
    first, second = Process(tmp_path / "a", database), Process(tmp_path / "b", database)
    try:
        ana = Person(first.url, "Ana")
        table = ana.table(ME, GREEDY, options={"first_player": "0"})
        with ana.at(table) as one:
            accepted = one.submit("end")
            assert accepted["type"] == "accepted"
            first.kill()
        with ana.elsewhere(second.url).at(table) as one:
            assert one.wait_for_turn()
            assert one.submit("end")["type"] == "accepted"
            assert one.wait_for_turn()
    finally:
        first.kill()
        second.kill()


def test_what_one_node_has_judged_another_need_not(
    two_nodes: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two_nodes
    ana, table = finished(here)
    found = ana.get(f"/tables/{table}/analysis")
    monkeypatch.setattr(there.node.workers, "study", None)
    assert there.person().get(f"/tables/{table}/analysis") == found
