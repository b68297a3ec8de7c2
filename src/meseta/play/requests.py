"""What people may ask of a table; each request becomes an event or is refused."""

from typing import Literal, NamedTuple
from zlib import crc32

from meseta.bots.names import free_name
from meseta.bots.registry import bot_names, usual_bot
from meseta.core.errors import BadBot, BadSetup, MesetaError
from meseta.core.names import is_visible
from meseta.core.problems import NoSuchSeat
from meseta.core.seats import Seat
from meseta.play import problems
from meseta.play.headers import checked_name
from meseta.play.seating import (
    AnyTableEvent,
    BotFailed,
    BotSat,
    Chatted,
    Conceded,
    Left,
    Returned,
    Sat,
    StoodIn,
)
from meseta.play.table import Table

LONGEST_CHAT = 500
MOST_CHAT = 1000
"""Chat lines that a table accepts from each seat."""
MOST_SPECTATORS_CHAT = 500
"""Chat lines that a table accepts from all spectators together."""


class TableRefuses(MesetaError):
    """Something that cannot be done at the table in its present state."""


class NotYours(MesetaError):
    """Something the caller has no right to do."""


class TooMuchChat(MesetaError):
    """More chat than a table accepts."""


class Caller(NamedTuple):
    """Who is asking: a person, and the seats they hold by private links."""

    person: str
    links: frozenset[tuple[str, Seat]] = frozenset()
    """Pairs of table and seat."""
    earlier: frozenset[str] = frozenset()
    """Who the person once was on other devices: what is theirs is the caller's."""

    def is_person(self, person: str | None) -> bool:
        """Whether this is the caller, now or once."""
        return person == self.person or person in self.earlier

    def seats(self, table: Table) -> frozenset[Seat]:
        """The seats of this table that the caller plays."""
        own = [seat for seat, chair in enumerate(table.chairs) if self.is_person(chair.person)]
        return frozenset([*own, *(seat for id, seat in self.links if id == table.id)])

    def plays(self, table: Table, seat: Seat) -> bool:
        """Whether this is one of those seats."""
        return self.is_person(table.chairs[seat].person) or (table.id, seat) in self.links


def sit(table: Table, caller: Caller, seat: Seat, name: str, knows: bool = False) -> AnyTableEvent:
    """The caller takes a free seat before the match begins; `knows` says whether they know its deal."""
    check_status(table, "waiting")
    check_seat(table, seat)
    if table.chairs[seat].holder != "nobody":
        raise TableRefuses(problems.SeatTaken(found=seat))
    if table.settings.open and not caller.is_person(table.host) and caller.seats(table):
        raise TableRefuses(problems.OneSeatEach())
    return Sat(seat, caller.person, checked_name(name), knows)


def leave(table: Table, caller: Caller, seat: Seat) -> AnyTableEvent:
    """The seat becomes free; during the match a bot plays on until its owner returns."""
    check_seat(table, seat)
    if table.status == "playing":
        check_owner(table, caller, seat)
        return StoodIn(seat, table.stand_in, "return", "left", step_of(table))
    check_status(table, "waiting")
    if table.chairs[seat].holder == "nobody":
        raise TableRefuses(problems.SeatFree(found=seat))
    if not caller.is_person(table.host):
        check_owner(table, caller, seat)
    return Left(seat)


def seat_bot(table: Table, caller: Caller, seat: Seat, bot: str, name: str = "") -> AnyTableEvent:
    """A bot takes a free seat before the match begins."""
    check_seat(table, seat)
    check_bot(table.settings.game, bot)
    check_status(table, "waiting")
    _check_host(table, caller)
    if table.chairs[seat].holder == "person":
        raise TableRefuses(problems.SeatTaken(found=seat))
    others = [chair.name for place, chair in enumerate(table.chairs) if place != seat]
    return BotSat(seat, bot, name or free_name(others, crc32(table.id.encode()) + seat))


def return_to_seat(table: Table, caller: Caller, seat: Seat) -> AnyTableEvent:
    """The owner takes the seat back from its stand-in."""
    check_status(table, "playing")
    check_owner(table, caller, seat)
    if table.chairs[seat].standing_in is None or table.chairs[seat].conceded:
        raise TableRefuses(problems.NoBotPlays(seat=seat))
    return Returned(seat)


def concede(table: Table, caller: Caller, seat: Seat) -> AnyTableEvent:
    """The seat gives up."""
    check_status(table, "playing")
    check_owner(table, caller, seat)
    if table.chairs[seat].conceded:
        raise TableRefuses(problems.BotPlays(seat=seat))
    return Conceded(seat, table.stand_in)


def chat(table: Table, caller: Caller, name: str, text: str) -> AnyTableEvent:
    """The caller says something to the table."""
    if not table.settings.chat:
        raise TableRefuses(problems.ChatOff())
    said = " ".join(text.split())
    if not 0 < len(said) <= LONGEST_CHAT or not is_visible(said):
        raise BadSetup(problems.BadChat(most=LONGEST_CHAT))
    own = sorted(caller.seats(table))
    most, said_before = (MOST_CHAT, table.said[own[0]]) if own else (MOST_SPECTATORS_CHAT, table.said[-1])
    if said_before >= most:
        raise TooMuchChat(problems.ChatFull(most=most))
    who = table.chairs[own[0]].name if own else checked_name(name)
    return Chatted(who, own[0] if own else None, said, caller.person)


def may_start(table: Table, caller: Caller) -> None:
    """Raise unless the host may begin the match now."""
    check_status(table, "waiting")
    _check_host(table, caller)
    if free := sum(chair.holder == "nobody" for chair in table.chairs):
        raise TableRefuses(problems.SeatsFree(free=free))


def may_act(table: Table, caller: Caller, seat: Seat) -> None:
    """Raise unless the caller plays this seat in the current match."""
    if table.error is not None:
        raise TableRefuses(problems.MatchStuck(), table.error)
    if table.match is None:
        raise TableRefuses(problems.NotPlaying())
    check_owner(table, caller, seat)
    if table.chairs[seat].conceded or table.status not in ("playing", "finished"):
        raise TableRefuses(problems.NotPlaying())
    if table.status == "playing" and table.bot_of(seat) is not None:
        raise TableRefuses(problems.BotPlays(seat=seat))


def may_read(table: Table, caller: Caller | None) -> None:
    """Raise unless the caller may read the whole record, which may hold other seats' secrets."""
    if not table.open_to(held_by(table, caller)):
        raise NotYours(problems.RecordClosed())


def may_carry_away(table: Table, caller: Caller | None) -> None:
    """Raise unless the caller may have the record's text: once it is open to them, or if there is nobody else
    at the table but bots, from whom they can carry the game to another place."""
    bots = frozenset(seat for seat, chair in enumerate(table.chairs) if chair.holder == "bot")
    if not table.open_to(held_by(table, caller) | bots):
        raise NotYours(problems.RecordClosed())


def may_analyse(table: Table) -> None:
    """Raise unless the match may be analysed; during the match that would be advice."""
    if table.match is None or table.status == "playing":
        raise NotYours(problems.RecordClosed())


def may_deal_again(table: Table) -> None:
    """Raise unless the match is over, so that its deal can be played again."""
    if table.error is not None:
        raise TableRefuses(problems.MatchStuck(), table.error)
    if table.match is None or table.status not in ("finished", "record"):
        raise TableRefuses(problems.NotFinished())


def may_see_as(table: Table, caller: Caller | None, viewer: Seat | None) -> bool:
    """Whether the whole record is open; raises if the caller may not replay it as this viewer."""
    own = held_by(table, caller)
    revealed = table.open_to(own)
    if viewer is not None:
        check_seat(table, viewer)
        if viewer not in own and not revealed:
            raise NotYours(problems.NotYourSeat(found=viewer))
    return revealed


def may_rematch(table: Table, caller: Caller) -> None:
    """Raise unless the match is over and the caller played in it."""
    if table.status != "finished":
        raise TableRefuses(problems.NotFinished())
    if not caller.seats(table):
        raise NotYours(problems.NotYourSeat(found=0))


def held_by(table: Table, caller: Caller | None) -> frozenset[Seat]:
    """The seats the caller plays; none for an unknown caller."""
    return frozenset[Seat]() if caller is None else caller.seats(table)


def replace_bot(table: Table, seat: Seat, failed: str) -> AnyTableEvent | None:
    """The next simpler bot for one that failed, the usual one for one that no longer exists; None after the
    simplest."""
    names = bot_names(table.settings.game)
    if failed not in names:
        return BotFailed(seat, usual_bot(table.settings.game))
    place = names.index(failed)
    return BotFailed(seat, names[place - 1]) if place else None


def check_status(table: Table, status: Literal["waiting", "playing"]) -> None:
    """Raise unless the table waits for people, or its match is being played."""
    if table.error is not None:
        raise TableRefuses(problems.MatchStuck(), table.error)
    if table.status != status:
        raise TableRefuses(problems.NotWaiting() if status == "waiting" else problems.NotPlaying())


def check_seat(table: Table, seat: Seat) -> None:
    """Raise unless the table has that seat."""
    if seat not in range(len(table.chairs)):
        raise BadSetup(NoSuchSeat(found=seat, most=len(table.chairs) - 1))


def check_owner(table: Table, caller: Caller, seat: Seat) -> None:
    """Raise unless the caller plays this seat."""
    check_seat(table, seat)
    if not caller.plays(table, seat):
        raise NotYours(problems.NotYourSeat(found=seat))


def _check_host(table: Table, caller: Caller) -> None:
    if not caller.is_person(table.host):
        raise NotYours(problems.NotHost())


def check_bot(key: str, bot: str) -> None:
    """Raise unless the game has a bot of that name."""
    if bot not in bot_names(key):  # never a path: those are only for the command line
        raise BadBot(problems.NoSuchBot(name=bot[:60], game=key, known=", ".join(bot_names(key))))


def step_of(table: Table) -> int:
    """The number of the match's current step."""
    assert table.match is not None, "the match is in progress"
    return table.match.step
