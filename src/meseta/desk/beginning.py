"""Beginning the match at a table whose seats are taken."""

from functools import partial

from meseta.desk.showing import info_for
from meseta.desk.visits import SignedIn
from meseta.play.creation import Creation, begin_match
from meseta.play.decisions import Decision
from meseta.play.requests import may_start
from meseta.play.table import Table
from meseta.tables import wire


async def start(visit: SignedIn, table: str) -> wire.TableInfo:
    """The table with its match begun: only for the host, once every seat is taken."""
    prepared: tuple[Table, Decision] | None = None
    while True:
        live, decision = await visit.node.hub.request(
            table, partial(_begin, visit, prepared), visit.caller.person
        )
        if decision.events:
            return info_for(visit, live)
        prepared = (live.table, await _beginning(visit, live.table))


def _begin(visit: SignedIn, prepared: tuple[Table, Decision] | None, now: Table) -> Decision:
    """The decision that begins the match; nothing if a fork's opening has to be replayed first."""
    may_start(now, visit.caller)
    if not now.settings.opening:
        return begin_match(now, visit.node.hub.chance)
    return prepared[1] if prepared is not None and prepared[0].chairs == now.chairs else Decision()


async def begun(visit: SignedIn, creation: Creation) -> Creation:
    """The new table with its match begun."""
    table = creation.result()
    may_start(table, visit.caller)
    return creation.begun(await _beginning(visit, table))


async def _beginning(visit: SignedIn, table: Table) -> Decision:
    """The decision that begins the match; replaying the opening of a fork is charged."""
    visit.node.budgets.replays.take(visit.who, len(table.settings.opening))
    return await visit.node.hub.begin_match(table, visit.caller.person)
