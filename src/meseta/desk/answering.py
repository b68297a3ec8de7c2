"""Answering requests by their method and path, for hosts without a web framework."""

import inspect
from typing import Final
from urllib.parse import unquote

import msgspec

from meseta.core.errors import MesetaError
from meseta.desk.endpoints import ENDPOINTS, Endpoint
from meseta.desk.errors import WrongMethod
from meseta.desk.problems import MethodNotAllowed, NoSuchPage
from meseta.desk.reading import Question
from meseta.desk.records import Drawn, RecordFile
from meseta.desk.refusing import Refused, fail, refuse
from meseta.desk.sessions import Welcome
from meseta.desk.visits import visit_of
from meseta.desk.words import language_of
from meseta.tables.errors import NoSuchThing
from meseta.tables.limits import counted_address
from meseta.tables.node import Node

_PLACES: Final = {
    path: path.strip("/").split("/")
    for path in sorted({endpoint.path for endpoint in ENDPOINTS}, key=lambda path: path.count("{"))
}
"""Every path, and its parts. Those with fewer values come first: `/tables/mine` is no table's."""


class Asked(msgspec.Struct, frozen=True):
    """A request to the desk."""

    method: str
    path: str
    """With its query, such as `/tables/X/frames?start=200`."""
    language: str = ""
    """Languages in the order in which they are wanted, as a browser lists them."""
    body: bytes | str = b""
    """JSON; empty if there is none."""
    token: str | None = None
    """The token of whoever asks; one that is no longer valid is as good as none."""
    address: str = ""


class Answered(msgspec.Struct, frozen=True):
    """The desk's answer."""

    status: int
    body: bytes
    """JSON, or the text of a record, of a picture or of words; empty if the status is 204."""
    session: str | None = None
    """The token of the session that was opened for whoever asked, if they had none."""


async def answer(node: Node, asked: Asked) -> Answered:
    """The answer to a request, whatever it is."""
    language = language_of(asked.language)
    try:
        return await _answer(node, asked, language)
    except MesetaError as error:
        return _said(refuse(error, language))
    except Exception as error:
        return _said(fail(error, language))


def _said(refused: Refused) -> Answered:
    return Answered(refused.status, msgspec.json.encode(refused.body))


async def _answer(node: Node, asked: Asked, language: str) -> Answered:
    path, _, query = asked.path.partition("?")
    endpoint, values = _endpoint(asked.method, unquote(path))
    visit = await visit_of(node, asked.token, counted_address(asked.address), language, must_be_good=False)
    if (table := values.get("table")) is not None:
        await node.load(table, visit.caller, visit.who)
    found = endpoint.do(Question(visit, values, query, asked.body))
    return _answered(endpoint.status, await found if inspect.isawaitable(found) else found)


def _endpoint(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """What is asked for, and the values in the path; raises if it cannot be asked."""
    place, values = _place(path)
    for endpoint in ENDPOINTS:
        if (endpoint.method, endpoint.path) == (method, place):
            return endpoint, _checked(values)
    raise WrongMethod(MethodNotAllowed(method=method))


def _place(path: str) -> tuple[str, dict[str, str]]:
    """The path as it is declared, and the values in it; raises if nothing is there."""
    given = [part for part in path.split("/") if part]
    for place, parts in _PLACES.items():
        pairs = list(zip(parts, given, strict=False))
        if len(parts) == len(given) and all(_is_value(part) or part == found for part, found in pairs):
            return place, {part.strip("{}"): found for part, found in pairs if _is_value(part)}
    raise NoSuchThing(NoSuchPage())


def _is_value(part: str) -> bool:
    return part.startswith("{")


def _checked(values: dict[str, str]) -> dict[str, str]:
    """The values; raises if a seat is no number."""
    try:
        int(values.get("seat", 0))
    except ValueError:
        raise NoSuchThing(NoSuchPage()) from None
    return values


def _answered(status: int, found: object) -> Answered:
    match found:
        case Welcome(body, session):
            return Answered(status, msgspec.json.encode(body), session)
        case RecordFile(_, text) | Drawn(text) | str(text):
            return Answered(status, text.encode())
        case bytes(whole):
            return Answered(status, whole)
        case None:
            return Answered(status, b"")
        case _:
            return Answered(status, msgspec.json.encode(found))
