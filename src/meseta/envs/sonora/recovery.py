"""The engine's own states and answers, from the arrays of a batch."""

from collections.abc import Sequence

from msgspec.structs import replace

from meseta.discs import Fate
from meseta.envs.sonora import columns as at
from meseta.envs.sonora.prints import SheetColumns
from meseta.games.sonora.actions import Rest, Settle
from meseta.games.sonora.bonuses import Tray
from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.chance import KERNEL
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.mudcracks import Mudcracks
from meseta.games.sonora.ruins import Reward, Ruins
from meseta.games.sonora.state import Desk, Disc, Group, Phase, Player, State, Where
from meseta.grids.bits import bits

Row = Sequence[int]


def recovered(
    before: State, sheet: SheetColumns, facts: Row, discs: Sequence[Row], sheets: Sequence[Row]
) -> State:
    """The state that these rows stand for; ``before`` is the first one of a game like this."""
    return replace(
        before,
        phase=Phase(facts[at.PHASE]),
        players=tuple(_player(row, sheet, len(sheets) == 1) for row in sheets),
        discs=tuple(_disc(row) for row in discs),
        round=facts[at.ROUND],
        turned=facts[at.TURNED],
        first=facts[at.FIRST],
        actor=facts[at.ACTOR],
        flown=facts[at.FLOWN],
        disc=facts[at.FLICKED],
        touched=bool(facts[at.TOUCHED]),
        queue=tuple(_group(number, discs) for number in range(1, facts[at.GROUPS] + 1)),
        mine=facts[at.MINE],
        theirs=facts[at.THEIRS],
        ai=_desk(facts[at.AI_DESK :]),
    )


def _group(number: int, discs: Sequence[Row]) -> Group:
    waiting = [disc for disc, row in enumerate(discs) if row[at.DISC_GROUP] == number]
    return Group(waiting[0] // at.NUMBERS, bits(waiting))


def _disc(row: Row) -> Disc:
    return Disc(Where(row[at.DISC_WHERE]), row[at.DISC_X], row[at.DISC_Y], row[at.DISC_SECTION])


def _player(row: Row, sheet: SheetColumns, solo: bool) -> Player:
    spaces, squares = row[sheet.creek : sheet.canyon], row[sheet.canyon : sheet.end]
    circled, cleared = row[at.AI_HEXES : at.AI_HEXES + 2]
    return Player(
        ruins=Ruins(
            tuple(row[sheet.buildings : sheet.boxes : 2]),
            tuple(map(Reward, row[sheet.buildings + 1 : sheet.boxes : 2])),
            circled,
            cleared,
        ),
        canyon=Canyon(_shapes(squares, row[at.DRAWN], 1), _shapes(squares, row[at.DRAWN + 1], -1)),
        creek=Creek(
            *(bits(space for space, found in enumerate(spaces) if found == what) for what in (1, 2, 3))
        ),
        mudcracks=Mudcracks(
            tuple(row[sheet.boxes : sheet.nodes]),
            bits(node for node, marked in enumerate(row[sheet.nodes : sheet.reached]) if marked),
            tuple(row[sheet.raised : sheet.creek]) if solo else (),
        ),
        tray=_tray(row[at.TRAY : at.DESK]),
        desk=_desk(row[at.DESK : at.POINTS]),
    )


def _shapes(squares: Row, count: int, sign: int) -> tuple[int, ...]:
    return tuple(
        bits(cell for cell, found in enumerate(squares) if found == sign * number)
        for number in range(1, count + 1)
    )


def _three(row: Row, start: int) -> tuple[int, int, int]:
    return row[start], row[start + 1], row[start + 2]


def _tray(row: Row) -> Tray:
    return Tray(
        reflicks=row[at.REFLICKS],
        reflicks_circled=row[at.REFLICKS_CIRCLED],
        swaps=row[at.SWAPS],
        swaps_circled=row[at.SWAPS_CIRCLED],
        fresh=_three(row, at.FRESH),
        kept=_three(row, at.KEPT),
        circled=_three(row, at.CIRCLED),
        owed=row[at.OWED],
    )


def _five(row: Row, start: int) -> tuple[int, int, int, int, int]:
    return row[start], row[start + 1], row[start + 2], row[start + 3], row[start + 4]


def _desk(row: Row) -> Desk:
    return Desk(
        row[at.DESK_RUINS],
        _five(row, at.DESK_CANYON),
        _five(row, at.DESK_CREEK),
        row[at.DESK_MUD],
        row[at.DESK_SUM],
        bool(row[at.DESK_BOXING]),
        bool(row[at.DESK_ENDED]),
    )


def settled(shot: Row, rests: Sequence[Row]) -> Settle:
    """Chance's answer to a flick, from how it left the hand and what became of the discs."""
    moved = (Rest(disc, Fate(fate), x, y) for disc, (fate, x, y) in enumerate(rests) if fate != at.STILL)
    return Settle(KERNEL, shot[at.REAL_VX], shot[at.REAL_VY], bool(shot[at.SHOT_TOUCHED]), tuple(moved))
