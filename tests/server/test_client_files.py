"""The built client as a browser gets it: encodings, caching, links, and nothing from elsewhere."""

import gzip
import http.client
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from meseta.server.client_files import ClientFiles, takes
from meseta.server.routes import pages
from tests.server.harness import PATIENCE, Running

PAGE = "<!doctype html>page"
OFFLINE_PAGE = "<!doctype html>page for the device"
SCRIPT = b"let x"
RUNTIME = {
    "pyodide-1.2.3/pyodide.mjs": "text/javascript; charset=utf-8",
    "python-1a2b.wasm.gz": "application/gzip",
    "stdlib-3c4d.zip.gz": "application/gzip",
    "meseta-5e6f.pack.gz": "application/gzip",
    "plain-7a8b.wasm": "application/wasm",
}
"""Files as the device's Python needs them, with their types."""
OFFLINE_FILES = {
    "sw.js": "text/javascript; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "offline/manifest.webmanifest": "application/manifest+json",
    "offline/index.html": "text/html; charset=utf-8",
    "runtime/index.json": "application/json",
    "icons/icon-192.png": "image/png",
}
"""Files of the offline copy that keep their names, with their types."""
FOREVER = "public, max-age=31536000, immutable"
SHORT = b"as brotli would write it"
"""Only the browser reads compressed files, so any bytes will do."""


@pytest.fixture
def client(sqlite_node: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A node with a small client, and a secret beside it."""
    static = tmp_path / "static"
    assets = static / "assets"
    assets.mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "icon.svg").write_text("<svg/>")
    (assets / "app-1a2b.js").write_bytes(SCRIPT)
    (assets / "app-1a2b.js.br").write_bytes(SHORT)
    (assets / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (assets / "device").mkdir()
    (assets / "device" / "worker-3c4d.js").write_bytes(SCRIPT)
    for name in [*OFFLINE_FILES, *(f"runtime/{name}" for name in RUNTIME)]:
        (static / name).parent.mkdir(exist_ok=True, parents=True)
        (static / name).write_bytes(name.encode())
    (static / "offline" / "index.html").write_text(OFFLINE_PAGE)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "CLIENT", ClientFiles(static))
    return sqlite_node


def raw(node: Running, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body as they travel: nothing decoded, no path made tidy."""
    parts = urlsplit(node.url)
    assert parts.hostname is not None
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=PATIENCE)
    try:
        connection.request(method, path, headers={"Accept-Encoding": "identity", **headers})
        answer = connection.getresponse()
        return answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def test_without_a_built_client_the_first_page_says_so(
    sqlite_node: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "CLIENT", ClientFiles(tmp_path))
    assert sqlite_node.get("/").text == pages.NOT_BUILT
    assert sqlite_node.get("/t/abc").status_code == 404
    assert raw(sqlite_node, "/", "HEAD")[0] == 200


def test_links_lead_into_the_client(client: Running) -> None:
    for path in ("/", "/t/abc", "/rules/shifting_stones"):
        answer = client.get(path)
        assert (answer.text, answer.headers["cache-control"]) == (PAGE, "no-cache")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_files_named_by_their_content_are_cached_forever(client: Running) -> None:
    asset = client.get("/assets/app-1a2b.js")
    assert asset.headers["cache-control"] == FOREVER
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.000, gzip;q=0", None),
        ("*", "br"),
        ("*;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_in_an_encoding_the_caller_accepts(
    client: Running, accepted: str, encoding: str | None
) -> None:
    _, headers, body = raw(client, "/assets/app-1a2b.js", **{"Accept-Encoding": accepted})
    assert headers.get("content-encoding") == encoding
    assert body == {"br": SHORT, "gzip": gzip.compress(SCRIPT, mtime=0), None: SCRIPT}[encoding]
    assert headers["content-length"] == str(len(body))
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["vary"] == "Accept-Encoding"


def test_a_file_without_a_compressed_version_is_sent_as_it_is(client: Running) -> None:
    _, headers, body = raw(client, "/icon.svg", **{"Accept-Encoding": "br, gzip"})
    assert (headers.get("content-encoding"), body) == (None, b"<svg/>")
    assert httpx.get(f"{client.url}/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"}).text == "let x"


def test_a_caller_that_has_a_file_is_not_sent_it_again(client: Running) -> None:
    _, plain, _ = raw(client, "/")
    status, headers, body = raw(client, "/", **{"If-None-Match": f'"other", W/{plain["etag"]}'})
    assert (status, body, headers["etag"]) == (304, b"", plain["etag"])
    assert headers["cache-control"] == "no-cache"
    path = "/assets/app-1a2b.js"
    tags = {raw(client, path, **{"Accept-Encoding": accepted})[1]["etag"] for accepted in ("br", "gzip", "")}
    assert len(tags) == 3, "each encoding is another answer"


def test_head_returns_the_response_without_its_body(client: Running) -> None:
    for path in ("/", "/t/abc", "/assets/app-1a2b.js"):
        _, full, _ = raw(client, path)
        status, headers, body = raw(client, path, "HEAD")
        assert (status, body) == (200, b"")
        names = ("content-type", "content-length", "etag", "cache-control", "vary")
        assert [headers[name] for name in names] == [full[name] for name in names]


def test_the_page_for_the_device_is_found_at_its_folder(client: Running) -> None:
    answer = client.get("/offline/")
    assert (answer.text, answer.headers["cache-control"]) == (OFFLINE_PAGE, "no-cache")
    assert client.get("/offline/?/t/abc&ply=3").text == OFFLINE_PAGE
    assert client.get("/offline/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    ("path", "folder"),
    [
        ("/offline", "/offline/"),
        ("/offline?/t/abc&ply=3", "/offline/?/t/abc&ply=3"),
        ("//offline", "/offline/"),
        ("/offline//", "/offline/"),
    ],
)
def test_whoever_leaves_out_the_slash_is_sent_to_the_folder(client: Running, path: str, folder: str) -> None:
    for method in ("GET", "HEAD"):
        status, headers, body = raw(client, path, method)
        assert (status, headers["location"], body) == (308, folder, b"")


def test_only_the_page_for_the_device_and_its_workers_may_compile_webassembly(client: Running) -> None:
    for path in ("/offline/", "/assets/device/worker-3c4d.js", "/runtime/pyodide-1.2.3/pyodide.mjs"):
        policy = client.get(path).headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "worker-src 'self';" in policy
        assert "'unsafe-eval'" not in policy
    for path in ("/", "/t/abc", "/offlines", "/assets/app-1a2b.js", "/api/games"):
        assert "script-src 'self';" in client.get(path).headers["content-security-policy"]


@pytest.mark.parametrize(("name", "kind"), RUNTIME.items())
def test_the_runtime_is_sent_as_what_it_is_and_cached_forever(client: Running, name: str, kind: str) -> None:
    _, headers, body = raw(client, f"/runtime/{name}", **{"Accept-Encoding": "br, gzip"})
    assert (headers["content-type"], body) == (kind, f"runtime/{name}".encode())
    assert "content-encoding" not in headers
    assert headers["cache-control"] == FOREVER


@pytest.mark.parametrize(("path", "kind"), OFFLINE_FILES.items())
def test_a_new_version_of_the_offline_copy_is_found(client: Running, path: str, kind: str) -> None:
    _, headers, _ = raw(client, f"/{path}")
    assert (headers["content-type"], headers["cache-control"]) == (kind, "no-cache")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/offline/t/abc",
        "/offline/gone.js",
        "/runtime/gone.pack",
        "/gone.txt",
        "/api",
        "/api/nothing",
        "/assets/gone.js.map/x.js",
        f"/{'x' * 300}.js",
    ],
)
def test_a_file_that_is_not_there_is_not_found(client: Running, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//secret.txt",
        "/index.html/secret.txt",
        "/secret.txt%00.js",
    ],
)
def test_nothing_outside_the_clients_folder_is_served(client: Running, path: str) -> None:
    status, _, body = raw(client, path)
    assert status == 404
    assert b"secret" not in body


def test_an_absolute_path_leads_nowhere(client: Running, tmp_path: Path) -> None:
    assert b"secret" not in raw(client, f"/{tmp_path}/secret.txt")[2]


def test_an_encoding_that_is_refused_is_not_taken_for_any_other() -> None:
    assert takes("gzip;q=0, *", "br")
    assert not takes("gzip;q=0, *", "gzip")
    assert not takes("x-gzip", "gzip")
