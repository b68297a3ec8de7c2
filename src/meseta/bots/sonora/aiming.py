"""Flicks chosen by simulating many of them with the seat's own hand."""

from collections.abc import Callable, Iterator
from math import atan2, hypot, isqrt, radians, sqrt
from random import Random
from typing import Final, NamedTuple

from meseta.bots.sonora.hands import Hands
from meseta.bots.sonora.landing import Landing
from meseta.bots.sonora.launching import Launch, Shot
from meseta.discs import Place
from meseta.discs.arena import Arena
from meseta.discs.chance import HANDS
from meseta.games.sonora import flicking
from meseta.games.sonora.actions import Flick
from meseta.games.sonora.aims import STRAIGHT, Bearing, bearing_of, flick_of
from meseta.games.sonora.board import Board, rotate
from meseta.games.sonora.state import State

STARTS: Final = ((29, 29), (72, 7), (7, 72), (97, 1), (1, 97), (48, 48), (1, 1))
"""Where on its corner a disc may start, in hundredths of the triangle's legs: the middle, then the sides."""
STRAY_SPEEDS: Final = (350_000.0, 1_600_000.0)


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


class Aim:
    """A flick that is being tried."""

    __slots__ = ("shot", "sums", "tried")

    def __init__(self, shot: Shot, discs: int) -> None:
        self.shot: Final = shot
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
        launch = Launch(self._board, state)
        aims = [Aim(shot, len(discs)) for shot in self._aims(state, launch, discs[0], trials, scale, rng)]
        if not aims:
            return None
        seen: dict[bytes, list[float]] = {}
        tried = 0
        for turn, (keep, tries) in enumerate(rounds):
            tried = 1 if hands.still else tried + tries
            if turn:
                aims = sorted(aims, key=lambda aim: -aim.mean)[:keep]
                aims += self._variants(launch, discs[0], aims, trials.variants, rng)
            for group in _alike(aims):
                self._try(state, group, hands, tried, evaluate, seen)
        best = max(aims, key=lambda aim: aim.mean)
        disc = discs[max(range(len(discs)), key=best.sums.__getitem__)]
        return Aimed(best.mean, Flick(disc, *best.shot.own))

    def _try(
        self,
        state: State,
        aims: list[Aim],
        hands: Hands,
        up_to: int,
        evaluate: Evaluate,
        seen: dict[bytes, list[float]],
    ) -> None:
        """Try every aim up to that many times in all; so far, all have been tried equally often."""
        first = aims[0].tried
        if first == up_to:
            return
        ends = self._landing.trembling(state, hands, [aim.shot.row for aim in aims], first, up_to)
        for end in ends:
            if end not in seen:
                seen[end] = evaluate(end)
        add = _add_at_once if self._landing.at_once else _add
        add(aims, ends, seen, up_to - first)

    # What to aim at

    def _aims(
        self, state: State, launch: Launch, disc: int, trials: Trials, scale: float, rng: Random
    ) -> Iterator[Shot]:
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
                if found := launch.shot(disc, start.told, atan2(y, x), speed):
                    yield found
        for _ in range(round(trials.strays * scale)):
            heading = radians(STRAIGHT + rng.uniform(-60, 60))
            told = rng.choice(starts).told
            if found := launch.shot(disc, told, heading, rng.uniform(*STRAY_SPEEDS)):
                yield found

    def _variants(self, launch: Launch, disc: int, aims: list[Aim], count: int, rng: Random) -> list[Aim]:
        """The same flicks, a little to the side and a little harder or softer."""
        found: list[Aim] = []
        for aim in aims:
            flick = Flick(disc, *aim.shot.own)
            heading, speed = atan2(flick.vy, flick.vx), hypot(flick.vx, flick.vy)
            start = bearing_of(self._arena, flick)[2:]
            for _ in range(count):
                turned_by, force = radians(rng.uniform(-4, 4)), rng.uniform(0.9, 1.1)
                varied = launch.shot(disc, start, heading + turned_by, speed * force)
                if varied is not None:
                    found.append(Aim(varied, len(aim.sums)))
        return found

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


def _alike(aims: list[Aim]) -> list[list[Aim]]:
    """The aims, together with those that have been tried as often."""
    found: dict[int, list[Aim]] = {}
    for aim in aims:
        found.setdefault(aim.tried, []).append(aim)
    return list(found.values())


def _add(aims: list[Aim], ends: list[bytes], worths: dict[bytes, list[float]], tries: int) -> None:
    """Add what the ends of all aims are worth, so many for each."""
    for number, aim in enumerate(aims):
        aim.tried += tries
        for end in ends[number * tries : (number + 1) * tries]:
            for index, value in enumerate(worths[end]):
                aim.sums[index] += value


def _add_at_once(aims: list[Aim], ends: list[bytes], worths: dict[bytes, list[float]], tries: int) -> None:
    """The same, in the same order."""
    import numpy as np

    numbers = {end: number for number, end in enumerate(worths)}
    found = np.array([numbers[end] for end in ends]).reshape(len(aims), tries)
    table = np.array(list(worths.values()))
    sums = np.array([aim.sums for aim in aims])
    for number in range(tries):
        sums += table[found[:, number]]
    for aim, total in zip(aims, sums.tolist(), strict=True):
        aim.tried += tries
        aim.sums = total
