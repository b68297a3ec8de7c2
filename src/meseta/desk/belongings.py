"""Everything that is kept about a person: to take along, and to delete."""

from contextlib import suppress
from typing import Final

import msgspec

from meseta.core.game import Json
from meseta.core.seats import Seat
from meseta.desk.company import my_mutes
from meseta.desk.company_bodies import MyReport
from meseta.desk.daily import kept_dailies
from meseta.desk.devices import check_settled, my_devices
from meseta.desk.results import lines
from meseta.desk.tables import my_tables
from meseta.desk.visits import SignedIn
from meseta.desk.yours_bodies import Act, Belongings, CallLine, ResultLine
from meseta.play.decisions import Decision
from meseta.play.requests import TableRefuses, leave
from meseta.play.table import Table
from meseta.store.rows import Destination
from meseta.tables.errors import NoSuchThing, NotSignedIn
from meseta.tables.logs import brief
from meseta.tables.problems import UnknownCaller
from meseta.tables.reports import ReportedScene

FORMAT: Final = "meseta person 1"
AT_ONCE: Final = 500
LATEST: Final = 2**53
MOST_RESULTS: Final = 20_000
MOST_ACTS: Final = 20_000
"""More than anybody has; nobody can make us write more than this at once."""


async def export(visit: SignedIn) -> Belongings:
    """Everything that the server keeps about the visitor."""
    visit.check_person()
    visit.node.budgets.exports.take(visit.who)
    store, person = visit.node.store, visit.caller.person
    known, times = await store.find_person(person), await store.own.person_times(person)
    if known is None or times is None:
        raise NotSignedIn(UnknownCaller())
    acts = await store.own.acts_of(person, MOST_ACTS)
    return Belongings(
        format=FORMAT,
        at=store.now(),
        person=person,
        name=known.name,
        created=times[0],
        seen=times[1],
        devices=(await my_devices(visit)).devices,
        tables=(await my_tables(visit)).tables,
        results=await _all_results(visit),
        dailies=await kept_dailies(visit),
        acts=[Act(table, at, _without_ids(msgspec.json.decode(body), person)) for table, at, body in acts],
        calls=[_call_line(destination) for destination in await store.calls.of(person)],
        mutes=(await my_mutes(visit)).mutes,
        reports=await _my_reports(visit),
    )


def _call_line(one: Destination) -> CallLine:
    where = one.body if one.kind == "mail" else str(msgspec.json.decode(one.body)["endpoint"])
    return CallLine(one.kind, where, one.language, one.ready, one.created)


def _without_ids(event: dict[str, Json], person: str) -> dict[str, Json]:
    """The event without the ids of others: a rematch seats them, and takes over what they have written."""
    return {name: value for name, value in event.items() if name not in ("by", "person") or value == person}


async def _my_reports(visit: SignedIn) -> list[MyReport]:
    found = await visit.node.store.company.reports_by(visit.caller.person, MOST_ACTS)
    return [
        MyReport(
            id=brief(one.id),
            at=one.at,
            table=one.table,
            reason=one.reason,
            note=msgspec.json.decode(one.body, type=ReportedScene).note,
            settled=one.settled is not None,
        )
        for one in found
    ]


async def _all_results(visit: SignedIn) -> list[ResultLine]:
    own, person = visit.node.store.own, visit.caller.person
    found: list[ResultLine] = []
    before = (LATEST, "")
    while len(found) < MOST_RESULTS and (page := await own.list_results(person, "", before, AT_ONCE)):
        found += lines(page)
        before = (page[-1].at, page[-1].table)
    return found


async def erase(visit: SignedIn) -> None:
    """Delete the visitor: their results, devices and tables of their own, at every node.

    Where others play, an agreed bot plays their seat to the end, and it stays in the record under its name.
    """
    await check_settled(visit)
    node, person = visit.node, visit.caller.person
    while gone := await node.store.own.drop_own_tables(person, AT_ONCE):
        for table in gone:
            node.hub.forget(table)
    for table in await node.store.own.hosted_waiting(person):
        await node.end_table(table)
    for table, seat in await node.store.own.unfinished_seats(person):
        await _leave(visit, table, seat)
    for hash in await node.store.own.erase(person):
        node.end_session(hash)


async def _leave(visit: SignedIn, table: str, seat: Seat) -> None:
    def decide(now: Table) -> Decision:
        chair = now.chairs[seat]
        played = chair.standing_in in ("return", "end")
        return Decision() if played else Decision((leave(now, visit.caller, seat),))

    with suppress(NoSuchThing, TableRefuses):  # it has just ended
        await visit.node.hub.request(table, decide, visit.caller.person)
