"""RU-15 to RU-20: drawing, moving and special actions."""

import pytest

from meseta.games.in_the_ruin.sheet import LETTERS, NAMES
from meseta.games.in_the_ruin.state import Drawing, Phase, Special
from tests.games.in_the_ruin.positions import (
    CROSS,
    GAME,
    answer_chance,
    cells,
    choices,
    letter_names,
    may,
    names,
    pass_round,
    play,
    player,
    position,
    refusal,
    route_names,
)

ALMOST_FULL = "a1:e11 g1:k11 f7:f11 f1:f4"
"""Walls that leave only f5 and f6, of which f6 is a Road."""


@pytest.mark.clause("RU-15")
def test_all_use_the_oldest_card_of_the_line_and_new_ones_join_behind() -> None:
    on = position(line="AOB", deck="CDE")
    assert may("0: w f3 f2 f1", on)
    assert may("1: w f3 f2 f1", on)
    assert refusal("1: w f3 f2 f1 g1", on).values == {"letter": "A"}
    after = answer_chance(pass_round(on=on), turns="D")
    assert letter_names(after.line) == "OBD"


@pytest.mark.clause("RU-16")
def test_a_player_draws_exactly_once_per_round() -> None:
    on = position()
    for line in ("r f3 f2 f1 g1", "w f3 f2 f1 g1", "c f3"):
        drawn = play(line, on=on)
        assert refusal("c e5", drawn).code == "has_drawn"
        assert refusal("r f9 f10 f11 g11", drawn).clause == "RU-16"
        assert refusal("w f9 f10 f11 g11", drawn).clause == "RU-16"


@pytest.mark.clause("RU-16")
def test_nobody_passes() -> None:
    fault = refusal("done", position())
    assert (fault.clause, fault.code) == ("RU-16", "must_draw")


@pytest.mark.clause("RU-16")
def test_a_single_wall_costs_a_penalty_though_the_shape_would_fit() -> None:
    on = position()
    assert may("r f3 f2 f1 g1", on)
    after = play("c f3", on=on)
    assert names(after.players[0].walls) == "f3"
    assert after.players[0].penalties == 1
    assert after.players[0].drawing is Drawing.SINGLE


@pytest.mark.clause("RU-16")
def test_a_single_wall_touches_any_mark_even_an_extra_space_of_this_round() -> None:
    on = position(player(hand="AD"), player())
    fault = refusal("c f2", on)
    assert (fault.clause, fault.code) == ("RU-16", "not_adjacent")
    assert may("c f2", play("+r f3 AD", on=on))
    assert refusal("c f4", on).code == "space_taken"


@pytest.mark.clause("RU-17")
def test_nothing_is_drawn_on_a_sheet_that_is_full_when_the_round_begins() -> None:
    full = player("f6 f5", ALMOST_FULL, pawn="f6")
    on = position(full, player(), line="OCB")
    assert on.players[0].drawing is Drawing.FREED
    assert choices(on) == {"go f5", "done"}
    assert refusal("c f5", on).clause == "RU-17"
    after = pass_round("go f5", on=on)
    assert (NAMES[after.players[0].pawn], after.players[0].penalties) == ("f5", 0)


@pytest.mark.clause("RU-17")
def test_the_round_that_fills_the_sheet_is_drawn_and_the_next_is_free() -> None:
    on = position(player("f6", ALMOST_FULL), player(), line="OCB", deck="")
    assert set(choices(on)) == {"c f5"}
    after = answer_chance(pass_round("c f5", on=on))
    assert after.players[0].drawing is Drawing.FREED
    assert after.players[1].drawing is Drawing.NONE


@pytest.mark.clause("RU-17", "RU-19")
def test_an_extra_space_may_not_be_the_last_one_before_drawing() -> None:
    on = position(player("f6", ALMOST_FULL, hand="AD"), player())
    for line in ("+r f5 AD", "+w f5 AD"):
        fault = refusal(line, on)
        assert (fault.clause, fault.code) == ("RU-17", "last_space")
    roomier = position(player("f6", ALMOST_FULL.replace("f1:f4", "f1:f3"), hand="AD"), player())
    assert may("+w f5 AD", roomier)
    assert may("+w f4 AD", play("c f5", on=roomier))


@pytest.mark.clause("RU-18")
def test_the_pawn_walks_as_far_as_the_number_over_old_and_new_roads() -> None:
    on = play("r f3 f2 f1 g3", on=position(line="OCB"))
    reached = {choice for choice in choices(on) if choice.startswith("go")}
    assert reached == {
        f"go {cell}" for cell in ["f5", "f4", "f3", "f2", "g3", "f7", "f8", "e6", "d6", "g6", "h6"]
    }
    assert refusal("go f1", on).code == "too_far"
    assert NAMES[play("go f2", on=on).players[0].pawn] == "f2"


@pytest.mark.clause("RU-18")
def test_the_pawn_enters_neither_walls_nor_empty_spaces() -> None:
    on = play("w f3 f2 f1 g3", on=position(line="OCB"))
    assert refusal("go f3", on).code == "no_road"
    assert refusal("go e5", on).code == "no_road"
    islands = play("c f3", on=position(player("f6 f4"), player()))
    assert refusal("go f4", islands).code == "too_far"


@pytest.mark.clause("RU-18")
def test_the_pawn_may_stop_go_on_and_go_back_within_its_steps() -> None:
    on = play("c f3", "go f5", on=position(line="OCB"))
    assert on.players[0].steps == 1
    assert may("done", on)
    back = play("go f6", "go g6", on=on)
    assert back.players[0].steps == 3
    assert refusal("go e6", back).values == {"cell": "e6", "left": 1}
    assert may("done", play("c f3", on=position())), "nobody has to move"


@pytest.mark.clause("RU-18")
def test_drawing_comes_before_moving() -> None:
    assert refusal("go f5", position()).code == "draw_first"


@pytest.mark.clause("RU-18")
def test_a_walk_leads_somewhere() -> None:
    assert refusal("go f6", play("c f3", on=position())).code == "already_there"


@pytest.mark.clause("RU-19")
def test_an_extra_space_touches_any_mark_even_one_just_drawn_and_costs_a_route_card() -> None:
    on = position(player(hand="AD BM"), player(), line="OCB")
    after = play("r f3 f2 f1 g1", "+w g2 AD", on=on)
    assert names(after.players[0].walls) == "g2"
    assert route_names(after.players[0].routes) == "BM"
    assert after.players[0].special is Special.EXTRA
    assert after.players[0].penalties == 0
    assert refusal("+w a1 AD", on).clause == "RU-19"
    assert refusal("+w f3 CJ", on).code == "route_not_held"


@pytest.mark.clause("RU-19")
def test_an_extra_space_comes_before_or_after_drawing_but_before_the_move() -> None:
    on = position(player(hand="AD"), player())
    assert may("+r f3 AD", on)
    drawn = play("c f3", on=on)
    assert may("+r f9 AD", drawn)
    assert refusal("+r f9 AD", play("go f5", on=drawn)).code == "before_the_move"


@pytest.mark.clause("RU-19")
def test_there_is_one_special_action_per_round() -> None:
    two = player(CROSS, gates="d6 h6", pawn="h6", hand="AD BM")
    on = position(two, player(), used="GC")
    extra = play("+r f9 AD", "c f3", on=on)
    assert refusal("+r f10 BM", extra).code == "one_special"
    assert refusal("warp d6 BM", extra).code == "one_special"
    warped = play("c f3", "warp d6 AD", on=on)
    assert refusal("warp h6 BM", warped).code == "one_special"


@pytest.mark.clause("RU-19")
def test_a_warp_is_one_step_from_a_gate_to_another_and_the_move_goes_on() -> None:
    far = player("f6 g6 a1", gates="h6 b2 b10", hand="AD")
    on = play("c f5", on=position(far, player(), line="OCB", used="CWS"))
    assert refusal("warp b2 AD", on).code == "not_on_gate"
    on = play("go h6", on=on)
    assert refusal("warp h6 AD", on).code == "no_other_gate"
    assert refusal("warp a1 AD", on).code == "no_other_gate"
    on = play("warp b2 AD", on=on)
    assert on.players[0].steps == 3
    assert (NAMES[on.players[0].pawn], on.players[0].special) == ("b2", Special.WARP)
    assert refusal("go a1", on).code == "too_far"
    longer = play("c f5", "go h6", "warp b2 AD", on=position(far, player(), line="ACB", used="CWS"))
    assert longer.players[0].steps == 3


@pytest.mark.clause("RU-19")
def test_a_warp_needs_a_step_a_drawing_and_a_card() -> None:
    on = position(player("f6 f5 f4 f3 f2", gates="f2 b2", hand="AD"), player(), line="OCB", used="IW")
    assert refusal("warp b2 AD", on).code == "draw_first"
    tired = play("c e6", "go f2", on=on)
    assert tired.players[0].steps == 4
    assert refusal("warp b2 AD", tired).code == "no_steps_left"
    assert refusal("warp b2 BM", tired).code == "route_not_held"


@pytest.mark.clause("RU-19", "RU-38")
def test_a_spent_card_is_discarded_when_all_have_confirmed() -> None:
    on = play("0: +r f3 AD", on=position(player(hand="AD BM"), player()))
    assert GAME.observe(on, 1).hand_sizes == (2, 0)
    assert GAME.observe(on, 1).route_discard_size == 0
    after = pass_round(on=on)
    assert route_names(after.route_discard) == "AD"
    assert GAME.observe(after, 1).hand_sizes == (1, 0)


@pytest.mark.clause("RU-20")
def test_the_used_card_is_discarded_and_its_letter_not_activated() -> None:
    after = answer_chance(pass_round(on=position(line="OCB", deck="DEF")))
    assert after.discard >> LETTERS.index("O") & 1
    assert letter_names(after.active) == ""
    assert after.phase is Phase.EXPLORE


@pytest.mark.clause("RU-20", "RU-22")
def test_standing_on_the_used_cards_letter_gives_nothing() -> None:
    at_c = player(pawn="h6")
    after = answer_chance(pass_round(on=position(at_c, player(), line="CAB")))
    assert after.players[0].gems == 0
    assert cells("h6") & after.players[0].gates == 0
