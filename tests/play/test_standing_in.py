"""Stand-ins as values: from when one may be called, which bot it is, and when it yields."""

from random import Random

import pytest

from meseta.core.errors import BadBot
from meseta.core.game import AnyGame
from meseta.games import open_game
from meseta.play.clock import ClockRule
from meseta.play.creation import begin_match, new_table
from meseta.play.decisions import submit
from meseta.play.match import Submission
from meseta.play.requests import Caller, NotYours, TableRefuses, leave
from meseta.play.seating import Returned, Sat, StoodIn
from meseta.play.standing_in import GRACE, SILENCE, call_stand_in, grace, owners_return, stand_in_from
from meseta.play.table import Settings, Table
from tests.play.secret_bids import SecretBids

ANA, EVA = Caller("ana"), Caller("eva")
NO_CLOCK = ClockRule()


def playing(
    game: AnyGame | None = None, clock: ClockRule = NO_CLOCK, stand_in: str = "", at: int = 0
) -> Table:
    """Ana and Eva at a table whose match began then; Ana is to act, or both are."""
    game = game or open_game("shifting_stones")
    options = {"first_player": "0"} if game.info.key == "shifting_stones" else {}
    settings = Settings(game.info.key, 2, options=options, clock=clock, stand_in=stand_in)
    table = new_table("t", game, settings, "ana", at)
    for seat, person in enumerate(("ana", "eva")):
        table = table.after(Sat(seat, person, person), at)
    return begin_match(table, Random(1)).applied_to(table, at)


def test_an_absent_owner_has_a_minute_to_come_back() -> None:
    table = playing()
    assert stand_in_from(table, 1, {1: 5000}) == 5000 + GRACE
    with pytest.raises(TableRefuses) as early:
        call_stand_in(table, ANA, 1, None, {1: 5000}, 5000 + GRACE - 1)
    assert (early.value.code, early.value.values) == ("stand_in_later", {"seat": 1, "seconds": 1})
    assert call_stand_in(table, ANA, 1, None, {1: 5000}, 5000 + GRACE).why == "absent"


def test_where_a_clock_runs_the_grace_is_shorter() -> None:
    assert grace(ClockRule("move", 20)) == 5000
    assert grace(ClockRule("reserve", 3600)) == GRACE
    assert stand_in_from(playing(clock=ClockRule("move", 20)), 1, {1: 100}) == 5100


def test_the_stand_in_is_the_one_agreed_beforehand() -> None:
    table = playing(stand_in="novice")
    away, late = {1: 0}, GRACE
    with pytest.raises(TableRefuses) as other:
        call_stand_in(table, ANA, 1, "greedy", away, late)
    assert other.value.code == "stand_in_agreed"
    assert call_stand_in(table, ANA, 1, "novice", away, late).bot == "novice"
    left = leave(table, EVA, 1)
    assert isinstance(left, StoodIn)
    assert (left.bot, left.span, left.why) == ("novice", "return", "left")
    assert playing().stand_in == "greedy"
    with pytest.raises(BadBot):
        playing(stand_in="nobody.py:Bot")


def test_somebody_connected_but_silent_can_be_replaced_after_a_stated_time() -> None:
    table = playing(at=1000)
    assert stand_in_from(table, 0, {}) == 1000 + SILENCE
    assert stand_in_from(table, 1, {}) is None, "the table does not wait for her"
    with pytest.raises(TableRefuses):
        call_stand_in(table, EVA, 0, None, {}, 1000 + SILENCE - 1)
    assert call_stand_in(table, EVA, 0, None, {}, 1000 + SILENCE).why == "silent"


def test_with_a_clock_only_the_clock_replaces_somebody_who_is_connected() -> None:
    table = playing(clock=ClockRule("move", 3600))
    assert stand_in_from(table, 0, {}) is None
    with pytest.raises(TableRefuses) as refused:
        call_stand_in(table, EVA, 0, None, {}, 10 * SILENCE)
    assert refused.value.code == "player_present"


def test_the_time_of_silence_tells_nothing_of_secret_actions() -> None:
    table = playing(SecretBids())
    assert table.match is not None
    bid = Submission("a", table.match.step_of(0), "bid 1")
    after = submit(table, ANA, 0, bid, Random(0)).applied_to(table, 5000)
    seen = [stand_in_from(when, seat, {}) for when in (table, after) for seat in (0, 1)]
    assert seen == [SILENCE] * 4
    assert after.news == table.news


def test_strangers_call_nobody_and_owners_call_at_once() -> None:
    table = playing()
    with pytest.raises(NotYours):
        call_stand_in(table, Caller("nobody"), 1, None, {1: 0}, GRACE)
    assert call_stand_in(table, EVA, 1, None, {}, 1).why == "left"


def test_a_stand_in_yields_when_its_owner_returns() -> None:
    table = playing()
    absent = table.after(call_stand_in(table, ANA, 1, None, {1: 0}, GRACE), GRACE)
    assert owners_return(absent, [0, 1]) == (Returned(1),)
    assert owners_return(absent.after(Returned(1), GRACE), [1]) == ()
    handed_over = table.after(leave(table, EVA, 1), 0)
    assert owners_return(handed_over, [1]) == (), "they take it back when they want to"
