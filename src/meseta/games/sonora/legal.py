"""What a seat may do now: listed or, for flicks, described by their bounds."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import cos, pi, sin
from random import Random
from typing import Final, TypeAlias, TypeVar

from meseta.core import counted
from meseta.core.actions import LegalActions
from meseta.core.choices import Bounded, Choices, Listed
from meseta.core.counted import Counted
from meseta.core.errors import Unlistable
from meseta.core.problems import TooManyToList
from meseta.core.seats import Seat
from meseta.discs.chance import FULL_FORCE
from meseta.games.sonora import (
    bonuses,
    canyon,
    creek,
    flicking,
    mudcracks,
    racing,
    ruins,
    rules,
    solo,
    writing,
)
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
    Source,
    Swap,
    Walk,
)
from meseta.games.sonora.canyon import CanyonPrint
from meseta.games.sonora.content import Edition
from meseta.games.sonora.counting import disc_spots, in_play, undecided
from meseta.games.sonora.creek import Space
from meseta.games.sonora.state import NO_SUM, Phase, Player, State, Uses, Where
from meseta.games.sonora.words import Animal, Section, disc_name
from meseta.grids.bits import Bits
from meseta.grids.shapes import nth

T = TypeVar("T")

Group: TypeAlias = counted.Group[PlayerAction]


def _each(make: Callable[[T], PlayerAction], things: Sequence[T]) -> Group:
    return len(things), lambda index: make(things[index])


def _only(action: PlayerAction) -> Group:
    return 1, lambda _: action


_NOTHING: Final[Listed[PlayerAction]] = Listed()
_DONE, _RECORD, _CLOSE = _only(Done()), _only(Record()), _only(Close())
_RABBITS: Final = (Rabbit(kept=False), Rabbit(kept=True))


def legal(edition: Edition, state: State, seat: Seat) -> LegalActions[PlayerAction]:
    """The actions open to a player's seat; none while others are to act."""
    if not rules.acts(state, seat):
        return _NOTHING
    match state.phase:
        case Phase.AIM:
            return Flicks(edition, state)
        case Phase.WRITE:
            return _marks(edition, state, seat, _write_groups(edition, state.players[seat]))
        case Phase.RUINS:
            return _marks(edition, state, seat, _ruins_groups(edition, state, seat))
        case _:
            return Listed(_listed(edition, state, seat))


def _marks(edition: Edition, state: State, seat: Seat, groups: Iterable[Group]) -> LegalActions[PlayerAction]:
    """What one player can write now."""
    return Counted(groups, partial(_allows, edition, state, seat))


def _allows(edition: Edition, state: State, seat: Seat, action: object) -> bool:
    return isinstance(action, PlayerAction) and rules.fault(edition, state, seat, action) is None


class Flicks:
    """Every flick open to the actor: a disc that is due, a start on the corner, a velocity within bounds."""

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
        raise Unlistable(TooManyToList())

    def choices(self) -> Choices[PlayerAction]:
        """The bounds of a flick within which a page may aim: a disc, a start in a triangle, a speed.

        Starts are the points (x, y) from ``far`` on, as seen from behind one's own corner, with x + y at most
        ``edge``; a flick written with force 100 has the speed ``full_force``. In µm and µm/s.
        """
        board = self._edition.board
        arena, far = board.arena, board.far
        bounds = {
            "discs": [disc_name(disc) for disc in flicking.flickable(self._state)],
            "corner": self._state.corner(self._state.actor),
            "far": -far,
            "edge": board.leg - 2 * far,
            "top_speed": arena.top_speed,
            "full_force": FULL_FORCE,
        }
        return Bounded(bounds)

    def sample(self, rng: Random) -> Flick:
        """A flick of any disc, from anywhere on the corner, in any direction and at any speed within bounds.

        Disc, start, direction and speed are each drawn uniformly. (Velocities drawn uniformly would nearly
        always be fast.)
        """
        board, state = self._edition.board, self._state
        arena, random = board.arena, rng.random
        disc = rng.choice(flicking.flickable(state))
        far, leg = board.far, board.leg
        in_the_way = flicking.leaning(board, state)
        while True:
            a, b = int(random() * (leg + 1)), int(random() * (leg + 1))
            if a + b > leg:
                a, b = leg - a, leg - b
            angle, speed = (2 * random() - 1) * pi, random() * (arena.top_speed - 1)
            flick = Flick(disc, a - far, b - far, round(speed * cos(angle)), round(speed * sin(angle)))
            if not in_the_way or flicking.start_is_free(
                board, state, flicking.board_shot(state, flick, 0, 0)
            ):
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
        case Phase.LOT | Phase.FLY | Phase.AIM | Phase.RUINS | Phase.WRITE | Phase.OVER:
            raise AssertionError("nobody chooses from a list here")


def _ruins_groups(edition: Edition, state: State, seat: Seat) -> Iterator[Group]:
    player = state.players[seat]
    if player.tray.owed:
        yield _each(Discover, bonuses.choices(edition.tray, player.tray))
        return
    for building, most in enumerate(ruins.crossable(edition.ruins, player.ruins, player.desk.ruins)):
        if most:
            yield most, partial(_cross, building)
    if racing.end_ruins_fault(edition, state) is None:
        yield _DONE


def _write_groups(edition: Edition, player: Player) -> Iterator[Group]:
    """Everything a player can write now, in the order of the sheet (SO-24)."""
    if player.tray.owed:
        yield _each(Discover, bonuses.choices(edition.tray, player.tray))
        return
    yield from _canyon_groups(edition, player)
    yield from _creek_groups(edition, player)
    yield from _mud_groups(edition, player)
    if writing.end_fault(edition, player) is None:
        yield _DONE


def _sources(player: Player, uses: Uses, animal: Animal) -> list[Source]:
    """The discs and animals that can be used in the Canyon or the Creek Bed now."""
    discs = player.desk.sum == NO_SUM
    found = [number for number, left in enumerate(uses, start=1) if left and discs]
    if player.tray.fresh[animal]:
        found.append(FRESH)
    if player.tray.kept[animal]:
        found.append(KEPT)
    return found


def _canyon_groups(edition: Edition, player: Player) -> Iterator[Group]:
    printed = edition.canyon
    for source in _sources(player, player.desk.canyon, Animal.FOX):
        number = source if source > 0 else bonuses.FOX
        fitting = canyon.legal(printed, player.canyon) & printed.up_to[number]
        yield fitting.bit_count(), partial(_draw, printed, source, fitting)


def _creek_groups(edition: Edition, player: Player) -> Iterator[Group]:
    for source in _sources(player, player.desk.creek, Animal.OWL):
        ends = creek.ends_by_length(edition.creek, player.creek)[max(source, 0)]
        yield len(ends), partial(_walk, source, ends)


def _mud_groups(edition: Edition, player: Player) -> Iterator[Group]:
    printed, mud, desk = edition.mudcracks, player.mudcracks, player.desk
    if desk.sum == NO_SUM:
        if desk.mud and writing.record_fault(edition, player) is None:
            yield _RECORD
    else:
        if not desk.boxing:
            yield _each(Mark, mudcracks.affordable(printed, mud, desk.sum))
        if desk.sum > 0:
            yield _each(Box, mudcracks.open_columns(printed, mud))
        yield _CLOSE
    for rabbit, left in zip(_RABBITS, (player.tray.fresh, player.tray.kept), strict=True):
        if left[Animal.RABBIT] and writing.rabbit_fault(edition, player, rabbit) is None:
            yield _only(rabbit)


def _cross(building: int, index: int) -> Cross:
    return Cross(building, index + 1)


def _draw(printed: CanyonPrint, source: Source, fitting: Bits, index: int) -> Draw:
    return Draw(source, printed.all_placements[nth(fitting, index)].cells)


def _walk(source: Source, ends: tuple[Space, ...], index: int) -> Walk:
    return Walk(source, ends[index])
