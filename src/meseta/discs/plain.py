"""The kernel as it is: plain Python over lists. Nothing to install, nothing to warm up."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.discs import kernel
from meseta.discs.arena import Arena, figures, walls
from meseta.discs.run import Place, Run, Shot


def run(arena: Arena, discs: Sequence[Place], shot: Shot, room: int = 200) -> Run:
    """The flick ``shot`` at the resting ``discs``, with a log that has ``room`` rows at first."""
    size = len(discs) + 1
    state = [[0.0] * size for _ in range(kernel.STATE_ROWS)]
    state[0] = [float(x) for x, _ in discs] + [float(shot.x)]
    state[1] = [float(y) for _, y in discs] + [float(shot.y)]
    marks = [[0] * size for _ in range(kernel.MARK_ROWS)]
    log = [0.0] * (room * kernel.WIDTH)
    launch = (float(shot.corner), float(shot.vx), float(shot.vy))
    duration, rows, touched, settled = kernel.run(figures(arena), walls(arena), launch, state, marks, log)
    if rows > room:
        return run(arena, discs, shot, rows)
    return Run(duration, touched, settled, state[0], state[1], marks[2], log[: rows * kernel.WIDTH])
