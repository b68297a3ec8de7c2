"""The motion of discs, contact by contact, in closed form.

A sliding disc loses speed at a constant rate, so between contacts its path is a straight line and its
place a quadratic in time. The kernel therefore never steps: it finds the next thing that happens to any
disc, moves the discs concerned there, resolves it, and looks again.

This file is plain Python, and numba compiles it from this same source; the two agree bit by bit because
nothing here goes beyond ``+ - * / sqrt``, comparisons and truncation to an integer. Keep it so. Sums of
four products are bracketed in pairs, so that a mirrored or turned table gives exactly the mirrored or
turned result, and nothing depends on the order in which discs are listed.

Lengths are micrometres, times seconds. The arguments shared by the functions:

``figures``  the arena as nine floats (`meseta.discs.arena.figures`)
``walls``    three rows: unit normals ``nx``, ``ny`` pointing off the floor, and how far along its normal
             a disc's centre can go; walls 0 to 3 are the frame's sides, 4 to 7 the corners' edges
``state``    one column a disc, rows ``x y ux uy pace since due``: where it was, which way it was going and
             how fast at the time ``since``; when its next event is due
``marks``    one column a disc, rows ``what whom fate moving``: the next event, the disc or wall met in it,
             what has become of the disc; ``moving`` lists, at its beginning, the discs in motion
``log``      rows of `WIDTH` floats, flattened: ``kind t disc other x y vx vy approach``
"""

from __future__ import annotations

from math import sqrt
from typing import Any

REST, HIT, WALL, FALL, EDGE, LEAVE, START = 0, 1, 2, 3, 4, 5, 6
"""What can happen to a disc: it stops, meets a disc, meets a wall, falls into the hole, passes the edge of
its launch corner, jumps a wall, is flicked."""

ON_FLOOR, IN_HOLE, OFF_BOARD, ON_CORNER = 0, 1, 2, 3
"""What becomes of a disc. `ON_CORNER` is the flicked disc that never passed its corner's edge."""

STATE_ROWS, MARK_ROWS, WIDTH = 7, 4, 9

CALM = 1.0
"""A disc slower than this, in µm/s, is at rest: it would go on for less than a picometre."""

SLOW = 2000.0
"""Discs that meet more slowly than this, in µm/s, do not rebound: see `strike`."""

QUIET = 0.01
"""Things that touch already and approach more slowly than this, in µm/s, are left alone."""

PAUSE = 1e-5
"""Discs that touch and do not approach meet again no sooner than this, in seconds."""

CLOSE = 1e-6
"""Discs nearer than this, in µm, touch."""

PATIENCE = 20_000
"""Events after which the kernel gives up. A million random flicks need some hundreds at most."""

NEVER = 1e30


def run(figures: Any, walls: Any, launch: Any, state: Any, marks: Any, log: Any) -> Any:
    """The flick ``launch = (corner, vx, vy)`` of the last disc, carried on until every disc is at rest.

    Leaves the final places and fates in ``state`` and ``marks``. Returns the duration, the number of log
    rows there were (more than ``log`` has room for, if it is short), whether the flicked disc touched a
    wall or a disc, and whether everything came to rest within `PATIENCE`.
    """
    drag, hole, jump = figures[0], figures[2], figures[8]
    x, y, pace, due = state[0], state[1], state[4], state[6]
    what, whom, fate, moving = marks[0], marks[1], marks[2], marks[3]
    flicked = len(x) - 1
    for i in range(len(x)):
        for row in range(2, STATE_ROWS):
            state[row][i] = 0.0
        fate[i] = ON_FLOOR

    corner = int(launch[0])
    ajar = 4 + corner  # not yet a wall to the flicked disc: the edge it has to pass
    rows = write(log, 0, START, 0.0, flicked, corner, x[flicked], y[flicked], launch[1], launch[2], 0.0)
    count = steer(flicked, launch[1], launch[2], state, marks, 0)
    now, edge, touched = 0.0, NEVER, False
    if count > 0:
        predict(flicked, now, ajar, figures, walls, state, marks, count)
        edge = passing(flicked, now, ajar, figures, walls, state)

    for _ in range(PATIENCE):
        if count == 0:
            break
        i = soonest(state, marks, count)
        if edge <= due[i]:
            advance(flicked, edge, drag, state)
            rows = note(log, rows, EDGE, edge, flicked, corner, 0.0, state)
            ajar, edge = -1, NEVER
            continue

        now, kind = due[i], what[i]
        j = whom[i] if kind == HIT else i
        slid = pace[j] > 0.0
        advance(i, now, drag, state)
        advance(j, now, drag, state)
        if kind == HIT:
            vx, vy, wx, wy, approach = strike(i, j, figures, state)
            count = steer(i, vx, vy, state, marks, count)
            count = steer(j, wx, wy, state, marks, count)
            if approach > 0.0:
                touched = touched or flicked in (i, j)
                rows = note(log, rows, HIT, now, i, j, approach, state)
                rows = note(log, rows, HIT, now, j, i, approach, state)
        elif kind == WALL:
            touched = touched or i == flicked
            vx, vy, approach = bounce(i, whom[i], figures, walls, state)
            if approach > jump:
                rows = note(log, rows, LEAVE, now, i, whom[i], approach, state)
                fate[i] = OFF_BOARD
                vx, vy = 0.0, 0.0
            count = steer(i, vx, vy, state, marks, count)
            if fate[i] == ON_FLOOR:
                rows = note(log, rows, WALL, now, i, whom[i], approach, state)
        else:
            if kind == FALL:
                rows = note(log, rows, FALL, now, i, -1, 0.0, state)
                fate[i] = IN_HOLE
            count = steer(i, 0.0, 0.0, state, marks, count)

        rows = settle(i, now, hole, state, marks, log, rows)
        if j != i and slid:
            rows = settle(j, now, hole, state, marks, log, rows)
        for m in range(count):
            k = moving[m]
            if k in (i, j) or (what[k] == HIT and whom[k] in (i, j)):
                advance(k, now, drag, state)
                predict(k, now, ajar if k == flicked else -1, figures, walls, state, marks, count)
                if k == flicked and ajar >= 0:
                    edge = passing(k, now, ajar, figures, walls, state)
        obstruct(i, now, figures, state, marks, count)
        if j != i:
            obstruct(j, now, figures, state, marks, count)
        if pace[flicked] == 0.0:
            edge = NEVER

    if ajar >= 0 and fate[flicked] == ON_FLOOR:
        fate[flicked] = ON_CORNER
    return now, rows, touched, count == 0


def soonest(state: Any, marks: Any, count: int) -> Any:
    """The moving disc whose event is due first; of several at once, the one that lies first."""
    due, moving = state[6], marks[3]
    best = moving[0]
    for m in range(1, count):
        k = moving[m]
        if due[k] < due[best] or (due[k] == due[best] and lies_first(k, best, state)):
            best = k
    return best


def lies_first(i: int, j: int, state: Any) -> Any:
    """Whether disc ``i`` lies further left than ``j``, or as far left and higher up: how ties are broken."""
    x, y = state[0], state[1]
    return x[i] < x[j] or (x[i] == x[j] and y[i] < y[j])


def predict(
    i: int, now: float, ajar: int, figures: Any, walls: Any, state: Any, marks: Any, count: int
) -> None:
    """Write down what happens next to the moving disc ``i``, which stands where it is ``now``."""
    drag, radius, hole, plunge = figures[0], figures[1], figures[2], figures[3]
    x, y, ux, uy, pace, since = state[0], state[1], state[2], state[3], state[4], state[5]
    fate, moving = marks[2], marks[3]
    px, py, dirx, diry, speed = x[i], y[i], ux[i], uy[i], pace[i]
    span = 2.0 * radius

    # What stands still is met at a distance along the path; friction ends the path.
    kind, mate = REST, -1
    best = speed * speed / (2.0 * drag)
    nx, ny, limit = walls[0], walls[1], walls[2]
    for k in range(8):
        toward = dirx * nx[k] + diry * ny[k]
        if speed * toward > QUIET and k != ajar:
            gap = limit[k] - (px * nx[k] + py * ny[k])
            if gap < best * toward:
                best, kind, mate = gap / toward if gap > 0.0 else 0.0, WALL, k
    for j in range(len(x)):
        if pace[j] == 0.0:
            dx = x[j] - px
            dy = y[j] - py
            ahead = dx * dirx + dy * diry
            if ahead > 0.0:
                aside = dx * diry - dy * dirx
                chord = span * span - aside * aside
                if chord > 0.0:
                    d = ahead - sqrt(chord)
                    if d <= 0.0:
                        d = 0.0 if speed * ahead > QUIET * span else NEVER
                    sooner = d < best or (d == best and kind == HIT and lies_first(j, mate, state))
                    if sooner and fate[j] == ON_FLOOR:
                        best, kind, mate = d, HIT, j

    # The hole takes a disc that would stay over it long enough, seen from the rim or from where it is.
    aside = px * diry - py * dirx
    chord = hole * hole - aside * aside
    if chord > 0.0:
        half = sqrt(chord)
        middle = -(px * dirx + py * diry)
        enter = middle - half
        leave = middle + half
        if leave > 0.0 and enter < best:
            if enter < 0.0:
                enter = 0.0
            over = leave - enter
            left = speed * speed - 2.0 * drag * enter
            if left * (4.0 * (hole * hole)) <= (plunge * plunge) * (over * over):
                best, kind, mate = enter, FALL, -1

    wait = speed / drag if kind == REST else elapsed(best, speed, drag)

    # What moves too is met at a time, before either of the two has stopped.
    for m in range(count):
        j = moving[m]
        if j != i:
            gone = now - since[j]
            speed_j = pace[j] - drag * gone
            if speed_j > 0.0:
                way = (pace[j] - 0.5 * drag * gone) * gone
                dx = x[j] + ux[j] * way - px
                dy = y[j] + uy[j] * way - py
                horizon = min(wait, speed_j / drag)
                reach = span + (speed + speed_j) * horizon
                if dx * dx + dy * dy < reach * reach:
                    t = meet(
                        dx, dy,
                        ux[j] * speed_j - dirx * speed, uy[j] * speed_j - diry * speed,
                        (dirx - ux[j]) * (0.5 * drag), (diry - uy[j]) * (0.5 * drag),
                        span, horizon,
                    )  # fmt: skip
                    if t < wait or (t == wait and kind == HIT and lies_first(j, mate, state)):
                        wait, kind, mate = t, HIT, j

    state[6][i] = now + wait
    marks[0][i] = kind
    marks[1][i] = mate


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
    """The root of the quartic on a stretch up to ``end`` where it is concave, above nought before it."""
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


def settle(i: int, now: float, hole: float, state: Any, marks: Any, log: Any, rows: int) -> int:
    """Let disc ``i`` rest, if it has stopped, or fall, if it has stopped over the hole; count log rows."""
    x, y, fate = state[0][i], state[1][i], marks[2]
    if state[4][i] > 0.0 or fate[i] != ON_FLOOR:
        return rows
    if x * x + y * y < hole * hole:
        fate[i] = IN_HOLE
        return note(log, rows, FALL, now, i, -1, 0.0, state)
    return note(log, rows, REST, now, i, -1, 0.0, state)


def obstruct(i: int, now: float, figures: Any, state: Any, marks: Any, count: int) -> None:
    """Let every moving disc know if ``i`` lies still now, in what may be its way."""
    drag, span = figures[0], 2.0 * figures[1]
    x, y, ux, uy, pace, since, due = state[0], state[1], state[2], state[3], state[4], state[5], state[6]
    if pace[i] > 0.0 or marks[2][i] != ON_FLOOR:
        return
    for m in range(count):
        k = marks[3][m]
        gone = now - since[k]
        speed = pace[k] - drag * gone
        if speed > 0.0:
            way = (pace[k] - 0.5 * drag * gone) * gone
            dx = x[i] - (x[k] + ux[k] * way)
            dy = y[i] - (y[k] + uy[k] * way)
            ahead = dx * ux[k] + dy * uy[k]
            aside = dx * uy[k] - dy * ux[k]
            chord = span * span - aside * aside
            if ahead > 0.0 and chord > 0.0:
                d = ahead - sqrt(chord)
                if d <= 0.0:
                    d = 0.0 if speed * ahead > QUIET * span else NEVER
                if d < speed * speed / (2.0 * drag):
                    t = now + elapsed(d, speed, drag)
                    if t < due[k]:
                        due[k] = t
                        marks[0][k] = HIT
                        marks[1][k] = i


def passing(i: int, now: float, ajar: int, figures: Any, walls: Any, state: Any) -> float:
    """When the centre of disc ``i`` passes the edge of its launch corner on its present path, or `NEVER`."""
    drag, radius = figures[0], figures[1]
    nx, ny = walls[0][ajar], walls[1][ajar]
    toward = state[2][i] * nx + state[3][i] * ny
    if toward >= 0.0:
        return NEVER
    beyond = (state[0][i] * nx + state[1][i] * ny) - (walls[2][ajar] + radius)
    d = beyond / -toward
    speed = state[4][i]
    if d >= speed * speed / (2.0 * drag):
        return NEVER
    return now + elapsed(d if d > 0.0 else 0.0, speed, drag)


def elapsed(distance: float, speed: float, drag: float) -> float:
    """The time it takes to slide ``distance``, starting at ``speed``; it must be within reach."""
    left = speed * speed - 2.0 * drag * distance
    return 2.0 * distance / (speed + sqrt(left if left > 0.0 else 0.0))


def advance(i: int, now: float, drag: float, state: Any) -> None:
    """Slide disc ``i`` along its path to where it is ``now``."""
    pace, since = state[4], state[5]
    gone = now - since[i]
    if gone > 0.0 and pace[i] > 0.0:
        way = (pace[i] - 0.5 * drag * gone) * gone
        state[0][i] += state[2][i] * way
        state[1][i] += state[3][i] * way
        pace[i] = max(pace[i] - drag * gone, 0.0)
    since[i] = now


def steer(i: int, vx: float, vy: float, state: Any, marks: Any, count: int) -> int:
    """Give disc ``i`` a new velocity, and return how many discs are in motion now."""
    moving = marks[3]
    place = 0
    while place < count and moving[place] != i:
        place += 1
    speed = sqrt(vx * vx + vy * vy)
    if speed < CALM:
        state[4][i] = 0.0
        if place < count:
            count -= 1
            moving[place] = moving[count]
        return count
    state[2][i] = vx / speed
    state[3][i] = vy / speed
    state[4][i] = speed
    if place == count:
        moving[count] = i
        count += 1
    return count


def strike(i: int, j: int, figures: Any, state: Any) -> Any:
    """Both velocities after discs ``i`` and ``j`` met, and the speed at which they approached.

    Impulses are opposite and equal, so momentum is kept; energy is never won. Ordinarily the approach is
    turned round, reduced by restitution, and rubbing takes up to ``grip`` times as much from the sliding
    of one rim along the other. Below `SLOW` restitution would end in endlessly many ever smaller
    rebounds, as with a ball on the ground; there discs that hardly slide go on together, and discs that
    do are parted at `SLOW`, for which the sliding pays.
    """
    x, y, ux, uy, pace = state[0], state[1], state[2], state[3], state[4]
    vx, vy, wx, wy = ux[i] * pace[i], uy[i] * pace[i], ux[j] * pace[j], uy[j] * pace[j]
    dx, dy = x[j] - x[i], y[j] - y[i]
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


def bounce(i: int, k: int, figures: Any, walls: Any, state: Any) -> Any:
    """The velocity of disc ``i`` after it met wall ``k``, and the speed at which it approached."""
    nx, ny = walls[0][k], walls[1][k]
    vx, vy = state[2][i] * state[4][i], state[3][i] * state[4][i]
    approach = vx * nx + vy * ny
    slide = vy * nx - vx * ny
    if approach <= 0.0:
        return vx, vy, 0.0
    push = (1.0 + figures[6]) * approach
    rub = min(figures[7] * push, abs(slide))
    if slide < 0.0:
        rub = -rub
    return vx - (push * nx - rub * ny), vy - (push * ny + rub * nx), approach


def note(log: Any, rows: int, kind: int, t: float, i: int, other: int, approach: float, state: Any) -> int:
    """Log what happened to disc ``i`` and how it goes on; return the number of rows."""
    ux, uy, pace = state[2][i], state[3][i], state[4][i]
    return write(log, rows, kind, t, i, other, state[0][i], state[1][i], ux * pace, uy * pace, approach)


def write(
    log: Any, rows: int, kind: int, t: float, i: int, other: int,
    x: float, y: float, vx: float, vy: float, approach: float,
) -> int:  # fmt: skip
    """Log one row if there is room; return the number of rows, written or not."""
    at = rows * WIDTH
    if at + WIDTH <= len(log):
        log[at] = kind
        log[at + 1] = t
        log[at + 2] = i
        log[at + 3] = other
        log[at + 4] = x
        log[at + 5] = y
        log[at + 6] = vx
        log[at + 7] = vy
        log[at + 8] = approach
    return rows + 1


def nearest(value: float) -> int:
    """The integer nearest to ``value``, halves away from nought, so that a mirror image rounds alike."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


def run_all(
    figures: Any, walls: Any, shots: Any, tables: Any,
    state: Any, marks: Any, log: Any, places: Any, fates: Any, facts: Any,
) -> None:  # fmt: skip
    """Many flicks that know nothing of each other, for search.

    Row ``f`` of ``shots`` is ``corner x y vx vy``, of ``tables`` ``x0 y0 x1 y1 …``. Writes the resting
    places, the flicked disc's last, into the same row of ``places``, what became of each into ``fates``,
    and duration, touched and settled into ``facts``.
    """
    x, y, fate = state[0], state[1], marks[2]
    size = len(x) - 1
    for f in range(len(shots)):
        shot, table = shots[f], tables[f]
        for i in range(size):
            x[i] = float(table[2 * i])
            y[i] = float(table[2 * i + 1])
        x[size] = float(shot[1])
        y[size] = float(shot[2])
        launch = (float(shot[0]), float(shot[3]), float(shot[4]))
        duration, _, touched, settled = run(figures, walls, launch, state, marks, log)
        for i in range(size + 1):
            places[f][2 * i] = nearest(x[i])
            places[f][2 * i + 1] = nearest(y[i])
            fates[f][i] = fate[i]
        facts[f][0] = duration
        facts[f][1] = 1.0 if touched else 0.0
        facts[f][2] = 1.0 if settled else 0.0
