"""Spectators are counted, and anybody at a table may react without typing."""

from meseta.tables.live import MOST_COUNTED
from tests.server.harness import Running, wait_until
from tests.server.test_playing import two_at_a_table


def test_spectators_are_counted_and_players_are_not(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    with ana.at(table) as one, eva.at(table), node.person("Ida").at(table) as first:
        wait_until(lambda: ana.get(f"/tables/{table}")["watching"] == 1)
        one.until(lambda message: message["type"] == "table" and message["table"]["watching"] == 1)
        with node.person("Max").at(table):
            first.until(lambda message: message["type"] == "table" and message["table"]["watching"] == 2)
        first.until(lambda message: message["type"] == "table" and message["table"]["watching"] == 1)


def test_a_crowd_is_not_counted_one_by_one(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    ida = node.person("Ida")
    sockets = [ida.at(table) for _ in range(MOST_COUNTED + 3)]
    wait_until(lambda: ana.get(f"/tables/{table}")["watching"] == MOST_COUNTED)
    for socket in sockets:
        socket.leave()
    wait_until(lambda: ana.get(f"/tables/{table}")["watching"] == 0)


def test_everybody_sees_a_reaction_and_who_comes_later_does_not(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    with ana.at(table) as one, eva.at(table) as two, node.person("Ida").at(table) as watcher:
        assert one.answer({"type": "react", "reaction": "bravo"})["type"] == "accepted"
        for other in (two, watcher):
            seen = other.until(lambda message: message["type"] == "reacted")
            assert (seen["name"], seen["seat"], seen["reaction"]) == ("Ana", 0, "bravo")
        assert watcher.answer({"type": "react", "reaction": "gasp"})["type"] == "accepted"
        seen = two.until(lambda message: message["type"] == "reacted")
        assert (seen["name"], seen["seat"], seen["reaction"]) == ("Ida", None, "gasp")
    with eva.at(table) as later:
        later.answer({"type": "ping"})
        assert not any(b"reacted" in message for message in later.heard)


def test_only_reactions_of_the_set_are_passed_on_and_not_too_many(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    with ana.at(table) as one:
        one.send({"type": "react", "id": "x", "reaction": "<b>"})
        refused = one.until(lambda message: message["type"] == "refused")
        assert refused["error"]["code"] == "malformed"
        most = node.node.config.limits.reactions.burst
        answers = [one.answer({"type": "react", "reaction": "smile"})["type"] for _ in range(most)]
        assert answers == ["accepted"] * most
        assert one.answer({"type": "react", "reaction": "smile"})["error"]["code"] == "too_often"
