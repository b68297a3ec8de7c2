"""The same person twice: once with a browser at the server, once at the desk of the same node."""

import re
from typing import Any

import msgspec

from meseta.desk.answering import Answered, Asked, answer
from tests.server.harness import Running, browser

Json = Any
Told = tuple[int, Json]
"""A status and what came with it: JSON as data, or a text."""

ID = re.compile(r"(?<![\w-])[\w-]{22}(?:[\w-]{10})?(?![\w-])", re.ASCII)
"""An id, or a token."""
LONG_AGO = 1_000_000_000_000


def sent(body: Json) -> bytes:
    """The body as it travels; bytes are sent as they are."""
    return body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)


def read(status: int, body: bytes) -> Told:
    """An answer as a test looks at it."""
    try:
        return status, msgspec.json.decode(body)
    except msgspec.DecodeError:
        return status, body.decode()


def alike(told: Json) -> Json:
    """The answer without what differs from one time to the next: ids, tokens and times, and the names and
    faces of bots, which follow from the id of their table."""
    match told:
        case str():
            return ID.sub("ID", told)
        case int() if told > LONG_AGO:
            return "time"
        case list() | tuple():
            return [alike(part) for part in told]
        case {"holder": "bot"}:
            return {key: part for key, part in told.items() if key not in ("name", "face")}
        case {"who": str()}:
            return {key: alike(part) for key, part in told.items() if key != "who"}
        case dict():
            return {key: alike(part) for key, part in told.items()}
        case _:
            return told


class AtTheServer:
    """Somebody with a browser."""

    def __init__(self, node: Running) -> None:
        self._http = browser(node.url, {"Origin": node.url, "Content-Type": "application/json"})

    def ask(self, method: str, path: str, body: Json = None, language: str = "en") -> Told:
        """What the server answers."""
        headers = {"Accept-Language": language}
        found = self._http.request(method, path, content=sent(body), headers=headers)
        return read(found.status_code, found.content)


class AtTheDesk:
    """Somebody who asks the node itself, and keeps their token as a browser does."""

    def __init__(self, node: Running) -> None:
        self._node = node
        self.token: str | None = None

    def ask(self, method: str, path: str, body: Json = None, language: str = "en") -> Told:
        """What the desk answers."""
        asked = Asked(method, path, language, sent(body), self.token, "127.0.0.1")
        found: Answered = self._node.do(answer(self._node.node, asked))
        self.token = found.session or self.token
        return read(found.status, found.body)


class Both:
    """Both of them, who ask the same and are told the same."""

    def __init__(self, node: Running) -> None:
        self.there = AtTheServer(node)
        self.here = AtTheDesk(node)

    def ask(self, method: str, path: str, body: Json = None, language: str = "en") -> Told:
        """What both are told at the same address."""
        return self.ask_each(method, path, path, body, language)[1]

    def ask_each(
        self, method: str, there: str, here: str, body: Json = None, language: str = "en"
    ) -> tuple[Told, Told]:
        """What each is told, at an address of their own: that of their own table."""
        server = self.there.ask(method, there, body, language)
        desk = self.here.ask(method, here, body, language)
        assert alike(server) == alike(desk), (server, desk)
        return server, desk
