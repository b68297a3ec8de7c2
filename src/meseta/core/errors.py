"""Failures that are expected of people, files and bots, each with a stable code.

What should be impossible is an assertion instead. Below `server` and `cli` an error is caught only to say
more about it; whatever a stranger's bot raises becomes a `BadBot` where it is asked.
"""

from functools import partial
from typing import Any

from meseta.core.faults import Fault
from meseta.core.seats import Seat


class MesetaError(Exception):
    """Something a caller can put right. `i18n` turns code and values into a sentence."""

    def __init__(self, code: str, reason: "MesetaError | None" = None, **values: int | str) -> None:
        super().__init__(code, values)
        self.code = code
        self.reason = reason
        """What went wrong underneath, where that says more."""
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors travel between processes, and by default an exception forgets its keywords on the way.
        return partial(type(self), self.code, self.reason, **self.values), ()

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code


class IllegalAction(MesetaError):
    """An action the rules refuse, with the reason."""

    def __init__(self, seat: Seat, fault: Fault) -> None:
        super().__init__("illegal_action", seat=seat, clause=fault.clause, fault=fault.code)
        self.seat = seat
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seat, self.fault)


class UnreadableNotation(MesetaError):
    """Text that is no action of its game."""


class BadSetup(MesetaError):
    """A game, seat count, option or edition that cannot be had."""


class BadEdition(MesetaError):
    """A data file that does not describe a game's components."""


class BadPlugin(MesetaError):
    """A game's plug-in that cannot be used, or a part of it that cannot."""


class BadRecord(MesetaError):
    """A record that cannot be read, or that does not replay."""


class BadState(MesetaError):
    """Stored data that is no state of its game."""


class StaleSubmission(MesetaError):
    """An answer to a question that is no longer open."""


class NothingToUndo(MesetaError):
    """No action of this seat can be taken back now."""


class BadBot(MesetaError):
    """A bot that cannot be found, cannot be loaded, or failed at the table."""


class Unlistable(MesetaError):
    """Actions or answers too many to list were to be listed; they can be asked for and sampled."""
