"""A bot in its seat elsewhere: what it makes of each message, without a server and without a clock."""

import threading
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meseta.bots.registry import make_bot
from meseta.bots.thinking import Watch
from meseta.cli.bot import Narrator
from meseta.cli.remote_seat import LATER, Question, RemoteSeat, Seated
from meseta.cli.seat_link import RemoteError, TryAgain, read_link, turn_away
from meseta.cli.voice import speak
from meseta.core.seats import CHANCE
from meseta.games import open_game
from meseta.play.clock import ClockRule
from meseta.tables import wire

GAME = open_game("shifting_stones")
CLOCKS = wire.ClockFace(0, [None, None], [], [None, None])


def opened() -> Any:
    """A position in which seat 0 is to act."""
    state, rng = GAME.setup(2, {"first_player": "0"}), Random(1)
    while GAME.actors(state) == {CHANCE}:
        state = GAME.apply(state, CHANCE, GAME.chance(state).sample(rng))
    return state


STATE = opened()


def table(status: str = "playing", **chair: Any) -> wire.TableInfo:
    chairs = [
        {"seat": seat, "holder": "person", "name": name, "mine": seat == 0, "present": True}
        | {"bot": None, "standing_in": None, "conceded": False}
        | (chair if seat == 0 else {})
        for seat, name in enumerate(["Ana", "Eva"])
    ]
    return wire.TableInfo(
        id="x",
        game="shifting_stones",
        version=GAME.info.version,
        edition=GAME.edition,
        seats=2,
        options={},
        open=False,
        hints=True,
        clock=ClockRule(),
        timeout="move",
        stand_in="greedy",
        status=msgspec.convert(status, wire.Status),
        host=False,
        chairs=msgspec.convert(chairs, list[wire.ChairInfo]),
        acting=[0],
        clocks=CLOCKS,
        created=0,
    )


def update(step: int, own: int = 0, legal: bool = True) -> wire.Update:
    view = msgspec.to_builtins(GAME.observe(STATE, 0))
    offered = wire.LegalList(["end"]) if legal else None
    return wire.Update(0, [], step, view, [0], wire.Step(step, own), offered, False, CLOCKS)


def refused(code: str, id: str | None, **values: int) -> wire.Refused:
    return wire.Refused(wire.Refusal(code, f"({code})", dict(values)), id)


@pytest.fixture
def seat() -> RemoteSeat:
    found = RemoteSeat("random", lambda table: Seated(GAME, make_bot("random", GAME)), Random(1))
    found.hello()
    found.hear(wire.Welcome(table(), [0], []), 0.0)
    return found


def test_an_update_is_answered_once(seat: RemoteSeat) -> None:
    seat.hear(update(5), 0.0)
    sent = seat.next_message(0.0)
    assert sent is not None
    assert (sent.id, sent.step) == ("5.0", wire.Step(5, 0))
    seat.hear(update(5), 0.0)  # somebody else has done something
    assert seat.next_message(0.0) is None


@pytest.mark.parametrize("code", LATER)
def test_what_is_refused_for_now_is_sent_again_later_without_thinking_again(
    seat: RemoteSeat, code: str
) -> None:
    seat.hear(update(5), 0.0)
    sent = seat.next_message(0.0)
    assert sent is not None
    assert seat.hear(refused(code, sent.id, seconds=7), 10.0) == 7
    assert seat.waits_until == 17
    assert seat.next_message(16.9) is None
    assert seat.next_message(17.0) is sent
    assert seat.chosen == 1


def test_what_may_have_been_lost_is_sent_again_after_reconnecting(seat: RemoteSeat) -> None:
    seat.hear(update(5), 0.0)
    sent = seat.next_message(0.0)
    assert seat.hello().since == {"0": 5}
    assert seat.next_message(1.0) is None  # the table may have moved on meanwhile
    seat.hear(wire.Welcome(table(), [0], []), 1.0)
    seat.hear(update(5), 1.0)
    assert seat.next_message(1.0) is sent


def test_a_late_answer_is_dropped_and_the_latest_position_is_answered(seat: RemoteSeat) -> None:
    seat.hear(update(5), 0.0)
    late = seat.next_message(0.0)
    assert late is not None
    seat.hear(update(6), 0.0)
    seat.hear(refused("stale_submission", late.id), 0.0)
    newer = seat.next_message(0.0)
    assert newer is not None
    assert newer.step == wire.Step(6, 0)


def test_nothing_is_sent_for_a_step_that_has_passed(seat: RemoteSeat) -> None:
    seat.hear(update(5), 0.0)
    late = seat.next_message(0.0)
    assert late is not None
    seat.hear(refused("stale_submission", late.id), 0.0)
    assert seat.next_message(0.0) is None
    assert seat.waits_until is None


def test_a_seat_that_a_stand_in_plays_is_answered_once_it_is_ours_again(seat: RemoteSeat) -> None:
    seat.hear(wire.TableChanged(table(standing_in="return", bot="greedy")), 0.0)
    seat.hear(update(5), 0.0)
    assert seat.stands_in
    assert seat.next_message(0.0) is None
    seat.hear(wire.TableChanged(table()), 0.0)
    assert seat.next_message(0.0) is not None


def test_a_seat_that_has_given_up_is_left_to_the_bot_of_the_server(seat: RemoteSeat) -> None:
    seat.hear(wire.TableChanged(table(standing_in="end", bot="greedy", conceded=True)), 0.0)
    seat.hear(update(5), 0.0)
    sent = seat.next_message(0.0)
    assert sent is not None
    seat.hear(refused("bot_plays", sent.id), 0.0)
    assert not seat.stands_in
    assert seat.next_message(0.0) is None


@pytest.mark.parametrize(
    ("code", "problem"),
    [("bad_token", "link_invalid"), ("no_such_table", "table_gone"), ("illegal_action", "remote_refused")],
)
def test_what_waiting_does_not_mend_is_raised(seat: RemoteSeat, code: str, problem: str) -> None:
    with pytest.raises(RemoteError) as raised:
        seat.hear(refused(code, None), 0.0)
    assert raised.value.code == problem


def test_a_link_to_the_table_alone_is_no_seat() -> None:
    guest = RemoteSeat("random", lambda table: Seated(GAME, make_bot("random", GAME)), Random(1))
    with pytest.raises(RemoteError) as raised:
        guest.hear(wire.Welcome(table(), [None], []), 0.0)
    assert raised.value.code == "seat_not_yours"


def test_a_view_of_other_rules_is_named_as_such(seat: RemoteSeat) -> None:
    seat.hear(msgspec.structs.replace(update(5), view={"type": "shifting_stones", "wind": 3}), 0.0)
    with pytest.raises(RemoteError) as raised:
        seat.next_message(0.0)
    assert raised.value.code == "remote_rules"


def test_a_busy_server_says_when_to_try_again() -> None:
    with pytest.raises(TryAgain) as again:
        turn_away(503, "5", "Service Unavailable")
    assert again.value.seconds == 5


def test_a_link_may_lead_through_a_proxy_with_a_path_of_its_own() -> None:
    link = read_link("https://example.org/games/t/Ab3#seat=s3cret")
    assert link.socket == "wss://example.org/games/api/tables/Ab3/socket"


class Ponderer:
    """Thinks until somebody has noticed."""

    def __init__(self) -> None:
        self.noticed = threading.Event()

    def choose(self, view: object, legal: Any, budget: object, rng: Random) -> Any:
        while not self.noticed.is_set():
            pass
        return legal.sample(rng)


def test_a_bot_that_thinks_for_long_is_reported_with_what_it_was_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    speak("en")
    bot = Ponderer()

    def report(asked: Question, seconds: float, stack: str) -> None:
        Narrator().slow(asked, seconds, stack)
        bot.noticed.set()

    with Watch(report, after=0.0) as watch:
        seat = RemoteSeat("Ponderer", lambda table: Seated(GAME, bot), Random(1), watch)
        seat.hear(wire.Welcome(table(), [0], []), 0.0)
        seat.hear(update(5), 0.0)
        assert seat.next_message(0.0) is not None
    said = capsys.readouterr().err
    assert "Ponderer has been thinking about its action 1 for " in said
    assert "in choose" in said
    kept = Path(said.rpartition(" is in ")[2].strip().removesuffix("."))
    asked = msgspec.json.decode(kept.read_bytes(), type=wire.Update)
    kept.unlink()
    assert msgspec.json.encode(asked) == msgspec.json.encode(update(5))
