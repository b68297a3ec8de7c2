"""The checks on every request (rate, origin, type and size), and the headers of every response."""

import asyncio
import logging
import time
from typing import Final

import msgspec

from meseta.core.errors import MesetaError
from meseta.desk.errors import NotJson, TooSlow
from meseta.desk.problems import NoSuchPage
from meseta.desk.refusing import refused
from meseta.desk.words import language_of
from meseta.server.admin import ADMIN_PATH, AdminKey
from meseta.server.asgi import App, Message, Receive, Scope, Send
from meseta.server.auth import check_origin, token_in
from meseta.server.problems import BodyNotJson, BodyTooSlow, Closing
from meseta.server.routes.sockets import talk
from meseta.tables.errors import Busy, Forbidden, NoSuchThing, NotSignedIn
from meseta.tables.limits import TooLarge, counted_address
from meseta.tables.logs import note
from meseta.tables.node import Node
from meseta.tables.problems import AddressBlocked, BadToken, BodyTooLarge, NoSuchTable

SAFE: Final = ("GET", "HEAD", "OPTIONS")
UPLOADS: Final = "/api/records"
TABLES: Final = "/api/tables/"
LONGEST_PATH: Final = 1000
SESSIONS: Final = "/api/session"
BY_MAIL_PROGRAMS: Final = "/api/calls/mail/end/"
"""What a mail program posts there, a form, is not read; the address says it all."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Nothing is loaded from elsewhere, only our own scripts run, and nobody may frame us."""

DEVICE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""The same, but WebAssembly may be compiled: on the device our Python runs in it."""

ON_DEVICE: Final = ("/offline/", "/assets/device/", "/runtime/")
"""The page for the device and its workers, each of which has the policy that it came with."""

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Guard:
    """The application behind these checks."""

    def __init__(self, app: App, node: Node, key: AdminKey) -> None:
        self._app = app
        self.node = node
        self._key = key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, unless a check refuses it."""
        if scope["type"] == "websocket":
            await talk(self.node, scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answering = _Answering(send, scope["path"])
        began = time.perf_counter()
        try:
            await self._app(scope, await self._checked(scope, receive), answering)
        except MesetaError as error:
            await _refuse(scope, answering, error)
        took = time.perf_counter() - began
        self.node.metrics.requests.add(str(answering.status))
        self.node.metrics.request_seconds.add(took)
        if answering.status >= 500:
            note("request_failed", level=logging.ERROR, method=scope["method"], status=answering.status)

    async def _checked(self, scope: Scope, receive: Receive) -> Receive:
        """A `receive` that limits the body; raises if anything else is wrong."""
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if self.node.closing:
            raise Busy(Closing())
        _check_path(scope["path"])
        if not self._is_operator(headers) and self.node.blocks.cover(_host(scope)):
            raise Forbidden(AddressBlocked())
        if not scope["path"].startswith("/api"):
            return receive
        await self._count(scope, headers)
        limits = self.node.config.limits
        most = limits.upload if scope["path"] == UPLOADS else limits.body
        if scope["method"] not in SAFE:
            check_origin(headers.get("origin"), headers.get("host"))
            if not scope["path"].startswith(BY_MAIL_PROGRAMS):
                _check_type(headers)
        if int(headers.get("content-length") or 0) > most:
            raise TooLarge(BodyTooLarge(most=most))
        return _bounded(receive, most, self.node.config.deadlines.body)

    async def _count(self, scope: Scope, headers: dict[str, str]) -> None:
        """Count the request, unless the operator makes it; nobody else may make an operator's."""
        if scope["path"].startswith(ADMIN_PATH):
            if self._is_operator(headers):
                return
            self.node.budgets.strangers.take(counted_address(_host(scope)))
            raise NotSignedIn(BadToken())
        newcomer = scope["method"] == "POST" and scope["path"] == SESSIONS
        await self.node.charges.request(_token(headers), counted_address(_host(scope)), newcomer)

    def _is_operator(self, headers: dict[str, str]) -> bool:
        return self._key.opens(headers.get("authorization"))


def _host(scope: Scope) -> str:
    """The address that the request came from."""
    return str(scope["client"][0]) if scope.get("client") else ""


def _check_path(path: str) -> None:
    """Raise if no file and no table could have this name."""
    if len(path) > LONGEST_PATH or not path.isprintable():
        raise NoSuchThing(NoSuchTable() if path.startswith(TABLES) else NoSuchPage())


def _token(headers: dict[str, str]) -> str | None:
    """The token in the headers; whether an invalid one is refused is decided later."""
    try:
        return token_in(headers.get("authorization"), headers.get("cookie"))
    except NotSignedIn:
        return None


def _check_type(headers: dict[str, str]) -> None:
    """Raise unless the body is declared as JSON, which another site's form cannot do."""
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if not empty and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise NotJson(BodyNotJson())


def _bounded(receive: Receive, most: int, seconds: float) -> Receive:
    """A `receive` that raises once the body gets too long, or takes too long to come."""
    read = 0
    until = asyncio.get_running_loop().time() + seconds
    whole = False

    async def bounded() -> Message:
        nonlocal read, whole
        if whole:
            return await receive()  # which waits for the client to leave
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise TooSlow(BodyTooSlow(seconds=round(seconds))) from None
        read += len(message.get("body", b""))
        if read > most:
            raise TooLarge(BodyTooLarge(most=most))
        whole = not message.get("more_body", False)
        return message

    return bounded


class _Answering:
    """A `send` that adds our headers to every response."""

    def __init__(self, send: Send, path: str) -> None:
        self._send = send
        self._private = path.startswith("/api")
        self._policy = DEVICE_POLICY if path.startswith(ON_DEVICE) else POLICY
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            policy = (b"content-security-policy", self._policy.encode())
            headers = [*message.get("headers", []), policy, *HEADERS]
            if self._private:
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await self._send(message)


async def _refuse(scope: Scope, send: _Answering, error: MesetaError) -> None:
    """Respond to a request that was refused by a check."""
    if send.status:
        return
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    answer = refused(error, language_of(accepted))
    body = msgspec.json.encode(answer.body)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
