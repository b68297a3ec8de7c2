"""A game that is played on a wooden board and written on paper, told round by round: where the discs came to
rest, and every mark. The engine judges and applies each mark, as at a table.
"""

from collections.abc import Iterator
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.companion import BadQuestion
from meseta.core.errors import IllegalAction
from meseta.core.faults import GameOver
from meseta.core.latest import Latest
from meseta.core.seats import Seat
from meseta.games.sonora import notation, rules
from meseta.games.sonora.actions import Action, First, Flick, Settle
from meseta.games.sonora.content import HOUSE
from meseta.games.sonora.faults import NoReflick, NotNow
from meseta.games.sonora.lying import DiscPlace, disc_at
from meseta.games.sonora.problems import DiscsOfBox, RoundOpen
from meseta.games.sonora.state import Phase, State

__all__ = ["Entry", "PaperGame", "PaperRound"]

MOST_ENTRIES: Final = 600
"""More marks are made in no round."""
_LONGEST: Final = 80

Discs: TypeAlias = Annotated[tuple[DiscPlace, ...], msgspec.Meta(min_length=5, max_length=20)]
"""Where each disc lies, five per colour, by number."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """Something that was written, swapped or chosen."""

    seat: Annotated[Seat, msgspec.Meta(ge=0, le=3)]
    action: Annotated[str, msgspec.Meta(max_length=_LONGEST)]
    """As at a table: `draw 4 e9 e10 f10`."""


class PaperRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One round: its discs when all have been flicked, and what has been written since."""

    discs: Discs
    reflicks: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=20)], ...], msgspec.Meta(max_length=4)]
    """How many Reflicks each seat used in it (SO-16); seats that are left out used none."""
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=MOST_ENTRIES)]


class PaperGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its beginning."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=4)]
    first: Annotated[Seat, msgspec.Meta(ge=0, le=3)]
    """Who was first in the first round (SO-03)."""
    options: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=20)], Annotated[str, msgspec.Meta(max_length=20)]],
        msgspec.Meta(max_length=12),
    ]
    """What was agreed, as at a table: `rounds`, `text` and so on."""
    rounds: Annotated[tuple[PaperRound, ...], msgspec.Meta(max_length=7)]


class Moment(NamedTuple):
    """The last thing that happened in a game."""

    before: State
    seat: Seat
    action: Action | None
    """None where discs have just come to rest."""
    after: State


_LAST: Final[Latest[PaperGame, Moment]] = Latest()
"""Somebody who taps a mark asks about the game of a moment ago, with one entry more."""


def last_moment(game: PaperGame) -> Moment:
    """The last thing that happened; raises `IllegalAction` or `BadQuestion` where the rules refuse."""
    known, moment = _LAST.kept
    if moment is None or known != game:
        shorter = _without_last(game)
        if moment is not None and shorter is not None and known == shorter:
            moment = _written(moment.after, game.rounds[-1].entries[-1])
        else:
            *_, moment = _moments(game)
        _LAST.kept = game, moment
    return moment


def _without_last(game: PaperGame) -> PaperGame | None:
    """The game before its last entry; None where the last round has none."""
    if not game.rounds or not game.rounds[-1].entries:
        return None
    *earlier, latest = game.rounds
    return replace(game, rounds=(*earlier, replace(latest, entries=latest.entries[:-1])))


def _moments(game: PaperGame) -> Iterator[Moment]:
    options = dict(game.options)
    if game.seats > 1:
        options["first_player"] = str(game.first)
    state = rules.setup(HOUSE, game.seats, options)
    yield Moment(state, 0, None, state)
    for played in game.rounds:
        moment = Moment(state, 0, None, come_to_rest(state, played))
        yield moment
        for entry in played.entries:
            moment = _written(moment.after, entry)
            yield moment
        state = moment.after


def come_to_rest(state: State, played: PaperRound) -> State:
    """The Write phase, once all discs lie where they do and the Reflicks are crossed off (SO-16, SO-19)."""
    if state.phase is Phase.OVER:
        raise IllegalAction(0, GameOver("SO-02"))
    if state.phase is not Phase.AIM:
        raise BadQuestion(RoundOpen(round=state.round))
    if len(played.discs) != len(state.discs):
        raise BadQuestion(DiscsOfBox(found=len(played.discs), wanted=len(state.discs)))
    for seat, used in enumerate(played.reflicks):
        if used:
            state = _reflicked(state, seat, used)
    discs = tuple(map(disc_at, played.discs))
    return rules.begin_write(HOUSE, replace(state, discs=discs, flown=len(discs)))


def _reflicked(state: State, seat: Seat, used: int) -> State:
    if seat >= len(state.players) or used > state.players[seat].tray.reflicks:
        raise IllegalAction(seat, NoReflick())
    player = state.players[seat]
    tray = replace(player.tray, reflicks=player.tray.reflicks - used)
    return state.with_player(seat, replace(player, tray=tray))


def _written(state: State, entry: Entry) -> Moment:
    """The entry, judged by the rules as at a table. What happens on the board is not written."""
    action = notation.read(HOUSE, entry.action)
    if isinstance(action, Flick | First | Settle):
        raise IllegalAction(entry.seat, NotNow("SO-24"))
    return Moment(state, entry.seat, action, rules.apply(HOUSE, state, entry.seat, action))
