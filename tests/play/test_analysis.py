"""The analysis of a match: costs are what was given away, luck is what chance gave."""

from itertools import pairwise
from pathlib import Path

import pytest

from meseta.core.record import Record, read_record
from meseta.games import open_game
from meseta.games.shifting_stones.best_turn import best_turn
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.grids.bits import members
from meseta.play.analysis import analysis, judge_entries
from meseta.play.replay import stages

GOLDEN = Path(__file__).parents[1] / "golden"
GAME = ShiftingStones()


def record(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))


def test_the_cost_of_a_turn_is_what_it_failed_to_score() -> None:
    match = record("shifting_stones-solo-lost")
    entries = list(judge_entries(GAME, match))
    states = [stage.state for stage in stages(GAME, match)]
    # Over a turn, the costs of its actions add up to the best turn's points minus those scored.
    start = None
    for before, after in pairwise(range(len(states))):
        state = states[before]
        if entries[before].seat < 0:
            continue
        start = before if start is None else start
        if match.entries[before].text not in ("end", "skip"):
            continue
        most = best_turn(GAME.deck, states[start].grid, members(states[start].hands[0])).points
        scored = GAME.deck.points(members(states[after].scored[0] & ~states[start].scored[0]))
        assert sum(entry.cost for entry in entries[start:after]) == most - scored
        assert state.turn == 0
        start = None


def test_what_was_best_is_named_and_would_have_cost_nothing() -> None:
    match = record("shifting_stones-solo-lost")
    states = [stage.state for stage in stages(GAME, match)]
    entries = list(judge_entries(GAME, match))
    mistakes = [entry for entry in entries if entry.cost]
    assert mistakes
    assert not any(entry.instead for entry in entries if not entry.cost)
    for entry in mistakes[:5]:
        before = states[entry.ply - 1]
        assert entry.best != entry.action
        assert GAME.read(entry.best) in GAME.legal(before, entry.seat)
        assert entry.instead, "the better action comes with its events"


def test_only_chances_entries_have_luck() -> None:
    match = record("shifting_stones-shared-win")
    for entry in judge_entries(GAME, match):
        assert (entry.luck != ()) == (entry.seat < 0)
        assert len(entry.expectation) == match.header.seats


def test_a_match_can_be_judged_in_parts() -> None:
    match = record("shifting_stones-shared-win")
    whole = list(judge_entries(GAME, match))
    parts = [
        entry for start in range(0, len(whole), 7) for entry in judge_entries(GAME, match, start, start + 7)
    ]
    assert parts == whole


def test_the_balance_adds_up() -> None:
    match = record("shifting_stones-shared-win")
    found = analysis(match, list(judge_entries(GAME, match)))
    assert found.exact
    for balance in found.seats:
        own = [entry for entry in found.entries if entry.seat == balance.seat]
        assert balance.decisions == len(own)
        assert balance.cost == pytest.approx(sum(entry.cost for entry in own))
        assert balance.mistakes == sum(entry.cost > 0 for entry in own)


@pytest.mark.parametrize("name", ["in_the_ruin-left-behind", "sonora-two-bots"])
def test_any_game_is_judged_by_playing_on(name: str) -> None:
    match = record(name)
    game = open_game(match.header.game)
    states = [stage.state for stage in stages(game, match)]
    first = next(n for n, entry in enumerate(match.entries) if entry.seat >= 0)
    answer = next(n for n, entry in enumerate(match.entries) if n > first and entry.seat < 0)
    plies = (first, first + 1, answer)
    entries = [entry for ply in plies for entry in judge_entries(game, match, ply, ply + 1)]
    assert entries == [entry for ply in plies for entry in judge_entries(game, match, ply, ply + 1)]
    for entry in entries:
        assert entry.cost >= 0
        assert (entry.luck != ()) == (entry.seat < 0)
        assert len(entry.expectation) == match.header.seats
        assert bool(entry.cost) == (entry.best != entry.action)
        if entry.seat >= 0:
            assert game.read(entry.best) in game.legal(states[entry.ply - 1], entry.seat)
    assert not analysis(match, entries).exact
