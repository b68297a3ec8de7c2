"""Records: replaying, downloading, analysing and uploading them."""

from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from meseta.core.record import Entry, Record, write_record
from meseta.play.requests import may_analyse, may_read, may_see_as
from meseta.server import bodies
from meseta.server.routes.callers import HttpRequest, TableId, TheCaller, TheGuest, TheNode, who
from meseta.server.routes.tables import new_info
from meseta.tables import wire
from meseta.tables.errors import NotSignedIn
from meseta.tables.live import LiveTable
from meseta.tables.node import Node
from meseta.tables.problems import UnknownCaller
from meseta.tables.retelling import uploaded

MOST_FRAMES: Final = 500
FRAMES: Final = ResponseSpec(wire.Frames, generate_examples=False, description="The moments.")

Eyes = Annotated[int | None, QueryParameter(name="as", description="A seat; a spectator's eyes without one.")]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The first of them, counted from 0.")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES, description="How many of them.")]


@get("/tables/{table:str}/frames", responses={200: FRAMES})
async def read_frames(
    request: HttpRequest,
    node: TheNode,
    guest: TheGuest,
    table: TableId,
    eyes: Eyes = None,
    start: Start = 0,
    count: Count = 200,
) -> Response[bytes]:
    """The match, moment by moment, as a viewer may know it."""
    live = await node.hub.live(table)
    revealed = may_see_as(live.table, guest, eyes)
    found = await node.frames(live, eyes, revealed, start, count, who(request, guest))
    return Response(found, media_type=MediaType.JSON)


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
    request: HttpRequest, node: TheNode, guest: TheGuest, table: TableId, start: Start = 0
) -> bodies.Analysis:
    """The next judged entries of a finished match, whole turns and as many as there are by now."""
    live = await node.hub.live(table)
    may_analyse(live.table)
    judged = await node.judgments.since(live.table, start, who(request, guest))
    return bodies.Analysis(list(judged.entries), len(live.times), judged.scale)


@post("/tables/{table:str}/retry")
async def retry_turn(
    request: HttpRequest, data: JSONBody[wire.Retry], node: TheNode, guest: TheGuest, table: TableId
) -> wire.Retried:
    """Try something else in a finished match, and have the turn judged once it is over; stores nothing."""
    live = await node.hub.live(table)
    may_analyse(live.table)
    return await node.retry(live, data, who(request, guest))


@post("/records", request_max_body_size=None)
async def upload_record(
    request: HttpRequest, data: JSONBody[bodies.UploadRecord], node: TheNode, caller: TheCaller
) -> wire.TableInfo:
    """Upload the text of a record to look at it; needs a session."""
    if not caller.person:
        raise NotSignedIn(UnknownCaller())
    node.budgets.tables.take(who(request, caller))
    node.budgets.replays.take(who(request, caller), data.record.count("\n"))
    id, now = node.new_id(), node.store.now()
    creation = await node.hub.replays.do(
        caller.person, uploaded, id, data.record, data.edition, caller.person, now
    )
    live = await node.create(creation, who(request, caller))
    return new_info(request, node, live, caller)


HANDLERS: Final = [read_frames, download, analyse, retry_turn, upload_record]
