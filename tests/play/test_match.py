"""A match as a value: submissions take effect once, in their step, and can be taken back until final."""

from random import Random
from typing import Any

import msgspec
import pytest

from meseta.core.errors import (
    BadRecord,
    BadSetup,
    IllegalAction,
    MesetaError,
    NothingToUndo,
    StaleSubmission,
    UnreadableNotation,
)
from meseta.core.record import Entry
from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.play.match import Accepted, AnyMatch, Step, Submission, start
from meseta.play.replay import moments, replay
from tests.play.secret_bids import SecretBids

AnyAccepted = Accepted[Any, Any, Any]
RNG = Random(0)


def bids(*texts: str, seats: int = 2) -> AnyMatch:
    """A match of Secret Bids after entries such as `0 bid 1`."""
    match = start(SecretBids(), seats, {}, Random(0))
    for text in texts:
        seat, _, action = text.partition(" ")
        match = submit(match, int(seat), action).match
    return match


def submit(match: AnyMatch, seat: int, text: str, id: str = "", step: Step | None = None) -> AnyAccepted:
    submission = Submission(id or f"{len(match.entries)}", step or match.step_of(seat), text)
    return match.submit(seat, submission, RNG)


def test_a_submission_makes_a_new_match_and_leaves_the_old_one_alone() -> None:
    match = bids()
    accepted = submit(match, 0, "bid 2")
    assert accepted.match.state.bids == (2, 0)
    assert accepted.entries == (Entry(0, "bid 2"),)
    assert match.state.bids == (0, 0)
    assert match.entries == ()


def test_chance_answers_at_once_and_its_answers_are_entries() -> None:
    match = bids("0 seal", "1 bid 1")
    accepted = submit(match, 1, "seal")
    assert [entry.seat for entry in accepted.entries] == [1, CHANCE]
    assert accepted.match.state.round == 1
    assert [moment.entry for moment in accepted.moments] == list(accepted.entries)
    assert accepted.moments[0].before == match.state
    assert accepted.moments[-1].after == accepted.match.state


def test_the_same_submission_sent_again_takes_effect_once() -> None:
    match = bids()
    submission = Submission("mine", match.step_of(0), "bid 2")
    once = match.submit(0, submission, RNG)
    again = once.match.submit(0, submission, RNG)
    assert again.repeated
    assert again.match is once.match
    assert again.entries == once.entries
    assert again.moments == ()


def test_the_same_id_from_another_seat_is_another_submission() -> None:
    match = submit(bids(), 0, "bid 2", id="same").match
    assert submit(match, 1, "bid 3", id="same").match.state.bids == (2, 3)


def test_what_others_do_meanwhile_does_not_make_a_submission_stale() -> None:
    match = bids()
    step = match.step_of(0)
    match = bids("1 bid 3", "1 undo", "1 seal")
    assert match.step_of(0) == step
    assert submit(match, 0, "bid 1", step=step).match.state.bids == (1, 0)


def test_a_submission_is_stale_once_its_own_seat_has_moved_on() -> None:
    match = bids()
    step = match.step_of(0)
    moved_on = submit(match, 0, "bid 1").match
    with pytest.raises(StaleSubmission):
        submit(moved_on, 0, "bid 1", step=step)
    taken_back = submit(moved_on, 0, "undo").match
    assert taken_back.state == match.state
    with pytest.raises(StaleSubmission):
        submit(taken_back, 0, "bid 1", step=step)


def test_a_submission_is_stale_once_a_new_step_has_begun() -> None:
    match = bids("0 seal", "1 seal")
    assert match.step_of(0).own == 0
    with pytest.raises(StaleSubmission):
        submit(match, 0, "bid 1", step=bids().step_of(0))


def test_the_last_seat_to_act_opens_a_new_step_for_itself_too() -> None:
    match = start(SecretBids(), 1, {}, RNG)
    after = submit(match, 0, "seal").match
    assert after.step > match.step


def test_undo_takes_back_only_a_seats_own_action_whatever_others_did_since() -> None:
    match = bids("0 bid 1", "0 bid 2", "1 bid 3", "1 seal")
    match = submit(match, 0, "undo").match
    assert match.state.bids == (1, 3)
    match = submit(match, 0, "undo").match
    assert match.state.bids == (0, 3)
    assert [entry.text for entry in match.entries[-2:]] == ["undo", "undo"]
    with pytest.raises(NothingToUndo):
        submit(match, 0, "undo")


def test_an_undo_counts_as_an_entry_of_its_seat() -> None:
    match = bids("0 bid 1")
    assert match.step_of(0).own == 1
    assert submit(match, 0, "UNDO").match.step_of(0).own == 2


def test_actions_of_the_toy_game_commute_so_that_undo_is_exact() -> None:
    game = SecretBids()
    state = bids("2 bid 2", seats=3).state
    for first in ("bid 1", "seal"):
        for second in ("bid 3", "seal"):
            one_way = game.apply(game.apply(state, 0, first), 1, second)
            assert one_way == game.apply(game.apply(state, 1, second), 0, first)


def test_a_final_action_cannot_be_taken_back_nor_anything_before_it() -> None:
    match = bids("0 bid 1", "0 seal")
    assert not match.undoable(0)
    with pytest.raises(NothingToUndo):
        submit(match, 0, "undo")


def test_nothing_can_be_taken_back_after_the_end() -> None:
    match = bids("0 seal", "1 seal", "0 bid 1", "0 seal", "1 bid 2", "1 seal")
    assert match.over
    assert not match.undoable(0)
    assert not match.undoable(1)


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (0, "bid 9", UnreadableNotation),
        (0, "add 1", IllegalAction),
        (2, "bid 1", BadSetup),
        (CHANCE, "add 1", BadSetup),
    ],
)
def test_a_refused_submission_changes_nothing(seat: int, text: str, error: type[MesetaError]) -> None:
    match = bids("0 bid 1")
    with pytest.raises(error):
        match.submit(seat, Submission("x", Step(match.step, 0), text), RNG) if seat else submit(
            match, 0, text
        )
    assert match.state.bids == (1, 0)
    assert len(match.entries) == 1


def test_names_are_bounded_and_there_is_one_per_seat() -> None:
    game = SecretBids()
    assert start(game, 2, {}, RNG, ("Ana", " Luis \n Mar ")).header.players == ("Ana", "Luis Mar")
    for players in (("Ana",), ("Ana", "x" * 41), ("Ana", "a\x07b"), ("Ana", "a\u202eb")):
        with pytest.raises(BadSetup):
            start(game, 2, {}, RNG, players)


def test_the_record_of_a_simultaneous_step_replays_with_its_undos() -> None:
    match = bids("0 bid 1", "1 bid 2", "0 undo", "0 bid 3", "1 seal", "0 seal", "1 bid 1")
    again = replay(SecretBids(), match.record())
    assert again.state == match.state
    assert again.done == match.done
    assert [moment.entry.text for moment in moments(SecretBids(), match.record())][2] == "undo"


def test_a_divergence_is_reported_where_it_begins() -> None:
    rng = Random(1)
    match = start(ShiftingStones(), 2, {}, rng)
    while len(match.entries) < 50:
        seat = min(match.game.actors(match.state))
        match = submit(match, seat, match.game.write(match.game.legal(match.state, seat).sample(rng))).match
    record = match.record()
    assert len(record.checks) > 2
    checks = [msgspec.structs.replace(check, digest="0" * 16) for check in record.checks[1:]]
    wrong = msgspec.structs.replace(record, checks=(record.checks[0], *checks))
    with pytest.raises(BadRecord) as refused:
        replay(match.game, wrong)
    assert refused.value.code == "record_diverges"
    assert refused.value.values == {"start": 21, "stop": 40}


def test_a_record_of_another_game_version_or_edition_is_refused() -> None:
    record = start(ShiftingStones(), 2, {}, RNG).record()
    header = record.header
    for wrong, code in (
        ({"version": 2}, "record_other_game"),
        ({"edition": msgspec.structs.replace(header.edition, digest="f" * 16)}, "record_other_edition"),
        ({"seats": 9}, "bad_seats"),
        ({"options": {"first_player": "maybe"}}, "bad_option"),
    ):
        edited = msgspec.structs.replace(record, header=msgspec.structs.replace(header, **wrong))
        with pytest.raises(MesetaError) as refused:
            replay(ShiftingStones(), edited)
        assert refused.value.code == code
