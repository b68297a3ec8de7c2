"""Two nodes on one PostgreSQL behind the proxy of `deploy/`, with TLS: what its users and its nodes see."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from tests.databases import Databases
from tests.hosting.caddy import Caddy, dial
from tests.server.harness import ADMIN_TOKEN, BROWSERS, PATIENCE, Person, Process

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("hosting")]

ME, NOBODY = {"kind": "me"}, {"kind": "nobody"}
LIAR = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Forwarded": "for=203.0.113.9"}
"""What somebody sends who would like to be somebody else."""


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Two nodes on one database, which believe the proxy alone."""
    databases = Databases()
    url = databases.new()
    settings = {"MESETA_ADMIN_TOKEN": ADMIN_TOKEN, "FORWARDED_ALLOW_IPS": "127.0.0.1"}
    running = [Process(tmp_path_factory.mktemp(name), url, **settings) for name in ("node-a", "node-b")]
    yield running
    for node in running:
        node.stop()
    databases.drop()


@pytest.fixture(scope="module")
def caddy(nodes: list[Process], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caddy]:
    """The proxy in front of both, whose certificate every client of these tests believes."""
    found = Caddy(tmp_path_factory.mktemp("caddy"), [node.url for node in nodes])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(found.root))
        yield found
    found.stop()


@pytest.fixture(autouse=True)
def closed_browsers() -> Iterator[None]:
    yield
    while BROWSERS:
        BROWSERS.pop().close()


def addresses(node: Process) -> dict[str, int]:
    """Where this node's sockets come from, as it tells its operator."""
    answer = httpx.get(
        f"{node.url}/api/admin/status", headers={"Authorization": f"Bearer {ADMIN_TOKEN}"}, timeout=PATIENCE
    )
    return {crowd["address"]: crowd["sockets"] for crowd in answer.raise_for_status().json()["addresses"]}


def cookie_from(url: str, source: str) -> str:
    """The cookie that a new person is given who comes from this address of the machine."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE) as stranger:
        answer = stranger.post(f"{url}/api/session", json={"name": "Ana"}, headers=LIAR)
    return str(answer.raise_for_status().headers["set-cookie"])


def seen_by_nodes(nodes: list[Process], url: str, source: str) -> set[str]:
    """The addresses that nodes count while a liar's socket comes from this address of the machine."""
    table = Person(url, "Ana").table(ME, NOBODY, start=False)
    place = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(place, sock=dial(url, source), additional_headers=LIAR, compression=None) as socket:
        socket.send('{"type": "hello"}')
        assert "welcome" in str(socket.recv(PATIENCE))
        return {address for node in nodes for address in addresses(node)}


def test_the_page_comes_encrypted_with_its_policy(caddy: Caddy) -> None:
    answer = httpx.get(f"{caddy.url}/", timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.headers["content-security-policy"]


def test_a_stranger_to_the_certificate_is_not_let_in(caddy: Caddy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    with pytest.raises(httpx.ConnectError, match="certificate"):
        httpx.get(f"{caddy.url}/healthz", timeout=PATIENCE)


def test_cookies_are_secure_through_the_proxy_and_only_there(caddy: Caddy, nodes: list[Process]) -> None:
    assert "Secure" in cookie_from(caddy.url, "127.0.0.5")
    assert "Secure" not in cookie_from(nodes[0].url, "127.0.0.6")


def test_figures_for_operators_stay_inside(caddy: Caddy, nodes: list[Process]) -> None:
    assert httpx.get(f"{caddy.url}/metrics", timeout=PATIENCE).status_code == 404
    assert httpx.get(f"{nodes[0].url}/metrics", timeout=PATIENCE).status_code == 200


def test_nodes_count_people_by_where_they_come_from(caddy: Caddy, nodes: list[Process]) -> None:
    assert seen_by_nodes(nodes, caddy.url, "127.0.0.5") == {"127.0.0.5"}


def test_nodes_believe_nobody_but_the_proxy(caddy: Caddy, nodes: list[Process]) -> None:
    assert seen_by_nodes(nodes, nodes[0].url, "127.0.0.6") == {"127.0.0.6"}


def test_sockets_take_turns_between_the_nodes_and_play_one_match(caddy: Caddy, nodes: list[Process]) -> None:
    ana, eva = Person(caddy.url, "Ana"), Person(caddy.url, "Eva")
    table = ana.table(ME, NOBODY, start=False, options={"first_player": "0"})
    eva.sit(table, 1, "Eva")
    ana.post(f"/tables/{table}/start")
    before = [sum(addresses(node).values()) for node in nodes]
    with ana.at(table) as one, eva.at(table) as two, ana.at(table) as three, eva.at(table):
        assert [sum(addresses(node).values()) - n for node, n in zip(nodes, before, strict=True)] == [2, 2]
        assert one.submit("end")["type"] == "accepted"
        assert two.wait_for_turn()
        assert two.submit("end")["type"] == "accepted"
        three.until(lambda message: message["type"] == "update" and bool(message["legal"]))


def test_while_a_node_is_down_the_other_answers_everyone(caddy: Caddy, nodes: list[Process]) -> None:
    ana = Person(caddy.url, "Ana")
    table = ana.table(ME, NOBODY, start=False)
    nodes[1].kill()
    try:
        for _ in range(6):
            assert ana.get(f"/tables/{table}")["status"] == "waiting"
        with ana.at(table) as one, ana.at(table) as two:
            assert one.table["id"] == two.table["id"] == table
    finally:
        nodes[1].start()
