"""A table as a value: its settings, who sits where, its clocks and its match."""

from random import Random
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.bots.registry import preset_options, usual_bot
from meseta.core.errors import MesetaError
from meseta.core.game import AnyGame, seat_option
from meseta.core.record import Entry, Header
from meseta.core.results import Outcome
from meseta.core.seats import CHANCE, Seat
from meseta.play.clock import Clock, ClockRule
from meseta.play.dealing import SameDeal
from meseta.play.match import AnyMatch, Luck
from meseta.play.seating import (
    Abandoned,
    AnyTableEvent,
    Began,
    Chair,
    Chatted,
    Claimed,
    Interrupted,
    Rematched,
    chair_after,
)

Status: TypeAlias = Literal["waiting", "playing", "finished", "record", "stuck"]
"""`record`: an uploaded record, to look at. `stuck`: the match no longer replays, but can still be read."""

_CHANCE = frozenset({CHANCE})

Experience: TypeAlias = Literal["any", "new", "some", "much"]
"""Whom a host would like to play with: anybody, or people with that much experience of the game."""

RECENT_CHAT_LINES = 150
"""Recent chat lines of players that a table keeps for anyone who connects."""
RECENT_SPECTATORS_LINES = 50
"""The same of spectators, who never push out what players have said."""


class Fork(msgspec.Struct, frozen=True):
    """The table and ply that a forked match started from."""

    table: str
    ply: int


class StoredOpening(msgspec.Struct, frozen=True):
    """Where the opening of a match is stored: once, however many tables begin with it."""

    id: str
    plies: int
    """How many of its entries the match begins with."""


class Settings(msgspec.Struct, frozen=True):
    """What was chosen when the table was created."""

    game: str
    seats: int
    options: dict[str, str] = {}
    edition: str | None = None
    """The text of an edition file, unless it is the standard one."""
    open: bool = False
    clock: ClockRule = ClockRule()
    timeout: Literal["move", "seat"] = "move"
    stand_in: str = ""
    """The bot that stands in for absent people; the usual one in tables stored without it."""
    hints: bool = True
    chat: bool = True
    """Whether people may write to each other."""
    experience: Experience = "any"
    language: str = ""
    """The host's, if they asked for one; empty in tables stored without it."""
    forked: Fork | None = None
    rematch_of: str | None = None
    """The table whose people play again here."""
    opening: tuple[Entry, ...] = ()
    """The entries before the fork, or those of an uploaded record."""
    stored_opening: StoredOpening | None = None
    """Where those are stored, unless they are stored like all others, as they once were."""
    dealt: SameDeal | None = None
    """The deal of another table, if it is played again here."""
    record_only: bool = msgspec.field(default=False, name="shown")
    """Whether it is an uploaded record rather than a table to play at."""

    def check(self, game: AnyGame) -> None:
        """Raise if the game cannot be played with these settings."""
        self.clock.check()
        game.setup(self.seats, game.info.resolve_options(self.seats, self.options))


class _OldSettings(Settings, frozen=True):
    """Settings as stored when the hand was the only seat setting."""

    hands: tuple[str, ...] = ()


def read_settings(stored: bytes | str) -> Settings:
    """The stored settings, written by this version or an older one."""
    found = msgspec.json.decode(stored, type=_OldSettings)
    hands = {seat_option("hand", seat): hand for seat, hand in enumerate(found.hands)}
    fields = {name: value for name, value in msgspec.structs.asdict(found).items() if name != "hands"}
    return Settings(**fields | {"options": found.options | hands})


class Table(msgspec.Struct, frozen=True):
    """A table so far."""

    id: str
    game: AnyGame
    settings: Settings
    host: str
    created: int
    chairs: tuple[Chair, ...]
    clock: Clock
    match: AnyMatch | None = None
    header: Header | None = None
    """The header of the match, once it has begun."""
    seq: int = 0
    """How many events there have been."""
    chat: tuple[tuple[int, int, Chatted], ...] = ()
    """Recent chat: each line's number, time and text."""
    chats: int = 0
    """How many chat lines there have been in all."""
    said: tuple[int, ...] = ()
    """How many of them each seat has said and, last, all spectators."""
    rematch: str | None = None
    again: tuple[Seat, ...] = ()
    """The seats that want to play again; the first has invited the others."""
    ended: Outcome | None = None
    """How the match ended, if neither the rules nor a concession ended it."""
    error: MesetaError | None = None
    status: Status = "waiting"
    """Derived from the rest, and stored because it is asked for so often."""
    acting: tuple[Seat, ...] = ()
    """The seats the table is waiting for; derived as well."""
    news: int = 0
    """When something last happened that everybody may know: an event, or a new step or other seats to act.
    What is done in secret within a step does not count."""

    @classmethod
    def new(cls, id: str, game: AnyGame, settings: Settings, host: str, created: int) -> "Table":
        """The table before anyone sits down."""
        chairs = (Chair(),) * settings.seats
        clock = Clock.stopped(settings.clock, settings.seats)
        said = (0,) * (settings.seats + 1)
        return cls(id, game, settings, host, created, chairs, clock, said=said, news=created)

    @property
    def bots(self) -> dict[Seat, str]:
        """The bots in its chairs."""
        return {
            seat: chair.bot for seat, chair in enumerate(self.chairs) if chair.holder == "bot" and chair.bot
        }

    @property
    def stand_in(self) -> str:
        """The bot that stands in for people, agreed beforehand; by default a quick one of average strength,
        so that nobody gains by leaving."""
        return self.settings.stand_in or usual_bot(self.settings.game)

    def luck(self, rng: Random) -> Luck:
        """Where chance's answers come from: the generator, or the deal that is played again."""
        return rng if self.settings.dealt is None else self.settings.dealt

    @property
    def options(self) -> dict[str, str]:
        """Every option with its value: as the match began, or as it would begin now."""
        if self.header is not None:
            return dict(self.header.options)
        return self.game.info.resolve_options(self.settings.seats, self.chosen)

    @property
    def chosen(self) -> dict[str, str]:
        """The options chosen for the match: by its host, else by the bots at the table."""
        return preset_options(self.settings.game, self.bots) | self.settings.options

    def after(self, event: AnyTableEvent, at: int) -> "Table":
        """The table after an event."""
        match event:
            case Chatted():
                return replace(self._after_chat(event, at), seq=self.seq + 1, news=at)
            case Rematched(next_table, seats):
                again = (*self.again, *(seat for seat in seats if seat not in self.again))
                return replace(self, seq=self.seq + 1, rematch=next_table, again=again, news=at)
            case Began(header):
                return replace(self, seq=self.seq + 1, header=header, news=at)
            case Interrupted(began, ended):
                return replace(self, seq=self.seq + 1, clock=self.clock.given_back(began, ended))
            case Claimed(seat):
                return self._after_end(Outcome((seat,), "time", ""), at)
            case Abandoned():
                return self._after_end(Outcome((), "abandoned", ""), at)
            case _:
                chair = chair_after(self.chairs[event.seat], event)
                chairs = (*self.chairs[: event.seat], chair, *self.chairs[event.seat + 1 :])
                return replace(self, seq=self.seq + 1, chairs=chairs, news=at).refreshed(at)

    def _after_end(self, ended: Outcome, at: int) -> "Table":
        return replace(self, seq=self.seq + 1, ended=ended, news=at).refreshed(at)

    def _after_chat(self, event: Chatted, at: int) -> "Table":
        speaker = self.settings.seats if event.seat is None else event.seat
        said = tuple(count + (place == speaker) for place, count in enumerate(self.said))
        lines = (*self.chat, (self.chats + 1, at, event))
        same = [line for line in lines if (line[2].seat is None) == (event.seat is None)]
        if len(same) > (RECENT_SPECTATORS_LINES if event.seat is None else RECENT_CHAT_LINES):
            lines = tuple(line for line in lines if line is not same[0])
        return replace(self, chat=lines, chats=self.chats + 1, said=said)

    def with_match(self, match: AnyMatch, at: int) -> "Table":
        """The table with its match advanced to this; whoever has acted has missed nothing."""
        return self._forgiving(match).refreshed(at, match)

    def _forgiving(self, match: AnyMatch) -> "Table":
        if self.match is None or not any(chair.missed for chair in self.chairs):  # as on most moves
            return self
        step, new = self.match.step, match.entries[len(self.match.entries) :]
        acted = {entry.seat for entry in new if entry.seat != CHANCE}
        chairs = tuple(
            replace(chair, missed=0) if seat in acted and chair.bot_at(step) is None else chair
            for seat, chair in enumerate(self.chairs)
        )
        return replace(self, chairs=chairs)

    def stuck(self, error: MesetaError) -> "Table":
        """The table after its match failed to replay."""
        return replace(self, error=error, status="stuck", acting=())

    def refreshed(self, at: int, match: AnyMatch | None = None) -> "Table":
        """The table with status, acting seats and clocks derived anew from its chairs and its match, or from
        this match if it has just gone on."""
        match = match or self.match
        if match is None or self.error is not None:
            return self if match is self.match else replace(self, match=match)
        acting = self.game.actors(match.state)
        status = self._status(over=not acting)
        seats = tuple(sorted(acting - _CHANCE)) if status == "playing" else ()
        public = status != self.status or seats != self.acting or match.step != self.clock.step
        people = [seat for seat in seats if self.chairs[seat].bot_at(match.step) is None]
        clock = self.clock.turn(at, match.step, people)
        news = at if public else self.news
        return replace(self, match=match, status=status, acting=seats, clock=clock, news=news)

    def _status(self, over: bool) -> Status:
        if self.settings.record_only:
            return "record"
        return "finished" if over or self.ended is not None or self._given_up() else "playing"

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that acts for the seat now, if one does."""
        return self.chairs[seat].bot_at(-1 if self.match is None else self.match.step)

    def bot_to_act(self) -> tuple[Seat, str] | None:
        """The first bot the table is waiting for, and its seat."""
        step = -1 if self.match is None else self.match.step
        for seat in self.acting:
            bot = self.chairs[seat].bot_at(step)
            if bot is not None:
                return seat, bot
        return None

    def due(self, now: int) -> int | None:
        """When the table must be attended to: now for a bot's move, or when a person's time runs out."""
        return now if self.bot_to_act() is not None else self.out_of_time()

    def out_of_time(self) -> int | None:
        """When the first person's time runs out."""
        running = self.clock.next_due() if self.status == "playing" else None
        return None if running is None else running[0]

    def outcome(self) -> Outcome | None:
        """How the match ended: by the rules, by somebody's time, or because all others conceded.

        Whoever gave up, or let the seat go by their clock and did not come back, cannot win, however well
        their stand-in played.
        """
        if self.match is None or self.status not in ("finished", "record"):
            return None
        if self.ended is not None:
            return self.ended
        staying = tuple(seat for seat, chair in enumerate(self.chairs) if not chair.lost)
        ended = self.match.game.outcome(self.match.state)
        if ended is None:
            return Outcome(staying, "conceded", "") if self._given_up() else None
        winners = tuple(seat for seat in ended.winners if seat in staying)
        if ended.winners and not winners:
            winners = self._best_of(staying)
        tie_break = ended.tie_break if winners == ended.winners else None
        return replace(ended, winners=winners, tie_break=tie_break)

    def _best_of(self, staying: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats with the most points among these."""
        assert self.match is not None, "it has been played"
        totals = {
            one.seat: one.total for one in self.match.game.score(self.match.state) if one.seat in staying
        }
        return tuple(seat for seat, total in totals.items() if total == max(totals.values()))

    def open_to(self, seats: frozenset[Seat]) -> bool:
        """Whether the owner of these seats may read the record, because nothing in it is hidden from them."""
        if self.match is None:
            return self.error is not None
        return self.status != "playing" or len(seats) == self.settings.seats

    def _given_up(self) -> bool:
        conceded = sum([chair.conceded for chair in self.chairs])
        return conceded > 0 and conceded >= len(self.chairs) - 1
