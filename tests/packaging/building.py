"""Wheels and sdists, built as somebody builds them who has just cloned the repository."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATIC = "meseta/server/static/"
NO_NODE = {**os.environ, "PATH": ""}
"""The environment on a machine without Node."""
MINUTES = 60


def tracked(*folders: str) -> list[str]:
    """The files of the repository, new ones included, as paths from its root."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *folders]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted({name for name in listed.split("\0") if (ROOT / name).is_file()})


def clean_copy(target: Path) -> Path:
    """A copy of the repository without anything that was built."""
    for name in tracked():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target / name)
    return target


def build(tree: Path, kind: str, out: Path, environment: dict[str, str] | None = None) -> Path:
    """The wheel or sdist built from a tree; fails with what the builder said if it refuses."""
    done = try_to_build(tree, kind, out, environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(out.iterdir())


def try_to_build(
    tree: Path, kind: str, out: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What the builder says and how it ends."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(out)]
    return subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, timeout=20 * MINUTES
    )


def contents(wheel: Path) -> dict[str, bytes]:
    """Every file in a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def unpack(sdist: Path, target: Path) -> Path:
    """The tree in an sdist."""
    with tarfile.open(sdist) as opened:
        opened.extractall(target, filter="data")
    return next(target.iterdir())
