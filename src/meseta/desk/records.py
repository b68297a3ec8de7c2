"""Records: replaying, downloading, analysing and uploading them."""

from typing import NamedTuple

from meseta.core.errors import BadSetup
from meseta.core.record import Entry, Record, write_record
from meseta.desk import bodies
from meseta.desk.queries import LONGEST_LINK, FramesQuery, PictureQuery
from meseta.desk.showing import new_info
from meseta.desk.visits import SignedIn, Visit
from meseta.pictures.problems import BadLink
from meseta.play.requests import may_analyse, may_carry_away, may_see_as
from meseta.tables import wire
from meseta.tables.live import LiveTable
from meseta.tables.node import Node
from meseta.tables.pictures import Order
from meseta.tables.retelling import uploaded


class Drawn(NamedTuple):
    """A picture as SVG."""

    svg: str


class RecordFile(NamedTuple):
    """A record to keep."""

    name: str
    text: str


async def read_frames(visit: Visit, table: str, wanted: FramesQuery) -> bytes:
    """Some moments of the match as a viewer may know them: `Frames`, as they are sent."""
    live = await visit.node.hub.live(table)
    revealed = may_see_as(live.table, visit.caller, wanted.eyes)
    return await visit.node.frames(live, wanted.eyes, revealed, wanted.start, wanted.count, visit.who)


async def draw_picture(visit: Visit, table: str, wanted: PictureQuery) -> Drawn:
    """The result, or any moment as a viewer may know it, as an SVG to share."""
    live = await visit.node.hub.live(table)
    revealed = may_see_as(live.table, visit.caller, wanted.eyes)
    if wanted.link and f"/r/{table}" not in wanted.link:
        raise BadSetup(BadLink(most=LONGEST_LINK))
    order = Order(wanted.eyes, revealed, wanted.at, wanted.dark, visit.language, wanted.link, wanted.zone)
    return Drawn(await visit.node.draw(live, order, visit.who))


async def record_file(visit: Visit, table: str) -> RecordFile:
    """The record, once it is open to the visitor, or if they play with bots alone."""
    live = await visit.node.hub.live(table)
    may_carry_away(live.table, visit.caller)
    name = f"{live.table.settings.game}-{table[:6]}.txt"
    return RecordFile(name, write_record(await _record(visit.node, live)))


async def _record(node: Node, live: LiveTable) -> Record:
    """The table's record; for a match that no longer replays, as it was stored."""
    if live.table.match is not None and live.table.error is None:
        return live.table.match.record()
    stored = await node.store.load(live.table.id)
    assert stored is not None, "it was loaded from there"
    assert live.table.header is not None, "its match had begun"
    return Record(live.table.header, tuple(Entry(entry.seat, entry.text) for entry in stored.entries))


async def analyse(visit: Visit, table: str, start: int) -> bodies.Analysis:
    """The next judged entries of a finished match, whole turns and as many as there are by now."""
    live = await visit.node.hub.live(table)
    may_analyse(live.table)
    judged = await visit.node.judgments.since(live.table, start, visit.who)
    return bodies.Analysis(list(judged.entries), len(live.times), judged.scale)


async def retry_turn(visit: Visit, table: str, wanted: wire.Retry) -> wire.Retried:
    """Where it leads to do something else in a finished match, judged once the turn is over."""
    live = await visit.node.hub.live(table)
    may_analyse(live.table)
    return await visit.node.retry(live, wanted, visit.who)


async def upload_record(visit: SignedIn, wanted: bodies.UploadRecord) -> wire.TableInfo:
    """A new table that shows a record."""
    visit.check_person()
    node, person = visit.node, visit.caller.person
    node.budgets.tables.take(visit.who)
    node.budgets.replays.take(visit.who, wanted.record.count("\n"))
    id, now = node.new_id(), node.store.now()
    creation = await node.hub.replays.do(person, uploaded, id, wanted.record, wanted.edition, person, now)
    return new_info(visit, await node.create(creation, visit.who))
