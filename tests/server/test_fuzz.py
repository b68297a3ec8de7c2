"""Malformed, oversized, forged and random messages are refused with a code and change nothing."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance
from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, AtTable, Person, Running
from tests.server.test_playing import ME, two_at_a_table

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
SEATS = st.integers(-3, 6)
STEPS = st.fixed_dictionaries({"number": st.integers(-2, 40), "own": st.integers(-1, 5)})
ACTIONS = st.sampled_from(["end", "skip", "undo", "lay", "draw 1 2", "first 1", "s a1b1 1"]) | st.text(
    max_size=30
)
NEARLY = st.one_of(
    st.fixed_dictionaries(
        {
            "type": st.just("submit"),
            "id": st.text(max_size=70),
            "seat": SEATS,
            "step": STEPS,
            "action": ACTIONS,
        }
    ),
    st.fixed_dictionaries(
        {"type": st.just("explain"), "id": st.text(max_size=5), "seat": SEATS, "action": ACTIONS}
    ),
    st.fixed_dictionaries({"type": st.just("hello"), "seats": st.lists(SEATS, max_size=3)}),
    st.fixed_dictionaries({"type": st.sampled_from(["submit", "say", "hint", "nonsense"]), "x": JSON}),
    st.dictionaries(st.sampled_from(["type", "id", "seat", "step", "action"]), JSON, max_size=5),
)


class Table:
    """A match of two, with somebody at it who holds the seat that is not on turn."""

    def __init__(self, node: Running) -> None:
        self.node = node
        self.ana, self.eva, self.id = two_at_a_table(node, options={"first_player": "0"})
        self.client = self.eva.at(self.id)

    def again(self) -> AtTable:
        """The client, connected anew if the server has hung up."""
        try:
            self.client.answer({"type": "ping"})
        except ConnectionClosed:
            self.client.leave()
            self.client = self.eva.at(self.id)
        return self.client

    def standing(self) -> object:
        """Everything that a refused message must leave as it is."""
        live = self.node.node.hub.lives[self.id]
        assert live.table.match is not None
        return live.version, live.table.match.state, live.table.chairs


@pytest.fixture(scope="module")
def table(sqlite_node: Running) -> Iterator[Table]:
    found = Table(sqlite_node)
    yield found
    found.client.leave()


@settings(max_examples=150)
@given(message=NEARLY)
def test_random_messages_are_refused_and_change_nothing(table: Table, message: dict[str, Any]) -> None:
    before = table.standing()
    client = table.again()
    client.send(message)
    answer = client.until(lambda heard: heard["type"] != "table")
    assert answer["type"] in ("refused", "explained"), answer
    refusal = answer["error"]
    assert refusal is None or (refusal["code"] and refusal["message"])
    assert table.standing() == before


@settings(max_examples=60)
@given(raw=st.binary(max_size=200) | st.text(max_size=200))
def test_what_is_not_a_message_at_all_is_refused(table: Table, raw: bytes | str) -> None:
    before = table.standing()
    client = table.again()
    client.socket.send(raw)
    answer = client.until(lambda heard: heard["type"] != "table")
    assert answer["type"] == "refused"
    assert answer["error"]["code"] == "malformed"
    assert table.standing() == before


def test_a_message_that_is_too_long_is_refused_and_a_much_longer_one_ends_the_connection(
    table: Table,
) -> None:
    client = table.again()
    client.send({"type": "say", "id": "long", "text": "x" * 20_000})
    assert client.until(lambda heard: heard["type"] == "refused")["error"]["code"] == "too_large"
    client.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        client.until(lambda message: False)


def test_a_client_that_keeps_sending_nonsense_is_disconnected(table: Table) -> None:
    with table.eva.at(table.id) as client:
        with suppress(ConnectionClosed):  # perhaps it is, before everything is sent
            for _ in range(30):
                client.socket.send("?")
        with pytest.raises(ConnectionClosed) as closed:
            client.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


def test_the_first_message_must_be_a_hello(sqlite_node: Running, table: Table) -> None:
    from websockets.sync.client import connect

    address = f"{sqlite_node.url.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
    with connect(address, open_timeout=PATIENCE) as socket:
        socket.send('{"type": "ping"}')
        assert msgspec.json.decode(socket.recv())["error"]["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            socket.recv()
    with connect(address.replace(table.id, "nowhere"), open_timeout=PATIENCE) as socket:
        socket.send('{"type": "hello"}')
        assert msgspec.json.decode(socket.recv())["error"]["code"] == "no_such_table"


def test_every_response_matches_the_openapi_document(sqlite_node: Running) -> None:
    """Whatever is asked over HTTP: no failure of ours, and where it is refused, a code and a sentence."""
    described = schemathesis.openapi.from_url(f"{sqlite_node.url}/api/schema/openapi.json", timeout=PATIENCE)
    ana = sqlite_node.person("Ana")
    tables = {ana.table(ME), ana.table(ME, ME, start=False)}
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:
        leaving = operation.label == "DELETE /api/session"
        _ask_anything(operation, sqlite_node.person("Leo") if leaving else ana, sorted(tables))


def _ask_anything(operation: Any, ana: Person, tables: list[str]) -> None:
    """Many requests of one kind, some of them at real tables."""

    @settings(max_examples=25, database=None)
    @given(case=operation.as_strategy(), table=st.sampled_from([None, *tables]))
    def ask(case: Any, table: str | None) -> None:
        if table is not None and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        case.headers = {**(case.headers or {}), "Cookie": _cookie(ana.http)}
        checks = [not_a_server_error, response_schema_conformance]
        answer = case.call_and_validate(checks=checks, timeout=PATIENCE)
        if answer.status_code >= 400:
            refused = answer.json()
            assert refused["code"]
            assert refused["message"]

    ask()


def _cookie(http: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())
