"""Shifting Stones in numbers: every action has one of its own, and arrays show all that a view shows."""

from itertools import product
from math import prod
from random import Random

import numpy as np
import pytest

from meseta.core.game import Options
from meseta.envs.numbers import Numbers
from meseta.envs.shifting_stones.numbers import CARD, ShiftingStonesNumbers, largest_hand
from meseta.games.shifting_stones.actions import Action, End, Flip, Score, Shift, Skip
from meseta.games.shifting_stones.content import STANDARD, Card, Deck, places
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.state import Phase, State
from meseta.games.shifting_stones.view import View
from tests.envs.shifting_stones.play import CAPS, anyhow, hasty, hoard, states
from tests.games.shifting_stones.positions import position

GAME = ShiftingStones()
KINDS = list(product(range(1, 6), CAPS))


def numbers_for(seats: int, cap: str) -> ShiftingStonesNumbers:
    return ShiftingStonesNumbers(GAME, seats, {"skip_cap": cap})


def some_states(seats: int, cap: str, games: int = 4, longest: int = 160) -> list[State]:
    rng = Random(f"{seats} {cap}")
    options = {"skip_cap": cap}
    return [
        state
        for choose in (hoard, hasty, anyhow)
        for _ in range(games // 2)
        for state in states(GAME, seats, options, rng, longest, choose)
    ]


def test_they_are_what_an_environment_asks_for() -> None:
    numbers: Numbers[State, Action, View] = ShiftingStonesNumbers(GAME, 2)
    assert numbers.name == "shifting_stones_v0"
    assert numbers.flick is None


@pytest.mark.parametrize(("seats", "cap"), KINDS)
def test_every_legal_action_has_a_number_of_its_own_and_comes_back(seats: int, cap: str) -> None:
    numbers = numbers_for(seats, cap)
    for state in some_states(seats, cap)[::5]:
        if state.phase is not Phase.TURN:
            continue
        view, legal = GAME.observe(state, state.turn), list(GAME.legal(state, state.turn))
        found = [numbers.number(view, action) for action in legal]
        assert len(set(found)) == len(found)
        assert all(0 <= number < numbers.actions for number in found)
        assert [numbers.action(view, number) for number in found] == legal


@pytest.mark.parametrize(("seats", "cap"), KINDS)
def test_the_mask_says_what_the_rules_say_about_every_number(seats: int, cap: str) -> None:
    numbers = numbers_for(seats, cap)
    for state in some_states(seats, cap)[::40]:
        for seat in range(seats):
            view = GAME.observe(state, seat)
            mask = numbers.mask(view, GAME.legal(state, seat))
            assert mask.shape == (numbers.actions,)
            for number in range(CARD + len(view.hand) * 22):
                refused = GAME.fault(state, seat, numbers.action(view, number))
                assert mask[number] == (refused is None)
            assert not mask[CARD + len(view.hand) * 22 :].any()


def test_a_slot_stands_for_the_same_place_in_the_hand_whatever_card_it_holds() -> None:
    numbers = ShiftingStonesNumbers(GAME, 2)
    view = GAME.observe(position(hands=[[29, 6, 48]]), 0)
    assert numbers.actions == 2 + 6 * 22
    assert numbers.number(view, End()) == 0
    assert numbers.number(view, Skip()) == 1
    assert numbers.number(view, Shift(0, 1, 6)) == 2
    assert numbers.number(view, Flip(8, 6)) == 2 + 20
    assert numbers.number(view, Score(6)) == 2 + 21
    assert numbers.number(view, Score(48)) == 2 + 2 * 22 + 21


@pytest.mark.parametrize(("seats", "cap"), KINDS)
def test_the_groups_of_numbers_follow_each_other_without_a_gap(seats: int, cap: str) -> None:
    numbers = numbers_for(seats, cap)
    following = 0
    for _, first, shape in numbers.factors:
        assert first == following
        following += prod(shape)
    assert following == numbers.actions


@pytest.mark.parametrize(("seats", "cap"), KINDS)
def test_arrays_are_as_described(seats: int, cap: str) -> None:
    numbers = numbers_for(seats, cap)
    for state in some_states(seats, cap)[::20]:
        for viewer in (None, *range(seats)):
            shown = numbers.observe(GAME.observe(state, viewer))
            assert list(shown) == list(numbers.fields)
            for name, field in numbers.fields.items():
                assert shown[name].shape == field.shape
                assert shown[name].dtype == np.dtype(field.dtype)
                assert (shown[name] >= field.least).all(), name  # type: ignore[operator]
                assert (shown[name] <= field.most).all(), name  # type: ignore[operator]


def packed(numbers: ShiftingStonesNumbers, view: View) -> bytes:
    return b"".join(array.tobytes() for array in numbers.observe(view).values())


@pytest.mark.parametrize(("seats", "cap"), KINDS)
def test_two_views_of_a_seat_have_the_same_arrays_only_if_they_are_the_same(seats: int, cap: str) -> None:
    numbers = numbers_for(seats, cap)
    for viewer in range(seats):
        views = {GAME.observe(state, viewer) for state in some_states(seats, cap, games=2)}
        assert len({packed(numbers, view) for view in views}) == len(views)
        assert len(views) > 50


def test_every_seat_sees_itself_first() -> None:
    state = position(seats=3, hands=[[1], [2, 3], [4, 5, 7]], scored=[[68], [29], []], first=2, turn=1)
    shown = ShiftingStonesNumbers(GAME, 3).observe(GAME.observe(state, 1))
    assert shown["hand"].tolist() == [2, 3, 0, 0, 0, 0]
    assert shown["hand_sizes"].tolist() == [2, 3, 1]
    assert shown["scored"].tolist() == [[0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]]
    assert (shown["turn"].tolist(), shown["first"].tolist()) == ([0], [1])
    where = dict(enumerate(shown["cards"].tolist(), start=1))
    assert (where[2], where[3], where[29], where[68]) == (3, 3, 4, 6)
    assert (where[1], where[4]) == (0, 0)  # in other hands


def largest_seen(seats: int, cap: str, game: ShiftingStones = GAME) -> int:
    """How many cards a seat holds at most if it never spends one and the others never skip."""

    def choose(state: State, listed: list[Action], rng: Random) -> Action:
        return hoard(state, listed, rng) if state.turn == 0 else End()

    options: Options = {"skip_cap": cap}
    return max(state.hands[0].bit_count() for state in states(game, seats, options, Random(1), 2_000, choose))


@pytest.mark.parametrize(("seats", "cap"), [kind for kind in KINDS if kind != (1, "none")])
def test_the_largest_hand_is_reached_by_skipping_as_often_as_one_may(seats: int, cap: str) -> None:
    assert largest_seen(seats, cap) == largest_hand(STANDARD, seats, {"skip_cap": cap})


def test_alone_the_largest_hand_follows_from_the_strikes() -> None:
    """Every way to use up four strikes, with hands by their sizes alone: between two skips one ends the turn,
    with a strike or having scored at least one card; only a hand below four is refilled."""
    largest, seen = 0, set[tuple[int, int, bool]]()
    waiting = [(4, 0, False)]
    while waiting:
        size, strikes, rested = waiting.pop()
        largest = max(largest, size)
        if strikes == 4 or (size, strikes, rested) in seen:
            continue
        seen.add((size, strikes, rested))
        if not rested and size:
            waiting.append((size + 2, strikes + 1, True))
        for left in range(size + 1):
            waiting.append((max(4, left), strikes + (left == size), False))
            waiting.append((max(4, left), strikes + 1, False))
    assert largest == largest_hand(STANDARD, 1, {"skip_cap": "none"}) == 9


def test_another_edition_has_numbers_as_well() -> None:
    faces = [[(a, b)] for a in range(8) for b in range(8) if not a == b in (0, 1)][:40]
    worths = (1,) * 20 + (2,) * 10 + (3,) * 6 + (5,) * 4
    cards = [
        Card(number, worth, tuple(rows), places(tuple(rows)))
        for number, (rows, worth) in enumerate(zip(faces, worths, strict=True), start=1)
    ]
    game = ShiftingStones(Deck("small", cards))
    assert largest_seen(3, "none", game) == largest_hand(game.deck, 3, {"skip_cap": "none"}) == 32
    numbers = ShiftingStonesNumbers(game, 3)
    assert (numbers.actions, numbers.fields["cards"].shape) == (2 + 6 * 22, (40,))


def test_numbers_made_without_the_tables_options_say_so() -> None:
    view = GAME.observe(position(hands=[range(1, 9)], uncapped=True), 0)
    numbers = ShiftingStonesNumbers(GAME, 2)
    with pytest.raises(ValueError, match="the options of the table"):
        numbers.observe(view)
    with pytest.raises(ValueError, match="the options of the table"):
        numbers.number(view, Score(8))


def test_what_cannot_be_done_has_no_number() -> None:
    view = GAME.observe(position(hands=[[1, 2]]), 0)
    numbers = ShiftingStonesNumbers(GAME, 2)
    with pytest.raises(ValueError, match="nothing that this viewer can do"):
        numbers.number(view, Score(9))
    for number in (-1, CARD + 2 * 22):
        with pytest.raises(ValueError, match="not the number of anything"):
            numbers.action(view, number)
