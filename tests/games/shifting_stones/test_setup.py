"""ST-04 to ST-06: the grid, the first hands and the first player."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from meseta.core.errors import BadSetup
from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.actions import Draw, First, Lay
from meseta.games.shifting_stones.grid import FACES, STONES
from meseta.games.shifting_stones.state import Phase, State
from tests.games.shifting_stones.positions import GAME, hand, may, play, position, refusal, shown

LAID = "lay sun fish fish horse horse horse seed seed seed"
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def opened(seats: int, seed: int = 1, first_player: str = "lot") -> State:
    """A game set up by chance, ready for its first turn."""
    state, rng = GAME.setup(seats, {"first_player": first_player}), Random(seed)
    while CHANCE in GAME.actors(state):
        state = GAME.apply(state, CHANCE, GAME.chance(state).sample(rng))
    return state


@pytest.mark.clause("ST-04")
def test_every_layout_of_the_stones_is_as_likely_as_any_other() -> None:
    answers = list(islice(GAME.chance(GAME.setup(2, {})), 5000))

    assert {weight for _, weight in answers} == {1}
    assert len({answer for answer, _ in answers}) == 5000


@pytest.mark.clause("ST-04")
def test_the_stones_are_dealt_at_random_in_place_and_face() -> None:
    laying, rng = GAME.chance(GAME.setup(2, {})), Random(4)
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        answer = laying.sample(rng)
        assert isinstance(answer, Lay)
        counts.update(enumerate(answer.faces))

    # A stone lies in a given cell once in nine, and shows a given face every other time. Over 4000 layouts
    # the spread is at most √(4000 × ⅙ × ⅚) ≈ 24; five of them leave room for chance and none for a mistake.
    for cell in range(9):
        for face in range(8):
            stones = STONES.count(face & ~1)
            assert abs(counts[cell, face] - 4000 * stones / 18) < 120, (cell, FACES[face])


@pytest.mark.clause("ST-04")
def test_the_faces_of_the_stones_fall_independently() -> None:
    laying, rng = GAME.chance(GAME.setup(2, {})), Random(5)
    upright = Counter(sum(face % 2 == 0 for face in _faces(laying.sample(rng))) for _ in range(4000))

    # Nine coins: all alike twice in 512, so about 16 times in 4000; four or five alike about half the time.
    assert 0 < upright[0] + upright[9] < 50
    assert 1800 < upright[4] + upright[5] < 2150


def _faces(answer: object) -> tuple[int, ...]:
    assert isinstance(answer, Lay)
    return answer.faces


@pytest.mark.clause("ST-04")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_top_of_the_grid_is_the_same_for_every_player(turn: int) -> None:
    on = position(seats=3, turn=turn)
    moved = play(f"s a1b1 {hand(on, turn)[0]}", on=on)

    assert shown(moved) == "fish sun fish / horse horse horse / seed seed seed"
    assert len({GAME.observe(moved, viewer).grid for viewer in (0, 1, 2, None)}) == 1


@pytest.mark.clause("ST-05")
@SEATS
def test_each_player_is_dealt_four_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    on = opened(seats)

    assert [len(hand(on, seat)) for seat in range(seats)] == [4] * seats
    assert on.deck.bit_count() == 72 - 4 * seats
    assert sum(on.hands) + on.deck == GAME.deck.all  # no card is in two places
    assert on.discard == 0
    assert on.scored == (0,) * seats


@pytest.mark.clause("ST-05")
def test_a_first_hand_is_four_cards_from_the_draw_pile() -> None:
    dealing = play(LAID, on=GAME.setup(2, {"first_player": "0"}))

    assert may("draw 1 20 40 72", dealing)
    assert refusal("draw 1 20 40", dealing).code == "impossible_chance"
    assert refusal("draw 1 20 40 60 72", dealing).code == "impossible_chance"
    assert refusal("draw 1 20 40 40", dealing).code == "impossible_chance"
    assert refusal("draw 1 20 40 73", dealing).code == "impossible_chance"
    assert refusal("draw 40 50 60 72", play("draw 1 20 40 72", on=dealing)).code == "impossible_chance"


@pytest.mark.clause("ST-05")
def test_any_card_is_as_likely_to_be_dealt_as_any_other() -> None:
    dealing, rng = play(LAID, on=GAME.setup(2, {"first_player": "0"})), Random(6)
    counts: Counter[int] = Counter()
    for _ in range(3600):
        answer = GAME.chance(dealing).sample(rng)
        assert isinstance(answer, Draw)
        counts.update(answer.cards)

    assert all(120 < counts[card] < 280 for card in range(1, 73))  # 200 expected, with a spread of 14


@pytest.mark.clause("ST-05")
def test_no_player_acts_before_every_hand_is_dealt() -> None:
    dealing = play(LAID, "draw 1 2 3 4", on=GAME.setup(2, {"first_player": "0"}))

    assert GAME.actors(dealing) == {CHANCE}
    assert refusal("end", dealing, by=0).code == "chance_first"


@pytest.mark.clause("ST-06")
@SEATS
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    lot = play(LAID, on=GAME.setup(seats, {}))

    assert {(answer, weight) for answer, weight in GAME.chance(lot)} == {
        (First(seat), 1) for seat in range(seats)
    }


@pytest.mark.clause("ST-06")
def test_the_lot_picks_somebody_at_the_table() -> None:
    lot = play(LAID, on=GAME.setup(3, {}))

    assert refusal("first 3", lot).code == "impossible_chance"


@pytest.mark.clause("ST-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_the_lot_names_takes_the_first_turn(seat: int) -> None:
    on = play(LAID, f"first {seat}", on=GAME.setup(3, {}))
    while on.phase is Phase.DEAL:
        on = GAME.apply(on, CHANCE, next(iter(GAME.chance(on)))[0])

    assert GAME.actors(on) == {seat}


@pytest.mark.clause("ST-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_first_player_instead(seat: int) -> None:
    on = opened(3, first_player=str(seat))

    assert GAME.actors(on) == {seat}
    assert on.first == seat


@pytest.mark.clause("ST-06")
@pytest.mark.parametrize(("seats", "named"), [(2, "2"), (3, "3"), (4, "4"), (1, "1")])
def test_the_table_cannot_name_somebody_who_does_not_sit_at_it(seats: int, named: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(seats, {"first_player": named})

    assert refused.value.code == "bad_option"


@pytest.mark.clause("ST-06")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [0, 1, 0, 1]), (3, 0, [0, 1, 2, 0]), (3, 2, [2, 0, 1, 2]), (5, 3, [3, 4, 0, 1, 2, 3])],
)
def test_play_goes_clockwise(seats: int, first: int, order: list[int]) -> None:
    on, turns = opened(seats, first_player=str(first)), []
    for _ in order:
        turns.append(on.turn)
        on = play("end", on=on)

    assert turns == order


@pytest.mark.clause("ST-06")
def test_nobody_acts_out_of_turn() -> None:
    on = position(seats=3, hands=[[6], [16], [29]], turn=1)

    for line in ("s a1b1 6", "f a1 6", "end", "skip"):
        fault = refusal(line, on, by=0)
        assert (fault.clause, fault.code) == ("ST-06", "not_your_turn")
    assert not GAME.legal(on, 2)


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_can_play(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(seats, {})

    assert refused.value.code == "bad_seats"
