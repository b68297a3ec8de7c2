"""ST-18 to ST-21: the last round, the totals and the winners."""

from collections.abc import Collection

import pytest

from meseta.games.shifting_stones.events import LastRound, Scored
from meseta.games.shifting_stones.state import State
from tests.games.shifting_stones.positions import (
    FIVES,
    GAME,
    ONES,
    THREES,
    TWOS,
    choices,
    may,
    play,
    position,
    refusal,
    scored,
    totals,
)

ROW_OF_SEEDS, HORSE_HORSE, FISH_FISH, SUN_ON_TOP = 58, 6, 29, 48
LIMITS = pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 9), (4, 8), (5, 7)])


def ended(*piles: Collection[int]) -> State:
    """A game that has ended with these scored piles, one of them full."""
    seats = len(piles)
    on = position(seats=seats, scored=piles, turn=seats - 1, hands=[()] * (seats - 1))
    return play("end", on=on)


def is_over(on: State) -> bool:
    assert (GAME.outcome(on) is not None) == (not GAME.actors(on))
    return not GAME.actors(on)


@pytest.mark.clause("ST-18")
@LIMITS
def test_a_full_pile_makes_this_the_last_round(seats: int, limit: int) -> None:
    on = position(seats=seats, hands=[[HORSE_HORSE, 1, 2, 3, 4]], scored=[range(10, 9 + limit)])
    assert len(scored(on, 0)) == limit - 1
    assert not GAME.observe(on, None).last_round

    on = play("+6", on=on)

    assert GAME.observe(on, None).last_round
    on = play(*["end"] * (seats - 1), on=on)
    assert not is_over(on)
    assert is_over(play("end", on=on))


@pytest.mark.clause("ST-18")
@LIMITS
def test_one_card_fewer_triggers_nothing(seats: int, limit: int) -> None:
    almost = [range(1 + 9 * seat, limit + 9 * seat) for seat in range(seats)]  # every pile is one short
    on = position(seats=seats, scored=almost)
    assert all(len(scored(on, seat)) == limit - 1 for seat in range(seats))

    on = play(*["end"] * seats, on=on)

    assert not is_over(on)
    assert not GAME.observe(on, 0).last_round


@pytest.mark.clause("ST-18")
def test_the_last_round_is_announced_once() -> None:
    before = position(hands=[[HORSE_HORSE, FISH_FISH, 1]], scored=[range(10, 19)])
    full = play("+6", on=before)
    fuller = play("+29", on=full)

    told = GAME.narrate(before, 0, GAME.read("+6"), full, None)
    told_later = GAME.narrate(full, 0, GAME.read("+29"), fuller, None)

    assert told == (Scored(seat=0, card=6, points=1), LastRound(seat=0, count=10))
    assert told_later == (Scored(seat=0, card=29, points=2),)


@pytest.mark.clause("ST-18")
def test_a_scored_pile_may_go_past_the_number() -> None:
    on = position(hands=[[HORSE_HORSE, ROW_OF_SEEDS, FISH_FISH]], scored=[range(10, 19)])

    on = play("+6", "+58", "+29", on=on)

    assert len(scored(on, 0)) == 12
    assert not is_over(on)


@pytest.mark.clause("ST-18")
def test_the_cards_are_counted_by_player_and_not_together() -> None:
    on = position(scored=[range(10, 19), range(19, 28)])

    assert not is_over(play("end", "end", on=on))


@pytest.mark.clause("ST-19")
def test_the_triggering_players_turn_goes_on_as_usual() -> None:
    on = play("+6", on=position(hands=[[HORSE_HORSE, 1, 2, 3, FISH_FISH]], scored=[range(10, 19)]))

    assert may("+29", on)
    assert may("f a1 1", on)
    assert len(choices(on)) == 4 * 21 + 1 + 1  # four cards to spend, one that matches, and to end
    on = play("f a1 1", "end", "draw 40", on=on)
    assert GAME.actors(on) == {1}


@pytest.mark.clause("ST-19")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_game_ends_when_the_first_player_would_next_move(first: int, place: int) -> None:
    """Whoever triggers, first, second or last of the round: all have had an equal number of turns."""
    trigger = (first + place) % 3
    piles: list[list[int]] = [[], [], []]
    piles[trigger] = list(range(10, 18))
    hands = [[40, 41, 42, 43], [44, 45, 46, 47], [49, 50, 51, 52]]
    hands[trigger].append(HORSE_HORSE)
    on = play(*["end"] * place, on=position(seats=3, first=first, turn=first, hands=hands, scored=piles))
    assert on.turn == trigger

    on = play("+6", on=on)
    for following in range(place, 3):
        assert not is_over(on)
        assert on.turn == (first + following) % 3
        on = play("end", on=on)

    assert is_over(on)


@pytest.mark.clause("ST-19")
def test_a_second_full_pile_does_not_make_the_round_longer() -> None:
    on = position(
        hands=[[HORSE_HORSE, 1, 2, 3, 4], [FISH_FISH, 5, 7, 8, 9]], scored=[range(10, 19), range(19, 28)]
    )

    on = play("+6", "end", "+29", "end", on=on)

    assert is_over(on)


@pytest.mark.clause("ST-19")
def test_the_game_is_not_over_before_the_last_seat_ends_its_turn() -> None:
    on = position(hands=[[1, 2, 3, 4], [HORSE_HORSE, 5, 7, 8, 9]], scored=[[], range(10, 19)], turn=1)

    on = play("+6", on=on)
    assert not is_over(on)

    assert is_over(play("end", on=on))


@pytest.mark.clause("ST-19")
def test_the_last_turn_of_the_game_may_be_a_skip() -> None:
    on = play("skip", on=position(scored=[range(10, 20)], turn=1))
    if not is_over(on):
        on = play("draw 71 72", on=on)

    assert is_over(on)


@pytest.mark.clause("ST-19")
def test_nobody_acts_once_the_game_is_over() -> None:
    on = ended(range(10, 20), ())

    for seat in (0, 1):
        assert not GAME.legal(on, seat)
        fault = refusal("end", on, by=seat)
        assert (fault.clause, fault.code) == ("ST-19", "game_over")


@pytest.mark.clause("ST-20")
def test_a_total_is_the_points_of_the_scored_cards_and_three_for_the_most_ones() -> None:
    # Three 1s, three 2s, three 3s and a 5: 3 + 6 + 9 + 5 = 23, and 3 more. Two 1s and a 5: 7.
    on = ended([1, 2, 3, 30, 31, 32, 60, 61, 62, 70], [10, 11, 71])

    assert totals(on) == (26, 7)


@pytest.mark.clause("ST-20")
def test_the_most_ones_count_cards_and_not_points() -> None:
    # Ten 2s against a single 1.
    assert totals(ended(range(30, 40), [1])) == (20, 4)


@pytest.mark.clause("ST-20")
def test_players_tied_for_the_most_ones_get_three_each() -> None:
    # Nine cards end a game of three: seven 2s and two 1s, two 1s, one 1.
    assert totals(ended([1, 2, *range(30, 37)], [3, 4], [5])) == (16 + 3, 2 + 3, 1)


@pytest.mark.clause("ST-20")
def test_nobody_gets_the_bonus_where_nobody_has_scored_a_one() -> None:
    assert totals(ended(range(30, 40), [60])) == (20, 3)


@pytest.mark.clause("ST-20")
def test_all_who_tie_get_the_bonus_however_many_they_are() -> None:
    assert totals(ended([1, *range(30, 36)], [2], [3], [4], [5])) == (13 + 3, 4, 4, 4, 4)


@pytest.mark.clause("ST-20")
def test_a_total_lists_its_parts() -> None:
    first, second = GAME.score(ended([1, 2, 3, *range(30, 37)], [72]))

    assert sorted(part.points for part in first.parts if part.points) == [3, 3 + 7 * 2]
    assert {part.clause for part in first.parts} == {"ST-20"}
    assert [part.points for part in second.parts if part.points] == [5]


@pytest.mark.clause("ST-21")
def test_the_highest_total_wins_though_another_pile_was_full() -> None:
    # Ten 1s and the bonus: 13. Three 5s: 15.
    on = ended(ONES[:10], FIVES[:3])

    assert totals(on) == (13, 15)
    outcome = GAME.outcome(on)
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.clause("ST-20", "ST-21")
def test_the_bonus_for_the_most_ones_can_decide_the_game() -> None:
    # Ten cards, 10 + 3 = 13, against 12 points of 3s.
    outcome = GAME.outcome(ended(ONES[:10], THREES[:4]))

    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.clause("ST-21")
def test_equal_totals_share_the_win_with_no_tie_break() -> None:
    # 10 + 3 = 13 with ten cards; 5 + 5 + 3 = 13 with three.
    on = ended(ONES[:10], [68, 69, 60])

    assert totals(on) == (13, 13)
    outcome = GAME.outcome(on)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.clause("ST-21")
def test_three_of_four_may_share_the_win() -> None:
    # Eight 2s make 16. 5 + 5 + 3 + 3 make 16. One 1 more than anyone, 3 points for it, and 12 in 2s: 16.
    on = ended(TWOS[:8], [68, 69, 60, 61], [1, *range(40, 46)], [70])

    assert totals(on) == (16, 16, 16, 5)
    outcome = GAME.outcome(on)
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
    assert outcome.code == "last_round"


@pytest.mark.clause("ST-21")
def test_nobody_has_won_before_the_end() -> None:
    assert GAME.outcome(position(scored=[range(10, 20), []])) is None
