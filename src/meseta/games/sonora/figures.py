"""What statistics of Sonora count, round by round: circles hit, bullseyes, and discs lost."""

from collections.abc import Sequence
from typing import cast

from meseta.core.figures import Deed, Figures
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.sonora.content import Edition
from meseta.games.sonora.counting import disc_spots, in_play
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import Phase, State, Where

_WRITING = (Phase.AI, Phase.RUINS, Phase.WRITE)


def count(game: AnyGame, deeds: Sequence[Deed]) -> list[Figures]:
    """The figures of every seat; solo, those of the colour chosen as one's own."""
    printed, last = cast(Sonora, game).printed, cast(State, deeds[-1].after)
    settled = _settled([deed.after for deed in deeds])
    return [_of_seat(printed, settled, seat) for seat in range(len(last.players))]


def _settled(states: Sequence[State]) -> list[State]:
    """How each round stood once its discs counted for their sections: flicked, swapped and chosen."""
    found: dict[int, State] = {}
    for state in states:
        if state.phase in _WRITING:
            found.setdefault(state.round, state)
    return list(found.values())


def _of_seat(printed: Edition, settled: Sequence[State], seat: Seat) -> Figures:
    return {
        "circles": tuple(_circles(printed, state, seat) for state in settled),
        "bullseyes": tuple(len(_own(state, seat, Where.SECTION)) for state in settled),
        "lost": tuple(len(_own(state, seat, Where.OUT)) for state in settled),
    }


def _circles(printed: Edition, state: State, seat: Seat) -> int:
    spots = (disc_spots(printed, state, disc) for disc in in_play(state, seat))
    return sum(any(spot.doubled for spot in found) for found in spots)


def _own(state: State, seat: Seat, where: Where) -> list[int]:
    return [disc for disc in state.own(seat, where) if not state.solo or disc // 5 == state.mine]
