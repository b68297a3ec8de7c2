"""Who is calling: tokens in, people out. A token is never stored and never logged, only its hash."""

import base64
import hashlib
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Final, NamedTuple

from meseta.core.seats import Seat
from meseta.play.requests import Caller
from meseta.server.errors import Forbidden, NotSignedIn
from meseta.store.rows import TokenRow
from meseta.store.store import Store

COOKIE: Final = "meseta_session"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LONGEST_TOKEN: Final = 100


def new_token() -> str:
    """192 bits that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a person or a table: 128 bits, so that a link is a key."""
    return secrets.token_urlsafe(16)


def id_after(table: str) -> str:
    """The id of a table's rematch: the same for all who ask for it at once. Whoever knows the one table is
    shown the other anyway; nobody else can guess it."""
    digest = hashlib.sha256(f"after {table}".encode()).digest()[:16]
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Credential(NamedTuple):
    """What a caller has shown."""

    caller: Caller
    token: TokenRow


async def recognise(store: Store, token: str) -> Credential:
    """Who has this token; raises where it is worth nothing."""
    row = await store.find_token(hashed(token)) if 0 < len(token) <= LONGEST_TOKEN else None
    if row is None:
        raise NotSignedIn("bad_token")
    return Credential(await caller_of(store, row), row)


async def caller_of(store: Store, row: TokenRow) -> Caller:
    """The caller a token stands for, with the seats it opens now."""
    if row.kind == "session":
        return Caller(row.person, frozenset(await store.linked_seats(row.person)))
    assert row.table is not None, "a seat's token names its table"
    assert row.seat is not None, "and its seat"
    return Caller("", frozenset({(row.table, row.seat)}))


def shown_token(authorization: str | None, cookie: str | None) -> str | None:
    """The token in a request's headers: what a program sends, else what the browser keeps."""
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise NotSignedIn("bad_token")
        return token.strip()
    if cookie is None:
        return None
    try:
        found = SimpleCookie(cookie).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def check_origin(origin: str | None, host: str | None) -> None:
    """A browser says where a page came from; a page of another host may not act for its visitor."""
    if origin is None:
        return
    _, _, place = origin.partition("://")
    if not place or place.lower() != (host or "").lower():
        raise Forbidden("bad_origin", origin=origin[:80])


def seat_path(table: str, seat: Seat, token: str) -> str:
    """The address of a private link."""
    return f"/t/{table}#seat={token}"
