"""Which discs count for which section, as decided by their owners so far (SO-15, SO-20, SO-21)."""

from typing import Final

from meseta.core.latest import Latest
from meseta.core.seats import Seat
from meseta.games.sonora.board import Spot, spots
from meseta.games.sonora.content import Edition
from meseta.games.sonora.state import Desk, Disc, State, Where, desk
from meseta.games.sonora.words import DiscId, Section

_FLOOR: Final = Where.FLOOR


def in_play(state: State, seat: Seat) -> tuple[DiscId, ...]:
    """The seat's discs on the board; solo, those of one's own colour (SO-22, SO-47)."""
    found = state.own(seat, Where.FLOOR)
    return tuple(disc for disc in found if disc // 5 == state.mine) if state.solo else found


def scored_discs(state: State, seat: Seat) -> tuple[DiscId, ...]:
    """The discs whose section this seat chooses: solo, the AI's too (SO-48)."""
    own = state.own(seat, Where.FLOOR)
    return tuple(disc for disc in own if disc // 5 in (state.mine, state.theirs)) if state.solo else own


def disc_spots(edition: Edition, state: State, disc: DiscId) -> tuple[Spot, ...]:
    """What a disc may count for: one thing, unless its owner still has to choose."""
    return spots_of(edition, state.discs[disc])


_ALL: Final[Latest[tuple[Edition, tuple[Disc, ...]], tuple[tuple[Spot, ...], ...]]] = Latest()


def all_spots(edition: Edition, discs: tuple[Disc, ...]) -> tuple[tuple[Spot, ...], ...]:
    """What each of the discs may count for: as before, where it has not moved."""
    before, made = _ALL.kept
    if made is None or before is None or before[0] is not edition or len(made) != len(discs):
        made = tuple([spots_of(edition, at) for at in discs])
    elif before[1] is discs:
        return made
    else:
        each = zip(discs, before[1], made, strict=True)
        made = tuple([known if at is was else spots_of(edition, at) for at, was, known in each])
    _ALL.kept = (edition, discs), made
    return made


def spots_of(edition: Edition, at: Disc) -> tuple[Spot, ...]:
    """What a disc may count for, wherever it is."""
    if at.where is not _FLOOR:
        return (Spot(Section(at.section), False),) if at.where is Where.SECTION else ()
    found = spots(edition.board, (at.x, at.y))
    return found if at.section < 0 else tuple(spot for spot in found if spot.section == at.section)


def undecided(edition: Edition, state: State, seat: Seat) -> tuple[DiscId, ...]:
    """The discs that could count for several sections (SO-20, SO-21)."""
    discs = scored_discs(state, seat)
    return tuple(disc for disc in discs if len(disc_spots(edition, state, disc)) > 1)


def colour_desk(edition: Edition, state: State, colour: int) -> Desk:
    """What is to be recorded for the discs of a colour."""
    counting = {}
    for disc in range(5 * colour, 5 * colour + 5):
        for spot in disc_spots(edition, state, disc):
            counting[disc] = (spot.section, spot.doubled)
    return desk(counting)
