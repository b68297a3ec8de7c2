"""What statistics of Shifting Stones count: cards of each value, moves and skips."""

from collections.abc import Sequence
from typing import cast

from meseta.core.figures import Deed, Figures
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.shifting_stones.actions import Flip, Shift, Skip
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.state import State
from meseta.grids.bits import bits


def count(game: AnyGame, deeds: Sequence[Deed]) -> list[Figures]:
    """The figures of every seat."""
    last: State = deeds[-1].after
    deck = cast(ShiftingStones, game).deck
    return [_of_seat(deck, last, deeds, seat) for seat in range(len(last.hands))]


def _of_seat(deck: Deck, last: State, deeds: Sequence[Deed], seat: Seat) -> Figures:
    own = [deed.action for deed in deeds if deed.seat == seat]
    cards = {
        f"cards_{points}": ((last.scored[seat] & bits(same)).bit_count(),)
        for points, same in sorted(deck.by_points.items())
    }
    moves = sum(isinstance(action, Shift | Flip) for action in own)
    return {**cards, "moves": (moves,), "skips": (sum(isinstance(action, Skip) for action in own),)}
