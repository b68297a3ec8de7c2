"""What happens when time runs out, and how a match ends that people have left."""

from random import Random

import pytest

from meseta.core.game import AnyGame
from meseta.core.results import Outcome
from meseta.games import open_game
from meseta.play.clock import DAY, ClockRule
from meseta.play.creation import begin_match, new_table
from meseta.play.decisions import enter_submission, submit
from meseta.play.match import Submission
from meseta.play.out_of_time import MOST_MISSED, claim, forgiven, may_claim, time_out
from meseta.play.requests import Caller, TableRefuses, concede
from meseta.play.seating import Abandoned, BotSat, Claimed, Returned, Sat, StoodIn
from meseta.play.standing_in import owners_return, stand_in_from
from meseta.play.table import Settings, Table
from tests.play.secret_bids import SecretBids

ANA, EVA = Caller("ana"), Caller("eva")
A_DAY = ClockRule("move", DAY)
LONG = DAY * 1000


def playing(
    people: int = 2,
    bots: int = 0,
    clock: ClockRule = A_DAY,
    timeout: str = "move",
    game: AnyGame | None = None,
) -> Table:
    """A match of these people, in which Ana begins, or all act at the same time."""
    game = game or open_game("shifting_stones")
    options = {"first_player": "0"} if game.info.key == "shifting_stones" else {}
    seats = people + bots
    settings = Settings(game.info.key, seats, options=options, clock=clock, timeout=timeout)  # type: ignore[arg-type]
    table = new_table("t", game, settings, "ana", 0)
    for seat, person in enumerate(("ana", "eva", "leo")[:people]):
        table = table.after(Sat(seat, person, person), 0)
    for seat in range(people, seats):
        table = table.after(BotSat(seat, "random"), 0)
    return begin_match(table, Random(1)).applied_to(table, 0)


def ends_turn(table: Table, seat: int, at: int) -> Table:
    """The table after the seat, or who stands in for it, has ended its turn."""
    assert table.match is not None
    submission = Submission(None, table.match.step_of(seat), "end")
    return enter_submission(table, seat, submission, Random(0)).applied_to(table, at)


def misses(table: Table, at: int) -> Table:
    """The table after the time of the seat to act has run out and the stand-in has played."""
    (seat,) = table.acting
    event = time_out(table, at)
    assert event is not None
    after = table.after(event, at)
    return ends_turn(after, seat, at) if after.status == "playing" else after


def test_one_missed_move_is_forgiven() -> None:
    table = playing()
    assert time_out(table, LONG - 1) is None
    event = time_out(table, LONG)
    assert isinstance(event, StoodIn)
    assert (event.seat, event.span, event.why) == (0, "turn", "time")
    after = ends_turn(ends_turn(table.after(event, LONG), 0, LONG), 1, LONG)
    assert after.bot_of(0) is None, "she plays the next move herself"
    assert after.chairs[0].missed == 1


def test_the_second_in_a_row_costs_the_seat_until_its_owner_returns() -> None:
    table = ends_turn(misses(playing(), LONG), 1, LONG)
    event = time_out(table, 2 * LONG)
    assert isinstance(event, StoodIn)
    assert (event.seat, event.span) == (0, "return")
    lost = table.after(event, 2 * LONG)
    assert lost.chairs[0].lost
    assert owners_return(lost, [0]) == (Returned(0),)
    assert not lost.after(Returned(0), 2 * LONG).chairs[0].lost


def test_whoever_moves_in_between_has_missed_nothing() -> None:
    table = ends_turn(misses(playing(), LONG), 1, LONG)
    acted = ends_turn(table, 0, LONG + 1)
    assert acted.chairs[0].missed == 0
    assert not ends_turn(table.after(StoodIn(0, "random", "turn", "left", 0), 0), 0, 0).chairs[1].missed


def test_where_moves_are_quick_more_of_them_are_forgiven() -> None:
    assert forgiven(playing(clock=ClockRule("move", 60))) == MOST_MISSED - 1
    assert forgiven(playing(clock=ClockRule("move", 60), timeout="seat")) == 0
    assert forgiven(playing(clock=ClockRule())) == 0


def test_a_match_that_everybody_has_left_ends_without_a_winner() -> None:
    table = playing()
    for day in range(1, 5):
        assert table.status == "playing", day
        table = misses(table, day * LONG)
    assert table.status == "finished"
    assert table.outcome() == Outcome((), "abandoned", "")
    assert table.bot_to_act() is None, "no bot plays on"
    assert table.due(9 * LONG) is None


def test_a_lone_person_among_bots_who_stays_away_ends_the_match() -> None:
    table = playing(people=1, bots=1)
    table = ends_turn(misses(table, LONG), 1, LONG)
    assert time_out(table, 2 * LONG) == Abandoned()


def test_the_one_who_stayed_may_end_the_match_as_its_winner() -> None:
    table = ends_turn(misses(playing(), LONG), 1, LONG)
    assert not may_claim(table, 1)
    with pytest.raises(TableRefuses) as refused:
        claim(table, EVA, 1)
    assert refused.value.code == "nothing_to_claim"
    lost = misses(table, 2 * LONG)
    assert claim(lost, EVA, 1) == Claimed(1)
    won = lost.after(Claimed(1), 2 * LONG)
    assert (won.status, won.outcome()) == ("finished", Outcome((1,), "time", ""))
    with pytest.raises(TableRefuses):
        claim(won, EVA, 1)


def test_nothing_can_be_claimed_once_the_other_is_back_or_from_a_bot() -> None:
    lost = misses(ends_turn(misses(playing(), LONG), 1, LONG), 2 * LONG)
    assert not may_claim(lost.after(Returned(0), 2 * LONG), 1)
    assert not may_claim(lost, 0), "nor by the one who was away"
    three = playing(people=2, bots=1)
    three = three.after(StoodIn(0, "random", "return", "time", 0), 0)
    assert not may_claim(three, 1), "the bot is still in the match"


def test_among_three_the_last_one_left_may_claim() -> None:
    table = playing(people=3).after(StoodIn(0, "random", "return", "time", 0), 0)
    assert not may_claim(table, 2)
    assert may_claim(table.after(concede(table, EVA, 1), 0), 2)


def test_a_seat_lost_by_time_does_not_win_however_well_its_stand_in_plays() -> None:
    table = playing()
    won = finished(table, winner=0)
    assert won.outcome().winners == (0,)  # type: ignore[union-attr]
    away = won.after(StoodIn(0, "random", "return", "time", 0), 0)
    assert away.outcome().winners == (1,)  # type: ignore[union-attr]
    assert won.after(StoodIn(0, "random", "return", "left", 0), 0).outcome() == won.outcome()


def finished(table: Table, winner: int) -> Table:
    """The table at the end of a match that this seat has won, found by playing at random."""
    assert table.match is not None
    for seed in range(50):
        rng, now = Random(seed), table
        while now.status == "playing":
            (seat,) = now.acting
            assert now.match is not None
            action = table.game.write(table.game.legal(now.match.state, seat).sample(rng))
            submission = Submission(None, now.match.step_of(seat), action)
            now = enter_submission(now, seat, submission, rng).applied_to(now, 0)
        outcome = now.outcome()
        if outcome is not None and outcome.winners == (winner,):
            return now
    raise AssertionError("nobody has won like that")


def test_a_match_that_is_over_takes_no_more_actions() -> None:
    table = playing()
    over = table.after(concede(table, EVA, 1), 0)
    assert over.match is not None
    with pytest.raises(TableRefuses) as refused:
        submit(over, ANA, 0, Submission("late", over.match.step_of(0), "end"), Random(0))
    assert refused.value.code == "not_playing"


def test_by_correspondence_only_the_clock_replaces_whoever_is_away() -> None:
    assert stand_in_from(playing(), 0, {0: 0}) is None
    assert stand_in_from(playing(clock=ClockRule("move", DAY - 1)), 0, {0: 0}) is not None


def test_who_writes_at_the_same_time_as_others_loses_only_their_own_time() -> None:
    table = playing(game=SecretBids())
    assert table.match is not None
    sealed = Submission("a", table.match.step_of(0), "seal")
    after = submit(table, ANA, 0, sealed, Random(0)).applied_to(table, LONG // 2)
    event = time_out(after, LONG)
    assert isinstance(event, StoodIn)
    assert event.seat == 1
