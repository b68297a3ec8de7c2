"""What the planners ask about very many sheets, with sets as words or as a byte per square: to be compiled.

The same questions as in `shapes` and `prospects`, which answer them without a compiler by whole integers, and
the same answers to the last bit: every sum is made in the same order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Floats = NDArray[np.float64]

__all__ = ["canyon_worths", "creek_worth", "mudcracks_worth", "pips"]

NOTHING = -1


def canyon_worths(
    own: Ints,
    taken: Ints,
    chosen: Ints,
    placements: Ints,
    neighbours: Ints,
    cactus: Ints,
    icon: Ints,
    chances: Floats,
    prices: Floats,
    points: Floats,
    scratch: Ints,
    sums: Floats,
    worths: Floats,
) -> None:
    """Write down what the Canyon is worth after each of the chosen placements (`Shapes.worth`).

    By square: `own` says which are drawn (2 for the start), `taken` where nothing can be drawn any more.
    Rows of `placements` are squares and of `neighbours` squares beside each, both filled up with -1.
    """
    cells = len(own)
    seen, queue = scratch[0], scratch[1]
    cacti, more, icons = sums[0], sums[1], sums[2]
    for index in range(len(chosen)):
        size = 0
        cacti[:] = 0.0
        more[:] = 0.0
        for cell in range(cells):
            seen[cell] = taken[cell]
            if own[cell]:
                queue[size] = cell
                size += 1
                if own[cell] == 1 and cactus[cell] != NOTHING:
                    cacti[cactus[cell]] += 1.0
        row = chosen[index]
        for place in range(placements.shape[1]):
            cell = placements[row, place]
            if cell == NOTHING:
                break
            seen[cell] = 1
            queue[size] = cell
            size += 1
            if cactus[cell] != NOTHING:
                cacti[cactus[cell]] += 1.0
        worth = 0.0
        first = 0
        for step in range(len(chances)):
            last = size
            ring = 0
            icons[:] = 0.0
            near0 = near1 = near2 = 0.0
            for place in range(first, last):
                for side in range(neighbours.shape[1]):
                    cell = neighbours[queue[place], side]
                    if cell == NOTHING or seen[cell]:
                        continue
                    seen[cell] = 1
                    queue[size] = cell
                    size += 1
                    if cactus[cell] == 0:
                        near0 += 1.0
                    elif cactus[cell] == 1:
                        near1 += 1.0
                    elif cactus[cell] == 2:
                        near2 += 1.0
                    if icon[cell] != NOTHING:
                        icons[icon[cell]] += 1.0
                        ring += 1
            if size == last:
                break
            chance = chances[step]
            more[0] += chance * near0
            more[1] += chance * near1
            more[2] += chance * near2
            if ring:
                for bonus in range(len(prices)):
                    worth += chance * icons[bonus] * prices[bonus]
            first = last
        for kind in range(3):
            count = cacti[kind] + more[kind]
            whole = int(count)
            low = points[whole]
            worth += low + (count - whole) * (points[whole + 1] - low)
        worths[index] = worth


def creek_worth(
    visited: int,
    circled: int,
    filled: int,
    children: Ints,
    points: Floats,
    values: Floats,
    fading: Floats,
    stack: Ints,
) -> float:
    """The same as `Worth.creek`: what is circled, and what lies downstream."""
    worth = 0.0
    for space in range(len(points)):
        if circled >> space & 1:
            worth += points[space]
    if not len(fading):
        return worth
    blocked = visited | filled
    size = 0
    for space in range(len(points)):
        if visited >> space & 1:
            for place in range(children.shape[1]):
                if children[space, place] != NOTHING:
                    stack[size, 0], stack[size, 1] = children[space, place], 0
                    size += 1
    while size:
        size -= 1
        space, steps = stack[size, 0], stack[size, 1]
        if blocked >> space & 1:
            continue
        worth += fading[steps] * values[space]
        if steps + 1 < len(fading):
            for place in range(children.shape[1]):
                if children[space, place] != NOTHING:
                    stack[size, 0], stack[size, 1] = children[space, place], steps + 1
                    size += 1
    return worth


def mudcracks_worth(
    marked: int, masks: Ints, points: Floats, values: Floats, costs: Ints, fading: Floats
) -> float:
    """The same as `Worth.mudcracks`."""
    worth = 0.0
    most = len(fading) - 1
    for index in range(len(masks)):
        missing = masks[index] & ~marked
        if not missing:
            worth += points[index]
        elif most >= 0:
            cost = 0
            for node in range(len(costs)):
                if missing >> node & 1:
                    cost += costs[node]
            worth += values[index] * fading[min(cost, most)]
    return worth


def pips(
    start: int,
    breadth: int,
    spare: float,
    costs: Ints,
    lines: Ints,
    around: Ints,
    masks: Ints,
    points: Floats,
    values: Floats,
    rewards: Floats,
    fading: Floats,
    scratch: Ints,
    sums: Floats,
    found: Floats,
) -> None:
    """Write down what each value gains in the Mudcracks (`Prospects.pips`).

    Sets of nodes are kept in chains, one for each cost, the latest first.
    """
    most, nodes = len(found), len(costs)
    sets, further, chains = scratch[0], scratch[1], scratch[2]
    earned, judged = sums[0], sums[1]
    chains[:most] = NOTHING
    sets[0], further[0], earned[0], chains[0] = start, NOTHING, 0.0, 0
    used = 1
    before = mudcracks_worth(start, masks, points, values, costs, fading)
    for cost in range(most):
        link = chains[cost]
        while link != NOTHING:
            worth = mudcracks_worth(sets[link], masks, points, values, costs, fading)
            judged[link] = worth - before + earned[link]
            link = further[link]
        best = 0.0
        last_worth, last_set = 0.0, 0
        for rank in range(breadth):
            chosen = NOTHING
            link = chains[cost]
            while link != NOTHING:
                below = rank == 0 or judged[link] < last_worth
                below = below or (judged[link] == last_worth and sets[link] < last_set)
                if below and (
                    chosen == NOTHING
                    or judged[link] > judged[chosen]
                    or (judged[link] == judged[chosen] and sets[link] > sets[chosen])
                ):
                    chosen = link
                link = further[link]
            if chosen == NOTHING:
                break
            last_worth, last_set = judged[chosen], sets[chosen]
            if rank == 0:
                best = last_worth
            frontier = 0
            for node in range(nodes):
                if last_set >> node & 1:
                    frontier |= lines[node]
            frontier &= ~last_set
            for node in range(nodes):
                if not frontier >> node & 1:
                    continue
                total = cost + costs[node]
                if total >= most:
                    continue
                after = last_set | 1 << node
                gained = 0.0
                for place in range(around.shape[1]):
                    triangle = around[node, place]
                    if triangle != NOTHING and not masks[triangle] & ~after:
                        gained += rewards[triangle]
                link = chains[total]
                while link != NOTHING and sets[link] != after:
                    link = further[link]
                if link == NOTHING:
                    link = used
                    used += 1
                    sets[link], further[link], chains[total] = after, chains[total], link
                earned[link] = earned[chosen] + gained
        waiting = found[cost - 1] + (spare if cost < 20 else 0.0) if cost else 0.0
        found[cost] = max(best, waiting)
