"""Sizes, rates, names, chat and open tables are bounded, each with its own code."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from meseta.core.errors import MesetaError
from meseta.server.config import Config
from meseta.tables.config import Limits, Rate
from tests.server.conftest import FREELY
from tests.server.harness import PATIENCE, Running, running
from tests.server.raw_client import RawClient, framed
from tests.server.test_playing import ME, NOBODY, two_at_a_table

NARROWLY = Limits(
    requests=Rate(60, 0),
    strangers=Rate(5, 0),
    sessions=Rate(10, 0),
    messages=Rate(30, 0),
    chat=Rate(3, 0),
    hints=Rate(1, 0),
    tables_each=3,
    sockets_person=4,
    sockets_each=2,
    body=2000,
)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        Config(data=tmp_path_factory.mktemp("narrow"), limits=NARROWLY, workers=1, bot_seconds=PATIENCE)
    ) as found:
        yield found


def test_each_bound_has_its_own_code(narrow: Running) -> None:
    ana, eva, table = two_at_a_table(narrow, options={"first_player": "0"})
    with ana.at(table) as one:
        for number in range(3):
            assert one.answer({"type": "say", "text": str(number)})["type"] == "accepted"
        assert one.answer({"type": "say", "text": "more"})["error"]["code"] == "too_often"
        assert one.answer({"type": "hint", "seat": 0})["type"] == "hinted"
        assert one.answer({"type": "hint", "seat": 0})["error"]["code"] == "too_often"
        codes = [one.answer({"type": "ping"}).get("error", {}).get("code") for _ in range(30)]
        assert codes[0] is None
        assert codes[-1] == "too_often"
        with suppress(ConnectionClosed):  # perhaps it is, before everything is sent
            for _ in range(25):
                one.send({"type": "ping"})
        with pytest.raises(ConnectionClosed) as closed:
            one.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    ana.table(ME, NOBODY, start=False)
    ana.table(ME, NOBODY, start=False)
    assert ana.refused("POST", "/tables", {"game": "shifting_stones", "seats": 2}) == (429, "too_many_tables")
    assert eva.refused("POST", "/tables", {"game": "x" * 3000, "seats": 2}) == (413, "too_large")
    clients = [eva.at(table) for _ in range(4)]
    with pytest.raises(ConnectionClosed):
        eva.at(table)
    for client in clients:
        client.leave()


def test_one_person_who_is_too_fast_does_not_lock_out_another_at_the_same_address(narrow: Running) -> None:
    greedy, other = narrow.person("Greedy"), narrow.person("Other")
    statuses = [greedy.ask("GET", "/session").status_code for _ in range(61)]
    assert statuses[-1] == 429
    assert other.ask("GET", "/session").status_code == 200


def test_strangers_who_are_too_fast_lock_out_neither_the_known_nor_the_new(narrow: Running) -> None:
    ana = narrow.person("Ana")
    statuses = [narrow.get("/api/games").status_code for _ in range(8)]
    assert statuses[-1] == 429
    assert ana.ask("GET", "/games").status_code == 200
    assert narrow.create_session().status_code == 200


def test_a_cookie_is_known_after_a_restart_even_if_strangers_were_too_fast(narrow: Running) -> None:
    ana = narrow.person("Ana")
    while narrow.get("/api/games").status_code != 429:
        pass
    narrow.node.charges._known.clear()  # as after a restart
    assert ana.ask("GET", "/session").status_code == 200


def test_whoever_holds_a_seat_gets_in_however_fast_others_at_the_address_are(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    limits = replace(FREELY, address=Rate(20, 0))
    with running(Config(data=tmp_path_factory.mktemp("seated"), limits=limits)) as node:
        ana, idle = node.person("Ana"), node.person("Idle")
        table = ana.table(ME)
        idle.get("/session")
        while node.get("/api/games").status_code != 429:
            pass
        assert ana.ask("GET", f"/tables/{table}").status_code == 200
        assert idle.ask("GET", f"/tables/{table}").status_code == 429


def test_whoever_makes_us_load_tables_pays_whatever_they_ask_of_them_unless_they_play_there(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    limits = replace(FREELY, replays_address=Rate(1, 0))
    with running(Config(data=tmp_path_factory.mktemp("loading"), limits=limits)) as node:
        ana, eva = node.person("Ana"), node.person("Eva")
        table = ana.table(ME)

        def drop() -> None:
            node.node.hub.lives.clear()  # as after a minute without anybody there

        drop()
        assert eva.ask("GET", f"/tables/{table}").status_code == 200
        for path in ("", "/frames", "/picture", "/record", "/edition", "/analysis"):
            assert eva.ask("GET", f"/tables/{table}").status_code == 200, "it is in memory"
            drop()
            assert eva.refused("GET", f"/tables/{table}{path}") == (429, "replays_spent")
            assert ana.ask("GET", f"/tables/{table}").status_code == 200
        drop()
        assert ana.refused("GET", "/tables/nowhere") == (404, "no_such_table")


def test_being_somebody_new_is_charged_to_the_address(narrow: Running) -> None:
    statuses = [narrow.create_session().status_code for _ in range(12)]
    assert statuses[-1] == 429
    limits = {refusal.limit for refusal in narrow.node.budgets.limited.latest()}
    assert limits >= {"sessions"}


def test_however_many_tables_there_are_everyone_may_have_a_few(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    limits = replace(FREELY, tables_all=4, tables_few=1, tables_each=4)
    with running(Config(data=tmp_path_factory.mktemp("full"), limits=limits)) as node:
        greedy, ana = node.person("Greedy"), node.person("Ana")
        for _ in range(4):
            greedy.table(ME, NOBODY, start=False)
        wanted = {"game": "shifting_stones", "seats": 2}
        assert greedy.refused("POST", "/tables", wanted) == (429, "too_many_tables")
        ana.table(ME, NOBODY, start=False)
        assert ana.refused("POST", "/tables", wanted) == (429, "too_many_tables")


def test_tables_are_created_at_a_bounded_rate(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(FREELY, tables=Rate(2, 0), tables_address=Rate(3, 0))
    with running(Config(data=tmp_path_factory.mktemp("rate"), limits=limits)) as node:
        ana, eva = node.person("Ana"), node.person("Eva")
        wanted = {"game": "shifting_stones", "seats": 2}
        answers = [ana.ask("POST", "/tables", wanted).status_code for _ in range(3)]
        assert answers == [201, 201, 429]
        answers = [eva.ask("POST", "/tables", wanted).status_code for _ in range(2)]
        assert answers == [201, 429], "the address has used up what it may"


def test_a_client_that_reads_too_slowly_is_disconnected(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(FREELY, backlog=2)
    with running(Config(data=tmp_path_factory.mktemp("slow"), limits=limits)) as node:
        ana = node.person("Ana")
        table = ana.table(ME)
        with closing(RawClient(ana, table)) as one:  # who reads nothing but what the test reads
            one.send(framed(Opcode.TEXT, b'{"type":"hello"}'))
            one.until(b'"type":"update"')
            (socket,) = node.node.hub.lives[table].watchers
            much = b'{"type":"pong","id":"%s"}' % (b"x" * 100_000)

            async def say_much() -> None:
                for _ in range(200):
                    socket.put(much)
                    for _ in range(5):  # time enough to write what the connection takes
                        await asyncio.sleep(0)

            asyncio.run_coroutine_threadsafe(say_much(), node.loop).result(PATIENCE)
            one.until(b"\x88\x02" + (4408).to_bytes(2, "big"))
            told = one.heard.count(b'"type":"pong"')
            assert limits.backlog < told < 200, "what the connection takes is sent, and the rest never"


def test_errors_of_every_class_have_a_status() -> None:
    from meseta.desk.errors import STATUS, status_of
    from meseta.tables.problems import NoSuchTable

    for kind, status in STATUS.items():
        if kind.__init__ is MesetaError.__init__:
            assert status_of(kind(NoSuchTable())) == status
