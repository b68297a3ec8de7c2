"""The built client, where there is one: its files for ever, its page for every other address."""

import asyncio
import gzip
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from meseta.tables.errors import NoSuchThing

FOLDER: Final = Path(str(resources.files("meseta.server"))) / "static"
NOT_BUILT: Final = "The browser client is not built. In the project's folder: make play\n"

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


_ZIPPED: Final = frozenset({".css", ".ftl", ".html", ".js", ".json", ".md", ".svg", ".txt", ".webmanifest"})
"""What gets shorter by zipping; pictures and sounds are short already."""


@lru_cache(maxsize=200)
def _zipped(path: Path, changed: int) -> bytes:
    """The file, zipped once for everybody; `changed` tells one build of it from the next."""
    return gzip.compress(path.read_bytes(), mtime=0)


def _file(path: Path, caching: str, zips: bool) -> Response[bytes]:
    kind = _TYPES.get(path.suffix, "application/octet-stream")
    headers = {"Cache-Control": caching}
    if path.suffix not in _ZIPPED:
        return Response(path.read_bytes(), media_type=kind, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if not zips:
        return Response(path.read_bytes(), media_type=kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(_zipped(path, path.stat().st_mtime_ns), media_type=kind, headers=headers)


def _zips(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's page."""
    return await asyncio.to_thread(_found, "", _zips(request))


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client; its page for every address that is none, so that links lead into it."""
    return await asyncio.to_thread(_found, path.strip("/"), _zips(request))


def _found(wanted: str, zips: bool) -> Response[bytes]:
    if wanted == "api" or wanted.startswith("api/"):
        raise NoSuchThing("no_such_page")
    file = (FOLDER / wanted).resolve()
    if wanted and file.is_file() and file.is_relative_to(FOLDER.resolve()):
        forever = wanted.startswith("assets/")  # their names change with what is in them
        return _file(file, "public, max-age=31536000, immutable" if forever else "no-cache", zips)
    if (FOLDER / "index.html").is_file():
        if Path(wanted).suffix in _TYPES:
            raise NoSuchThing("no_such_page")
        return _file(FOLDER / "index.html", "no-cache", zips)
    if wanted:
        raise NoSuchThing("no_such_page")
    return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT)


HANDLERS: Final = [home, page]
