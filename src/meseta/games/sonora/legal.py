"""What a seat may do now: listed, or for flicks, told by its bounds."""

from collections.abc import Iterator
from math import cos, isqrt, pi, sin
from random import Random
from typing import Final

from meseta.core.actions import LegalActions, Listed
from meseta.core.errors import Unlistable
from meseta.core.seats import Seat
from meseta.games.sonora import bonuses, canyon, creek, flicking, mudcracks, ruins, rules, solo, writing
from meseta.games.sonora.actions import (
    FRESH,
    KEPT,
    Box,
    Bullseye,
    Choose,
    Close,
    Cross,
    Discover,
    Done,
    Draw,
    Flick,
    Keep,
    Mark,
    PlayerAction,
    Rabbit,
    Record,
    Reflick,
    Swap,
    Walk,
)
from meseta.games.sonora.content import Edition
from meseta.games.sonora.counting import disc_spots, in_play, undecided
from meseta.games.sonora.notation import FULL_FORCE
from meseta.games.sonora.state import NO_SUM, Phase, Player, State, Where
from meseta.games.sonora.words import NUMBERS, Animal, Section, disc_name

_NOTHING: Final[Listed[PlayerAction]] = Listed()


def legal(edition: Edition, state: State, seat: Seat) -> LegalActions[PlayerAction]:
    """The actions open to a player's seat; none while others are to act."""
    if seat not in rules.actors(state):
        return _NOTHING
    if state.phase is Phase.AIM:
        return Flicks(edition, state)
    return Listed(_listed(edition, state, seat))


class Flicks:
    """Every flick open to the actor: a disc that is due, a start on the corner, a velocity in bounds."""

    __slots__ = ("_edition", "_state")

    def __init__(self, edition: Edition, state: State) -> None:
        self._edition = edition
        self._state = state

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Flick):
            return False
        return rules.fault(self._edition, self._state, self._state.actor, action) is None

    def __bool__(self) -> bool:
        return True  # a disc is due, and a corner has room for it whatever leans on its edge

    def __iter__(self) -> Iterator[PlayerAction]:
        raise Unlistable("unlistable")

    def bounds(self) -> dict[str, object]:
        """What the actor may choose: a disc, a start in a triangle, a speed; for a page to aim within.

        Starts are the points (x, y) from ``far`` on, seen from behind one's own corner, with x + y at most
        ``edge``; a flick written with force 100 has the speed ``full_force``. In µm and µm/s.
        """
        arena = self._edition.board.arena
        far = arena.half_width - arena.disc_radius
        return {
            "discs": [disc_name(disc) for disc in flicking.flickable(self._state)],
            "corner": self._state.corner(self._state.actor),
            "far": -far,
            "edge": self._leg() - 2 * far,
            "top_speed": arena.top_speed,
            "full_force": FULL_FORCE,
        }

    def others(self) -> tuple[PlayerAction, ...]:
        """What there is to do but flick: nothing."""
        return ()

    def _leg(self) -> int:
        """The legs of the triangle of starts: off the frame, and off the edge of the corner."""
        arena = self._edition.board.arena
        across = isqrt(2 * arena.disc_radius * arena.disc_radius) + 1
        return 2 * (arena.half_width - arena.disc_radius) - arena.edge - across

    def sample(self, rng: Random) -> Flick:
        """A flick of any disc, from anywhere on the corner, any way and at any speed a hand can give it.

        Disc, start, direction and speed are each as likely as any other. (Velocities as likely as each other
        would be fast ones nearly always.)
        """
        board, state = self._edition.board, self._state
        arena, random = board.arena, rng.random
        disc = rng.choice(flicking.flickable(state))
        far, leg = arena.half_width - arena.disc_radius, self._leg()
        while True:
            a, b = int(random() * (leg + 1)), int(random() * (leg + 1))
            if a + b > leg:
                a, b = leg - a, leg - b
            angle, speed = (2 * random() - 1) * pi, random() * (arena.top_speed - 1)
            flick = Flick(disc, a - far, b - far, round(speed * cos(angle)), round(speed * sin(angle)))
            if flicking.start_is_free(board, state, flicking.board_shot(state, flick, 0, 0)):
                return flick


def _listed(edition: Edition, state: State, seat: Seat) -> Iterator[PlayerAction]:
    match state.phase:
        case Phase.KEEP:
            yield Keep()
            yield Reflick()
        case Phase.HOLE:
            for disc in state.own(seat, Where.HOLE):
                yield from (Bullseye(disc, section) for section in Section)
        case Phase.COLOURS:
            yield from solo.choices(edition, state)
        case Phase.SWAP:
            yield Done()
            if state.players[seat].tray.swaps:
                discs = in_play(state, seat)
                yield from (Swap(a, b) for a in discs for b in discs if a < b)
        case Phase.CHOOSE:
            for disc in undecided(edition, state, seat):
                yield from (Choose(disc, spot.section) for spot in disc_spots(edition, state, disc))
        case Phase.AI:
            yield from solo.marks(edition, state)
        case Phase.RUINS:
            yield from _ruins_actions(edition, state, seat)
        case Phase.WRITE:
            yield from write_actions(edition, state.players[seat])
        case Phase.LOT | Phase.FLY | Phase.AIM | Phase.OVER:
            raise AssertionError("nobody chooses from a list here")


def _ruins_actions(edition: Edition, state: State, seat: Seat) -> Iterator[PlayerAction]:
    player = state.players[seat]
    if player.tray.owed:
        yield from map(Discover, bonuses.choices(edition.tray, player.tray))
        return
    crossings = ruins.crossings(edition.ruins, player.ruins, player.desk.ruins)
    yield from (Cross(building, count) for building, count in crossings)
    if rules.fault(edition, state, seat, Done()) is None:
        yield Done()


def write_actions(edition: Edition, player: Player) -> Iterator[PlayerAction]:
    """All that a player can write now, in the order of the sheet (SO-24)."""
    if player.tray.owed:
        yield from map(Discover, bonuses.choices(edition.tray, player.tray))
        return
    yield from _canyon_actions(edition, player)
    yield from _creek_actions(edition, player)
    yield from _mud_actions(edition, player)
    if writing.end_fault(edition, player) is None:
        yield Done()


def _sources(player: Player, animal: Animal) -> list[int]:
    """The discs and animals that can be used in the Canyon or the Creek Bed now."""
    left = player.desk.canyon if animal is Animal.FOX else player.desk.creek
    discs = [number for number in NUMBERS if left[number - 1] and player.desk.sum == NO_SUM]
    fresh = [FRESH] if player.tray.fresh[animal] else []
    return [*discs, *fresh, *([KEPT] if player.tray.kept[animal] else [])]


def _canyon_actions(edition: Edition, player: Player) -> Iterator[Draw]:
    sources = _sources(player, Animal.FOX)
    if not sources:
        return
    limits = {source: source if source > 0 else bonuses.FOX for source in sources}
    fitting = canyon.placements(edition.canyon, player.canyon, max(limits.values()))
    for source, most in limits.items():
        yield from (Draw(source, placement.cells) for placement in fitting if placement.number <= most)


def _creek_actions(edition: Edition, player: Player) -> Iterator[Walk]:
    sources = _sources(player, Animal.OWL)
    if not sources:
        return
    ends = sorted(creek.ends(edition.creek, player.creek))
    for source in sources:
        yield from (Walk(source, end) for end, length in ends if source <= 0 or length == source)


def _mud_actions(edition: Edition, player: Player) -> Iterator[PlayerAction]:
    printed, mud, left = edition.mudcracks, player.mudcracks, player.desk
    if left.sum == NO_SUM:
        if writing.record_fault(edition, player) is None:
            yield Record()
    else:
        if not left.boxing:
            yield from map(Mark, mudcracks.affordable(printed, mud, left.sum))
        if left.sum > 0:
            yield from map(Box, mudcracks.open_columns(printed, mud))
        yield Close()
    for kept in (False, True):
        if writing.rabbit_fault(edition, player, Rabbit(kept)) is None:
            yield Rabbit(kept)
