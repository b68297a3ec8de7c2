"""Flicks from one corner as people can write them exactly, if they are legal."""

from math import degrees
from typing import Final, NamedTuple

from meseta.bots.sonora.hands import Row
from meseta.discs.chance import FULL_FORCE, velocity
from meseta.discs.flick import shot_fault
from meseta.games.sonora import flicking
from meseta.games.sonora.aims import STRAIGHT, Bearing, flick_of, rounded, rounded_angle, tenth
from meseta.games.sonora.board import Board, rotate
from meseta.games.sonora.state import State

HARDEST: Final = 0.999
"""How much of the top speed a flick has at most, so that rounding does not make it illegal."""


class Start(NamedTuple):
    """A place on the corner, as it is used and seen from above the board."""

    x: int
    y: int
    board_x: int
    board_y: int


class Shot(NamedTuple):
    """A flick."""

    own: tuple[int, int, int, int]
    """Start and velocity as its player sees them (`Flick`)."""
    row: Row
    """The same as seen from above the board."""


class Launch:
    """Flicks by the actor in one position."""

    def __init__(self, board: Board, state: State) -> None:
        self._board = board
        self._state = state
        self._corner: Final = state.corner(state.actor)
        self._top: Final = HARDEST * board.arena.top_speed
        self._fastest: Final = board.arena.top_speed**2
        self._starts: dict[tuple[float, ...], Start | None] = {}

    def shot(self, disc: int, told: tuple[float, ...], heading: float, speed: float) -> Shot | None:
        """The flick nearest to this that people can write exactly; None if it is illegal.

        `told` is where it starts, as people write it (`meseta.games.sonora.aims`).
        """
        if told not in self._starts:
            self._starts[told] = self._start(disc, told)
        start = self._starts[told]
        if start is None:
            return None
        force = tenth(100 * min(speed, self._top) / FULL_FORCE)
        vx, vy = velocity(0, rounded_angle(degrees(heading) - STRAIGHT), force / 100 * FULL_FORCE)
        if vx * vx + vy * vy > self._fastest:
            return None
        row = (self._corner, start.board_x, start.board_y, *rotate(self._corner, vx, vy))
        return Shot((start.x, start.y, vx, vy), row)

    def _start(self, disc: int, told: tuple[float, ...]) -> Start | None:
        """The start, if a disc may start there."""
        resting = flick_of(self._board.arena, disc, rounded(Bearing(0.0, 0.0, *told)))
        shot = flicking.board_shot(self._state, resting, 0, 0)
        is_free = flicking.start_is_free(self._board, self._state, shot)
        if shot_fault(self._board.arena, shot) is not None or not is_free:
            return None
        return Start(resting.x, resting.y, shot.x, shot.y)
