"""The same deal again: a table with the same chance and other players, and the results side by side."""

import asyncio
from typing import Final

import msgspec

from meseta.bots.registry import usual_bot
from meseta.desk import bodies
from meseta.desk.beginning import begun
from meseta.desk.creation import host_name, placements, room_for
from meseta.desk.deal_bodies import DealAgain, DealLine, DealList, DealSeat
from meseta.desk.showing import new_info
from meseta.desk.visits import SignedIn, Visit
from meseta.play.comparing import Played
from meseta.play.creation import deal_again, name_caller
from meseta.play.dealing import SameDeal
from meseta.play.requests import may_deal_again
from meseta.play.table import Settings, Table
from meseta.tables import wire
from meseta.tables.changes import first_result
from meseta.tables.live import LiveTable

MOST_COMPARED: Final = 100
"""The most tables in one comparison, the earliest first."""

_DEALS: Final = msgspec.json.Decoder(SameDeal)
_PLAYED: Final = msgspec.json.Decoder(Played)


async def play_again(visit: SignedIn, table: str, wanted: DealAgain) -> wire.TableInfo:
    """A new table for the deal of this one, whose match is over."""
    await room_for(visit)
    node = visit.node
    live = await node.hub.live(table)
    may_deal_again(live.table)
    dealt = await _deal_of(visit, live)
    chairs = name_caller(placements(wanted.chairs or [bodies.Me()]), await host_name(visit))
    creation = deal_again(
        live.table,
        visit.caller,
        node.new_id(),
        dealt,
        node.store.now(),
        chairs=chairs,
        wanted=_agreed(visit, live.table, wanted),
    )
    if wanted.start:
        creation = await begun(visit, creation)
    found = await node.create(creation, visit.who)
    node.metrics.tables_created.add(live.table.settings.game)
    return new_info(visit, found)


def _agreed(visit: SignedIn, table: Table, wanted: DealAgain) -> Settings:
    game = table.settings.game
    return Settings(
        game=game,
        seats=table.settings.seats,
        open=wanted.open,
        clock=wanted.clock,
        timeout=wanted.timeout,
        stand_in=usual_bot(game),
        hints=wanted.hints,
        chat=wanted.chat,
        experience=wanted.experience,
        language=visit.language if wanted.open else "",
    )


async def _deal_of(visit: SignedIn, live: LiveTable) -> SameDeal:
    """The deal of a match that is over: the one it was played with, or else its own, read from it once."""
    table, company = live.table, visit.node.store.company
    if table.settings.dealt is not None:
        return table.settings.dealt
    kept = await company.find_deal(table.id)
    if kept is None:
        visit.node.budgets.replays.take(visit.who, len(live.times))
        found = await visit.node.hub.deal(live, visit.caller.person)
        packed = await asyncio.to_thread(msgspec.json.encode, found)
        result = first_result(table, table.id, live.times[-1] if live.times else table.created)
        kept = await company.keep_deal(table.id, packed.decode(), result)
    return _DEALS.decode(kept)


async def compare(visit: Visit, table: str) -> DealList:
    """How the deal of this table was played, wherever it is over: the best first. Only for those who know of
    a table whose own match is over; before, nobody learns how others have played it."""
    live = await visit.node.hub.live(table)
    may_deal_again(live.table)
    dealt = live.table.settings.dealt
    source = table if dealt is None else dealt.source
    found = await visit.node.store.company.played(source, MOST_COMPARED)
    lines = [
        _line(one.table, one.at, _PLAYED.decode(one.body), here=one.table == table, first=one.table == source)
        for one in found
    ]
    return DealList(sorted(lines, key=lambda line: (-max(seat.total for seat in line.seats), line.at)))


def _line(table: str, at: int, played: Played, *, here: bool, first: bool) -> DealLine:
    return DealLine(
        table=table,
        at=at,
        here=here,
        first=first,
        winners=list(played.winners),
        code=played.code,
        seats=[
            DealSeat(
                name=seat.name,
                bot=seat.bot or None,
                total=seat.total,
                parts=list(seat.parts),
                lost=seat.lost,
                knew=seat.knew,
            )
            for seat in played.seats
        ],
    )
