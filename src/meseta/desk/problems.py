"""What can be wrong with a request, wherever it is made."""

from meseta.core.problems import Problem


class NoSuchPage(Problem, frozen=True, tag="no_such_page"):
    """There is nothing at the address."""


class MethodNotAllowed(Problem, frozen=True, tag="wrong_method"):
    """The address does not support this method."""

    method: str


class OurMistake(Problem, frozen=True, tag="internal"):
    """The server failed."""
