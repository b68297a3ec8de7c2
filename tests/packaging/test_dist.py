"""What is shipped: built in a clean copy, installed where there is no Node, and played on."""

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import meseta
from tests.packaging.building import (
    MINUTES,
    NO_NODE,
    ROOT,
    STATIC,
    build,
    clean_copy,
    contents,
    tracked,
    unpack,
)
from tests.server.harness import BROWSERS, Person

pytestmark = [pytest.mark.dist, pytest.mark.xdist_group("dist")]

MOST_BYTES = 13_000_000
ME = {"kind": "me"}
GREEDY = {"kind": "bot", "bot": "greedy"}
COMPRESSED_FROM = 1024
"""Bytes from which the client's texts have compressed siblings."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean copy of the repository."""
    return clean_copy(tmp_path_factory.mktemp("tree"))


@pytest.fixture(scope="module")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the clean copy, and with it the client; it is kept in `dist`."""
    built = build(tree, "wheel", tmp_path_factory.mktemp("wheel"))
    return Path(shutil.copy2(built, kept()))


@pytest.fixture(scope="module")
def sdist(tree: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist from the same copy, where the client is built by now; it is kept in `dist`."""
    built = build(tree, "sdist", tmp_path_factory.mktemp("sdist"), NO_NODE)
    return Path(shutil.copy2(built, kept()))


def kept() -> Path:
    """Where the built packages stay."""
    folder = ROOT / "dist"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new environment in which nothing but the wheel was installed."""
    environment = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    install = [str(environment / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    install += ["--disable-pip-version-check", "--constraint", str(ROOT / "constraints.txt"), str(wheel)]
    done = subprocess.run(install, capture_output=True, text=True, timeout=20 * MINUTES)
    assert done.returncode == 0, done.stderr
    return environment / "bin"


@pytest.fixture
def url(programs: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that the wheel runs where no other program is on the path."""
    command = [str(programs / "meseta"), "serve", "--no-open", "--port", "0", "--data", str(tmp_path)]
    environment = {"PATH": str(programs), "HOME": str(tmp_path), "MESETA_LANG": "en"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        try:
            assert found, "the server did not start"
            yield found[0]
        finally:
            while BROWSERS:
                BROWSERS.pop().close()
            server.terminate()
            server.wait(MINUTES)


def test_the_wheel_holds_the_package_and_the_built_client_and_nothing_else(wheel: Path) -> None:
    inside = {name for name in contents(wheel) if ".dist-info/" not in name}
    client = {name for name in inside if name.startswith(STATIC)}
    assert inside - client == {name.removeprefix("src/") for name in tracked("src/meseta")}
    assert {Path(name).suffix for name in client} == {
        ".html",
        ".js",
        ".mjs",
        ".json",
        ".css",
        ".woff2",
        ".svg",
        ".png",
        ".webmanifest",
        ".txt",  # the licences of what runs on a device
        ".br",
        ".gz",
    }


def test_every_text_of_the_client_is_compressed_in_advance(wheel: Path) -> None:
    files = contents(wheel)
    texts = [
        name
        for name, content in files.items()
        if name.startswith(STATIC)
        and name.endswith((".html", ".js", ".mjs", ".css", ".svg"))
        and len(content) >= COMPRESSED_FROM
    ]
    assert len(texts) > 20
    assert [name for name in texts if not {f"{name}.br", f"{name}.gz"} <= files.keys()] == []


def test_the_wheel_is_under_thirteen_megabytes(wheel: Path) -> None:
    assert wheel.stat().st_size < MOST_BYTES


def test_the_sdist_gives_the_same_wheel_without_node(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    again = build(unpack(sdist, tmp_path / "unpacked"), "wheel", tmp_path / "out", NO_NODE)
    assert contents(again) == contents(wheel)


def test_the_client_can_be_built_again_from_the_sdist(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    unpacked = unpack(sdist, tmp_path / "unpacked")
    shutil.rmtree(unpacked / "src" / STATIC)
    assert contents(build(unpacked, "wheel", tmp_path / "out")) == contents(wheel)


def test_the_installed_command_says_its_version(programs: Path) -> None:
    said = subprocess.run([programs / "meseta", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"meseta {meseta.__version__}\n"


def test_the_installed_server_plays_a_move_over_the_socket(url: str) -> None:
    ana = Person(url, "Ana")
    assert "<title>" in ana.http.get(f"{url}/").text
    with ana.at(ana.table(ME, GREEDY, options={"first_player": "0"})) as table:
        assert table.submit("end")["type"] == "accepted"
        assert table.wait_for_turn(), "the bot has not answered"


def test_the_installed_server_serves_the_offline_copy(url: str) -> None:
    with httpx.Client(base_url=url) as browser:
        assert 'data-host="device"' in browser.get("/offline/").text
        worker = browser.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        copied = re.findall(r'"([\w-]+/[\w./-]+)":\[', worker.text)
        assert len(copied) > 50
        missing = [path for path in copied if browser.get(f"/{path}").status_code != 200]
        assert missing == []
        index = browser.get("/runtime/index.json").json()
        python = browser.get(f"/runtime/{index['wasm']['file']}").content
    assert gzip.decompress(python).startswith(b"\0asm")


def test_the_installed_server_is_played_in_chromium(programs: Path) -> None:
    environment = {**os.environ, "MESETA": str(programs / "meseta")}
    played = subprocess.run(
        ["npm", "--prefix", "web", "run", "--silent", "e2e", "--", "solo"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=30 * MINUTES,
    )
    assert played.returncode == 0, played.stdout[-4000:] + played.stderr[-4000:]
    assert "solo lost" in played.stdout
