"""The ASGI types used here: a scope, and messages in and out, all of them dictionaries."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final, TypeAlias

Message: TypeAlias = MutableMapping[str, Any]  # type: ignore[explicit-any]
"""A message or a scope. Their types differ from one library to the next; the keys are in the ASGI
specification."""
Scope: TypeAlias = Message
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
SendNow: TypeAlias = Callable[[Iterable[bytes]], bool]
"""Sends texts in one write, unless the connection cannot take them at once; returns whether it did."""
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

SEND_NOW: Final = "meseta.send_now"
"""Our own extension of ASGI, with which a server offers a `SendNow` as `send`."""
