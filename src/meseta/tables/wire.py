"""What travels between server and clients: every request, answer and message, as structs.

The OpenAPI document, the TypeScript types and the checks on what arrives are all made from these. Views
and events are the game's own structs, so here they are only said to be JSON.
"""

from typing import Literal, TypeAlias

import msgspec

from meseta.bots.ratings import Rating
from meseta.core.game import EditionInfo, Json, Option
from meseta.core.results import Part
from meseta.core.seats import Seat
from meseta.play.analysis import JudgedEntry
from meseta.play.clock import ClockRule


class Received(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client has sent: what we do not know, we do not guess at."""


class Sent(msgspec.Struct, frozen=True):
    """Something the server sends."""


class Refusal(Sent, frozen=True):
    """Why something was refused."""

    code: str
    """Stable; the catalogues have its sentence as `error-<code>`."""
    message: str
    """The sentence, in the language that was asked for."""
    values: dict[str, int | str] = {}
    fault: str | None = None
    """Where the rules refuse an action, the fault's code; its sentence is `fault-<fault>`."""
    clause: str | None = None
    """The clause of the rule book that refuses it."""
    reason: "Refusal | None" = None
    """What went wrong underneath."""


# --- People ---------------------------------------------------------------------------------------------


class NewSession(Received, frozen=True):
    """Who is there."""

    name: str = ""


class Session(Sent, frozen=True):
    """Whom the cookie stands for."""

    person: str
    name: str


class Exchange(Received, frozen=True):
    """The token of a seat's private link, taken from the fragment of the address."""

    token: str


class SeatRef(Sent, frozen=True):
    """A seat at a table."""

    table: str
    seat: Seat


class SeatLink(Sent, frozen=True):
    """A seat's private link, shown once: whoever has it plays the seat."""

    table: str
    seat: Seat
    token: str
    path: str
    """The address on this server, with the token in its fragment."""


# --- Games ----------------------------------------------------------------------------------------------


class GameCard(Sent, frozen=True):
    """A game one can play here."""

    key: str
    version: int
    seats: list[int]
    """The numbers of players it can be played with."""
    options: list[Option]
    bots: list[str]
    """The levels, the weakest first."""
    ratings: dict[str, Rating]
    """How strong they were found to be, as far as that was measured."""
    edition: EditionInfo


class Analysis(Sent, frozen=True):
    """A part of a match, judged: what decisions cost, and what luck gave."""

    entries: list[JudgedEntry]
    last: int
    """How many entries the match has in all."""
    exact: bool
    """Whether costs are certain for the turn, not estimated."""


class RuleClause(Sent, frozen=True):
    """One rule."""

    id: str
    title: str
    text: str
    """Markdown."""


class RuleSection(Sent, frozen=True):
    """A chapter of the rule book."""

    key: str
    title: str
    clauses: list[RuleClause]


class RuleBook(Sent, frozen=True):
    """A rule book in one language."""

    game: str
    language: str
    introduction: str
    """Markdown."""
    sections: list[RuleSection]


class Edition(Sent, frozen=True):
    """What is printed on the components."""

    game: str
    edition: EditionInfo
    components: Json
    """The edition's file as data."""
    text: str
    """The file itself."""


# --- Tables ---------------------------------------------------------------------------------------------


class Me(Received, frozen=True, tag_field="kind", tag="me"):
    """I sit here; one person may take several seats."""

    name: str = ""


class Bot(Received, frozen=True, tag_field="kind", tag="bot"):
    """A bot sits here."""

    bot: str


class Nobody(Received, frozen=True, tag_field="kind", tag="nobody"):
    """The seat stays free."""


Placement: TypeAlias = Me | Bot | Nobody
"""Who sits on a seat when a table is set."""

TimeoutRule: TypeAlias = Literal["move", "seat"]
"""When time is up a bot plays this move, or takes the seat until its owner returns."""

Status: TypeAlias = Literal["waiting", "playing", "finished", "record", "stuck"]
"""`record`: uploaded to be looked at. `stuck`: it no longer replays after an upgrade; it can be read."""


class NewTable(Received, frozen=True):
    """A table to be set."""

    game: str
    seats: int
    options: dict[str, str] = {}
    edition: str | None = None
    """The text of an edition file; the standard edition where there is none."""
    open: bool = False
    """Listed for everyone, or found only by its link."""
    clock: ClockRule = ClockRule()
    timeout: TimeoutRule = "move"
    hints: bool = True
    hands: list[str] = []
    """Deprecated: the options `hand_0`, `hand_1`, … by another name."""
    chairs: list[Placement] = []
    """Who sits where; empty: I sit on the first seat."""
    start: bool = False
    """Begin at once; every seat must be taken."""


class Sit(Received, frozen=True):
    """Take a free seat."""

    name: str = ""


class SeatBot(Received, frozen=True):
    """Put a bot on a free seat; while the match runs, on the seat of somebody who is away."""

    bot: str


class ForkTable(Received, frozen=True):
    """A new table that begins after some entry of this one."""

    ply: int
    chairs: list[Placement] = []
    """Empty: the bots where they were, I on every other seat."""
    start: bool = True
    hints: bool = True
    clock: ClockRule = ClockRule()


class UploadRecord(Received, frozen=True):
    """A record to be looked at."""

    record: str
    """The text of its file."""
    edition: str | None = None
    """The text of the edition it was played with, where it was not the standard one."""


class ChairInfo(Sent, frozen=True):
    """A seat, and who has it."""

    seat: Seat
    holder: Literal["nobody", "person", "bot"]
    name: str
    mine: bool
    """Whether I may act for it."""
    present: bool
    """Whether its owner is connected; true for bots."""
    bot: str | None
    """The bot that plays it now: its holder, or the one that stands in."""
    standing_in: Literal["turn", "return", "end"] | None
    """How long the bot stands in: this turn, until the owner returns, or (after conceding) to the end."""
    conceded: bool


class ScoreInfo(Sent, frozen=True):
    """What a seat has, in its parts."""

    seat: Seat
    total: int
    parts: list[Part]


class Result(Sent, frozen=True):
    """How it ended."""

    winners: list[Seat]
    code: str
    """`conceded`, or the game's own."""
    clause: str
    """Empty where no rule but a concession ended it."""
    scores: list[ScoreInfo]


class ClockFace(Sent, frozen=True):
    """The clocks as they stand."""

    now: int
    """The server's time in milliseconds since 1970, to be compared with `due`."""
    due: list[int | None]
    """For each seat, when its time is up; null while its clock stands."""
    left: list[int]
    """Milliseconds in reserve for each seat when its clock last stood; empty without a reserve."""


class Origin(Sent, frozen=True):
    """Where a table was forked."""

    table: str
    ply: int


class TableInfo(Sent, frozen=True):
    """A table as one person may know it."""

    id: str
    game: str
    version: int
    edition: EditionInfo
    seats: int
    options: dict[str, str]
    open: bool
    hints: bool
    clock: ClockRule
    timeout: TimeoutRule
    status: Status
    host: bool
    """Whether I am its host."""
    chairs: list[ChairInfo]
    acting: list[Seat]
    """Whom the table waits for."""
    clocks: ClockFace
    created: int
    result: Result | None = None
    rematch: str | None = None
    """The table where it goes on."""
    forked: Origin | None = None
    trouble: Refusal | None = None
    """Why a stuck match cannot go on."""


class TableLine(Sent, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: list[str]
    """A name a seat; empty where nobody sits."""
    mine: list[Seat]
    acting: list[Seat]
    my_turn: bool
    free: int
    """Seats that can be taken."""
    open: bool
    created: int
    touched: int


class TableList(Sent, frozen=True):
    """Tables, the latest first."""

    tables: list[TableLine]


# --- What happened --------------------------------------------------------------------------------------


class Told(Sent, frozen=True):
    """One thing that happened, as one viewer may know it."""

    n: int
    """The viewer's own count from 1: nobody can count what another does in secret. In an open record it
    is the ply."""
    seat: Seat
    """Who did it; -1 is chance."""
    at: int
    events: list[Json]
    """The game's events, or `{"kind": "took_back", "seat": …}`."""
    text: str | None = None
    """Its notation, where the viewer did it or the record is open."""


class Frame(Sent, frozen=True):
    """One thing that happened, and how the table stood after it; the first has nothing told."""

    n: int
    told: Told | None
    view: Json
    acting: list[Seat]
    scores: list[ScoreInfo] | None = None
    """In an open record only."""


class Frames(Sent, frozen=True):
    """A match from one viewer's eyes, moment by moment."""

    table: str
    viewer: Seat | None
    open: bool
    """Whether the whole record is open: then `n` is the ply, and any seat's eyes can be borrowed."""
    last: int
    """The greatest `n` there is."""
    frames: list[Frame]
    doubts: dict[str, int] = {}
    """In an uploaded record: how many flicks cannot simply be believed, `unverified` and `refuted`."""


class ChatLine(Sent, frozen=True):
    """Something said at the table."""

    n: int
    name: str
    seat: Seat | None
    text: str
    at: int


# --- The socket: what a client sends -----------------------------------------------------------------


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a submission answers, copied from the latest update."""

    number: int
    own: int


class Hello(Received, frozen=True, tag_field="type", tag="hello"):
    """The first message: whose eyes, and what is known already."""

    token: str | None = None
    """A seat's token or a session's, for programs that send neither cookie nor header."""
    seats: list[Seat] | None = None
    """Whose views to send; null: of every seat I hold, else a spectator's. `[]`: a spectator's."""
    since: dict[str, int] = {}
    """For each viewer (`"0"`, or `"spectator"`) the last `n` that was received."""
    chat: int = 0
    """The last line of chat that was received."""


class Submit(Received, frozen=True, tag_field="type", tag="submit"):
    """Do this. Sent again with the same id it has no further effect."""

    id: str
    seat: Seat
    step: Step
    action: str
    """Notation, or `undo`."""


class Explain(Received, frozen=True, tag_field="type", tag="explain"):
    """Would this be allowed, and if not, why? Changes nothing."""

    id: str
    seat: Seat
    action: str


class Hint(Received, frozen=True, tag_field="type", tag="hint"):
    """What would a good bot do?"""

    id: str
    seat: Seat


class Say(Received, frozen=True, tag_field="type", tag="say"):
    """Say something to the table."""

    id: str
    text: str


class Ping(Received, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""

    id: str = ""


ClientMessage: TypeAlias = Hello | Submit | Explain | Hint | Say | Ping


# --- The socket: what the server sends ---------------------------------------------------------------


class LegalList(Sent, frozen=True, tag_field="kind", tag="list"):
    """Every legal action, in notation."""

    actions: list[str]


class PlacementChoice(Sent, frozen=True):
    """A place where something may be laid."""

    action: str
    cells: list[str]


class LegalPlacements(Sent, frozen=True, tag_field="kind", tag="placements"):
    """Places on a grid, with their notation, and other actions beside them."""

    placements: list[PlacementChoice]
    actions: list[str] = []


class LegalBounds(Sent, frozen=True, tag_field="kind", tag="bounds"):
    """Too many to list: what their numbers must stay within, and other actions beside them."""

    bounds: Json
    actions: list[str] = []


Legal: TypeAlias = LegalList | LegalPlacements | LegalBounds


class Welcome(Sent, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`; an `update` for each viewer follows once the match has begun."""

    table: TableInfo
    viewers: list[Seat | None]
    """Whose updates will come; null is a spectator."""
    chat: list[ChatLine]


class TableChanged(Sent, frozen=True, tag_field="type", tag="table"):
    """Somebody sat down, left, came back, was replaced; the match began or ended."""

    table: TableInfo


class Update(Sent, frozen=True, tag_field="type", tag="update"):
    """What one viewer now knows."""

    viewer: Seat | None
    told: list[Told]
    """What has happened since the last update of this viewer."""
    n: int
    """The `n` to name in the next `hello`."""
    view: Json
    acting: list[Seat]
    step: Step | None
    """What a submission must name; null for a spectator."""
    legal: Legal | None
    """What the viewer may do now; null if nothing."""
    undoable: bool
    clocks: ClockFace
    result: Result | None = None


class Accepted(Sent, frozen=True, tag_field="type", tag="accepted"):
    """The submission stands, and is stored; the update has come before this."""

    id: str
    repeated: bool = False
    """Whether it had been accepted before."""


class Refused(Sent, frozen=True, tag_field="type", tag="refused"):
    """A message had no effect."""

    error: Refusal
    id: str | None = None
    """Of the message, where it could be read."""


class Explained(Sent, frozen=True, tag_field="type", tag="explained"):
    """The answer to `explain`."""

    id: str
    error: Refusal | None
    """Null: it is allowed."""


class Hinted(Sent, frozen=True, tag_field="type", tag="hinted"):
    """The answer to `hint`."""

    id: str
    action: str
    bot: str
    events: list[Json]
    """What it would bring about, as far as it is not left to chance."""


class Said(Sent, frozen=True, tag_field="type", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Pong(Sent, frozen=True, tag_field="type", tag="pong"):
    """I am."""

    id: str


class Closing(Sent, frozen=True, tag_field="type", tag="closing"):
    """The server is going away: connect again in a moment."""


ServerMessage: TypeAlias = (
    Welcome | TableChanged | Update | Accepted | Refused | Explained | Hinted | Said | Pong | Closing
)
