"""What each thing that a view hides is worth in Shifting Stones: players who see some of it, against a rung.

`python -m bench.stones_sight expert --hands --games 200` shows a player the other's hand, but not the pile;
`--kept` shows of that hand only what the other has held since before its last turn: the most that one could
infer from how it played. `--draws 2` shows the next two cards of the pile, which the player would draw first.
It plays by the expert's own opinions, and by nothing but its view and what it is shown (`Sight`):

- Cards that are seen to come count like cards kept, in the hand that the turn leads to.
- Cards that are seen to be kept count in what the grid is worth to the other, in place of average ones.
- With the other's hand in sight, each of the best turns is followed by what the rung really answers, for that
  depends on the rung's view alone; then the race tells the chance, as it does for the judge.

Games come in pairs, with the same chance and swapped seats. No bot is one of these players.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from heapq import nlargest
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from msgspec.structs import replace

from bench.stones_luck import GAME, TRIED, Fate, rung_turn, won
from meseta.arena.betting import lower_bound, upper_bound
from meseta.bots.bot import NORMAL, AnyBot
from meseta.bots.registry import make_bot
from meseta.bots.shifting_stones.chances import Chances
from meseta.bots.shifting_stones.planner import Planner, unseen_cards
from meseta.bots.shifting_stones.turns import Turn
from meseta.bots.shifting_stones.worth import Race
from meseta.core.seats import Seat
from meseta.games.shifting_stones.actions import Action, End, Score
from meseta.games.shifting_stones.distance import apply_move, pay
from meseta.games.shifting_stones.grid import pack
from meseta.games.shifting_stones.rules import HAND, draw
from meseta.games.shifting_stones.state import CardId, Cards, Phase, State
from meseta.games.shifting_stones.view import View
from meseta.grids.bits import bits, members


class Sight(NamedTuple):
    """All that a player of this kind knows: it is asked nothing else, and told nothing else."""

    view: View
    hand: Cards | None
    """The other's cards, where they are shown."""
    draws: tuple[CardId, ...]
    """The next cards of the pile, in their order."""
    kept: tuple[CardId, ...] = ()
    """Cards that are known to be in the other's hand, where that is not shown as a whole."""


class Sighted:
    """Plays its seat against a rung."""

    def __init__(self, rung: AnyBot) -> None:
        self._rung: Final = rung
        self._planner: Final = Planner(GAME)
        self._race: Final = Race(GAME.deck)
        self._chances: Final = Chances(GAME.deck)

    def choose(self, sight: Sight) -> tuple[Action, ...]:
        """The whole turn."""
        view = sight.view
        valued = {
            turn: self._race.of(view, self._drawing(turn, sight), self._left(turn, sight))
            for turn in self._planner.turns(view, pack(view.grid))
        }
        best = nlargest(TRIED, valued, key=valued.__getitem__)
        if sight.hand is None:
            return tuple(self._actions(view, best[0]))
        state = imagined(sight, sight.hand)
        tried = {turn: tuple(self._actions(view, turn)) for turn in best}
        return tried[max(best, key=lambda turn: self._answered(state, tried[turn], sight))]

    def _drawing(self, turn: Turn, sight: Sight) -> Turn:
        """The turn as if the cards it is seen to draw had been in hand, and cannot pay."""
        coming = sight.draws[: len(turn.scored) + len(turn.moves)]
        spent = sorted(turn.rest, key=lambda card: (self._race.keeping(turn.grid, card), card))
        kept = spent[len(turn.moves) :]
        return turn._replace(moves=(), rest=(*kept, *coming))

    def _left(self, turn: Turn, sight: Sight) -> float:
        """What the next player is left, who beside what is known may hold anything that is not in sight."""
        unseen = set(unseen_cards(GAME.deck, sight.view)).difference(sight.draws, sight.kept)
        known = [self._race.leaving(turn, (card,)) for card in sight.kept]
        others = HAND - len(known)
        return (sum(known) + others * self._race.leaving(turn, tuple(sorted(unseen)))) / HAND

    def _answered(self, state: State, turn: Sequence[Action], sight: Sight) -> float:
        """The chance to win when the rung has answered this turn."""
        seat = state.turn
        state = play_all(state, seat, turn)
        held = state.hands[seat] | bits(sight.draws[: state.due])
        state = settle(state, sight.draws)
        while state.phase is Phase.TURN and state.turn != seat:
            other = state.turn
            view, legal = GAME.observe(state, other), GAME.legal(state, other)
            state = GAME.apply(state, other, self._rung.choose(view, legal, NORMAL, Random(0)))
        kept = [held if one == seat else state.hands[one] for one in range(2)]
        state = settle(state, ())
        if state.phase is Phase.OVER:
            return self._chances.final(state)[seat]
        return self._chances.of(state, kept)[seat]

    def _actions(self, view: View, turn: Turn) -> Iterator[Action]:
        grid, ahead = pack(view.grid), list(turn.scored)
        payments = sorted(turn.rest, key=lambda card: (self._race.keeping(turn.grid, card), card))
        for move, payment in zip((*turn.moves, None), (*payments[: len(turn.moves)], None), strict=True):
            for card in [card for card in ahead if GAME.deck.matches(grid, card)]:
                ahead.remove(card)
                yield Score(card)
            if move is not None and payment is not None:
                yield pay(move, payment)
                grid = apply_move(grid, move)
        yield End()


def imagined(sight: Sight, hand: Cards) -> State:
    """A state that looks like this; what is not in sight lies in the pile, which has no order."""
    state = GAME.imagine(sight.view, Random(0))
    other = 1 - state.turn
    unseen = state.deck | state.hands[other]
    hands = tuple(hand if seat == other else cards for seat, cards in enumerate(state.hands))
    return replace(state, hands=hands, deck=unseen & ~hand)


def settle(state: State, draws: Sequence[CardId]) -> State:
    """The state after the cards due are drawn: those in sight first, then any."""
    while state.phase is Phase.DRAW:
        again = state.due > state.deck.bit_count()
        certain, pile = (state.deck, state.discard) if again else (0, state.deck)
        missing = state.due - certain.bit_count()
        order = [*draws, *members(pile)]
        found = list(dict.fromkeys(card for card in order if pile >> card & 1))[:missing]
        state = draw(state, certain | bits(found))
    return state


def play_all(state: State, seat: Seat, turn: Iterable[Action]) -> State:
    """The state after these actions."""
    for action in turn:
        state = GAME.apply(state, seat, action)
    return state


class Shown(NamedTuple):
    """What is shown to the player, beyond its view."""

    hands: bool = False
    draws: int = 0
    kept: bool = False

    def of(self, state: State, fate: Fate, kept: Cards = 0) -> Sight:
        """What it knows of this position, in which it is to move, and the other has kept those cards."""
        seat = state.turn
        hand = state.hands[1 - seat] if self.hands else None
        known = members(kept) if self.kept else ()
        return Sight(GAME.observe(state, seat), hand, fate.next_cards(state)[: self.draws], known)


def play(rung: AnyBot, shown: Shown, deal: str, seat: Seat) -> float:
    """The player's share of the win, sitting there."""
    fate, player = Fate(deal), Sighted(rung)
    state, kept = fate.answer_all(GAME.setup(2, {})), 0
    while GAME.actors(state):
        if state.turn == seat:
            turn = player.choose(shown.of(state, fate, kept))
            state = fate.answer_all(play_all(state, seat, turn))
        else:
            before = state.hands[1 - seat]
            state = rung_turn(rung, fate, state)
            kept = before & state.hands[1 - seat]
    return won(state, seat)


def main() -> None:
    """Play and report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("rung", nargs="?", default="expert")
    options.add_argument("--hands", action="store_true", help="the other's hand is shown")
    options.add_argument(
        "--kept", action="store_true", help="what the other held before its last turn is shown"
    )
    options.add_argument(
        "--draws", type=int, default=0, choices=range(HAND + 1), help="cards of the pile shown"
    )
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    rung, shown = make_bot(given.rung, GAME), Shown(given.hands, given.draws, given.kept)
    pairs: list[float] = []
    for deal in range(given.games // 2):
        pairs.append(mean(play(rung, shown, f"{given.seed}/{deal}", seat) for seat in (0, 1)))
        print(f"\r{2 * len(pairs)} games, {mean(pairs):.1%}", end="", flush=True)
    wins, games = 2 * sum(pairs), 2 * len(pairs)
    bounds = f"at least {lower_bound(pairs):.1%}, at most {upper_bound(pairs):.1%}"
    print(f"\rShown {shown}: {wins:g} of {games} games against {given.rung}, {mean(pairs):.1%}; {bounds}.")


if __name__ == "__main__":
    main()
