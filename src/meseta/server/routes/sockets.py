"""A table's WebSocket, served without the framework for speed: every move passes through several times."""

import re
from typing import Final

from meseta.desk.words import language_of
from meseta.i18n.words import Words
from meseta.server.asgi import SEND_NOW, Receive, Scope, Send, SendNow
from meseta.server.auth import check_origin, token_in
from meseta.server.socket import Socket, never, serve
from meseta.tables.conversation import converse
from meseta.tables.errors import Forbidden, NotSignedIn
from meseta.tables.limits import counted_address
from meseta.tables.node import Node
from meseta.tables.session import Session, Token

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
    host = str(scope["client"][0]) if scope.get("client") else ""
    if node.blocks.cover(host):
        found = None
    if found is None:
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.accept"})
    words = Words(language_of(headers.get("accept-language", "")))
    offered = scope.get("extensions", {}).get(SEND_NOW, {})
    send_now: SendNow = offered.get("send", never)
    socket = Socket(receive, send, node.config.limits.backlog, send_now)
    session = Session(node, socket, found[1], _token(headers), words)
    await serve(socket, converse(socket, session, counted_address(host), node.config.deadlines.hello))


def _token(headers: dict[str, str]) -> Token:
    """The token in the headers, if there is one."""
    authorization = headers.get("authorization")
    try:
        token = token_in(authorization, headers.get("cookie"))
    except NotSignedIn:
        token = ""  # an invalid token: never a session
    return Token(token, must_be_good=authorization is not None)
