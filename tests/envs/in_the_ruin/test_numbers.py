"""In the Ruin in numbers: every action has one of its own, and arrays show what a view shows."""

from functools import cache
from itertools import product
from math import prod
from random import Random

import numpy as np
import pytest

from meseta.envs.in_the_ruin.layout import KEEPS, SLOTS
from meseta.envs.in_the_ruin.numbers import InTheRuinNumbers
from meseta.envs.in_the_ruin.observing import MOST_ROUNDS
from meseta.envs.numbers import Numbers
from meseta.games.in_the_ruin.actions import Action, Draw, Keep, TurnUp
from meseta.games.in_the_ruin.sheet import CELL_OF, LETTERS
from meseta.games.in_the_ruin.state import Mark, Phase, State
from meseta.games.in_the_ruin.view import View
from meseta.grids.bits import bits, members
from tests.envs.in_the_ruin.tables import EDGE_GAME, HOUSE_GAME, every_option, positions
from tests.games.in_the_ruin.positions import GAME, cells, player, position

SEATS = range(1, 5)
GAMES = {"house": HOUSE_GAME, "edges": EDGE_GAME}
KINDS = list(product(GAMES, SEATS))
ORIENTATIONS = {"I3": 2, "L3": 4, "I4": 2, "L4": 8, "T4": 4, "S4": 4}


@cache
def some_positions(edition: str, seats: int) -> list[State]:
    """Of one random game with each combination of options."""
    rng = Random(f"{edition} {seats}")
    game = GAMES[edition]
    return [state for options in every_option() for state in positions(game, seats, options, rng)]


def acting(edition: str, seats: int, count: int) -> list[tuple[State, int]]:
    """Some of these positions, each with a seat that acts."""
    rng = Random(count)
    states = [state for state in some_positions(edition, seats) if state.waiting]
    return [(state, rng.choice(members(state.waiting))) for state in rng.sample(states, count)]


def test_they_are_what_an_environment_asks_for() -> None:
    numbers: Numbers[State, Action, View] = InTheRuinNumbers(GAME, 2)
    assert numbers.name == "in_the_ruin_v0"
    assert numbers.flick is None


def test_the_groups_follow_each_other_without_a_gap() -> None:
    numbers = InTheRuinNumbers(GAME, 2)
    following = 0
    for _, first, shape in numbers.factors:
        assert first == following
        following += prod(shape)
    assert following == numbers.actions
    shapes = {name: shape for name, _, shape in numbers.factors}
    assert {name: shapes[f"draw {name}"] for name in ORIENTATIONS} == {
        name: (2, count, 121) for name, count in ORIENTATIONS.items()
    }
    assert (shapes["keep"], shapes["extra"], shapes["warp"]) == ((6,), (2, 5, 121), (5, 121))


def test_shapes_that_look_the_same_share_their_numbers() -> None:
    numbers = InTheRuinNumbers(EDGE_GAME, 2)
    assert [name for name, _, _ in numbers.factors if name.startswith("draw")] == [
        *("draw I3", "draw L3", "draw I4", "draw L4", "draw T4"),
    ]
    assert numbers.layout.form_of[LETTERS.index("S")] == numbers.layout.form_of[LETTERS.index("B")]


@pytest.mark.parametrize(("edition", "seats"), KINDS)
def test_every_legal_action_has_a_number_of_its_own_and_comes_back(edition: str, seats: int) -> None:
    game = GAMES[edition]
    numbers = InTheRuinNumbers(game, seats)
    for state, seat in acting(edition, seats, 150):
        view = game.observe(state, seat)
        legal = set(game.legal(state, seat))
        found = {numbers.number(view, action): action for action in legal}
        assert len(found) == len(legal)
        assert {number: numbers.action(view, number) for number in found} == found
        mask = numbers.mask(view, game.legal(state, seat))
        assert mask.shape == (numbers.actions,)
        assert set(np.flatnonzero(mask)) == set(found)


@pytest.mark.parametrize(("edition", "seats"), [kind for kind in KINDS if kind[1] % 2])
def test_the_mask_says_what_the_rules_say_about_every_number(edition: str, seats: int) -> None:
    game = GAMES[edition]
    numbers = InTheRuinNumbers(game, seats)
    for state, seat in acting(edition, seats, 4):
        view = game.observe(state, seat)
        mask = numbers.mask(view, game.legal(state, seat))
        allowed = [
            number
            for number in range(numbers.actions)
            if game.fault(state, seat, numbers.action(view, number)) is None
        ]
        assert list(np.flatnonzero(mask)) == allowed


@pytest.mark.clause("RU-06", "RU-23")
@pytest.mark.parametrize(("edition", "seats"), KINDS)
def test_no_hand_has_more_route_cards_than_there_are_slots(edition: str, seats: int) -> None:
    hands = {
        (state.phase is Phase.SETUP, owner.routes.bit_count())
        for state in some_positions(edition, seats)
        for owner in state.players
    }
    assert max(size for _, size in hands) <= SLOTS == 5
    assert {size for setting_up, size in hands if setting_up} == {4}
    assert len(KEEPS) == 6


@pytest.mark.parametrize(("edition", "seats"), KINDS)
def test_every_array_is_as_described(edition: str, seats: int) -> None:
    game = GAMES[edition]
    numbers = InTheRuinNumbers(game, seats)
    states = some_positions(edition, seats)
    assert max(state.round for state in states) <= MOST_ROUNDS
    for state in [*states[::97], states[-1]]:
        for viewer in (None, *range(seats)):
            arrays = numbers.observe(game.observe(state, viewer))
            assert list(arrays) == list(numbers.fields)
            for name, field in numbers.fields.items():
                assert (arrays[name].shape, arrays[name].dtype) == (field.shape, np.dtype(field.dtype)), name
                least, most = int(np.min(arrays[name])), int(np.max(arrays[name]))
                assert field.least <= least <= most <= field.most, name


@pytest.mark.clause("RU-38")
@pytest.mark.parametrize("seats", SEATS)
def test_what_looks_the_same_to_a_seat_has_the_same_arrays_and_the_same_mask(seats: int) -> None:
    numbers = InTheRuinNumbers(GAME, seats)
    rng = Random(seats)
    for state, seat in acting("house", seats, 60):
        view = GAME.observe(state, seat)
        other = GAME.imagine(view, rng)
        arrays, others = numbers.observe(view), numbers.observe(GAME.observe(other, seat))
        assert all(np.array_equal(arrays[name], others[name]) for name in numbers.fields)
        mask = numbers.mask(view, GAME.legal(state, seat))
        assert np.array_equal(mask, numbers.mask(view, GAME.legal(other, seat)))


def test_a_number_depends_on_the_place_of_a_route_card_in_the_hand() -> None:
    numbers = InTheRuinNumbers(GAME, 2)
    state = next(state for state in some_positions("house", 2) if state.phase is Phase.SETUP)
    view = GAME.observe(state, 1)
    sheet = view.sheets[1]
    assert sheet is not None
    a, b, c, d = sheet.routes
    assert [numbers.number(view, Keep(pair)) for pair in ((a, b), (a, d), (c, d))] == [0, 2, 5]


def test_drawing_is_numbered_by_mark_orientation_and_anchor() -> None:
    numbers = InTheRuinNumbers(GAME, 2)
    view = GAME.observe(next(iter(positions(GAME, 2, {}, Random(1)))), 0)
    first = {name: first for name, first, _ in numbers.factors}["draw I3"]
    down, across = members(cells("c2 c3 c4")), members(cells("c2 d2 e2"))
    road = {first + CELL_OF["c2"], first + 121 + CELL_OF["c2"]}
    found = {numbers.number(view, Draw(Mark.ROAD, way)) for way in (down, across)}
    assert found == road
    assert numbers.number(view, Draw(Mark.WALL, down)) == numbers.number(view, Draw(Mark.ROAD, down)) + 242


def test_what_cannot_be_numbered_is_refused() -> None:
    numbers = InTheRuinNumbers(GAME, 2)
    view = GAME.observe(next(iter(positions(GAME, 2, {}, Random(1)))), 0)
    with pytest.raises(ValueError, match="chance"):
        numbers.number(view, TurnUp(3))
    with pytest.raises(ValueError, match="not in the viewer's hand"):
        numbers.number(view, Keep((1, 2)))
    for number in (-1, numbers.actions):
        with pytest.raises(ValueError, match="is not the number of an action"):
            numbers.action(view, number)


def test_arrays_show_the_viewers_sheet_and_what_is_known_of_the_others() -> None:
    numbers = InTheRuinNumbers(GAME, 2)
    mine = player("f6 f5 f4 g6 h6", "a1", gates="h6", pawn="g6", hand="AW CJ", gems=2, penalties=1)
    other = player("f6:f11", pawn="f9", hand="AD", gems=3)
    state = position(other, mine, line="AO", deck="KLM", active="B", used="C")
    arrays = numbers.observe(GAME.observe(state, 1))
    planes = [bits(np.flatnonzero(plane)) for plane in arrays["sheet"]]
    marks = cells("f6 f5 f4 g6 h6")
    assert planes[:4] == [marks, cells("a1"), cells("h6"), marks | cells("a1")]
    assert planes[4:] == [cells("g6"), cells("h4"), cells("h6")]
    assert arrays["cards"][0].tolist() == [("AO".find(letter) + 1) for letter in LETTERS]
    assert "".join(LETTERS[card] for card in np.flatnonzero(arrays["cards"][1])) == "BCDEFGHIJNPQRSTUVWX"
    assert arrays["shapes"].tolist() == [1, 0, 0, 0, 0, 0]
    held = [["".join(LETTERS[end] for end in np.flatnonzero(row[:24])), *row[24:]] for row in arrays["hand"]]
    assert held == [["AW", 0, 0], ["CJ", 0, 0], *[["", 0, 0]] * 3]
    assert arrays["seats"].tolist() == [[2, 2, 0, 0, 1, 0], [3, 1, 0, 0, 1, 0]]
    assert arrays["table"].tolist() == [Phase.EXPLORE, 1, 5, 3, 21, 0, 0, 0, 0, 0]
    assert arrays["turn"].tolist() == [0, 0, 0, 5, 0, 0, 1]
    assert arrays["points"].tolist() == [20, 0, 3, 0, -10, 0, 13]
