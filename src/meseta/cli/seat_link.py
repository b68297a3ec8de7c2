"""The private link of a seat: where its table is, and what can be asked there over HTTP."""

from typing import Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from meseta.cli.problems import BadSeatLink, LinkInvalid, RemoteRefused, TableGone
from meseta.core.errors import BadSetup, MesetaError
from meseta.core.problems import Problem
from meseta.core.seats import Seat
from meseta.i18n.languages import SOURCE

HTTP_SECONDS: Final = 20
"""How long an answer over HTTP may take."""
_LATER: Final = (408, 425, 429, 500, 502, 503, 504)
"""What a server, or a proxy before it, answers if it can be asked again later."""
_LONGEST_WAIT: Final = 3600.0


class RemoteError(MesetaError):
    """A table that cannot be reached, or that refuses the bot for good."""


class TryAgain(Exception):
    """Something that did not work just now; trying again may help."""

    def __init__(self, detail: str, seconds: float | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.seconds = seconds
        """How long to wait, if the server has said so."""


class SeatLink(NamedTuple):
    """A seat's private link, taken apart."""

    api: str
    """The table's address in the API, over HTTP."""
    token: str
    language: str
    """The language to be answered in."""

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"{self.api.replace('http', 'ws', 1)}/socket"

    @property
    def headers(self) -> dict[str, str]:
        """What shows that the seat is ours, and how to speak to us."""
        return {"Authorization": f"Bearer {self.token}", "Accept-Language": self.language}

    def edition(self) -> str | None:
        """The text of the table's edition; None if the game has no printed components."""
        return str(msgspec.json.decode(self._ask("GET", "/edition"))["text"]) or None

    def take_back(self, seat: Seat) -> bool:
        """Take the seat back from the bot that stands in; returns whether it had not yielded already."""
        return bool(self._ask("POST", f"/seats/{seat}/return", unless=409))

    def _ask(self, method: str, path: str, unless: int | None = None) -> bytes:
        request = Request(self.api + path, method=method, headers=self.headers)
        try:
            with urlopen(request, timeout=HTTP_SECONDS) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            with error:
                if error.code == unless:
                    return b""
                turn_away(error.code, error.headers.get("retry-after"), error.reason)
                raise RemoteError(RemoteRefused(detail=f"{error.code} {error.reason}"[:200])) from None


def read_link(url: str, language: str = SOURCE) -> SeatLink:
    """The private link of a seat, as the page shows it.

    >>> read_link("http://localhost:8000/t/Ab3#seat=s3cret")
    SeatLink(api='http://localhost:8000/api/tables/Ab3', token='s3cret', language='en')
    """
    parts = urlsplit(url.strip())
    before, _, table = parts.path.rstrip("/").rpartition("/t/")
    key, _, token = parts.fragment.partition("=")
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or key != "seat" or not token:
        raise BadSetup(BadSeatLink(url=url.split("#")[0][:100]))
    return SeatLink(f"{parts.scheme}://{parts.netloc}{before}/api/tables/{table}", token, language)


def turn_away(status: int, retry_after: str | None, detail: str) -> None:
    """Raise what an HTTP status means to whoever wants to play: try again, or never."""
    if status in _LATER:
        raise TryAgain(f"{status} {detail}", _seconds(retry_after))
    permanent: dict[int, Problem] = {401: LinkInvalid(), 404: TableGone()}
    if status in permanent:
        raise RemoteError(permanent[status])


def _seconds(retry_after: str | None) -> float | None:
    """How long a `Retry-After` header asks to wait; None for a date, or if there is none.

    >>> _seconds("5"), _seconds("Wed, 21 Oct 2026 07:28:00 GMT"), _seconds(None)
    (5.0, None, None)
    """
    found = retry_after or ""
    return min(float(found), _LONGEST_WAIT) if found.isdecimal() else None
