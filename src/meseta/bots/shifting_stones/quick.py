"""Turns played at a glance, by the expert's own opinions, to imagine how a game goes on."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from meseta.bots.shifting_stones.planner import POSITIONS
from meseta.bots.shifting_stones.solo import Finish
from meseta.bots.shifting_stones.turns import Cards, Turn, Turns, Width
from meseta.bots.shifting_stones.worth import Race, Solo, Worth
from meseta.games.shifting_stones.actions import Skip
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import Grid
from meseta.games.shifting_stones.rules import HAND, STRIKES, owe, skip_fault
from meseta.games.shifting_stones.state import Phase, State
from meseta.games.shifting_stones.view import View
from meseta.grids.bits import bits, members

WIDTH: Final = Width(beam=1, slack=0, behind=0)
SOLO_WIDTH: Final = Width(beam=1, slack=0, behind=3)
REMEMBERED: Final = 1 << 12
"""Solo positions whose turns are remembered: with few cards left, many worlds lead to the same ones."""


class Quick:
    """Plays whole turns: the best of the few that score the most, whatever they leave to others."""

    def __init__(self, game: ShiftingStones) -> None:
        self._game: Final = game
        self._race: Final = Race(game.deck)
        self._solo: Final = Solo(game.deck)
        self._play_alone: Final = lru_cache(REMEMBERED)(self._play)
        self._find_way_out: Final = lru_cache(REMEMBERED)(self._search_way_out)

    def play(self, state: State) -> State:
        """The state when the seat on turn has ended its turn; the cards due to it are not drawn yet."""
        return self._play_alone(state) if state.solo else self._play(state)

    def _play(self, state: State) -> State:
        view = self._game.observe(state, state.turn)
        worth: Worth = self._solo if state.solo else self._race
        turn = (self.way_out(state) if state.solo else None) or self._best(view, state.grid, worth)
        if state.solo and not turn.scored and not turn.moves and skip_fault(state, 0) is None:
            return self._game.apply(state, 0, Skip())  # a strike in any case: at least draw two more cards
        spent = sorted(turn.rest, key=lambda card: (worth.keeping(turn.grid, card), card))[: len(turn.moves)]
        return _ended(state, turn, tuple(spent))

    def way_out(self, state: State) -> Turn | None:
        """In a solo game that has come down to one hand, the first turn of a sure way to win it, if found."""
        if state.deck or (state.hands[0] | state.discard).bit_count() > HAND:
            return None
        return self._find_way_out(state)

    def _search_way_out(self, state: State) -> Turn | None:
        return Finish(self._game.deck, POSITIONS).first_turn(
            state.grid, members(state.hands[0]), STRIKES - 1 - state.strikes, members(state.discard)
        )

    def _best(self, view: View, grid: Grid, worth: Worth) -> Turn:
        def promise(at: Grid, rest: Cards, moves: int) -> float:
            return sum(sorted([worth.keeping(at, card) for card in rest])[moves:])

        width = WIDTH if len(view.hand_sizes) > 1 else SOLO_WIDTH
        turns = Turns(self._game.deck, promise, width).all(grid, view.hand)
        return max(turns, key=lambda turn: worth.of(view, turn))


def _ended(state: State, turn: Turn, spent: Cards) -> State:
    """The state when the turn has been played with these cards, as `rules.apply` would lead to it."""
    seat, scored, paid = state.turn, bits(turn.scored), bits(spent)
    hands, piles = list(state.hands), list(state.scored)
    hands[seat] &= ~(scored | paid)
    piles[seat] |= scored
    after = replace(
        state,
        grid=turn.grid,
        hands=tuple(hands),
        scored=tuple(piles),
        discard=state.discard | paid,
        fruitful=state.fruitful or bool(scored),
        rested=state.rested & ~(1 << seat),
    )
    if state.solo and not hands[0] | after.deck | after.discard:
        return replace(after, phase=Phase.OVER)
    return owe(after, HAND)
