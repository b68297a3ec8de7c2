"""The built client, if there is one: its files, the device's page, and a page for every other address."""

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
OFFLINE: Final = "offline"
"""The folder of the page that needs no server once it is loaded."""
FILES_ONLY: Final = (f"{OFFLINE}/", "assets/", "runtime/")
"""Folders in which no address leads to a page."""


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: HttpRequest) -> ASGIResponse:
    """A file of the client, or its page for every other address, so that links open it."""
    wanted = request.scope["path"].strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NoSuchThing(NoSuchPage())
    if wanted == OFFLINE:
        return await _offline(request)
    file = await CLIENT.answer(request, wanted) if wanted else None
    if file is not None:
        return file
    if Path(wanted).suffix in TYPES or wanted.startswith(FILES_ONLY):
        raise NoSuchThing(NoSuchPage())
    index = await CLIENT.answer(request, "index.html")
    if index is None and wanted:
        raise NoSuchThing(NoSuchPage())
    return index or ASGIResponse(
        body=NOT_BUILT if request.method == "GET" else "",
        media_type="text/plain",
        is_head_response=request.method == "HEAD",
    )


async def _offline(request: HttpRequest) -> ASGIResponse:
    """The page for the device, at its folder: from there it finds its files."""
    folder = f"/{OFFLINE}/"
    if request.scope["raw_path"] == folder.encode():  # `path` is without the slash at the end
        file = await CLIENT.answer(request, f"{OFFLINE}/index.html")
        if file is None:
            raise NoSuchThing(NoSuchPage())
        return file
    query = request.scope["query_string"].decode("latin-1")
    location = f"{folder}?{query}" if query else folder
    return ASGIResponse(
        status_code=308, headers={"location": location}, is_head_response=request.method == "HEAD"
    )


HANDLERS: Final = [page]
