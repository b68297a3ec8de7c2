"""The motion of discs, contact by contact, in closed form.

A sliding disc loses speed at a constant rate, so between contacts its path is a straight line and its
place a quadratic in time. The kernel therefore never steps: it finds the next thing that happens to any
disc, moves the discs concerned there, resolves it, and looks again.

This file is plain Python, and numba compiles this same source; the two agree bit for bit because
nothing here goes beyond ``+ - * / sqrt``, comparisons and truncation to an integer. Keep it that way. Sums of
four products are bracketed in pairs, so that a mirrored or rotated table gives exactly the mirrored or
rotated result, and nothing depends on the order in which discs are listed.

Lengths are micrometres, times seconds. The arguments shared by the functions:

``figures``  the arena as nine floats (`meseta.discs.arena.Figures`)
``walls``    eight things with ``nx ny limit``: the unit normal, pointing off the floor, and how far along it
             a disc's centre can go; walls 0 to 3 are the frame's sides, 4 to 7 the corners' edges
``discs``    things with the attributes `REALS` and `WHOLES`: where a disc was, which way it was going and
             how fast at the time ``since``; when its next event is ``due``, what it is and whom it meets;
             what has become of it. Objects in a list, or records in an array: both are changed in place
``moving``   the numbers of the discs in motion, of which the first ``count`` are valid
``log``      rows of `WIDTH` floats, flattened: ``kind t disc other x y vx vy approach``
"""

from __future__ import annotations

from math import sqrt
from typing import Any, TypeAlias

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Lists of objects in plain Python, arrays of records where numba compiles the same source."""

VERSION = 1
"""Raised whenever a flick may come out differently: a record can say which kernel it was played on."""

REST, HIT, WALL, FALL, EDGE, LEAVE, START = 0, 1, 2, 3, 4, 5, 6
"""What can happen to a disc: it stops, meets a disc, meets a wall, falls into the hole, passes the edge of
its launch corner, jumps a wall, is flicked."""

ON_FLOOR, IN_HOLE, OFF_BOARD, ON_CORNER = 0, 1, 2, 3
"""What becomes of a disc. `ON_CORNER` is the flicked disc that never passed its corner's edge."""

REALS = ("x", "y", "ux", "uy", "pace", "since", "due")
WHOLES = ("what", "whom", "fate")
"""A disc's attributes, the floats and the integers."""

WIDTH = 9
"""Floats in a row of the log."""

CALM = 1.0
"""A disc slower than this, in µm/s, is at rest: it would slide for about another picometre."""

SLOW = 2000.0
"""Discs that meet more slowly than this, in µm/s, do not rebound: see `strike`."""

QUIET = 0.01
"""What already touches and approaches more slowly than this, in µm/s, is left alone."""

PAUSE = 1e-5
"""Discs that touch and do not approach meet again no sooner than this, in seconds."""

CLOSE = 1e-6
"""Discs nearer than this, in µm, touch."""

MOST_EVENTS = 20_000
"""Events after which the kernel gives up; in ``make discs-million`` it has never done so."""

NEVER = 1e30


def run(figures: Data, walls: Data, launch: Data, discs: Data, moving: Data, log: Data) -> Data:
    """The flick ``launch = (corner, vx, vy)`` of the last disc, carried on until every disc is at rest.

    Leaves the final places and fates in ``discs``. Returns the duration, the number of log rows there were
    (more than ``log`` has room for, if it is short), whether the flicked disc touched a wall or a disc, and
    whether everything came to rest within `MOST_EVENTS`.
    """
    drag, jump = figures[0], figures[8]
    flicked = len(discs) - 1
    mine = discs[flicked]
    corner = int(launch[0])
    ajar = 4 + corner  # not yet a wall to the flicked disc: the edge it has to pass
    count = steer(flicked, launch[1], launch[2], discs, moving, 0)
    rows = note(log, 0, START, 0.0, flicked, corner, 0.0, discs)
    now, edge, touched = 0.0, NEVER, False
    if count > 0:
        predict(flicked, now, ajar, figures, walls, discs, moving, count)
        edge = passing(mine, now, walls[ajar], figures)

    for _ in range(MOST_EVENTS):
        if count == 0:
            break
        i = soonest(discs, moving, count)
        disc = discs[i]
        if edge <= disc.due:
            advance(mine, edge, drag)
            rows = note(log, rows, EDGE, edge, flicked, corner, 0.0, discs)
            ajar, edge = -1, NEVER
            continue

        now, kind, wall = disc.due, disc.what, disc.whom
        j = disc.whom if kind == HIT else i
        other = discs[j]
        other_slid = other.pace > 0.0
        advance(disc, now, drag)
        advance(other, now, drag)
        if kind == HIT:
            vx, vy, wx, wy, approach = strike(disc, other, figures)
            count = steer(i, vx, vy, discs, moving, count)
            count = steer(j, wx, wy, discs, moving, count)
            if approach > 0.0:
                touched = True  # the flicked disc: nothing else moves before it has touched something
                rows = note(log, rows, HIT, now, i, j, approach, discs)
                rows = note(log, rows, HIT, now, j, i, approach, discs)
        elif kind == WALL:
            touched = True
            vx, vy, approach = bounce(disc, walls[wall], figures)
            if approach > jump:
                rows = note(log, rows, LEAVE, now, i, wall, approach, discs)
                disc.fate = OFF_BOARD
                count = steer(i, 0.0, 0.0, discs, moving, count)
            else:
                count = steer(i, vx, vy, discs, moving, count)
                rows = note(log, rows, WALL, now, i, wall, approach, discs)
        else:
            if kind == FALL:
                rows = note(log, rows, FALL, now, i, -1, 0.0, discs)
                disc.fate = IN_HOLE
            count = steer(i, 0.0, 0.0, discs, moving, count)

        # A disc that has stopped rests, or falls; one that was to meet either of the two is predicted again.
        rows = settle(i, now, figures, discs, log, rows)
        if j != i and other_slid:
            rows = settle(j, now, figures, discs, log, rows)
        for m in range(count):
            k = moving[m]
            if k in (i, j) or (discs[k].what == HIT and discs[k].whom in (i, j)):
                advance(discs[k], now, drag)
                predict(k, now, ajar if k == flicked else -1, figures, walls, discs, moving, count)
                if k == flicked and ajar >= 0:
                    edge = passing(mine, now, walls[ajar], figures)
        obstruct(i, now, figures, discs, moving, count)
        if j != i:
            obstruct(j, now, figures, discs, moving, count)
        if mine.pace == 0.0:
            edge = NEVER

    if ajar >= 0 and mine.fate == ON_FLOOR:
        mine.fate = ON_CORNER
    return now, rows, touched, count == 0


def soonest(discs: Data, moving: Data, count: int) -> Data:
    """The moving disc whose event is due first; of several at once, the one that lies first."""
    best = moving[0]
    for m in range(1, count):
        k = moving[m]
        due, earliest = discs[k].due, discs[best].due
        if due < earliest or (due == earliest and lies_first(discs[k], discs[best])):
            best = k
    return best


def lies_first(one: Data, other: Data) -> Data:
    """Whether one disc lies further left than the other, or just as far left and higher: this breaks ties."""
    return one.x < other.x or (one.x == other.x and one.y < other.y)


def predict(
    i: int, now: float, ajar: int, figures: Data, walls: Data, discs: Data, moving: Data, count: int
) -> None:
    """Write down what happens next to the moving disc ``i``, which is where it is ``now``."""
    drag, radius, hole, plunge = figures[0], figures[1], figures[2], figures[3]
    disc = discs[i]
    x, y, ux, uy, speed = disc.x, disc.y, disc.ux, disc.uy, disc.pace
    span = 2.0 * radius

    # What stands still is met at a distance along the path; friction ends the path.
    kind, mate = REST, -1
    best = speed * speed / (2.0 * drag)
    for k in range(len(walls)):
        wall = walls[k]
        toward = ux * wall.nx + uy * wall.ny
        if speed * toward > QUIET and k != ajar:
            gap = wall.limit - (x * wall.nx + y * wall.ny)
            if gap < best * toward:
                best, kind, mate = gap / toward if gap > 0.0 else 0.0, WALL, k
    for j in range(len(discs)):
        other = discs[j]
        if other.pace == 0.0:
            dx = other.x - x
            dy = other.y - y
            ahead = dx * ux + dy * uy
            if ahead > 0.0:
                aside = dx * uy - dy * ux
                chord = span * span - aside * aside
                if chord > 0.0:
                    d = ahead - sqrt(chord)
                    if d <= 0.0:
                        d = 0.0 if speed * ahead > QUIET * span else NEVER
                    sooner = d < best or (d == best and kind == HIT and lies_first(other, discs[mate]))
                    if sooner and other.fate == ON_FLOOR:
                        best, kind, mate = d, HIT, j

    # The hole takes a disc that would stay over it long enough, seen from the rim or from where it is.
    aside = x * uy - y * ux
    chord = hole * hole - aside * aside
    if chord > 0.0:
        half = sqrt(chord)
        middle = -(x * ux + y * uy)
        enter, leave = middle - half, middle + half
        if leave > 0.0 and enter < best:
            enter = enter if enter > 0.0 else 0.0
            over = leave - enter
            left = speed * speed - 2.0 * drag * enter
            if left * (4.0 * (hole * hole)) <= (plunge * plunge) * (over * over):
                best, kind, mate = enter, FALL, -1

    wait = speed / drag if kind == REST else elapsed(best, speed, drag)

    # What moves too is met at a time, before either of the two has stopped.
    for m in range(count):
        j = moving[m]
        other = discs[j]
        gone = now - other.since
        other_speed = other.pace - drag * gone
        if j != i and other_speed > 0.0:
            way = (other.pace - 0.5 * drag * gone) * gone
            dx = other.x + other.ux * way - x
            dy = other.y + other.uy * way - y
            horizon = min(wait, other_speed / drag)
            reach = span + (speed + other_speed) * horizon
            if dx * dx + dy * dy < reach * reach:
                t = meet(
                    dx, dy,
                    other.ux * other_speed - ux * speed, other.uy * other_speed - uy * speed,
                    (ux - other.ux) * (0.5 * drag), (uy - other.uy) * (0.5 * drag),
                    span, horizon,
                )  # fmt: skip  # one vector per pair
                if t < wait or (t == wait and kind == HIT and lies_first(other, discs[mate])):
                    wait, kind, mate = t, HIT, j

    disc.due = now + wait
    disc.what = kind
    disc.whom = mate


def meet(
    dx: float, dy: float, vx: float, vy: float, ax: float, ay: float, span: float, horizon: float
) -> float:
    """The first time up to ``horizon`` when ``d + v t + a t²`` is ``span`` long and shrinking, or `NEVER`.

    Its squared length is a quartic. Its second derivative is a quadratic, so two square roots cut the time
    into stretches where the quartic is convex or concave. On a convex stretch Newton's method started at
    the left, and on a concave one started at the right, goes straight to the first root and never past it.
    """
    c0 = (dx * dx + dy * dy) - span * span
    c1 = 2.0 * (dx * vx + dy * vy)
    c2 = (vx * vx + vy * vy) + 2.0 * (dx * ax + dy * ay)
    c3 = 2.0 * (vx * ax + vy * ay)
    c4 = ax * ax + ay * ay
    close = 2.0 * span * CLOSE
    soonest_again = 0.0
    if c0 <= close:
        if c1 < -2.0 * span * QUIET:
            return 0.0
        c0 = 0.0
        c1 = max(c1, 0.0)
        soonest_again = PAUSE
    if c1 >= 0.0 and c2 >= 0.0 and c3 >= 0.0:
        return NEVER

    # Where the quartic bends down: between the roots of c2 + 3 c3 t + 6 c4 t².
    bend_from = bend_to = horizon
    inner = 9.0 * (c3 * c3) - 24.0 * (c4 * c2)
    if c4 > 0.0 and inner > 0.0:
        root = sqrt(inner)
        bend_from = min(max((-3.0 * c3 - root) / (12.0 * c4), 0.0), horizon)
        bend_to = min(max((-3.0 * c3 + root) / (12.0 * c4), 0.0), horizon)

    t = falling(c0, c1, c2, c3, c4, 0.0, bend_from, close)
    if t == NEVER and bend_from < bend_to:
        t = sinking(c0, c1, c2, c3, c4, bend_to, close)
    if t == NEVER and bend_to < horizon:
        t = falling(c0, c1, c2, c3, c4, bend_to, horizon, close)
    return min(max(t, soonest_again), horizon) if t < NEVER else NEVER


def falling(
    c0: float, c1: float, c2: float, c3: float, c4: float, start: float, end: float, close: float
) -> float:
    """The first root of the quartic on a stretch where it is convex, or `NEVER`."""
    t = start
    for _ in range(100):
        slope = c1 + t * (2.0 * c2 + t * (3.0 * c3 + t * (4.0 * c4)))
        if slope >= 0.0:
            return NEVER
        value = c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))
        if value <= close:
            return t
        t = t - value / slope
        if t > end:
            return NEVER
    return NEVER


def sinking(c0: float, c1: float, c2: float, c3: float, c4: float, end: float, close: float) -> float:
    """The root of the quartic on a stretch up to ``end`` where it is concave and starts above zero."""
    t = end
    value = c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))
    if value > 0.0:
        return NEVER
    for _ in range(100):
        slope = c1 + t * (2.0 * c2 + t * (3.0 * c3 + t * (4.0 * c4)))
        if slope >= 0.0 or value >= -close:
            return t
        t = max(t - value / slope, 0.0)
        value = c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))
    return t


def settle(i: int, now: float, figures: Data, discs: Data, log: Data, rows: int) -> int:
    """Let disc ``i`` rest if it has stopped, or fall if it has stopped over the hole; return the log rows."""
    disc, hole = discs[i], figures[2]
    if disc.pace > 0.0 or disc.fate != ON_FLOOR:
        return rows
    if disc.x * disc.x + disc.y * disc.y < hole * hole:
        disc.fate = IN_HOLE
        return note(log, rows, FALL, now, i, -1, 0.0, discs)
    return note(log, rows, REST, now, i, -1, 0.0, discs)


def obstruct(i: int, now: float, figures: Data, discs: Data, moving: Data, count: int) -> None:
    """Make every moving disc meet disc ``i`` if that now lies still in its way."""
    drag, span = figures[0], 2.0 * figures[1]
    still = discs[i]
    if still.pace > 0.0 or still.fate != ON_FLOOR:
        return
    for m in range(count):
        disc = discs[moving[m]]
        gone = now - disc.since
        speed = disc.pace - drag * gone
        if speed > 0.0:
            way = (disc.pace - 0.5 * drag * gone) * gone
            dx = still.x - (disc.x + disc.ux * way)
            dy = still.y - (disc.y + disc.uy * way)
            ahead = dx * disc.ux + dy * disc.uy
            aside = dx * disc.uy - dy * disc.ux
            chord = span * span - aside * aside
            if ahead > 0.0 and chord > 0.0:
                d = ahead - sqrt(chord)
                if d <= 0.0:
                    d = 0.0 if speed * ahead > QUIET * span else NEVER
                if d < speed * speed / (2.0 * drag):
                    t = now + elapsed(d, speed, drag)
                    if t < disc.due:
                        disc.due = t
                        disc.what = HIT
                        disc.whom = i


def passing(disc: Data, now: float, edge: Data, figures: Data) -> float:
    """When the disc's centre passes the edge of its launch corner on its current path, or `NEVER`."""
    drag, radius = figures[0], figures[1]
    toward = disc.ux * edge.nx + disc.uy * edge.ny
    if toward >= 0.0:
        return NEVER
    d = ((disc.x * edge.nx + disc.y * edge.ny) - (edge.limit + radius)) / -toward
    if d >= disc.pace * disc.pace / (2.0 * drag):
        return NEVER
    return now + elapsed(d if d > 0.0 else 0.0, disc.pace, drag)


def elapsed(distance: float, speed: float, drag: float) -> float:
    """The time it takes to slide ``distance``, starting at ``speed``; it must be within reach."""
    left = speed * speed - 2.0 * drag * distance
    return 2.0 * distance / (speed + sqrt(left if left > 0.0 else 0.0))


def advance(disc: Data, now: float, drag: float) -> None:
    """Slide the disc along its path to where it is ``now``."""
    gone = now - disc.since
    if gone > 0.0 and disc.pace > 0.0:
        way = (disc.pace - 0.5 * drag * gone) * gone
        disc.x += disc.ux * way
        disc.y += disc.uy * way
        disc.pace = max(disc.pace - drag * gone, 0.0)
    disc.since = now


def steer(i: int, vx: float, vy: float, discs: Data, moving: Data, count: int) -> int:
    """Give disc ``i`` a new velocity, and return how many discs are in motion now."""
    disc = discs[i]
    place = 0
    while place < count and moving[place] != i:
        place += 1
    speed = sqrt(vx * vx + vy * vy)
    if speed < CALM:
        disc.pace = 0.0
        if place < count:
            count -= 1
            moving[place] = moving[count]
        return count
    disc.ux = vx / speed
    disc.uy = vy / speed
    disc.pace = speed
    if place == count:
        moving[count] = i
        count += 1
    return count


def strike(one: Data, other: Data, figures: Data) -> Data:
    """Both velocities after two discs have met, and the speed at which they approached.

    Impulses are equal and opposite, so momentum is conserved; energy is never gained. Normally the approach
    is reversed and reduced by restitution, and friction takes up to ``grip`` times that impulse from the
    sliding of one rim along the other. Below `SLOW`, restitution would cause endlessly many ever smaller
    rebounds, as with a ball on the ground; there, discs that hardly slide go on together, and discs that do
    slide separate at `SLOW`, with energy taken from the sliding.
    """
    vx, vy, wx, wy = one.ux * one.pace, one.uy * one.pace, other.ux * other.pace, other.uy * other.pace
    dx, dy = other.x - one.x, other.y - one.y
    distance = sqrt(dx * dx + dy * dy)
    nx, ny = dx / distance, dy / distance
    approach = (vx - wx) * nx + (vy - wy) * ny
    slide = (vy - wy) * nx - (vx - wx) * ny
    if approach <= 0.0:
        return vx, vy, wx, wy, 0.0
    if approach < SLOW and abs(slide) < SLOW:
        vx, vy = 0.5 * (vx + wx), 0.5 * (vy + wy)
        return vx, vy, vx, vy, approach
    if approach < SLOW:
        push = 0.5 * (approach + SLOW)
        kept = sqrt((slide * slide + approach * approach) - SLOW * SLOW)
        rub = 0.5 * (abs(slide) - kept)
    else:
        push = 0.5 * (1.0 + figures[4]) * approach
        rub = min(figures[5] * push, 0.5 * abs(slide))
    if slide < 0.0:
        rub = -rub
    jx = push * nx - rub * ny
    jy = push * ny + rub * nx
    return vx - jx, vy - jy, wx + jx, wy + jy, approach


def bounce(disc: Data, wall: Data, figures: Data) -> Data:
    """The disc's velocity after it has met the wall, and the speed at which it approached."""
    vx, vy = disc.ux * disc.pace, disc.uy * disc.pace
    approach = vx * wall.nx + vy * wall.ny
    slide = vy * wall.nx - vx * wall.ny
    if approach <= 0.0:
        return vx, vy, 0.0
    push = (1.0 + figures[6]) * approach
    rub = min(figures[7] * push, abs(slide))
    if slide < 0.0:
        rub = -rub
    return vx - (push * wall.nx - rub * wall.ny), vy - (push * wall.ny + rub * wall.nx), approach


def note(log: Data, rows: int, kind: int, t: float, i: int, other: int, approach: float, discs: Data) -> int:
    """Log what happened to disc ``i`` and how it goes on, if there is room; return the number of rows."""
    disc = discs[i]
    at = rows * WIDTH
    if at + WIDTH <= len(log):
        log[at] = kind
        log[at + 1] = t
        log[at + 2] = i
        log[at + 3] = other
        log[at + 4] = disc.x
        log[at + 5] = disc.y
        log[at + 6] = disc.ux * disc.pace
        log[at + 7] = disc.uy * disc.pace
        log[at + 8] = approach
    return rows + 1


def nearest(value: float) -> int:
    """The integer nearest to ``value``, halves away from zero, so that a mirror image rounds the same way."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


def put(disc: Data, x: float, y: float) -> None:
    """Lay a disc down at rest."""
    disc.x = x
    disc.y = y
    disc.ux = disc.uy = disc.pace = disc.since = disc.due = 0.0
    disc.what = disc.whom = disc.fate = 0


def run_one(figures: Data, walls: Data, numbers: Data, discs: Data, moving: Data, log: Data) -> None:
    """One flick whose input and output share one list of integers, which is quick to pass.

    ``numbers`` begins with ``corner vx vy``, then has ``x y 0`` for every disc, the flicked one last. Puts
    ``touched settled`` in the first two places, and what became of each disc, ``x y fate``, in its own.
    """
    for i in range(len(discs)):
        put(discs[i], float(numbers[3 * i + 3]), float(numbers[3 * i + 4]))
    launch = (float(numbers[0]), float(numbers[1]), float(numbers[2]))
    _, _, touched, settled = run(figures, walls, launch, discs, moving, log)
    numbers[0] = 1 if touched else 0
    numbers[1] = 1 if settled else 0
    for i in range(len(discs)):
        numbers[3 * i + 3] = nearest(discs[i].x)
        numbers[3 * i + 4] = nearest(discs[i].y)
        numbers[3 * i + 5] = discs[i].fate


def run_all(
    figures: Data, walls: Data, shots: Data, tables: Data,
    discs: Data, moving: Data, log: Data, places: Data, fates: Data, facts: Data,
) -> None:  # fmt: skip  # what is read, then what is written
    """Many independent flicks, for search.

    Row ``f`` of ``shots`` is ``corner x y vx vy``, of ``tables`` ``x0 y0 x1 y1 …``. Writes the resting
    places, the flicked disc's last, into the same row of ``places``, the fate of each into ``fates``,
    and duration, touched and settled into ``facts``.
    """
    size = len(discs) - 1
    for f in range(len(shots)):
        for i in range(size):
            put(discs[i], float(tables[f][2 * i]), float(tables[f][2 * i + 1]))
        put(discs[size], float(shots[f][1]), float(shots[f][2]))
        launch = (float(shots[f][0]), float(shots[f][3]), float(shots[f][4]))
        duration, _, touched, settled = run(figures, walls, launch, discs, moving, log)
        for i in range(size + 1):
            places[f][2 * i] = nearest(discs[i].x)
            places[f][2 * i + 1] = nearest(discs[i].y)
            fates[f][i] = discs[i].fate
        facts[f][0] = duration
        facts[f][1] = 1.0 if touched else 0.0
        facts[f][2] = 1.0 if settled else 0.0
