"""RU-29 to RU-37: the collapse, the ends of the phases, points, and the solo game."""

import re

import pytest
from msgspec.structs import replace

from meseta.core.results import TieBreak
from meseta.games.in_the_ruin.events import Collapsed, Measured, PhaseEnded, TierReached
from meseta.games.in_the_ruin.scoring import TIERS, Tally, Tier
from meseta.games.in_the_ruin.sheet import CELL_OF, Rectangle
from meseta.games.in_the_ruin.state import Phase, Player, State
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.rulebook import read_book
from meseta.i18n.words import Words
from tests.games.in_the_ruin.positions import (
    CROSS,
    GAME,
    answer_chance,
    answers,
    letter_names,
    narrated,
    part,
    pass_round,
    play,
    player,
    position,
    refusal,
    totals,
)


def ended(*players: Player) -> State:
    """A game that has just ended with these sheets, for their points."""
    return replace(position(*players, stage=2, line="O", deck=""), phase=Phase.OVER, waiting=0, line=())


def corner(first: str, last: str) -> Rectangle:
    return Rectangle(CELL_OF[first], CELL_OF[last])


@pytest.mark.clause("RU-29")
def test_a_card_is_removed_for_everyone_who_has_escaped_without_activating_it() -> None:
    on = position(player(escaped=2), player(), player(), stage=2, line="OWX", deck="KLMN", finders=True)
    refilled = play("chance: turn K", on=pass_round(on=on))
    assert letter_names(refilled.line) == "XK", "W fell with the ruin; O was used"
    assert refilled.phase is Phase.REBUILD
    after = play("chance: turn M", on=refilled)
    assert letter_names(after.line) == "XKM"
    assert after.active == 0
    assert after.phase is Phase.EXPLORE


@pytest.mark.clause("RU-29")
def test_those_who_escape_this_round_count_too() -> None:
    on = position(player(escaped=2), player(), player(), stage=2, line="OWX", deck="KLMN", finders=True)
    after = play("chance: turn K", on=pass_round("", "escape", on=on))
    assert letter_names(after.line) == "K"


@pytest.mark.clause("RU-29")
def test_where_the_line_is_too_short_the_deck_collapses_too() -> None:
    on = position(
        player(escaped=2), player(escaped=2), player(escaped=2), player(), stage=2, line="O", deck="KL",
        finders=True,
    )  # fmt: skip  # the players, then the table
    refilled = play("chance: turn K", "chance: turn L", on=pass_round(on=on))
    assert refilled.phase is Phase.OVER, "K and L were all there was: the line is empty"
    on = position(
        player(escaped=2), player(escaped=2), player(escaped=2), player(), stage=2, line="OW", deck="KLMN",
        finders=True,
    )  # fmt: skip  # the players, then the table
    after = play("chance: turn K", "chance: turn L", on=pass_round(on=on))
    assert after.phase is Phase.REBUILD, "W, K and L fell; M and N may still come"
    assert answers(after) == {"turn M", "turn N"}


@pytest.mark.clause("RU-29")
def test_a_collapse_beyond_the_line_reveals_the_decks_top() -> None:
    gone = (player(escaped=2), player(escaped=2), player(escaped=2))
    on = position(*gone, player(pawn="f4"), stage=2, line="OWX", deck="KLMN", active="A", finders=True)
    # A is found: W goes. X stays, K and L fill up; then X, K and L fall.
    after = pass_round(on=on)
    after = answer_chance(after, turns="KLMN")
    assert letter_names(after.line) == "MN"
    assert letter_names(after.active) == "W"


@pytest.mark.clause("RU-29")
def test_the_log_says_that_the_ruin_collapses() -> None:
    on = position(player(escaped=2), player(), stage=2, line="OWX", deck="", finders=True)
    events = narrated("1: c f3", "1: done", on=on, viewer=1)
    assert Collapsed("W", "line") in events


@pytest.mark.clause("RU-30")
def test_a_phase_goes_on_while_one_card_lies_in_the_line_and_ends_when_none_does() -> None:
    on = position(line="OW", deck="", finders=True)
    on = pass_round(on=on)
    assert (on.stage, letter_names(on.line)) == (1, "W")
    on = pass_round(on=on)
    assert (on.stage, on.phase) == (2, Phase.RELINE)


@pytest.mark.clause("RU-30", "RU-31")
def test_the_end_of_phase_1_scores_rectangles_and_shuffles_all_cards() -> None:
    one = player("f6 f5 f4", "e4 e5 e6 g4 g5 g6", hand="AD", gems=2, penalties=1)
    on = position(one, player("f6 f5 g5"), line="O", deck="", active="KX", used="W", finders=True)
    after = pass_round("c h4", "c h5", on=on)
    assert after.players[0].rectangle == corner("e4", "g6")
    assert after.players[1].rectangle == corner("f5", "h5")
    assert (after.deck.bit_count(), after.discard, after.line) == (24, 0, ())
    again = answer_chance(after, turns="ABC")
    assert (letter_names(again.line), again.deck.bit_count(), again.phase) == ("ABC", 21, Phase.EXPLORE)
    assert letter_names(again.active) == "KX"
    assert letter_names(again.used) == "W"
    assert again.players[0].gems == 2
    assert again.players[0].routes == one.routes
    assert again.players[0].penalties == 2
    assert again.players[0].pawn == one.pawn


@pytest.mark.clause("RU-31", "RU-38")
def test_each_is_told_only_their_own_rectangle() -> None:
    on = position(player("f6 f5 f4"), player("f6 f5"), line="O", deck="", finders=True)
    lines = ["0: c f3", "0: done", "1: c f4", "1: done"]
    for viewer, points in ((0, 4), (1, 3)):
        events = narrated(*lines, on=on, viewer=viewer)
        assert PhaseEnded() in events
        assert [event.points for event in events if isinstance(event, Measured)] == [points]
    assert not [event for event in narrated(*lines, on=on, viewer=None) if isinstance(event, Measured)]


@pytest.mark.clause("RU-32")
def test_phase_2_ends_with_an_empty_line_and_the_rectangle_is_scored_again() -> None:
    one = player("f6 f5 f4", "e4 e5 e6", rectangle=corner("f4", "f6"))
    after = pass_round("c d4", on=position(one, player(), stage=2, line="O", deck="", finders=True))
    assert after.phase is Phase.OVER
    assert GAME.actors(after) == set()
    assert part(after, 0, "rectangle_1") == 3
    assert part(after, 0, "rectangle_2") == 6
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.code == "line_empty"
    assert refusal("0: c a1", after).code == "game_over"


@pytest.mark.clause("RU-32")
def test_the_game_ends_after_the_round_in_which_the_last_player_escapes() -> None:
    on = position(player(escaped=3), player(pawn="f5"), stage=2, line="OWX", deck="KLM", finders=True)
    after = answer_chance(pass_round("", "go f6; escape", on=on))
    assert after.phase is Phase.OVER
    assert after.line, "cards are left, but nobody to use them"
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.code == "all_escaped"


@pytest.mark.clause("RU-33")
def test_the_total_is_the_sum_of_its_parts() -> None:
    rich = player(
        "f4 g4 h4 h5 h6 h7 h8 f6", "f5 g5", gems=3, penalties=2, hand="AD BM", rectangle=corner("f4", "h5")
    )
    on = ended(rich, player("f6", rectangle=corner("f6", "f6")))
    points = {line.code: line.points for line in GAME.score(on)[0].parts}
    assert points == {
        "gems": 30,
        "rectangle_1": 6,
        "rectangle_2": 6,
        "routes": 15,
        "penalties": -20,
        "escape": -20,
    }
    assert totals(on) == (17, 1 + 1 - 20)


@pytest.mark.clause("RU-33")
def test_a_route_needs_both_letters_in_one_area_of_roads() -> None:
    whole = "f4 g4 h4 h5 h6 h7 h8"
    assert part(ended(player(f"{whole} f6", hand="AD"), player()), 0, "routes") == 15
    broken = whole.replace("h6 ", "")
    assert part(ended(player(f"{broken} f6", hand="AD"), player()), 0, "routes") == 0
    by_corner = "f4 g4 h4 h5 i6 h7 h8 f6"
    assert part(ended(player(by_corner, hand="AD"), player()), 0, "routes") == 0
    no_end = whole.replace(" h8", "")
    assert part(ended(player(f"{no_end} f6", "h8", hand="AD"), player()), 0, "routes") == 0


@pytest.mark.clause("RU-33")
def test_warps_do_not_connect_and_spent_cards_score_nothing() -> None:
    gates = ended(player("f6", gates="f4 h8", hand="AD"), player())
    assert part(gates, 0, "routes") == 0
    on = position(player("f4 g4 h4 h5 h6 h7 h8 f6 f5", hand="AD"), player(), stage=2, line="O", deck="")
    kept = pass_round("c f3", on=on)
    spent = pass_round("c f3; +w f7 AD", on=on)
    assert part(kept, 0, "routes") == 15
    assert part(spent, 0, "routes") == 0


@pytest.mark.clause("RU-33")
def test_the_parts_name_their_corners_and_paths() -> None:
    on = ended(player("f4 g4 h4 h5 h6 h7 h8 f6", hand="AD BM", rectangle=corner("f4", "h4")), player())
    parts = {line.code: line for line in GAME.score(on)[0].parts}
    assert parts["rectangle_1"].detail == {"first": "f4", "last": "h4", "width": 3, "height": 1}
    assert parts["routes"].detail == {"AD": "f4 g4 h4 h5 h6 h7 h8", "BM": ""}
    assert parts["rectangle_2"].detail["last"] == "h8"


@pytest.mark.clause("RU-34")
@pytest.mark.parametrize(
    ("rounds", "points"),
    [
        ((7, 8, 9, 10), (30, 10, 0, 0)),
        ((7, 0, 0, 0), (30, -20, -20, -20)),
        ((7, 7, 8, 0), (10, 10, 0, -20)),
        ((7, 8, 8, 9), (30, 0, 0, 0)),
        ((7, 7, 7, 8), (10, 10, 10, 0)),
        ((7, 7, 7, 7), (10, 10, 10, 10)),
        ((9, 8, 7, 0), (0, 10, 30, -20)),
        ((0, 0, 0, 0), (-20, -20, -20, -20)),
        ((8, 7), (10, 30)),
        ((7, 7), (10, 10)),
    ],
)
def test_escapes_score_by_rank_and_together_by_the_next_rank(
    rounds: tuple[int, ...], points: tuple[int, ...]
) -> None:
    on = ended(*(player(escaped=when) for when in rounds))
    on = replace(on, round=12)
    assert tuple(part(on, seat, "escape") for seat in range(len(rounds))) == points


@pytest.mark.clause("RU-33", "RU-38")
def test_a_sheet_tells_its_owner_what_it_is_worth_so_far() -> None:
    on = position(
        player(CROSS + " g8 h8", "g5 g7", hand="AD BM", gems=2, penalties=1), player(gems=1), stage=1
    )
    sheet = GAME.observe(on, 0).sheets[0]
    assert sheet is not None
    assert sheet.points == Tally(
        gems=20, routes=15, rectangle_1=8, rectangle_2=0, penalties=-10, escape=0, total=33
    ), "who may still escape has neither won nor lost anything by it"
    assert GAME.observe(on, 0).sheets[1] is None, "only gems tell what another sheet is worth"


@pytest.mark.clause("RU-33", "RU-34")
def test_what_a_sheet_is_worth_ends_as_its_score() -> None:
    first = corner("a1", "c3")
    on = ended(
        player(escaped=5, rectangle=first, hand="AD", gems=3),
        player(escaped=7, rectangle=first),
        player(rectangle=first),
    )
    view = GAME.observe(on, None)
    assert view.escape_points == (30, 10, -20)
    for sheet, score in zip(view.sheets, GAME.score(on), strict=True):
        assert sheet is not None
        assert sheet.points.total == score.total


@pytest.mark.clause("RU-35")
def test_the_highest_total_wins() -> None:
    outcome = GAME.outcome(ended(player(gems=1), player(gems=3), player(gems=2)))
    assert outcome is not None
    assert (outcome.winners, outcome.clause, outcome.tie_break) == ((1,), "RU-35", None)


@pytest.mark.clause("RU-35")
def test_a_tie_goes_to_most_roads_gates_included_and_is_shared_after_that() -> None:
    fewer = player("f6 f5", "f4", rectangle=corner("f6", "f6"))
    more = player("f6 f5", gates="f4", rectangle=corner("f6", "f6"))
    decided = GAME.outcome(ended(fewer, more))
    assert decided is not None
    assert decided.winners == (1,)
    assert decided.tie_break == TieBreak("roads", "RU-35", {0: 2, 1: 3})
    shared = GAME.outcome(ended(more, fewer, more))
    assert shared is not None
    assert shared.winners == (0, 2)
    assert shared.tie_break == TieBreak("roads", "RU-35", {0: 3, 1: 2, 2: 3})


@pytest.mark.clause("RU-35")
def test_there_is_no_outcome_while_the_game_goes_on() -> None:
    assert GAME.outcome(position()) is None


@pytest.mark.clause("RU-37")
def test_in_a_solo_game_the_four_letters_of_the_set_up_are_active() -> None:
    on = play(
        "chance: deal A B C K", "chance: turn O", "chance: turn F", "chance: turn V",
        "chance: routes AD BM CJ EJ", "keep AD BM", "r f4 f5 f6", "w f7 g7 h7 i7", "w j7 j8 k8",
        "r k9 k10 j10", "done",
        on=GAME.setup(1, {}),
    )  # fmt: skip  # as a record is read
    assert letter_names(on.active) == "ABCK"
    assert on.discard.bit_count() == 4


@pytest.mark.clause("RU-37")
def test_a_solo_escape_scores_30_and_ends_the_game_without_a_collapse() -> None:
    on = position(player(), stage=2, line="OWX", deck="KLM")
    after = answer_chance(pass_round("escape", on=on))
    assert after.phase is Phase.OVER
    assert letter_names(after.line)[:2] == "WX", "nothing was removed"
    assert part(after, 0, "escape") == 30


@pytest.mark.clause("RU-37")
def test_in_a_solo_game_staying_costs_20_and_finds_make_gates() -> None:
    on = position(player(CROSS, pawn="f4"), stage=2, line="O", deck="", active="A")
    after = answer_chance(pass_round(on=on))
    assert part(after, 0, "escape") == -20
    assert after.players[0].gates == 1 << CELL_OF["f4"]
    assert after.players[0].walls.bit_count() == 1, "only the single Wall that was drawn"


@pytest.mark.clause("RU-37")
@pytest.mark.parametrize(("last", "total", "won"), [("h1", 300, True), ("g1", 299, False)])
def test_300_points_win_a_solo_game(last: str, total: int, won: bool) -> None:
    on = ended(player("f5 f6", gems=31, rectangle=corner("a1", last)))
    assert totals(on) == (total,), "310 for gems, 8 or 7 and 2 for rectangles, less 20 for staying"
    outcome = GAME.outcome(on)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((0,) if won else (), "RU-37")


@pytest.mark.clause("RU-37")
@pytest.mark.parametrize(
    ("gems", "width", "total", "code"),
    [
        (31, 7, 299, "short_of_goal"),
        (31, 8, 300, "tier_amber"),
        (34, 7, 329, "tier_amber"),
        (34, 8, 330, "tier_jade"),
        (36, 2, 344, "tier_jade"),
        (37, 3, 355, "tier_topaz"),
        (40, 2, 384, "tier_topaz"),
        (40, 3, 385, "tier_ruby"),
        (43, 2, 414, "tier_ruby"),
        (43, 3, 415, "tier_diamond"),
        (90, 1, 883, "tier_diamond"),
    ],
)
def test_a_solo_game_names_the_tier_it_has_reached(gems: int, width: int, total: int, code: str) -> None:
    on = ended(player("f5 f6", gems=gems, rectangle=corner("a1", f"{'abcdefgh'[width - 1]}1")))
    assert totals(on) == (total,), "10 for each gem, the rectangles, less 20 for staying"
    outcome = GAME.outcome(on)
    assert outcome is not None
    assert outcome.code == code


@pytest.mark.clause("RU-37")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tier_has_its_words_and_its_place_in_the_rule_book(language: str) -> None:
    words, page = Words(language, "in_the_ruin"), read_book("in_the_ruin", language).pages["RU-37"].text
    for code, points in (*TIERS, Tier("short_of_goal", 300)):
        assert str(points) in words.say(f"outcome-{code}")
        assert "299" in words.say(f"verdict-{code}", total=299)
        assert re.search(rf"^- {points}\b|^- {points}点", page, re.MULTILINE)


@pytest.mark.clause("RU-37")
def test_the_log_tells_the_points_and_the_tier_of_a_solo_game() -> None:
    on = position(player(gems=40), stage=2, line="O", deck="", route_deck="AD")
    lines = ("c f3", "escape", "chance: route AD")
    after = play(*lines, on=on)
    assert narrated(*lines, on=on)[-1] == TierReached(totals(after)[0], "tier_diamond")
    assert not [one for one in narrated(*lines[:2], on=on) if isinstance(one, TierReached)]


@pytest.mark.clause("RU-37")
def test_with_rivals_there_are_no_tiers() -> None:
    outcome = GAME.outcome(ended(player(gems=50), player()))
    assert outcome is not None
    assert outcome.code == "line_empty"
