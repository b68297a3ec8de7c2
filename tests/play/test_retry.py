"""Trying something else in a match that is over: by the rules, judged like a real turn, leaving no trace."""

import pytest

from meseta.core.errors import IllegalAction, MesetaError, NothingToUndo, UnreadableNotation
from meseta.core.seats import CHANCE
from meseta.play.analysis import judge_entries, judge_turn
from meseta.play.retry import retry
from tests.play.secret_bids import SecretBids
from tests.play.test_analysis import BOTH_AT_ONCE, played
from tests.play.toy_judge import ToyJudge, judged_by


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> SecretBids:
    return judged_by(monkeypatch, ToyJudge())


def test_the_position_is_the_one_before_the_entry(game: SecretBids) -> None:
    tried = retry(played(game), 4, [])
    assert tried.seat == 1
    assert tried.match.state.bids == (0, 3)
    assert not tried.over
    assert tried.match.undoable(1)
    assert tried.moments == ()
    assert tried.turn.done == [(2, "bid 3")]


def test_what_is_tried_is_entered_by_the_rules_and_ends_with_the_turn(game: SecretBids) -> None:
    open_still, over = (retry(played(game), 4, actions) for actions in (["bid 2"], ["bid 2", "seal"]))
    assert not open_still.over
    assert over.over
    assert over.match.state.bids == (0, 5)
    assert [moment.entry.text for moment in over.moments] == ["bid 2", "seal"]
    assert over.turn == (2, [(2, "bid 3"), (4, "bid 2"), (5, "seal")])
    assert judge_turn(game, over.opening, over.seat, over.turn).cost == 0.0


def test_the_turn_as_it_was_played_has_the_verdict_of_the_analysis(game: SecretBids) -> None:
    match = played(game)
    (costly,) = [entry for entry in judge_entries(game, match.record()) if entry.cost]
    tried = retry(match, costly.ply, ["bid 3", "seal"])
    assert judge_turn(game, tried.opening, tried.seat, tried.turn) == costly


def test_what_was_done_before_the_entry_may_be_taken_back(game: SecretBids) -> None:
    tried = retry(played(game), 4, ["undo", "bid 1"])
    assert tried.turn == (2, [(5, "bid 1")])
    assert tried.match.state.bids == (0, 1)
    with pytest.raises(NothingToUndo):
        retry(played(game), 4, ["undo", "undo"])


def test_chance_is_not_asked(game: SecretBids) -> None:
    tried = retry(played(game), 8, ["seal"])
    assert tried.over
    assert game.actors(tried.match.state) == {CHANCE}


def test_nothing_is_done_to_the_match(game: SecretBids) -> None:
    match = played(game)
    before = match.record()
    retry(match, 2, ["bid 1", "seal"])
    assert match.record() == before


@pytest.mark.parametrize(
    ("ply", "actions", "error", "code"),
    [
        (0, [], MesetaError, "record_no_such_ply"),
        (-3, [], MesetaError, "record_no_such_ply"),
        (len(BOTH_AT_ONCE) + 1, [], MesetaError, "record_no_such_ply"),
        (9, ["add 1"], MesetaError, "not_your_turn"),
        (8, ["seal", "bid 1"], MesetaError, "not_your_turn"),
        (4, ["seal", "bid 1"], IllegalAction, "illegal_action"),
        (4, ["add 1"], IllegalAction, "illegal_action"),
        (4, ["bid 99"], UnreadableNotation, "unreadable_notation"),
    ],
)
def test_what_cannot_be_tried_is_refused(
    game: SecretBids, ply: int, actions: list[str], error: type[MesetaError], code: str
) -> None:
    with pytest.raises(error) as refused:
        retry(played(game), ply, actions)
    assert refused.value.code == code


def test_a_refusal_names_the_clause(game: SecretBids) -> None:
    with pytest.raises(IllegalAction) as refused:
        retry(played(game), 4, ["add 1"])
    assert refused.value.fault.clause == "SB-02"
