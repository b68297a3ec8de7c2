"""How a state of Sonora is stored: lists of small numbers, checked when they are loaded.

Nothing in Sonora is secret (SO-55), so a view contains the same lists: `Position` is the state as data.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from meseta.core.errors import BadState
from meseta.core.game import Json
from meseta.core.latest import Latest
from meseta.core.problems import StateImpossible, StateUnreadable
from meseta.core.seats import CHANCE, Seat
from meseta.discs.chance import HANDS
from meseta.games.sonora.ai_canyon import AI_SHAPES
from meseta.games.sonora.bonuses import Tray
from meseta.games.sonora.canyon import Canyon, union
from meseta.games.sonora.content import Edition
from meseta.games.sonora.creek import ENTRANCE, Creek
from meseta.games.sonora.mudcracks import MIDDLE, SMALL_CIRCLES, Mudcracks
from meseta.games.sonora.possible import impossible
from meseta.games.sonora.ruins import Reward, Ruins
from meseta.games.sonora.rules import INFO, PREVIEWS
from meseta.games.sonora.state import (
    NO_COLOUR,
    NO_DISC,
    NO_SUM,
    Arrangement,
    Desk,
    Disc,
    Group,
    Phase,
    Player,
    Shot,
    State,
    Where,
)
from meseta.grids.bits import bits, members


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class RuinsData(_Data, frozen=True):
    """The Ruins of a sheet."""

    crossed: tuple[int, ...]
    """Crossed off hexes by building: which of them does not matter."""
    rewards: tuple[Reward, ...]
    """What each building has earned."""
    circled: int
    """Solo: hexes of the AI building that are circled and not yet crossed off (SO-49)."""
    cleared: int
    """Solo: those that were crossed off."""


class CanyonData(_Data, frozen=True):
    """The Canyon of a sheet: each shape as its cells."""

    shapes: tuple[tuple[int, ...], ...]
    """The player's shapes, each as its squares, in the order they were drawn."""
    filled: tuple[tuple[int, ...], ...]
    """Solo: the AI's (SO-50)."""


class CreekData(_Data, frozen=True):
    """The Creek Bed of a sheet."""

    crossed: tuple[int, ...]
    """Spaces that were crossed off, the entrance included."""
    circled: tuple[int, ...]
    """Spaces that were circled: the ends of paths."""
    filled: tuple[int, ...]
    """Solo: the AI's (SO-52)."""


class MudcracksData(_Data, frozen=True):
    """The Mudcracks of a sheet."""

    marked: tuple[int, ...]
    """Nodes that were bought, the middle included."""
    boxes: tuple[int, ...]
    """Marked boxes by column."""
    raised: tuple[int, ...]
    """Solo: filled small circles by node; otherwise empty (SO-53)."""


class SheetData(_Data, frozen=True, gc=False):
    """One player's sheet and desk."""

    ruins: RuinsData
    """The Ruins."""
    canyon: CanyonData
    """The Canyon."""
    creek: CreekData
    """The Creek Bed."""
    mudcracks: MudcracksData
    """The Mudcracks."""
    tray: Tray
    """The bonuses."""
    desk: Desk
    """What is still to be recorded in this Write phase."""


class Position(_Data, frozen=True, gc=False):
    """A whole state, as data."""

    phase: Phase
    """Who is to act, and for what."""
    arrangement: Arrangement = msgspec.field(name="table")
    """What was agreed when the game was set up."""
    players: tuple[SheetData, ...]
    """Each seat's sheet."""
    discs: tuple[Disc, ...]
    """Every disc by its number (`DiscId`); a solo player has three colours (SO-45)."""
    round: int
    """Counted from 1."""
    turned: int
    """Quarter turns of the board, clockwise (SO-03, SO-04)."""
    first: Seat
    """This round's first player; -1 until the lot is drawn."""
    actor: Seat
    """Whose decision is awaited; in the Write phase, nobody's in particular."""
    flown: int
    """How many ordinary flicks there have been this round (SO-08)."""
    disc: int
    """The disc being flicked, until everything that follows from it is resolved; -1 for none (SO-17)."""
    shot: Shot | None
    """The intended flick, until chance has answered."""
    touched: bool
    """Whether the flicked disc touched a wall or another disc on its way (SO-18)."""
    queue: tuple[tuple[Seat, tuple[int, ...]], ...]
    """Whose discs are to be flicked again, and which, in order (SO-13, SO-17)."""
    mine: int
    """Solo: the colour chosen as one's own; -1 before (SO-47)."""
    theirs: int
    """Solo: the AI's colour; -1 before."""
    ai: Desk
    """Solo: what is still to be marked for the AI (SO-48)."""


def position(state: State) -> Position:
    """The state as data."""
    return Position(
        state.phase,
        state.arrangement,
        _sheets(state.players),
        state.discs,
        state.round,
        state.turned,
        state.first,
        state.actor,
        state.flown,
        state.disc,
        state.shot,
        state.touched,
        tuple([(group.seat, members(group.discs)) for group in state.queue]) if state.queue else (),
        state.mine,
        state.theirs,
        state.ai,
    )


# No action changes more than one or two sections of one sheet, and a flick changes none: what is as it was
# before is not listed again.


_ALL: Final[Latest[tuple[Player, ...], tuple[SheetData, ...]]] = Latest()


def _sheets(players: tuple[Player, ...]) -> tuple[SheetData, ...]:
    before, made = _ALL.kept
    if made is None or before is None or len(made) != len(players):
        made = tuple([_sheet(player) for player in players])
    elif before is players:
        return made
    else:
        each = zip(players, before, made, strict=True)
        made = tuple([known if player is was else _sheet(player) for player, was, known in each])
    _ALL.kept = players, made
    return made


def _sheet(player: Player) -> SheetData:
    ruins, mud = player.ruins, player.mudcracks
    return SheetData(
        RuinsData(ruins.crossed, ruins.rewards, ruins.circled, ruins.cleared),
        _canyon(player.canyon),
        _creek(player.creek),
        MudcracksData(_listed(mud.marked), mud.boxes, mud.raised),
        player.tray,
        player.desk,
    )


@lru_cache(1 << 10)
def _canyon(canyon: Canyon) -> CanyonData:
    return CanyonData(tuple(map(_listed, canyon.shapes)), tuple(map(_listed, canyon.filled)))


@lru_cache(1 << 10)
def _creek(creek: Creek) -> CreekData:
    return CreekData(_listed(creek.crossed), _listed(creek.circled), _listed(creek.filled))


_listed: Final = lru_cache(1 << 12)(members)


def state_of(data: Position) -> State:
    """The state in the data, without any check that it is possible."""
    return State(
        phase=data.phase,
        arrangement=data.arrangement,
        players=tuple(map(_player, data.players)),
        discs=data.discs,
        round=data.round,
        turned=data.turned,
        first=data.first,
        actor=data.actor,
        flown=data.flown,
        disc=data.disc,
        shot=data.shot,
        touched=data.touched,
        queue=tuple(Group(seat, bits(discs)) for seat, discs in data.queue),
        mine=data.mine,
        theirs=data.theirs,
        ai=data.ai,
    )


def _player(sheet: SheetData) -> Player:
    ruins, canyon, creek, mud = sheet.ruins, sheet.canyon, sheet.creek, sheet.mudcracks
    return Player(
        Ruins(ruins.crossed, ruins.rewards, ruins.circled, ruins.cleared),
        Canyon(tuple(map(bits, canyon.shapes)), tuple(map(bits, canyon.filled))),
        Creek(bits(creek.crossed), bits(creek.circled), bits(creek.filled)),
        Mudcracks(mud.boxes, bits(mud.marked), mud.raised),
        sheet.tray,
        sheet.desk,
    )


def dump(state: State) -> Json:
    """The state as data to be stored."""
    return msgspec.to_builtins(position(state))


def load(edition: Edition, data: Json) -> State:
    """The state that was stored; raises `BadState` with the part that is impossible."""
    try:
        stored = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadState(StateUnreadable(detail=str(error))) from None
    # Every field must be present, although some have a default: a state that lost a part is not valid.
    if missing := _missing(data, dump_of(stored)):
        raise BadState(StateUnreadable(detail=f"{missing} is missing"))
    if part := _unsound(edition, stored):
        raise BadState(StateImpossible(part=part))
    state = state_of(stored)
    if part := impossible(edition, state):
        raise BadState(StateImpossible(part=part))
    return state


def dump_of(stored: Position) -> Json:
    """The data as it would be stored."""
    return msgspec.to_builtins(stored)


def _missing(found: Json, whole: Json) -> str | None:
    """The first name that is not in the data that was found."""
    if isinstance(whole, dict):
        for name, value in whole.items():
            if name not in found:
                return str(name)
            if below := _missing(found[name], value):
                return below
    elif isinstance(whole, list | tuple):
        if len(found) != len(whole):
            return "an entry"
        for part, value in zip(found, whole, strict=True):
            if below := _missing(part, value):
                return below
    return None


def _unsound(edition: Edition, stored: Position) -> str | None:
    """The first part that is impossible, whatever the others are."""
    seats = range(len(stored.players))
    solo = len(seats) == 1
    count = 5 * (3 if solo else len(seats))
    arrangement = stored.arrangement
    queued = [disc for _, discs in stored.queue for disc in discs]
    knocked = {disc for disc, at in enumerate(stored.discs) if at.where is Where.KNOCKED}
    colours = range(NO_COLOUR, 3) if solo else (NO_COLOUR,)
    parts = {
        "players": len(seats) in INFO.seats and all(_sheet_holds(edition, s, solo) for s in stored.players),
        "discs": len(stored.discs) == count and all(map(_disc_holds, stored.discs)),
        "table": arrangement.rounds in (5, 6, 7) and arrangement.ai_squares in (2, 3)
        and arrangement.preview in PREVIEWS and arrangement.ai_shapes in AI_SHAPES
        and len(arrangement.hands) == len(seats) and all(hand in HANDS for hand in arrangement.hands),
        "round": 1 <= stored.round <= arrangement.rounds,
        "turned": stored.turned in range(4),
        "first": stored.first in seats or (stored.first == CHANCE and stored.phase is Phase.LOT),
        "actor": stored.actor in seats or (stored.actor == CHANCE and stored.phase is Phase.LOT),
        "flown": 0 <= stored.flown <= count,
        "disc": 0 <= stored.disc < count or (stored.disc == NO_DISC and stored.shot is None),
        "shot": (stored.shot is not None) == (stored.phase is Phase.FLY),
        "queue": len(set(queued)) == len(queued) and set(queued) <= knocked
        and all(seat in seats and discs for seat, discs in stored.queue),
        "mine": stored.mine in colours,
        "theirs": stored.theirs in colours,
        "ai": _desk_holds(stored.ai),
    }  # fmt: skip  # one part per line
    return next((part for part, possible in parts.items() if not possible), None)


def _disc_holds(disc: Disc) -> bool:
    return -1 <= disc.section < 4 and (disc.where is Where.FLOOR or disc.x == disc.y == 0)


def _desk_holds(desk: Desk) -> bool:
    return min(desk.ruins, desk.mud, *desk.canyon, *desk.creek) >= 0 and desk.sum >= NO_SUM


def _sheet_holds(edition: Edition, sheet: SheetData, solo: bool) -> bool:
    ruins, canyon, creek, mud, tray = sheet.ruins, sheet.canyon, sheet.creek, sheet.mudcracks, sheet.tray
    buildings = edition.ruins.buildings
    nodes, spaces = len(edition.mudcracks.costs), len(edition.creek.parents)
    if len(ruins.crossed) != len(buildings) or len(ruins.rewards) != len(buildings):
        return False
    if len(mud.boxes) != len(edition.mudcracks.columns) or len(mud.raised) != (nodes if solo else 0):
        return False
    hexes = zip(ruins.crossed, buildings, ruins.rewards, strict=True)
    boxes = zip(mud.boxes, edition.mudcracks.columns, strict=True)
    return (
        all(0 <= n <= b.hexes and (n == b.hexes) == (r is not Reward.NONE) for n, b, r in hexes)
        and ruins.circled >= 0 and ruins.cleared >= 0
        and ruins.circled + ruins.cleared <= edition.ruins.ai_hexes
        and _shapes_hold(edition, (*canyon.shapes, *canyon.filled))
        and _distinct(spaces, (*creek.crossed, *creek.circled, *creek.filled)) and ENTRANCE in creek.crossed
        and _distinct(nodes, mud.marked) and MIDDLE in mud.marked
        and all(0 <= n <= c.boxes for n, c in boxes) and all(0 <= n <= SMALL_CIRCLES for n in mud.raised)
        and _tray_holds(edition, tray) and _desk_holds(sheet.desk)
    )  # fmt: skip  # one section of the sheet after another


def _shapes_hold(edition: Edition, shapes: Sequence[tuple[int, ...]]) -> bool:
    cells = [cell for shape in shapes for cell in shape]
    if not _distinct(len(edition.canyon.grid.cells), cells):
        return False
    masks = tuple(map(bits, shapes))
    return (
        all(mask in edition.canyon.number_of for mask in masks) and not union(masks) & ~edition.canyon.white
    )


def _distinct(count: int, found: Sequence[int]) -> bool:
    return len(set(found)) == len(found) and all(0 <= one < count for one in found)


def _tray_holds(edition: Edition, tray: Tray) -> bool:
    printed = edition.tray
    found = zip(tray.kept, tray.circled, printed.found, strict=True)
    return (
        0 <= tray.reflicks <= tray.reflicks_circled <= printed.reflicks
        and 0 <= tray.swaps <= tray.swaps_circled <= printed.swaps
        and min(tray.fresh) >= 0
        and all(0 <= kept <= circled <= icons for kept, circled, icons in found)
        and 0 <= tray.owed <= sum(printed.found) - tray.discoveries
    )
