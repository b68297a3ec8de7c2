"""The motion of discs, contact by contact, in closed form.

A sliding disc loses speed at a constant rate, so between contacts its path is a straight line and its
place a quadratic in time. The kernel therefore never steps: it finds the next thing that happens to any
disc, moves the discs concerned there, resolves it, and looks again.

This file is plain Python, and other languages run this same source; they agree bit for bit because nothing
here goes beyond ``+ - * / sqrt``, comparisons and truncation to an integer. Keep it that way. A mirrored or
rotated table gives exactly the mirrored or rotated result, and nothing depends on the order in which discs
are listed: sums of four products are bracketed in pairs, what happens at one instant happens together, and
what is added up over several contacts is a multiple of one small number (`grid`), so that sums are exact.

Lengths are micrometres, times seconds. The arguments shared by the functions:

``figures``  the arena as nine floats (`meseta.discs.arena.Figures`)
``walls``    eight things with ``nx ny limit``: the unit normal, pointing off the floor, and how far along it
             a disc's centre can go; walls 0 to 3 are the frame's sides, 4 to 7 the corners' edges
``discs``    things with the attributes `REALS` and `WHOLES`: where a disc was, which way it was going and
             how fast at the time ``since``; when its next event is ``due``, what it is and whom it meets;
             how far it has ``sunk`` into the hole; its part in the sweep (see `run`), the push it gets there
             and from how many; what has become of it. Objects in a list, or records in an array: both are
             changed in place
``moving``   the numbers of the discs in motion, of which the first ``count`` are valid
``log``      rows of `WIDTH` floats, flattened: ``kind t disc other x y vx vy approach``
"""

from __future__ import annotations

from math import sqrt
from typing import Any, TypeAlias

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Lists of objects in plain Python, arrays of records where numba compiles the same source."""

VERSION = 2
"""Raised whenever a flick may come out differently: a record can say which kernel it was played on."""

REST, HIT, WALL, FALL, EDGE, LEAVE, START, RIM, JOIN = 0, 1, 2, 3, 4, 5, 6, 7, 8
"""What can happen to a disc: it stops, meets a disc, meets a wall, falls into the hole, passes the edge of
its launch corner, jumps a wall, is flicked, climbs out over the hole's rim, goes on with those it touches."""

ON_FLOOR, IN_HOLE, OFF_BOARD, ON_CORNER = 0, 1, 2, 3
"""What becomes of a disc. `ON_CORNER` is the flicked disc that never passed its corner's edge."""

REALS = ("x", "y", "ux", "uy", "pace", "since", "due", "sunk", "px", "py")
WHOLES = ("what", "whom", "fate", "part", "ties")
"""A disc's attributes, the floats and the integers."""

ABSENT, DUE, CHANGED, JOINING, JOINED = 0, 1, 2, 3, 4
"""A disc's part in a sweep: none; its event is due; its motion changes; it is being joined with those it
touches; it has been."""

WIDTH = 9
"""Floats in a row of the log."""

CALM = 1.0
"""A disc slower than this, in µm/s, is at rest: it would slide for about another picometre."""

SLOW = 2000.0
"""Discs that meet more slowly than this, in µm/s, do not rebound: see `join`."""

QUIET = 0.01
"""What already touches and approaches more slowly than this, in µm/s, is left alone."""

PAUSE = 1e-5
"""Discs that touch and do not approach meet again no sooner than this, in seconds."""

CLOSE = 1e-6
"""Discs nearer than this, in µm, touch."""

TOUCH = 4e-6
"""What is due is expected at `CLOSE`; rounding may leave it up to this far away, in µm."""

BRINK = 1e-3
"""A disc with less than this of its way over the hole left, in µm, is out."""

PATIENCE = 200
"""Sweeps within one `PAUSE` after which every contact counts as slow."""

MOST_SWEEPS = 4_000
"""Sweeps after which whatever still moves is stopped where it is."""

GRID = 402653184.0
"""1.5 · 2²⁸: what is added to it and taken away again is rounded to a multiple of 2⁻²⁴."""

SEVERAL = -2
"""Whom a disc meets that meets several discs at the same instant."""

NEVER = 1e30


def run(figures: Data, walls: Data, launch: Data, discs: Data, moving: Data, log: Data) -> Data:
    """The flick ``launch = (corner, vx, vy)`` of the last disc, carried on until every disc is at rest.

    Leaves the final places and fates in ``discs``. Returns the duration, the number of log rows there were
    (more than ``log`` has room for, if it is short), whether the flicked disc touched a wall or a disc, and
    the number of sweeps it took, at most `MOST_SWEEPS`.

    A sweep is everything that is due at one instant. First each disc does what concerns itself alone: it
    stops, falls, climbs out of the hole, jumps a wall. Then all contacts are resolved together, from the
    velocities before the sweep: the quick ones by `collide`, or if there are none, the slow ones by `join`.
    What approaches after that is due at once, in the next sweep of the same instant.
    """
    drag = figures[0]
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

    sweeps, window, haste = 0, 0.0, 0
    while count > 0 and sweeps < MOST_SWEEPS:
        sweeps += 1
        due = soonest(discs, moving, count)
        if edge <= due:
            advance(mine, edge, drag)
            rows = note(log, rows, EDGE, edge, flicked, corner, 0.0, discs)
            now, ajar, edge = edge, -1, NEVER
            continue

        now = due
        if now - window > PAUSE:
            window, haste = now, 0
        haste += 1
        slow = SLOW if haste <= PATIENCE else NEVER
        for m in range(count):
            disc = discs[moving[m]]
            if disc.due == now:
                advance(disc, now, drag)
                disc.part = DUE
        count, rows, quick, any_contact = end_alone(
            now, ajar, slow, figures, walls, discs, moving, count, log, rows
        )
        quick, any_contact = survey(now, slow, quick, any_contact, figures, discs, moving, count)
        if quick:
            count, rows = collide(now, ajar, slow, figures, walls, discs, moving, count, log, rows)
        elif any_contact:
            count, rows = join(now, ajar, slow, figures, walls, discs, moving, count, log, rows)
        # The flicked disc's, that is: nothing else moves before it has touched something.
        touched = touched or any_contact or mine.fate == OFF_BOARD

        # One that was to meet a disc whose motion has changed is predicted again.
        for m in range(count):
            k = moving[m]
            disc = discs[k]
            again = disc.part != ABSENT
            if disc.what == HIT and not again:
                again = disc.whom == SEVERAL or discs[disc.whom].part != ABSENT
            if again:
                advance(disc, now, drag)
                predict(k, now, ajar if k == flicked else -1, figures, walls, discs, moving, count)
                if k == flicked and ajar >= 0:
                    edge = passing(mine, now, walls[ajar], figures)
        for i in range(len(discs)):
            if discs[i].part != ABSENT:
                obstruct(i, now, figures, discs, moving, count)
                discs[i].part = ABSENT
        if mine.pace == 0.0:
            edge = NEVER

    for m in range(count):
        advance(discs[moving[m]], now, drag)
        discs[moving[m]].pace = 0.0
        rows = settle(moving[m], now, figures, discs, log, rows)
    if ajar >= 0 and mine.fate == ON_FLOOR:
        mine.fate = ON_CORNER
    return now, rows, touched, sweeps


def soonest(discs: Data, moving: Data, count: int) -> Data:
    """When the next event of any moving disc is due."""
    due = discs[moving[0]].due
    for m in range(1, count):
        due = min(due, discs[moving[m]].due)
    return due


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
            d = gap / toward if gap > 0.0 else 0.0
            if d < best:
                best, kind, mate = d, WALL, k
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
                    depth = sqrt(chord)
                    d = ahead - depth
                    if d <= 0.0:
                        d, depth = 0.0, ahead
                    if speed * depth <= QUIET * span:
                        d = NEVER
                    if d < best and other.fate == ON_FLOOR:
                        best, kind, mate = d, HIT, j
                    elif d == best and kind == HIT and other.fate == ON_FLOOR:
                        mate = SEVERAL

    # The hole takes a disc that would stay over it long enough, from the rim or where its way began.
    aside = x * uy - y * ux
    chord = hole * hole - aside * aside
    if chord > 0.0:
        half = sqrt(chord)
        middle = -(x * ux + y * uy)
        enter, leave = middle - half, middle + half
        if leave > BRINK and enter < best:
            falls = False
            if enter > 0.0 or disc.sunk < 0.0:
                enter = max(enter, 0.0)
                over = plunge * (leave - enter)
                takes = (4.0 * (hole * hole)) * (speed * speed - 2.0 * drag * enter)
                falls = takes <= over * over
                disc.sunk = 1.0 if falls else over * over / takes
            if falls:
                best, kind, mate = enter, FALL, -1
            elif leave < best:
                best, kind, mate = leave, RIM, -1

    wait = speed / drag if kind == REST else elapsed(best, speed, drag)
    longest = wait

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
            horizon = min(longest, other_speed / drag)
            reach = span + (speed + other_speed) * min(wait, horizon)
            if dx * dx + dy * dy < reach * reach:
                t = meet(
                    dx, dy,
                    other.ux * other_speed - ux * speed, other.uy * other_speed - uy * speed,
                    (ux - other.ux) * (0.5 * drag), (uy - other.uy) * (0.5 * drag),
                    span, horizon,
                )  # fmt: skip  # one vector per pair
                if t < wait:
                    wait, kind, mate = t, HIT, j
                elif t == wait and kind == HIT:
                    mate = SEVERAL

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


def end_alone(
    now: float, ajar: int, slow: float, figures: Data, walls: Data,
    discs: Data, moving: Data, count: int, log: Data, rows: int,
) -> Data:  # fmt: skip  # what is read, then what is written
    """Let every disc that is due stop, fall, climb out of the hole or jump a wall, if that is due.

    Of the others, notes in ``what`` whether they meet a wall, and in ``ties`` how many of them quickly.
    Returns how many discs are in motion, the log rows, and whether any disc meets a wall quickly, or at all.
    """
    quick_ones, any_contact = False, False
    m = 0
    while m < count:
        i = moving[m]
        disc = discs[i]
        if disc.part == DUE and disc.what in (HIT, WALL):
            disc.what = HIT
            for k in range(len(walls)):
                wall = walls[k]
                meets = wall.limit - (disc.x * wall.nx + disc.y * wall.ny) <= TOUCH
                if meets and (k != ajar or i != len(discs) - 1) and disc.fate == ON_FLOOR:
                    approach, slide = against(disc, wall)
                    if lift(approach, slide, figures) >= 1.0:
                        rows = note(log, rows, LEAVE, now, i, k, approach, discs)
                        disc.fate = OFF_BOARD
                        disc.part = CHANGED
                        disc.ties = 0
                        count = steer(i, 0.0, 0.0, discs, moving, count)
                    elif approach > 0.0:
                        disc.what = WALL
                        disc.ties += 1 if approach >= slow else 0
            if disc.part == DUE and disc.what == WALL:
                any_contact = True
                quick_ones = quick_ones or disc.ties > 0
        elif disc.part == DUE:
            disc.part = CHANGED
            if disc.what == RIM:
                vx, vy = climb(disc)
                count = steer(i, vx, vy, discs, moving, count)
                rows = note(log, rows, RIM, now, i, -1, 0.0, discs)
            else:
                count = steer(i, 0.0, 0.0, discs, moving, count)
                if disc.what == FALL:
                    rows = note(log, rows, FALL, now, i, -1, 0.0, discs)
                    disc.fate = IN_HOLE
            if disc.pace == 0.0:
                rows = settle(i, now, figures, discs, log, rows)
        if m < count and moving[m] == i:  # otherwise it has stopped, and another has taken its place
            m += 1
    return count, rows, quick_ones, any_contact


def survey(
    now: float, slow: float, quick_ones: bool, any_contact: bool,
    figures: Data, discs: Data, moving: Data, count: int,
) -> Data:  # fmt: skip  # what is known, then where to look
    """Whether any disc that is due has a quick contact, and whether it has one at all, besides those given.

    Adds to each disc's ``ties`` its quick contacts with discs, and leaves in ``whom`` of a disc that is due
    the disc it meets, `SEVERAL` or -1; of two that are due, only one is said to meet the other.
    """
    drag, span = figures[0], 2.0 * figures[1]
    reach = span * (span + 2.0 * TOUCH)
    for m in range(count):
        i = moving[m]
        disc = discs[i]
        if disc.part == DUE:
            disc.whom = -1
            for j in range(len(discs)):
                other = discs[j]
                dx, dy = other.x - disc.x, other.y - disc.y
                if other.pace > 0.0:
                    gone = now - other.since
                    way = (other.pace - 0.5 * drag * gone) * gone
                    dx, dy = other.x + other.ux * way - disc.x, other.y + other.uy * way - disc.y
                if dx * dx + dy * dy <= reach and j != i and other.fate == ON_FLOOR:
                    advance(other, now, drag)
                    if other.part != DUE or j > i:
                        _, _, approach, quick = strike(disc, other, slow, figures)
                        if approach > 0.0:
                            disc.whom = j if disc.whom == -1 else SEVERAL
                            any_contact = True
                        if quick:
                            disc.ties += 1
                            other.ties += 1
                            quick_ones = True
    return quick_ones, any_contact


def collide(
    now: float, ajar: int, slow: float, figures: Data, walls: Data,
    discs: Data, moving: Data, count: int, log: Data, rows: int,
) -> Data:  # fmt: skip  # what is read, then what is written
    """Resolve the quick contacts of the discs that are due, all from the velocities before.

    A disc that meets several at once shares the blow: each contact's impulse is divided by the number of
    contacts of that one of the two that has more. So impulses stay opposite, and energy is never gained: as
    it grows with the square of an impulse, n shares of 1/n each cost no more than the mean of n whole blows.
    Returns how many discs are in motion, and the log rows.
    """
    first = rows
    for m in range(count):
        i = moving[m]
        disc = discs[i]
        if disc.part == DUE and disc.what == WALL:
            for k in range(len(walls)):
                if k != ajar or i != len(discs) - 1:
                    jx, jy, approach = bounce(disc, walls[k], figures)
                    if approach >= slow:
                        disc.px -= grid(jx / disc.ties)
                        disc.py -= grid(jy / disc.ties)
                        rows = note(log, rows, WALL, now, i, k, approach, discs)
        if disc.part == DUE and disc.whom >= 0:
            rows = exchange(i, disc.whom, now, slow, figures, discs, log, rows)
        elif disc.part == DUE and disc.whom == SEVERAL:
            for j in range(len(discs)):
                if j != i and (discs[j].part != DUE or j > i) and near(disc, discs[j], now, figures):
                    rows = exchange(i, j, now, slow, figures, discs, log, rows)
    last = rows
    for i in range(len(discs)):
        disc = discs[i]
        if disc.ties > 0:
            if disc.part == ABSENT:
                disc.part = CHANGED
            slid = disc.pace > 0.0
            vx, vy = disc.ux * disc.pace + disc.px, disc.uy * disc.pace + disc.py
            disc.px = disc.py = 0.0
            disc.ties = 0
            count = steer(i, vx, vy, discs, moving, count)
            if slid:
                rows = settle(i, now, figures, discs, log, rows)
    correct(log, first, last, discs)
    return count, rows


def exchange(
    i: int, j: int, now: float, slow: float, figures: Data, discs: Data, log: Data, rows: int
) -> int:
    """Add to the push that the two discs get what they give each other, if quickly; return the log rows."""
    one, other = discs[i], discs[j]
    jx, jy, approach, quick = strike(one, other, slow, figures)
    if not quick:
        return rows
    share = max(one.ties, other.ties)
    jx, jy = grid(jx / share), grid(jy / share)
    one.px -= jx
    one.py -= jy
    other.px += jx
    other.py += jy
    rows = note(log, rows, HIT, now, i, j, approach, discs)
    return note(log, rows, HIT, now, j, i, approach, discs)


def join(
    now: float, ajar: int, slow: float, figures: Data, walls: Data,
    discs: Data, moving: Data, count: int, log: Data, rows: int,
) -> Data:  # fmt: skip  # what is read, then what is written
    """Let the discs that meet slowly go on together, with all that touch them and hardly move against them.

    Such a group takes its mean velocity, less what would lead it into a wall that one of them touches. If
    that is less than `SLOW`, the group comes to rest. Rebounds would grow ever smaller without end, as with a
    ball on the ground. Returns how many discs are in motion, and the log rows.
    """
    for i in range(len(discs)):
        disc = discs[i]
        if disc.part == DUE and (disc.what == WALL or disc.whom != -1):
            first = rows
            gather(i, now, slow, figures, discs)
            vx, vy = group_velocity(ajar, walls, discs)
            for j in range(len(discs)):
                if discs[j].part == JOINING:
                    rows = note(log, rows, JOIN, now, j, -1, 0.0, discs)
            last = rows
            for j in range(len(discs)):
                if discs[j].part == JOINING:
                    discs[j].part = JOINED
                    slid = discs[j].pace > 0.0
                    count = steer(j, vx, vy, discs, moving, count)
                    if slid:
                        rows = settle(j, now, figures, discs, log, rows)
            correct(log, first, last, discs)
    return count, rows


def gather(i: int, now: float, slow: float, figures: Data, discs: Data) -> None:
    """Mark as `JOINING` disc ``i`` and all that touch it, or one so marked, and hardly move against it."""
    discs[i].part = JOINING
    grown = True
    while grown:
        grown = False
        for a in range(len(discs)):
            if discs[a].part == JOINING:
                for b in range(len(discs)):
                    other = discs[b]
                    if other.part < JOINING and near(discs[a], other, now, figures):
                        advance(other, now, figures[0])
                        _, _, approach, slide = relative(discs[a], other)
                        if abs(approach) < slow and abs(slide) < slow:
                            other.part = JOINING
                            grown = True


def group_velocity(ajar: int, walls: Data, discs: Data) -> Data:
    """How the discs marked as `JOINING` go on together."""
    vx, vy, size = 0.0, 0.0, 0
    for i in range(len(discs)):
        disc = discs[i]
        if disc.part == JOINING:
            vx += grid(disc.ux * disc.pace)
            vy += grid(disc.uy * disc.pace)
            size += 1
    vx, vy = vx / size, vy / size
    blocking, nx, ny = 0, 0.0, 0.0
    for k in range(len(walls)):
        wall = walls[k]
        if vx * wall.nx + vy * wall.ny > 0.0:
            stands = False
            for i in range(len(discs)):
                disc = discs[i]
                if disc.part == JOINING and (k != ajar or i != len(discs) - 1):
                    stands = stands or wall.limit - (disc.x * wall.nx + disc.y * wall.ny) <= TOUCH
            if stands:
                blocking += 1
                nx, ny = wall.nx, wall.ny
    if blocking == 1:
        into = vx * nx + vy * ny
        vx, vy = vx - into * nx, vy - into * ny
    if blocking > 1 or (size > 1 and vx * vx + vy * vy < SLOW * SLOW):
        return 0.0, 0.0
    return vx, vy


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
                depth = sqrt(chord)
                d = ahead - depth
                if d <= 0.0:
                    d, depth = 0.0, ahead
                if speed * depth <= QUIET * span:
                    d = NEVER
                if d < speed * speed / (2.0 * drag):
                    t = now + elapsed(d, speed, drag)
                    if t < disc.due:
                        disc.due = t
                        disc.what = HIT
                        disc.whom = i
                    elif t == disc.due and disc.what == HIT and disc.whom != i:
                        disc.whom = SEVERAL


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
    disc.sunk = -1.0
    if place == count:
        moving[count] = i
        count += 1
    return count


def near(disc: Data, other: Data, now: float, figures: Data) -> Data:
    """Whether the other disc is on the floor and touches this one, which is where it is ``now``."""
    dx, dy = other.x - disc.x, other.y - disc.y
    if other.pace > 0.0:
        gone = now - other.since
        way = (other.pace - 0.5 * figures[0] * gone) * gone
        dx = other.x + other.ux * way - disc.x
        dy = other.y + other.uy * way - disc.y
    span = 2.0 * figures[1]
    return dx * dx + dy * dy <= span * (span + 2.0 * TOUCH) and other.fate == ON_FLOOR


def relative(one: Data, other: Data) -> Data:
    """The direction from one disc to the other, and how fast the first approaches and slides along it."""
    vx = one.ux * one.pace - other.ux * other.pace
    vy = one.uy * one.pace - other.uy * other.pace
    dx, dy = other.x - one.x, other.y - one.y
    distance = sqrt(dx * dx + dy * dy)
    nx, ny = dx / distance, dy / distance
    return nx, ny, vx * nx + vy * ny, vy * nx - vx * ny


def strike(one: Data, other: Data, slow: float, figures: Data) -> Data:
    """What two discs that touch give each other: the impulse on the other, the approach, whether it is quick.

    Opposite impulses conserve momentum; energy is never gained. Normally the approach is reversed and
    reduced by restitution, and friction takes up to ``grip`` times that impulse from the sliding of one rim
    along the other. Where the approach is slow but the sliding is not, they are separated at `SLOW`, with
    energy taken from the sliding. Where both are slow there is no impulse: see `join`.
    """
    nx, ny, approach, slide = relative(one, other)
    if approach <= QUIET:
        return 0.0, 0.0, 0.0, False
    if approach < slow and abs(slide) < slow:
        return 0.0, 0.0, approach, False
    if approach < slow:
        push = 0.5 * (approach + SLOW)
        kept = sqrt((slide * slide + approach * approach) - SLOW * SLOW)
        rub = 0.5 * (abs(slide) - kept)
    else:
        push = 0.5 * (1.0 + figures[4]) * approach
        rub = min(figures[5] * push, 0.5 * abs(slide))
    if slide < 0.0:
        rub = -rub
    return push * nx - rub * ny, push * ny + rub * nx, approach, True


def against(disc: Data, wall: Data) -> Data:
    """How fast the disc approaches the wall and slides along it; no approach, unless they touch."""
    vx, vy = disc.ux * disc.pace, disc.uy * disc.pace
    approach = vx * wall.nx + vy * wall.ny
    if approach <= QUIET or wall.limit - (disc.x * wall.nx + disc.y * wall.ny) > TOUCH:
        return 0.0, 0.0
    return approach, vy * wall.nx - vx * wall.ny


def lift(approach: float, slide: float, figures: Data) -> float:
    """How far up a wall a disc gets that meets it so, of what it takes to get over it.

    It takes the jump speed straight on; rubbing along the wall takes ``grip`` times the sliding from that.
    """
    rising = (approach - figures[7] * abs(slide)) / figures[8]
    return rising * rising if rising > 0.0 else 0.0


def bounce(disc: Data, wall: Data, figures: Data) -> Data:
    """The impulse of a disc on a wall that it touches, and the speed at which it approaches.

    The higher it gets up the wall, the less of its approach comes back: nothing where it just fails to jump.
    """
    approach, slide = against(disc, wall)
    height = lift(approach, slide, figures)
    back = figures[6] * sqrt(1.0 - height * height if height < 1.0 else 0.0)
    push = (1.0 + back) * approach
    rub = min(figures[7] * push, abs(slide))
    if slide < 0.0:
        rub = -rub
    return push * wall.nx - rub * wall.ny, push * wall.ny + rub * wall.nx, approach


def climb(disc: Data) -> Data:
    """The velocity of a disc that has crossed the hole, once over the far rim.

    The rim takes as much of the energy that leads across it as the disc has sunk of what it takes to fall.
    """
    vx, vy = disc.ux * disc.pace, disc.uy * disc.pace
    distance = sqrt(disc.x * disc.x + disc.y * disc.y)
    nx, ny = disc.x / distance, disc.y / distance
    across = vx * nx + vy * ny
    loss = across * (1.0 - sqrt(1.0 - disc.sunk if disc.sunk < 1.0 else 0.0))
    return vx - loss * nx, vy - loss * ny


def grid(value: float) -> float:
    """The value to the nearest multiple of 2⁻²⁴: sums of such values do not depend on their order."""
    return (value + GRID) - GRID


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


def correct(log: Data, first: int, last: int, discs: Data) -> None:
    """Write into the rows from ``first`` up to ``last`` the velocities that their discs go on with."""
    for row in range(first, last):
        at = row * WIDTH
        if at + WIDTH <= len(log):
            disc = discs[int(log[at + 2])]
            log[at + 6] = disc.ux * disc.pace
            log[at + 7] = disc.uy * disc.pace


def nearest(value: float) -> int:
    """The integer nearest to ``value``, halves away from zero, so that a mirror image rounds the same way."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


def put(disc: Data, x: float, y: float) -> None:
    """Lay a disc down at rest."""
    disc.x = x
    disc.y = y
    disc.ux = disc.uy = disc.pace = disc.since = disc.due = disc.sunk = disc.px = disc.py = 0.0
    disc.what = disc.whom = disc.fate = disc.part = disc.ties = 0


def run_one(figures: Data, walls: Data, numbers: Data, discs: Data, moving: Data, log: Data) -> None:
    """One flick whose input and output share one list of integers, which is quick to pass.

    ``numbers`` begins with ``corner vx vy``, then has ``x y 0`` for every disc, the flicked one last. Puts
    ``touched sweeps`` in the first two places, and what became of each disc, ``x y fate``, in its own.
    """
    for i in range(len(discs)):
        put(discs[i], float(numbers[3 * i + 3]), float(numbers[3 * i + 4]))
    launch = (float(numbers[0]), float(numbers[1]), float(numbers[2]))
    _, _, touched, sweeps = run(figures, walls, launch, discs, moving, log)
    numbers[0] = 1 if touched else 0
    numbers[1] = sweeps
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
    and duration, touched and sweeps into ``facts``.
    """
    size = len(discs) - 1
    for f in range(len(shots)):
        for i in range(size):
            put(discs[i], float(tables[f][2 * i]), float(tables[f][2 * i + 1]))
        put(discs[size], float(shots[f][1]), float(shots[f][2]))
        launch = (float(shots[f][0]), float(shots[f][3]), float(shots[f][4]))
        duration, _, touched, sweeps = run(figures, walls, launch, discs, moving, log)
        for i in range(size + 1):
            places[f][2 * i] = nearest(discs[i].x)
            places[f][2 * i + 1] = nearest(discs[i].y)
            fates[f][i] = discs[i].fate
        facts[f][0] = duration
        facts[f][1] = 1.0 if touched else 0.0
        facts[f][2] = float(sweeps)
