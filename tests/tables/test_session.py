"""One client at one table, without a network."""

from pathlib import Path

from meseta.tables.node import Node
from tests.tables.nodes import Wire, person, with_node

HELLO = '{"type": "hello"}'


def test_a_host_without_a_web_server_can_let_somebody_play(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table(first_player="0")
        wire = Wire()
        session = ana.session(wire, live.table.id)
        session.connect("somewhere")
        await session.greet(HELLO)
        assert wire.kinds() == ["welcome", "update"]
        step = wire.sent[-1]["step"]
        await session.take(f'{{"type":"submit","id":"1","seat":0,"step":{_json(step)},"action":"end"}}')
        await session.take(b'{"type":"ping","id":"2"}')
        assert [kind for kind in wire.kinds()[2:] if kind != "table"] == ["update", "accepted", "pong"]
        await session.disconnect()
        assert not live.watchers
        assert not node.clients

    with_node(tmp_path, work)


def _json(step: dict[str, int]) -> str:
    return str(step).replace("'", '"')


def test_who_does_not_say_hello_is_turned_away(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table()
        for first, code in (('{"type":"ping","id":"1"}', 4400), ("nonsense", 4400), (HELLO, None)):
            wire = Wire()
            session = ana.session(wire, live.table.id)
            session.connect("somewhere")
            await session.greet(first)
            assert wire.code == code
            await session.disconnect()
        wire = Wire()
        await ana.session(wire, "nowhere").greet(HELLO)
        assert (wire.kinds(), wire.code) == (["refused"], 4404)

    with_node(tmp_path, work)


def test_who_is_let_go_is_not_listened_to_any_more(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table()
        wire = Wire()
        session = ana.session(wire, live.table.id)
        session.connect("somewhere")
        await session.greet(HELLO)
        wire.close(1008)  # while the next message was on its way
        before = node.metrics.text()
        await session.take('{"type": "ping", "id": "1"}')
        assert node.metrics.text() == before, "it was not even counted"
        await session.disconnect()

    with_node(tmp_path, work)
