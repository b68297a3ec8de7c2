"""Creating tables, sitting down, leaving, bots, links, rematches, and finding your tables again."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from meseta.play.creation import Creation
from meseta.tables.live import LiveTable
from tests.server.harness import PATIENCE, Person, Running, wait_until
from tests.server.test_playing import GREEDY, ME, NOBODY, two_at_a_table

Json = Any


def finished(node: Running) -> tuple[Person, str]:
    """Ana and a solo match she has lost."""
    ana = node.person("Ana")
    table = ana.table({"kind": "me", "name": "Ana"})
    with ana.at(table) as one:
        while one.wait_for_turn():
            one.submit("end")
    return ana, table


def test_friends_join_by_link_with_a_name_and_no_account(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person()
    table = ana.table(ME, NOBODY, start=False)
    assert eva.get(f"/tables/{table}")["chairs"][0]["name"] == "Ana"
    info = eva.sit(table, 1, " Eva  Luz ")
    assert [chair["name"] for chair in info["chairs"]] == ["Ana", "Eva Luz"]
    assert [chair["mine"] for chair in info["chairs"]] == [False, True]
    assert eva.refused("POST", f"/tables/{table}/seats/0", {}) == (409, "seat_taken")
    assert eva.refused("POST", f"/tables/{table}/start") == (403, "not_host")
    assert ana.post(f"/tables/{table}/start")["status"] == "playing"
    assert ana.refused("POST", f"/tables/{table}/start") == (409, "not_waiting")


def test_a_seat_can_be_left_and_the_host_can_clear_it_before_the_start(node: Running) -> None:
    ana, eva, leo = node.person("Ana"), node.person("Eva"), node.person("Leo")
    table = ana.table(ME, NOBODY, NOBODY, start=False)
    eva.sit(table, 1)
    leo.sit(table, 2)
    assert eva.refused("DELETE", f"/tables/{table}/seats/2") == (403, "not_your_seat")
    assert eva.ask("DELETE", f"/tables/{table}/seats/1").json()["chairs"][1]["holder"] == "nobody"
    assert ana.ask("DELETE", f"/tables/{table}/seats/2").json()["chairs"][2]["holder"] == "nobody"
    assert ana.refused("DELETE", f"/tables/{table}/seats/2") == (409, "seat_free")
    assert ana.refused("POST", f"/tables/{table}/start") == (409, "seats_free")
    assert ana.refused("DELETE", f"/tables/{table}/seats/7") == (422, "no_such_seat")


def test_bots_of_a_chosen_level_take_free_seats(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    table = ana.table(ME, NOBODY, start=False)
    path = f"/tables/{table}/seats/1/bot"
    assert eva.refused("PUT", path, {"bot": "greedy"}) == (403, "not_host")
    assert ana.refused("PUT", path, {"bot": "genius"}) == (422, "no_such_bot")
    assert ana.refused("PUT", path, {"bot": "tests/evil.py:Bot"}) == (422, "no_such_bot")
    assert ana.ask("PUT", path, {"bot": "random"}).json()["chairs"][1]["bot"] == "random"
    assert ana.ask("PUT", path, {"bot": "greedy"}).json()["chairs"][1]["bot"] == "greedy"
    assert ana.refused("PUT", f"/tables/{table}/seats/0/bot", {"bot": "random"}) == (409, "seat_taken")


def test_settings_that_make_no_sense_are_refused_with_their_reason(node: Running) -> None:
    ana = node.person("Ana")
    asked = {"game": "shifting_stones", "seats": 2}
    for settings, code in (
        ({"game": "chess"}, "unknown_game"),
        ({"seats": 9}, "bad_seats"),
        ({"options": {"speed": "1"}}, "unknown_option"),
        ({"options": {"first_player": "4"}}, "bad_option"),
        ({"clock": {"kind": "move", "seconds": 0}}, "bad_clock"),
        ({"clock": {"kind": "move", "seconds": 2**60}}, "bad_clock"),
        ({"hands": ["steady"]}, "unknown_option"),
        ({"options": {"hand_1": "steady"}}, "unknown_option"),
        ({"chairs": [ME, ME, ME]}, "bad_chairs"),
        ({"chairs": [{"kind": "me", "name": "x" * 41}]}, "bad_name"),
        ({"chairs": [{"kind": "me", "name": "a\u202eb"}]}, "bad_name"),
        ({"edition": "cards = 3"}, "edition_key_unknown"),
        ({"edition": "/etc/passwd"}, "edition_syntax"),
        ({"start": True, "chairs": [ME, NOBODY]}, "seats_free"),
        ({"surprise": 1}, "malformed"),
    ):
        assert ana.refused("POST", "/tables", asked | settings)[1] == code, settings


def test_a_first_player_without_a_seat_is_refused_with_a_sentence(node: Running) -> None:
    asked = {"game": "sonora", "seats": 2, "options": {"first_player": "3"}}
    refused = node.person("Ana").ask("POST", "/tables", asked)
    assert refused.status_code == 422
    said = refused.json()
    assert (said["code"], said["values"]) == (
        "bad_option",
        {"key": "first_player", "value": "3", "choices": "lot, 0, 1"},
    )
    assert said["message"] == "The option first_player cannot be “3”. Choose one of: lot, 0, 1."


def test_a_table_tells_everyone_what_is_agreed(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    bot = {"kind": "bot", "bot": "expert"}
    table = ana.table(
        ME, NOBODY, bot, start=False, game="sonora", options={"text": "draft", "ai_squares": "2"}
    )

    agreed = eva.get(f"/tables/{table}")["options"]
    assert (agreed["text"], agreed["ai_shapes"], agreed["ai_squares"]) == ("draft", "never_lower", "2")
    assert (agreed["preview"], agreed["hand_0"], agreed["hand_2"]) == ("full", "ordinary", "steady")
    eva.sit(table, 1)
    assert ana.post(f"/tables/{table}/start")["options"] == agreed


def test_open_tables_are_listed_and_others_are_not(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    shown = ana.table(ME, NOBODY, start=False, open=True)
    hidden = ana.table(ME, NOBODY, start=False)
    listed = [line["id"] for line in eva.get("/tables/open")["tables"]]
    assert shown in listed
    assert hidden not in listed
    eva.sit(shown, 1)
    assert shown not in [line["id"] for line in eva.get("/tables/open")["tables"]]


def test_an_open_table_says_what_is_agreed_there(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    bot = {"kind": "bot", "bot": "expert"}
    clock = {"kind": "move", "seconds": 86_400}
    wishes = {"experience": "new", "chat": False, "hints": False, "clock": clock}
    options = {"first_player": "1"}
    table = ana.table(ME, NOBODY, bot, start=False, open=True, options=options, **wishes)

    def terms() -> Json:
        (line,) = (line for line in eva.get("/tables/open")["tables"] if line["id"] == table)
        return line["terms"]

    agreed = {"bots": [None, None, "expert"], "options": options, "own_edition": False, "language": "en"}
    assert terms() == agreed | wishes | {"dealt": False}
    ana.ask("PUT", f"/tables/{table}/seats/2/bot", {"bot": "novice"})
    assert terms()["bots"] == [None, None, "novice"]

    eva.sit(table, 1)
    info = ana.post(f"/tables/{table}/start")
    assert (info["chat"], info["experience"]) == (False, "new")
    (line,) = (line for line in ana.get("/tables/mine")["tables"] if line["id"] == table)
    assert line["terms"] is None, "nobody can sit down any longer"


def test_what_a_bot_brings_is_no_wish_of_the_host(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table(ME, NOBODY, {"kind": "bot", "bot": "expert"}, start=False, open=True, game="sonora")
    assert ana.get(f"/tables/{table}")["options"]["hand_2"] == "steady"
    (line,) = (line for line in ana.get("/tables/open")["tables"] if line["id"] == table)
    assert line["terms"]["options"] == {}
    assert ana.refused("POST", "/tables", {"game": "sonora", "seats": 2, "experience": "old"}) == (
        400,
        "malformed",
    )


def test_my_tables_say_whose_turn_it_is(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"})
    (line,) = (line for line in ana.get("/tables/mine")["tables"] if line["id"] == table)
    assert (line["mine"], line["my_turn"], line["names"]) == ([0], True, ["Ana", "Eva"])
    (line,) = (line for line in eva.get("/tables/mine")["tables"] if line["id"] == table)
    assert (line["mine"], line["my_turn"], line["acting"]) == ([1], False, [0])


def test_a_table_lasts_while_nobody_is_connected(node: Running) -> None:
    ana, _, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one:
        one.submit(one.legal()[0])
        view = one.updates[0]["view"]
    node.node.hub.lives.clear()
    with ana.at(table) as one:
        assert one.updates[0]["view"] == view
        assert one.submit("end")["type"] == "accepted"


def test_conceding_ends_a_match_of_two(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    with eva.at(table) as two:
        assert ana.refused("POST", f"/tables/{table}/seats/1/concede") == (403, "not_your_seat")
        assert ana.post(f"/tables/{table}/seats/0/concede")["status"] == "finished"
        two.until(lambda message: message["type"] == "table" and message["table"]["result"] is not None)
        assert two.table["result"]["winners"] == [1]
        assert two.table["result"]["code"] == "conceded"
    assert eva.refused("POST", f"/tables/{table}/seats/1/concede") == (409, "not_playing")


def test_a_bot_takes_over_a_conceded_seat_if_others_play_on(node: Running) -> None:
    ana, eva = node.person("Ana"), node.person("Eva")
    table = ana.table(ME, NOBODY, {"kind": "bot", "bot": "random"}, start=False)
    eva.sit(table, 1)
    ana.post(f"/tables/{table}/start")
    chair = ana.post(f"/tables/{table}/seats/0/concede")["chairs"][0]
    assert (chair["conceded"], chair["standing_in"]) == (True, "end")
    assert ana.refused("POST", f"/tables/{table}/seats/0/return") == (409, "no_bot_plays")
    with eva.at(table) as two:
        assert two.wait_for_turn()
    assert ana.get(f"/tables/{table}")["status"] == "playing"


def test_a_rematch_takes_one_step_and_both_get_the_same_table(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    assert ana.refused("POST", f"/tables/{table}/rematch") == (409, "not_finished")
    ana.post(f"/tables/{table}/seats/0/concede")
    assert node.person().refused("POST", f"/tables/{table}/rematch") == (403, "not_your_seat")
    again = ana.post(f"/tables/{table}/rematch")
    assert (again["status"], again["host"], again["rematch_of"]) == ("waiting", True, table)
    assert [chair["name"] for chair in again["chairs"]] == ["Ana", "Eva"]
    told = eva.get(f"/tables/{table}")
    assert (told["rematch"], told["again"]) == (again["id"], [0])
    joined = eva.post(f"/tables/{table}/rematch")
    assert (joined["id"], joined["status"], joined["host"]) == (again["id"], "playing", False)
    assert ana.post(f"/tables/{table}/rematch")["id"] == again["id"]
    assert ana.get(f"/tables/{table}")["again"] == [0, 1]


def test_whoever_invites_may_begin_without_those_who_do_not_come(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    ana.post(f"/tables/{table}/seats/0/concede")
    again = eva.post(f"/tables/{table}/rematch")["id"]
    assert ana.refused("POST", f"/tables/{again}/start") == (403, "not_host")
    assert eva.post(f"/tables/{again}/start")["status"] == "playing"
    assert ana.post(f"/tables/{table}/rematch")["status"] == "playing"


def test_a_rematch_does_not_begin_with_a_seat_that_was_given_up(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    ana.post(f"/tables/{table}/seats/0/concede")
    again = ana.post(f"/tables/{table}/rematch")["id"]
    assert ana.ask("DELETE", f"/tables/{again}/seats/0").is_success
    assert eva.post(f"/tables/{table}/rematch")["status"] == "waiting"


def test_those_at_the_old_table_see_the_invitation_at_once_and_the_chat_goes_on(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    with ana.at(table) as one, eva.at(table) as two, node.person("Ida").at(table) as watcher:
        one.answer({"type": "say", "text": "well played"})
        ana.post(f"/tables/{table}/seats/0/concede")
        ana.post(f"/tables/{table}/rematch")
        for other in (two, watcher):
            other.until(lambda message: message["type"] == "table" and message["table"]["rematch"])
            assert other.table["again"] == [0]
    with eva.at(two.table["rematch"]) as there:
        assert [(line["name"], line["seat"], line["text"]) for line in there.chat] == [
            ("Ana", 0, "well played")
        ]


def test_nobody_is_told_of_a_rematch_before_its_table_exists(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, eva, table = two_at_a_table(node)
    ana.post(f"/tables/{table}/seats/0/concede")
    create = node.node.hub.create
    asked, may_create = asyncio.Event(), asyncio.Event()

    async def create_slowly(creation: Creation) -> LiveTable:
        asked.set()
        await may_create.wait()
        return await create(creation)

    monkeypatch.setattr(node.node.hub, "create", create_slowly)
    with ThreadPoolExecutor(2) as both, eva.at(table) as two:
        asking = [both.submit(person.post, f"/tables/{table}/rematch") for person in (ana, eva)]
        wait_until(asked.is_set)
        assert eva.get(f"/tables/{table}")["rematch"] is None
        node.loop.call_soon_threadsafe(may_create.set)
        two.until(lambda message: message["type"] == "table" and message["table"]["rematch"])
        again = two.table["rematch"]
        assert {asked.result(PATIENCE)["id"] for asked in asking} == {again}
        assert eva.get(f"/tables/{again}")["status"] == "playing"


def test_a_match_against_a_bot_can_be_played_again(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table(ME, GREEDY)
    ana.post(f"/tables/{table}/seats/0/concede")
    again = ana.post(f"/tables/{table}/rematch")
    assert [chair["holder"] for chair in again["chairs"]] == ["person", "bot"]


def test_an_absent_player_is_replaced_by_a_bot_and_can_come_back(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, options={"first_player": "1"})
    path = f"/tables/{table}/seats/1/bot"
    with eva.at(table), ana.at(table):
        wait_until(lambda: ana.get(f"/tables/{table}")["chairs"][1]["present"])
        assert ana.refused("PUT", path, {"bot": "greedy"}) == (409, "stand_in_later")
    wait_until(lambda: not ana.get(f"/tables/{table}")["chairs"][1]["present"])
    assert node.person().refused("PUT", path, {"bot": "greedy"}) == (403, "not_your_seat")
    node.node.hub.lives[table].away[1] -= 60_000
    with ana.at(table) as one:
        chair = ana.ask("PUT", path, {"bot": "greedy"}).json()["chairs"][1]
        assert (chair["holder"], chair["bot"], chair["standing_in"]) == ("person", "greedy", "return")
        assert one.wait_for_turn()
        with eva.at(table) as two:
            one.submit("end")
            assert two.wait_for_turn()
            assert two.submit("end")["type"] == "accepted"


def test_a_bot_plays_for_somebody_who_leaves_during_the_match_until_they_return(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"})
    info = ana.ask("DELETE", f"/tables/{table}/seats/0").json()
    assert info["chairs"][0]["standing_in"] == "return"
    with eva.at(table) as two:
        assert two.wait_for_turn()
        with ana.at(table) as one:
            acted = {"type": "submit", "seat": 0, "step": one.updates[0]["step"], "action": "end"}
            assert one.answer(acted)["error"]["code"] == "bot_plays"
            assert ana.post(f"/tables/{table}/seats/0/return")["chairs"][0]["bot"] is None
