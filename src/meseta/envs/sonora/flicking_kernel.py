"""The Flick phase: a flick with its tremor, the motion of the discs, and the exact order of SO-17.

This file is plain Python, and numba compiles this same source.
"""

from math import atan2, cos, floor, hypot, log, pi, sin, sqrt
from typing import Any, TypeAlias

from meseta.discs.kernel import nearest, put, run
from meseta.envs.chance import word
from meseta.envs.sonora.aim_kernel import free_start, quarter, start, velocity
from meseta.envs.sonora.columns import (
    ACTOR,
    AIM,
    AIR,
    COUNT,
    DISC_COLUMNS,
    DISC_COUNTS,
    DISC_GROUP,
    DISC_SECTION,
    DISC_WHERE,
    DISC_X,
    DISC_Y,
    FATE_CORNER,
    FATE_FLOOR,
    FATE_HOLE,
    FIRST,
    FLICKED,
    FLOOR,
    FLOWN,
    GROUPS,
    HOLE,
    IN_HOLE,
    KEEP,
    KEY,
    KNOCKED,
    LIFTED,
    NONE,
    NUMBERS,
    OFF,
    OUT,
    PHASE,
    PLACED,
    REAL_VX,
    REAL_VY,
    REFLICKS,
    SECTIONS,
    SHOT_TOUCHED,
    SHOT_VX,
    SHOT_VY,
    SHOT_X,
    SHOT_Y,
    STILL,
    TOUCHED,
    TRAY,
    TURNED,
)

__all__ = []

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Arrays, the parts of `Printed`, and one table."""

BITS = 1.0 / (1 << 53)
FRACTION = (1 << 53) - 1


def owner(printed: Data, disc: int) -> int:
    """Whose disc it is; in a solo game all are one's own (SO-46)."""
    return 0 if printed.agreed.seats == 1 else disc // NUMBERS


def corner_of(table: Data, printed: Data, seat: int) -> int:
    """The corner of the board in front of a seat this round (SO-03)."""
    corner: int = (printed.agreed.places[seat] - table.facts[TURNED]) % 4
    return corner


def seat_at(table: Data, printed: Data, place: int) -> int:
    """The seat at that place in this round's turn order."""
    seat: int = (table.facts[FIRST] + place) % printed.agreed.seats
    return seat


def lift(disc: Data, where: int) -> None:
    """The disc is off the floor: nowhere in particular, and counting for nothing."""
    for column in range(DISC_COLUMNS):
        if column != DISC_GROUP:
            disc[column] = 0
    disc[DISC_WHERE] = where
    disc[DISC_SECTION] = NONE


def lay(disc: Data, board: Data, x: int, y: int) -> None:
    """The disc lies on the floor, and counts for the circles it touches or for its zone (SO-20, SO-21)."""
    disc[DISC_WHERE] = FLOOR
    disc[DISC_X] = x
    disc[DISC_Y] = y
    disc[DISC_SECTION] = NONE
    count(disc, board, x, y)


def count(disc: Data, board: Data, x: int, y: int) -> None:
    """Write down what a disc there may count for."""
    for section in range(SECTIONS):
        disc[DISC_COUNTS + section] = 0
    touching = False
    for index in range(len(board.circles)):
        dx = x - int(board.circles[index, 1])
        dy = y - int(board.circles[index, 2])
        within = int(board.circles[index, 3])
        if dx * dx + dy * dy <= within * within:
            disc[DISC_COUNTS + board.circles[index, 0]] = 2
            touching = True
    if not touching:
        for corner in range(4):
            right = corner == 1 or corner == 2
            below = corner >= 2
            if (x == 0 or (x > 0) == right) and (y == 0 or (y > 0) == below):
                disc[DISC_COUNTS + board.zones[corner]] = 1


def flick(table: Data, printed: Data, scratch: Data, disc: int, point: Data) -> None:
    """The disc is flicked from a point of the box, trembling, and all discs come to rest (SO-08 to SO-16)."""
    facts, board = table.facts, printed.board
    if facts[FLICKED] == NONE:
        leave_queue(table, printed, disc)
    seat = facts[ACTOR]
    corner = corner_of(table, printed, seat)
    facts[FLICKED] = disc
    lift(table.discs[disc], AIR)
    a, b = start(point[0], point[1], board.leg)
    x, y = free_start(
        a, b, board.far, corner, board.span, board.near,
        table.discs[:, DISC_WHERE], table.discs[:, DISC_X:DISC_Y + 1], FLOOR,
    )  # fmt: skip  # the start, the board, the discs
    vx, vy = velocity(point[2], point[3], board.top_speed)
    table.shot[SHOT_X], table.shot[SHOT_Y], table.shot[SHOT_VX], table.shot[SHOT_VY] = x, y, vx, vy
    hand = printed.agreed.hands[seat]
    if hand[1] > 0 or hand[2] > 0:
        vx, vy = tremble(table.luck, float(hand[1]), float(hand[2]), vx, vy, board.top_speed)
    table.shot[REAL_VX], table.shot[REAL_VY] = vx, vy
    x, y = quarter(corner, x, y)
    vx, vy = quarter(corner, vx, vy)
    move(table, printed, scratch, disc, corner, x, y, vx, vy)
    settle(table, printed)


def leave_queue(table: Data, printed: Data, disc: int) -> None:
    """The disc is no longer in hand, or in the group of those that are due first (SO-08, SO-13)."""
    if table.facts[GROUPS] == 0:
        table.facts[FLOWN] += 1
        return
    table.discs[disc, DISC_GROUP] = 0
    for other in range(printed.agreed.discs):
        if table.discs[other, DISC_GROUP] == 1:
            return
    table.facts[GROUPS] -= 1
    for other in range(printed.agreed.discs):
        if table.discs[other, DISC_GROUP] > 1:
            table.discs[other, DISC_GROUP] -= 1


def tremble(luck: Data, angle: float, speed: float, vx: int, vy: int, top_speed: int) -> Data:
    """The velocity that a hand really gives when it intends this one (`meseta.discs.chance`).

    Two numbers from the normal distribution by the transform of Box and Muller: how far the angle strays, in
    thousandths of a degree, and the speed, in thousandths of what was intended.
    """
    stream, drawn = int(luck[KEY]), int(luck[COUNT])
    far = sqrt(-2.0 * log(1.0 - BITS * ((word(stream, drawn) >> 11) & FRACTION)))
    around = 2.0 * pi * BITS * ((word(stream, drawn + 1) >> 11) & FRACTION)
    luck[COUNT] = drawn + 2
    turn = far * cos(around) * angle / 1000.0 * pi / 180.0
    meant = hypot(float(vx), float(vy))
    pace = min(max(meant * (1.0 + far * sin(around) * speed / 1000.0), 0.0), top_speed - 1.0)
    heading = atan2(float(vy), float(vx)) + turn
    return floor(pace * cos(heading) + 0.5), floor(pace * sin(heading) + 0.5)


def move(
    table: Data, printed: Data, scratch: Data, flicked: int, corner: int, x: int, y: int, vx: int, vy: int
) -> None:
    """Let the discs come to rest, and write down what became of those that moved (SO-10)."""
    size = 0
    for disc in range(printed.agreed.discs):
        table.rests[disc, 0] = STILL
        if table.discs[disc, DISC_WHERE] == FLOOR:
            at = table.discs[disc]
            put(scratch.discs[size], float(at[DISC_X]), float(at[DISC_Y]))
            scratch.listed[size] = disc
            size += 1
    put(scratch.discs[size], float(x), float(y))
    scratch.listed[size] = flicked
    launch = (float(corner), float(vx), float(vy))
    _, _, touched, _ = run(
        scratch.figures, scratch.walls, launch, scratch.discs[: size + 1], scratch.moving, scratch.log
    )
    table.shot[SHOT_TOUCHED] = 1 if touched else 0
    table.facts[TOUCHED] = table.shot[SHOT_TOUCHED]
    for index in range(size + 1):
        land(table, printed, scratch.discs[index], scratch.listed[index], flicked)


def land(table: Data, printed: Data, moved: Data, disc: int, flicked: int) -> None:
    """What becomes of a disc: SO-11, SO-12, SO-13 and SO-15 by its fate."""
    at = table.discs[disc]
    x, y = nearest(moved.x), nearest(moved.y)
    if moved.fate == FATE_FLOOR and disc != flicked and at[DISC_X] == x and at[DISC_Y] == y:
        return
    rest = table.rests[disc]
    rest[0], rest[1], rest[2] = moved.fate, x, y
    if moved.fate == FATE_FLOOR:
        lay(at, printed.board, x, y)
    elif moved.fate == FATE_HOLE:
        lift(at, HOLE)
    elif moved.fate == FATE_CORNER:
        lift(at, LIFTED)
    elif disc == flicked:
        lift(at, OFF)
    else:
        lift(at, OUT if owner(printed, disc) == owner(printed, flicked) else KNOCKED)


def settle(table: Data, printed: Data) -> None:
    """The discs have come to rest: SO-17 begins, with (a) and the question in (b)."""
    facts = table.facts
    reflicks = table.sheets[facts[ACTOR], TRAY + REFLICKS]
    if reflicks > 0 and table.discs[facts[FLICKED], DISC_WHERE] != LIFTED:
        facts[PHASE] = KEEP
    else:
        empty_hole(table, printed)


def reflick(table: Data, printed: Data) -> None:
    """The Reflick is crossed off and the disc lifted; other discs stay where they are (SO-16)."""
    facts = table.facts
    table.sheets[facts[ACTOR], TRAY + REFLICKS] -= 1
    lift(table.discs[facts[FLICKED]], LIFTED)
    empty_hole(table, printed)


def bullseye(table: Data, printed: Data, disc: int, section: int) -> None:
    """The disc is on the section for good (SO-15)."""
    lift(table.discs[disc], PLACED)
    table.discs[disc, DISC_SECTION] = section
    table.discs[disc, DISC_COUNTS + section] = 1
    empty_hole(table, printed)


def empty_hole(table: Data, printed: Data) -> None:
    """Step (c): discs in the hole leave, their owners choosing in turn order; then (d) and (e)."""
    facts, first = table.facts, NONE
    for disc in range(printed.agreed.discs):
        if table.discs[disc, DISC_WHERE] == HOLE:
            place = (owner(printed, disc) - facts[FIRST]) % printed.agreed.seats
            first = place if first == NONE else min(first, place)
    if first != NONE:
        facts[PHASE] = IN_HOLE
        facts[ACTOR] = seat_at(table, printed, first)
    elif table.discs[facts[FLICKED], DISC_WHERE] == LIFTED:
        facts[PHASE] = AIM
        facts[ACTOR] = owner(printed, facts[FLICKED])
    else:
        conclude(table, printed)


def conclude(table: Data, printed: Data) -> None:
    """Step (e): own discs off the board and bunts are out, rivals' discs are queued (SO-12, SO-13, SO-18)."""
    facts = table.facts
    disc = facts[FLICKED]
    if table.discs[disc, DISC_WHERE] == OFF or is_bunt(table, printed, disc):
        lift(table.discs[disc], OUT)
    flicker = owner(printed, disc)
    for ahead in range(printed.agreed.seats):
        queue_fallen(table, printed, (flicker + ahead) % printed.agreed.seats)
    facts[FLICKED] = NONE
    facts[TOUCHED] = 0
    next_flick(table, printed)


def is_bunt(table: Data, printed: Data, disc: int) -> bool:
    """Whether the flick was a bunt under `no_bunting`: untouched, at rest in the nearest zone (SO-18)."""
    at = table.discs[disc]
    if not printed.agreed.no_bunting or table.facts[TOUCHED] or at[DISC_WHERE] != FLOOR:
        return False
    x, y = at[DISC_X], at[DISC_Y]
    if x == 0 or y == 0:
        return False
    corner = corner_of(table, printed, owner(printed, disc))
    right = corner == 1 or corner == 2
    return bool((x > 0) == right and (y > 0) == (corner >= 2))


def queue_fallen(table: Data, printed: Data, seat: int) -> None:
    """A seat's discs that this flick knocked off are to be flicked again, after those that wait (SO-13)."""
    fallen = False
    for disc in range(printed.agreed.discs):
        at = table.discs[disc]
        if at[DISC_WHERE] == KNOCKED and at[DISC_GROUP] == 0 and owner(printed, disc) == seat:
            at[DISC_GROUP] = table.facts[GROUPS] + 1
            fallen = True
    if fallen:
        table.facts[GROUPS] += 1


def next_flick(table: Data, printed: Data) -> None:
    """What follows a flick: re-flicks or the next turn; if neither, the phase is over (SO-17, SO-19)."""
    facts = table.facts
    facts[PHASE] = AIM
    if facts[GROUPS] > 0:
        for disc in range(printed.agreed.discs):
            if table.discs[disc, DISC_GROUP] == 1:
                facts[ACTOR] = owner(printed, disc)
    elif facts[FLOWN] < printed.agreed.discs:
        facts[ACTOR] = seat_at(table, printed, printed.agreed.turns[facts[FLOWN]])
    else:
        facts[ACTOR] = NONE
