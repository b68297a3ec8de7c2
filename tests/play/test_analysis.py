"""The analysis of a match: turns are judged as wholes, and sums are told with their uncertainty."""

from math import hypot
from pathlib import Path

import pytest

from meseta.core.record import Entry, Record, read_record
from meseta.core.seats import CHANCE
from meseta.games import open_game
from meseta.play.advice import give_hint
from meseta.play.analysis import JudgedEntry, analysis, judge_entries, judge_turns
from meseta.play.headers import make_header
from meseta.play.match import AnyMatch, empty_match, enter
from meseta.play.replay import stages
from tests.play.secret_bids import SecretBids
from tests.play.toy_judge import Bids, ToyJudge, judged_by

GOLDEN = Path(__file__).parents[1] / "golden"

BOTH_AT_ONCE = (
    (0, "bid 1"),
    (1, "bid 3"),
    (0, "undo"),
    (1, "bid 3"),  # which is one too many
    (0, "bid 2"),
    (1, "seal"),
    (0, "bid 3"),
    (0, "seal"),
    (CHANCE, "add 1"),
    (1, "seal"),
    (0, "seal"),
    (CHANCE, "add 0"),
)


def played(game: SecretBids, entries: tuple[tuple[int, str], ...] = BOTH_AT_ONCE) -> AnyMatch:
    match = empty_match(game, make_header(game, 2, {}, (), None))
    for seat, text in entries:
        match = enter(match, Entry(seat, text))
    return match


def judged(game: SecretBids, entries: tuple[tuple[int, str], ...] = BOTH_AT_ONCE) -> list[JudgedEntry]:
    return list(judge_entries(game, played(game, entries).record()))


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> SecretBids:
    return judged_by(monkeypatch, ToyJudge())


def test_a_cost_stands_at_the_entry_that_decided_it_and_nowhere_else(game: SecretBids) -> None:
    entries = judged(game)
    assert [(entry.ply, entry.seat, entry.action) for entry in entries] == [
        (ply, seat, text) for ply, (seat, text) in enumerate(BOTH_AT_ONCE, start=1)
    ]
    (costly,) = [entry for entry in entries if entry.cost]
    assert (costly.ply, costly.cost, costly.error, costly.mark) == (4, 2.0, 0.0, "inaccuracy")
    assert costly.better == ("bid 2", "seal")
    assert costly.worth == 10.0
    assert (costly.reasons, costly.against) == ((Bids(total=5),), (Bids(total=6),))


def test_what_was_taken_back_costs_nothing_and_belongs_to_its_turn(game: SecretBids) -> None:
    entries = judged(game)
    own = [entry for entry in entries if entry.seat == 0]
    assert [entry.turn for entry in own] == [1, 1, 1, 1, 1, 11]
    assert not any(entry.cost or entry.mark for entry in own), "2 and 3 make the best bid as well as 3 and 2"
    assert [entry.turn for entry in entries if entry.seat == 1] == [2, 2, 2, 10]


def test_standings_are_told_where_a_step_or_an_answer_ends(game: SecretBids) -> None:
    told = {entry.ply: entry.standing for entry in judged(game) if entry.standing}
    assert told == {9: (6.0, 7.0), 12: (6.0, 7.0)}, "before chance answers, nobody knows yet"


def test_only_chances_answers_have_luck(game: SecretBids) -> None:
    for entry in judged(game):
        assert (entry.luck != ()) == (entry.luck_error != ()) == (entry.seat == CHANCE)
    lucky, unlucky = (entry for entry in judged(game) if entry.seat == CHANCE)
    assert lucky.luck[0] > 0 > unlucky.luck[0]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 100])
def test_a_match_judged_in_parts_is_the_match_judged_as_a_whole(game: SecretBids, size: int) -> None:
    record = played(game).record()
    parts = [
        entry
        for start in range(0, len(record.entries), size)
        for entry in judge_entries(game, record, start, start + size)
    ]
    assert parts == judged(game)


def test_a_turn_that_was_broken_off_is_judged_as_if_the_judge_had_ended_it(game: SecretBids) -> None:
    (fine, bad) = judged(game, ((0, "bid 2"), (1, "bid 3")))[:2]
    assert (fine.cost, bad.cost) == (0.0, 0.0)
    late = judged(game, ((0, "bid 3"), (0, "bid 3")))
    assert [entry.cost for entry in late] == [0.0, 2.0]
    assert late[1].better == ("bid 2", "seal")


def test_balances_add_up_with_their_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    game = judged_by(monkeypatch, ToyJudge(step=2.0, spread=3.0))
    match = played(game, (*BOTH_AT_ONCE[:9], (1, "bid 1"), *BOTH_AT_ONCE[9:]))
    found = analysis(game, match.record(), list(judge_entries(game, match.record())))
    assert found.scale.unit == "points"
    for balance in found.seats:
        own = [entry for entry in found.entries if entry.seat == balance.seat]
        answers = [entry for entry in found.entries if entry.seat == CHANCE]
        assert balance.turns == 2
        assert balance.cost == pytest.approx(sum(entry.cost for entry in own))
        assert balance.error == pytest.approx(hypot(*(entry.error for entry in own)), abs=1e-3)
        assert balance.luck == pytest.approx(sum(entry.luck[balance.seat] for entry in answers))
        assert sum(balance.marks.values()) == sum(bool(entry.mark) for entry in own)
    one, two = found.seats
    assert (one.cost, one.error) == (0.0, 0.0)
    assert two.cost > 0
    assert two.error > 0


def test_the_turns_of_some_seats_cost_what_the_analysis_says(game: SecretBids) -> None:
    record = played(game).record()
    whole = {entry.ply: entry.cost for entry in judge_entries(game, record)}
    turns = list(judge_turns(game, record, [1]))
    assert [(entry.ply, entry.cost) for entry in turns] == [(4, whole[4]), (10, whole[10])]


def test_a_hint_is_the_better_turn_of_the_analysis(game: SecretBids) -> None:
    entry = next(entry for entry in judged(game) if entry.cost)
    before = list(stages(game, played(game).record()))[entry.ply - 1]
    assert give_hint(game, before.state, entry.seat).turn == entry.better


def test_the_hints_followed_through_a_real_match_cost_nothing() -> None:
    game = open_game("shifting_stones")
    record = _golden("shifting_stones-solo-won")
    before = next(match for match in stages(game, record) if game.actors(match.state) == {0})
    turn = give_hint(game, before.state, 0).turn
    match = before
    for number, text in enumerate(turn):
        assert give_hint(game, match.state, 0).turn == turn[number:], "one position, one answer"
        match = enter(match, Entry(0, text))
    followed = Record(record.header, match.entries[:])
    for entry in judge_entries(game, followed, start=len(before.entries)):
        assert (entry.cost, entry.error, entry.mark) == (0.0, 0.0, "")


def _golden(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
