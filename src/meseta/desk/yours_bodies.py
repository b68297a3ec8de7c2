"""The bodies of requests and responses about what is kept with a person."""

from typing import Annotated, Final

import msgspec

from meseta.core.game import Json
from meseta.core.seats import Seat
from meseta.desk.bodies import TableLine
from meseta.desk.company_bodies import MuteLine, MyReport
from meseta.desk.daily_bodies import KeptDaily
from meseta.play.results import Caveat, Ending
from meseta.tables.wire.base import Received, Sent

LONGEST_DEVICE: Final = 40


class ScoreLine(Sent, frozen=True):
    """One part of a score."""

    code: str
    """`part-<code>` has its words."""
    points: int
    count: int


class ResultLine(Sent, frozen=True):
    """How a match ended for the caller."""

    table: str
    game: str
    at: int
    kept: bool
    """Whether its table still exists, with its record."""
    names: list[str]
    """One name per seat while the table exists; none afterwards."""
    seats: int
    seat: Seat
    """The caller's."""
    ending: Ending
    code: str
    """How the match ended, such as `last_round`; solo, what was reached, such as `tier_jade`."""
    rank: int
    total: int
    parts: list[ScoreLine]
    opponents: list[str]
    """The levels of the bots at the other seats, in their order; empty for a person."""
    options: dict[str, str]
    """Those of the whole table that differ from the usual ones."""
    caveats: list[Caveat]
    """Why it is not simply the caller's own result; statistics leave such results out."""
    figures: dict[str, list[int]]
    """What the game counts besides, one number or one per round; empty until it was counted."""


class ResultList(Sent, frozen=True):
    """The caller's results, latest first."""

    results: list[ResultLine]
    more: bool
    """Whether there are earlier ones."""
    counts: dict[str, int]
    """How many there are in all, by game."""


class DeviceLine(Sent, frozen=True):
    """A device on which the caller is signed in."""

    id: str
    device: str
    """What its owner calls it; often empty."""
    created: int
    seen: int
    """When it was last used, within an hour or so."""
    this: bool
    """Whether the request came from it."""
    removable: bool
    """Whether this device may end it: those that came later, and after a day all."""


class DeviceList(Sent, frozen=True):
    """The caller's devices, the earliest first."""

    devices: list[DeviceLine]
    settled: bool
    """Whether this device has been the caller's for a day, or is their first: only then may it make passes,
    end earlier devices and delete everything."""


class Pass(Sent, frozen=True):
    """A pass, shown only once: it makes one more device the caller's, once, while it is valid."""

    token: str
    path: str
    """The address on this server, with the token in its fragment."""
    until: int


class ShownPass(Received, frozen=True):
    """A pass, taken from the fragment of the address."""

    token: str


class Carried(Sent, frozen=True):
    """How much somebody has."""

    name: str
    results: int
    tables: int
    """Tables that are waiting or playing."""


class PassOwner(Sent, frozen=True):
    """Whose pass it is: who this device would be."""

    owner: Carried
    same: bool
    """Whether this device is already theirs."""
    here: Carried | None
    """Who this device is now, if anybody."""


class UsePass(Received, frozen=True):
    """Become whoever made this pass."""

    token: str
    device: Annotated[str, msgspec.Meta(max_length=LONGEST_DEVICE)] = ""
    """What to call this device."""
    along: bool = False
    """Whether what this device has comes along: its games, its results and its other devices."""


class Act(Sent, frozen=True):
    """What somebody did at a table, besides playing: sat down, wrote, conceded."""

    table: str
    at: int
    what: Json


class CallLine(Sent, frozen=True):
    """Where the caller wants to hear that it is their turn."""

    kind: str
    """`push` or `mail`."""
    where: str
    """The browser's address at its push service, or the e-mail address."""
    language: str
    confirmed: bool
    created: int


class Belongings(Sent, frozen=True):
    """Everything that the server keeps about the caller."""

    format: str
    """`meseta person 1`."""
    at: int
    person: str
    name: str
    created: int
    seen: int
    devices: list[DeviceLine]
    tables: list[TableLine]
    results: list[ResultLine]
    acts: list[Act]
    calls: list[CallLine]
    mutes: list[MuteLine]
    """Of whom the caller wants to see nothing."""
    reports: list[MyReport]
    """What the caller has told the operator."""
    dailies: list[KeptDaily]
    """First answers to daily puzzles."""
