"""Many tables of In the Ruin: equal to the engine step for step, seeded, and fair."""

from collections import Counter
from itertools import combinations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from meseta.core.game import Options
from meseta.envs.in_the_ruin.batch import InTheRuinBatch
from meseta.games.in_the_ruin.actions import Confirm, Single
from meseta.games.in_the_ruin.state import Drawing
from meseta.grids.bits import bits, members
from meseta.testing.frequencies import differs
from tests.envs.equality import Kind, go_on
from tests.envs.in_the_ruin.tables import every_option, positions
from tests.envs.in_the_ruin.twin import TWIN
from tests.envs.suite import BatchSuite, all_states, likely, refused
from tests.games.in_the_ruin.positions import GAME, player, position

HOUSE_KINDS = [kind for kind in TWIN.kinds if kind.edition == "house"]


def few(tables: int, seats: int, seed: int = 0, options: Options | None = None) -> InTheRuinBatch:
    return InTheRuinBatch(tables, seats, seed, options=options, compile=False)


class TestInTheRuinBatch(BatchSuite):
    """What is asked of every batch."""

    twin = TWIN
    actions = 7873
    plain = (2, 20)
    compiled = (5, 250, 100000)


def test_an_illegal_action_is_refused_with_its_clause_and_nothing_happens_anywhere() -> None:
    batch = few(3, 2)
    actions = np.argmax(batch.mask, axis=1).tolist()
    actions[2] = batch.numbers.number(GAME.observe(batch.state(2), 0), Single(0))
    assert refused(batch, actions, 2) == ("RU-16", "not_at_setup")


@pytest.mark.parametrize("kind", HOUSE_KINDS[::3], ids=str)
def test_rounds_phases_and_games_end_as_they_do_in_the_engine(kind: Kind) -> None:
    """From positions in the middle of a game and towards its end, and into the next game."""
    rng = Random(str(kind))
    played = [state for state in positions(GAME, kind.seats, kind.options, rng) if state.waiting]
    batch = few(3, kind.seats, options=kind.options)
    begun = [rng.choice(played[len(played) // 3 :]), *(rng.choice(played[-15:]) for _ in range(2))]
    for table, state in enumerate(begun):
        batch.put(table, state)
    assert go_on(TWIN, kind, batch, begun, 30, rng).games >= 1


@pytest.mark.clause("RU-17")
def test_a_sheet_that_is_full_or_nearly_so_is_played_the_same() -> None:
    """All but a few spaces are Walls or Roads; a +1 must leave room to draw, and a full sheet frees."""
    rng = Random(17)
    stripes = "f6 " + " ".join(f"{column}{row}" for row in (2, 4, 8, 10) for column in "abcdefghijk")
    open_ended = player(stripes, "a1:k1 a3:k3 a5:k5 a7:k7", hand="AD BM")
    nearly = replace(open_ended, walls=open_ended.walls | bits(range(55, 115)) & ~open_ended.roads)
    full = replace(nearly, walls=nearly.walls | bits(range(110, 121)))
    begun = [position(nearly), position(full), position(replace(nearly, routes=0))]
    assert [state.players[0].drawing for state in begun] == [Drawing.NONE, Drawing.FREED, Drawing.NONE]
    batch = few(3, 1)
    for table, state in enumerate(begun):
        batch.put(table, state)
    assert go_on(TWIN, Kind(1, {}, "house"), batch, begun, 40, rng).steps == 120


@pytest.mark.parametrize("seats", range(1, 5))
def test_a_table_can_go_on_from_any_position_of_the_engine(seats: int) -> None:
    options = list(every_option())[5 * seats - 5]
    batch = few(2, seats, options=options)
    for state in list(positions(GAME, seats, options, Random(seats)))[::9]:
        if not state.waiting:
            continue
        batch.put(1, state)
        assert batch.state(1) == state
        seen = batch.numbers.observe(GAME.observe(state, int(batch.actor[1])))
        assert all(np.array_equal(batch.observation[name][1], array) for name, array in seen.items())
    with pytest.raises(ValueError, match="in which players act"):
        batch.put(0, GAME.setup(seats, options))
    with pytest.raises(ValueError, match="other options"):
        batch.put(0, replace(batch.state(0), adds_three=not batch.state(0).adds_three))


def test_random_play_chooses_each_legal_action_as_often() -> None:
    state = position(player(hand="AD BM", pawn="f8"), player(hand="CJ"))
    state = GAME.apply(state, 0, GAME.read("c f9"))
    batch = few(700, 2, seed=9)
    for table in range(batch.tables):
        batch.put(table, state)
    batch.play_random(1)
    legal = Counter(GAME.apply(state, 0, action) for action in GAME.legal(state, 0))
    assert len(legal) > 50
    assert not differs(Counter(all_states(batch)), legal)


@pytest.mark.clause("RU-05", "RU-06")
def test_cards_and_routes_are_dealt_evenly() -> None:
    dealt = all_states(few(1_500, 2, seed=3))
    every_hand: dict[tuple[int, ...], int] = dict.fromkeys(combinations(range(24), 2), 1)
    hands = Counter(members(state.players[1].dealt) for state in dealt)
    assert not differs(hands, every_hand)
    laid = Counter((place, card) for state in dealt for place, card in enumerate(state.line))
    assert not differs(laid, {(place, card): 1 for place in range(3) for card in range(24)})
    held = Counter(
        (seat, route) for state in dealt for seat in (0, 1) for route in members(state.players[seat].routes)
    )
    assert not differs(held, {(seat, route): 1 for seat in (0, 1) for route in range(24)})


@pytest.mark.clause("RU-23", "RU-28")
@pytest.mark.parametrize("seats", [1, 2])
def test_routes_and_cards_that_a_round_brings_are_as_likely_as_the_engine_says(seats: int) -> None:
    """The end of rounds late in a phase, where few cards are left, so that every answer can be listed."""
    rng = Random(seats)
    late = [
        state
        for state in positions(GAME, seats, {}, rng)
        if state.waiting.bit_count() == 1 and state.deck.bit_count() in range(4, 10)
        if Confirm() in GAME.legal(state, members(state.waiting)[0])
    ]
    for state in rng.sample(late, 2):
        (seat,) = members(state.waiting)
        batch = few(1_000, seats, seed=4)
        for table in range(batch.tables):
            batch.put(table, state)
        number = batch.numbers.number(GAME.observe(state, seat), Confirm())
        batch.step(np.full(batch.tables, number, np.int32))
        due = GAME.apply(state, seat, Confirm())
        assert len(likely(GAME, due, lambda after: after.line)) > 1
        for part in (lambda after: after.line, lambda after: tuple(one.routes for one in after.players)):
            assert not differs(Counter(map(part, all_states(batch))), likely(GAME, due, part))
