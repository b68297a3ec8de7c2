"""Players with partial sight (`bench.stones_sight`): they use what they are shown, and nothing else."""

from random import Random

import pytest
from bench.stones_luck import GAME, Fate, rung_turn
from bench.stones_sight import Shown, Sighted, play_all
from msgspec.structs import replace

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.games.shifting_stones.state import State
from meseta.grids.bits import bits, members

EXPERT = make_bot("expert", GAME)
PLAYER = Sighted(EXPERT)
NOTHING = Shown(hands=False, draws=0)


def met(turns: int) -> State:
    """A position after that many turns."""
    fate = Fate("sight")
    state = fate.answer_all(GAME.setup(2, {}))
    for _ in range(turns):
        state = rung_turn(EXPERT, fate, state)
    return state


def with_another_hand(state: State, fate: Fate, draws: int) -> State:
    """The same, but the other holds cards from far down in the pile, which has theirs instead."""
    other, order = 1 - state.turn, fate.next_cards(state)
    taken = bits(order[draws:][-state.hands[other].bit_count() :])
    hands = tuple(taken if seat == other else cards for seat, cards in enumerate(state.hands))
    return replace(state, hands=hands, deck=state.deck & ~taken | state.hands[other])


@pytest.mark.parametrize("turns", [0, 3, 6])
@pytest.mark.parametrize("draws", [0, 2, 4])
def test_whoever_is_shown_draws_alone_does_not_see_the_other_hand(turns: int, draws: int) -> None:
    state, fate = met(turns), Fate("sight")
    seen = Shown(hands=False, draws=draws).of(state, fate)
    # Where the other's cards would lie on top of the pile, it is the pile that is shown to be different.
    other = Shown(hands=False, draws=draws).of(with_another_hand(state, fate, draws), fate)
    assert other.view == seen.view
    assert PLAYER.choose(other._replace(draws=seen.draws)) == PLAYER.choose(seen)


@pytest.mark.parametrize("turns", [0, 5])
def test_whoever_is_shown_the_hand_alone_does_not_see_the_order_of_the_pile(turns: int) -> None:
    state = met(turns)
    sights = [Shown(hands=True, draws=0).of(state, Fate(f"order {number}")) for number in range(4)]
    assert len({Fate(f"order {number}").next_cards(state)[0] for number in range(4)}) > 1
    assert len({PLAYER.choose(sight) for sight in sights}) == 1


@pytest.mark.parametrize("turns", [0, 5])
@pytest.mark.parametrize("hands", [False, True])
def test_no_more_is_shown_than_asked_for(turns: int, hands: bool) -> None:
    state, fate = met(turns), Fate("sight")
    for draws in (1, 2, 4):
        shown = Shown(hands, draws).of(state, fate)
        assert shown.draws == fate.next_cards(state)[:draws]
        assert shown.hand == (state.hands[1 - state.turn] if hands else None)
        assert shown.view == GAME.observe(state, state.turn)


@pytest.mark.parametrize("turns", range(6))
def test_a_player_who_is_shown_nothing_does_what_the_expert_does(turns: int) -> None:
    state = met(turns)
    seat = state.turn
    after = play_all(state, seat, PLAYER.choose(NOTHING.of(state, Fate("sight"))))
    while state.phase is state.phase.TURN and state.turn == seat:
        view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
        state = GAME.apply(state, seat, EXPERT.choose(view, legal, NORMAL, Random(0)))
    assert (after.grid, after.scored, after.hands) == (state.grid, state.scored, state.hands)


@pytest.mark.parametrize("turns", [1, 4])
def test_whoever_is_shown_what_was_kept_does_not_see_what_was_drawn(turns: int) -> None:
    state, fate, shown = met(turns), Fate("sight"), Shown(kept=True)
    (kept, *drawn) = members(state.hands[1 - state.turn])
    others = [card for card in fate.next_cards(state) if card not in drawn][: len(drawn)]
    hands = tuple(
        bits([kept, *others]) if seat != state.turn else cards for seat, cards in enumerate(state.hands)
    )
    other = replace(state, hands=hands, deck=state.deck & ~bits(others) | bits(drawn))
    seen = shown.of(state, fate, 1 << kept)
    assert seen.kept == (kept,)
    assert seen == shown.of(other, fate, 1 << kept)


SHOWN = [Shown(hands=True), Shown(draws=4), Shown(kept=True)]


@pytest.mark.parametrize("shown", SHOWN)
def test_what_is_shown_is_used(shown: Shown) -> None:
    fate, states = Fate("sight"), [met(turns) for turns in range(6)]
    hands = [state.hands[1 - state.turn] for state in states]
    seen = [PLAYER.choose(shown.of(on, fate, hand)) for on, hand in zip(states, hands, strict=True)]
    assert seen != [PLAYER.choose(NOTHING.of(on, fate)) for on in states]
