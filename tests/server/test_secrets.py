"""What two players and a spectator receive, byte by byte, contains no secrets of others."""

import random
from typing import Any

import msgspec

from meseta.core.record import read_record
from meseta.games import open_game
from meseta.games.shifting_stones.actions import Draw
from meseta.play.replay import moments
from tests.server.harness import Running
from tests.server.test_playing import two_at_a_table


def cards_named(message: dict[str, Any], seat: int | None) -> set[int]:
    """Every card number that a message names as being in a hand or drawn, or as usable."""
    found: set[int] = set()
    if message["type"] != "update":
        return found
    for view in (message["view"], *(position["view"] for position in message["between"])):
        found |= set(view["hand"])
    for told in message["told"]:
        if told["text"] is not None:
            assert told["seat"] == seat
        for event in told["events"]:
            if event["kind"] == "drew":
                found |= set(event["cards"])
    legal = message["legal"]
    for action in legal["actions"] if legal else ():
        digits = action.rpartition("+" if action.startswith("+") else " ")[2]
        if digits.isdigit():
            found.add(int(digits))
    return found


def test_nobody_is_sent_another_players_hand_or_the_pile(sqlite_node: Running) -> None:
    ana, eva, table = two_at_a_table(sqlite_node, options={"first_player": "0"})
    rng = random.Random(7)
    heard: dict[int | None, list[bytes]] = {}
    stranger = sqlite_node.person()
    with (
        ana.at(table, between=True) as one,
        eva.at(table, between=True) as two,
        stranger.at(table, between=True) as watching,
    ):
        for _ in range(40):
            actor, other = (one, two) if one.legal() else (two, one)
            actor.submit(rng.choice(actor.legal()))
            other.until(lambda message: message["type"] == "update")
            watching.until(lambda message: message["type"] == "update")
        heard = {0: one.heard, 1: two.heard, None: watching.heard}
    ana.post(f"/tables/{table}/seats/0/concede")
    held = hands(ana.http.get(f"/tables/{table}/record").text)
    for viewer, messages in heard.items():
        for raw in messages:
            named = cards_named(msgspec.json.decode(raw), viewer)
            assert viewer is not None or not named
            assert viewer is None or named <= held[viewer]
            assert b'"deck":' not in raw
            assert b"draw " not in raw
            assert b'"chance"' not in raw


def test_the_positions_between_are_those_that_the_viewer_would_look_back_at(sqlite_node: Running) -> None:
    ana, eva, table = two_at_a_table(sqlite_node, options={"first_player": "0"})
    with ana.at(table, between=True) as one, eva.at(table, between=True) as two, ana.at(table) as plain:
        before = two.updates[1]["n"]
        one.submit("skip")  # and chance deals: two moments in one update
        for client in (two, plain):
            client.until(lambda message: message["type"] == "update")
        for person, update in ((ana, one.updates[0]), (eva, two.updates[1])):
            frames = person.get(f"/tables/{table}/frames?as={update['viewer']}")["frames"]
            told = [moment["n"] for moment in update["told"]]
            assert len(told) == 2
            expected = [{"view": frames[n]["view"], "acting": frames[n]["acting"]} for n in told[:-1]]
            assert update["between"] == expected
        assert plain.updates[0]["between"] == []  # nobody pays who did not ask
    with eva.at(table, between=True, since={"1": before}) as back, eva.at(table, between=True) as new:
        assert back.updates[1]["between"] == two.updates[1]["between"]
        assert new.updates[1]["between"] == []


def hands(record: str) -> dict[int, set[int]]:
    """Every card that each seat ever drew, by the record."""
    game = open_game("shifting_stones")
    drawn: dict[int, set[int]] = {0: set(), 1: set()}
    for moment in moments(game, read_record(record)):
        action = game.read(moment.entry.text) if moment.entry.text != "undo" else None
        if isinstance(action, Draw):
            drawn[moment.before.turn] |= set(action.cards)
    return drawn


def test_two_games_that_differ_only_in_a_secret_look_the_same_to_others(sqlite_node: Running) -> None:
    ana, eva, table = two_at_a_table(sqlite_node, options={"first_player": "0"})
    with ana.at(table), eva.at(table) as two, sqlite_node.person().at(table) as watching:
        live = sqlite_node.node.hub.lives[table]
        assert live.table.match is not None
        state = live.table.match.state
        hand, deck = state.hands[0], state.deck
        own, new = hand & -hand, deck & -deck
        other = msgspec.structs.replace(
            state, hands=(hand ^ own ^ new, *state.hands[1:]), deck=deck ^ own ^ new
        )
        game = live.table.game
        for viewer, client in ((1, two), (None, watching)):
            assert game.observe(other, viewer) == game.observe(state, viewer)
            shown = msgspec.json.encode(game.observe(state, viewer))
            assert msgspec.json.decode(shown) == client.updates[viewer]["view"]
        assert game.observe(other, 0) != game.observe(state, 0)


def test_nobody_can_count_the_secret_actions_of_others(sqlite_node: Running) -> None:
    ana, eva = sqlite_node.person("Ana"), sqlite_node.person("Eva")
    table = str(ana.post("/tables", {"game": "in_the_ruin", "seats": 2})["id"])
    eva.sit(table, 1, "Eva")
    ana.post(f"/tables/{table}/start")
    with ana.at(table) as one, eva.at(table) as two:
        step, heard = two.updates[1]["step"], len(two.heard)
        drawing = next(action for action in one.legal() if action.startswith("r "))
        assert one.submit(drawing)["type"] == "accepted"
        assert one.submit("undo")["type"] == "accepted"
        assert one.submit(drawing)["type"] == "accepted"
        two.answer({"type": "ping"})
        assert [raw for raw in two.heard[heard:] if b'"type":"update"' in raw] == []
        assert two.updates[1]["step"] == step
        assert (
            two.submit(next(action for action in two.legal() if action.startswith("r ")))["type"]
            == "accepted"
        )


def test_a_replay_shows_no_more_than_the_live_match(sqlite_node: Running) -> None:
    ana, eva, table = two_at_a_table(sqlite_node)
    frames = eva.get(f"/tables/{table}/frames?as=1")
    assert not frames["open"]
    for frame in frames["frames"]:
        for event in frame["told"]["events"] if frame["told"] else ():
            assert event["kind"] != "drew" or event["seat"] == 1 or not event["cards"]
        assert frame["told"] is None or frame["told"]["text"] is None
    assert eva.refused("GET", f"/tables/{table}/frames?as=0") == (403, "not_your_seat")
    assert eva.refused("GET", f"/tables/{table}/record") == (403, "record_closed")
    spectator = sqlite_node.person().get(f"/tables/{table}/frames")
    assert all(frame["view"]["hand"] == [] for frame in spectator["frames"])
    assert ana.refused("POST", f"/tables/{table}/fork", {"ply": 3}) == (403, "record_closed")


def test_who_plays_with_bots_alone_may_carry_the_record_away(sqlite_node: Running) -> None:
    ana, eva = sqlite_node.person("Ana"), sqlite_node.person("Eva")
    wanted = {"game": "shifting_stones", "seats": 2, "options": {"first_player": "0"}, "start": True}
    table = ana.post("/tables", {**wanted, "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})[
        "id"
    ]
    assert ana.ask("GET", f"/tables/{table}/record").text.startswith("meseta record 1\n")
    assert eva.refused("GET", f"/tables/{table}/record") == (403, "record_closed")
    assert ana.refused("POST", f"/tables/{table}/fork", {"ply": 3}) == (403, "record_closed")
