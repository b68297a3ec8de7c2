"""RU-10 to RU-14: how marks are made."""

from random import Random

import pytest

from meseta.games.in_the_ruin.sheet import NAMES
from meseta.play.match import Submission, start
from tests.games.in_the_ruin.positions import (
    CROSS,
    GAME,
    answer_chance,
    cells,
    may,
    names,
    pass_round,
    play,
    player,
    position,
    refusal,
)


@pytest.mark.clause("RU-10")
@pytest.mark.parametrize(
    "shape",
    ["f1 f2 f3 g3", "f1 f2 f3 g1", "f1 f2 f3 e3", "f1 f2 f3 e1", "d3 e3 f3 d2", "d3 e3 f3 f2", "f3 g3 h3 h2"],
)
def test_a_shape_may_be_turned_and_flipped(shape: str) -> None:
    assert may(f"r {shape}", position(line="OCB"))
    assert may(f"w {shape}", position(line="OCB"))


@pytest.mark.clause("RU-10")
@pytest.mark.parametrize("shape", ["f1 f2 f3", "f2 f3 e3", "f3 g3 h3 i3", "f3 g3 g2 h2", "f3 e3 g3 f2", "f3"])
def test_no_other_shape_and_no_part_of_it_is_drawn(shape: str) -> None:
    fault = refusal(f"r {shape}", position(line="OCB"))
    assert (fault.clause, fault.code) == ("RU-10", "not_the_shape")


@pytest.mark.clause("RU-10")
def test_a_shape_is_drawn_on_empty_spaces_only() -> None:
    on = position(player(CROSS, "g3"), player(), line="OCB")
    assert refusal("r f3 f2 f1 g3", on).code == "space_taken"
    assert refusal("w f4 f3 f2 e2", on).values == {"cell": "f4"}


@pytest.mark.clause("RU-10")
def test_a_shape_does_not_leave_the_grid_or_come_in_at_the_other_side() -> None:
    on = position(player("f6 k5 k6"), player(), line="ACB")
    assert refusal("w k4 a5 b5", on).code == "not_the_shape"
    assert may("w k2 k3 k4", on)


@pytest.mark.clause("RU-11")
def test_one_space_shares_an_edge_with_a_mark_made_before_this_round() -> None:
    on = position(player(hand="AD"), player(), line="ACB")
    fault = refusal("r g3 h3 i3", on)
    assert (fault.clause, fault.code) == ("RU-11", "not_adjacent_before")
    assert may("r f3 g3 h3", on)
    with_extra = play("+w g3 AD", on=position(player("f6 f5 f4 g4", hand="AD"), player(), line="ACB"))
    assert refusal("w g2 h2 i2", with_extra).clause == "RU-11", "a +1 of this round is no support"
    assert may("w f3 f2 f1", with_extra)


@pytest.mark.clause("RU-11")
def test_touching_at_a_corner_is_not_enough() -> None:
    assert refusal("r e3 d3 c3", position(line="ACB")).clause == "RU-11"


@pytest.mark.clause("RU-11")
def test_set_up_marks_support_from_round_1_on() -> None:
    on = play(
        "chance: deal A K", "chance: deal D H", "chance: turn G", "chance: turn C", "chance: turn B",
        "chance: routes AD BM CJ EJ", "chance: routes AW FM GP HI",
        "0: keep AD BM", "0: r f4 f5 f6", "0: w g5 h5 h6", "0: done",
        "1: keep AW FM", "1: r f4 f5 f6", "1: w g5 h5 h6", "1: done",
        on=GAME.setup(2, {}),
    )  # fmt: skip  # as a record is read
    assert may("0: w i6 j6 k6", on)


@pytest.mark.clause("RU-12")
def test_no_block_of_roads_can_be_drawn_by_shape_or_extra_space() -> None:
    on = position(player("f6 f5 e5", hand="AD"), player(), line="ACB")
    fault = refusal("r e6 d6 c6", on)
    assert (fault.clause, dict(fault.values)) == ("RU-12", {"first": "e5", "last": "f6"})
    assert may("w e6 d6 c6", on)
    assert refusal("+r e6 AD", on).clause == "RU-12"
    assert may("+w e6 AD", on)


@pytest.mark.clause("RU-12")
def test_a_shape_that_fills_two_corners_of_a_block_is_refused_too() -> None:
    on = position(player("f6 f5"), player(), line="ACB")
    assert refusal("r g5 g6 g7", on).clause == "RU-12"
    assert may("r g6 g7 g8", on)


@pytest.mark.clause("RU-13")
def test_marks_and_moves_can_be_taken_back_until_confirmed_whatever_others_do() -> None:
    rng = Random(1)
    match = start(GAME, 2, {}, rng)
    opening = match.state

    def submit(seat: int, text: str) -> None:
        nonlocal match
        submission = Submission(f"{len(match.entries)}", match.step_of(seat), text)
        match = match.submit(seat, submission, rng).match

    mine = str(GAME.write(next(iter(GAME.legal(opening, 0)))))
    theirs = str(GAME.write(next(iter(GAME.legal(opening, 1)))))
    submit(0, mine)
    submit(1, theirs)
    submit(0, "undo")
    assert match.state.players[0] == opening.players[0]
    assert match.state.players[1] != opening.players[1]
    assert match.undoable(1)
    assert not match.undoable(0)


@pytest.mark.clause("RU-13")
def test_nothing_is_done_after_confirming() -> None:
    on = play("0: c f3", "0: done", on=position())
    for line in ("0: r e4 e3 e2 d2", "0: go f5", "0: done", "0: c f9"):
        fault = refusal(line, on)
        assert (fault.clause, fault.code) == ("RU-13", "has_confirmed")
    assert GAME.closes(on, 0, GAME.read("done"))
    assert GAME.closes(on, 0, GAME.read("escape"))
    assert not GAME.closes(on, 0, GAME.read("go f5"))


@pytest.mark.clause("RU-14", "RU-22")
def test_a_letter_under_a_road_is_found_and_one_under_a_wall_is_lost_to_its_player_alone() -> None:
    on = position(player(), player("f6 f5", "f4"), active="A")
    after = answer_chance(pass_round("go f4", "go f5", on=on))
    assert [one.gems for one in after.players] == [1, 0]
    assert refusal("1: go f4", play("1: c f3", on=on)).code == "no_road"


@pytest.mark.clause("RU-10", "RU-16")
def test_what_was_drawn_lies_on_the_sheet() -> None:
    roads = play("r f3 f2 f1 g3", on=position())
    walls = play("w f3 f2 f1 g3", on=position())
    assert roads.players[0].roads == cells(CROSS) | cells("f3 f2 f1 g3")
    assert names(walls.players[0].walls) == "f1 f2 f3 g3"
    assert NAMES[roads.players[0].pawn] == "f6"
