"""ST-07 to ST-11, ST-13 and ST-15: what a player may do in a turn. Patterns have `test_patterns.py`."""

import pytest

from meseta.games.shifting_stones.actions import Flip, Shift
from meseta.games.shifting_stones.actions import Score as ScoreCard
from meseta.grids.bits import members
from tests.games.shifting_stones.positions import (
    GAME,
    OPENING,
    choices,
    hand,
    may,
    play,
    position,
    refusal,
    scored,
    shown,
    totals,
)

HORSE_HORSE, FISH_OVER_HORSE, FISH_FISH, BIRD_HORSE, SEED_TREE = 6, 16, 29, 1, 4

EDGES = {
    "a1b1", "b1c1", "a2b2", "b2c2", "a3b3", "b3c3",
    "a1a2", "a2a3", "b1b2", "b2b3", "c1c2", "c2c3",
}  # fmt: skip  # along the rows, then down the columns
CELLS = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}


@pytest.mark.clause("ST-07")
def test_a_turn_has_any_number_of_actions_in_any_order() -> None:
    on = position(hands=[[HORSE_HORSE, FISH_OVER_HORSE, SEED_TREE, 1, 2, 3]])

    on = play("+6", "s a1b1 1", "+16", "f c3 2", "+4", "f a1 3", on=on)

    assert scored(on, 0) == (4, 6, 16)
    assert members(on.discard) == (1, 2, 3)
    assert GAME.actors(on) == {0}


@pytest.mark.clause("ST-07")
def test_two_cards_may_be_scored_with_one_move() -> None:
    tree_over_bird, tree_tree = 22, 12
    on = position(
        stones="seed tree sun / bird boat boat / boat fish tree", hands=[[1, tree_over_bird, tree_tree]]
    )
    assert choices(on).isdisjoint({"+12", "+22"})

    on = play("f a1 1", "+22", "+12", on=on)

    assert scored(on, 0) == (12, 22)


@pytest.mark.clause("ST-07")
def test_a_spent_card_cannot_be_scored() -> None:
    on = play("f a1 6", on=position(hands=[[HORSE_HORSE, 1]]))

    assert "horse horse" in shown(on)
    assert refusal("+6", on).code == "not_in_hand"


@pytest.mark.clause("ST-07")
@pytest.mark.parametrize("line", ["f a1 6", "s a1b1 6"])
def test_a_scored_card_cannot_be_spent(line: str) -> None:
    on = play("+6", on=position(hands=[[HORSE_HORSE, 1]]))

    assert refusal(line, on).code == "not_in_hand"


@pytest.mark.clause("ST-07")
def test_a_turn_goes_on_only_while_the_player_has_cards() -> None:
    on = play("f a1 1", "f a1 2", "f a1 3", on=position(hands=[[1, 2, 3, 5]]))

    assert len(choices(on)) == 22
    assert choices(play("f a1 5", on=on)) == {"end"}


@pytest.mark.clause("ST-08")
def test_a_shift_costs_one_card_from_the_hand_discarded_face_up() -> None:
    on = position(hands=[[1, 2, 3, 5]], discard=[70])

    on = play("s a1b1 3", on=on)

    assert hand(on, 0) == (1, 2, 5)
    assert GAME.observe(on, 1).discard == (3, 70)


@pytest.mark.clause("ST-08")
@pytest.mark.parametrize(
    ("pair", "after"),
    [
        ("a1b1", "fish sun fish / horse horse horse / seed seed seed"),
        ("b1a1", "fish sun fish / horse horse horse / seed seed seed"),
        ("a1a2", "horse fish fish / sun horse horse / seed seed seed"),
        ("c1c2", "sun fish horse / horse horse fish / seed seed seed"),
        ("b2b3", "sun fish fish / horse seed horse / seed horse seed"),
    ],
)
def test_the_two_stones_of_a_shift_trade_places(pair: str, after: str) -> None:
    on = play(f"s {pair} 1", on=position(hands=[[1]]))

    assert shown(on) == after


@pytest.mark.clause("ST-08")
def test_shifted_stones_keep_the_faces_they_show() -> None:
    on = position(stones="moon fish bird / boat horse boat / seed tree tree", hands=[[1, 2]])

    on = play("s a1b1 1", "s a2a3 2", on=on)

    assert shown(on) == "fish moon bird / seed horse boat / boat tree tree"


@pytest.mark.clause("ST-08")
def test_the_twelve_pairs_that_share_an_edge_can_be_shifted() -> None:
    on = position(hands=[[1, 2]])

    for card in (1, 2):
        assert {line[2:6] for line in choices(on) if line[0] == "s" and line.endswith(f" {card}")} == EDGES


@pytest.mark.clause("ST-08")
def test_stones_that_share_no_edge_cannot_be_shifted() -> None:
    on = position(hands=[[1]])
    apart = {a + b for a in CELLS for b in CELLS} - EDGES - {pair[2:] + pair[:2] for pair in EDGES}

    assert len(apart) == 9 * 9 - 2 * 12
    for pair in apart:  # corners, stones further away, the ends of two rows, and a stone with itself
        fault = refusal(f"s {pair} 1", on)
        assert (fault.clause, fault.code) == ("ST-08", "not_neighbours")


@pytest.mark.clause("ST-08", "ST-09")
@pytest.mark.parametrize("card", [5, 20, 30, 50, 72])
def test_a_card_that_is_not_in_the_players_hand_pays_for_nothing(card: int) -> None:
    """It lies in another hand, in a scored pile, among the discards, in the draw pile."""
    on = position(hands=[[1, 2, 3, 4], [5, 6, 7, 8]], scored=[[20], [30]], discard=[50])

    for line, clause in ((f"s a1b1 {card}", "ST-08"), (f"f a1 {card}", "ST-09")):
        fault = refusal(line, on)
        assert (fault.clause, fault.code) == (clause, "not_in_hand")


@pytest.mark.clause("ST-08", "ST-09", "ST-11")
@pytest.mark.parametrize("card", [-1, 0, 73, 9999])
def test_a_card_that_does_not_exist_is_in_no_hand(card: int) -> None:
    on = position()

    for action in (Shift(0, 1, card), Flip(0, card), ScoreCard(card)):
        fault = GAME.fault(on, 0, action)
        assert fault is not None
        assert fault.code == "not_in_hand"
        assert action not in GAME.legal(on, 0)


@pytest.mark.clause("ST-09")
@pytest.mark.parametrize(
    ("cell", "after"),
    [
        ("a1", "moon fish bird / horse horse boat / seed seed tree"),
        ("b1", "sun bird bird / horse horse boat / seed seed tree"),
        ("c1", "sun fish fish / horse horse boat / seed seed tree"),
        ("b2", "sun fish bird / horse boat boat / seed seed tree"),
        ("c2", "sun fish bird / horse horse horse / seed seed tree"),
        ("b3", "sun fish bird / horse horse boat / seed tree tree"),
        ("c3", "sun fish bird / horse horse boat / seed seed seed"),
    ],
)
def test_a_flipped_stone_shows_its_other_face(cell: str, after: str) -> None:
    on = position(stones="sun fish bird / horse horse boat / seed seed tree", hands=[[1]])

    assert shown(play(f"f {cell} 1", on=on)) == after


@pytest.mark.clause("ST-09")
def test_a_flip_costs_one_card_from_the_hand_discarded_face_up() -> None:
    on = play("f b2 3", on=position(hands=[[1, 2, 3, 5]], discard=[70]))

    assert hand(on, 0) == (1, 2, 5)
    assert GAME.observe(on, 1).discard == (3, 70)


@pytest.mark.clause("ST-09")
def test_each_of_the_nine_stones_can_be_flipped() -> None:
    on = position(hands=[[1, 2]])

    for card in (1, 2):
        assert {line[2:4] for line in choices(on) if line[0] == "f" and line.endswith(f" {card}")} == CELLS


@pytest.mark.clause("ST-08", "ST-09")
@pytest.mark.parametrize("action", [Flip(9, 1), Flip(-1, 1), Shift(8, 9, 1), Shift(-1, 0, 1)])
def test_there_is_no_stone_outside_the_grid(action: Flip | Shift) -> None:
    assert GAME.fault(position(hands=[[1]]), 0, action) is not None


@pytest.mark.clause("ST-10")
def test_a_shift_that_changes_nothing_may_be_made_to_get_rid_of_a_card() -> None:
    on = play("s a2b2 1", on=position(hands=[[1, 2]]))  # two horses trade places

    assert shown(on) == OPENING
    assert hand(on, 0) == (2,)


@pytest.mark.clause("ST-10")
def test_a_flip_and_its_undoing_may_be_made_to_get_rid_of_two_cards() -> None:
    on = play("f b2 1", "f b2 2", "end", on=position(hands=[[1, 2, 3, 4]]))

    assert shown(on) == OPENING
    assert members(on.discard) == (1, 2)


@pytest.mark.clause("ST-11")
def test_a_card_whose_pattern_is_in_the_grid_is_scored_at_no_other_cost() -> None:
    before = position(hands=[[HORSE_HORSE, 1, 2, 3]])

    on = play("+6", on=before)

    assert hand(on, 0) == (1, 2, 3)
    assert scored(on, 0) == (6,)
    assert on.discard == 0
    assert shown(on) == OPENING
    assert GAME.observe(on, 1).scored == ((6,), ())  # face up
    assert totals(on)[0] > totals(before)[0]


@pytest.mark.clause("ST-11")
def test_a_card_whose_pattern_is_not_in_the_grid_now_is_not_scored() -> None:
    on = position(hands=[[FISH_FISH, 1, 2, 3]])

    on = play("f b1 1", on=on)  # it was there a moment ago

    assert refusal("+29", on).code == "no_match"
    assert may("+29", play("f b1 2", on=on))


@pytest.mark.clause("ST-11")
@pytest.mark.parametrize("card", [6, 29, 41, 48, 53])
def test_a_card_that_is_not_in_the_players_hand_is_not_scored_though_it_matches(card: int) -> None:
    """It lies in another hand, in either scored pile, among the discards, in the draw pile."""
    on = position(hands=[[1, 2, 3, 4], [6, 7, 8, 9]], scored=[[29], [41]], discard=[48])

    fault = refusal(f"+{card}", on)
    assert (fault.clause, fault.code) == ("ST-11", "not_in_hand")


@pytest.mark.clause("ST-11")
def test_a_card_is_scored_only_in_ones_own_turn() -> None:
    on = position(hands=[[1, 2, 3, 4], [HORSE_HORSE, 7, 8, 9]])

    fault = refusal("+6", on, by=1)
    assert (fault.clause, fault.code) == ("ST-11", "not_your_turn")
    assert may("+6", play("end", on=on), by=1)


@pytest.mark.clause("ST-13")
def test_a_card_scores_once_even_where_its_pattern_is_there_twice() -> None:
    on = position(hands=[[HORSE_HORSE, 1]])  # the pair is at a2 b2 and at b2 c2
    assert shown(on).split(" / ")[1] == "horse horse horse"

    on = play("+6", on=on)

    assert scored(on, 0) == (6,)
    assert "+6" not in choices(on)
    assert refusal("+6", on).code == "not_in_hand"


@pytest.mark.clause("ST-13")
def test_a_scored_card_stays_scored_when_the_grid_changes_later() -> None:
    on = play("+6", on=position(hands=[[HORSE_HORSE, 1, 2, 3], [7, 8, 9, 10]]))
    worth = totals(on)[0]

    on = play("f b2 1", "end", "draw 11 12", "f a2 7", on=on)

    assert "horse horse" not in shown(on)
    assert scored(on, 0) == (6,)
    assert totals(on)[0] == worth


@pytest.mark.clause("ST-15")
@pytest.mark.parametrize("last", ["f a1 6", "s a1b1 6", "+6"])
def test_a_player_whose_hand_is_empty_must_end_the_turn(last: str) -> None:
    on = play(last, on=position(hands=[[HORSE_HORSE]]))

    assert choices(on) == {"end"}
    for line in ("f a1 1", "s a1b1 1", "+1"):
        fault = refusal(line, on)
        assert (fault.clause, fault.code) == ("ST-15", "empty_hand")
    refusal("skip", on)


@pytest.mark.clause("ST-15")
def test_a_turn_that_begins_with_an_empty_hand_can_only_be_ended() -> None:
    assert choices(position(hands=[[]])) == {"end"}
