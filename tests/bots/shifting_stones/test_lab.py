"""The laboratory (`bench.stones_lab`): its expert values turns as the rung does, and its network learns."""

import numpy as np
import pytest
from bench.stones_lab.kernel import FEATURES, GRID, LEFT, LENGTH, ODDS, PILE, SCORES, TURN, VALUE, Net, Table
from bench.stones_luck import GAME, Fate, rung_turn

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.bots.shifting_stones.planner import Planner
from meseta.games.shifting_stones.grid import unpack
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import members

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


@pytest.mark.slow  # compiling, and two million grids times 72 distances
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


def test_the_gradient_is_how_the_loss_changes() -> None:
    pytest.importorskip("numba")
    from bench.stones_lab.learning import gradient, loss

    rng = np.random.default_rng(3)
    told, won = rng.normal(size=(40, FEATURES)), rng.integers(0, 2, 40).astype(float)
    net = Net(rng.normal(size=(3, FEATURES)) / 5, rng.normal(size=3), rng.normal(size=3), rng.normal(size=1))
    for part, slope in zip(net, gradient(net, told, won), strict=True):
        before, at = loss(net, told, won), (0,) * part.ndim
        part[at] += 1e-6
        assert (loss(net, told, won) - before) / 1e-6 == pytest.approx(slope[at], abs=1e-4)
        part[at] -= 1e-6


def test_training_finds_what_decides(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    from bench.stones_lab.learning import chances, loss, train

    rng = np.random.default_rng(4)
    told = rng.normal(size=(6000, FEATURES))
    told[:, ODDS] = 0.0
    won = (np.abs(told[:, 5]) > 0.7).astype(float)  # no sum of features tells this
    net = train(told, won, epochs=150)
    assert loss(net, told, won) < 0.4
    assert ((chances(net, told)[0] > 0.5) == won).mean() > 0.9
    assert capsys.readouterr().out.startswith("loss of the race 0.6931")
