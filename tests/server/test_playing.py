"""A match over the socket, on either store."""

import asyncio
import random

import pytest

from meseta.play.advice import Hint
from tests.server.harness import PATIENCE, AtTable, Person, Running

ME = {"kind": "me"}
NOBODY = {"kind": "nobody"}
GREEDY = {"kind": "bot", "bot": "greedy"}


def two_at_a_table(node: Running, **settings: object) -> tuple[Person, Person, str]:
    """Ana and Eva at a table of theirs, the match begun."""
    ana, eva = node.person("Ana"), node.person("Eva")
    table = ana.table({"kind": "me", "name": "Ana"}, NOBODY, start=False, **settings)
    eva.sit(table, 1, "Eva")
    ana.post(f"/tables/{table}/start")
    return ana, eva, table


def play_out(*players: AtTable, rng: random.Random, most: int = 600) -> int:
    """Everyone plays whatever scores, else anything, until the match is over; how many actions it took."""
    for done in range(most):
        actor = next((player for player in players if player.legal()), None)
        if actor is None:
            waiting = [player for player in players if player.wait_for_turn()]
            if not waiting:
                return done
            actor = waiting[0]
        legal = actor.legal()
        scoring = [action for action in legal if action.startswith("+")]
        action = rng.choice(scoring or legal)
        assert actor.submit(action)["type"] == "accepted"
        for other in players:
            if other is not actor:
                other.until(lambda message: message["type"] == "update")
    return most


def test_two_people_play_a_match_to_its_end(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    with ana.at(table) as one, eva.at(table) as two, node.person().at(table) as watching:
        play_out(one, two, rng=random.Random(1))
        assert one.updates[0]["result"]["scores"][0]["parts"]
        watching.until(lambda message: message["type"] == "update" and message["result"] is not None)
    info = ana.get(f"/tables/{table}")
    assert info["status"] == "finished"
    assert info["result"]["winners"]


def test_an_action_reaches_the_other_player_with_what_it_did(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one, eva.at(table) as two:
        flip = next(action for action in one.legal() if action.startswith("f"))
        assert one.submit(flip)["repeated"] is False
        update = two.until(lambda message: message["type"] == "update")
        assert update["told"][-1]["events"][0]["kind"] == "flipped"
        assert update["told"][-1]["text"] is None
        assert one.updates[0]["told"][-1]["text"] == flip
        assert update["legal"] is None
        assert update["acting"] == [0]
        assert one.updates[0]["undoable"]


def test_a_submission_sent_again_takes_effect_once(node: Running) -> None:
    ana, _, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one:
        step = one.updates[0]["step"]
        message = {"type": "submit", "id": "once", "seat": 0, "step": step, "action": one.legal()[0]}
        assert one.answer(dict(message))["repeated"] is False
        n = one.updates[0]["n"]
        assert one.answer(dict(message))["repeated"] is True
    with ana.at(table) as again:
        assert again.answer(dict(message))["repeated"] is True
        assert again.updates[0]["n"] == n


def test_an_answer_to_an_earlier_step_is_stale(node: Running) -> None:
    ana, _, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one:
        step = one.updates[0]["step"]
        one.submit(one.legal()[0])
        refused = one.answer({"type": "submit", "seat": 0, "step": step, "action": "end"})
        assert refused["error"]["code"] == "stale_submission"


def test_a_client_that_returns_gets_what_it_missed_and_no_more(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one:
        with eva.at(table) as two:
            known = two.updates[1]["n"]
        with eva.at(table, since={"1": known}) as two:
            assert (two.told[1], two.updates[1]["n"]) == ([], known)
        one.submit(one.legal()[0])
        one.submit("end")
        with eva.at(table, since={"1": known}) as two:
            assert [told["n"] for told in two.told[1]] == list(range(known + 1, known + 4))
            assert two.legal()


def test_an_explanation_names_the_clause_and_changes_nothing(node: Running) -> None:
    ana, _, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one:
        before = one.updates[0]
        card = before["view"]["hand"][0]
        explained = one.answer({"type": "explain", "seat": 0, "action": f"s a1b2 {card}"})
        assert explained["error"]["clause"] == "ST-08"
        assert explained["error"]["fault"] == "not_neighbours"
        assert "(ST-08)" in explained["error"]["message"]
        assert one.answer({"type": "explain", "seat": 0, "action": "end"})["error"] is None
        unreadable = one.answer({"type": "explain", "seat": 0, "action": "hop"})
        assert unreadable["error"]["code"] == "unreadable_notation"
    with ana.at(table) as again:
        assert again.updates[0]["view"] == before["view"]
        assert again.updates[0]["step"] == before["step"]


def test_a_refused_action_says_why_in_spanish(node: Running) -> None:
    ana, _, table = two_at_a_table(node, options={"first_player": "0"})
    cookie = "; ".join(f"{key}={value}" for key, value in ana.http.cookies.items())
    with AtTable(node.url, table, {"Cookie": cookie, "Accept-Language": "es-MX,es;q=0.9"}, {}) as one:
        card = one.updates[0]["view"]["hand"][0]
        refused = one.submit(f"s a1b2 {card}")
        assert refused["error"]["code"] == "illegal_action"
        assert "a1" in refused["error"]["message"]
        assert refused["error"]["message"] != ""


def test_an_action_can_be_taken_back_and_everyone_is_told(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one, eva.at(table) as two:
        view = one.updates[0]["view"]
        one.submit(one.legal()[0])
        assert one.submit("undo")["type"] == "accepted"
        assert one.updates[0]["view"] == view
        two.until(lambda message: message["type"] == "update")
        update = two.until(lambda message: message["type"] == "update")
        assert update["told"][0]["events"] == [{"kind": "took_back", "seat": 0}]
        assert one.submit("undo")["error"]["code"] == "nothing_to_undo"


def test_hints_are_given_where_the_table_allows_them(node: Running) -> None:
    ana, _, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one:
        hinted = one.answer({"type": "hint", "seat": 0})
        assert hinted["hint"]["turn"][0] in one.legal()
    ana, _, table = two_at_a_table(node, options={"first_player": "0"}, hints=False)
    with ana.at(table) as one:
        assert one.answer({"type": "hint", "seat": 0})["error"]["code"] == "hints_forbidden"


@pytest.mark.parametrize("game", ["in_the_ruin", "sonora"])
def test_a_hint_may_be_followed_in_any_game(node: Running, game: str) -> None:
    ana = node.person("Ana")
    table = ana.table({"kind": "me", "name": "Ana"}, game=game)
    with ana.at(table) as one:
        hinted = one.answer({"type": "hint", "seat": 0})
        assert one.submit(hinted["hint"]["turn"][0])["type"] == "accepted"


def test_a_player_can_move_while_a_hint_is_being_computed(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one:
        thinking = asyncio.run_coroutine_threadsafe(_event(), node.loop).result(PATIENCE)

        async def hint(*_: object) -> Hint:
            await thinking.wait()
            return Hint(("end",), (), "points", 0.0, (), (), 0.0, 0.0, False, ())

        monkeypatch.setattr(node.node.workers, "hint", hint)
        one.send({"type": "hint", "id": "slow", "seat": 0})
        assert one.answer({"type": "hint", "seat": 0})["error"]["code"] == "too_often"
        flip = next(action for action in one.legal() if action.startswith("f"))
        assert one.submit(flip)["type"] == "accepted"
        node.loop.call_soon_threadsafe(thinking.set)
        assert one.until(lambda message: message.get("id") == "slow")["hint"]["turn"] == ["end"]


async def _event() -> asyncio.Event:
    return asyncio.Event()


def test_ids_that_no_database_could_store_are_refused(node: Running) -> None:
    ana, _, table = two_at_a_table(node, options={"first_player": "0"})
    assert ana.refused("GET", "/tables/a%00b") == (404, "no_such_table")
    with ana.at(table) as one:
        for id in ("a\0b", "a\nb", "x" * 65):
            assert one.submit("end", id=id)["error"]["code"] == "malformed"
        assert one.submit("end")["type"] == "accepted"


def test_at_a_table_without_chat_people_can_only_react(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, chat=False)
    with ana.at(table) as one, eva.at(table) as two, node.person("Ida").at(table) as spectator:
        for somebody in (one, spectator):
            refused = somebody.answer({"type": "say", "text": "hola"})
            assert refused["error"]["code"] == "chat_off"
        assert one.answer({"type": "react", "reaction": "bravo"})["type"] == "accepted"
        two.until(lambda message: message["type"] == "reacted")
        assert two.chat == []


def test_chat_is_sent_to_everyone_and_stored(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    with ana.at(table) as one, eva.at(table) as two:
        assert one.answer({"type": "say", "text": "  hola,  Eva "})["type"] == "accepted"
        two.until(lambda message: message["type"] == "said")
        assert two.chat[0]["text"] == "hola, Eva"
        assert (two.chat[0]["name"], two.chat[0]["seat"]) == ("Ana", 0)
        assert one.answer({"type": "say", "text": "x" * 501})["error"]["code"] == "bad_chat"
    with eva.at(table, chat=0) as again:
        assert [line["text"] for line in again.chat] == ["hola, Eva"]
    with eva.at(table, chat=1) as again:
        assert again.chat == []


def test_one_person_holds_both_seats_at_one_screen(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table({"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Leo"})
    with ana.at(table) as screen:
        assert screen.welcome["viewers"] == [0, 1]
        hands = [screen.updates[seat]["view"]["hand"] for seat in (0, 1)]
        assert all(hands)
        assert hands[0] != hands[1]
        first = screen.seat()
        screen.submit("end")
        assert screen.seat() == 1 - first
        assert screen.submit("end")["type"] == "accepted"


def test_a_bot_answers_and_a_match_against_it_ends(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table(ME, GREEDY)
    with ana.at(table) as one:
        turns = 0
        while one.wait_for_turn() and turns < 60:
            one.submit("end")
            turns += 1
        assert one.updates[0]["result"]["winners"] == [1]


def test_a_solo_game_is_won_or_lost(node: Running) -> None:
    ana = node.person("Ana")
    table = ana.table(ME)
    with ana.at(table) as one:
        while one.wait_for_turn():
            one.submit("end")
        assert one.updates[0]["result"]["winners"] == []
        assert one.updates[0]["result"]["clause"] == "ST-23"


def test_only_the_owner_of_a_seat_acts_for_it(node: Running) -> None:
    ana, eva, table = two_at_a_table(node, options={"first_player": "0"})
    with ana.at(table) as one, eva.at(table) as two, node.person().at(table) as other:
        step = one.updates[0]["step"]
        forged = {"type": "submit", "seat": 0, "step": step, "action": "end"}
        assert two.answer(dict(forged))["error"]["code"] == "not_your_seat"
        assert other.answer(dict(forged))["error"]["code"] == "not_your_seat"
        out_of_turn = {"type": "submit", "seat": 1, "step": two.updates[1]["step"], "action": "end"}
        assert two.answer(out_of_turn)["error"]["fault"] == "not_your_turn"
        assert one.submit("end")["type"] == "accepted"
