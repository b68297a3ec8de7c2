"""A position of Sonora."""

import enum
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.seats import CHANCE, Seat
from meseta.games.sonora.ai_canyon import AS_PLAYER, AiDrawing
from meseta.games.sonora.board import PLACES
from meseta.games.sonora.bonuses import Tray
from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.mudcracks import Mudcracks
from meseta.games.sonora.ruins import Ruins
from meseta.games.sonora.words import DiscId, Section
from meseta.grids.bits import Bits

__all__ = ["Arrangement", "Desk", "Disc", "Group", "Phase", "Player", "Shot", "State", "Uses", "Where"]

Uses: TypeAlias = tuple[int, int, int, int, int]
"""How many more times each of the discs 1 to 5 is to be used."""

UNUSED: Final[Uses] = (0, 0, 0, 0, 0)
NO_DISC: Final[DiscId] = -1
_CIRCLES: Final = {
    (count, start): tuple((start + step) % count for step in range(count))
    for count in range(1, 5)
    for start in range(count)
}
"""The seats in clockwise order, by number of players and starting seat."""
NO_SUM: Final = -1
NO_COLOUR: Final = -1


class Phase(enum.IntEnum):
    """Who is to act, and for what."""

    LOT = 0
    """Chance draws the first player (SO-03)."""
    AIM = 1
    """The actor flicks a disc (SO-08, SO-11, SO-13, SO-16)."""
    FLY = 2
    """Chance lets the hand tremble and the discs come to rest."""
    KEEP = 3
    """The actor may Reflick the disc just flicked (SO-16)."""
    HOLE = 4
    """The actor chooses a section for a disc in the hole (SO-15)."""
    COLOURS = 5
    """Solo: which colour is one's own, and which the AI's (SO-47)."""
    SWAP = 6
    """The actor may swap discs (SO-22)."""
    CHOOSE = 7
    """The actor chooses the section for a disc that could count for several (SO-20, SO-21)."""
    AI = 8
    """Solo: the player marks the AI's discs (SO-48)."""
    RUINS = 9
    """The actor crosses off hexes (SO-23)."""
    WRITE = 10
    """All record the remaining discs (SO-24)."""
    OVER = 11
    """Nobody acts: the game has ended."""


class Where(enum.IntEnum):
    """What has become of a disc this round."""

    HAND = 0
    """Not flicked yet."""
    AIR = 1
    """Flicked, and chance has not answered yet."""
    FLOOR = 2
    """On the board, at rest."""
    HOLE = 3
    """In the hole; its owner has yet to choose (SO-15)."""
    OFF = 4
    """The disc just flicked is off the board; its owner has yet to decide (SO-16)."""
    LIFTED = 5
    """To be flicked again by its owner, now (SO-11, SO-16)."""
    KNOCKED = 6
    """To be flicked again by its owner, when it is due (SO-13)."""
    SECTION = 7
    """A bullseye, on a section of the sheet (SO-15)."""
    OUT = 8
    """Disqualified for this round (SO-12, SO-18)."""


class Disc(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True):
    """One disc, this round."""

    where: Where = Where.HAND
    """What has become of it."""
    x: int = 0
    """Where it rests on the floor, in µm, on the board as oriented in the edition."""
    y: int = 0
    """Where it rests on the floor, in µm, on the board as oriented in the edition."""
    section: int = -1
    """The section that its owner chose for it (SO-15, SO-20, SO-21)."""


class Shot(msgspec.Struct, frozen=True, array_like=True):
    """A flick as intended, seen from behind one's own corner (`meseta.games.sonora.actions.Flick`)."""

    x: int
    """Where the disc starts, in µm."""
    y: int
    """The same, downwards."""
    vx: int
    """How it leaves the hand, in µm/s."""
    vy: int
    """The same, downwards."""


class Desk(msgspec.Struct, frozen=True, gc=False):
    """What is still to be recorded in this Write phase."""

    ruins: int = 0
    """Value left to cross off (SO-26)."""
    canyon: Uses = UNUSED
    """Uses left of the discs in the Canyon (SO-28)."""
    creek: Uses = UNUSED
    """Uses left of the discs in the Creek Bed (SO-32)."""
    mud: int = 0
    """The value of the Mudcracks discs, until they are recorded together (SO-36)."""
    sum: int = NO_SUM
    """What is left of the open sum (SO-38)."""
    boxing: bool = False
    """Whether the open sum has bought a box and so can buy nothing else (SO-38)."""
    ended: bool = False
    """Whether the player has ended the Write phase (SO-24)."""


class Player(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One player's sheet and desk."""

    ruins: Ruins
    canyon: Canyon
    creek: Creek
    mudcracks: Mudcracks
    tray: Tray
    desk: Desk = Desk()


class Arrangement(msgspec.Struct, frozen=True):
    """What was agreed when the game was set up."""

    rounds: int
    """How many rounds are played (SO-02)."""
    hands: tuple[str, ...]
    """The name of each seat's hand."""
    no_bunting: bool = False
    """Whether a disc may not go straight into the zone next to its corner (SO-18)."""
    preview: str = "full"
    """How much of a flick a page foretells while its player aims; no rule depends on it (SO-09)."""
    fair_colours: bool = False
    """Solo: whether the AI's colour must have as many discs in play as one's own (SO-47)."""
    ai_squares: int = 2
    """Solo: how many squares the AI starts from in the Canyon (SO-50)."""
    ai_shapes: str = AS_PLAYER
    """Solo: which shapes an AI disc draws (SO-50)."""
    ai_full_zone: bool = False
    """Solo: whether a colour that would waste discs on a full section is barred from the AI (SO-54)."""

    @property
    def ai_drawing(self) -> AiDrawing:
        """How the AI draws in the Canyon (SO-50)."""
        return AiDrawing(self.ai_squares, self.ai_shapes)


class Group(msgspec.Struct, frozen=True, array_like=True):
    """A player's discs that one flick knocked off the board (SO-13)."""

    seat: Seat
    discs: Bits


class State(msgspec.Struct, frozen=True):
    """A position. Two equal states have the same future."""

    phase: Phase
    arrangement: Arrangement
    players: tuple[Player, ...]
    discs: tuple[Disc, ...]
    """Five per colour; each seat has one colour, a solo player three (SO-45)."""

    round: int = 1
    turned: int = 0
    """Quarter turns of the board, clockwise: corner c is in front of place c + turned (SO-03, SO-04)."""
    first: Seat = CHANCE
    """This round's first player."""
    actor: Seat = CHANCE
    """Whose decision is awaited; in the Write phase, nobody's in particular."""

    flown: int = 0
    """How many ordinary flicks there have been this round (SO-08)."""
    disc: DiscId = NO_DISC
    """The disc being flicked, until everything that follows from it is resolved (SO-17)."""
    shot: Shot | None = None
    """The intended flick, until chance has answered."""
    touched: bool = False
    """Whether it touched a wall or another disc on its way (SO-18)."""
    queue: tuple[Group, ...] = ()
    """Discs to be flicked again, in order (SO-13, SO-17)."""

    mine: int = NO_COLOUR
    """Solo: the colour chosen as one's own (SO-47)."""
    theirs: int = NO_COLOUR
    """Solo: the AI's colour."""
    ai: Desk = Desk()
    """Solo: what is still to be marked for the AI (SO-48)."""

    @property
    def solo(self) -> bool:
        """Whether one person plays alone (SO-45)."""
        return len(self.players) == 1

    def order(self, start: Seat | None = None) -> tuple[Seat, ...]:
        """This round's turn order, or the same order from another seat (SO-03)."""
        return _CIRCLES[len(self.players), self.first if start is None else start]

    def corner(self, seat: Seat) -> int:
        """The corner of the board in front of a seat this round (SO-03)."""
        return (PLACES[len(self.players)][seat] - self.turned) % 4

    def owner(self, disc: DiscId) -> Seat:
        """Whose disc it is; in a solo game all are one's own (SO-46)."""
        return 0 if self.solo else disc // 5

    def own(self, seat: Seat, where: Where) -> tuple[DiscId, ...]:
        """The seat's discs in this place."""
        if len(self.players) == 1:
            return tuple([disc for disc, found in enumerate(self.discs) if found.where is where])
        start = 5 * seat
        own = self.discs[start : start + 5]
        return tuple([start + index for index, found in enumerate(own) if found.where is where])

    def any(self, where: Where) -> bool:
        """Whether any disc is in this place."""
        return where in [found.where for found in self.discs]

    def with_disc(self, disc: DiscId, now: Disc) -> "State":
        """The state with one disc changed."""
        return replace(self, discs=(*self.discs[:disc], now, *self.discs[disc + 1 :]))

    def with_player(self, seat: Seat, now: Player) -> "State":
        """The state with one player's sheet or desk changed."""
        return replace(self, players=(*self.players[:seat], now, *self.players[seat + 1 :]))


def section_value(discs: dict[DiscId, bool]) -> int:
    """The sum of these discs' numbers, those on a circle doubled (SO-25, SO-36)."""
    return sum((disc % 5 + 1) * (1 + doubled) for disc, doubled in discs.items())


def uses(discs: dict[DiscId, bool]) -> Uses:
    """How many times each disc is used: twice for those on a circle (SO-28, SO-32)."""
    found = [0] * 5
    for disc, doubled in discs.items():
        found[disc % 5] += 1 + doubled
    a, b, c, d, e = found
    return a, b, c, d, e


def spend(counts: Uses, number: int) -> Uses:
    """One use fewer of the disc of that number."""
    a, b, c, d, e = (count - (index + 1 == number) for index, count in enumerate(counts))
    return a, b, c, d, e


def desk(counting: dict[DiscId, tuple[Section, bool]]) -> Desk:
    """What is to be recorded for these discs."""
    by_section: dict[Section, dict[DiscId, bool]] = {section: {} for section in Section}
    for disc, (section, doubled) in counting.items():
        by_section[section][disc] = doubled
    return Desk(
        ruins=section_value(by_section[Section.RUINS]),
        canyon=uses(by_section[Section.CANYON]),
        creek=uses(by_section[Section.CREEK]),
        mud=section_value(by_section[Section.MUDCRACKS]),
    )
