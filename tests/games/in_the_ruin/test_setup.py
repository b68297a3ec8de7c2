"""RU-05 to RU-09: from the deal to the first round."""

import pytest

from meseta.core.errors import BadSetup
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.sheet import EXIT
from meseta.games.in_the_ruin.state import Phase, State
from meseta.grids.bits import members
from tests.games.in_the_ruin.positions import (
    GAME,
    answers,
    cells,
    choices,
    letter_names,
    may,
    names,
    narrated,
    play,
    refusal,
    route_names,
)

TWO = (
    "chance: deal A K",
    "chance: deal D H",
    "chance: turn O",
    "chance: turn C",
    "chance: turn B",
    "chance: routes AD BM CJ EJ",
    "chance: routes AW FM GP HI",
)
ALONE = (
    "chance: deal A B C K",
    "chance: turn O",
    "chance: turn F",
    "chance: turn V",
    "chance: routes AD BM CJ EJ",
)


def two() -> State:
    return play(*TWO, on=GAME.setup(2, {}))


def alone() -> State:
    return play(*ALONE, on=GAME.setup(1, {}))


@pytest.mark.clause("RU-05")
@pytest.mark.parametrize(("seats", "cards"), [(1, 4), (2, 2), (3, 2), (4, 2)])
def test_everyone_is_dealt_explore_cards_and_then_three_lie_in_the_line(seats: int, cards: int) -> None:
    on = GAME.setup(seats, {})
    for _ in range(seats):
        assert GAME.actors(on) == {CHANCE}
        on = play(f"chance: {min(answers(on))}", on=on)
    for _ in range(3):
        on = play(f"chance: {min(answers(on))}", on=on)
    assert [one.dealt.bit_count() for one in on.players] == [cards] * seats
    assert len(on.line) == 3
    assert on.deck.bit_count() == 24 - seats * cards - 3
    assert on.phase is Phase.ROUTES


@pytest.mark.clause("RU-05")
@pytest.mark.parametrize("answer", ["deal A", "deal A B C", "deal A A", "turn A", "routes AD BM CJ EJ"])
def test_nothing_but_two_different_cards_can_be_dealt(answer: str) -> None:
    assert refusal(f"chance: {answer}", GAME.setup(2, {})).clause == "RU-05"


@pytest.mark.clause("RU-05")
def test_a_card_that_was_dealt_cannot_be_dealt_again() -> None:
    on = play("chance: deal A K", on=GAME.setup(2, {}))
    assert refusal("chance: deal K L", on).code == "impossible_chance"
    assert len(answers(on)) == 22 * 21 // 2


@pytest.mark.clause("RU-06")
def test_four_route_cards_are_dealt_and_two_of_them_kept() -> None:
    on = two()
    assert GAME.actors(on) == {0, 1}
    kept = {choice for choice in choices(on) if choice.startswith("keep")}
    assert kept == {f"keep {pair}" for pair in ("AD BM", "AD CJ", "AD EJ", "BM CJ", "BM EJ", "CJ EJ")}
    assert refusal("keep AD AW", on).code == "route_not_dealt"
    assert refusal("keep AD", on).code == "keep_two"
    assert refusal("keep AD BM CJ", on).code == "keep_two"
    assert refusal("keep CJ EJ", play("keep AD BM", on=on)).code == "routes_chosen"


@pytest.mark.clause("RU-06", "RU-08", "RU-09")
def test_when_all_are_done_routes_return_letters_are_announced_and_pawns_stand_on_the_exit() -> None:
    on = play(
        *("0: keep AD BM", "0: r f4 f5 f6", "0: w g5 h5 h6", "0: done"),
        *("1: r f6 g6 h6", "1: w f7 f8 g8", "1: keep AW FM"),
        on=two(),
    )
    assert on.active == 0
    assert [route_names(one.routes) for one in on.players] == ["AD BM CJ EJ", "AW FM GP HI"]
    on = play("1: done", on=on)
    assert letter_names(on.active) == "ADHK"
    assert letter_names(on.discard) == "ADHK"
    assert [route_names(one.routes) for one in on.players] == ["AD BM", "AW FM"]
    assert on.route_deck.bit_count() == 20
    assert [one.pawn for one in on.players] == [EXIT, EXIT]
    assert (on.phase, on.round) == (Phase.EXPLORE, 1)
    assert names(on.players[1].settled) == "f6 g6 h6 f7 f8 g8"


@pytest.mark.clause("RU-06")
def test_routes_must_be_chosen_before_confirming() -> None:
    on = play("r f4 f5 f6", "w g5 h5 h6", on=two())
    assert (refusal("done", on).clause, refusal("done", on).code) == ("RU-06", "routes_to_choose")


@pytest.mark.clause("RU-07")
def test_the_first_roads_cover_the_exit_and_walls_follow_at_a_road() -> None:
    on = two()
    assert refusal("w f4 f5 f6", on).code == "roads_first"
    assert refusal("r f3 f4 f5", on).code == "cover_the_exit"
    on = play("r f4 f5 f6", on=on)
    assert refusal("r g6 g7 h7", on).code == "roads_done"
    assert refusal("w h6 h7 i7", on).code == "not_adjacent_to_road"
    assert refusal("w g7 h7 g8", on).code == "not_adjacent_to_road"
    assert may("w g6 h6 g7", on)


@pytest.mark.clause("RU-07")
def test_either_card_may_become_the_roads() -> None:
    on = two()
    bar, corner = play("r f4 f5 f6", on=on), play("r f6 g6 g7", on=on)
    assert letter_names(bar.players[0].undrawn) == "K"
    assert letter_names(corner.players[0].undrawn) == "A"
    assert refusal("r f4 f5 g6", on).code == "not_the_shape"
    assert refusal("w g4 g5 g6", play("r f4 f5 f6", on=on)).code == "not_the_shape"


@pytest.mark.clause("RU-07")
def test_every_card_is_drawn_before_confirming_and_none_twice() -> None:
    on = play("keep AD BM", "r f4 f5 f6", on=two())
    assert (refusal("done", on).clause, refusal("done", on).code) == ("RU-07", "shapes_to_draw")
    on = play("w g5 h5 h6", on=on)
    assert refusal("w a1 a2 b2", on).code == "all_drawn"
    assert choices(on) == {"done"}


@pytest.mark.clause("RU-07", "RU-37")
def test_in_a_solo_game_two_shapes_are_roads_and_two_walls_each_next_to_an_earlier_one() -> None:
    on = play("keep AD BM", on=alone())
    assert refusal("w f4 f5 f6", on).code == "roads_first"
    on = play("r f4 f5 f6", on=on)
    assert refusal("w a1 b1 c1 d1", on).code == "not_adjacent"
    walls_first = play("w f7 g7 h7 i7", on=on)
    assert may("w j7 j8 k8", walls_first), "a Wall next to a Wall is next to an earlier shape"
    two_walls = play("w j7 j8 k8", on=walls_first)
    assert refusal("w e4 d4 d5", two_walls).code == "walls_done"
    done = play("r k9 k10 j10", "done", on=two_walls)
    assert done.phase is Phase.EXPLORE
    roads_first = play("r g4 h4 h3", on=on)
    assert refusal("r e4 d4 c4 b4", roads_first).code == "roads_done"
    assert may("w e4 d4 c4 b4", roads_first)


@pytest.mark.clause("RU-07", "RU-12")
def test_in_a_solo_game_the_second_roads_make_no_block_with_the_first() -> None:
    on = play("r f4 f5 f6", on=alone())
    assert refusal("r g5 g6 h6", on).clause == "RU-12"


@pytest.mark.clause("RU-07")
def test_it_makes_no_difference_which_of_two_cards_of_one_shape_is_drawn_first() -> None:
    on = play(
        "chance: deal A D", "chance: deal B E", "chance: turn O", "chance: turn C", "chance: turn F",
        "chance: routes AD BM CJ EJ", "chance: routes AW FM GP HI", "0: r f4 f5 f6", "0: w g4 g5 g6",
        on=GAME.setup(2, {}),
    )  # fmt: skip  # as a record is read
    assert on.players[0].undrawn == 0
    assert letter_names(on.players[0].dealt) == "AD"


@pytest.mark.clause("RU-08")
def test_the_announcement_names_everyones_letters_to_all() -> None:
    lines = (
        *("0: keep AD BM", "0: r f4 f5 f6", "0: w g5 h5 h6", "0: done"),
        *("1: keep AW FM", "1: r f6 g6 h6", "1: w f7 f8 g8", "1: done"),
    )
    for viewer in (None, 0, 1):
        events = [str(event) for event in narrated(*lines, on=two(), viewer=viewer)]
        assert "Announced(seat=0, letters=('A', 'K'), clause='RU-08')" in events
        assert "Announced(seat=1, letters=('D', 'H'), clause='RU-08')" in events


@pytest.mark.clause("RU-09")
def test_nobody_moves_or_escapes_at_set_up() -> None:
    on = play("keep AD BM", "r f4 f5 f6", "w g5 h5 h6", on=two())
    assert refusal("go f5", on).clause == "RU-09"
    assert refusal("escape", on).clause == "RU-21"
    assert refusal("c f3", on).clause == "RU-16"


@pytest.mark.clause("RU-19")
def test_there_are_no_special_actions_at_set_up() -> None:
    on = play("keep AD BM", "r f4 f5 f6", "w g5 h5 h6", on=two())
    for line in ("+r f3 AD", "+w f3 AD", "warp f4 AD"):
        fault = refusal(line, on)
        assert (fault.clause, fault.code) == ("RU-19", "not_at_setup")


@pytest.mark.clause("RU-09", "RU-38")
def test_sheets_and_routes_of_others_are_not_in_view_at_set_up() -> None:
    on = play("0: keep AD BM", "0: r f4 f5 f6", on=two())
    view = GAME.observe(on, 1)
    assert view.sheets[0] is None
    assert view.hand_sizes == (4, 4)
    assert view.own is not None
    assert letter_names(view.own.dealt) == "DH"
    assert GAME.observe(two(), 1) == view
    assert cells("f4 f5 f6") == on.players[0].roads
    assert members(on.waiting) == (0, 1)


@pytest.mark.clause("RU-23")
def test_the_table_chooses_who_draws_routes() -> None:
    assert not GAME.setup(2, {}).finders_draw
    assert GAME.setup(2, {"route_draw": "finders"}).finders_draw
    with pytest.raises(BadSetup):
        GAME.setup(2, {"route_draw": "nobody"})
