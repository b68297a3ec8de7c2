"""Third-party packages, written into a folder as an installer would leave them there."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import meseta.games
from meseta.bots.ratings import measured
from meseta.i18n import words

PEBBLES = """
from msgspec.structs import replace

from meseta.core.plugin import GamePlugin
from meseta.games.shifting_stones.game import ShiftingStones


class Pebbles(ShiftingStones):
    info = replace(ShiftingStones.info, key="pebbles")


def open_pebbles(edition):
    return Pebbles()


PLUGIN = GamePlugin(
    key="pebbles",
    opener="stones.games:open_pebbles",
    state="meseta.games.shifting_stones.state:State",
    action="meseta.games.shifting_stones.actions:Action",
    view="meseta.games.shifting_stones.view:View",
    event="meseta.games.shifting_stones.events:AnyEvent",
    words="stones",
)
"""
"""The smallest possible plug-in; its game is Shifting Stones by another name."""


def install(folder: Path, distribution: str, entries: str, **modules: str) -> None:
    """Put a distribution with these entry points and modules (of a package of its name) into the folder."""
    info = folder / f"{distribution}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[meseta.games]\n{entries}\n")
    package = folder / distribution
    package.mkdir()
    (package / "__init__.py").write_text("")
    for name, text in modules.items():
        (package / f"{name}.py").write_text(text)


def install_pebbles(folder: Path) -> None:
    """A third-party game that works, in one language."""
    install(folder, "stones", "pebbles = stones.games:PLUGIN", games=PEBBLES)
    (folder / "stones" / "en").mkdir()
    (folder / "stones" / "en" / "pebbles.ftl").write_text("name = Pebbles\nblurb = Like stones.\n")


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """While the folder is on Python's path."""
    before = set(sys.modules)
    sys.path.append(str(folder))
    _forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if str(folder) in str(sys.modules[name].__spec__):
                del sys.modules[name]
        _forget()


def _forget() -> None:
    """Make the program look for plug-ins again."""
    for found in (
        meseta.games.plugins,
        meseta.games.survey,
        meseta.games._points,
        meseta.games._installed,
        meseta.games._load,
    ):
        found.cache_clear()
    measured.cache_clear()
    words.sentences.cache_clear()
