"""What a worker process may use, set by itself before it thinks: memory, processes, and its share of the
processor."""

import os
import sys
from pathlib import Path
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["own", "advice", "guest"]
"""Whose bots it runs: ours that move, ours that advise, or one that somebody has installed."""

MEMORY: Final = 1 << 30
"""Bytes of data that a guest may have."""
PROCESSES: Final = 64
"""Processes and threads of this user that a guest may add. The system does not hold root to it."""
POLITE: Final = 10
"""How much advisers yield to those who move: their niceness."""


def limit_to(kind: Kind) -> None:
    """Limit this process as its kind requires; where the system has no such limits, nothing happens."""
    if sys.platform == "win32":
        return
    if kind == "advice":
        os.nice(POLITE)
    if kind == "guest":
        _limit_guest()


def _limit_guest() -> None:
    if sys.platform == "win32":
        return
    import resource

    limits = {resource.RLIMIT_DATA: MEMORY, resource.RLIMIT_CORE: 0}
    if running := _running():
        limits[resource.RLIMIT_NPROC] = running + PROCESSES
    for which, most in limits.items():
        _, hard = resource.getrlimit(which)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(which, (allowed, allowed))


def _running() -> int:
    """How many threads this user has in all; 0 if that cannot be found out."""
    mine, count = os.getuid(), 0
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if entry.stat().st_uid == mine:
                count += len(list((entry / "task").iterdir()))
        except OSError:  # it has just ended
            continue
    return count
