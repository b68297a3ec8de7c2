"""RU-21 to RU-28: escapes, finds and what they trigger."""

import pytest

from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.events import (
    Activated,
    BecameGate,
    BecameWall,
    Escaped,
    Found,
    FoundAtOnce,
    HandFull,
    KnownBefore,
    Removed,
    Shortfall,
    StayedWall,
    UsedUp,
)
from meseta.games.in_the_ruin.sheet import LETTERS, NAMES
from meseta.games.in_the_ruin.state import NOWHERE, Phase, State
from tests.games.in_the_ruin.positions import (
    CROSS,
    GAME,
    answer_chance,
    answers,
    letter_names,
    may,
    names,
    narrated,
    pass_round,
    play,
    player,
    position,
    refusal,
    route_names,
)

FOUR_IN_HAND = "AD AW BM BU"
FIVE_IN_HAND = "AD AW BM BU CJ"


@pytest.mark.clause("RU-21")
def test_nobody_escapes_in_phase_1() -> None:
    fault = refusal("escape", play("c f3", on=position(stage=1)))
    assert (fault.clause, fault.code) == ("RU-21", "phase_one")


@pytest.mark.clause("RU-21")
def test_in_phase_2_a_player_escapes_from_the_exit_even_after_no_steps() -> None:
    on = position(player(), player(pawn="f5"), stage=2)
    assert may("0: escape", play("0: c f3", on=on))
    elsewhere = play("1: c f3", on=on)
    assert refusal("1: escape", elsewhere).code == "not_on_exit"
    assert may("1: escape", play("1: go f6", on=elsewhere))


@pytest.mark.clause("RU-21")
def test_an_escape_is_secret_until_all_have_confirmed_and_revealed_before_finds() -> None:
    on = position(player(), player(pawn="f4"), stage=2, active="A")
    half = play("0: c f3", "0: escape", on=on)
    stayed = play("0: c f3", "0: done", on=on)
    assert GAME.observe(half, 1) == GAME.observe(stayed, 1)
    events = narrated("0: c f3", "0: escape", "1: c f3", "1: done", on=on, viewer=1)
    shown = [type(event) for event in events]
    assert shown.index(Escaped) < shown.index(Found)


@pytest.mark.clause("RU-21", "RU-23", "RU-24")
def test_an_escaper_takes_part_in_all_of_step_2_this_round_and_in_nothing_afterwards() -> None:
    on = position(player(), player(pawn="f4", hand="AD"), stage=2, active="AB", line="OCB", deck="KXW")
    after = pass_round("escape", on=on)
    assert after.players[0].pawn == NOWHERE
    assert answers(after) >= {"route AW"}, "the escaper draws a route card"
    after = answer_chance(after, turns="KXW")
    gone = after.players[0]
    assert names(gone.gates) == "f4"
    assert gone.routes.bit_count() == 1
    assert GAME.actors(after) == {1}
    assert refusal("0: c f3", after).code == "has_escaped"
    later = answer_chance(pass_round(on=after))
    assert later.players[0] == gone


@pytest.mark.clause("RU-21", "RU-24")
def test_the_sheet_of_one_who_escaped_earlier_does_not_change() -> None:
    out = player(escaped=3)
    on = position(out, player(pawn="f4"), player(), stage=2, active="A")
    after = answer_chance(pass_round(on=on))
    assert names(after.players[0].gates) == ""
    assert names(after.players[2].gates) == "f4"
    assert after.players[0].routes == 0, "they draw no route cards any more"


@pytest.mark.clause("RU-22")
def test_standing_on_an_active_letter_finds_a_gem_and_passing_does_not() -> None:
    on = position(player(), player("f6 f5 f4 f3"), active="A")
    after = pass_round("c e4; go f4", "c e4; go f3", on=on)
    assert [one.gems for one in after.players] == [1, 0]


@pytest.mark.clause("RU-22")
def test_all_who_stand_on_a_letter_get_a_gem_each() -> None:
    on = position(player(pawn="f4"), player(pawn="f4"), player(pawn="h6"), active="A", line="ODB")
    after = pass_round(on=on)
    assert [one.gems for one in after.players] == [1, 1, 0]
    assert [after.players[seat].known_at for seat in range(3)] == [0, 0, -1]


@pytest.mark.clause("RU-22")
def test_letters_that_are_not_active_or_used_up_give_nothing() -> None:
    at_a, at_c = player(pawn="f4"), player(gates="h6", pawn="h6")
    after = answer_chance(pass_round(on=position(at_a, at_c, line="ODB", active="E", used="C")))
    assert [one.gems for one in after.players] == [0, 0]
    assert letter_names(after.active) == "E"


@pytest.mark.clause("RU-23")
def test_everyone_draws_a_route_card_per_round_in_seat_order_unless_they_hold_five() -> None:
    on = position(player(hand=FIVE_IN_HAND), player(), player(hand="CU"))
    after = pass_round(on=on)
    assert after.phase is Phase.DRAW
    after = play("chance: route DO", "chance: route EJ", on=after)
    assert route_names(after.players[0].routes) == FIVE_IN_HAND
    assert route_names(after.players[1].routes) == "DO"
    assert route_names(after.players[2].routes) == "CU EJ"
    assert after.phase is not Phase.DRAW


@pytest.mark.clause("RU-23")
def test_only_a_player_who_holds_five_is_told_that_they_draw_none() -> None:
    on = position(player(hand=FIVE_IN_HAND), player())
    lines = ["0: c f3", "0: done", "1: c f3", "1: done"]
    for viewer, expected in ((0, [HandFull(0, 5)]), (1, []), (None, [])):
        assert [
            one for one in narrated(*lines, on=on, viewer=viewer) if isinstance(one, HandFull)
        ] == expected


@pytest.mark.clause("RU-23")
def test_a_card_spent_this_round_makes_room_for_another() -> None:
    on = play("0: +r f3 AD", on=position(player(hand=FIVE_IN_HAND), player()))
    after = answer_chance(pass_round(on=on), routes=["DO"])
    assert route_names(after.players[0].routes) == "AW BM BU CJ DO"


@pytest.mark.clause("RU-23")
def test_under_finders_only_finders_draw_once_and_after_the_last_pass() -> None:
    # Seat 0 finds A; C is removed and becomes active under seat 1, so both have found something.
    on = position(
        player(pawn="f4"), player(pawn="h6"), player(), finders=True, line="OCB", deck="KXW", active="A"
    )
    after = pass_round(on=on)
    assert [one.gems for one in after.players] == [1, 1, 0]
    assert letter_names(after.used) == "AC"
    assert after.phase is Phase.DRAW
    after = answer_chance(after, routes=["DO", "EJ"])
    assert [route_names(one.routes) for one in after.players] == ["DO", "EJ", ""]


@pytest.mark.clause("RU-23")
def test_under_finders_nobody_draws_where_nobody_finds() -> None:
    after = pass_round(on=position(finders=True, line="OCB", deck=""))
    assert after.phase is Phase.EXPLORE
    assert [one.routes for one in after.players] == [0, 0]


@pytest.mark.clause("RU-23")
def test_under_finders_a_gem_of_an_earlier_round_draws_no_card() -> None:
    on = position(player(pawn="f4"), player(), finders=True, line="OCB", deck="KXWL", active="A")
    after = answer_chance(pass_round(on=on), routes=["DO"])
    again = answer_chance(pass_round(on=after))
    assert again.round == after.round + 1
    assert [route_names(one.routes) for one in again.players] == ["DO", ""]


@pytest.mark.clause("RU-23")
def test_under_finders_a_finder_with_five_cards_draws_none() -> None:
    on = position(player(pawn="f4", hand=FIVE_IN_HAND), player(), finders=True, active="A", deck="KXW")
    after = pass_round(on=on)
    assert after.phase is not Phase.DRAW


@pytest.mark.clause("RU-24")
def test_a_road_becomes_a_gate_an_empty_space_a_wall_and_a_wall_stays() -> None:
    on = position(player(pawn="f4"), player("f6 f5"), player("f6 f5", "f4"), active="A", line="OBK", deck="")
    lines = ["0: c e4", "0: done", "1: c e5", "1: done", "2: c e5", "2: done"]
    after = answer_chance(play(*lines, on=on))
    assert names(after.players[0].gates) == "f4"
    assert names(after.players[1].walls) == "f4 e5"
    assert names(after.players[2].walls) == "f4 e5"
    assert (letter_names(after.active), letter_names(after.used)) == ("B", "A")


@pytest.mark.clause("RU-24")
def test_the_log_tells_everyone_what_changed_on_their_own_sheet() -> None:
    on = position(
        player(pawn="f4"), player("f6 f5"), player("f6 f5", "f4"), active="A", line="OBK", finders=True
    )
    lines = ["0: c e4", "0: done", "1: c e5", "1: done", "2: c e5", "2: done"]
    change = {0: BecameGate, 1: BecameWall, 2: StayedWall}
    for viewer, expected in change.items():
        events = narrated(*lines, on=on, viewer=viewer)
        assert expected(viewer, "A", "f4") in events
        assert UsedUp("A") in events
        others = [change[seat] for seat in range(3) if seat != viewer]
        assert not [event for event in events if type(event) in others]


@pytest.mark.clause("RU-24", "RU-11")
def test_a_wall_from_a_find_needs_no_neighbour_and_supports_later_drawings() -> None:
    on = position(player("f6", pawn="f6"), player("f6 b2", pawn="b2"), active="W", line="OAK", deck="")
    after = answer_chance(pass_round(on=on))
    assert may("0: w b3 b4 c4", after)


@pytest.mark.clause("RU-25")
def test_a_card_is_removed_for_each_different_letter_from_the_line_then_the_deck() -> None:
    on = position(
        player(pawn="f4"), player(pawn="f4"), player(pawn="h6"), active="AC", line="OWX", deck="KLM"
    )
    after = play("chance: route AD", "chance: route AW", "chance: route BM", on=pass_round(on=on))
    assert letter_names(after.line) == "", "two letters, two cards of the line; three players found them"
    assert letter_names(after.active) == "WX"
    three = position(
        player(pawn="f4"), player(pawn="d6"), player(pawn="h6"), active="ACG", line="OWX", deck="KLM"
    )
    after = play("chance: route AD", "chance: route AW", "chance: route BM", on=pass_round(on=three))
    assert after.phase is Phase.REMOVE
    assert answers(after) == {"turn K", "turn L", "turn M"}
    assert letter_names(play("chance: turn L", on=after).active) == "LWX"


@pytest.mark.clause("RU-25")
def test_a_shortfall_is_ignored() -> None:
    on = position(player(pawn="f4"), player(pawn="h6"), active="AC", line="OW", deck="", finders=True)
    lines = ["0: c e4", "0: done", "1: c e5", "1: done"]
    events = narrated(*lines, on=on)
    assert Removed("W", "line") in events
    assert Shortfall(1) in events
    assert letter_names(play(*lines, on=on).active) == "W"


@pytest.mark.clause("RU-26")
@pytest.mark.parametrize(("active", "used"), [("AW", ""), ("A", "W")])
def test_a_letter_that_was_announced_before_is_not_activated_again(active: str, used: str) -> None:
    on = position(player(pawn="f4"), player(), active=active, used=used, line="OWX", finders=True, deck="")
    lines = ["0: c e4", "0: done", "1: c e5", "1: done"]
    events = narrated(*lines, on=on)
    assert KnownBefore("W") in events
    assert Activated("W") not in events
    after = play(*lines, on=on)
    assert letter_names(after.active) == active.replace("A", "")
    assert letter_names(after.used) == "".join(sorted(f"A{used}"))


@pytest.mark.clause("RU-27")
def test_a_pawn_on_a_letter_that_becomes_active_finds_it_at_once_and_the_chain_goes_on() -> None:
    # A is found; C, removed for it, lies under seat 1; G, removed for C, lies under seat 2; E stops it.
    on = position(
        player(pawn="f4"), player(pawn="h6"), player(pawn="d6"), active="A", line="OCG", deck="EKX",
        finders=True,
    )  # fmt: skip  # the players, then the table
    lines = ["0: c e4", "0: done", "1: c e5", "1: done", "2: c e5", "2: done"]
    events = narrated(*lines, on=on)
    assert events.index(Found("A", (0,))) < events.index(FoundAtOnce("C", (1,)))
    assert events.index(FoundAtOnce("C", (1,))) < events.index(FoundAtOnce("G", (2,)))
    after = play(*lines, "chance: turn E", on=on)
    assert [one.gems for one in after.players] == [1, 1, 1]
    assert (letter_names(after.active), letter_names(after.used)) == ("E", "ACG")
    assert all(names(one.gates) == "f4 d6 h6" for one in after.players)


@pytest.mark.clause("RU-27")
def test_new_letters_of_one_pass_are_found_together_in_the_next() -> None:
    on = position(
        player(pawn="f4"), player(pawn="h6"), player(pawn="d6"), player(pawn="f8"),
        active="AE", line="OCG", deck="KXW", finders=True,
    )  # fmt: skip  # the players, then the table
    after = pass_round(on=on)
    assert [one.gems for one in after.players] == [1, 1, 1, 1]
    assert (after.phase, after.owing) == (Phase.REMOVE, 2)


@pytest.mark.clause("RU-28")
def test_the_line_is_refilled_to_three_while_the_deck_lasts() -> None:
    on = position(line="OWX", deck="KL", finders=True)
    after = pass_round(on=on)
    assert after.phase is Phase.REFILL
    assert letter_names(play("chance: turn L", on=after).line) == "WXL"
    short = answer_chance(pass_round(on=position(line="OW", deck="", finders=True)))
    assert letter_names(short.line) == "W"
    empty = answer_chance(
        pass_round(on=position(player(pawn="f4"), player(), line="OWX", deck="KLM", active="A"))
    )
    assert len(empty.line) == 3


@pytest.mark.clause("RU-25", "RU-28")
def test_only_chance_turns_cards_up_and_only_when_they_are_due() -> None:
    due = pass_round(on=position(line="OWX", deck="KL", finders=True))
    assert GAME.actors(due) == {CHANCE}
    assert refusal("0: turn K", due).code == "only_chance"
    assert refusal("chance: turn W", due).code == "impossible_chance"
    assert refusal("chance: route AD", due).code == "chance_not_due"
    assert refusal("0: c f3", due).code == "chance_first"
    assert refusal("chance: turn K", position()).code == "chance_not_due"


@pytest.mark.clause("RU-36")
def test_an_empty_route_deck_is_replaced_by_the_discards() -> None:
    hands = ("AD AW BM BU CJ", "CU DO EJ ES FM", "FV GP GT HI HL", "IQ KN KX LX")
    on = position(*(player(hand=hand) for hand in hands), route_deck="", finders=False)
    assert on.route_deck == 0
    after = pass_round(on=on)
    assert answers(after) == {f"route {pair}" for pair in ("NQ", "OR", "PR", "SV", "TW")}
    after = play("chance: route PR", on=after)
    assert route_names(after.route_deck) == "NQ OR SV TW"
    assert after.route_discard == 0


@pytest.mark.clause("RU-36")
def test_gems_and_penalties_have_no_upper_limit() -> None:
    rich = player(pawn="f4", gems=40, penalties=40)
    after = pass_round(on=position(rich, player(), active="A"))
    assert (after.players[0].gems, after.players[0].penalties) == (41, 41)


@pytest.mark.clause("RU-38")
def test_an_announcement_tells_where_a_finder_stands_until_the_next_one() -> None:
    on = position(player(pawn="f4"), player(), active="A", line="OWX", deck="KLM")
    after = answer_chance(pass_round(on=on))
    assert GAME.observe(after, 1).known_at == (LETTERS.index("A"), -1)
    assert GAME.observe(answer_chance(pass_round(on=after)), 1).known_at == (-1, -1)


def chain() -> State:
    return position(player(CROSS, pawn="f4"), player(pawn="h6"), active="A", line="OCB")


@pytest.mark.clause("RU-27")
def test_the_chain_starts_from_where_pawns_ended_their_move() -> None:
    assert NAMES[chain().players[1].pawn] == "h6"
    after = answer_chance(pass_round("", "go g6", on=chain()))
    assert [one.gems for one in after.players] == [1, 0]
