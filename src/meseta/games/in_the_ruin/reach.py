"""Where a pawn can go, and what Roads connect (RU-18, RU-19, RU-33)."""

from typing import NamedTuple

from meseta.games.in_the_ruin.sheet import NOT_LEFT, NOT_RIGHT, SIZE, Cell, neighbours
from meseta.grids.bits import Bits, members


class Reach(NamedTuple):
    """Where a pawn can stop."""

    walk: Bits
    """On foot, the space it stands on included."""
    warp: Bits
    """Further places that need a warp."""


def stops(roads: Bits, gates: Bits, pawn: Cell, steps: int) -> Reach:
    """Every place where the pawn can stop within that many steps, on foot and with one warp.

    Only the nearest Gate matters as an entrance: from it every other Gate is one step away. A further Gate
    would only add the nearest one as a destination, which is closer on foot.
    """
    seen = edge = 1 << pawn
    entry, left = edge & gates, steps
    for step in range(1, steps + 1):
        edge = neighbours(edge) & roads & ~seen
        if not edge:
            break
        seen |= edge
        if not entry and edge & gates:
            entry, left = edge & gates, steps - step
    if not entry or left < 1:
        return Reach(seen, 0)
    lone = entry if entry & entry - 1 == 0 else 0
    return Reach(seen, walk(roads, gates & ~lone, left - 1) & ~seen)


def walk(roads: Bits, start: Bits, steps: int) -> Bits:
    """Every Road within that many steps of the start, the start included."""
    # `neighbours` written out: these floods run with nearly every action.
    to_right, to_left = roads & NOT_LEFT, roads & NOT_RIGHT
    seen = start
    for _ in range(steps):
        more = seen | seen << 1 & to_right | seen >> 1 & to_left | (seen << SIZE | seen >> SIZE) & roads
        if more == seen:
            break
        seen = more
    return seen


def distance(roads: Bits, start: Cell, goal: Cell, most: int) -> int | None:
    """The steps from one Road to another; None where there are more than `most`."""
    to_right, to_left = roads & NOT_LEFT, roads & NOT_RIGHT
    target, seen = 1 << goal, 1 << start
    for step in range(most + 1):
        if seen & target:
            return step
        more = seen | seen << 1 & to_right | seen >> 1 & to_left | (seen << SIZE | seen >> SIZE) & roads
        if more == seen:
            return None
        seen = more
    return None


def area(roads: Bits, start: Cell) -> Bits:
    """The edge-connected area of Roads around a space; empty where that is not a Road (RU-33)."""
    seen = edge = roads & 1 << start
    while edge:
        edge = neighbours(edge) & roads & ~seen
        seen |= edge
    return seen


def connected(roads: Bits, a: Cell, b: Cell) -> bool:
    """Whether two spaces are in the same edge-connected area of Roads (RU-33)."""
    target = roads & 1 << b
    seen = edge = roads & 1 << a
    while edge and target:
        if seen & target:
            return True
        edge = neighbours(edge) & roads & ~seen
        seen |= edge
    return False


def path(roads: Bits, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """A shortest path over Roads, both ends included; empty where there is none."""
    both = 1 << start | 1 << goal
    if roads & both != both:
        return ()
    layers = [roads & 1 << start]
    seen = layers[0]
    while layers[-1] and not seen >> goal & 1:
        layers.append(neighbours(layers[-1]) & roads & ~seen)
        seen |= layers[-1]
    if not seen >> goal & 1:
        return ()
    way = [goal]
    for layer in reversed(layers[:-1]):
        way.append(members(neighbours(1 << way[-1]) & layer)[0])
    return tuple(reversed(way))
