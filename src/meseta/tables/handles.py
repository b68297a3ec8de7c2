"""How people at a table are told apart without their ids: a person has one handle at each table, which leads
neither to their id nor to their handle at any other."""

import base64
import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

BYTES: Final = 9


@lru_cache(maxsize=4096)
def handle(table: str, person: str) -> str:
    """The person's handle at the table. Ids of people are random and secret, so none is found by trying."""
    keyed = hashlib.blake2b(person.encode(), key=table.encode()[:64], digest_size=BYTES)
    return base64.urlsafe_b64encode(keyed.digest()).decode()


def person_of(table: str, who: str, people: Iterable[str]) -> str | None:
    """Whichever of these people has that handle at the table."""
    return next((person for person in people if person and handle(table, person) == who), None)
