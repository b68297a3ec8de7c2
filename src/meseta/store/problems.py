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


class StoreFolder(Problem, frozen=True, tag="store_folder"):
    """The folder, or the file in it, cannot be created or written."""

    path: str
    detail: str


class StoreNotOurs(Problem, frozen=True, tag="store_not_ours"):
    """The file is not a database, or belongs to another program."""

    path: str


class StoreDamaged(Problem, frozen=True, tag="store_damaged"):
    """The database is damaged."""

    path: str
    detail: str


class StoreVanished(Problem, frozen=True, tag="store_vanished"):
    """The file was deleted or replaced while the server was running."""

    path: str


class StoreFull(Problem, frozen=True, tag="store_full"):
    """Hardly any space is left on the disk."""

    megabytes: int


class StoreUnreachable(Problem, frozen=True, tag="store_unreachable"):
    """PostgreSQL does not answer, or refuses us."""

    host: str
    detail: str


class StoreAddressForm(Problem, frozen=True, tag="store_address_form"):
    """The address of the database cannot be read."""


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


class StoreMissing(Problem, frozen=True, tag="store_missing"):
    """There is no database yet."""

    path: str


class BackupExists(Problem, frozen=True, tag="backup_exists"):
    """The file is there already."""

    path: str


class BackupUnwritable(Problem, frozen=True, tag="backup_unwritable"):
    """The copy cannot be written."""

    path: str
    detail: str


class BackupUnreadable(Problem, frozen=True, tag="backup_unreadable"):
    """The copy cannot be read."""

    path: str
    detail: str


class BackupOfPostgres(Problem, frozen=True, tag="backup_of_postgres"):
    """The tables are in PostgreSQL, which has its own tools."""
