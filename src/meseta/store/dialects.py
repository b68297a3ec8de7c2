"""The databases there are."""

from pathlib import Path

from meseta.store.errors import StoreError
from meseta.store.postgres import Postgres
from meseta.store.problems import StoreAddress
from meseta.store.sqlite import DATABASE_FILE, Sqlite


def dialect_for(url: str | None, data: Path) -> Sqlite | Postgres:
    """The configured database: PostgreSQL if an address is given, else a file in the data folder."""
    if not url:
        return Sqlite(data / DATABASE_FILE)
    if not url.startswith(("postgresql://", "postgres://")):
        raise StoreError(StoreAddress(found=url.split(":", 1)[0][:20]))
    return Postgres(url)
