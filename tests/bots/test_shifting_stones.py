"""What the rungs of Shifting Stones are meant to be good at."""

from random import Random
from typing import Any

import pytest

from meseta.arena.selfplay import Contest, run
from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.bots.shifting_stones_race import final, outlook
from meseta.bots.shifting_stones_solo import Finish
from meseta.bots.shifting_stones_turns import Turns, Width
from meseta.games.shifting_stones.actions import End, Flip, Score, Shift
from meseta.games.shifting_stones.best_turn import best_turn
from meseta.games.shifting_stones.chance import Layouts
from meseta.games.shifting_stones.distance import apply_move
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import pack
from meseta.games.shifting_stones.state import State
from tests.games.shifting_stones.positions import position

GAME = ShiftingStones()
STONES = "fish horse fish / seed sun boat / tree boat seed"


def choose(rung: str, state: State, seed: int = 0) -> Any:
    seat = state.turn
    view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
    return make_bot(rung, GAME).choose(view, legal, NORMAL, Random(seed))


def whole_turn(rung: str, state: State) -> tuple[State, list[Any]]:
    """The state when the rung has ended its turn, before any cards are drawn, and what it did."""
    seat, done = state.turn, []
    while state.turn == seat and min(GAME.actors(state), default=-1) == seat:
        done.append(choose(rung, state))
        if done[-1] == End():
            break
        state = GAME.apply(state, seat, done[-1])
    return state, done


@pytest.mark.parametrize("seed", range(6))
def test_among_all_turns_is_one_with_the_most_points(seed: int) -> None:
    rng = Random(seed)
    grid = pack(Layouts().sample(rng).faces)
    hand = rng.sample(sorted(GAME.deck.cards), 4)
    found = list(Turns(GAME.deck, lambda *_: 0.0, Width(4, 1, 9)).all(grid, hand))
    most = max(GAME.deck.points(turn.scored) for turn in found)
    assert most == best_turn(GAME.deck, grid, hand).points


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_can_be_played_and_leaves_the_grid_it_says(seed: int) -> None:
    rng = Random(seed)
    grid = pack(Layouts().sample(rng).faces)
    hand = rng.sample(sorted(GAME.deck.cards), 4)
    for turn in Turns(GAME.deck, lambda *_: 0.0, Width(2, 1, 1)).all(grid, hand):
        assert sorted((*turn.scored, *turn.rest)) == sorted(hand)
        assert len(turn.moves) <= len(turn.rest)
        grids = [grid]
        for move in turn.moves:
            grids.append(apply_move(grids[-1], move))
        assert grids[-1] == turn.grid
        assert all(any(GAME.deck.stands(seen, card) for seen in grids) for card in turn.scored)


def test_an_apprentice_goes_for_the_dearest_card_where_a_novice_takes_the_nearest() -> None:
    # Card 15 (1 point) stands; card 29 (2 points) is a shift away, and the cheapest card pays for it.
    state = position(seats=2, stones=STONES, hands=[[15, 29, 69, 70], [1, 2, 3, 4]])
    assert choose("novice", state) == Score(15)
    done = choose("apprentice", state)
    assert isinstance(done, Shift)
    assert done.card == 15
    assert choose("apprentice", GAME.apply(state, 0, done)) == Score(29)


def test_an_expert_trades_cards_that_are_worth_little_for_fresh_ones() -> None:
    # Card 29 scores with one shift; greedy keeps the others, an expert spends what a fresh card would better.
    state = position(seats=2, stones=STONES, hands=[[29, 69, 70, 71], [1, 2, 3, 4]])
    greedy, _ = whole_turn("greedy", state)
    expert, done = whole_turn("expert", state)
    assert Score(29) in done
    assert expert.hands[0].bit_count() < greedy.hands[0].bit_count()
    assert sum(isinstance(action, Shift | Flip) for action in done) > 1


def test_who_is_behind_does_not_bring_on_the_end() -> None:
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


def test_who_is_ahead_brings_on_the_end() -> None:
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


def test_the_race_is_even_where_everything_is_even_and_follows_the_lead() -> None:
    even = outlook(10, 0, 0, 0, 0, last=False)
    assert even == pytest.approx(0.5, abs=0.03)
    assert outlook(10, 4, 4, 3, 0, last=False) > outlook(10, 4, 4, 2.5, 0, last=False) > even
    assert outlook(10, 4, 4, 0, 2, last=False) > even
    # The mover may answer what the other has triggered, but no more than once.
    assert outlook(10, 8, 10, -12, 0, last=True) < 0.05
    assert outlook(10, 10, 8, 1, 0, last=False) == final(1, 0) == 1.0
    assert final(-3, 1) == 0.5  # the bonus of 3 makes it even (ST-20)


def test_alone_nothing_is_left_undone_that_wins() -> None:
    ones = list(range(1, 29))
    standing = [card for card in ones if GAME.deck.stands(position(seats=1).grid, card)][:1]
    others = [card for card in ones if card not in standing][:7]
    scored = [*others, 29, 30, 31, 32, 55, 56, 57, 68]
    last = position(seats=1, hands=[standing], scored=[scored], deck=[], discard=[])
    assert choose("expert", last) == Score(standing[0])


@pytest.mark.parametrize("seed", range(3))
def test_alone_an_expert_scores_every_card(seed: int) -> None:
    (result,) = run(Contest("shifting_stones", ("expert",), games=1, seed=seed))
    assert result.scores == (16,)


def test_the_last_cards_are_scored_in_an_order_that_leaves_the_last_one_standing() -> None:
    # With two cards left one move can be made; after it both must have stood, the second without a move.
    state = position(seats=1, stones=STONES)
    grid = state.grid
    found = Finish(GAME.deck, positions=50).first_turn(
        grid, (15, 29), spare=0
    )  # 15 stands, 29 is a shift away
    assert found is not None
    assert found.scored == (29,) or found.rest == ()
    assert (
        Finish(GAME.deck, positions=50).first_turn(grid, (32,), spare=3) is None
    )  # five moves, three strikes
