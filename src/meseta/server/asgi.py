"""The ASGI types used here: a scope, and messages in and out, all of them dictionaries."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

Message: TypeAlias = MutableMapping[str, Any]  # type: ignore[explicit-any]
"""A message or a scope. Their types differ from one library to the next; the keys are in the ASGI
specification."""
Scope: TypeAlias = Message
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
