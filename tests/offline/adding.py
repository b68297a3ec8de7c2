"""`sum` as in the browser's Python: from 3.12 on it makes up for what is lost by rounding floats.

So what bots think things are worth may differ in the last digits from what an older Python says, and a choice
may follow from that.
"""

import builtins
import sys
from collections.abc import Iterable
from math import isfinite
from typing import Any

_plain = builtins.sum


def exact_sum(items: Iterable[Any], /, start: Any = 0) -> Any:
    """The sum, with Neumaier's correction, step by step as CPython 3.14 adds."""
    given = list(items)
    if type(start) is not int or not any(type(item) is float for item in given):
        return _plain(given, start)
    first = next(at for at, item in enumerate(given) if type(item) is float)
    total, lost = _plain(given[: first + 1], start), 0.0
    for at, item in enumerate(given[first + 1 :], first + 1):
        if type(item) is float:
            after = total + item
            lost += (total - after) + item if abs(total) >= abs(item) else (item - after) + total
            total = after
        elif isinstance(item, int):
            total += float(item)
        else:
            return _plain(given[at:], total + lost if lost and isfinite(lost) else total)
    return total + lost if lost and isfinite(lost) else total


def add_as_browsers_do() -> None:
    """Let all of this process add like that."""
    if sys.version_info < (3, 12):
        builtins.sum = exact_sum
