"""Where a bot's own code is: after it has raised, or while it is thinking.

Its author wants to see their own lines. What this program does around them, before and after, is left out;
for one of our own bots, where nothing else would be left, everything is shown.
"""

import importlib
from pathlib import Path
from traceback import FrameSummary, StackSummary, TracebackException, walk_stack, walk_tb
from types import CodeType, FrameType
from typing import Final

LONGEST_TRACEBACK: Final = 4000
"""The end is what is shown: it names the line that raised."""
_NOT_THEIRS: Final = (str(Path(__file__).parents[1]), importlib.__file__, "<frozen importlib")
"""This program, and the import machinery, which called a bot's file for it."""


def traceback_of(error: BaseException) -> str:
    """The traceback of what a bot has raised, from the point where it was called.

    Empty where the bot could not even be called.
    """
    asked = error.__traceback__.tb_next if error.__traceback__ is not None else None
    if asked is None:
        return ""
    try:
        told = TracebackException.from_exception(error)
        shown = [frame for frame in told.stack if not _is_ours(frame)]
        if shown or isinstance(error, SyntaxError):  # which names its line itself
            _leave_out_ours(told)
        else:
            told.stack = StackSummary.extract(walk_tb(asked))
        text = "".join(told.format())
    except Exception:  # the exception itself may not be printable
        text = "".join(StackSummary.extract(walk_tb(asked)).format())
    return text[-LONGEST_TRACEBACK:]


def stack_of(frame: FrameType | None, caller: CodeType) -> str:
    """The lines that code called by this function is at, the innermost last; empty if it is not running."""
    inner: list[tuple[FrameType, int]] = []
    for one, line in walk_stack(frame):
        if one.f_code is caller:
            stack = StackSummary.extract(reversed(inner))
            theirs = [shown for shown in stack if not _is_ours(shown)]
            return "".join(StackSummary.from_list(theirs or stack).format())[-LONGEST_TRACEBACK:]
        inner.append((one, line))
    return ""


def _leave_out_ours(told: TracebackException) -> None:
    """Keep only frames that are not ours, also of the errors that led to this one."""
    told.stack = StackSummary.from_list([frame for frame in told.stack if not _is_ours(frame)])
    for other in (told.__cause__, told.__context__):
        if other is not None:
            _leave_out_ours(other)


def _is_ours(frame: FrameSummary) -> bool:
    return frame.filename.startswith(_NOT_THEIRS)
