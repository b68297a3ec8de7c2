"""ST-22 to ST-25: the solo game."""

from collections import Counter
from random import Random

import pytest

from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.actions import Pick
from meseta.games.shifting_stones.state import State
from meseta.grids.bits import members
from tests.games.shifting_stones.positions import (
    FIVES,
    GAME,
    ONES,
    THREES,
    TWOS,
    choices,
    draws,
    hand,
    may,
    play,
    position,
    refusal,
    scored,
)

LAID = "lay sun fish fish horse horse horse seed seed seed"
SIXTEEN = "pick 1 2 3 4 5 6 7 8 29 30 31 32 55 56 57 68"
HORSE_HORSE, FISH_FISH = 6, 29
OTHERS = [1, 2, 3, 4, 5, 7, 8, 30, 31, 32, 55, 56, 57, 68]
"""Fourteen cards that fill a solo deck up with the two above."""


def unpicked() -> State:
    return play(LAID, on=GAME.setup(1, {}))


@pytest.mark.clause("ST-22")
def test_the_deck_is_sixteen_cards_of_given_values() -> None:
    assert may(SIXTEEN, unpicked())
    assert members(play(SIXTEEN, on=unpicked()).deck) == (
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        29,
        30,
        31,
        32,
        55,
        56,
        57,
        68,
    )


@pytest.mark.clause("ST-22")
@pytest.mark.parametrize(
    "cards",
    [
        "1 2 3 4 5 6 7 8 9 29 30 31 55 56 57 68",  # nine 1s, three 2s
        "1 2 3 4 5 6 7 29 30 31 32 33 55 56 57 68",  # seven 1s, five 2s
        "1 2 3 4 5 6 7 8 29 30 31 32 55 56 68 69",  # two 3s, two 5s
        "1 2 3 4 5 6 7 8 29 30 31 32 55 56 57 58",  # four 3s, no 5
        "1 2 3 4 5 6 7 8 29 30 31 32 55 56 57",  # fifteen
        "1 2 3 4 5 6 7 8 29 30 31 32 33 55 56 57 68",  # seventeen
        "1 2 3 4 5 6 7 7 29 30 31 32 55 56 57 68",  # a card twice
        "1 2 3 4 5 6 7 8 29 30 31 32 55 56 57 68 73",  # a card that does not exist
    ],
)
def test_no_other_deck_is_picked(cards: str) -> None:
    fault = refusal(f"pick {cards}", unpicked())
    assert (fault.clause, fault.code) == ("ST-22", "impossible_chance")


@pytest.mark.clause("ST-22")
def test_the_cards_are_drawn_at_random_within_each_value() -> None:
    picking, rng, games = GAME.chance(unpicked()), Random(22), 2600
    counts: Counter[int] = Counter()
    for _ in range(games):
        answer = picking.sample(rng)
        assert isinstance(answer, Pick)
        assert [len(set(answer.cards) & set(value)) for value in (ONES, TWOS, THREES, FIVES)] == [8, 4, 3, 1]
        counts.update(answer.cards)

    # Each card is in so many games of 2600, with a spread of at most 24.
    for value, wanted in ((ONES, 8), (TWOS, 4), (THREES, 3), (FIVES, 1)):
        assert all(abs(counts[card] - games * wanted / len(value)) < 120 for card in value)


@pytest.mark.clause("ST-22")
def test_the_rest_of_set_up_is_unchanged() -> None:
    on = play(SIXTEEN, on=unpicked())
    assert GAME.actors(on) == {CHANCE}
    assert len(draws(on)) == 1820  # any four of sixteen

    on = play("draw 1 29 55 68", on=on)

    assert hand(on, 0) == (1, 29, 55, 68)
    assert on.deck.bit_count() == 12
    assert on.discard == 0
    assert GAME.actors(on) == {0}


@pytest.mark.clause("ST-22")
@pytest.mark.parametrize("count", [7, 8, 9, 10, 15])
def test_no_number_of_scored_cards_short_of_all_ends_the_game(count: int) -> None:
    on = position(seats=1, hands=[[HORSE_HORSE]], scored=[OTHERS[: count - 1]])

    on = play("+6", "end", on=on)

    assert len(scored(on, 0)) == count
    assert GAME.outcome(on) is None
    assert not GAME.observe(on, 0).last_round


@pytest.mark.clause("ST-22")
def test_there_is_no_bonus_for_the_most_ones() -> None:
    on = position(seats=1, scored=[[1, 2, 3, 30]])

    assert "most_ones" not in {part.code for score in GAME.score(on) for part in score.parts}


@pytest.mark.clause("ST-22")
def test_the_rules_of_a_turn_are_unchanged() -> None:
    on = position(seats=1, hands=[[1, 2, 3, HORSE_HORSE]])

    assert len(choices(on)) == 4 * 21 + 1 + 2  # four cards to spend, one that matches, to end and to skip


@pytest.mark.clause("ST-23")
@pytest.mark.parametrize(
    "turn",
    [
        pytest.param(["end"], id="nothing done"),
        pytest.param(["f a1 1", "end", "draw 31"], id="a flip"),
        pytest.param(["s a1b1 1", "f a1 2", "end", "draw 31 32"], id="a shift and a flip"),
        pytest.param(["skip", "draw 31 32"], id="a skip"),
    ],
)
def test_a_turn_that_ends_without_a_scored_card_is_a_strike(turn: list[str]) -> None:
    on = play(*turn, on=position(seats=1, hands=[[1, 2, 3, 30]], deck=[31, 32], strikes=1))

    assert GAME.observe(on, 0).strikes == on.strikes == 2
    assert GAME.outcome(on) is None


@pytest.mark.clause("ST-23")
@pytest.mark.parametrize(
    "turn",
    [
        pytest.param(["+6", "end", "draw 31"], id="scored"),
        pytest.param(["+6", "f a1 1", "end", "draw 31 32"], id="scored first"),
        pytest.param(["f a1 1", "+6", "end", "draw 31 32"], id="scored last"),
    ],
)
def test_a_turn_with_a_scored_card_is_not_a_strike(turn: list[str]) -> None:
    on = play(*turn, on=position(seats=1, hands=[[1, 2, 3, HORSE_HORSE]], deck=[31, 32], strikes=1))

    assert on.strikes == 1


@pytest.mark.clause("ST-23")
def test_a_scored_card_saves_only_its_own_turn_and_removes_no_strike() -> None:
    on = position(seats=1, hands=[[1, 2, 3, 4, HORSE_HORSE]], strikes=2)

    on = play("+6", "end", on=on)
    assert on.strikes == 2

    on = play("end", on=on)
    assert on.strikes == 3


@pytest.mark.clause("ST-23")
def test_four_strikes_lose_the_game() -> None:
    on = play("end", "end", "end", on=position(seats=1))
    assert on.strikes == 3
    assert GAME.outcome(on) is None

    on = play("end", on=on)

    outcome = GAME.outcome(on)
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.clause == "ST-23"
    assert not GAME.actors(on)


@pytest.mark.clause("ST-23")
def test_the_fourth_strike_may_be_a_skip() -> None:
    on = play("skip", on=position(seats=1, hands=[[1, 2, 3, 4]], deck=[31, 32], strikes=3))
    if GAME.actors(on):
        on = play("draw 31 32", on=on)

    outcome = GAME.outcome(on)
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.clause("ST-23")
def test_a_turn_that_scores_survives_with_three_strikes() -> None:
    on = play("+6", "end", on=position(seats=1, hands=[[1, 2, 3, 4, HORSE_HORSE]], strikes=3))

    assert GAME.outcome(on) is None
    assert GAME.actors(on) == {0}


@pytest.mark.clause("ST-23")
def test_there_are_no_strikes_in_a_multiplayer_game() -> None:
    on = play(*["end"] * 10, on=position(seats=2))

    assert on.strikes == 0
    assert GAME.outcome(on) is None


@pytest.mark.clause("ST-24")
@pytest.mark.parametrize("strikes", [0, 3])
def test_the_sixteenth_scored_card_wins_at_once(strikes: int) -> None:
    on = position(seats=1, hands=[[HORSE_HORSE, FISH_FISH]], scored=[OTHERS], strikes=strikes)

    on = play("+6", on=on)
    assert GAME.outcome(on) is None

    on = play("+29", on=on)  # in mid-turn: the turn is not ended

    outcome = GAME.outcome(on)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.clause == "ST-24"
    assert not GAME.actors(on)
    fault = refusal("end", on)
    assert (fault.clause, fault.code) == ("ST-24", "game_over")


@pytest.mark.clause("ST-24")
@pytest.mark.parametrize(("deck", "discard"), [([FISH_FISH], []), ([], [FISH_FISH])])
def test_an_empty_hand_wins_nothing_while_a_card_is_left_in_a_pile(
    deck: list[int], discard: list[int]
) -> None:
    on = play("+6", on=position(seats=1, hands=[[HORSE_HORSE]], scored=[OTHERS], deck=deck, discard=discard))
    assert GAME.outcome(on) is None

    on = play("end", "draw 29", "+29", on=on)

    outcome = GAME.outcome(on)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.clause("ST-25")
def test_spent_cards_come_back() -> None:
    on = position(seats=1, hands=[[1, 2, 3, HORSE_HORSE]], deck=[31])

    on = play("+6", "f a1 1", "f a1 2", "end", on=on)

    spent = {1, 2, *members(on.discard)}
    assert draws(on) == {tuple(sorted((31, a, b))) for a in spent for b in spent if a < b}
    on = play("draw 1 2 31", on=on)
    assert hand(on, 0) == (1, 2, 3, 31)
    assert on.discard == 0


@pytest.mark.clause("ST-25")
def test_only_the_sixteen_cards_are_ever_drawn() -> None:
    on = position(seats=1, hands=[[1, 2, 3, HORSE_HORSE]], deck=[])
    in_play = on.hands[0] | on.discard

    on = play("f a1 1", "end", on=on)

    assert in_play.bit_count() == 16
    assert {card for answer in draws(on) for card in answer} == {*members(in_play)} - {2, 3, 6}
