"""The best turn by trying everything that the engine itself calls legal, one action after another."""

from collections.abc import Callable

from meseta.core.daily import DailyMaker
from meseta.core.game import AnyGame, AnyState


def most_points(
    game: AnyGame, maker: DailyMaker, start: AnyState, allow: Callable[[AnyState], bool] = lambda state: True
) -> int:
    """The most points that any turn gains."""
    seen, edge, gained = {start}, [start], list[int]()
    while edge:
        state = edge.pop()
        if maker.over(game, start, state):
            gained.append(maker.points(game, start, state))
            continue
        for action in game.legal(state, maker.seat):
            after = game.apply(state, maker.seat, action)
            if after not in seen and allow(after):
                seen.add(after)
                edge.append(after)
    return max(gained)
