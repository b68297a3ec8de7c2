"""Set-up, the round, the board and what everyone may know (SO-01 to SO-07, SO-55)."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from meseta.core.errors import BadSetup, BadState
from meseta.core.seats import CHANCE
from meseta.discs import TABLE
from meseta.games.sonora.board import corner_of, spots
from meseta.games.sonora.state import Phase, State, Where
from meseta.games.sonora.view import View
from meseta.games.sonora.words import Section
from tests.games.sonora.positions import GAME, PRINTED, flown, no_swaps, opening, play


@pytest.mark.clause("SO-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_five_discs_and_a_sheet_with_one_reflick_and_one_swap(seats: int) -> None:
    on = opening(seats)

    assert len(on.discs) == 5 * seats
    assert all(on.own(seat, Where.HAND) == tuple(range(5 * seat, 5 * seat + 5)) for seat in range(seats))
    assert all((player.tray.reflicks, player.tray.swaps) == (1, 1) for player in on.players)


def end_of_round(on: State) -> State:
    """The next round, in which nobody has anything on the board now."""
    on = flown(on, {})
    for seat in range(len(on.players)):
        on = play("done", on=on, by=seat)
    return on


@pytest.mark.clause("SO-02")
@pytest.mark.parametrize(("option", "rounds"), [({}, 6), ({"rounds": "5"}, 5), ({"rounds": "7"}, 7)])
def test_a_game_lasts_as_many_rounds_as_were_chosen(option: dict[str, str], rounds: int) -> None:
    on = opening(2, **option)
    played = 0
    while GAME.outcome(on) is None:
        on = end_of_round(on)
        played += 1

    assert played == rounds


@pytest.mark.clause("SO-02")
def test_other_lengths_are_refused() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, {"rounds": "4"})


@pytest.mark.clause("SO-03")
@pytest.mark.parametrize(("seats", "places"), [(1, (0,)), (2, (0, 2)), (3, (0, 1, 2)), (4, (0, 1, 2, 3))])
def test_seats_sit_around_the_board_and_the_ruins_face_the_first_player(
    seats: int, places: tuple[int, ...]
) -> None:
    ruins = PRINTED.board.zones.index(Section.RUINS)
    for first in range(seats):
        on = opening(seats, **({"first_player": str(first)} if seats > 1 else {}))

        assert on.corner(first) == ruins
        steps = [(on.corner(seat) - on.corner(0)) % 4 for seat in range(seats)]
        assert steps == [(place - places[0]) % 4 for place in places]
        assert on.order() == tuple((first + step) % seats for step in range(seats))


@pytest.mark.clause("SO-03")
def test_the_first_player_is_drawn_by_lot_unless_named() -> None:
    on = GAME.setup(3, {})

    assert GAME.actors(on) == {CHANCE}
    assert [(action.seat, weight) for action, weight in GAME.chance(on)] == [(0, 1), (1, 1), (2, 1)]  # type: ignore[union-attr]  # who begins
    assert play("first 2", on=on).actor == 2
    with pytest.raises(BadSetup):
        GAME.setup(2, {"first_player": "2"})


@pytest.mark.clause("SO-09")
@pytest.mark.parametrize("preview", ["full", "line", "none"])
def test_what_is_foretold_while_aiming_is_the_same_for_all_and_changes_no_rule(preview: str) -> None:
    on, usual = opening(3, preview=preview), opening(3)

    assert {GAME.observe(on, viewer).position.arrangement.preview for viewer in (0, 1, 2, None)} == {preview}
    assert usual.arrangement.preview == "full"
    assert replace(on, arrangement=usual.arrangement) == usual
    assert GAME.load(GAME.dump(on)) == on


def test_nothing_else_can_be_foretold() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, {"preview": "fate"})
    with pytest.raises(BadState):
        GAME.load(GAME.dump(replace(opening(2), arrangement=replace(opening(2).arrangement, preview="fate"))))


@pytest.mark.clause("SO-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_round_discs_are_returned_the_board_turns_and_the_next_seat_begins(seats: int) -> None:
    on = opening(seats)
    before = [on.corner(seat) for seat in range(seats)]
    after = end_of_round(on)

    assert after.round == 2
    assert all(disc.where is Where.HAND for disc in after.discs)
    # A corner that was in front of a place is now in front of the next one clockwise.
    assert [after.corner(seat) for seat in range(seats)] == [(corner - 1) % 4 for corner in before]
    assert (after.first, after.actor) == (1, 1)
    assert (after.phase, after.flown) == (Phase.AIM, 0)


@pytest.mark.clause("SO-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_being_first_goes_round_the_table_again_and_again(seats: int) -> None:
    on = opening(seats)
    places = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}[seats]
    first, before_place = [], []
    while GAME.outcome(on) is None:
        first.append(on.first)
        before_place.append([(places[seat] - on.corner(seat)) % 4 for seat in range(seats)])
        on = end_of_round(on)

    assert first == [(0, 1, 2, 3)[number % seats] for number in range(6)]
    # A quarter turn each round, for everyone, until the board is back where it started.
    turned = [number % 4 for number in range(6)]
    assert before_place == [[(quarters + before_place[0][0]) % 4] * seats for quarters in turned]


@pytest.mark.clause("SO-04")
def test_with_two_players_the_ruins_may_face_an_empty_place() -> None:
    on = end_of_round(opening(2))
    ruins = PRINTED.board.zones.index(Section.RUINS)

    assert ruins not in [on.corner(seat) for seat in range(2)]
    four = end_of_round(opening(4))
    assert four.corner(four.first) == ruins


@pytest.mark.clause("SO-05")
def test_the_board_is_a_square_floor_with_raised_corners_and_a_hole_in_the_middle() -> None:
    arena = PRINTED.board.arena

    assert arena == TABLE
    assert arena.hole_radius > arena.disc_radius
    assert 0 < arena.jump_speed < arena.top_speed


@pytest.mark.clause("SO-06")
def test_each_zone_fills_a_quarter_and_touches_a_corner() -> None:
    board = PRINTED.board

    assert sorted(board.zones) == list(Section)
    for corner, (x, y) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        for place in ((x, y), (x * 200_000, y * 150_000), (x, y * 220_000)):
            assert board.zones_at(place) == (board.zones[corner],)


@pytest.mark.clause("SO-07")
def test_eight_circles_two_of_each_animal_two_in_each_zone_none_at_home() -> None:
    board = PRINTED.board
    homes = [board.zones[corner_of(circle.x > 0, circle.y > 0)] for circle in board.circles]
    animals = [circle.section for circle in board.circles]

    assert all(animals.count(section) == 2 and homes.count(section) == 2 for section in Section)
    assert all(home != animal for home, animal in zip(homes, animals, strict=True))
    assert (Section.MUDCRACKS, Section.RUINS) in list(zip(homes, animals, strict=True))


@pytest.mark.clause("SO-55")
def test_everyone_sees_everything() -> None:
    on = flown(no_swaps(opening(3)), {"a1": (50_000, 50_000), "b2": (-60_000, 10_000)})
    seen = [GAME.observe(on, viewer) for viewer in (None, 0, 1, 2)]

    assert len({msgspec.json.encode(msgspec.structs.replace(view, viewer=None)) for view in seen}) == 1
    assert all(GAME.imagine(view, Random(0)) == on for view in seen)
    assert all(msgspec.json.decode(msgspec.json.encode(view), type=View) == view for view in seen)
    assert seen[0].counts[0] == spots(PRINTED.board, (50_000, 50_000))
