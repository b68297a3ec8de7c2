"""What may speak for a turn of Sonora; `why.py` finds it.

Places are written as `<where>:<name>`: on the board `disc:a5`, `zone:canyon` and `circle:canyon`, the circles
that count for that section; on the sheet `ruins:B`, `canyon:e9`, `creek:16`, `mudcracks:7` and `column:2`, as
in the notation. Discs and colours are named as in the notation too; the page calls them as they look.
"""

from typing import TypeAlias

from meseta.bots.judge import Reason
from meseta.core.seats import Seat


class Lands(Reason, frozen=True, kw_only=True, tag="lands"):
    """The disc comes to count for a section, so often with its player's hand."""

    disc: str
    seat: Seat
    zone_name: str
    percent: int


class Doubled(Reason, frozen=True, kw_only=True, tag="doubled"):
    """The disc comes to rest on a circle."""

    disc: str
    seat: Seat
    percent: int


class Sinks(Reason, frozen=True, kw_only=True, tag="sinks"):
    """The disc falls into the hole."""

    disc: str
    seat: Seat
    percent: int


class KnocksOff(Reason, frozen=True, kw_only=True, tag="knocks_off"):
    """Another's disc leaves the board."""

    disc: str
    percent: int


class DrivesAway(Reason, frozen=True, kw_only=True, tag="drives_away"):
    """Another's disc no longer lies on its circle."""

    disc: str
    percent: int


class Again(Reason, frozen=True, kw_only=True, tag="again"):
    """Another flick promises more, the Reflick that it takes included."""

    disc: str
    seat: Seat
    worth: str


class Stands(Reason, frozen=True, kw_only=True, tag="stands"):
    """The disc counts for a zone where it lies."""

    disc: str
    seat: Seat
    zone_name: str
    doubled: int


class Counts(Reason, frozen=True, kw_only=True, tag="counts"):
    """The disc counts for a zone, where it is worth so much."""

    disc: str
    seat: Seat
    zone_name: str
    worth: str


class Plays(Reason, frozen=True, kw_only=True, tag="plays"):
    """Solo: what the discs of one's own colour are worth, less the harm that the AI's do."""

    mine: str
    worth: str


class AiTakes(Reason, frozen=True, kw_only=True, tag="ai_takes"):
    """Solo: the AI's marks take so much of what is within reach."""

    worth: str


class Completes(Reason, frozen=True, kw_only=True, tag="completes"):
    """A building is complete."""

    building: str
    points: int
    first: int


class Advances(Reason, frozen=True, kw_only=True, tag="advances"):
    """So many hexes of a building are left."""

    building: str
    left: int


class Denies(Reason, frozen=True, kw_only=True, tag="denies"):
    """A rival who needs little more comes too late to be first in a building."""

    seat: Seat
    building: str
    left: int


class Covers(Reason, frozen=True, kw_only=True, tag="covers"):
    """Shapes take in so many cacti, which are worth so much more."""

    cacti: int
    points: int


class Circles(Reason, frozen=True, kw_only=True, tag="circles"):
    """Paths end on so many points."""

    points: int


class Surrounds(Reason, frozen=True, kw_only=True, tag="surrounds"):
    """Triangles with so many points are surrounded."""

    points: int


class Earns(Reason, frozen=True, kw_only=True, tag="earns"):
    """Bonuses are reached."""

    bonuses: tuple[str, ...]


class Chains(Reason, frozen=True, kw_only=True, tag="chains"):
    """More bonuses are reached than one cares to hear."""

    count: int


class Prepares(Reason, frozen=True, kw_only=True, tag="prepares"):
    """More comes within reach in a section."""

    zone_name: str
    worth: str


class Spares(Reason, frozen=True, kw_only=True, tag="spares"):
    """An icon is kept for a later round."""

    bonus: str


AnyReason: TypeAlias = (
    Lands
    | Doubled
    | Sinks
    | KnocksOff
    | DrivesAway
    | Again
    | Stands
    | Counts
    | Plays
    | AiTakes
    | Completes
    | Advances
    | Denies
    | Covers
    | Circles
    | Surrounds
    | Earns
    | Chains
    | Prepares
    | Spares
)
"""Every reason of the game."""
