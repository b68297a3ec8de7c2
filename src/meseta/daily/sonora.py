"""Daily puzzles of Sonora: one flick with an exact hand, then write.

It is the last flick of the last round, one's own discs lie on the board, and the rival's are out for this
round, so that nobody else has anything to decide. There are too many flicks to try them all: the answer is
the best that a wide search has found, and whoever finds a better one is told so (ADR 70).
"""

from collections.abc import Iterator
from math import isqrt
from random import Random
from typing import Final, cast

from msgspec.structs import replace

from meseta.core.daily import Solution
from meseta.core.game import AnyGame, AnyState, Options
from meseta.core.seats import CHANCE, Seat
from meseta.daily.sonora_places import free_place
from meseta.daily.sonora_writing import Written, write_best
from meseta.games.sonora import racing, ruins
from meseta.games.sonora.actions import Action, Cross, Discover, Done, Flick, PlayerAction
from meseta.games.sonora.bonuses import choices
from meseta.games.sonora.content import Edition
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.scoring import section_points
from meseta.games.sonora.state import Disc, Phase, Player, State, Where, desk
from meseta.games.sonora.words import Section

__all__ = ["MAKER"]

SEAT: Final[Seat] = 0
ROUNDS: Final = 5
OPTIONS: Final[Options] = {
    "rounds": str(ROUNDS),
    "first_player": "1",  # so that the last flick of the last round is that of seat 0
    "preview": "line",
    "hand_0": "exact",
    "hand_1": "exact",
}
FLICKS: Final = 3000
"""How many flicks are tried."""
NARROW: Final = (6, 4)
"""How every desk is looked at: lines followed at a time, and continuations considered for each disc."""
WIDER: Final = ((12, (40, 8)), (4, (150, 12)), (1, (400, 30)))
"""How many of the best of them are looked at again, and how."""
FASTEST: Final = 2_600_000
"""Nobody is asked to flick harder than with full force, in µm/s."""
GLANCE: Final = 4
"""How many marks are compared when the sheets before the puzzle are written."""

COUNTED: Final = frozenset(
    {
        *("lands", "doubled", "sinks", "counts"),
        *("completes", "covers", "circles", "surrounds", "earns", "chains"),
    }
)


class _Maker:
    """Makes puzzles of Sonora (`DailyMaker`)."""

    goal = "one_flick"
    seat = SEAT
    options: Final[Options] = OPTIONS
    proved = False
    counted = COUNTED
    tries = 1

    def draft(self, game: AnyGame, level: int, rng: Random) -> State | None:
        """Sheets after four rounds, and as many discs on the board as the level says."""
        sonora = cast(Sonora, game)
        state = sonora.setup(2, self.options)
        for _ in range(ROUNDS - 1):
            state = _written_round(sonora, state, rng)
        return _last_flick(sonora, state, level, rng)

    def solve(self, game: AnyGame, state: AnyState, rng: Random) -> Solution:
        """The best that was found, with its flick."""
        return Search(cast(Sonora, game), state, rng).solution()

    def points(self, game: AnyGame, start: AnyState, state: AnyState) -> int:
        """By how much the sheet is worth more than before (SO-43)."""
        printed = cast(Sonora, game).printed
        now, before = (section_points(printed, one.players[SEAT]) for one in (state, start))
        return sum(now) - sum(before)

    def over(self, game: AnyGame, start: AnyState, state: AnyState) -> bool:
        """Whether the Write phase was ended."""
        return bool(state.phase is Phase.OVER or state.players[SEAT].desk.ended)


MAKER: Final = _Maker()


def _written_round(game: Sonora, state: State, rng: Random) -> State:
    """The beginning of the next round, after one in which discs lay anywhere."""
    players = []
    for player in state.players:
        counting = {disc: (Section(rng.randrange(4)), rng.randrange(4) == 0) for disc in range(5)}
        players.append(replace(player, desk=desk(counting)))
    now, this = racing.next_in_ruins(replace(state, players=tuple(players))), state.round
    while now.round == this and now.phase is not Phase.OVER:
        seat = min(game.actors(now))
        now = game.apply(now, seat, _mark(game, now, seat, rng))
    return now


def _mark(game: Sonora, state: State, seat: Seat, rng: Random) -> Action:
    """The best of a few marks."""
    legal = game.legal(state, seat)
    found = [legal.sample(rng) for _ in range(GLANCE)]

    def gained(action: Action) -> tuple[bool, int]:
        after = game.apply(state, seat, action)
        return not isinstance(action, Done), sum(section_points(game.printed, after.players[seat]))

    return max(found, key=gained)


def _last_flick(game: Sonora, state: State, level: int, rng: Random) -> State | None:
    """The last flick of the round: one disc in hand, `level - 1` on the board and all others out."""
    order = list(range(5))
    rng.shuffle(order)
    hand, *others = order
    discs = [Disc(Where.OUT)] * 10
    discs[hand] = Disc()
    placed: list[tuple[int, int]] = []
    for disc in others[: level - 1]:
        place = free_place(game.printed.board.arena, placed, rng)
        placed.append(place)
        discs[disc] = Disc(Where.FLOOR, *place)
    players = tuple(
        replace(player, tray=replace(player.tray, reflicks=0, swaps=0)) for player in state.players
    )
    return replace(state, players=players, discs=tuple(discs), actor=SEAT, flown=9)


class Search:
    """Looks for the best flick of a position, and for what is best written after it."""

    def __init__(self, game: Sonora, state: State, rng: Random) -> None:
        self._game: Final = game
        self._printed: Final[Edition] = game.printed
        self._start: Final = state
        self._rng: Final = rng
        self._disc: Final = next(disc for disc in range(5) if state.discs[disc].where is Where.HAND)
        self._written: Final[dict[Player, Written]] = {}
        self._ways: Final[dict[Player, tuple[PlayerAction, ...]]] = {}
        """The first way to each desk: the flick, and what was chosen before writing."""

    def solution(self) -> Solution:
        """The best that was found. As many flicks lead to it as were found to do so."""
        hits: dict[Player, int] = {}
        for flick in self._flicks():
            for after in self._landed(flick):
                hits[after] = hits.get(after, 0) + 1
        for count, (width, keep) in WIDER:
            for after in self._ranked()[:count]:
                written = write_best(self._printed, after, width, keep)
                self._written[after] = max(self._written[after], written, key=lambda one: one.points)
        best = self._ranked()[0]
        written = self._written[best]
        before = sum(section_points(self._printed, self._start.players[SEAT]))
        actions = tuple(map(self._game.write, (*self._ways[best], *written.actions)))
        equal = [after for after, one in self._written.items() if one.points == written.points]
        level = 1 + sum(disc.where is Where.FLOOR for disc in self._start.discs)
        points = written.points - before
        return Solution(points, actions, sum(hits[after] for after in equal), len(actions) - 1, level)

    def _ranked(self) -> list[Player]:
        """The desks, the best first; among equals, those that were found first."""
        return sorted(self._written, key=lambda after: -self._written[after].points)

    def _flicks(self) -> Iterator[Flick]:
        """Flicks at places all over the board, as if it were empty, and harder ones through them."""
        arena = self._printed.board.arena
        inset = (arena.corner_leg * 29 + 50) // 100
        edge = arena.half_width - arena.disc_radius
        for _ in range(FLICKS):
            x, y = (inset - arena.half_width + self._rng.randrange(-9_000, 9_001) for _ in "xy")
            dx, dy = (self._rng.randrange(-edge, edge + 1) - own for own in (x, y))
            way = isqrt(dx * dx + dy * dy)
            if way < arena.disc_radius:
                continue
            harder = self._rng.choice((100, 100, 110, 130, 160, 200))
            speed = min(isqrt(2 * int(arena.deceleration) * way) * harder // 100, FASTEST)
            flick = Flick(self._disc, x, y, dx * speed // way, dy * speed // way)
            if self._game.fault(self._start, SEAT, flick) is None:
                yield flick

    def _landed(self, flick: Flick) -> Iterator[Player]:
        """The desks that the flick leads to, whose writing is then known."""
        flown = self._game.apply(self._start, SEAT, flick)
        rest = self._game.chance(flown).sample(self._rng)
        for state, chosen in self._chosen(self._game.apply(flown, CHANCE, rest), (flick,)):
            for player, crossed in self._crossed(state, chosen):
                if player not in self._written:
                    self._written[player] = write_best(self._printed, player, *NARROW)
                    self._ways[player] = crossed
                yield player

    def _chosen(
        self, state: State, done: tuple[PlayerAction, ...]
    ) -> Iterator[tuple[State, tuple[PlayerAction, ...]]]:
        """Where one's choices for discs in the hole and between sections lead; nowhere if the disc has to be
        flicked again."""
        if state.phase in (Phase.HOLE, Phase.CHOOSE):
            for action in self._game.legal(state, SEAT):
                after = self._game.apply(state, SEAT, action)
                yield from self._chosen(after, (*done, action))  # type: ignore[arg-type]  # all are its player's
        elif state.phase in (Phase.RUINS, Phase.WRITE):
            yield state, done

    def _crossed(
        self, state: State, done: tuple[PlayerAction, ...]
    ) -> Iterator[tuple[Player, tuple[PlayerAction, ...]]]:
        """The sheets after every way to use the value in the Ruins (SO-26)."""
        if state.phase is not Phase.RUINS:
            yield state.players[SEAT], done
            return
        player = state.players[SEAT]
        if player.tray.owed:
            for animal in choices(self._printed.tray, player.tray):
                yield from self._after(state, Discover(animal), done)
        elif (moves := list(self._crossings(player))) and player.desk.ruins:
            for cross in moves:
                yield from self._after(state, cross, done)
        else:
            yield from self._after(state, Done(), done)

    def _after(
        self, state: State, action: PlayerAction, done: tuple[PlayerAction, ...]
    ) -> Iterator[tuple[Player, tuple[PlayerAction, ...]]]:
        yield from self._crossed(self._game.apply(state, SEAT, action), (*done, action))

    def _crossings(self, player: Player) -> Iterator[Cross]:
        """Every building that can be completed now, or else as much as there is room for in the first one."""
        most = ruins.crossable(self._printed.ruins, player.ruins, player.desk.ruins)
        buildings = self._printed.ruins.buildings
        missing = [b.hexes - done for b, done in zip(buildings, player.ruins.crossed, strict=True)]
        whole = [index for index, room in enumerate(missing) if 0 < room <= player.desk.ruins]
        if whole:
            yield from (Cross(index, missing[index]) for index in whole)
            return
        started = [index for index, count in enumerate(most) if count]
        if started:
            yield Cross(started[0], most[started[0]])
