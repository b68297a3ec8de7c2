"""Recognising callers by their tokens. A token is never logged, and only its hash is stored."""

import base64
import hashlib
import os
from collections.abc import Callable
from typing import Final, NamedTuple

from meseta.play.requests import Caller
from meseta.store.rows import TokenRow
from meseta.store.store import Store
from meseta.tables.errors import NotSignedIn
from meseta.tables.problems import BadToken

LONGEST_TOKEN: Final = 100


def new_token(random_bytes: Callable[[int], bytes] = os.urandom) -> str:
    """192 bits that nobody can guess."""
    return base64.urlsafe_b64encode(random_bytes(24)).decode()


def new_id(random_bytes: Callable[[int], bytes] = os.urandom) -> str:
    """The id of a person or a table: 128 bits, so that a link is a key."""
    return _id(random_bytes(16))


def id_after(table: str) -> str:
    """The id of a table's rematch, the same for everyone who asks for it at once. Anyone who knows the table
    may see its rematch anyway; nobody else can guess the id."""
    return _id(hashlib.sha256(f"after {table}".encode()).digest()[:16])


def _id(data: bytes) -> str:
    """These 16 bytes as a word. It is filled up with zeros at its front, not at its end, so that it begins
    with a letter: where an id is typed into a command, a hyphen would begin an option."""
    return base64.urlsafe_b64encode(bytes(2) + data)[2:].decode()


def hashed(token: str) -> str:
    """The hash that is stored for a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Credential(NamedTuple):
    """A recognised caller and their token."""

    caller: Caller
    token: TokenRow


async def recognise(store: Store, token: str) -> Credential:
    """Who has this token; raises if it is not valid."""
    row = await store.find_token(hashed(token)) if 0 < len(token) <= LONGEST_TOKEN else None
    if row is None:
        raise NotSignedIn(BadToken())
    return Credential(await caller_of(store, row), row)


async def caller_of(store: Store, row: TokenRow) -> Caller:
    """The caller a token stands for, with the seats it currently gives access to."""
    if row.kind == "session":
        return Caller(row.person, *await store.whoever(row.person))
    assert row.table is not None, "a seat's token names its table"
    assert row.seat is not None, "and its seat"
    return Caller("", frozenset({(row.table, row.seat)}))
