"""Reading what was asked: the values in a path, in its query and in a body."""

import re
from typing import Final, TypeVar
from urllib.parse import parse_qsl

import msgspec

from meseta.core.game import Json
from meseta.core.seats import Seat
from meseta.desk.visits import SignedIn, Visit
from meseta.tables.errors import Malformed
from meseta.tables.problems import NotTheProtocol

T = TypeVar("T")

LONGEST_DETAIL: Final = 200
_PLACE: Final = re.compile(r"`\$\.(.+)`$")


class Question(msgspec.Struct, frozen=True):
    """What was asked, and by whom."""

    visit: Visit
    values: dict[str, str]
    """The values in the path, by their names in its template."""
    query: str
    body: bytes | str

    @property
    def signed_in(self) -> SignedIn:
        """The visit of somebody who is known; raises if nobody is."""
        return self.visit.signed_in()

    @property
    def game(self) -> str:
        """The key of the game that the path names."""
        return self.values["key"]

    @property
    def day(self) -> str:
        """The day that the path names."""
        return self.values["day"]

    @property
    def table(self) -> str:
        """The table that the path names."""
        return self.values["table"]

    @property
    def seat(self) -> Seat:
        """The seat that the path names."""
        return int(self.values["seat"])

    def json(self) -> Json:
        """The body as data; raises if it is not JSON."""
        try:
            return msgspec.json.decode(self.body) if self.body else None
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise _malformed(str(error)) from None

    def sent(self, kind: type[T]) -> T:
        """The body; raises if it is something else."""
        return _converted("data", self.json(), kind)

    def queried(self, kind: type[T]) -> T:
        """The query; raises if a value in it is something else. Names that nobody knows are passed over."""
        return _converted("query", dict(parse_qsl(self.query, keep_blank_values=True)), kind)


def _converted(name: str, value: Json, kind: type[T]) -> T:
    """A value as the type it should have; a number may be written as text, as it is in a query."""
    try:
        return msgspec.convert(value, kind, strict=False, str_keys=True)
    except msgspec.ValidationError as error:
        message = str(error)
        place = _PLACE.search(message)
        raise _malformed(f"{place[1] if place else name}: {message.partition(' - ')[0]}") from None


def _malformed(detail: str) -> Malformed:
    return Malformed(NotTheProtocol(detail=detail[:LONGEST_DETAIL]))
