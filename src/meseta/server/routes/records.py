"""Records: replaying, downloading, analysing and uploading them."""

import asyncio
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from meseta.bots.judge import is_exact
from meseta.core.record import Entry, Record, read_record, write_record
from meseta.play.creation import Creation, from_record
from meseta.play.requests import may_analyse, may_read, may_see_as
from meseta.server import bodies
from meseta.server.routes.callers import HttpRequest, TableId, TheCaller, TheGuest, TheNode
from meseta.server.routes.tables import info_for
from meseta.tables import wire
from meseta.tables.cached_games import open_cached
from meseta.tables.errors import NotSignedIn
from meseta.tables.live import LiveTable
from meseta.tables.node import Node
from meseta.tables.problems import UnknownCaller
from meseta.tables.showing import frames
from meseta.tables.tokens import new_id

MOST_FRAMES: Final = 500

Eyes = Annotated[int | None, QueryParameter(name="as", description="A seat; a spectator's eyes without one.")]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The first of them, counted from 0.")]
Parts = Annotated[int, QueryParameter(ge=1, le=16, description="How many of them.")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES, description="How many of them.")]


@get("/tables/{table:str}/frames")
async def read_frames(
    node: TheNode, guest: TheGuest, table: TableId, eyes: Eyes = None, start: Start = 0, count: Count = 200
) -> wire.Frames:
    """The match, moment by moment, as a viewer may know it."""
    live = await node.hub.live(table)
    revealed = may_see_as(live.table, guest, eyes)
    return await asyncio.to_thread(frames, live.table, live.times, eyes, revealed, start, count)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def download(node: TheNode, guest: TheGuest, table: TableId) -> Response[str]:
    """The record, once it is open to the caller."""
    live = await node.hub.live(table)
    may_read(live.table, guest)
    name = f"{live.table.settings.game}-{table[:6]}.txt"
    return Response(
        write_record(await _record(node, live)),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _record(node: Node, live: LiveTable) -> Record:
    """The table's record; for a match that no longer replays, as it was stored."""
    if live.table.match is not None and live.table.error is None:
        return live.table.match.record()
    stored = await node.store.load(live.table.id)
    assert stored is not None, "it was loaded from there"
    assert live.table.header is not None, "its match had begun"
    return Record(live.table.header, tuple(Entry(entry.seat, entry.text) for entry in stored.entries))


@get("/tables/{table:str}/analysis")
async def analyse(
    node: TheNode, guest: TheGuest, table: TableId, start: Start = 0, count: Parts = 8
) -> bodies.Analysis:
    """Some entries of a finished match, judged exactly if possible, otherwise by the strongest bot."""
    live = await node.hub.live(table)
    may_analyse(live.table)
    match = live.table.match
    assert match is not None, "it may be judged"
    node.analyses.take("" if guest is None else guest.person)
    last = len(match.entries)
    stop = min(start + count, last)
    record = write_record(match.record())
    entries = await node.workers.study(live.table, record, start, stop) if start < stop else ()
    return bodies.Analysis(list(entries), last, is_exact(live.table.settings.game))


@post("/records", request_max_body_size=None)
async def upload_record(
    request: HttpRequest, data: JSONBody[bodies.UploadRecord], node: TheNode, caller: TheCaller
) -> wire.TableInfo:
    """Upload the text of a record to look at it; needs a session."""
    if not caller.person:
        raise NotSignedIn(UnknownCaller())
    node.newcomers.take(f"record {caller.person}")
    creation = await asyncio.to_thread(_uploaded, data, caller.person, node.store.now())
    return info_for(request, node, await node.hub.create(creation), caller)


def _uploaded(upload: bodies.UploadRecord, person: str, now: int) -> Creation:
    record = read_record(upload.record)
    game = open_cached(record.header.game, upload.edition)
    return from_record(new_id(), game, record, upload.edition, person, now)


HANDLERS: Final = [read_frames, download, analyse, upload_record]
