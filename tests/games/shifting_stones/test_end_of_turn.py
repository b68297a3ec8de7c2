"""ST-14 and ST-16: ending a turn and skipping one. Drawing has `test_drawing.py`."""

from itertools import combinations

import pytest

from meseta.core.errors import BadSetup, BadState
from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.state import State
from meseta.grids.bits import members
from tests.games.shifting_stones.positions import (
    GAME,
    draws,
    hand,
    may,
    play,
    position,
    refusal,
)

HORSE_HORSE, FISH_FISH = 6, 29


@pytest.mark.clause("ST-14")
def test_a_turn_may_be_ended_with_no_action_taken() -> None:
    on = play("end", on=position(hands=[[1, 2, 3, 4]]))

    assert GAME.actors(on) == {1}


@pytest.mark.clause("ST-14")
@pytest.mark.parametrize("line", ["+6", "f a1 1", "s a1b1 1"])
def test_a_turn_may_be_ended_after_any_action(line: str) -> None:
    on = position(hands=[[1, 2, 3, 4, HORSE_HORSE]])

    assert GAME.actors(play(line, "end", on=on)) == {1}


@pytest.mark.clause("ST-14")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_the_hand_is_refilled_from_the_draw_pile_up_to_four(held: int) -> None:
    on = position(hands=[range(1, 5), range(5, 9)], deck=range(20, 30))
    for card in range(held + 1, 5):
        on = play(f"f a1 {card}", on=on)

    on = play("end", on=on)

    drawn = " ".join(map(str, range(20, 24 - held)))
    assert GAME.actors(on) == {CHANCE}
    assert draws(on) == set(combinations(range(20, 30), 4 - held))
    after = play(f"draw {drawn}", on=on)
    assert hand(after, 0) == (*range(1, held + 1), *range(20, 24 - held))
    assert members(after.deck) == tuple(range(24 - held, 30))
    assert GAME.actors(after) == {1}


@pytest.mark.clause("ST-14")
def test_every_refill_is_as_likely_as_any_other() -> None:
    on = play("f a1 1", "f a1 2", "end", on=position(hands=[[1, 2, 3, 4]]))

    assert {weight for _, weight in GAME.chance(on)} == {1}
    assert len(draws(on)) == 64 * 63 // 2


@pytest.mark.clause("ST-14")
@pytest.mark.parametrize("held", [4, 5, 6])
def test_a_hand_of_four_or_more_draws_nothing_and_discards_nothing(held: int) -> None:
    on = position(hands=[range(10, 10 + held)])

    on = play("end", on=on)

    assert hand(on, 0) == tuple(range(10, 10 + held))
    assert on.discard == 0
    assert GAME.actors(on) == {1}


@pytest.mark.clause("ST-14")
def test_a_hand_of_six_that_spends_one_is_left_with_five() -> None:
    on = play("f a1 1", "end", on=position(hands=[[1, 2, 3, 4, 5, 6]]))

    assert hand(on, 0) == (2, 3, 4, 5, 6)
    assert GAME.actors(on) == {1}


@pytest.mark.clause("ST-14")
def test_scored_cards_are_not_part_of_the_hand() -> None:
    on = position(hands=[[1, 2, 3, HORSE_HORSE]], scored=[[FISH_FISH, 40]])

    on = play("+6", "end", "draw 72", on=on)

    assert hand(on, 0) == (1, 2, 3, 72)


@pytest.mark.clause("ST-14")
def test_only_the_player_who_ends_the_turn_draws() -> None:
    on = position(seats=3, hands=[[1, 2], [3], [4]])

    on = play("end", "draw 71 72", on=on)

    assert [hand(on, seat) for seat in range(3)] == [(1, 2, 71, 72), (3,), (4,)]


@pytest.mark.clause("ST-16")
def test_a_skip_draws_two_cards_and_is_the_whole_turn() -> None:
    on = play("skip", on=position(hands=[[1, 2, 3, 4], [5, 6, 7, 8]], deck=[30, 31, 32]))

    assert draws(on) == {(30, 31), (30, 32), (31, 32)}
    on = play("draw 30 32", on=on)
    assert hand(on, 0) == (1, 2, 3, 4, 30, 32)
    assert GAME.actors(on) == {1}


@pytest.mark.clause("ST-16")
def test_a_skip_with_five_in_hand_draws_one() -> None:
    on = play("skip", on=position(hands=[[1, 2, 3, 4, 5]], deck=[30, 31, 32]))

    assert draws(on) == {(30,), (31,), (32,)}
    assert len(hand(play("draw 31", on=on), 0)) == 6


@pytest.mark.clause("ST-16")
def test_a_skip_with_six_in_hand_is_refused() -> None:
    fault = refusal("skip", position(hands=[[1, 2, 3, 4, 5, 6]]))

    assert (fault.clause, fault.code) == ("ST-16", "hand_full")


@pytest.mark.clause("ST-16")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_no_refill_follows_a_skip(held: int) -> None:
    on = play("skip", "draw 71 72", on=position(hands=[range(1, held + 1)]))

    assert len(hand(on, 0)) == held + 2
    assert GAME.actors(on) == {1}


@pytest.mark.clause("ST-16")
@pytest.mark.parametrize("line", ["f a1 1", "s a1b1 1", "+6"])
def test_a_skip_after_another_action_is_refused(line: str) -> None:
    on = play(line, on=position(hands=[[1, 2, 3, HORSE_HORSE]]))

    fault = refusal("skip", on)
    assert (fault.clause, fault.code) == ("ST-16", "too_late_to_skip")


@pytest.mark.clause("ST-16")
@pytest.mark.parametrize("line", ["f a1 1", "s a1b1 1", "+6", "end", "skip"])
def test_no_other_action_follows_a_skip(line: str) -> None:
    on = play("skip", on=position(hands=[[1, 2, 3, HORSE_HORSE]]))

    assert refusal(line, on, by=0).code == "chance_first"
    assert refusal(line, play("draw 71 72", on=on), by=0).code == "not_your_turn"


def after_a_skip() -> State:
    """The next turn of a seat that skipped with three in hand, so that its hand is not too full."""
    on = position(hands=[[1, 2, 3], [5, 7, 8, 9]])
    return play("skip", "draw 30 31", "end", on=on)


@pytest.mark.clause("ST-16")
def test_a_second_skip_in_a_row_is_refused() -> None:
    fault = refusal("skip", after_a_skip())

    assert (fault.clause, fault.code) == ("ST-16", "skipped_before")


@pytest.mark.clause("ST-16")
@pytest.mark.parametrize("turn", [["end"], ["f a1 1", "end"]])
def test_a_skip_is_allowed_again_after_a_turn_that_was_not_a_skip(turn: list[str]) -> None:
    on = play(*turn, "end", on=after_a_skip())

    assert on.turn == 0
    assert may("skip", on)


@pytest.mark.clause("ST-16")
def test_every_second_turn_may_be_a_skip() -> None:
    on = position(hands=[[1, 2, 3, 4]])

    on = play("skip", "draw 71 72", "end", on=on)
    on = play("f a1 1", "f a1 2", "end", "end", on=on)
    on = play("skip", "draw 69 70", "end", on=on)

    assert refusal("skip", on).code == "skipped_before"


@pytest.mark.clause("ST-16")
def test_a_skip_prevents_only_its_own_player_from_skipping_next() -> None:
    on = play("skip", "draw 71 72", on=position(seats=3))
    assert may("skip", on)

    on = play("skip", "draw 69 70", on=on)
    assert may("skip", on)

    on = play("end", on=on)
    assert refusal("skip", on).code == "skipped_before"


@pytest.mark.clause("ST-16")
def test_a_skip_that_could_draw_nothing_is_refused() -> None:
    on = position(seats=1, hands=[[1, 2, 3, 4]], scored=[[5, 6, 7, 8, 29, 30, 31, 32, 55, 56, 57, 68]])
    assert on.deck == on.discard == 0

    fault = refusal("skip", on)

    assert (fault.clause, fault.code) == ("ST-16", "nothing_to_draw")


@pytest.mark.clause("ST-16", "ST-17")
def test_a_skip_that_could_draw_only_one_card_draws_it() -> None:
    on = position(seats=1, hands=[[1, 2, 3, 4]], scored=[[5, 6, 7, 8, 29, 30, 31, 32, 55, 56, 57]])

    on = play("skip", on=on)

    assert draws(on) == {(68,)}
    assert hand(play("draw 68", on=on), 0) == (1, 2, 3, 4, 68)


@pytest.mark.clause("ST-16", "ST-17")
def test_a_skip_may_draw_from_the_discards_when_the_draw_pile_is_empty() -> None:
    on = position(hands=[range(1, 5), range(5, 9)], deck=[])

    on = play("skip", on=on)

    assert draws(on) == set(combinations(range(9, 73), 2))


@pytest.mark.clause("ST-16")
def test_the_table_chooses_whether_a_skip_has_a_cap() -> None:
    assert not GAME.setup(2, {}).uncapped
    assert not GAME.setup(2, {"skip_cap": "6"}).uncapped
    assert GAME.setup(2, {"skip_cap": "none"}).uncapped
    with pytest.raises(BadSetup):
        GAME.setup(2, {"skip_cap": "7"})


@pytest.mark.clause("ST-16")
@pytest.mark.parametrize("held", [4, 5, 6, 7, 20])
def test_without_the_cap_a_skip_draws_two_whatever_is_in_hand(held: int) -> None:
    on = position(hands=[range(1, held + 1)], deck=[30, 31, 32], uncapped=True)
    on = play("skip", "draw 30 32", on=on)
    assert hand(on, 0) == (*range(1, held + 1), 30, 32)
    assert GAME.observe(on, 1).hand_sizes == (held + 2, 4)
    assert GAME.load(GAME.dump(on)) == on


@pytest.mark.clause("ST-16")
def test_without_the_cap_the_other_limits_of_a_skip_remain() -> None:
    on = position(hands=[range(1, 9)], deck=[30, 31, 32], uncapped=True)
    again = play("skip", "draw 30 31", "end", on=on)
    assert refusal("skip", again).code == "skipped_before"
    assert refusal("skip", play("f a1 1", on=on)).code == "too_late_to_skip"
    empty = position(hands=[range(1, 37), range(37, 73)], uncapped=True)
    assert refusal("skip", empty).code == "nothing_to_draw"


@pytest.mark.clause("ST-14", "ST-16")
def test_a_hand_that_has_grown_is_not_refilled_and_never_discarded_down() -> None:
    on = play("f a1 1", "end", on=position(hands=[range(1, 11)], uncapped=True))
    assert hand(on, 0) == tuple(range(2, 11))


@pytest.mark.clause("ST-16")
def test_a_table_with_the_cap_is_stored_as_it_always_was() -> None:
    capped, grown = GAME.dump(position()), GAME.dump(position(hands=[range(1, 9)], uncapped=True))
    assert ("rested" in capped, "skips" in capped) == (True, False)
    assert grown["skips"] == {"rested": [], "uncapped": True}
    without = {key: value for key, value in grown.items() if key != "skips"}
    for impossible in (
        without,
        {**without, "rested": []},
        {**grown, "rested": []},
        {**grown, "skips": {"rested": [], "uncapped": False}},
    ):
        with pytest.raises(BadState):
            GAME.load(impossible)
