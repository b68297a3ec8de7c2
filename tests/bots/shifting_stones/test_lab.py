"""The laboratory's expert (`bench.stones_lab`) values turns as the rung does."""

import pytest
from bench.stones_lab.kernel import GRID, LEFT, LENGTH, PILE, SCORES, TURN, VALUE, Table
from bench.stones_luck import GAME, Fate, rung_turn

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.bots.shifting_stones.planner import Planner
from meseta.games.shifting_stones.grid import unpack
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import members

pytestmark = pytest.mark.slow  # compiling, and two million grids times 72 distances

POINTS = {card.id: card.points for card in GAME.deck.cards.values()}


def laid_out(state: State, table: Table) -> None:
    """Bring the lab's table into this position; its cards count from 0."""
    from bench.stones_lab.setting import number_of

    table.facts[:3] = number_of(unpack(state.grid)), state.first, state.turn
    table.where[:] = PILE
    for seat in range(2):
        hand, scored = members(state.hands[seat]), members(state.scored[seat])
        table.hands[seat] = [card - 1 for card in hand]
        points = [POINTS[card] for card in scored]
        table.scored[seat] = len(scored), sum(points), points.count(1)
        for card in hand:
            table.where[card - 1] = 1 + seat
        for card in scored:
            table.where[card - 1] = 4
    for card in members(state.discard):
        table.where[card - 1] = 3


def test_every_turn_that_the_expert_looks_at_closely_is_valued_the_same() -> None:
    pytest.importorskip("numba")
    from bench.stones_lab.setting import LAB, facts, new_space, new_table, number_of, opinions

    rung, planner, fate = make_bot("expert", GAME), Planner(GAME), Fate("lab")
    table, space, compared = new_table(), new_space(2000), 0
    state = fate.answer_all(GAME.setup(2, {}))
    while state.phase is not Phase.OVER:
        laid_out(state, table)
        assert (table.facts[GRID], table.facts[TURN]) == (number_of(unpack(state.grid)), state.turn)
        count = LAB.find_turns(facts(), opinions(), table, space, 2000, False, space.turns)
        rows = space.turns[:count]
        lab = {(int(row[LEFT]), int(row[SCORES]), int(row[LENGTH])): row[VALUE] for row in rows}
        hand = members(state.hands[state.turn])
        valued = planner.valued(GAME.observe(state, state.turn), state.grid, NORMAL)
        for turn, value in valued.items():
            scored = sum(1 << hand.index(card) for card in turn.scored)
            found = lab.get((number_of(unpack(turn.grid)), scored, len(turn.moves)))
            if found is not None:
                assert found == pytest.approx(value, abs=1e-9)
                compared += 1
        assert max(lab.values()) >= max(valued.values()) - 1e-9
        state = rung_turn(rung, fate, state)
    assert compared > 300
