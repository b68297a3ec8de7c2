"""People who do not get along: muting somebody, and telling the operator about them."""

import logging
from typing import Final

import msgspec

from meseta.core.errors import BadSetup
from meseta.core.names import is_visible
from meseta.desk.company_bodies import LONGEST_NOTE, Muted, MuteLine, MuteList, NewReport, ReportMade
from meseta.desk.visits import SignedIn
from meseta.play.table import Table
from meseta.store.rows import Report
from meseta.tables.errors import NoSuchThing
from meseta.tables.handles import handle, person_of
from meseta.tables.limits import TooMany
from meseta.tables.live import LiveTable
from meseta.tables.logs import brief, note
from meseta.tables.problems import BadNote, NobodyThere, TooManyMutes, Yourself
from meseta.tables.reports import ReportedLine, ReportedScene
from meseta.tables.showing import seat_names

MOST_MUTED: Final = 300
"""People whom one person may mute."""
LINES_REPORTED: Final = 40
"""Lines of chat, the latest of the table, that are kept with a report."""


async def mute(visit: SignedIn, table: str, who: str) -> Muted:
    """The visitor wants to see nothing of this person, here and at every other table."""
    visit.check_person()
    live = await visit.node.hub.live(table)
    person = _somebody(visit, live, who)
    room = await visit.node.store.company.mute(
        visit.caller.person, person, _name_of(live.table, person), MOST_MUTED
    )
    if not room:
        raise TooMany(TooManyMutes(most=MOST_MUTED))
    return await _muted(visit, table)


async def unmute(visit: SignedIn, table: str, who: str) -> Muted:
    """The visitor wants to see this person again."""
    visit.check_person()
    muted = await visit.node.muted_by(visit.caller)
    person = person_of(table, who, muted)
    if person is not None:
        await visit.node.store.company.unmute(visit.caller.person, person)
    return await _muted(visit, table)


async def _muted(visit: SignedIn, table: str) -> Muted:
    muted = await visit.node.muted_by(visit.caller)
    return Muted(sorted(handle(table, person) for person in muted))


async def my_mutes(visit: SignedIn) -> MuteList:
    """Of whom the visitor wants to see nothing."""
    visit.check_person()
    own = visit.caller.person
    found = await visit.node.store.company.mutes_of(own)
    return MuteList([MuteLine(handle(own, one.muted), one.name, one.at) for one in found])


async def unmute_mine(visit: SignedIn, id: str) -> None:
    """The visitor wants to see somebody again, wherever that was."""
    visit.check_person()
    own = visit.caller.person
    found = await visit.node.store.company.mutes_of(own)
    person = person_of(own, id, (one.muted for one in found))
    if person is None:
        raise NoSuchThing(NobodyThere())
    await visit.node.store.company.unmute(own, person)


async def report(visit: SignedIn, table: str, wanted: NewReport) -> ReportMade:
    """Tell the operator about somebody at the table; nobody else learns of it."""
    visit.check_person()
    said = " ".join(wanted.note.split())
    if len(said) > LONGEST_NOTE or (said and not is_visible(said)):
        raise BadSetup(BadNote(most=LONGEST_NOTE))
    node = visit.node
    live = await node.hub.live(table)
    person = _somebody(visit, live, wanted.who)
    node.budgets.reports.take(visit.who)
    scene = _scene(visit, live.table, person, wanted, said)
    made = Report(
        id=node.new_id(),
        at=node.store.now(),
        table=table,
        reporter=visit.caller.person,
        reported=person,
        reason=wanted.reason,
        body=msgspec.json.encode(scene).decode(),
    )
    await node.store.company.add_report(made)
    note("reported", level=logging.WARNING, table=brief(table), reason=wanted.reason, report=brief(made.id))
    return ReportMade(brief(made.id))


def _scene(visit: SignedIn, table: Table, person: str, wanted: NewReport, said: str) -> ReportedScene:
    lines = [
        ReportedLine(number, at, line.name, line.text, (line.by or _owner(table, line.seat)) == person)
        for number, at, line in table.chat[-LINES_REPORTED:]
    ]
    return ReportedScene(
        game=table.settings.game,
        names=seat_names(table),
        reporter=_name_of(table, visit.caller.person),
        reported=_name_of(table, person),
        note=said,
        line=wanted.line,
        chat=tuple(lines),
    )


def _owner(table: Table, seat: int | None) -> str | None:
    return None if seat is None else table.chairs[seat].person


def _somebody(visit: SignedIn, live: LiveTable, who: str) -> str:
    """The person with this handle; raises if there is none, or if that is the visitor."""
    person = person_of(live.table.id, who, live.people())
    if person is None:
        raise NoSuchThing(NobodyThere())
    if visit.caller.is_person(person):
        raise BadSetup(Yourself())
    return person


def _name_of(table: Table, person: str) -> str:
    """What the person is called at the table; empty for spectators who have said nothing."""
    seated = [chair.name for chair in table.chairs if chair.person == person]
    wrote = [line.name for _, _, line in reversed(table.chat) if line.by == person]
    return next(iter((*seated, *wrote)), "")
