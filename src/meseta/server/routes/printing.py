"""Sheets, cards and boards to print at their true size."""

from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody

from meseta.desk import bodies
from meseta.desk import printing as desk
from meseta.server.routes.callers import GameKey, TheVisit


@get("/games/{key:str}/sheets", sync_to_thread=False)
def printable_parts(key: GameKey) -> bodies.Printable:
    """What can be printed of the game, at its true size."""
    return desk.printable_parts(key)


@post("/games/{key:str}/pages", status_code=200)
async def print_pages(
    data: JSONBody[bodies.PrintWanted], visit: TheVisit, key: GameKey
) -> bodies.PrintedPages:
    """These parts as pages of SVG, for a browser to print."""
    return await desk.print_pages(visit, key, data)


@post("/games/{key:str}/pdf", status_code=200, media_type="application/pdf")
async def print_pdf(data: JSONBody[bodies.PrintWanted], visit: TheVisit, key: GameKey) -> Response[bytes]:
    """These parts as a PDF, at their true size; a host that makes none refuses."""
    return Response(await desk.print_pdf(visit, key, data), media_type="application/pdf")


HANDLERS: Final = [printable_parts, print_pages, print_pdf]
