"""Records: replaying, downloading, analysing and uploading them."""

from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from meseta.desk import bodies
from meseta.desk import records as desk
from meseta.desk.queries import (
    LAST_START,
    LONGEST_LINK,
    MOST_FRAMES,
    MOST_MINUTES,
    USUAL_FRAMES,
    FramesQuery,
    PictureQuery,
)
from meseta.server.routes.callers import TableId, TheSignedIn, TheVisit
from meseta.tables import wire

FRAMES: Final = ResponseSpec(wire.Frames, generate_examples=False, description="The moments.")

Eyes = Annotated[int | None, QueryParameter(name="as", description="A seat; a spectator's eyes without one.")]
Start = Annotated[int, QueryParameter(ge=0, le=LAST_START, description="The first of them, counted from 0.")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES, description="How many of them.")]
At = Annotated[
    int | None,
    QueryParameter(ge=0, le=LAST_START, description="The moment; by default the result, or the latest."),
]
Dark = Annotated[bool, QueryParameter(description="Whether it is painted for the night.")]
Link = Annotated[
    str,
    QueryParameter(max_length=LONGEST_LINK, description="The address of a page with this table's replay."),
]
Zone = Annotated[
    int,
    QueryParameter(
        ge=-MOST_MINUTES,
        le=MOST_MINUTES,
        description="Minutes from universal to the reader's time, for the date.",
    ),
]


@get("/tables/{table:str}/frames", responses={200: FRAMES})
async def read_frames(
    visit: TheVisit, table: TableId, eyes: Eyes = None, start: Start = 0, count: Count = USUAL_FRAMES
) -> Response[bytes]:
    """The match, moment by moment, as a viewer may know it."""
    found = await desk.read_frames(visit, table, FramesQuery(eyes, start, count))
    return Response(found, media_type=MediaType.JSON)


@get("/tables/{table:str}/picture", media_type="image/svg+xml")
async def draw_picture(
    visit: TheVisit,
    table: TableId,
    eyes: Eyes = None,
    at: At = None,
    dark: Dark = False,
    link: Link = "",
    zone: Zone = 0,
) -> Response[str]:
    """The result of a match, or any moment of it as a viewer may know it, as an SVG to share."""
    found = await desk.draw_picture(visit, table, PictureQuery(eyes, at, dark, link, zone))
    return Response(
        found.svg,
        media_type="image/svg+xml",
        headers={"Content-Disposition": f'attachment; filename="{table[:6]}.svg"'},
    )


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def download(visit: TheVisit, table: TableId) -> Response[str]:
    """The record, once it is open to the caller, or if they play with bots alone."""
    file = await desk.record_file(visit, table)
    return Response(
        file.text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{file.name}"'},
    )


@get("/tables/{table:str}/analysis")
async def analyse(visit: TheVisit, table: TableId, start: Start = 0) -> bodies.Analysis:
    """The next judged entries of a finished match, whole turns and as many as there are by now."""
    return await desk.analyse(visit, table, start)


@post("/tables/{table:str}/retry")
async def retry_turn(data: JSONBody[wire.Retry], visit: TheVisit, table: TableId) -> wire.Retried:
    """Try something else in a finished match, and have the turn judged once it is over; stores nothing."""
    return await desk.retry_turn(visit, table, data)


@post("/records", request_max_body_size=None)
async def upload_record(data: JSONBody[bodies.UploadRecord], signed_in: TheSignedIn) -> wire.TableInfo:
    """Upload the text of a record to look at it; needs a session."""
    return await desk.upload_record(signed_in, data)


HANDLERS: Final = [read_frames, draw_picture, download, analyse, retry_turn, upload_record]
