"""The WebSocket of a table. It is served beside the framework: a move passes here several times."""

import re
import time
from collections.abc import MutableMapping
from typing import Any, Final

from meseta.core.errors import MesetaError
from meseta.i18n.words import Words
from meseta.server.answers import Answers
from meseta.server.auth import check_origin, shown_token
from meseta.server.errors import language_of
from meseta.server.node import Node
from meseta.server.socket import Gone, Receive, Send, Socket, serve
from meseta.store.errors import StoreTrouble
from meseta.tables import wire
from meseta.tables.errors import Busy, Forbidden, NoSuchThing, NotSignedIn
from meseta.tables.hub import NO_SUCH_TABLE
from meseta.tables.limits import TooMany
from meseta.tables.live import LiveTable

Scope = MutableMapping[str, Any]
_CODES: Final[dict[type[MesetaError], int]] = {
    NotSignedIn: 4401,
    NoSuchThing: NO_SUCH_TABLE,
    TooMany: 4429,
    Busy: 1013,
    StoreTrouble: 1013,
}
"""What a socket is closed with whose first message came to nothing; anything else was no hello."""
_PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")


async def talk(node: Node, scope: Scope, receive: Receive, send: Send) -> None:
    """Play at a table, or watch it."""
    found = _PATH.fullmatch(scope["path"])
    headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
    await receive()
    try:
        check_origin(headers.get("origin"), headers.get("host"))
    except Forbidden:
        found = None
    if found is None:
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.accept"})
    words = Words(language_of(headers.get("accept-language", "")))
    socket = Socket(receive, send, node.config.limits, words)
    address = scope["client"][0] if scope.get("client") else ""
    await serve(socket, _session(node, socket, found[1], headers, address))


async def _session(node: Node, socket: Socket, id: str, headers: dict[str, str], address: str) -> None:
    """From the first message to the last."""
    live: LiveTable | None = None
    try:
        node.come(socket, address)
        hello = await socket.hello()
        live = await _join(node, socket, id, hello, headers)
        await socket.converse(Answers(node.hub, node.workers, node.paces, live))
    except MesetaError as error:
        socket.refuse(error)
        raise Gone(_CODES.get(type(error), 4400)) from None
    finally:
        node.go(socket)
        if live is not None:
            node.stand_up(socket, live)


async def _recognise(node: Node, socket: Socket, hello: wire.Hello, headers: dict[str, str]) -> None:
    """Who is it? What a program says in its hello counts before its headers."""
    token = hello.token or shown_token(headers.get("authorization"), headers.get("cookie"))
    by_cookie = hello.token is None and headers.get("authorization") is None
    try:
        socket.credential = await node.recognise(token)
    except MesetaError:
        if not by_cookie:
            raise
    socket.caller = None if socket.credential is None else socket.credential.caller
    socket.wanted = hello.seats


async def _join(node: Node, socket: Socket, id: str, hello: wire.Hello, headers: dict[str, str]) -> LiveTable:
    """The table. From here on the client misses nothing: what it is told first and what comes later meet.

    A link is looked at while the table is held: it cannot be revoked before its socket can be let go of.
    """
    began = time.perf_counter()
    async with node.hub.hold(id) as live:
        names = [chair.name for chair in live.table.chairs]
        socket.words = Words(socket.words.language, live.table.settings.game, names)
        await _recognise(node, socket, hello, headers)
        socket.welcome(live, hello, node.store.now())
        node.sit_down(socket, live)
    node.metrics.welcome_seconds.observe(time.perf_counter() - began)
    return live
