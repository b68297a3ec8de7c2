"""Fairness between the people at a table and those outside it, on a running server."""

from tests.server.harness import Person, Running, wait_until
from tests.server.test_playing import ME, NOBODY, two_at_a_table


def waited(node: Running, table: str, seat: int, milliseconds: int = 60_000) -> None:
    """Let that much time pass since the seat's owner went away."""
    node.node.hub.lives[table].away[seat] -= milliseconds


def away(person: Person, table: str, seat: int) -> bool:
    return not person.get(f"/tables/{table}")["chairs"][seat]["present"]


def test_the_wire_says_from_when_a_stand_in_may_be_called_and_which(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, options={"first_player": "1"}, stand_in="novice")
    path = f"/tables/{table}/seats/1/bot"
    with eva.at(table):
        wait_until(lambda: not away(ana, table, 1))
    wait_until(lambda: away(ana, table, 1))
    with ana.at(table) as one:
        since = node.node.hub.lives[table].away[1]
        assert one.table["stand_in"] == "novice"
        assert one.table["clocks"]["stand_in"][1] == since + 60_000
        assert one.updates[0]["clocks"]["stand_in"][1] == since + 60_000
        assert ana.refused("PUT", path, {}) == (409, "stand_in_later")
        waited(node, table, 1)
        assert ana.refused("PUT", path, {"bot": "expert"}) == (409, "stand_in_agreed")
        assert ana.ask("PUT", path, {}).json()["chairs"][1]["bot"] == "novice"
        assert one.wait_for_turn()


def test_a_stand_in_yields_as_soon_as_its_owner_connects(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"})
    wait_until(lambda: away(ana, table, 1))
    waited(node, table, 1)
    assert ana.ask("PUT", f"/tables/{table}/seats/1/bot", {}).json()["chairs"][1]["standing_in"] == "return"
    with ana.at(table) as one, eva.at(table) as two:
        two.until(lambda message: message["type"] == "table" and not message["table"]["chairs"][1]["bot"])
        one.submit("end")
        assert two.wait_for_turn()
        assert two.submit("end")["type"] == "accepted"


def test_a_list_of_tables_does_not_tell_when_somebody_acts_in_secret(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    first, second = (str(ana.post("/tables", {"game": "in_the_ruin", "seats": 2})["id"]) for _ in range(2))
    for table in (first, second):
        eva.sit(table, 1, "Eva")
        ana.post(f"/tables/{table}/start")
    before = eva.get("/tables/mine")["tables"]
    with ana.at(first) as one:
        drawing = next(action for action in one.legal() if action.startswith("r "))
        assert one.submit(drawing)["type"] == "accepted"
        assert eva.get("/tables/mine")["tables"] == before


def test_a_fork_does_not_reveal_the_key_to_its_origin(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    origin = ana.table(ME, start=True)
    fork = ana.post(f"/tables/{origin}/fork", {"ply": 1, "chairs": [ME], "start": True})
    assert fork["forked"] == {"table": origin, "ply": 1}
    assert eva.get(f"/tables/{fork['id']}")["forked"] == {"table": None, "ply": 1}
    with eva.at(fork["id"]) as watching:
        assert origin.encode() not in b"".join(watching.heard)


def test_at_an_open_table_everyone_but_the_host_takes_one_seat(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    shown = ana.table(ME, NOBODY, NOBODY, start=False, open=True)
    eva.sit(shown, 1)
    assert eva.refused("POST", f"/tables/{shown}/seats/2", {}) == (409, "one_seat_each")
    assert ana.ask("DELETE", f"/tables/{shown}/seats/1").is_success, "the host clears a seat"
    ana.sit(shown, 1)
    hidden = ana.table(ME, NOBODY, NOBODY, start=False)
    for seat in (1, 2):
        eva.sit(hidden, seat)


def test_nobody_takes_the_seats_of_all_open_tables(node: Running) -> None:
    ana, stranger = node.person("Ana"), node.person("Stranger")
    tables = [ana.table(ME, NOBODY, start=False, open=True) for _ in range(11)]
    for table in tables[:10]:
        stranger.sit(table, 1)
    assert stranger.refused("POST", f"/tables/{tables[10]}/seats/1", {}) == (429, "too_many_seats")
    assert stranger.ask("DELETE", f"/tables/{tables[0]}/seats/1").is_success
    ana.post(f"/tables/{tables[1]}/start")
    for table in (tables[10], tables[0]):
        stranger.sit(table, 1)
