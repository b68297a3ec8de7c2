"""Values on their way to the process that replays, and back: pickled, except that a game travels by its name
and a match as the game itself dumps and writes it.

Only our own processes talk like this, over their own pipes; nothing from outside is ever unpickled.
"""

import io
import pickle
from collections.abc import Callable
from typing import Final

from meseta.core.game import AnyGame, Json
from meseta.core.record import Check, Header
from meseta.core.seats import Seat
from meseta.play.entries import Entries
from meseta.play.match import AnyMatch, DoneAction, Match, Receipt
from meseta.tables.cached_games import name_of, open_cached

GAME: Final = "game"


class _Packer(pickle.Pickler):
    def persistent_id(self, obj: object) -> tuple[str, str, str | None] | None:
        """The name of a game; None for anything else, which is pickled."""
        name = name_of(obj)
        return None if name is None else (GAME, *name)

    def reducer_override(  # type: ignore[explicit-any]  # as `pickle` declares it
        self, obj: object
    ) -> tuple[Callable[..., AnyMatch], tuple[object, ...]]:
        """How a match is rebuilt."""
        return (_unpacked, _parts(obj)) if isinstance(obj, Match) else NotImplemented


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, pid: object) -> AnyGame:
        """The game of that name."""
        assert isinstance(pid, tuple), "as packed"
        _, key, edition = pid
        return open_cached(key, edition)


def pack(value: object) -> bytes:
    """The value, ready to be sent."""
    packed = io.BytesIO()
    _Packer(packed, protocol=5).dump(value)
    return packed.getvalue()


def unpack(packed: bytes) -> object:
    """The value that was sent."""
    return _Unpacker(io.BytesIO(packed)).load()


def _parts(match: AnyMatch) -> tuple[object, ...]:
    game = match.game
    done = [(one.seat, game.write(one.action), one.final) for one in match.done]
    opening = None if match.opening is match.state else game.dump(match.opening)
    return (
        *(game, match.header, match.entries, match.checks, game.dump(match.state)),
        *(match.step, opening, done, match.own, match.receipts),
    )


def _unpacked(
    game: AnyGame,
    header: Header,
    entries: Entries,
    checks: tuple[Check, ...],
    state: Json,
    step: int,
    opening: Json,
    done: list[tuple[Seat, str, bool]],
    own: tuple[int, ...],
    receipts: tuple[Receipt | None, ...],
) -> AnyMatch:
    now = game.load(state)
    before = now if opening is None else game.load(opening)
    actions = tuple(DoneAction(seat, game.read(text), final) for seat, text, final in done)
    return Match(game, header, entries, checks, now, step, before, actions, own, receipts)
