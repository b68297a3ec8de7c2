"""A table's row and the engine's state of it, each made from the other."""

from collections.abc import Sequence

from msgspec.structs import replace

from meseta.envs.in_the_ruin import record
from meseta.envs.in_the_ruin.words import LOW, WIDTH
from meseta.games.in_the_ruin.sheet import SIZE, Rectangle, largest_rectangle
from meseta.games.in_the_ruin.state import Drawing, Phase, Player, Special, State
from meseta.grids.bits import Bits, bits

__all__ = ["numbers_of", "state_of"]

TABLE = {
    "phase": record.PHASE,
    "deck": record.DECK,
    "discard": record.DISCARD,
    "route_deck": record.ROUTE_DECK,
    "route_discard": record.ROUTE_DISCARD,
    "active": record.ACTIVE,
    "used": record.USED,
    "stage": record.STAGE,
    "round": record.ROUND,
    "waiting": record.WAITING,
    "finders": record.FINDERS,
}
"""Where the fields of a state are; the others are nothing while players act."""

SHEET = {
    "roads": record.ROADS,
    "walls": record.WALLS,
    "gates": record.GATES,
    "settled": record.SETTLED,
}
"""Where a player's sets of spaces are."""

PLAYER = {
    "pawn": record.PAWN,
    "gems": record.GEMS,
    "penalties": record.PENALTIES,
    "routes": record.ROUTES,
    "escaped": record.ESCAPED,
    "known_at": record.KNOWN_AT,
    "dealt": record.DEALT,
    "undrawn": record.UNDRAWN,
    "road_shapes": record.ROAD_SHAPES,
    "kept": record.KEPT,
    "drawing": record.DRAWING,
    "special": record.SPECIAL,
    "spent": record.SPENT,
    "steps": record.STEPS,
    "leaving": record.LEAVING,
}
"""Where a player's other fields are."""


def state_of(before: State, row: Sequence[int]) -> State:
    """The state of a table, with the options of the state before the game."""
    line = row[record.LINE + row[record.FIRST] : record.LINE + row[record.LAST]]
    fields: dict[str, object] = {name: row[at] for name, at in TABLE.items()}
    return replace(
        before,
        **fields | {"phase": Phase(row[record.PHASE])},
        line=tuple(line),
        players=tuple(_player(row, seat) for seat in range(len(before.players))),
    )


def _player(row: Sequence[int], seat: int) -> Player:
    own = row[record.player(seat) : record.player(seat + 1)]
    fields: dict[str, object] = {name: own[at] for name, at in PLAYER.items()}
    fields |= {name: _joined(own, at) for name, at in SHEET.items()}
    return replace(
        Player(),
        **fields
        | {
            "drawing": Drawing(own[record.DRAWING]),
            "special": Special(own[record.SPECIAL]),
            "leaving": bool(own[record.LEAVING]),
            "rectangle": largest_rectangle(_joined(own, record.MEASURED)),
        },
    )


def _joined(own: Sequence[int], at: int) -> Bits:
    return own[at] | own[at + 1] << WIDTH


def numbers_of(state: State) -> dict[int, int]:
    """What a table's row has in which place, if this is its state; what follows from it is left out."""
    found = {at: int(getattr(state, name)) for name, at in TABLE.items()}
    found |= {record.FIRST: 0, record.LAST: len(state.line)}
    found |= {record.LINE + place: card for place, card in enumerate(state.line)}
    for seat, player in enumerate(state.players):
        own = record.player(seat)
        found |= {own + at: int(getattr(player, name)) for name, at in PLAYER.items()}
        sets = {at: getattr(player, name) for name, at in SHEET.items()}
        sets[record.MEASURED] = _spaces(player.rectangle)
        for at, spaces in sets.items():
            found |= {own + at: spaces & LOW, own + at + 1: spaces >> WIDTH}
        found[own + record.RECTANGLE] = player.rectangle.area if player.rectangle else 0
    return found


def _spaces(rectangle: Rectangle | None) -> Bits:
    if rectangle is None:
        return 0
    rows = range(rectangle.first // SIZE, rectangle.last // SIZE + 1)
    columns = range(rectangle.first % SIZE, rectangle.last % SIZE + 1)
    return bits(row * SIZE + column for row in rows for column in columns)
