"""ST-17: where a card comes from when the draw pile runs out."""

from itertools import combinations

import pytest

from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.events import Drew, Reshuffled
from meseta.grids.bits import members
from tests.games.shifting_stones.positions import (
    GAME,
    choices,
    draws,
    hand,
    may,
    play,
    position,
    refusal,
    scored,
)

HORSE_HORSE, FISH_FISH = 6, 29


@pytest.mark.clause("ST-17")
def test_the_discards_become_the_draw_pile_when_it_is_empty() -> None:
    on = play("f a1 1", "end", on=position(hands=[range(1, 5), range(5, 9)], deck=[]))

    assert draws(on) == {(1,), *((card,) for card in range(9, 73))}
    on = play("draw 40", on=on)
    assert on.discard == 0
    assert members(on.deck) == (1, *range(9, 40), *range(41, 73))


@pytest.mark.clause("ST-17")
def test_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    on = position(hands=[range(1, 5), range(5, 9)], deck=[10])

    on = play("f a1 1", "f a1 2", "f a1 3", "end", on=on)

    spent = [1, 2, 3, 9, *range(11, 73)]
    assert draws(on) == {tuple(sorted((10, *others))) for others in combinations(spent, 2)}
    assert {weight for _, weight in GAME.chance(on)} == {1}
    on = play("draw 2 10 60", on=on)
    assert hand(on, 0) == (2, 4, 10, 60)
    assert on.discard == 0
    assert members(on.deck) == tuple(card for card in spent if card not in (2, 60))


@pytest.mark.clause("ST-17")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everyone_is_told_that_the_discards_were_shuffled(viewer: int | None) -> None:
    before = play("f a1 1", "f a1 2", "end", on=position(hands=[range(1, 5), range(5, 9)], deck=[10]))
    after = play("draw 10 12", on=before)

    shuffled, drew = GAME.narrate(before, CHANCE, GAME.read("draw 10 12"), after, viewer)

    assert shuffled == Reshuffled(count=72 - 8 - 1 + 2)  # all but the hands and the pile, and two spent cards
    assert drew == Drew(seat=0, count=2, cards=(10, 12) if viewer == 0 else ())


@pytest.mark.clause("ST-17")
def test_what_is_left_in_the_draw_pile_is_drawn_before_the_discards() -> None:
    on = play("f a1 1", "f a1 2", "end", on=position(hands=[range(1, 5), range(5, 9)], deck=[10]))

    assert refusal("draw 11 12", on).code == "impossible_chance"
    assert may("draw 10 12", on)


@pytest.mark.clause("ST-17")
def test_the_discards_stay_until_a_card_must_be_drawn_from_an_empty_pile() -> None:
    on = position(hands=[range(1, 5), range(5, 9)], deck=[10, 11])

    on = play("f a1 1", "f a1 2", "end", on=on)
    assert draws(on) == {(10, 11)}
    on = play("draw 10 11", on=on)
    assert on.deck == 0
    assert members(on.discard) == (1, 2, 9, *range(12, 73))

    on = play("end", on=on)  # nothing to draw: nothing is shuffled
    assert on.deck == 0


@pytest.mark.clause("ST-17")
def test_this_turns_discards_come_back_and_scored_cards_stay_out() -> None:
    out = [5, 7, 8, 9, 30, 31, 32, 55, 56, 57, 68]
    on = position(seats=1, hands=[[1, 2, 3, HORSE_HORSE, FISH_FISH]], scored=[out])
    assert on.deck == on.discard == 0

    on = play("+6", "+29", "f a1 1", "end", on=on)

    assert draws(on) == {(1,)}
    assert scored(play("draw 1", on=on), 0) == tuple(sorted([*out, 6, 29]))


@pytest.mark.clause("ST-17")
def test_a_draw_takes_what_there_is_when_both_piles_run_out() -> None:
    out = [2, 3, 5, 7, 8, 9, 30, 31, 32, 55, 56, 57]
    on = position(seats=1, hands=[[1, HORSE_HORSE]], scored=[out], deck=[68], discard=[FISH_FISH])

    on = play("+6", "end", on=on)  # one in hand, and only two cards are left

    assert draws(on) == {(29, 68)}
    on = play("draw 29 68", on=on)
    assert on.deck == on.discard == 0


@pytest.mark.clause("ST-17")
def test_a_turn_ends_without_a_draw_when_there_is_nothing_to_draw() -> None:
    on = position(
        seats=1, hands=[[1, 2, HORSE_HORSE]], scored=[[3, 5, 7, 8, 9, 29, 30, 31, 32, 55, 56, 57, 68]]
    )

    on = play("+6", "end", on=on)

    assert hand(on, 0) == (1, 2)
    assert GAME.actors(on) == {0}
    assert "end" in choices(on)
