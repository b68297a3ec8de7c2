"""Seats: taking and leaving them, seating bots, coming back, and conceding."""

from collections.abc import Callable

from meseta.core.seats import Seat
from meseta.desk import bodies
from meseta.desk.showing import info_for
from meseta.desk.visits import SignedIn
from meseta.play import requests
from meseta.play.decisions import Decision
from meseta.play.out_of_time import claim
from meseta.play.seating import AnyTableEvent
from meseta.play.standing_in import call_stand_in
from meseta.play.table import Table
from meseta.tables import wire
from meseta.tables.errors import NotSignedIn
from meseta.tables.limits import TooMany
from meseta.tables.problems import TooManySeats, UnknownCaller


async def _after(visit: SignedIn, table: str, decide: Callable[[Table], AnyTableEvent]) -> wire.TableInfo:
    """The table after an event requested by the visitor."""
    by = visit.caller.person or "link"
    live, _ = await visit.node.hub.request(table, lambda now: Decision((decide(now),)), by)
    return info_for(visit, live)


async def sit(visit: SignedIn, table: str, seat: Seat, wanted: bodies.Sit) -> wire.TableInfo:
    """The table after the visitor took a free seat."""
    node, caller = visit.node, visit.caller
    person = await node.store.find_person(caller.person)
    if person is None:
        raise NotSignedIn(UnknownCaller())
    name = wanted.name or person.name
    found = (await node.hub.live(table)).table
    if found.settings.open and not caller.is_person(found.host):
        await _room_elsewhere(visit)
    dealt = found.settings.dealt
    knows = dealt is not None and await node.store.company.knows_deal(dealt.source, caller.person, table)
    return await _after(visit, table, lambda now: requests.sit(now, caller, seat, name, knows))


async def _room_elsewhere(visit: SignedIn) -> None:
    """Raise if the visitor has as many seats at others' open tables as allowed."""
    node, most = visit.node, visit.node.config.limits.seats_each
    if await node.store.count_waiting_seats(visit.caller.person) >= most:
        raise TooMany(TooManySeats(most=most))
    node.budgets.seats.take(visit.who)


async def leave(visit: SignedIn, table: str, seat: Seat) -> wire.TableInfo:
    """The table after the visitor left a seat or, as host before the match, cleared it."""
    return await _after(visit, table, lambda now: requests.leave(now, visit.caller, seat))


async def seat_bot(visit: SignedIn, table: str, seat: Seat, wanted: bodies.SeatBot) -> wire.TableInfo:
    """The table with a bot in a free seat or, during the match, in that of somebody away or silent."""
    node, caller = visit.node, visit.caller
    live = await node.hub.live(table)
    await node.hub.presence.look(live)

    def decide(now: Table) -> AnyTableEvent:
        if now.status != "playing":
            return requests.seat_bot(now, caller, seat, wanted.bot or now.stand_in)
        here = live.connected_here()
        away = {seat: since for seat, since in live.away.items() if seat not in here}
        return call_stand_in(now, caller, seat, wanted.bot, away, node.store.now())

    return await _after(visit, table, decide)


async def return_to_seat(visit: SignedIn, table: str, seat: Seat) -> wire.TableInfo:
    """The table after the visitor took their seat back from the bot that stood in."""
    return await _after(visit, table, lambda now: requests.return_to_seat(now, visit.caller, seat))


async def concede(visit: SignedIn, table: str, seat: Seat) -> wire.TableInfo:
    """The table after the visitor conceded the match."""
    return await _after(visit, table, lambda now: requests.concede(now, visit.caller, seat))


async def claim_win(visit: SignedIn, table: str, seat: Seat) -> wire.TableInfo:
    """The table after the visitor ended the match as its winner, since everybody else is gone."""
    return await _after(visit, table, lambda now: claim(now, visit.caller, seat))
