"""Building a wheel or an sdist builds the client and its offline copy, or says what that takes (ADR 46)."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/meseta/server/static"
FINISHED = f"{STATIC}/sw.js"
"""The last file of the client that is written: where it is, everything is."""
RUNTIME = "build/runtime"
SOURCES = (
    "constraints.txt",
    "pyproject.toml",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/public",
    "web/runtime",
    "web/src",
    "web/sw",
    "web/vite",
)
"""What the client is built from, besides the package itself."""
PACKAGE = "src/meseta"
"""Its words are the client's, and its Python runs in the browser, too."""
NODE = (20, 19)
NEEDED = "Meseta's browser client is not built; building it needs Node {} or newer and npm. {}"
INSTEAD = "Install them, or install Meseta from a wheel, which contains the client."


class Unbuildable(Exception):
    """The client cannot be built here; the message says what to do."""


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is not ours to name
    """Puts the browser client into everything that is built, except for editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless there is a fresh one."""
        if version == "editable":  # for developers, who build it with make
            return
        try:
            ensure_client(Path(self.root))
        except Unbuildable as reason:
            self.app.abort(str(reason))


def ensure_client(root: Path) -> None:
    """Build the client unless it is there and newer than its sources.

    An sdist's own is taken as it is, and so is one that was copied here without the sources.
    """
    as_it_is = (root / "PKG-INFO").is_file() or not (root / "web").is_dir()
    if (root / FINISHED).is_file() and (as_it_is or is_fresh(root)):
        return
    npm = find_npm()
    static, runtime = str(root / STATIC), str(root / RUNTIME)
    run(root, npm, "ci", "--silent")
    run(root, npm, "run", "--silent", "build", "--", "--logLevel", "warn")
    run(root, npm, "run", "--silent", "runtime", "--", runtime)
    run(root, npm, "run", "--silent", "finish", "--", "server", static, runtime)


def is_fresh(root: Path) -> bool:
    """Whether nothing that the client is built from has changed since it was built."""
    built = (root / FINISHED).stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """What the client is built from. The client's own folders, too: they change when a file is deleted."""
    for source in SOURCES:
        yield root / source
        for folder, folders, files in os.walk(root / source):
            yield from (Path(folder) / name for name in [*folders, *files])
    for folder, folders, files in os.walk(root / PACKAGE):
        folders[:] = [name for name in folders if Path(folder, name) != root / STATIC]
        yield from (Path(folder) / name for name in files if not name.endswith(".pyc"))


def find_npm() -> str:
    """The path of npm; raises if it or a recent Node is missing."""
    wanted = ".".join(map(str, NODE))
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Unbuildable(NEEDED.format(wanted, INSTEAD))
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if tuple(map(int, found.lstrip("v").split(".")[:2])) < NODE:
        raise Unbuildable(NEEDED.format(wanted, f"This is Node {found}. {INSTEAD}"))
    return npm


def run(root: Path, npm: str, *arguments: str) -> None:
    """Run npm in the client's folder; raises with the end of what it printed if it fails."""
    command = [npm, "--prefix", str(root / "web"), *arguments]
    environment = {**os.environ, "PYTHON": sys.executable}  # whose pip installs what runs in the browser
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        said = " ".join(done.stdout.split()[-60:])
        raise Unbuildable(f"Meseta's browser client could not be built: npm {' '.join(arguments)}: {said}")
