"""What the expert is meant to be good at."""

import pytest

from meseta.arena.selfplay import Contest, run
from meseta.bots.registry import own_bots
from meseta.games.shifting_stones.actions import Flip, Score, Shift
from meseta.games.shifting_stones.best_turn import best_turn
from tests.bots.shifting_stones.choosing import GAME, STONES, choose, whole_turn
from tests.games.shifting_stones.positions import position


def test_an_expert_trades_cards_that_are_worth_little_for_fresh_ones() -> None:
    # Card 29 scores with one shift; greedy keeps the others, an expert spends those worse than a fresh card.
    state = position(seats=2, stones=STONES, hands=[[29, 69, 70, 71], [1, 2, 3, 4]])
    greedy, _ = whole_turn("greedy", state)
    expert, done = whole_turn("expert", state)
    assert Score(29) in done
    assert expert.hands[0].bit_count() < greedy.hands[0].bit_count()
    assert sum(isinstance(action, Shift | Flip) for action in done) > 1


def test_a_player_who_is_behind_does_not_trigger_the_end() -> None:
    # Seat 1 has the last turn of the round and nine cards; its tenth would end the game, 20 points behind.
    behind = position(
        seats=2,
        stones=STONES,
        hands=[[30, 31, 32, 33], [13, 69, 70, 71]],
        scored=[[68, 55, 56, 57, 58, 59], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
        first=0,
        turn=1,
    )
    assert best_turn(GAME.deck, behind.grid, [13, 69]).points == 1
    _, done = whole_turn("expert", behind)
    assert not any(isinstance(action, Score) for action in done)


def test_a_player_who_is_ahead_triggers_the_end() -> None:
    ahead = position(
        seats=2,
        stones=STONES,
        hands=[[30, 31, 32, 33], [13, 69, 70, 71]],
        scored=[[55, 56, 34], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
        first=0,
        turn=1,
    )
    _, done = whole_turn("expert", ahead)
    assert Score(13) in done


def test_in_a_solo_game_nothing_is_left_undone_that_wins() -> None:
    ones = list(range(1, 29))
    standing = [card for card in ones if GAME.deck.matches(position(seats=1).grid, card)][:1]
    others = [card for card in ones if card not in standing][:7]
    scored = [*others, 29, 30, 31, 32, 55, 56, 57, 68]
    last = position(seats=1, hands=[standing], scored=[scored], deck=[], discard=[])
    assert choose("expert", last) == Score(standing[0])


@pytest.mark.parametrize("seed", range(3))
def test_in_a_solo_game_an_expert_scores_every_card(seed: int) -> None:
    (result,) = run(Contest("shifting_stones", ("expert",), games=1, seed=seed))
    assert result.scores == (16,)


@pytest.mark.parametrize("rung", own_bots("shifting_stones"))
@pytest.mark.parametrize("size", [9, 30])
def test_every_rung_plays_a_whole_turn_with_a_hand_that_no_cap_limits(rung: str, size: int) -> None:
    state = position(seats=2, stones=STONES, hands=[range(1, size + 1)], uncapped=True)
    after, done = whole_turn(rung, state)  # `apply` refuses what is not legal
    assert len(done) <= size + 1
    assert after.hands[0].bit_count() + after.scored[0].bit_count() <= size
