"""Flicks chosen by playing many of them in the mind, with the seat's own hand."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import atan2, cos, hypot, isqrt, radians, sin, sqrt
from random import Random
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from meseta.bots.sonora.prospects import BULLSEYE, COMING, GONE
from meseta.discs import Engine, Fate, NoCompiler, Place, kernel, plain
from meseta.discs.arena import Arena
from meseta.discs.chance import Hand
from meseta.discs.run import Shot
from meseta.games.sonora import flicking
from meseta.games.sonora.actions import Flick
from meseta.games.sonora.board import Board, turned
from meseta.games.sonora.chance import HANDS
from meseta.games.sonora.content import Edition
from meseta.games.sonora.state import State

STARTS: Final = ((29, 29), (72, 7), (7, 72), (97, 1), (1, 97), (48, 48), (1, 1))
"""Where on its corner a disc may start, in hundredths of the triangle's legs: the middle, then the sides."""
STRAY_SPEEDS: Final = (350_000.0, 1_600_000.0)

Outcome = tuple[Sequence[int], Sequence[Sequence[int]], bool]
"""Fates and places of all discs, the flicked one's last, and whether that one touched anything."""


class Trials(NamedTuple):
    """How much is tried: rounds of so many of the best aims, each so many times more."""

    starts: int
    """Places on the corner from which every target is tried."""
    rounds: tuple[tuple[int, int], ...]
    """Aims that stay, and further tries for each of them."""
    strays: int = 0
    """Flicks at random that are tried beside the straight aims: cushions and lucky angles."""
    variants: int = 0
    """Flicks much like each of the best, to be tried after it."""


class Code:
    """Where a disc counts, as a number (`meseta.bots.sonora.prospects`)."""

    def __init__(self, board: Board) -> None:
        span = board.arena.disc_radius
        self._circles = [
            (circle.x, circle.y, (circle.radius + span) ** 2, 2 * circle.section + 1)
            for circle in board.circles
        ]
        self._zones = [2 * zone for zone in board.zones]

    def __call__(self, x: int, y: int) -> int:
        """The first of its possibilities where a disc has several: that is rare, and settled later."""
        for cx, cy, reach, code in self._circles:
            if (x - cx) * (x - cx) + (y - cy) * (y - cy) <= reach:
                return code
        if y > 0:
            return self._zones[2 if x > 0 else 3]
        return self._zones[1 if x > 0 else 0]


@lru_cache(maxsize=1)
def fast_engine() -> Any:
    """The compiled discs, or the plain ones where there is no compiler: they give the same answers."""
    from meseta.discs import compiled

    try:
        return compiled.engine()
    except NoCompiler:
        return plain


def play_all(engine: Engine, arena: Arena, lying: Sequence[Place], shots: list[Shot]) -> list[Outcome]:
    """What becomes of each shot at the discs that lie there."""
    batch = getattr(engine, "batch", None)
    if batch is None:
        return [_played(engine, arena, lying, shot) for shot in shots]
    import numpy

    tables = numpy.empty((len(shots), len(lying), 2), numpy.int64)
    if lying:
        tables[:] = numpy.array(lying, numpy.int64)
    rows = numpy.array([(s.corner, s.x, s.y, s.vx, s.vy) for s in shots], numpy.int64)
    found = batch(arena, tables, rows)
    return list(zip(found.fates.tolist(), found.places.tolist(), found.touched.tolist(), strict=True))


def _played(engine: Engine, arena: Arena, lying: Sequence[Place], shot: Shot) -> Outcome:
    run = engine.run(arena, lying, shot)
    return run.fates, [[kernel.nearest(x), kernel.nearest(y)] for x, y in run.places], bool(run.touched)


@lru_cache(maxsize=4)
def _tremors(count: int) -> list[tuple[float, float]]:
    """Points spread evenly over a square (the generalised golden ratio), from which tremors are made."""
    golden = 1.32471795724474602596
    return [((i + 1) / golden % 1, (i + 1) / golden**2 % 1) for i in range(count)]


class Hands:
    """The tremors of a hand: evenly spread draws, which tell more than as many random ones."""

    def __init__(self, hand: Hand, count: int, rng: Random) -> None:
        bend = NormalDist().inv_cdf
        a, b = rng.random(), rng.random()
        self.still: Final = not (hand.angle or hand.speed)
        self._draws = [
            (radians(hand.angle / 1000) * bend(_inside(u + a)), 1 + hand.speed / 1000 * bend(_inside(v + b)))
            for u, v in _tremors(count)
        ]

    def velocities(self, arena: Arena, flick: Flick, start: int, end: int) -> Iterator[tuple[int, int]]:
        """What the hand makes of the flick, from one draw to another."""
        meant, heading = hypot(flick.vx, flick.vy), atan2(flick.vy, flick.vx)
        for turn, force in self._draws[start:end]:
            speed = min(max(meant * force, 0), arena.top_speed - 1)
            yield round(speed * cos(heading + turn)), round(speed * sin(heading + turn))


def _inside(point: float) -> float:
    return min(max(point % 1, 1e-4), 1 - 1e-4)


class Aimed(NamedTuple):
    """A flick, and what it is worth on average."""

    worth: float
    flick: Flick


class Aim:
    """A flick that is being tried."""

    def __init__(self, flick: Flick, discs: int) -> None:
        self.flick = flick
        self.tried = 0
        self.sums = [0.0] * discs
        """What came of it, by the disc that is flicked."""

    @property
    def mean(self) -> float:
        """What it is worth with the disc that suits it best."""
        return max(self.sums) / max(1, self.tried)


Judge = Callable[[dict[int, int]], float]
"""What a table is worth on which these discs now count so."""


class Aimer:
    """Aims for one edition."""

    def __init__(self, printed: Edition, engine: Engine | None) -> None:
        self._board = printed.board
        self._arena = printed.board.arena
        self._engine = engine
        self.code: Final = Code(printed.board)

    def best(self, state: State, judge: Judge, trials: Trials, scale: float, rng: Random) -> Aimed | None:
        """The flick that is worth most on average; None where no aim of ours can be made."""
        hand = HANDS[state.table.hands[state.actor]]
        rounds = [(keep, max(1, round(tries * scale))) for keep, tries in trials.rounds]
        hands = Hands(hand, sum(tries for _, tries in rounds), rng)
        discs = flicking.flickable(state)
        aims = [Aim(flick, len(discs)) for flick in self._aims(state, discs[0], trials, scale, rng)]
        if not aims:
            return None
        seen: dict[Any, list[float]] = {}
        tried = 0
        for turn, (keep, tries) in enumerate(rounds):
            tried = 1 if hands.still else tried + tries
            if turn:
                aims = sorted(aims, key=lambda aim: -aim.mean)[:keep]
                aims += self._variants(state, aims, trials.variants, rng)
            self._try(state, discs, aims, hands, tried, judge, seen)
        best = max(aims, key=lambda aim: aim.mean)
        disc = discs[max(range(len(discs)), key=best.sums.__getitem__)]
        return Aimed(best.mean, replace(best.flick, disc=disc))

    def _try(
        self,
        state: State,
        discs: tuple[int, ...],
        aims: list["Aim"],
        hands: Hands,
        upto: int,
        judge: Judge,
        seen: dict[Any, list[float]],
    ) -> None:
        """Every aim as often as that, those tries included that it has had."""
        lying = flicking.floor(state)
        shots, owners = [], []
        for aim in aims:
            for vx, vy in hands.velocities(self._arena, aim.flick, aim.tried, upto):
                shots.append(flicking.board_shot(state, aim.flick, vx, vy))
                owners.append(aim)
            aim.tried = upto
        engine = self._engine or fast_engine()
        outcomes = play_all(engine, self._arena, list(lying.values()), shots) if shots else []
        for (fates, places, touched), aim in zip(outcomes, owners, strict=True):
            key = self._told(state, lying, fates, places, touched)
            values = seen.get(key)
            if values is None:
                flicked, moved = key
                changes = dict(moved)
                values = seen[key] = [judge({**changes, disc: flicked}) for disc in discs]
            for index, value in enumerate(values):
                aim.sums[index] += value

    def _told(
        self,
        state: State,
        lying: dict[int, Place],
        fates: Sequence[int],
        places: Sequence[Sequence[int]],
        touched: bool,
    ) -> tuple[int, tuple[tuple[int, int], ...]]:
        """What the flicked disc counts for, and every other disc that moved."""
        moved = []
        for (disc, before), fate, (x, y) in zip(lying.items(), fates, places, strict=False):
            if fate != Fate.ON_FLOOR or x != before[0] or y != before[1]:
                moved.append((disc, self._end(fate, x, y, own=state.owner(disc) == state.actor)))
        x, y = places[-1]
        flicked = self._end(fates[-1], x, y, own=True)
        if state.table.no_bunting and not touched and fates[-1] == Fate.ON_FLOOR:
            corner = state.corner(state.actor)
            if self._board.zones_at((x, y)) == (self._board.zones[corner],):
                flicked = GONE
        return flicked, tuple(moved)

    def _end(self, fate: int, x: int, y: int, own: bool) -> int:
        if fate == Fate.ON_FLOOR:
            return self.code(x, y)
        if fate == Fate.IN_HOLE:
            return BULLSEYE
        return COMING if fate == Fate.ON_CORNER or not own else GONE

    # What to aim at

    def _aims(self, state: State, disc: int, trials: Trials, scale: float, rng: Random) -> Iterator[Flick]:
        """Straight at places, harder at discs, and some at random."""
        arena = self._arena
        corner = state.corner(state.actor)
        far = arena.half_width - arena.disc_radius
        # Where a disc can start is a triangle with two such legs (`meseta.games.sonora.legal.Flicks`).
        leg = 2 * far - arena.edge - isqrt(2 * arena.disc_radius**2) - 1
        starts = [(leg * a // 100 - far, leg * b // 100 - far) for a, b in STARTS[: trials.starts]]
        for x, y in starts:
            for target, force in self._targets(state):
                tx, ty = turned(-corner, *target)
                speed = sqrt(2 * arena.deceleration * hypot(tx - x, ty - y)) * force
                yield from self._flick(state, disc, x, y, atan2(ty - y, tx - x), speed)
        for _ in range(round(trials.strays * scale)):
            heading = radians(45 + rng.uniform(-60, 60))
            yield from self._flick(state, disc, *rng.choice(starts), heading, rng.uniform(*STRAY_SPEEDS))

    def _variants(self, state: State, aims: list["Aim"], count: int, rng: Random) -> list["Aim"]:
        """The same flicks, a little to the side and a little harder or softer."""
        found: list[Aim] = []
        for aim in aims:
            flick = aim.flick
            heading, speed = atan2(flick.vy, flick.vx), hypot(flick.vx, flick.vy)
            for _ in range(count):
                turned_by, force = radians(rng.uniform(-4, 4)), rng.uniform(0.9, 1.1)
                varied = self._flick(state, flick.disc, flick.x, flick.y, heading + turned_by, speed * force)
                found += (Aim(flick, len(aim.sums)) for flick in varied)
        return found

    def _flick(
        self, state: State, disc: int, x: int, y: int, heading: float, speed: float
    ) -> Iterator[Flick]:
        """The flick, if it is allowed."""
        speed = min(speed, self._arena.top_speed - 1)
        flick = Flick(disc, x, y, round(speed * cos(heading)), round(speed * sin(heading)))
        if flicking.flick_fault(self._board, state, flick) is None:
            yield flick

    def _targets(self, state: State) -> Iterator[tuple[Place, float]]:
        """Places, and how hard to flick, against what would come to rest there."""
        half = self._arena.half_width
        for circle in self._board.circles:
            yield (circle.x, circle.y), 1.0
        yield (0, 0), 1.0
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            for a, b in ((30, 30), (30, 60), (60, 30), (50, 50), (18, 40), (40, 18)):
                yield (sx * half * a // 100, sy * half * b // 100), 1.0
        for place in flicking.floor(state).values():
            yield place, 1.15
            yield place, 1.6
        if state.solo:
            yield (half // 2, half // 3), 6.0
