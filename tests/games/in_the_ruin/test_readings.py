"""RU-23, RU-25, RU-28 and RU-29 as the table may read them otherwise: the options and what each changes."""

import pytest

from meseta.core.errors import BadSetup, BadState
from meseta.games.in_the_ruin.events import Activated, Collapsed, RemovalSkipped, Removed, Shortfall
from meseta.games.in_the_ruin.state import Phase, State
from tests.games.in_the_ruin.positions import (
    GAME,
    answer_chance,
    answers,
    letter_names,
    narrated,
    pass_round,
    play,
    player,
    position,
    route_names,
)

OTHERWISE = {"route_passes": "each", "removal": "skip_when_depleted", "refill": "add_3"}


@pytest.mark.clause("RU-23", "RU-25", "RU-28")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_chooses_each_reading_apart(seats: int) -> None:
    usual = GAME.setup(seats, {})
    assert (usual.draws_each_pass, usual.skips_removal, usual.adds_three) == (False, False, False)
    assert GAME.setup(seats, {"route_passes": "each"}).draws_each_pass
    assert GAME.setup(seats, {"removal": "skip_when_depleted"}).skips_removal
    assert GAME.setup(seats, {"refill": "add_3"}).adds_three
    for option in OTHERWISE:
        with pytest.raises(BadSetup):
            GAME.setup(seats, {option: "otherwise"})


@pytest.mark.clause("RU-23", "RU-25", "RU-28")
def test_a_table_without_these_options_is_stored_as_it_always_was() -> None:
    usual, chosen = GAME.dump(GAME.setup(2, {})), GAME.dump(GAME.setup(2, OTHERWISE))
    assert (usual["finders_draw"], "readings" in usual) == (False, False)
    assert set(chosen["readings"]) == {
        "finders_draw",
        "draws_each_pass",
        "skips_removal",
        "adds_three",
        "laying",
    }
    assert GAME.load(chosen) == GAME.setup(2, OTHERWISE)
    with pytest.raises(BadState):
        GAME.load({**chosen, "finders_draw": False})


def chain(each_pass: bool, finders: bool = False) -> State:
    """Seat 0 finds A; C, removed for it, lies under seat 1; G, removed for C, lies under nobody."""
    return position(
        player(pawn="f4", hand="AD AW BM BU"), player(pawn="h6"), player(hand="CJ CU DO EJ ES"),
        active="A", line="OCG", deck="EKX", each_pass=each_pass, finders=finders,
    )  # fmt: skip  # the players, then the table


@pytest.mark.clause("RU-23")
def test_route_cards_are_drawn_once_however_long_the_chain() -> None:
    after = answer_chance(pass_round(on=chain(each_pass=False)), routes=["FM", "FV"])
    assert [one.gems for one in after.players] == [1, 1, 0]
    assert [one.routes.bit_count() for one in after.players] == [5, 1, 5]


@pytest.mark.clause("RU-23", "RU-27")
def test_with_each_pass_everyone_draws_again_in_every_pass_of_a_chain() -> None:
    first = pass_round(on=chain(each_pass=True))
    assert (first.phase, letter_names(first.announced)) == (Phase.DRAW, "A")
    second = play("chance: route FM", "chance: route FV", on=first)
    assert (second.phase, letter_names(second.announced)) == (Phase.DRAW, "C")
    assert [one.gems for one in second.players] == [1, 1, 0], "the finder gets the gem before the cards"
    after = play("chance: route GP", on=second)
    assert [route_names(one.routes) for one in after.players] == [
        "AD AW BM BU FM",
        "FV GP",
        "CJ CU DO EJ ES",
    ], "who holds five draws none"
    assert after.phase is Phase.REFILL, "nobody stands on G: the chain is over"


@pytest.mark.clause("RU-23")
def test_with_each_pass_a_round_without_finds_still_draws_once() -> None:
    on = position(each_pass=True, deck="KLM")
    after = play("chance: route AD", "chance: route AW", on=pass_round(on=on))
    assert after.phase is Phase.REFILL


@pytest.mark.clause("RU-23")
def test_finders_draw_after_the_chain_also_where_passes_are_counted() -> None:
    # A pawn stands on one letter, so nobody finds twice in a round.
    after = pass_round(on=chain(each_pass=True, finders=True))
    assert (after.phase, letter_names(after.used)) == (Phase.DRAW, "AC")
    after = answer_chance(after, routes=["FM", "FV"])
    assert [route_names(one.routes) for one in after.players] == ["AD AW BM BU FM", "FV", "CJ CU DO EJ ES"]


def depleted(skips: bool, deck: str = "") -> State:
    return position(
        player(pawn="f4"), player(pawn="h6"), active="AC", line="OWX", deck=deck, skips=skips, finders=True
    )


ROUND = ("0: c e4", "0: done", "1: c e5", "1: done")


@pytest.mark.clause("RU-25", "RU-26")
def test_once_the_deck_is_out_no_card_is_removed_and_no_letter_becomes_active() -> None:
    events = narrated(*ROUND, on=depleted(skips=True))
    assert RemovalSkipped("RU-25") in events
    assert not [event for event in events if isinstance(event, Removed | Shortfall | Activated)]
    after = answer_chance(play(*ROUND, on=depleted(skips=True)))
    assert (letter_names(after.line), letter_names(after.active), letter_names(after.used)) == (
        "WX",
        "",
        "AC",
    )
    usual = answer_chance(play(*ROUND, on=depleted(skips=False)))
    assert (usual.stage, letter_names(usual.active)) == (2, "WX"), "the line was emptied, so Phase 1 is over"


@pytest.mark.clause("RU-25")
def test_while_one_card_is_in_the_deck_the_line_and_then_the_deck_are_removed() -> None:
    on = position(
        player(pawn="f4"), player(pawn="h6"), active="AC", line="OW", deck="K", skips=True, finders=True
    )
    after = play(*ROUND, on=on)
    assert (after.phase, answers(after)) == (Phase.REMOVE, {"turn K"})
    assert letter_names(play("chance: turn K", on=after).active) == "KW"


@pytest.mark.clause("RU-25", "RU-27")
def test_a_chain_that_empties_the_deck_stops_removing_there() -> None:
    # K is the deck's last card and lies under seat 1, who finds it at once; nothing is removed for that.
    on = position(
        player(pawn="f4"), player("f6 f5 j2", pawn="j2"), active="A", line="O", deck="K", skips=True
    )
    after = play("chance: route AD", "chance: route AW", on=pass_round(on=on))
    after = play("chance: turn K", on=after)
    assert [one.gems for one in after.players] == [1, 1]
    assert (after.stage, after.phase) == (2, Phase.RELINE), "no card is left face up"


@pytest.mark.clause("RU-25", "RU-29")
@pytest.mark.parametrize("skips", [False, True])
def test_the_ruin_does_not_collapse_either_once_the_deck_is_out(skips: bool) -> None:
    on = position(player(escaped=3), player(), stage=2, line="OWX", deck="", skips=skips)
    lines = ("1: c e5", "1: done", "chance: route AD")
    events = narrated(*lines, on=on, viewer=1)
    assert (RemovalSkipped("RU-29") in events) == skips
    assert (Collapsed("W", "line") in events) == (not skips)
    assert letter_names(play(*lines, on=on).line) == ("WX" if skips else "X")


@pytest.mark.clause("RU-28")
def test_three_cards_are_added_whatever_lies_in_the_line() -> None:
    after = pass_round(on=position(line="OWX", deck="KLMN", finders=True, adds=True))
    assert (after.phase, after.laying) == (Phase.REFILL, 3)
    after = play("chance: turn L", "chance: turn K", on=after)
    assert (letter_names(after.line), after.laying) == ("WXLK", 1)
    after = play("chance: turn N", on=after)
    assert (after.phase, letter_names(after.line), after.laying) == (Phase.EXPLORE, "WXLKN", 0)
    again = answer_chance(pass_round(on=after))
    assert letter_names(again.line) == "XLKNM", "as many as the deck still has"


@pytest.mark.clause("RU-28", "RU-30")
def test_nothing_is_added_from_an_empty_deck_and_the_phase_ends_with_the_line() -> None:
    after = pass_round(on=position(line="OWX", deck="", finders=True, adds=True))
    assert (after.phase, letter_names(after.line)) == (Phase.EXPLORE, "WX")
    last = pass_round(on=position(line="O", deck="", finders=True, adds=True))
    assert (last.phase, last.stage) == (Phase.RELINE, 2)
    assert len(answer_chance(last).line) == 3, "Phase 2 begins with three, as ever (RU-31)"


@pytest.mark.clause("RU-28", "RU-29")
def test_three_cards_are_added_after_a_collapse_too() -> None:
    on = position(player(escaped=3), player(), stage=2, line="OWX", deck="ABCDEFGH", finders=True, adds=True)
    after = answer_chance(pass_round(on=on), turns="ABCDEF")
    assert letter_names(after.line) == "XABCDEF"


@pytest.mark.clause("RU-37", "RU-28")
def test_alone_the_line_grows_too() -> None:
    after = answer_chance(pass_round(on=position(player(), line="OWX", deck="KLMN", adds=True)), turns="KLM")
    assert letter_names(after.line) == "WXKLM"


@pytest.mark.clause("RU-28")
def test_a_stored_line_is_longer_than_three_only_where_three_are_added() -> None:
    long = GAME.dump(position(line="OWXKL", deck="AB", adds=True))
    assert letter_names(GAME.load(long).line) == "OWXKL"
    for impossible in ({"adds_three": False, "skips_removal": True}, {"laying": 2}):
        with pytest.raises(BadState):
            GAME.load({**long, "readings": {**long["readings"], **impossible}})


@pytest.mark.clause("RU-38")
def test_everyone_sees_how_the_table_reads_the_rules() -> None:
    for viewer in (None, 0, 1):
        seen = GAME.observe(GAME.setup(2, OTHERWISE), viewer)
        assert (seen.draws_each_pass, seen.skips_removal, seen.adds_three) == (True, True, True)
