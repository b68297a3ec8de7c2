"""Sizes, rates, names, chat and open tables are bounded, each with its own code."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest
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
    requests=Rate(60, 1000),
    sessions=Rate(6, 0),
    messages=Rate(30, 0),
    chat=Rate(3, 0),
    hints=Rate(1, 0),
    tables_each=3,
    sockets_each=4,
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


def test_newcomers_and_requests_from_one_address_are_rate_limited(narrow: Running) -> None:
    statuses = [narrow.create_session().status_code for _ in range(8)]
    assert statuses[-1] == 429


def test_a_client_that_reads_too_slowly_is_disconnected(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(**{**{f: getattr(FREELY, f) for f in FREELY.__struct_fields__}, "backlog": 2})
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
    from meseta.server.errors import STATUS, status_of
    from meseta.tables.problems import NoSuchTable

    for kind, status in STATUS.items():
        if kind.__init__ is MesetaError.__init__:
            assert status_of(kind(NoSuchTable())) == status
