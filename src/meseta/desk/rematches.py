"""Rematches: a new table for the same people, with the same settings."""

from meseta.desk.creation import room_for
from meseta.desk.showing import info_for
from meseta.desk.visits import SignedIn
from meseta.play.creation import all_again, begin_match, rematch
from meseta.play.decisions import Decision
from meseta.play.requests import may_rematch
from meseta.play.seating import Rematched
from meseta.play.table import Table
from meseta.store.errors import Conflict
from meseta.tables import wire
from meseta.tables.errors import NoSuchThing
from meseta.tables.live import LiveTable
from meseta.tables.node import Node
from meseta.tables.tokens import id_after


async def rematch_table(visit: SignedIn, table: str) -> wire.TableInfo:
    """The table of the rematch, the same one for everyone who asks; its match begins once all have asked, or
    when the first of them starts it."""
    await room_for(visit)
    hub, caller = visit.node.hub, visit.caller

    def decide(now: Table, *events: Rematched) -> Decision:
        may_rematch(now, caller)
        return Decision(events) if caller.seats(now) - set(now.again) else Decision()

    live, _ = await hub.request(table, decide, caller.person)
    again = await _found_again(visit, live.table, live.table.rematch or id_after(table))
    joined = Rematched(again.table.id, tuple(sorted(caller.seats(live.table))))
    # Only now: whoever hears of the table goes there.
    live, _ = await hub.request(table, lambda now: decide(now, joined), caller.person)
    if all_again(live.table, live.table.again):
        again, _ = await hub.request(
            again.table.id, lambda now: _begin_waiting(visit.node, now), caller.person
        )
    return info_for(visit, again)


def _begin_waiting(node: Node, table: Table) -> Decision:
    """The match of a rematch begins, unless it has begun or somebody has left since."""
    waiting = table.status == "waiting" and all(chair.holder != "nobody" for chair in table.chairs)
    return begin_match(table, node.hub.chance) if waiting else Decision()


async def _found_again(visit: SignedIn, table: Table, id: str) -> LiveTable:
    """The table of the rematch, created by the first to ask."""
    hub, caller = visit.node.hub, visit.caller
    try:
        return await hub.live(id)
    except NoSuchThing:
        creation = rematch(table, caller, id, visit.node.store.now())
        if all_again(table, caller.seats(table)):
            creation = creation.begun(await hub.begin_match(creation.result(), caller.person))
        try:
            return await hub.create(creation)
        except Conflict:  # both asked at once
            return await hub.live(id)
