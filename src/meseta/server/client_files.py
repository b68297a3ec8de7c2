"""The built client's files: Litestar's static files, compressed in advance and cached as long as possible."""

from pathlib import Path
from typing import Final

from litestar.datastructures import ETag
from litestar.exceptions import InternalServerException
from litestar.file_system import BaseLocalFileSystem
from litestar.response.base import ASGIResponse
from litestar.response.file import ASGIFileResponse
from litestar.static_files.base import StaticFiles
from litestar.types.file_types import FileInfo

from meseta.server.routes.callers import HttpRequest

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""Fixed, because machines differ in their own lists of types."""

NAMED_BY_CONTENT: Final = ("assets/", "runtime/")
"""The folders of files whose names change with their content."""
INDEX: Final = "runtime/index.json"
"""Says which these are."""

COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}
"""The suffix of the compressed file that the build adds, by encoding; the smallest first."""

IDENTITY: Final = "identity"


class ClientFiles(StaticFiles):
    """The files of one folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(is_html_mode=False, directories=[folder], file_system=BaseLocalFileSystem())

    async def answer(self, request: HttpRequest, path: str) -> ASGIResponse | None:
        """The file with that path, in an encoding the caller accepts; None if there is no such file."""
        found = await self._encoded(path, request.headers.get("accept-encoding", ""))
        if found is None:
            return None
        encoding, file, info = found
        headers = {
            "content-type": TYPES.get(Path(path).suffix, "application/octet-stream"),
            "cache-control": _caching(path),
            "vary": "Accept-Encoding",
        }
        if encoding != IDENTITY:
            headers["content-encoding"] = encoding
        etag = ETag(value=f"{info['mtime']}-{info['size']}-{encoding}")
        if _has(request, etag):
            return ASGIResponse(status_code=304, headers={**headers, "etag": etag.to_header()})
        return ASGIFileResponse(
            file_path=file,
            file_info=info,
            filename=Path(path).name,
            media_type=headers["content-type"],
            headers=headers,
            etag=etag,
            content_disposition_type="inline",
            is_head_response=request.method == "HEAD",
        )

    async def _encoded(self, path: str, accepted: str) -> tuple[str, Path, FileInfo] | None:
        """The file or a compressed sibling, with its encoding."""
        plain = await self._file(path)
        if plain is None:
            return None
        for encoding, suffix in COMPRESSED.items():
            if takes(accepted, encoding) and (sibling := await self._file(path + suffix)) is not None:
                return encoding, *sibling
        return IDENTITY, *plain

    async def _file(self, path: str) -> tuple[Path, FileInfo] | None:
        try:
            file, info = await self.get_fs_info(self.directories, path)
        except (InternalServerException, ValueError):  # not a possible file name
            return None
        return None if file is None or info is None or info["type"] != "file" else (file, info)


def takes(accepted: str, encoding: str) -> bool:
    """Whether an `Accept-Encoding` header names the encoding, or all others, and does not refuse it."""
    qualities: dict[str, bool] = {}
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        qualities[name.strip()] = quality.strip().removeprefix("q=").strip("0. ") != "" or not quality
    return qualities.get(encoding, qualities.get("*", False))


def _has(request: HttpRequest, etag: ETag) -> bool:
    """Whether the caller already has exactly this version."""
    known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
    return "*" in known or etag.to_header() in known


def _caching(path: str) -> str:
    """Files whose name changes with their content are cached forever; others must be revalidated."""
    lasts = path.startswith(NAMED_BY_CONTENT) and path != INDEX
    return "public, max-age=31536000, immutable" if lasts else "no-cache"
