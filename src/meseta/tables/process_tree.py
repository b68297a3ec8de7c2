"""Ending a process together with everything it has started.

On Linux these are all its descendants, even those that have made themselves independent: a supervisor adopts
the orphans (`supervise`). Elsewhere it is its process group.
"""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_PROC: Final = Path("/proc")
_SET_CHILD_SUBREAPER: Final = 36
"""PR_SET_CHILD_SUBREAPER in <linux/prctl.h>."""


def supervise() -> None:
    """Continue in a child of this process, which itself only waits, and ends whatever the child has left."""
    if sys.platform == "win32":
        return
    if sys.platform == "linux":
        import ctypes  # which not every Python has

        ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    child = os.fork()
    if child:
        os.closerange(0, 3)  # or nobody would notice that the child has ended
        os.waitpid(child, 0)
        kill_descendants(os.getpid())
        os._exit(0)


def descendants(root: int) -> set[int]:
    """The processes that this one has started, and those that they have started, as far as can be found."""
    children: dict[int, list[int]] = {}
    for entry in _PROC.iterdir() if sys.platform == "linux" else ():
        if entry.name.isdigit():
            with suppress(OSError):  # it has just ended
                fields = (entry / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
                children.setdefault(int(fields[1]), []).append(int(entry.name))
    found: set[int] = set()
    unseen = [root]
    while unseen:
        new = [child for child in children.get(unseen.pop(), ()) if child not in found]
        found.update(new)
        unseen.extend(new)
    return found


def kill_descendants(root: int) -> None:
    """Kill everything this process has started; stopped first, so that none of it starts anything more."""
    stopped: set[int] = set()
    while new := descendants(root) - stopped:
        for process in new:
            _signal(process, signal.SIGSTOP)
        stopped |= new
    for process in stopped:
        _signal(process, signal.SIGKILL)


def kill_group(root: int) -> None:
    """Kill the process and its group, which it must lead."""
    if sys.platform == "win32":
        _signal(root, signal.SIGTERM)
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(root, signal.SIGKILL)


def _signal(process: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.kill(process, number)
