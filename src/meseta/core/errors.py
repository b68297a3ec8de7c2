"""Failures to expect from people, files and bots: one class per kind, each carrying a problem that says more.

What should be impossible is an assertion instead. Below `server` and `cli` an error is caught only to add
detail; whatever a third-party bot raises becomes a `BadBot` at the point where the bot is asked.
"""

from meseta.core.codes import Value
from meseta.core.faults import Fault
from meseta.core.problems import CausedProblem, IllegalActionProblem, Problem
from meseta.core.seats import Seat

__all__ = [
    "BadBot",
    "BadEdition",
    "BadPlugin",
    "BadRecord",
    "BadSetup",
    "BadState",
    "IllegalAction",
    "MesetaError",
    "NoCompiler",
    "NothingToUndo",
    "StaleSubmission",
    "Unlistable",
    "UnreadableNotation",
]


class MesetaError(Exception):
    """Something a caller can put right. `i18n` turns its problem into a sentence."""

    def __init__(self, problem: Problem, reason: "MesetaError | None" = None) -> None:
        assert (reason is not None) == isinstance(problem, CausedProblem), f"the cause of {problem}"
        super().__init__(problem, reason)  # pickle rebuilds the exception from these in another process
        self.problem = problem
        """What exactly is wrong."""
        self.reason = reason
        """The underlying error, where that says more."""

    @property
    def code(self) -> str:
        """The problem's code, as it appears on the wire."""
        return self.problem.code

    @property
    def values(self) -> dict[str, Value]:
        """What the problem's sentence names."""
        return self.problem.values

    def __str__(self) -> str:
        return str(self.problem)


class IllegalAction(MesetaError):
    """An action the rules refuse, with the reason."""

    def __init__(self, seat: Seat, fault: Fault) -> None:
        super().__init__(IllegalActionProblem(seat, fault.clause, fault.code))
        self.args = (seat, fault)
        self.seat = seat
        self.fault = fault

    def __str__(self) -> str:
        return f"{self.problem}: {self.fault}"


class UnreadableNotation(MesetaError):
    """Text that is not an action of its game."""


class BadSetup(MesetaError):
    """A game, seat count, option or edition that does not exist."""


class BadEdition(MesetaError):
    """A data file that does not describe a game's components."""


class BadPlugin(MesetaError):
    """A game's plug-in, or a part of it, that cannot be used."""


class BadRecord(MesetaError):
    """A record that cannot be read, or that does not replay."""


class BadState(MesetaError):
    """Stored data that is not a state of its game."""


class StaleSubmission(MesetaError):
    """An answer to a question that is no longer open."""


class NothingToUndo(MesetaError):
    """No action of this seat can be taken back now."""


class BadBot(MesetaError):
    """A bot that cannot be found, cannot be loaded, or failed at the table."""

    def __init__(self, problem: Problem, reason: MesetaError | None = None, traceback: str = "") -> None:
        super().__init__(problem, reason)
        self.traceback = traceback
        """Where third-party code raised, for its author only: in no sentence and not on the wire."""


class NoCompiler(MesetaError):
    """Something compiled was asked for, and numba (the extra ``fast``) is not installed."""


class Unlistable(MesetaError):
    """A request to list actions or answers of which there are too many; they can be tested and sampled."""


def bot_traceback(error: MesetaError | None) -> str:
    """Where a bot raised, if that is what caused the error; else an empty string."""
    while error is not None:
        if isinstance(error, BadBot) and error.traceback:
            return error.traceback
        error = error.reason
    return ""
