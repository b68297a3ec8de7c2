"""What documents show of the command line is what it prints.

A block marked `console` is a session: every line after `$ ` is run in a folder of the page's own, and the
lines below are what it prints, where `…` stands for anything. A block of Python or TOML with a title is a
file in that folder. A command that ends with `&` is a server, which runs until the end of the page.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.docs import documents

SESSION = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r'^```(?:python|toml) title="([\w.]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PAGES = [page for page in documents.DOCUMENTS if SESSION.search(page.read_text("utf-8"))]
SECONDS = 60
"""How long a command may take on a busy machine."""


class Shown(NamedTuple):
    """A command and what the document says it prints."""

    command: str
    output: str


def sessions(text: str) -> Iterator[Shown]:
    """The commands of a page, in order."""
    for block in SESSION.findall(text):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield Shown(command, output)


def matches(shown: str, printed: str) -> bool:
    """Whether this was printed; spaces at the ends of lines and empty lines around do not count."""
    parts = [re.escape(part) for part in _trimmed(shown).split("…")]
    return re.fullmatch(".*".join(parts), _trimmed(printed), re.DOTALL) is not None


def _trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n")


def start(command: str, folder: Path) -> subprocess.Popen[str]:
    """The command as a process, in a terminal of 80 columns, in English and without colours."""
    first, *rest = shlex.split(command)
    assert first == "meseta", f"only meseta can be run: {command}"
    return subprocess.Popen(
        [sys.executable, "-m", "meseta", *rest],
        cwd=folder,
        env={**os.environ, "COLUMNS": "80", "MESETA_LANG": "en", "NO_COLOR": "1", "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # where the server writes its log
        text=True,
    )


@pytest.mark.parametrize("page", PAGES, ids=documents.name)
def test_every_session_prints_what_its_page_shows(page: Path, tmp_path: Path) -> None:
    text = page.read_text("utf-8")
    for name, content in FILE.findall(text):
        (tmp_path / name).write_text(content, "utf-8")
    servers = []
    try:
        for command, output in sessions(text):
            if command.endswith(" &"):
                server = start(command.removesuffix(" &"), tmp_path)
                servers.append(server)
                assert server.stdout is not None
                printed = server.stdout.readline()
            else:
                printed, _ = start(command, tmp_path).communicate(timeout=SECONDS)
            assert matches(output, printed), f"$ {command}\n{printed}"
    finally:
        for server in servers:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=SECONDS)


def test_every_block_of_python_is_run() -> None:
    """In the pages for beginners, code is a session, which pytest runs, or a file that a command uses."""
    pages = sorted((documents.ROOT / "docs" / "start").glob("*.md"))
    assert pages
    for page in pages:
        text = page.read_text("utf-8")
        commands = " ".join(command for command, _ in sessions(text))
        for head, body in re.findall(r"^```(python[^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            title = re.search(r'title="([\w.]+)"', head)
            assert title[1] in commands if title else body.startswith(">>> "), f"{page.name}: {body[:40]}"


def test_what_was_not_printed_is_noticed() -> None:
    assert matches("a …\nb\n", "a 17 \nb\n\n")
    assert matches("a\n…\n", "a\nb\nc")
    assert not matches("a …\nb\n", "a 17\nc\n")
    assert not matches("a\n", "a\nb\n")
