"""A document names no file, folder, module or link of ours that does not exist."""

import os
import re
from functools import cache
from pathlib import Path, PurePosixPath
from pkgutil import resolve_name

import pytest

from meseta.envs import gym
from tests.docs import documents
from tests.docs.documents import ROOT

SUFFIXES = {".py", ".md", ".toml", ".ts", ".svelte", ".css", ".ftl", ".json", ".txt", ".svg", ".js"}
PATH = re.compile(r"[\w.<>*/-]+")
MODULE = re.compile(r"(meseta|tests|bench)(\.\w+)+")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)

NOT_THERE = {
    ".venv/bin": "made by make",
    "assets/": "made by building the client",
    "assets/tools": "made by building the client",
    "assets/words/<language>": "made by building the client",
    "build/offline/": "made by make site",
    "build/runtime": "made by make client",
    "build/site": "made by make docs",
    "hasty.py": "written by the reader of the first steps",
    "build/screenshots": "made by make screenshots",
    "mine.toml": "made by whoever follows the recipe for a card",
    "patient.py": "written by the reader of the guide",
    "runtime/index.json": "made by building the client",
    "server/frames.py": "ADR 28 says why it was deleted",
    "src/meseta/server/static": "the built client",
    "sw.js": "made by building the client",
    **dict.fromkeys(gym.IDS, "an environment's name in gymnasium"),
}
"""What documents name although a fresh copy of the repository does not have it, and why."""


@cache
def tree() -> frozenset[str]:
    """Every file and folder of ours, as a path from the root."""
    skipped = {"node_modules", "__pycache__"}
    found: set[str] = {path.name for path in ROOT.iterdir()}
    for top in ("src", "tests", "bench", "deploy", "docs", "examples", "web"):
        for folder, folders, files in os.walk(ROOT / top):
            folders[:] = [one for one in folders if one not in skipped]
            inside = Path(folder).relative_to(ROOT).as_posix()
            found |= {f"{inside}/{one}" for one in [*folders, *files]}
    return frozenset(found)


def exists(path: str) -> bool:
    """Whether a path of ours ends with this one; `<game>` and `*` match any name."""
    pattern = re.sub(r"<\w+>|\\\*", "[^/]+", re.escape(path.rstrip("/")))
    wanted = re.compile(f"(.*/)?{pattern}")
    return any(wanted.fullmatch(one) for one in tree())


def paths(text: str) -> list[str]:
    """What stands in backticks and looks like a file or folder, not like an address (`/api/games`)."""
    return [
        span
        for span in documents.spans(text)
        if PATH.fullmatch(span)
        and not span.startswith("/")
        and (PurePosixPath(span).suffix in SUFFIXES or "/" in span)
    ]


def anchors(document: Path) -> set[str]:
    """The fragments by which a document's headings are linked."""
    headings = HEADING.findall(document.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", documents.current(), ids=documents.name)
def test_every_file_and_folder_a_document_names_exists(document: Path) -> None:
    missing = [one for one in paths(document.read_text("utf-8")) if not exists(one) and one not in NOT_THERE]
    assert not missing


@pytest.mark.parametrize("document", documents.DOCUMENTS, ids=documents.name)
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    for link in documents.links(document.read_text("utf-8")):
        if link.startswith("http"):
            continue
        target, _, fragment = link.partition("#")
        path = document.parent / target if target else document
        assert path.exists(), link
        assert not fragment or fragment in anchors(path), link


@pytest.mark.parametrize("document", documents.current(), ids=documents.name)
def test_every_module_a_document_names_exists(document: Path) -> None:
    for span in documents.spans(document.read_text("utf-8")):
        if MODULE.fullmatch(span):
            resolve_name(span)


def test_a_missing_file_is_noticed() -> None:
    assert paths("See `play/nowhere.py`, `nowhere/` and\n```\n`not/here.py`\n```\n") == [
        "play/nowhere.py",
        "nowhere/",
    ]
    assert not exists("play/nowhere.py")
    assert not exists("nowhere/")
    assert exists("play/table.py")
    assert exists("games/<game>/plugin.py")
