"""The kernel's third host, reached from Python: the client's TypeScript under Node."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from shutil import which

import msgspec

from meseta.discs import Arena
from tests.discs.stored import Flick

WEB = Path(__file__).parents[2] / "web"
NODE = which("node") if (WEB / "node_modules").is_dir() else None
"""Node, if the client's packages are installed; `make test` sees to both."""


def in_node(asked: Sequence[tuple[Arena, list[Flick]]]) -> list[str]:
    """Everything that the client's kernel computes for each flick, as `digest.as_bytes` does."""
    assert NODE is not None
    flicks = [{"arena": arena, "flicks": flicks} for arena, flicks in asked]
    done = subprocess.run(
        [NODE, "--import", "ts-blank-space/register", "src/discs/flicks.fixture.ts"],
        cwd=WEB,
        input=msgspec.json.encode(flicks),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode().split()
