"""What can be wrong with a store."""

from meseta.core.problems import Problem


class StoreUnavailable(Problem, frozen=True, tag="store_unavailable"):
    """The database does not answer; nothing was changed."""

    detail: str


class StoreUncertain(Problem, frozen=True, tag="store_uncertain"):
    """The database was lost while it wrote; perhaps it has written."""

    detail: str


class StoreUnopened(Problem, frozen=True, tag="store_unopened"):
    """The database cannot be opened."""

    detail: str


class StoreInUse(Problem, frozen=True, tag="store_in_use"):
    """Another program uses the same folder."""

    path: str


class StoreNewer(Problem, frozen=True, tag="store_newer"):
    """The database was written by a newer program."""

    found: int
    known: int


class StoreNoDriver(Problem, frozen=True, tag="store_no_driver"):
    """The driver of PostgreSQL is not installed."""


class StoreAddress(Problem, frozen=True, tag="store_address"):
    """The address is not one of PostgreSQL."""

    found: str
