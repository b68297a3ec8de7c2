"""What luck allows in Shifting Stones: a player who sees everything against a rung.

`python -m bench.stones_luck expert --games 100`. The clairvoyant knows every hand and the order of the pile,
and what the rung will answer, for that depends on its view alone. It tries its best turns and a skip on the
real game, with the real answer and the cards it will really draw, and takes the one after which its own next
turn promises most. Whoever plays by a view knows none of this.
"""

import argparse
from collections.abc import Iterator
from heapq import nlargest
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from meseta.arena.betting import lower_bound
from meseta.bots.bot import NORMAL, AnyBot
from meseta.bots.registry import make_bot
from meseta.bots.shifting_stones.planner import Planner
from meseta.bots.shifting_stones.turns import Turn
from meseta.core.seats import CHANCE, Seat
from meseta.games.shifting_stones.actions import Action, Draw, End, Score, Skip
from meseta.games.shifting_stones.chance import reshuffles
from meseta.games.shifting_stones.distance import apply_move, pay
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import pack
from meseta.games.shifting_stones.state import CardId, Phase, State
from meseta.grids.bits import members

GAME: Final = ShiftingStones()
TRIED: Final = 12
"""Turns that are tried on the real game, the best at first sight."""


class Fate:
    """Chance decided beforehand: the cards have one order, before and after a reshuffle."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._place = {card: self._rng.random() for card in GAME.deck.cards}

    def answer(self, state: State) -> State:
        """The state after chance's next answer."""
        if state.phase not in (Phase.DEAL, Phase.DRAW):
            return GAME.apply(state, CHANCE, GAME.chance(state).sample(self._rng))
        certain = members(state.deck) if reshuffles(state) else ()
        pile = members(state.discard if reshuffles(state) else state.deck)
        drawn = sorted(pile, key=self._place.__getitem__)[: state.due - len(certain)]
        return GAME.apply(state, CHANCE, Draw(tuple(sorted((*certain, *drawn)))))

    def next_cards(self, state: State) -> tuple[CardId, ...]:
        """The cards of the pile, the next one to be drawn first."""
        return tuple(sorted(members(state.deck), key=self._place.__getitem__))

    def answer_all(self, state: State) -> State:
        """The state when a player is to act, or the game is over."""
        while GAME.actors(state) == {CHANCE}:
            state = self.answer(state)
        return state


class Clairvoyant:
    """Plays its seat against a rung whose every answer it knows."""

    def __init__(self, fate: Fate, rung: AnyBot) -> None:
        self._fate: Final = fate
        self._rung: Final = rung
        self._planner: Final = Planner(GAME)

    def turn(self, state: State) -> State:
        """The state after its turn, chance's answers included."""
        seat = state.turn
        view = GAME.observe(state, seat)
        valued = self._planner.valued(view, state.grid, NORMAL)
        tried = [self._after(state, turn) for turn in nlargest(TRIED, valued, key=valued.__getitem__)]
        if Skip() in GAME.legal(state, seat):
            tried.append(self._fate.answer_all(GAME.apply(state, seat, Skip())))
        return max(tried, key=lambda after: self._promise(after, seat))

    def _after(self, state: State, turn: Turn) -> State:
        seat = state.turn
        for action in self._actions(state, turn):
            state = GAME.apply(state, seat, action)
        return self._fate.answer_all(state)

    def _actions(self, state: State, turn: Turn) -> Iterator[Action]:
        grid, ahead = state.grid, list(turn.scored)
        worth = self._planner.worth(GAME.observe(state, state.turn))
        payments: list[CardId] = sorted(turn.rest, key=lambda card: worth.keeping(turn.grid, card))
        for move in (*turn.moves, None):
            for card in [card for card in ahead if GAME.deck.matches(grid, card)]:
                ahead.remove(card)
                yield Score(card)
            if move is not None:
                yield pay(move, payments.pop(0))
                grid = apply_move(grid, move)
        yield End()

    def _promise(self, state: State, seat: Seat) -> float:
        """The chance to win once the rung has answered and its own next turn is chosen."""
        if GAME.actors(state):
            state = rung_turn(self._rung, self._fate, state)
        if not GAME.actors(state):
            return won(state, seat)
        view = GAME.observe(state, seat)
        worth = self._planner.worth(view)
        return max(worth.of(view, turn) for turn in self._planner.turns(view, pack(view.grid)))


def rung_turn(rung: AnyBot, fate: Fate, state: State) -> State:
    """The state after the rung's turn, chance's answers included."""
    seat = state.turn
    while state.phase is Phase.TURN and state.turn == seat:
        action = rung.choose(GAME.observe(state, seat), GAME.legal(state, seat), NORMAL, Random(0))
        state = GAME.apply(state, seat, action)
    return fate.answer_all(state)


def won(state: State, seat: Seat) -> float:
    """The seat's share of the win."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def play(rung: AnyBot, deal: str, seat: Seat) -> float:
    """The clairvoyant's share of the win, sitting there."""
    fate = Fate(deal)
    clairvoyant = Clairvoyant(fate, rung)
    state = fate.answer_all(GAME.setup(2, {}))
    while GAME.actors(state):
        state = clairvoyant.turn(state) if state.turn == seat else rung_turn(rung, fate, state)
    return won(state, seat)


def main() -> None:
    """Play and report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("rung", nargs="?", default="expert")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    rung = make_bot(given.rung, GAME)
    pairs: list[float] = []
    for deal in range(given.games // 2):
        pairs.append(mean(play(rung, f"{given.seed}/{deal}", seat) for seat in (0, 1)))
        print(f"\r{2 * len(pairs)} games, {mean(pairs):.1%}", end="", flush=True)
    error = 1.96 * stdev(pairs) / sqrt(len(pairs))
    found = f"{mean(pairs):.1%} ± {error:.1%} of {2 * len(pairs)} games, at least {lower_bound(pairs):.1%}"
    print(f"\rThe clairvoyant wins {found}, against {given.rung}.")


if __name__ == "__main__":
    main()
