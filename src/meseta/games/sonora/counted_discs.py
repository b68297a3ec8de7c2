"""What discs are good for where they lie: for each section its value or its discs, to be written."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from meseta.core.seats import Seat
from meseta.games.sonora import canyon, creek
from meseta.games.sonora.content import HOUSE
from meseta.games.sonora.counting import spots_of
from meseta.games.sonora.state import Desk, Disc, State, Uses, desk
from meseta.games.sonora.words import NUMBERS, DiscId, Section

__all__ = ["Counted", "Either", "Use"]


class Use(msgspec.Struct, frozen=True):
    """A disc's number in the Canyon or the Creek Bed."""

    number: int
    times: int
    """Twice on a circle (SO-28, SO-32)."""
    places: int | None
    """How many places the sheet has for it now; None where no sheet is kept."""


class Either(msgspec.Struct, frozen=True):
    """A disc whose owner chooses its section (SO-21)."""

    disc: DiscId
    sections: tuple[Section, ...]


class Counted(msgspec.Struct, frozen=True):
    """What the discs of one colour, or what is left of a seat's, are to be written for."""

    ruins: int
    """The value to cross off (SO-25)."""
    canyon: tuple[Use, ...]
    creek: tuple[Use, ...]
    mudcracks: int
    """The value to buy with (SO-36)."""
    undecided: tuple[Either, ...]
    """Discs that are in none of these until their owner has chosen."""


_UNKNOWN: Final[Mapping[int, None]] = dict.fromkeys(NUMBERS)
"""No sheet is kept, so nobody knows what fits."""


def counted(discs: tuple[Disc, ...], colour: int) -> Counted:
    """What the discs of a colour count for (SO-20, SO-21)."""
    known, either = {}, []
    for disc in range(5 * colour, 5 * colour + 5):
        found = spots_of(HOUSE, discs[disc])
        if len(found) == 1:
            known[disc] = (found[0].section, found[0].doubled)
        elif found:
            either.append(Either(disc, tuple(spot.section for spot in found)))
    return _listed(desk(known), either)


def left(state: State, seat: Seat) -> Counted:
    """What a seat has still to write, with the places that its sheet has for it."""
    player = state.players[seat]
    ends = [length for _, length in creek.ends(HOUSE.creek, player.creek)]
    shapes = {
        number: len(canyon.placements(HOUSE.canyon, player.canyon, number))
        for number in NUMBERS
        if player.desk.canyon[number - 1]
    }
    return _listed(player.desk, (), shapes, {number: ends.count(number) for number in NUMBERS})


def _listed(
    waiting: Desk,
    undecided: Iterable[Either],
    shapes: Mapping[int, int | None] = _UNKNOWN,
    paths: Mapping[int, int | None] = _UNKNOWN,
) -> Counted:
    def uses(times: Uses, places: Mapping[int, int | None]) -> tuple[Use, ...]:
        return tuple(
            Use(number, count, places[number]) for number, count in zip(NUMBERS, times, strict=True) if count
        )

    return Counted(
        waiting.ruins,
        uses(waiting.canyon, shapes),
        uses(waiting.creek, paths),
        waiting.mud,
        tuple(undecided),
    )
