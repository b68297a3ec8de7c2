"""What is said for a turn is true by the rules."""

from typing import Any

import pytest

from meseta.bots.shifting_stones.judge import ChanceJudge
from meseta.bots.shifting_stones.reasons import (
    DrawsMore,
    Exchanges,
    Keeps,
    LastRound,
    LeavesLess,
    MostOnes,
    NoStrike,
    Scores,
    Wins,
)
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.state import State
from meseta.grids.bits import members
from tests.bots.shifting_stones.choosing import GAME, STONES
from tests.bots.shifting_stones.judging import adviser, turns
from tests.bots.shifting_stones.test_judge import BEHIND
from tests.games.shifting_stones.positions import position

START = position(seats=2, stones=STONES, hands=[[15, 29, 69, 70], [1, 2, 3, 4]])
"""Card 15 (1 point) is complete, card 29 (2 points) a shift away."""


def reasons(state: State, *actions: str) -> tuple[Any, ...]:
    view = GAME.observe(state, state.turn)
    return ChanceJudge(GAME).reasons(view, [GAME.read(text) for text in actions])


def of_kind(found: tuple[Any, ...], kind: type) -> list[Any]:
    return [reason for reason in found if isinstance(reason, kind)]


@pytest.mark.parametrize("seats", [1, 2])
def test_points_cards_draws_and_distances_are_those_that_the_rules_lead_to(seats: int) -> None:
    distance = distances_for(GAME.deck).distance
    for state in turns(["greedy"] * seats, seed=7):
        seat, actions = state.turn, adviser().turn(state, state.turn)
        found = ChanceJudge(GAME).reasons(GAME.observe(state, seat), actions)
        grids, before = [state.grid], state
        for action in actions:
            state = GAME.apply(state, seat, action)
            grids.append(state.grid)
        cards = members(state.scored[seat] & ~before.scored[seat])
        for scored in of_kind(found, Scores):
            assert scored.cards == cards
            assert scored.points == GAME.deck.points(cards)
            assert scored.places[: len(cards)] == tuple(map(str, cards))
        assert bool(cards) == bool(of_kind(found, Scores))
        for kept in of_kind(found, Keeps):
            assert state.hands[seat] >> kept.card & 1
            assert kept.places == (str(kept.card),)
            assert kept.moves == distance(state.grid, kept.card)
        for drawn in of_kind(found, Exchanges):
            assert drawn.count == state.due
        for kind in (NoStrike, Wins) if seats == 1 else ():
            assert cards or not of_kind(found, kind)


def test_the_stones_of_a_scored_pattern_are_drawn() -> None:
    (scored,) = of_kind(reasons(START, "+15", "end"), Scores)
    assert (scored.cards, scored.points, scored.places[0]) == ((15,), 1, "15")
    cells = {"abc".index(name[0]) + 3 * (int(name[1]) - 1) for name in scored.places[1:]}
    masks = [{bit % 9 for bit in members(place)} for place in GAME.deck.cards[15].places]
    assert cells in masks


def test_a_win_and_the_last_round_are_named() -> None:
    moves = [GAME.write(action) for action in adviser().turn(BEHIND, 1)]
    assert of_kind(reasons(BEHIND, *moves), Wins)
    assert not of_kind(reasons(BEHIND, "end"), Wins)
    ahead = position(
        seats=2,
        stones=STONES,
        hands=[[15, 69, 70, 71], [1, 2, 3, 4]],
        scored=[[68, *range(55, 63)], [16]],
    )
    assert of_kind(reasons(ahead, "+15", "end"), LastRound)
    assert not of_kind(reasons(ahead, "end"), LastRound)


def test_the_lead_in_ones_is_named_when_it_is_taken() -> None:
    assert of_kind(reasons(START, "+15", "end"), MostOnes) == [MostOnes(count=1)]
    assert not of_kind(reasons(START, "end"), MostOnes)


def test_a_solo_turn_that_scores_avoids_the_next_strike() -> None:
    alone = position(seats=1, stones=STONES, hands=[[15, 29, 69, 55]], strikes=2)
    assert of_kind(reasons(alone, "+15", "end"), NoStrike) == [NoStrike(strike=3)]
    assert not of_kind(reasons(alone, "f a1 55", "end"), NoStrike)


def test_a_skip_is_said_to_fill_the_hand() -> None:
    assert of_kind(reasons(START, "skip"), DrawsMore) == [DrawsMore(count=2)]
    assert not of_kind(reasons(START, "skip"), Exchanges)


def test_no_more_cards_are_promised_than_there_are() -> None:
    few = position(
        seats=1,
        stones=STONES,
        hands=[[15, 29]],
        scored=[[*range(1, 7), 30, 31, 32, 55, 56, 57, 68]],
        deck=[7],
        discard=[],
    )
    assert of_kind(reasons(few, "+15", "end"), Exchanges) == [Exchanges(count=1)]


def test_what_is_left_to_the_next_player_is_told_in_steps() -> None:
    told = {
        reason.worth
        for state in turns(["greedy", "greedy"], seed=8)
        for reason in of_kind(
            ChanceJudge(GAME).reasons(GAME.observe(state, state.turn), adviser().turn(state, state.turn)),
            LeavesLess,
        )
    }
    assert told
    assert told <= {"0.3", "0.6", "0.9", "1.2", "1.5"}
