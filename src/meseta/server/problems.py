"""What can be wrong with a request to the server, and with the server itself."""

from meseta.core.problems import Problem


class BodyNotJson(Problem, frozen=True, tag="not_json"):
    """The body is not JSON."""


class BodyTooSlow(Problem, frozen=True, tag="too_slow"):
    """The body did not come in time."""

    seconds: int


class Closing(Problem, frozen=True, tag="closing"):
    """The server is shutting down."""


class BadOrigin(Problem, frozen=True, tag="bad_origin"):
    """Another site's page sent the request."""

    origin: str


class BadLimits(Problem, frozen=True, tag="bad_limits"):
    """The limits in the environment cannot be read."""

    variable: str
    detail: str


class UnknownLimit(Problem, frozen=True, tag="unknown_limit"):
    """There is no such limit or deadline, but one with a similar name."""

    variable: str
    name: str
    nearest: str


class UnheardLimit(Problem, frozen=True, tag="unheard_limit"):
    """There is no such limit or deadline, nor one with a similar name."""

    variable: str
    name: str
    known: str


class LimitTooSmall(Problem, frozen=True, tag="limit_too_small"):
    """A limit or deadline is not a number above zero."""

    variable: str
    name: str
    found: str


class BadSetting(Problem, frozen=True, tag="bad_setting"):
    """A variable of the environment cannot be used. What it says is not repeated: it may be a secret."""

    variable: str
    wanted: str


class MissingSetting(Problem, frozen=True, tag="missing_setting"):
    """A variable of the environment needs another one."""

    variable: str
    other: str


class CannotListen(Problem, frozen=True, tag="cannot_listen"):
    """The server cannot listen on the address."""

    host: str
    port: int
    detail: str


class PortTaken(Problem, frozen=True, tag="port_taken"):
    """Another program listens there."""

    host: str
    port: int


class PortForbidden(Problem, frozen=True, tag="port_forbidden"):
    """Only an administrator may listen there."""

    host: str
    port: int


class HostUnknown(Problem, frozen=True, tag="host_unknown"):
    """The host is no address of this machine."""

    host: str


class AdminTokenShort(Problem, frozen=True, tag="admin_token_short"):
    """The operator's token is easily guessed."""

    variable: str
    least: int


class AdminNotFound(Problem, frozen=True, tag="admin_not_found"):
    """No server is running with this data folder."""

    path: str


class AdminSeveral(Problem, frozen=True, tag="admin_several"):
    """Several servers are running with this data folder."""

    path: str
    ports: str
