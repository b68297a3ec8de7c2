"""The kernel in its other hosts: the client's translation under Node and in Chromium, beside plain Python."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from shutil import which
from statistics import median

import msgspec

from bench.peers import Flick
from bench.sidebyside import Work, measure

WEB = Path(__file__).parents[1] / "web"
ROUNDS, TIMES = 5, 10


def hosts(flicks: Sequence[Flick], plain: Work, seconds: float) -> None:
    """Print how many flicks each host plays per second of processor time, as a multiple of plain Python."""
    if which("node") is None or not (WEB / "node_modules").is_dir():
        print("  Node and Chromium are left out: `make client` installs what they need.")
        return
    ours = median(measure(plain, seconds, turn) for turn in range(ROUNDS))
    for host in ("node", "chromium"):
        speed = median(speeds(host, flicks))
        print(f"  {f'translated, in {host.title()}':<44} {speed:>12,.0f}   {speed / ours:6.2f} × plain")


def speeds(host: str, flicks: Sequence[Flick]) -> list[float]:
    """Flicks per second in each of a few rounds, after one for warming up."""
    script = ["node", "--import", "ts-blank-space/register", "e2e/flickspeed.ts"]
    command = [*script, host, str(ROUNDS), str(TIMES)]
    done = subprocess.run(
        command, cwd=WEB, input=msgspec.json.encode(flicks), capture_output=True, check=True
    )
    return [float(line) for line in done.stdout.split()]
