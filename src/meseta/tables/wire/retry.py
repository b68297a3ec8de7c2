"""Trying something else in a position of a match that is over."""

import msgspec

from meseta.core.game import Json
from meseta.core.seats import Seat
from meseta.play.analysis import JudgedEntry
from meseta.tables.wire.base import Received, Sent
from meseta.tables.wire.replay import Told
from meseta.tables.wire.server import Legal


class Retry(Received, frozen=True):
    """What to try in place of a player's entry. Nothing of it is stored."""

    ply: int
    """That of the entry, counted from 1."""
    actions: list[str] = msgspec.field(default_factory=list)
    """What its seat does instead, in notation, or `undo`."""


class Retried(Sent, frozen=True):
    """Where that leads, as its seat would see it."""

    seat: Seat
    view: Json
    legal: Legal | None
    """What the seat may do next; null if its turn is over."""
    told: list[Told]
    """What was tried, one moment per action."""
    undoable: bool
    over: bool
    """Whether its seat has nothing more to do before others, or chance, have acted."""
    verdict: JudgedEntry | None
    """What the whole turn cost, including what its seat had done before the entry; null until it is over."""
