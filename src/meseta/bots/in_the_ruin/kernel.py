"""What the planners ask about very many sheets, over two words of bits: to be compiled.

The same questions as in `rectangles`, `floods` and `outlook`, which answer them without a compiler by whole
integers, and the same answers to the last bit: every sum is made in the same order. A set of spaces is two
words, the first 61 spaces and the other 60, so that none of their bits is ever a sign.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Floats = NDArray[np.float64]

__all__ = ["best_ends", "best_targets", "distances", "fill_worths", "network_worths"]

LOW_BITS = 61
LOW = (1 << 61) - 1
HIGH = (1 << 60) - 1
SIZE = 11

# Spaces that are not in the last, and not in the first column.
NOT_RIGHT_LOW = LOW ^ sum(1 << cell for cell in range(61) if cell % 11 == 10)
NOT_RIGHT_HIGH = HIGH ^ sum(1 << cell - 61 for cell in range(61, 121) if cell % 11 == 10)
NOT_LEFT_LOW = LOW ^ sum(1 << cell for cell in range(61) if cell % 11 == 0)
NOT_LEFT_HIGH = HIGH ^ sum(1 << cell - 61 for cell in range(61, 121) if cell % 11 == 0)


def count(word: int) -> int:
    """How many bits are set."""
    word = word - (word >> 1 & 0x5555555555555555)
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F


def beside_low(low: int, high: int) -> int:
    """The first word of the spaces that share an edge with these."""
    right = (low & NOT_RIGHT_LOW) << 1 & LOW
    left = (low & NOT_LEFT_LOW) >> 1 | (high & NOT_LEFT_HIGH & 1) << 60
    down = (low & (1 << 50) - 1) << 11
    up = low >> 11 | (high & 0x7FF) << 50
    return right | left | down | up


def beside_high(low: int, high: int) -> int:
    """The second word of the spaces that share an edge with these."""
    right = (high & NOT_RIGHT_HIGH) << 1 & HIGH | (low & NOT_RIGHT_LOW) >> 60
    left = (high & NOT_LEFT_HIGH) >> 1
    down = (high & (1 << 49) - 1) << 11 | low >> 50
    up = high >> 11
    return right | left | down | up


def small_holes(low: int, high: int) -> int:
    """How many spaces lie in holes of one or two spaces."""
    right_low = (low & NOT_RIGHT_LOW) << 1 & low
    right_high = ((high & NOT_RIGHT_HIGH) << 1 | (low & NOT_RIGHT_LOW) >> 60) & high
    left_low = ((low & NOT_LEFT_LOW) >> 1 | (high & NOT_LEFT_HIGH & 1) << 60) & low
    left_high = (high & NOT_LEFT_HIGH) >> 1 & high
    down_low = (low & (1 << 50) - 1) << 11 & low
    down_high = ((high & (1 << 49) - 1) << 11 | low >> 50) & high
    up_low = (low >> 11 | (high & 0x7FF) << 50) & low
    up_high = high >> 11 & high
    inner_low = right_low & left_low | down_low & up_low | (right_low | left_low) & (down_low | up_low)
    inner_high = (
        right_high & left_high | down_high & up_high | (right_high | left_high) & (down_high | up_high)
    )
    held_low = low & ~(inner_low | beside_low(inner_low, inner_high))
    held_high = high & ~(inner_high | beside_high(inner_low, inner_high))
    return count(held_low) + count(held_high)


def best_targets(
    rectangles: Ints, empty: Ints, odds: Floats, eased: Floats, marks: int, promised: Floats, indices: Ints
) -> tuple[int, int]:
    """Write down the rectangles most worth filling, as many as there is room for; returns how many, and which
    promises the most now.

    `rectangles` are in the order in which equals are preferred.
    """
    best, first, found = 0.0, 0, 0
    low, high, room = empty[0], empty[1], len(indices)
    for index in range(len(rectangles)):
        area = rectangles[index, 0]
        if area <= best:  # smaller ones cannot catch up
            break
        missing = area - marks
        if missing > 0 and eased[missing] < 0.02:
            continue
        missing = count(rectangles[index, 1] & low) + count(rectangles[index, 2] & high)
        worth = area * eased[missing]
        if worth <= best:
            continue
        if area * odds[missing] > best:
            best, first = area * odds[missing], index
        if found < room:
            found += 1
        elif worth <= promised[room - 1]:
            continue
        place = found - 1
        while place > 0 and promised[place - 1] < worth:
            promised[place], indices[place] = promised[place - 1], indices[place - 1]
            place -= 1
        promised[place], indices[place] = worth, index
    return found, first


def fill_worths(empties: Ints, aims: Ints, odds: Floats, hole_cost: float, worths: Floats) -> None:
    """Write down what the rectangles of all aims promise in each of these sheets, less the cost of holes.

    Every row of `aims` is a rectangle: the number of its aim, its area and its spaces.
    """
    for sheet in range(len(empties)):
        low, high = empties[sheet, 0], empties[sheet, 1]
        total = 0.0
        row = 0
        for aim in range(len(odds)):
            best = -1.0
            while row < len(aims) and aims[row, 0] == aim:
                missing = count(aims[row, 2] & low) + count(aims[row, 3] & high)
                worth = aims[row, 1] * odds[aim, missing]
                best = max(best, worth)
                row += 1
            total += best
        if low | high:
            total -= hole_cost * small_holes(low, high)
        worths[sheet] = total


def distances(starts: Ints, spaces: Ints, far: Ints) -> None:
    """Write down for every start the steps to each space over these spaces, where there is a path."""
    space_low, space_high = spaces[0], spaces[1]
    for start in range(len(starts)):
        edge_low, edge_high = starts[start, 0], starts[start, 1]
        seen_low, seen_high = edge_low, edge_high
        steps = 0
        while edge_low | edge_high:
            left = edge_low
            while left:
                far[start, count((left & -left) - 1)] = steps
                left &= left - 1
            left = edge_high
            while left:
                far[start, LOW_BITS + count((left & -left) - 1)] = steps
                left &= left - 1
            next_low = beside_low(edge_low, edge_high) & space_low & ~seen_low
            edge_high = beside_high(edge_low, edge_high) & space_high & ~seen_high
            edge_low = next_low
            seen_low |= edge_low
            seen_high |= edge_high
            steps += 1


def foremost(low: int, high: int, order: Ints) -> int:
    """The first space in that order which is in the set; -1 for an empty set."""
    if low | high:
        for place in range(len(order)):
            cell: int = order[place]
            if (low >> cell if cell < LOW_BITS else high >> cell - LOW_BITS) & 1:
                return cell
    return -1


def best_ends(roads: Ints, gates: Ints, pawn: int, steps: int, order: Ints, ends: Ints) -> None:
    """Write down for the Roads of each sheet the best two places to stop on foot, and the best by a warp.

    Where a pawn can stop is found as in `meseta.games.in_the_ruin.reach.stops`.
    """
    pawn_low = 1 << pawn if pawn < LOW_BITS else 0
    pawn_high = 0 if pawn < LOW_BITS else 1 << pawn - LOW_BITS
    for sheet in range(len(roads)):
        road_low, road_high = roads[sheet, 0], roads[sheet, 1]
        seen_low, seen_high = pawn_low, pawn_high
        edge_low, edge_high = pawn_low, pawn_high
        entry_low, entry_high, left = edge_low & gates[0], edge_high & gates[1], steps
        for step in range(1, steps + 1):
            next_low = beside_low(edge_low, edge_high) & road_low & ~seen_low
            edge_high = beside_high(edge_low, edge_high) & road_high & ~seen_high
            edge_low = next_low
            if not edge_low | edge_high:
                break
            seen_low |= edge_low
            seen_high |= edge_high
            if not entry_low | entry_high and edge_low & gates[0] | edge_high & gates[1]:
                entry_low, entry_high, left = edge_low & gates[0], edge_high & gates[1], steps - step
        ends[sheet, 0] = best = foremost(seen_low, seen_high, order)
        best_low = 1 << best if best < LOW_BITS else 0
        best_high = 0 if best < LOW_BITS else 1 << best - LOW_BITS
        ends[sheet, 1] = foremost(seen_low ^ best_low, seen_high ^ best_high, order)
        ends[sheet, 2] = -1
        if not entry_low | entry_high or left < 1:
            continue
        lone = count(entry_low) + count(entry_high) == 1
        far_low = gates[0] & ~entry_low if lone else gates[0]
        far_high = gates[1] & ~entry_high if lone else gates[1]
        edge_low, edge_high = far_low, far_high
        for _ in range(left - 1):
            next_low = beside_low(edge_low, edge_high) & road_low & ~far_low
            edge_high = beside_high(edge_low, edge_high) & road_high & ~far_high
            edge_low = next_low
            if not edge_low | edge_high:
                break
            far_low |= edge_low
            far_high |= edge_high
        ends[sheet, 2] = foremost(far_low & ~seen_low, far_high & ~seen_high, order)


def network_worths(
    sheets: Ints, sets: Ints, figures: Floats, ends: Ints, likely: Floats, worths: Floats
) -> None:
    """Write down what the Roads of each sheet connect or may yet connect (`Outlook.network_worth`).

    Every row of `sheets` holds Roads and Walls. `sets` has the spaces joined to the Exit, those with letters,
    with gems and with fresh letters, and the ends of the hand's routes.
    """
    reach, joining, active_worth, fresh_worth = figures[0], figures[1], figures[2], figures[3]
    route, places, trades, last = figures[4], figures[5], figures[6], figures[7] > 0
    for sheet in range(len(sheets)):
        road_low, road_high = sheets[sheet, 0], sheets[sheet, 1]
        space_low, space_high = LOW ^ sheets[sheet, 2], HIGH ^ sheets[sheet, 3]
        seen_low, seen_high = sets[0, 0], sets[0, 1]
        edge_low, edge_high = seen_low, seen_high
        while edge_low | edge_high:
            next_low = beside_low(edge_low, edge_high) & road_low & ~seen_low
            edge_high = beside_high(edge_low, edge_high) & road_high & ~seen_high
            edge_low = next_low
            seen_low |= edge_low
            seen_high |= edge_high
        edge_low, edge_high = seen_low, seen_high
        for end in range(len(ends)):
            likely[ends[end, 0]] = 0.0
            likely[ends[end, 1]] = 0.0
        letters = actives = freshes = 0.0
        near = sure = 1.0
        while edge_low | edge_high:
            hit_low, hit_high = edge_low & sets[1, 0], edge_high & sets[1, 1]
            if hit_low | hit_high:
                letters += sure * (count(hit_low) + count(hit_high))
                actives += near * (count(hit_low & sets[2, 0]) + count(hit_high & sets[2, 1]))
                freshes += near * (count(hit_low & sets[3, 0]) + count(hit_high & sets[3, 1]))
                for end in range(len(ends)):
                    for side in range(2):
                        cell = ends[end, side]
                        inside = cell < LOW_BITS
                        if (hit_low >> cell if inside else hit_high >> cell - LOW_BITS) & 1:
                            likely[cell] = sure
            next_low = beside_low(edge_low, edge_high) & space_low & ~seen_low
            edge_high = beside_high(edge_low, edge_high) & space_high & ~seen_high
            edge_low = next_low
            seen_low |= edge_low
            seen_high |= edge_high
            near *= reach
            sure *= joining
        share = letters / places
        chance_card = route * share * share
        hand = chance_card * trades
        for end in range(len(ends)):
            own = route * likely[ends[end, 0]] * likely[ends[end, 1]]
            hand += own if own > chance_card or last else (own + chance_card) / 2
        worths[sheet] = active_worth * actives + fresh_worth * freshes + hand
