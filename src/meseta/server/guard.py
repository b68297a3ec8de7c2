"""The checks on every request (rate, origin, type and size), and the headers of every response."""

import logging
import time
from typing import Final

import msgspec

from meseta.core.errors import MesetaError
from meseta.server.asgi import App, Message, Receive, Scope, Send
from meseta.server.auth import check_origin
from meseta.server.errors import NotJson, language_of, status_of
from meseta.server.problems import BodyNotJson, Closing
from meseta.server.routes.sockets import talk
from meseta.server.routes.words import words_for
from meseta.tables.errors import Busy
from meseta.tables.limits import TooLarge
from meseta.tables.logs import note
from meseta.tables.node import Node
from meseta.tables.problems import BodyTooLarge
from meseta.tables.refusals import refusal

SAFE: Final = ("GET", "HEAD", "OPTIONS")
UPLOADS: Final = "/api/records"

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

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Guard:
    """The application behind these checks."""

    def __init__(self, app: App, node: Node) -> None:
        self._app = app
        self.node = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, unless a check refuses it."""
        if scope["type"] == "websocket":
            await talk(self.node, scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answering = _Answering(send, scope["path"].startswith("/api"))
        began = time.perf_counter()
        try:
            await self._app(scope, self._checked(scope, receive), answering)
        except MesetaError as error:
            await _refuse(scope, answering, error)
        took = time.perf_counter() - began
        self.node.metrics.requests.labels(answering.status).inc()
        self.node.metrics.request_seconds.observe(took)
        if answering.status >= 500:
            note("request_failed", level=logging.ERROR, method=scope["method"], status=answering.status)

    def _checked(self, scope: Scope, receive: Receive) -> Receive:
        """A `receive` that limits the body; raises if anything else is wrong."""
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if self.node.closing:
            raise Busy(Closing())
        if not scope["path"].startswith("/api"):
            return receive
        self.node.requests.take(scope["client"][0] if scope.get("client") else "")
        limits = self.node.config.limits
        most = limits.upload if scope["path"] == UPLOADS else limits.body
        if scope["method"] not in SAFE:
            check_origin(headers.get("origin"), headers.get("host"))
            _check_type(headers)
        if int(headers.get("content-length") or 0) > most:
            raise TooLarge(BodyTooLarge(most=most))
        return _bounded(receive, most)


def _check_type(headers: dict[str, str]) -> None:
    """Raise unless the body is declared as JSON, which another site's form cannot do."""
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if not empty and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise NotJson(BodyNotJson())


def _bounded(receive: Receive, most: int) -> Receive:
    """A `receive` that raises once the body gets too long."""
    read = 0

    async def bounded() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise TooLarge(BodyTooLarge(most=most))
        return message

    return bounded


class _Answering:
    """A `send` that adds our headers to every response."""

    def __init__(self, send: Send, private: bool) -> None:
        self._send = send
        self._private = private
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message.get("headers", []), *HEADERS]
            if self._private:
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await self._send(message)


async def _refuse(scope: Scope, send: _Answering, error: MesetaError) -> None:
    """Respond to a request that was refused by a check."""
    if send.status:
        return
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = msgspec.json.encode(refusal(error, words_for(error, language_of(accepted))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
