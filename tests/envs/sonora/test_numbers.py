"""Sonora in numbers: every action has one of its own, and every point of the box is a legal flick."""

from functools import lru_cache
from math import prod
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from meseta.core.seats import Seat
from meseta.envs.numbers import Numbers
from meseta.envs.sonora.numbers import SonoraNumbers
from meseta.games.sonora.actions import Action, Cross, Done, Draw, Flick, Keep, Settle, Swap, Walk
from meseta.games.sonora.content import read_edition
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import Disc, Phase, State, Where
from meseta.games.sonora.view import View
from tests.envs.sonora.play import OPTIONS, positions
from tests.games.sonora.positions import HOUSE_TEXT

GAME = Sonora()
NUMBERS = {seats: SonoraNumbers(GAME, seats) for seats in range(1, 5)}
KINDS = [(seats, kind) for seats, kinds in OPTIONS.items() for kind in range(len(kinds))]


@lru_cache
def game_of(seats: int, kind: int) -> list[tuple[State, Seat]]:
    return list(positions(GAME, seats, OPTIONS[seats][kind], Random(f"{seats} {kind}")))


def test_they_are_what_an_environment_asks_for() -> None:
    numbers: Numbers[State, Action, View] = NUMBERS[2]
    assert numbers.name == "sonora_v0"
    assert numbers.flick is not None
    assert (numbers.flick.shape, numbers.flick.dtype) == ((4,), "float32")


@pytest.mark.parametrize(("seats", "kind"), KINDS)
def test_every_legal_action_has_a_number_of_its_own_and_comes_back(seats: int, kind: int) -> None:
    numbers = NUMBERS[seats]
    for state, seat in game_of(seats, kind):
        if state.phase is Phase.AIM:
            continue
        view, legal = GAME.observe(state, seat), list(GAME.legal(state, seat))
        found = [numbers.number(view, action) for action in legal]
        assert len(set(found)) == len(found)
        assert [numbers.action(view, number) for number in found] == legal


@pytest.mark.parametrize(("seats", "kind"), KINDS)
def test_the_mask_says_what_the_rules_say_about_every_number(seats: int, kind: int) -> None:
    numbers, rng = NUMBERS[seats], Random(5)
    for state, seat in rng.sample(game_of(seats, kind), 12):
        view = GAME.observe(state, seat)
        mask = numbers.mask(view, GAME.legal(state, seat))
        for number in {*np.flatnonzero(mask).tolist(), *rng.sample(range(numbers.actions), 300)}:
            refused = GAME.fault(state, seat, numbers.action(view, number, (0.1, -0.2, 0.3, -0.4)))
            assert mask[number] == (refused is None), numbers.action(view, number, (0, 0, 0, 0))


def test_who_is_not_to_act_has_no_number_to_choose_from() -> None:
    numbers = NUMBERS[3]
    for state, _ in game_of(3, 0)[::50]:
        for seat in set(range(3)) - GAME.actors(state):
            assert not numbers.mask(GAME.observe(state, seat), GAME.legal(state, seat)).any()


@pytest.mark.parametrize("seats", range(1, 5))
def test_the_groups_of_numbers_follow_each_other_without_a_gap(seats: int) -> None:
    numbers = NUMBERS[seats]
    following = 0
    for _, first, shape in numbers.factors:
        assert first == following
        following += prod(shape)
    assert following == numbers.actions


def test_numbers_are_indices_into_the_shape_of_their_group() -> None:
    numbers = NUMBERS[2]
    first = {group: start for group, start, _ in numbers.factors}
    state, _ = game_of(2, 1)[0]
    view = GAME.observe(state, 1)
    assert numbers.number(view, Flick(7, 0, 0, 0, 0)) == 2  # the third of seat 1's discs
    assert numbers.number(view, Swap(5, 9)) == first["swap"] + 3  # 1 with 2, 3, 4 and 5
    assert numbers.number(view, Cross(1, 9)) == first["cross"] + 1 * 22 + 8  # building B, nine of up to 22
    assert numbers.number(view, Walk(-1, 4)) == first["walk"] + 4
    assert numbers.number(view, Walk(5, 4)) == first["walk"] + 6 * 49 + 4
    assert numbers.number(view, Draw(0, (0,))) == first["draw"] + 1 * 847


@pytest.mark.parametrize(("seats", "kind"), KINDS)
def test_every_point_of_the_box_is_a_legal_flick(seats: int, kind: int) -> None:
    numbers, rng = NUMBERS[seats], Random(f"{seats} {kind}")
    for state, seat in game_of(seats, kind):
        if state.phase is Phase.AIM:
            view = GAME.observe(state, seat)
            number = rng.choice(np.flatnonzero(numbers.mask(view, GAME.legal(state, seat))).tolist())
            ends = [rng.choice((-1.0, 1.0, rng.uniform(-1, 1))) for _ in range(4)]
            flick = numbers.action(view, number, ends)
            assert isinstance(flick, Flick)
            assert GAME.fault(state, seat, flick) is None
            assert numbers.number(view, flick) == number


def leaning(at: tuple[int, int]) -> State:
    """Seat 0 is to flick from corner 0, where a disc lies in the way."""
    state = GAME.setup(2, {"first_player": "0"})
    assert state.corner(0) == 0
    return state.with_disc(9, Disc(Where.FLOOR, *at))


def test_a_start_under_a_leaning_disc_moves_away_from_it() -> None:
    state = leaning((-174_900, -174_900))
    view = GAME.observe(state, 0)
    # the middle of the triangle's longest side, right beside the disc
    beside = Flick(0, 57_322 // 2 - 212_500, 57_322 // 2 - 212_500, 0, 0)
    assert GAME.fault(state, 0, beside) is not None
    moved = NUMBERS[2].action(view, 0, (0, 0, 0, -1))
    assert isinstance(moved, Flick)
    assert GAME.fault(state, 0, moved) is None
    assert moved.x == moved.y < beside.x
    assert NUMBERS[2].action(GAME.observe(leaning((0, 60_000)), 0), 0, (0, 0, 0, -1)) == beside


def test_random_points_of_the_box_are_legal_whatever_leans_on_the_corner() -> None:
    rng = Random(8)
    for _ in range(300):
        along = rng.randrange(137_500, 212_500)
        state = leaning((-along, along - 350_000))
        flick = NUMBERS[2].action(
            GAME.observe(state, 0), rng.randrange(5), [rng.uniform(-1, 1) for _ in "xyvf"]
        )
        assert GAME.fault(state, 0, flick) is None


def test_the_box_is_told_in_shares_of_the_corner_half_turns_and_shares_of_the_top_speed() -> None:
    state = GAME.setup(2, {"first_player": "0"})
    view = GAME.observe(state, 0)

    def flick(*point: float) -> tuple[int, ...]:
        found = NUMBERS[2].action(view, 0, point)
        assert isinstance(found, Flick)
        return found.x, found.y, found.vx, found.vy

    assert flick(-1, -1, 0, -1) == (-212_500, -212_500, 0, 0)  # the corner's own point, and no force
    assert flick(1, -1, 0, -1)[:2] == (-212_500 + 57_322, -212_500)
    assert flick(1, 1, 0, -1)[:2] == flick(-1, -1, 0, -1)[:2]  # folded over
    _, _, vx, vy = flick(0, 0, 0, 1)
    assert vx == vy == round(5_999_999 / 2**0.5)  # straight at the middle
    assert flick(0, 0, 1, 1)[2:] == flick(0, 0, -1, 1)[2:] == (-vx, -vy)
    assert flick(0, 0, 0.25, 1)[2:] == (0, 5_999_999)  # clockwise, so downwards
    assert flick(-2, -3, 5, 9) == flick(-1, -1, 1, 1)


@pytest.mark.parametrize("wrong", [None, (), (0, 0, 0), (0, 0, 0, float("nan"))])
def test_a_flick_without_its_four_numbers_is_refused(wrong: tuple[float, ...] | None) -> None:
    view = GAME.observe(GAME.setup(2, {"first_player": "0"}), 0)
    with pytest.raises(ValueError, match="four numbers from -1 to 1"):
        NUMBERS[2].action(view, 0, wrong)


def test_what_cannot_be_done_has_no_number() -> None:
    view = GAME.observe(GAME.setup(2, {"first_player": "0"}), 0)
    with pytest.raises(ValueError, match="no flick with the index"):
        NUMBERS[2].number(view, Flick(5, 0, 0, 0, 0))
    with pytest.raises(ValueError, match="chance's"):
        NUMBERS[2].number(view, Settle(2, 0, 0, False, ()))
    for number in (-1, NUMBERS[2].actions):
        with pytest.raises(ValueError, match="not the number of an action"):
            NUMBERS[2].action(view, number)


@pytest.mark.parametrize(("seats", "kind"), KINDS)
def test_arrays_are_as_described(seats: int, kind: int) -> None:
    numbers = NUMBERS[seats]
    for state, seat in game_of(seats, kind)[::7]:
        for viewer in (None, seat):
            shown = numbers.observe(GAME.observe(state, viewer))
            assert list(shown) == list(numbers.fields)
            for name, field in numbers.fields.items():
                assert shown[name].shape == field.shape
                assert shown[name].dtype == np.dtype(field.dtype)
                assert (shown[name] >= field.least).all(), name  # type: ignore[operator]
                assert (shown[name] <= field.most).all(), name  # type: ignore[operator]


def packed(numbers: SonoraNumbers, view: View) -> bytes:
    return b"".join(array.tobytes() for array in numbers.observe(view).values())


@pytest.mark.parametrize(("seats", "kind"), KINDS)
def test_two_views_of_a_seat_have_the_same_arrays_only_if_they_are_the_same(seats: int, kind: int) -> None:
    """In the Write phase a view says whose turn in the Ruins was the last; that has no meaning any more."""
    numbers = NUMBERS[seats]
    by_arrays: dict[bytes, View] = {}
    for state, _ in game_of(seats, kind):
        view = GAME.observe(replace(state, actor=0) if state.phase is Phase.WRITE else state, 0)
        known = by_arrays.setdefault(packed(numbers, view), view)
        assert known == view
    assert len(by_arrays) > 50


def test_every_seat_sees_itself_first_and_the_board_from_behind_its_corner() -> None:
    state = GAME.setup(4, {"first_player": "1", "hand_2": "exact"})
    state = state.with_disc(10, Disc(Where.FLOOR, -70_000, -150_000))  # on an owl circle by the Ruins corner
    assert [state.corner(seat) for seat in range(4)] == [3, 0, 1, 2]
    shown = NUMBERS[4].observe(GAME.observe(state, 2))
    assert shown["where"].tolist() == [Where.FLOOR] + [Where.HAND] * 19
    assert shown["places"].tolist()[0] == [-150_000, 70_000]  # the Ruins are to the left of corner 1
    assert shown["counts"].tolist()[0] == [0, 0, 2, 0]
    assert shown["hands"].tolist() == [3, 0, 0, 0]
    assert (shown["first"].tolist(), shown["actor"].tolist(), shown["corner"].tolist()) == ([3], [3], [1])


def test_another_edition_has_numbers_as_well_unless_its_corners_are_too_small() -> None:
    text = HOUSE_TEXT.replace('name = "house"', 'name = "other"', 1)
    wider = Sonora(read_edition(text.replace("corner_leg = 100_000", "corner_leg = 120_000", 1)))
    assert SonoraNumbers(wider, 2).actions == NUMBERS[2].actions
    small = Sonora(read_edition(text.replace("corner_leg = 100_000", "corner_leg = 50_000", 1)))
    with pytest.raises(ValueError, match="too small for a box of flicks"):
        SonoraNumbers(small, 2)


def test_a_group_of_one_number_is_its_only_action() -> None:
    view = GAME.observe(GAME.setup(2, {"first_player": "0"}), 0)
    first = {group: start for group, start, _ in NUMBERS[2].factors}
    assert NUMBERS[2].action(view, first["keep"]) == Keep()
    assert NUMBERS[2].action(view, first["done"]) == Done()
