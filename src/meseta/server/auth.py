"""What a request's headers say about the caller and the page it came from."""

from http.cookies import CookieError, SimpleCookie
from typing import Final

from meseta.server.problems import BadOrigin
from meseta.tables.errors import Forbidden, NotSignedIn
from meseta.tables.problems import BadToken

COOKIE: Final = "meseta_session"
COOKIE_SECONDS: Final = 400 * 24 * 3600


def token_in(authorization: str | None, cookie: str | None) -> str | None:
    """The token in a request's headers: the one a program sends, else the browser's cookie."""
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise NotSignedIn(BadToken())
        return token.strip()
    if cookie is None:
        return None
    try:
        found = SimpleCookie(cookie).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def check_origin(origin: str | None, host: str | None) -> None:
    """Raise if the request was sent by another host's page, which may not act for its visitor."""
    if origin is None:
        return
    _, _, place = origin.partition("://")
    if not place or place.lower() != (host or "").lower():
        raise Forbidden(BadOrigin(origin=origin[:80]))
