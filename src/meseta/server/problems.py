"""What can be wrong with a request to the server, and with the server itself."""

from meseta.core.problems import Problem


class BodyNotJson(Problem, frozen=True, tag="not_json"):
    """The body is not JSON."""


class NoSuchPage(Problem, frozen=True, tag="no_such_page"):
    """There is nothing at the address."""


class MethodNotAllowed(Problem, frozen=True, tag="wrong_method"):
    """The address does not support this method."""

    method: str


class OurMistake(Problem, frozen=True, tag="internal"):
    """The server failed."""


class Closing(Problem, frozen=True, tag="closing"):
    """The server is shutting down."""


class BadOrigin(Problem, frozen=True, tag="bad_origin"):
    """Another site's page sent the request."""

    origin: str


class BadLimits(Problem, frozen=True, tag="bad_limits"):
    """The limits in the environment cannot be read."""

    variable: str
    detail: str


class CannotListen(Problem, frozen=True, tag="cannot_listen"):
    """The server cannot listen on the address."""

    host: str
    port: int
    detail: str
