"""Flicks chosen by simulating many of them with the seat's own hand."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import atan2, cos, degrees, hypot, isqrt, radians, sin, sqrt
from random import Random
from statistics import NormalDist
from typing import Final, NamedTuple

from msgspec.structs import replace

from meseta.bots.sonora.landing import Landing, Row
from meseta.discs import Place
from meseta.discs.arena import Arena
from meseta.discs.chance import FULL_FORCE, HANDS, Hand
from meseta.games.sonora import flicking
from meseta.games.sonora.actions import Flick
from meseta.games.sonora.aims import STRAIGHT, Bearing, bearing_of, flick_of, rounded
from meseta.games.sonora.board import Board, rotate
from meseta.games.sonora.state import State

STARTS: Final = ((29, 29), (72, 7), (7, 72), (97, 1), (1, 97), (48, 48), (1, 1))
"""Where on its corner a disc may start, in hundredths of the triangle's legs: the middle, then the sides."""
STRAY_SPEEDS: Final = (350_000.0, 1_600_000.0)


HARDEST: Final = 0.999
"""How much of the top speed a flick has at most, so that rounding does not make it illegal."""


class Start(NamedTuple):
    """A place on the corner."""

    x: int
    y: int
    told: tuple[float, ...]
    """The same as people write it: millimetres to the right, and forward."""


def whole_start(arena: Arena, x: int, y: int) -> Start:
    """The nearest start in whole millimetres."""
    right, forward = map(round, bearing_of(arena, Flick(0, x, y, 0, 0))[2:])
    flick = flick_of(arena, 0, Bearing(0, 0, right, forward))
    return Start(flick.x, flick.y, (right, forward))


class Trials(NamedTuple):
    """How much is tried: rounds, each of which tries the best aims of the one before more often."""

    starts: int
    """Places on the corner from which every target is tried."""
    rounds: tuple[tuple[int, int], ...]
    """For each round, how many aims remain, and how often each is tried."""
    strays: int = 0
    """Random flicks that are tried besides the straight aims: cushions and lucky angles."""
    variants: int = 0
    """Variations of each of the best flicks, to be tried after it."""


@lru_cache(maxsize=4)
def _tremors(count: int) -> list[tuple[float, float]]:
    """Points spread evenly over a square (the generalised golden ratio), from which tremors are made."""
    golden = 1.32471795724474602596
    return [((i + 1) / golden % 1, (i + 1) / golden**2 % 1) for i in range(count)]


class Hands:
    """The tremors of a hand: evenly spread draws, which tell more than the same number of random ones."""

    def __init__(self, hand: Hand, count: int, rng: Random) -> None:
        bend = NormalDist().inv_cdf
        a, b = rng.random(), rng.random()
        self.still: Final = not (hand.angle or hand.speed)
        self._draws = [
            _draw(
                radians(hand.angle / 1000) * bend(_inside(u + a)),
                max(0.0, 1 + hand.speed / 1000 * bend(_inside(v + b))),
            )
            for u, v in _tremors(count)
        ]

    def rows(self, arena: Arena, intended: Row, start: int, end: int) -> Iterator[Row]:
        """What the hand makes of the shot, from one draw to another."""
        corner, x, y, vx, vy = intended
        room = (arena.top_speed - 1) / max(1.0, hypot(vx, vy))
        for along, across, force in self._draws[start:end]:
            limit = room / force if force > room else 1.0
            yield (
                corner,
                x,
                y,
                round((vx * along - vy * across) * limit),
                round((vx * across + vy * along) * limit),
            )


def _draw(turn: float, force: float) -> tuple[float, float, float]:
    """A tremor as it changes a velocity: along it, across it, and overall."""
    return force * cos(turn), force * sin(turn), force


def _inside(point: float) -> float:
    return min(max(point % 1, 1e-4), 1 - 1e-4)


class Aim:
    """A flick that is being tried."""

    def __init__(self, flick: Flick, intended: Row, discs: int) -> None:
        self.flick = flick
        self.intended: Final = intended
        """The same as seen from above the board, without a tremor."""
        self.tried = 0
        self.sums = [0.0] * discs
        """The sum of its results, by the disc that is flicked."""

    @property
    def mean(self) -> float:
        """What it is worth with the disc that suits it best."""
        return max(self.sums) / max(1, self.tried)


class Aimed(NamedTuple):
    """A flick, and what it is worth on average."""

    worth: float
    flick: Flick


Evaluate = Callable[[bytes], list[float]]
"""What the discs are worth, given what each counts for, by the disc that was flicked."""


class Aimer:
    """Aims on one board."""

    def __init__(self, board: Board, landing: Landing) -> None:
        self._board = board
        self._arena = board.arena
        self._landing = landing

    def best(
        self, state: State, evaluate: Evaluate, trials: Trials, scale: float, rng: Random
    ) -> Aimed | None:
        """The flick that is worth the most on average; None where none of the aims is legal."""
        hand = HANDS[state.arrangement.hands[state.actor]]
        rounds = [(keep, max(1, round(tries * scale))) for keep, tries in trials.rounds]
        hands = Hands(hand, sum(tries for _, tries in rounds), rng)
        discs = flicking.flickable(state)
        aims = [
            self._aim(state, flick, len(discs)) for flick in self._aims(state, discs[0], trials, scale, rng)
        ]
        if not aims:
            return None
        seen: dict[bytes, list[float]] = {}
        tried = 0
        for turn, (keep, tries) in enumerate(rounds):
            tried = 1 if hands.still else tried + tries
            if turn:
                aims = sorted(aims, key=lambda aim: -aim.mean)[:keep]
                aims += self._variants(state, aims, trials.variants, rng)
            self._try(state, aims, hands, tried, evaluate, seen)
        best = max(aims, key=lambda aim: aim.mean)
        disc = discs[max(range(len(discs)), key=best.sums.__getitem__)]
        return Aimed(best.mean, replace(best.flick, disc=disc))

    def _aim(self, state: State, flick: Flick, discs: int) -> Aim:
        shot = flicking.board_shot(state, flick, flick.vx, flick.vy)
        return Aim(flick, (shot.corner, shot.x, shot.y, shot.vx, shot.vy), discs)

    def _try(
        self,
        state: State,
        aims: list[Aim],
        hands: Hands,
        up_to: int,
        evaluate: Evaluate,
        seen: dict[bytes, list[float]],
    ) -> None:
        """Try every aim up to that many times in all."""
        rows: list[Row] = []
        owners: list[Aim] = []
        for aim in aims:
            rows += hands.rows(self._arena, aim.intended, aim.tried, up_to)
            owners += [aim] * (up_to - aim.tried)
            aim.tried = up_to
        for end, aim in zip(self._landing.ends(state, rows), owners, strict=True):
            values = seen.get(end)
            if values is None:
                values = seen[end] = evaluate(end)
            for index, value in enumerate(values):
                aim.sums[index] += value

    # What to aim at

    def _aims(self, state: State, disc: int, trials: Trials, scale: float, rng: Random) -> Iterator[Flick]:
        """Straight at places, harder at discs, and some at random."""
        arena = self._arena
        corner = state.corner(state.actor)
        far = arena.half_width - arena.disc_radius
        # A disc can start in a triangle with two such legs (`meseta.games.sonora.legal.Flicks`).
        leg = 2 * far - arena.edge - isqrt(2 * arena.disc_radius**2) - 1
        starts = [
            whole_start(arena, leg * a // 100 - far, leg * b // 100 - far) for a, b in STARTS[: trials.starts]
        ]
        for start in starts:
            for target, force in self._targets(state):
                tx, ty = rotate(-corner, *target)
                x, y = tx - start.x, ty - start.y
                speed = sqrt(2 * arena.deceleration * hypot(x, y)) * force
                yield from self._flick(state, disc, start.told, atan2(y, x), speed)
        for _ in range(round(trials.strays * scale)):
            heading = radians(STRAIGHT + rng.uniform(-60, 60))
            told = rng.choice(starts).told
            yield from self._flick(state, disc, told, heading, rng.uniform(*STRAY_SPEEDS))

    def _variants(self, state: State, aims: list[Aim], count: int, rng: Random) -> list[Aim]:
        """The same flicks, a little to the side and a little harder or softer."""
        found: list[Aim] = []
        for aim in aims:
            flick = aim.flick
            heading, speed = atan2(flick.vy, flick.vx), hypot(flick.vx, flick.vy)
            start = bearing_of(self._arena, flick)[2:]
            for _ in range(count):
                turned_by, force = radians(rng.uniform(-4, 4)), rng.uniform(0.9, 1.1)
                varied = self._flick(state, flick.disc, start, heading + turned_by, speed * force)
                found += (self._aim(state, other, len(aim.sums)) for other in varied)
        return found

    def _flick(
        self, state: State, disc: int, start: tuple[float, ...], heading: float, speed: float
    ) -> Iterator[Flick]:
        """The flick as people can write it exactly (`meseta.games.sonora.aims`), if it is legal."""
        force = 100 * min(speed, HARDEST * self._arena.top_speed) / FULL_FORCE
        told = rounded(Bearing(degrees(heading) - STRAIGHT, force, *start))
        flick = flick_of(self._arena, disc, told)
        if flicking.flick_fault(self._board, state, flick) is None:
            yield flick

    def _targets(self, state: State) -> Iterator[tuple[Place, float]]:
        """Places, and how hard to flick, relative to what would come to rest there."""
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
