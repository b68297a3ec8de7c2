"""One client at one table, without a network."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
import pytest

from meseta.play.creation import CallerSits
from meseta.store.errors import Conflict, StoreError
from meseta.store.problems import StoreUnavailable, StoreUncertain
from meseta.store.rows import Change, NewLink, Stored
from meseta.tables import node as node_module
from meseta.tables import recollection
from meseta.tables.cached_games import open_cached
from meseta.tables.config import Limits, Rate
from meseta.tables.errors import NoSuchThing
from meseta.tables.limits import TooFast, Who
from meseta.tables.live import LiveTable
from meseta.tables.node import Node
from meseta.tables.recollection import AT_ONCE, Memory
from meseta.tables.replays import Replays
from meseta.tables.session import Session
from meseta.tables.tokens import hashed, new_token
from tests.games.strangers import install_pebbles, installed
from tests.tables.hubs import Gate, move
from tests.tables.nodes import Person, Wire, person, with_node

P = ParamSpec("P")
T = TypeVar("T")

HELLO = '{"type": "hello"}'
SOMEBODY = Who("", "somewhere")


def test_a_host_without_a_web_server_can_let_somebody_play(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table(first_player="0")
        wire = Wire()
        client = ana.session(wire, live.table.id)
        client.connect("somewhere")
        await client.greet(HELLO)
        assert wire.kinds() == ["welcome", "update"]
        step = wire.update()["step"]
        await client.take(f'{{"type":"submit","id":"1","seat":0,"step":{_json(step)},"action":"end"}}')
        await client.take(b'{"type":"ping","id":"2"}')
        assert [kind for kind in wire.kinds()[2:] if kind != "table"] == ["update", "accepted", "pong"]
        await client.disconnect()
        assert not live.watchers
        assert not node.clients

    with_node(tmp_path, work)


def _json(step: dict[str, int]) -> str:
    return str(step).replace("'", '"')


def test_a_client_that_does_not_say_hello_is_turned_away(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table()
        for first, code in (('{"type":"ping","id":"1"}', 4400), ("nonsense", 4400), (HELLO, None)):
            wire = Wire()
            client = ana.session(wire, live.table.id)
            client.connect("somewhere")
            await client.greet(first)
            assert wire.code == code
            await client.disconnect()
        wire = Wire()
        await ana.session(wire, "nowhere").greet(HELLO)
        assert (wire.kinds(), wire.code) == (["refused"], 4404)

    with_node(tmp_path, work)


def test_a_table_whose_game_was_uninstalled_is_no_table(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        with installed(tmp_path):
            live = await ana.table(game="pebbles")
        open_cached.cache_clear()
        node.hub.lives.clear()
        wire = Wire()
        client = ana.session(wire, live.table.id)
        client.connect("somewhere")
        await client.greet(HELLO)
        assert (wire.sent[-1]["error"]["code"], wire.code) == ("unknown_game", 4404)
        await client.disconnect()

    install_pebbles(tmp_path)
    with_node(tmp_path / "data", work)


def test_a_client_being_disconnected_is_ignored(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table()
        wire = Wire()
        client = ana.session(wire, live.table.id)
        client.connect("somewhere")
        await client.greet(HELLO)
        wire.close(1008)  # while the next message was on its way
        before = dict(node.metrics.messages)
        await client.take('{"type": "ping", "id": "1"}')
        assert node.metrics.messages == before, "it was not even counted"
        await client.disconnect()

    with_node(tmp_path, work)


class Counting(Replays):
    """Replays that count what they are asked for, and may be held up."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.gate: Gate | None = None

    async def do(self, who: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.asked.append(work.__name__)
        done = await super().do(who, work, *args, **kwargs)
        if self.gate is not None:
            await self.gate.wait()
        return done


def counted(node: Node) -> Counting:
    """The node's replays from now on."""
    node.hub.replays = Counting()
    return node.hub.replays


async def play_on(node: Node, table: str, moves: int, name: str = "") -> None:
    """Whoever is to act ends the turn, so many times."""
    for number in range(moves):
        await node.hub.request(table, move(node.hub, id=f"{name}{number}"), "ana")


async def greeted(ana: Person, table: str, hello: str = HELLO) -> tuple[Session, Wire]:
    """A client that has said hello."""
    wire = Wire()
    client = ana.session(wire, table)
    client.connect("somewhere")
    await client.greet(hello)
    return client, wire


async def settled(client: Session) -> None:
    """Wait for an answer that takes a while."""
    if client._client._slow is not None:
        await client._client._slow


def forget(live: LiveTable) -> None:
    """What was told is forgotten, as if nobody had asked for it for long."""
    for one in live.recollections.values():
        one.forget()
    live.recollections.clear()


def test_moves_made_while_a_long_match_is_retold_are_neither_lost_nor_sent_twice(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table(CallerSits("Eva"))
        id = live.table.id
        await play_on(node, id, AT_ONCE)
        assert live.table.match is not None
        long = len(live.table.match.entries)
        replays = counted(node)
        replays.gate = Gate()
        wire = Wire()
        client = ana.session(wire, id)
        client.connect("somewhere")
        connecting = asyncio.create_task(client.greet(HELLO))
        await replays.gate.reached.wait()
        assert wire.sent == []
        await play_on(node, id, 1, "meanwhile")  # it waits for nobody
        replays.gate.open.set()
        await connecting
        await play_on(node, id, 1, "afterwards")
        for seat in (0, 1):
            updates = [sent for sent in wire.sent if sent["type"] == "update" and sent["viewer"] == seat]
            assert len(updates) == 2
            told = [told["n"] for update in updates for told in update["told"]]
            assert told == list(range(1, updates[-1]["n"] + 1))
            assert updates[-1]["n"] > long
        assert wire.kinds()[:3] == ["welcome", "update", "update"]
        await client.disconnect()

    with_node(tmp_path, work)


def test_who_connects_again_costs_only_what_is_new(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table(CallerSits("Eva"))
        await play_on(node, live.table.id, 2 * AT_ONCE)
        replays = counted(node)
        first, seen = await greeted(ana, live.table.id)
        assert replays.asked == ["retold"], "nobody was watching, so it had to be replayed once"
        await first.disconnect()
        await play_on(node, live.table.id, 3, "missed")
        n = seen.update()["n"]
        again, seen = await greeted(ana, live.table.id, f'{{"type": "hello", "since": {{"1": {n}}}}}')
        assert [told["n"] for told in seen.update()["told"]] == list(range(n + 1, seen.update()["n"] + 1))
        assert seen.update()["n"] > n
        newcomer, seen = await greeted(ana, live.table.id)
        assert seen.update()["told"][0]["n"] == 1
        assert replays.asked == ["retold"]
        for client in (again, newcomer):
            await client.disconnect()

    with_node(tmp_path, work)


def test_a_long_match_is_told_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(node: Node) -> None:
        monkeypatch.setattr(recollection, "PAGE", 10)
        ana = await person(node, "Ana")
        live = await ana.table(CallerSits("Eva"))
        await play_on(node, live.table.id, 2 * AT_ONCE)
        client, wire = await greeted(ana, live.table.id, '{"type": "hello", "seats": [0]}')
        n = wire.update()["n"]
        assert [told["n"] for told in wire.update()["told"]] == list(range(n - 9, n + 1))
        forget(live)
        numbers: list[int] = []
        before = n - 9
        while before > 1:
            await client.take(f'{{"type":"recall","id":"{before}","viewer":0,"before":{before}}}')
            await settled(client)
            told = [told["n"] for told in wire.sent[-1]["told"]]
            assert (wire.sent[-1]["type"], wire.sent[-1]["id"]) == ("recalled", str(before))
            numbers, before = told + numbers, told[0]
        assert numbers == list(range(1, n - 9))
        await client.take('{"type":"recall","id":"x","viewer":1,"before":9}')
        assert wire.sent[-1]["error"]["code"] == "not_your_seat"
        await client.disconnect()

    with_node(tmp_path, work)


def test_replays_are_charged_by_their_length(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table(CallerSits("Eva"))
        await play_on(node, live.table.id, 2 * AT_ONCE)
        replays = counted(node)
        first, _ = await greeted(ana, live.table.id)
        await first.disconnect()
        forget(live)
        _, wire = await greeted(ana, live.table.id)
        assert wire.sent[-1]["error"]["code"] == "replays_spent"
        assert wire.sent[-1]["error"]["values"]["seconds"] >= 1
        assert (wire.code, replays.asked) == (4429, ["retold"])

    with_node(tmp_path, work, limits=Limits(replays=Rate(120, 0.1)))


def test_the_latest_moments_are_shown_again_without_a_replay(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table(CallerSits("Eva"))
        client, wire = await greeted(ana, live.table.id)
        await play_on(node, live.table.id, 4)
        replays = counted(node)
        start = wire.update()["n"] - 2
        viewer = wire.update()["viewer"]
        here = msgspec.json.decode(await node.frames(live, viewer, False, start, 40, SOMEBODY))
        assert (len(here["frames"]), replays.asked) == (3, [])
        live.recent.clear()
        replayed = msgspec.json.decode(await node.frames(live, viewer, False, start, 40, SOMEBODY))
        assert replays.asked == ["frames"]
        assert here == replayed
        await client.disconnect()

    with_node(tmp_path, work)


def test_what_was_told_takes_no_more_memory_than_allowed(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        node.hub.memory = Memory(25_000)
        lives = [await ana.table(CallerSits("Eva")) for _ in range(4)]
        for live in lives:
            await play_on(node, live.table.id, AT_ONCE)
            client, wire = await greeted(ana, live.table.id)
            assert wire.update()["told"][0]["n"] == 1
            await client.disconnect()
        assert node.hub.memory.total <= 25_000
        kept = [len(one.told) for live in lives for one in live.recollections.values()]
        assert kept[0] == 0 < kept[-1]

    with_node(tmp_path, work)


def test_a_brief_disconnection_without_missed_moves_needs_no_replay(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table()
        _, first = await greeted(ana, live.table.id)
        replays = counted(node)
        since = f'{{"type": "hello", "since": {{"0": {first.update()["n"]}}}}}'
        _, second = await greeted(ana, live.table.id, since)
        assert second.update()["told"] == []
        assert second.update()["view"] == first.update()["view"]
        assert replays.asked == []

    with_node(tmp_path, work)


async def stored(ana: Person, node: Node, moves: int) -> str:
    """A table of Ana's that is not in memory."""
    live = await ana.table(CallerSits("Eva"))
    await play_on(node, live.table.id, moves)
    node.hub.lives.clear()
    return live.table.id


def test_loading_a_table_is_charged_to_whoever_causes_it(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana, eva = await person(node, "Ana"), await person(node, "Eva")
        first, second = await stored(ana, node, AT_ONCE), await stored(ana, node, AT_ONCE)
        replays = counted(node)
        await node.load(first, eva.caller, Who(eva.caller.person, "home"))
        _, wire = await greeted(eva, second)
        assert wire.sent[-1]["error"]["code"] == "replays_spent"
        assert (wire.code, replays.asked) == (4429, ["restored"]), "nothing was even read for it"

    with_node(tmp_path, work, limits=Limits(replays=Rate(AT_ONCE + 10, 0.001)))


def test_a_stranger_pays_for_loading_by_address(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        tables = [await stored(ana, node, AT_ONCE) for _ in range(2)]
        await node.load(tables[0], None, Who("", "home"))
        with pytest.raises(TooFast):
            await node.load(tables[1], None, Who("", "home"))
        await node.load(tables[1], None, Who("", "elsewhere"))

    with_node(tmp_path, work, limits=Limits(replays_address=Rate(AT_ONCE + 10, 0.001)))


def test_whoever_holds_a_seat_gets_their_table_loaded_whatever_they_have_spent(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        tables = [await stored(ana, node, 3) for _ in range(3)]
        for table in tables:
            client, wire = await greeted(ana, table)
            assert wire.kinds()[0] == "welcome"
            await client.disconnect()

    with_node(tmp_path, work, limits=Limits(replays=Rate(8, 0.001), replays_address=Rate(8, 0.001)))


def test_a_table_that_does_not_exist_costs_nothing(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        for id in ("nowhere", "no such id", "\0"):
            with suppress(NoSuchThing):
                await node.load(id, None, SOMEBODY)
            assert not node.hub.has(id)
        assert node.budgets.replays.left(SOMEBODY) == 1

    with_node(tmp_path, work)


def test_hellos_are_counted_like_requests(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana, eva = await person(node, "Ana"), await person(node, "Eva")
        live = await ana.table(CallerSits("Eva"))
        for _ in range(2):
            client, wire = await greeted(eva, live.table.id)
            assert wire.kinds()[0] == "welcome"
            await client.disconnect()
        _, wire = await greeted(eva, live.table.id)
        assert (wire.sent[-1]["error"]["code"], wire.code) == ("too_often", 4429)
        _, wire = await greeted(ana, live.table.id)
        assert wire.kinds()[0] == "welcome", "who plays here is not turned away for what others do"

    with_node(tmp_path, work, limits=Limits(requests=Rate(2, 0.001), address=Rate(2, 0.001)))


def test_a_node_that_has_just_started_knows_who_holds_a_seat(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana, eva = await person(node, "Ana"), await person(node, "Eva")
        id = (await ana.table(CallerSits("Eva"))).table.id
        link, visitor = new_token(), await person(node, "Leo")
        await node.store.add_seat_token(
            hashed(link), NewLink(id, 0, ana.caller.person, ana.caller.person, "")
        )
        await node.store.link(visitor.caller.person, hashed(link))
        node.budgets.address.take("home")
        with pytest.raises(TooFast):
            await node.charges.request(eva.token, "home")
        for token in (ana.token, link, visitor.token):
            await node.charges.request(token, "home")

    with_node(tmp_path, work, limits=Limits(address=Rate(1, 0.001)))


@pytest.mark.parametrize("lost", [StoreError(StoreUncertain(detail="cut off")), Conflict()], ids=repr)
def test_a_change_that_was_stored_after_all_is_told_once_the_store_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: Exception
) -> None:
    """A conflict may be with ourselves: a group of changes whose commit was uncertain is stored again."""

    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table(CallerSits("Eva"))
        client, wire = await greeted(ana, live.table.id)
        before = wire.update()["n"]
        store, load, failures = node.store.change, node.store.load, [True, True]

        def stored_but_cut_off(change: Change) -> "asyncio.Future[None]":
            answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            store(change).add_done_callback(lambda _: answer.set_exception(lost))
            return answer

        async def load_after_a_while(*asked: Any) -> Stored | None:
            if failures:
                failures.pop()
                raise StoreError(StoreUnavailable(detail="cut off"))
            return await load(*asked)

        monkeypatch.setattr(node.store, "change", stored_but_cut_off)
        monkeypatch.setattr(node.store, "load", load_after_a_while)
        monkeypatch.setattr(node_module, "CATCH_UP_SECONDS", 0)
        with pytest.raises(StoreError):
            await play_on(node, live.table.id, 1)
        assert wire.update()["n"] == before
        await node._background.finish()
        assert wire.update()["n"] > before
        monkeypatch.undo()
        await client.disconnect()

    with_node(tmp_path, work)


def test_a_player_is_told_their_match_whatever_others_at_the_address_have_replayed(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana, eva = await person(node, "Ana"), await person(node, "Eva")
        live = await ana.table(CallerSits("Eva"))
        await play_on(node, live.table.id, 2 * AT_ONCE)
        node.budgets.replays.take(Who("", "somewhere"))
        _, wire = await greeted(eva, live.table.id)
        assert wire.sent[-1]["error"]["code"] == "replays_spent"
        client, wire = await greeted(ana, live.table.id)
        assert wire.kinds()[0] == "welcome"
        await client.disconnect()

    with_node(tmp_path, work, limits=Limits(replays_address=Rate(1, 0.001)))
