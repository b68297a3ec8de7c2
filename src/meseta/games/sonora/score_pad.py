"""A score pad for the publisher's sheets, of which we have no pictures: what players read off, added up."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

from meseta.core.results import Part, Score, outrank
from meseta.core.seats import Seat
from meseta.games.sonora.canyon import cactus_points
from meseta.games.sonora.mudcracks import CACTI
from meseta.games.sonora.words import SECTIONS, Section

__all__ = ["PadPlayer", "PadSheet"]

_Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
_Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


class PadPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has read off."""

    points: tuple[_Points, _Points, _Points, _Points]
    """Ruins, Canyon, Creek Bed, Mudcracks."""
    cacti: tuple[_Count, _Count, _Count] | None = None
    """Cacti of each type in the shapes of the Canyon, instead of its points (SO-31)."""
    surrounded: tuple[_Count, _Count, _Count] | None = None
    """Small, medium and large cacti surrounded in the Mudcracks, instead of its points (SO-37)."""
    discoveries: _Count = 0
    """Circled Discovery icons, used ones included (SO-44)."""


class PadSheet(msgspec.Struct, frozen=True):
    """What it comes to."""

    points: tuple[int, ...]
    total: int


def added_up(player: PadPlayer) -> PadSheet:
    """The points of the four sections and their sum; bonuses left over are worth nothing (SO-39, SO-43)."""
    points = list(player.points)
    if player.cacti is not None:
        points[Section.CANYON] = sum(map(cactus_points, player.cacti))
    if player.surrounded is not None:
        each = zip(player.surrounded, CACTI, strict=True)
        points[Section.MUDCRACKS] = sum(count * worth for count, worth in each)
    return PadSheet(tuple(points), sum(points))


def ranked(points: Sequence[tuple[int, ...]], discoveries: Sequence[int]) -> tuple[tuple[Seat, ...], bool]:
    """Who has won, and whether Discovery icons had to be compared (SO-44)."""
    scores = [
        Score(
            seat, tuple(Part(section, part, "SO-43") for section, part in zip(SECTIONS, parts, strict=True))
        )
        for seat, parts in enumerate(points)
    ]
    winners, tie_break = outrank(scores, discoveries, "discoveries", "SO-44")
    return winners, tie_break is not None
