"""The built client, if there is one: its files, and its page for every other address."""

from importlib import resources
from pathlib import Path
from typing import Final

from litestar import HttpMethod, route
from litestar.response.base import ASGIResponse

from meseta.desk.problems import NoSuchPage
from meseta.server.client_files import TYPES, ClientFiles
from meseta.server.routes.callers import HttpRequest
from meseta.tables.errors import NoSuchThing

CLIENT = ClientFiles(Path(str(resources.files("meseta.server"))) / "static")
NOT_BUILT: Final = "The browser client is not built. In the project's folder: make play\n"


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: HttpRequest) -> ASGIResponse:
    """A file of the client, or its page for every other address, so that links open it."""
    wanted = request.scope["path"].strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NoSuchThing(NoSuchPage())
    file = await CLIENT.answer(request, wanted) if wanted else None
    if file is not None:
        return file
    if Path(wanted).suffix in TYPES:
        raise NoSuchThing(NoSuchPage())
    index = await CLIENT.answer(request, "index.html")
    if index is None and wanted:
        raise NoSuchThing(NoSuchPage())
    return index or ASGIResponse(
        body=NOT_BUILT if request.method == "GET" else "",
        media_type="text/plain",
        is_head_response=request.method == "HEAD",
    )


HANDLERS: Final = [page]
