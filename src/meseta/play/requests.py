"""What people may ask of a table: each request becomes an event, or is refused."""

from collections.abc import Set
from typing import Literal, NamedTuple

from meseta.bots.registry import bot_names, usual_bot
from meseta.core.errors import BadBot, BadSetup, MesetaError
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
    Span,
    StoodIn,
)
from meseta.play.table import Table

LONGEST_CHAT = 500
MOST_CHAT = 2000
"""Lines that can be said at one table."""


class TableRefuses(MesetaError):
    """Something that cannot be done at the table as it stands."""


class NotYours(MesetaError):
    """Something that somebody else may do."""


class TooMuchChat(MesetaError):
    """More was said than a table holds."""


class Caller(NamedTuple):
    """Who asks: a person, and seats held by their private links."""

    person: str
    links: frozenset[tuple[str, Seat]] = frozenset()
    """Table and seat."""

    def seats(self, table: Table) -> frozenset[Seat]:
        """The seats of this table that the caller plays."""
        own = [seat for seat, chair in enumerate(table.chairs) if chair.person == self.person]
        return frozenset([*own, *(seat for id, seat in self.links if id == table.id)])


def sit(table: Table, caller: Caller, seat: Seat, name: str) -> AnyTableEvent:
    """The caller takes a free seat before the start."""
    _expect(table, "waiting")
    _on_a_chair(table, seat)
    if table.chairs[seat].holder != "nobody":
        raise TableRefuses(problems.SeatTaken(found=seat))
    return Sat(seat, caller.person, checked_name(name))


def leave(table: Table, caller: Caller, seat: Seat) -> AnyTableEvent:
    """The seat becomes free; once the match runs a bot plays on until its owner returns."""
    _on_a_chair(table, seat)
    if table.status == "playing":
        _own(table, caller, seat)
        return StoodIn(seat, deputy(table), "return", "left", _step(table))
    _expect(table, "waiting")
    if table.chairs[seat].holder == "nobody":
        raise TableRefuses(problems.SeatFree(found=seat))
    if caller.person != table.host:
        _own(table, caller, seat)
    return Left(seat)


def seat_bot(table: Table, caller: Caller, seat: Seat, bot: str, present: Set[Seat]) -> AnyTableEvent:
    """A bot for a free seat, or in the running match for somebody who is away."""
    _on_a_chair(table, seat)
    _known(table, bot)
    if table.status == "playing":
        return _stand_in(table, caller, seat, bot, present)
    _expect(table, "waiting")
    _host(table, caller)
    if table.chairs[seat].holder == "person":
        raise TableRefuses(problems.SeatTaken(found=seat))
    return BotSat(seat, bot)


def _stand_in(table: Table, caller: Caller, seat: Seat, bot: str, present: Set[Seat]) -> AnyTableEvent:
    own = caller.seats(table)
    if not own and caller.person != table.host:
        raise NotYours(problems.NotYourSeat(found=seat))
    if table.chairs[seat].holder == "bot" or table.chairs[seat].standing_in in ("return", "end"):
        raise TableRefuses(problems.BotPlays(seat=seat))
    if seat in present and seat not in own:
        raise TableRefuses(problems.PlayerPresent(seat=seat))
    return StoodIn(seat, bot, "return", "absent", _step(table))


def come_back(table: Table, caller: Caller, seat: Seat) -> AnyTableEvent:
    """The owner takes the seat back from the bot that stands in."""
    _expect(table, "playing")
    _own(table, caller, seat)
    if table.chairs[seat].standing_in is None or table.chairs[seat].conceded:
        raise TableRefuses(problems.NoBotPlays(seat=seat))
    return Returned(seat)


def concede(table: Table, caller: Caller, seat: Seat) -> AnyTableEvent:
    """The seat gives up."""
    _expect(table, "playing")
    _own(table, caller, seat)
    if table.chairs[seat].conceded:
        raise TableRefuses(problems.BotPlays(seat=seat))
    return Conceded(seat, deputy(table))


def chat(table: Table, caller: Caller, name: str, text: str) -> AnyTableEvent:
    """The caller says something to the table."""
    said = " ".join(text.split())
    if not 0 < len(said) <= LONGEST_CHAT or not said.isprintable():
        raise BadSetup(problems.BadChat(most=LONGEST_CHAT))
    if table.chats >= MOST_CHAT:
        raise TooMuchChat(problems.ChatFull(most=MOST_CHAT))
    own = sorted(caller.seats(table))
    return Chatted(table.chairs[own[0]].name if own else checked_name(name), own[0] if own else None, said)


def may_start(table: Table, caller: Caller) -> None:
    """Raise unless the host may begin the match now."""
    _expect(table, "waiting")
    _host(table, caller)
    if free := sum(chair.holder == "nobody" for chair in table.chairs):
        raise TableRefuses(problems.SeatsFree(free=free))


def may_act(table: Table, caller: Caller, seat: Seat) -> None:
    """Raise unless the caller plays this seat of the running match."""
    if table.error is not None:
        raise TableRefuses(problems.MatchStuck(), table.error)
    if table.match is None:
        raise TableRefuses(problems.NotPlaying())
    _own(table, caller, seat)
    if table.chairs[seat].conceded or table.status not in ("playing", "finished"):
        raise TableRefuses(problems.NotPlaying())
    if table.status == "playing" and table.bot_of(seat) is not None:
        raise TableRefuses(problems.BotPlays(seat=seat))


def may_read(table: Table, caller: Caller | None) -> None:
    """Raise unless the whole record is open to the caller: it may hold what others keep secret."""
    if not table.open_to(held_by(table, caller)):
        raise NotYours(problems.RecordClosed())


def may_analyse(table: Table) -> None:
    """Raise unless the match may be judged: while it is played that would be advice."""
    if table.match is None or table.status == "playing":
        raise NotYours(problems.RecordClosed())


def may_see_as(table: Table, caller: Caller | None, eyes: Seat | None) -> bool:
    """Whether the whole record is open; raises where the caller may not look back with these eyes."""
    own = held_by(table, caller)
    revealed = table.open_to(own)
    if eyes is not None:
        _on_a_chair(table, eyes)
        if eyes not in own and not revealed:
            raise NotYours(problems.NotYourSeat(found=eyes))
    return revealed


def may_rematch(table: Table, caller: Caller) -> None:
    """Raise unless the match is over and the caller had a part in it."""
    if table.status != "finished":
        raise TableRefuses(problems.NotFinished())
    if not caller.seats(table):
        raise NotYours(problems.NotYourSeat(found=0))


def held_by(table: Table, caller: Caller | None) -> frozenset[Seat]:
    """The seats that the caller plays; none for somebody unknown."""
    return frozenset[Seat]() if caller is None else caller.seats(table)


def time_out(table: Table, now: int) -> AnyTableEvent | None:
    """What follows if somebody's time is up: a bot plays the move, or takes the seat."""
    running = table.clock.next_due() if table.status == "playing" else None
    if running is None or running[0] > now:
        return None
    span: Span = "turn" if table.settings.timeout == "move" else "return"
    return StoodIn(running[1], deputy(table), span, "time", _step(table))


def replace_bot(table: Table, seat: Seat, failed: str) -> AnyTableEvent | None:
    """The next simpler bot for one that failed, the deputy for a bygone one; None after the simplest."""
    names = bot_names(table.settings.game)
    if failed not in names:
        return BotFailed(seat, deputy(table))
    place = names.index(failed)
    return BotFailed(seat, names[place - 1]) if place else None


def deputy(table: Table) -> str:
    """The bot that plays for people: quick, and of middling strength, so that nobody gains by going away."""
    return usual_bot(table.settings.game)


def _expect(table: Table, status: Literal["waiting", "playing"]) -> None:
    if table.error is not None:
        raise TableRefuses(problems.MatchStuck(), table.error)
    if table.status != status:
        raise TableRefuses(problems.NotWaiting() if status == "waiting" else problems.NotPlaying())


def _on_a_chair(table: Table, seat: Seat) -> None:
    if seat not in range(len(table.chairs)):
        raise BadSetup(NoSuchSeat(found=seat, most=len(table.chairs) - 1))


def _own(table: Table, caller: Caller, seat: Seat) -> None:
    _on_a_chair(table, seat)
    if seat not in caller.seats(table):
        raise NotYours(problems.NotYourSeat(found=seat))


def _host(table: Table, caller: Caller) -> None:
    if caller.person != table.host:
        raise NotYours(problems.NotHost())


def _known(table: Table, bot: str) -> None:
    key = table.settings.game
    if bot not in bot_names(key):  # never a path: those are for one's own machine
        raise BadBot(problems.NoSuchBot(name=bot[:60], game=key, known=", ".join(bot_names(key))))


def _step(table: Table) -> int:
    assert table.match is not None, "it is playing"
    return table.match.step
