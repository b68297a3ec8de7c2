"""How a node is configured: where it stores its tables, how it attends to them, and its limits."""

import os
from pathlib import Path
from typing import Literal

import msgspec


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rate limit: how many at once, and how many per second in the long run."""

    burst: int
    a_second: float


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one caller, or all of them together, may ask for."""

    body: int = 128_000
    """The most bytes in a request."""
    upload: int = 8_000_000
    """The most bytes in an uploaded record."""
    message: int = 16_384
    """The most bytes in a message on a socket."""
    requests: Rate = Rate(120, 20)
    """By person, hellos on sockets included."""
    strangers: Rate = Rate(240, 40)
    """Requests by address, of everyone there who has no session."""
    address: Rate = Rate(3000, 400)
    """Requests by address, of everyone there who is not playing: a wide backstop."""
    sessions: Rate = Rate(200, 0.5)
    """New people, by address: being somebody else costs nothing but this."""
    messages: Rate = Rate(60, 20)
    """On one socket."""
    chat: Rate = Rate(8, 1)
    """By person."""
    reactions: Rate = Rate(5, 0.5)
    """By person."""
    hints: Rate = Rate(10, 1)
    """By person."""
    analyses: Rate = Rate(40, 4)
    """By person: parts of an analysis; a match has a few dozen."""
    editions: Rate = Rate(300, 10)
    """Checks of editions that somebody is making, by person and for each 2,000 characters; drawing one counts
    as five. A second of this is some 100 ms of a core."""
    editions_address: Rate = Rate(3000, 100)
    """The same by address."""
    trials: Rate = Rate(900, 0.5)
    """Seconds of a core in which bots play somebody's edition, by person."""
    trials_address: Rate = Rate(3600, 1)
    """The same by address."""
    questions: Rate = Rate(60, 0.5)
    """Seconds of a core in which companions answer, by person."""
    questions_address: Rate = Rate(600, 2)
    """The same by address."""
    passes: Rate = Rate(10, 0.01)
    """Passes for other devices that are made, shown or tried, by person."""
    passes_address: Rate = Rate(300, 1)
    """The same by address."""
    passes_all: Rate = Rate(300, 1)
    """Passes that are tried in vain, of everyone together."""
    exports: Rate = Rate(5, 0.02)
    """Copies of everything that is kept of a person, by person."""
    exports_address: Rate = Rate(50, 0.2)
    """The same by address."""
    reports: Rate = Rate(6, 0.002)
    """Reports to the operator, by person."""
    reports_address: Rate = Rate(60, 0.02)
    """The same by address."""
    replays: Rate = Rate(150_000, 1500)
    """Entries replayed, by person: who connects to a match, looks back at it or has it loaded pays for its
    length unless what was told is still at hand. A second of this is some 60 ms of a core."""
    replays_address: Rate = Rate(1_000_000, 10_000)
    """Entries replayed, by address."""
    stored: Rate = Rate(50_000_000, 600)
    """Bytes stored, by person: some fifty megabytes a day. Who has used them up can finish what is being
    played, but creates nothing new for a while."""
    stored_address: Rate = Rate(500_000_000, 6000)
    """Bytes stored, by address."""
    tables: Rate = Rate(60, 0.2)
    """New tables, by person."""
    tables_address: Rate = Rate(600, 1)
    """New tables, by address."""
    tables_each: int = 100
    """Unfinished tables that one person may host."""
    tables_all: int = 20_000
    """Unfinished tables of everyone together; beyond them, each person may still host `tables_few`."""
    tables_few: int = 3
    seats_each: int = 10
    """Seats that one person may have at others' open tables before their matches begin."""
    seats: Rate = Rate(20, 0.1)
    """Seats taken at others' open tables, by person."""
    seats_address: Rate = Rate(100, 0.5)
    """The same by address."""
    destinations: Rate = Rate(30, 0.01)
    """Browsers and e-mail addresses where somebody wants to be called, by person."""
    destinations_address: Rate = Rate(300, 0.1)
    """The same by address."""
    confirmations: Rate = Rate(3, 0.0003)
    """Mails that ask for a confirmation, by person: one an hour."""
    confirmations_address: Rate = Rate(10, 0.003)
    """The same by the address where somebody asks for them."""
    confirmations_target: int = 3
    """Unanswered ones to one e-mail address; they are forgotten after a day."""
    browsers_each: int = 10
    """Browsers in which one person is called; the oldest is dropped."""
    sockets_person: int = 40
    """By person."""
    sockets_each: int = 500
    """Spectators, by address: a whole school may sit behind one."""
    sockets_all: int = 10_000
    """Beyond these, a player takes the place of a spectator."""
    greeting_each: int = 200
    """Sockets that have not said hello yet, by address; the longest silent makes room for the next."""
    greeting_all: int = 1000
    connections: int = 12_000
    """TCP connections; fewer if the system allows fewer open files."""
    backlog: int = 500
    """Messages that may wait for a slow reader."""


class Deadlines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many seconds something may take before we give up on it."""

    headers: float = 10
    """From connecting, or from the first byte of another request, to the end of its headers."""
    body: float = 60
    """Reading the body of a request."""
    reading: float = 60
    """A client that reads nothing of what it is sent, before it is disconnected."""
    idle: float = 75
    """Between two requests on one connection: longer than the usual proxies and libraries wait, so that they
    are the ones to close it and no request arrives on a connection we are just closing."""
    hello: float = 10
    """From opening a socket to its first message."""
    ping: float = 20
    """Between two pings on a socket, and from a ping to its answer."""
    statement: float = 5
    """One statement to the database."""
    connect: float = 5
    """Connecting to the database; PostgreSQL's library takes at least two."""
    call: float = 5
    """A push service, a webhook or a mail server that answers."""
    health: float = 3
    """The answer of `/healthz`."""
    stop: float = 25
    """From being told to stop until the process ends, whatever happens."""


class Lifetimes(msgspec.Struct, frozen=True):
    """After how many days an untouched table is deleted."""

    waiting: float = 7
    playing: float = 90
    finished: float = 365
    record: float = 30
    stuck: float = 365


class Mail(msgspec.Struct, frozen=True):
    """The server by which mail is sent, and from whom it is."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"]
    sender: str
    user: str = ""
    password: str = ""


class Calling(msgspec.Struct, frozen=True):
    """How people who are away hear that it is their turn."""

    push: Literal["off", "on", "anywhere"] = "off"
    """By their browsers; `anywhere` allows push services in private networks, too."""
    address: str = ""
    """The server's own, as people type it: what a mail links to."""
    mail: Mail | None = None
    webhook: str = ""
    """The operator's address that is told of every call."""
    webhook_secret: str = ""


class NodeConfig(msgspec.Struct, frozen=True, kw_only=True):
    """How one node stores and attends to its tables."""

    data: Path
    database: str | None = None
    """The address of a PostgreSQL database; without one, a file in the data folder is used."""
    limits: Limits = Limits()
    deadlines: Deadlines = Deadlines()
    lifetimes: Lifetimes = Lifetimes()
    forgotten: float = 450
    """After how many days people are deleted who were not seen since and hold nothing: their browsers have
    forgotten them by then (`server/auth.py`)."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    calling: Calling | None = None
    """None if nobody is called."""
    bot_seconds: float = 60
    """How long a bot may think about one action before a simpler one takes over. This is meant for bots that
    hang: ours are limited in nodes, which take many times longer on a busy machine."""
    lease: int = 8_000
    """Milliseconds after which another node attends to a table if this one has died."""
    poll: float = 0.5
    """Seconds between two checks for tables that are due."""
    presence: float = 20
    """Seconds between two heartbeats for those who are connected."""
