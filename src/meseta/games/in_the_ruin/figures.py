"""What statistics of In the Ruin count: gems, penalties, rectangles, routes, roads, the escape."""

from collections.abc import Sequence
from typing import cast

from meseta.core.figures import Deed, Figures
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.scoring import connections
from meseta.games.in_the_ruin.sheet import largest_rectangle
from meseta.games.in_the_ruin.state import State


def count(game: AnyGame, deeds: Sequence[Deed]) -> list[Figures]:
    """The figures of every seat; whoever never escaped has 0 as the round of their escape."""
    last: State = deeds[-1].after
    printed = cast(InTheRuin, game).printed
    return [_of_seat(printed, last, seat) for seat in range(len(last.players))]


def _of_seat(printed: Edition, last: State, seat: Seat) -> Figures:
    player = last.players[seat]
    first, second = player.rectangle, largest_rectangle(player.marks)
    return {
        "gems": (player.gems,),
        "penalties": (player.penalties,),
        "rectangle_1": (first.area if first else 0,),
        "rectangle_2": (second.area if second else 0,),
        "routes": (sum(map(bool, connections(printed, player).values())),),
        "roads": (player.roads.bit_count(),),
        "escape": (player.escaped,),
    }
