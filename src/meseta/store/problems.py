"""What can be wrong with a store."""

from meseta.core.problems import Problem


class StoreUnavailable(Problem, frozen=True, tag="store_unavailable"):
    """The database does not respond; nothing was changed."""

    detail: str


class StoreUncertain(Problem, frozen=True, tag="store_uncertain"):
    """The connection failed during a commit, which may or may not have succeeded."""

    detail: str


class StoreUnopened(Problem, frozen=True, tag="store_unopened"):
    """The database cannot be opened."""

    detail: str


class StoreInUse(Problem, frozen=True, tag="store_in_use"):
    """Another process is using the same folder."""

    path: str


class StoreNewer(Problem, frozen=True, tag="store_newer"):
    """The database was written by a newer version."""

    found: int
    known: int


class StoreNoDriver(Problem, frozen=True, tag="store_no_driver"):
    """The PostgreSQL driver is not installed."""


class StoreAddress(Problem, frozen=True, tag="store_address"):
    """The address is not a PostgreSQL address."""

    found: str
