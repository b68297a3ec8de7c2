"""A second opinion: the same laws, integrated in tiny steps and written independently of the kernel.

It sees a contact when two discs overlap, not when a root says so, and resolves it with vectors. Steps of two
microseconds put its contacts some micrometres off, which later contacts magnify; so it is asked for the
first few contacts of a flick, not for the resting places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from meseta.discs import Arena, Place, Shot
from meseta.discs.arena import CORNERS

STEP = 2e-6
WALL = -1

Contact: TypeAlias = tuple[float, int, int]
Floats: TypeAlias = NDArray[np.float64]

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """numba's decorator, with the type it keeps."""
    return cast(F, numba.njit(cache=True)(function))


def first_contacts(arena: Arena, discs: list[Place], shot: Shot, count: int) -> list[Contact]:
    """Time, disc and other (or `WALL`) of up to ``count`` contacts, as seen by small steps."""
    places = np.array([*discs, (shot.x, shot.y)], np.float64)
    velocities = np.zeros_like(places)
    velocities[-1] = shot.vx, shot.vy
    ratios = (arena.disc_restitution, arena.disc_grip, arena.wall_restitution, arena.wall_grip)
    lengths = (arena.half_width, arena.edge, arena.disc_radius, arena.hole_radius)
    speeds = (arena.jump_speed, arena.plunge_speed, arena.deceleration)
    found: list[Contact] = step_on(
        places,
        velocities,
        np.array(CORNERS[shot.corner], np.float64),
        np.array(lengths, np.float64),
        np.array(ratios) / 1000,
        np.array(speeds),
        count,
    )
    return [(t, a, b) if b == WALL else (t, min(a, b), max(a, b)) for t, a, b in found[:count]]


@compiled
def step_on(
    places: Floats,
    velocities: Floats,
    corner: Floats,
    lengths: Floats,
    ratios: Floats,
    speeds: Floats,
    count: int,
) -> list[Contact]:
    half_width, edge, radius, hole = lengths
    jump, plunge, deceleration = speeds
    flicked = len(places) - 1
    gone = np.zeros(len(places), np.bool_)
    over = np.zeros(len(places), np.bool_)  # whether a disc over the hole has been judged already
    sunk = np.zeros(len(places))
    raised = True
    found = [(0.0, 0, 0) for _ in range(0)]
    for step in range(20_000_000):
        if not slide(places, velocities, deceleration) or len(found) >= count:
            break
        raised = raised and places[flicked, 0] * corner[0] + places[flicked, 1] * corner[1] > edge
        for i in range(len(places)):
            if velocities[i, 0] == 0 and velocities[i, 1] == 0:
                continue
            x, y = places[i]
            inside = x * x + y * y < hole * hole
            if inside and not over[i]:
                sunk[i] = (time_over(places[i], velocities[i], hole) * plunge / (2 * hole)) ** 2
                if sunk[i] >= 1:
                    gone[i] = True
                    velocities[i] = 0.0
            if over[i] and not inside:
                outward = places[i] / np.hypot(x, y)
                across = np.sum(outward * velocities[i])
                velocities[i] -= outward * across * (1 - np.sqrt(1 - sunk[i]))
            over[i] = inside
            for nx, ny, limit in walls(x, y, half_width, edge, radius):
                if x * nx + y * ny <= limit:
                    continue
                normal = np.array([nx, ny])
                beyond = np.sum(normal * velocities[i]) > 0
                own_edge = i == flicked and raised and np.sum(normal * corner) > 1.1
                if beyond and not own_edge:
                    found.append((step * STEP, i, WALL))
                    straight = np.sum(normal * velocities[i])
                    rubbing = length(velocities[i] - straight * normal) * ratios[3]
                    height = max(straight - rubbing, 0.0) / jump
                    if height >= 1:
                        gone[i] = True
                        velocities[i] = 0.0
                    else:
                        back = ratios[2] * np.sqrt(1 - height**4)
                        push_apart(velocities[i], np.zeros(2), normal, back, ratios[3], 1.0)
            for j in range(len(places)):
                square = (places[j, 0] - x) ** 2 + (places[j, 1] - y) ** 2
                if i != j and not gone[i] and not gone[j] and square < (2 * radius) ** 2:
                    normal = (places[j] - places[i]) / np.sqrt(square)
                    if np.sum((velocities[i] - velocities[j]) * normal) > 0:
                        found.append((step * STEP, i, j))
                        push_apart(velocities[i], velocities[j], normal, ratios[0], ratios[1], 0.5)
    return found


@compiled
def slide(places: Floats, velocities: Floats, deceleration: float) -> bool:
    """Move everything by one step; whether anything moves."""
    moving = False
    for i in range(len(places)):
        speed = np.sqrt(velocities[i, 0] ** 2 + velocities[i, 1] ** 2)
        if speed > 0:
            moving = True
            slower = max(speed - deceleration * STEP, 0.0)
            for axis in range(2):
                places[i, axis] += velocities[i, axis] * (0.5 * (speed + slower) / speed * STEP)
                velocities[i, axis] *= slower / speed
    return moving


@compiled
def length(vector: Floats) -> float:
    return float(np.hypot(vector[0], vector[1]))


@compiled
def time_over(place: Floats, velocity: Floats, hole: float) -> float:
    """How long a disc will be over the hole at its current speed, stepped through in micrometres."""
    speed = np.hypot(velocity[0], velocity[1])
    ahead = place.copy()
    way = 0
    while np.hypot(ahead[0], ahead[1]) < hole:
        ahead += velocity / speed
        way += 1
    return way / float(speed)


@compiled
def walls(x: float, y: float, half_width: float, edge: float, radius: float) -> tuple[tuple[float, ...], ...]:
    """The three walls of the quarter that a disc is in: outward normal, and the limit along it."""
    sx, sy = np.sign(x), np.sign(y)
    half = np.sqrt(0.5)
    return (
        (sx, 0.0, half_width - radius),
        (0.0, sy, half_width - radius),
        (sx * half, sy * half, edge * half - radius),
    )


@compiled
def push_apart(v: Floats, w: Floats, normal: Floats, restitution: float, grip: float, share: float) -> float:
    """The approach, turned in place into a separation by opposite impulses, of which each takes ``share``."""
    relative = v - w
    approach = np.sum(relative * normal)
    sliding = relative - approach * normal
    rub = np.hypot(sliding[0], sliding[1])
    push = (1 + restitution) * approach * share
    impulse = push * normal
    if rub > 0:
        impulse = impulse + sliding / rub * min(grip * push, rub * share)
    v -= impulse
    w += impulse
    return float(approach)
