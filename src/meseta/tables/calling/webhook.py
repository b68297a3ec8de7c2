"""Calls by the operator's webhook: every call as JSON, signed, to one address.

It names the game and the people at the table, but not the table: whoever has its id can watch. `table` says
only which calls belong together.
"""

import hashlib
import hmac
from collections.abc import Callable
from typing import Final

import msgspec

from meseta.store.rows import Call
from meseta.tables.calling.posting import check, post
from meseta.tables.calling.sending import Telling
from meseta.tables.config import Calling

DESTINATION: Final = "webhook"
SIGNATURE: Final = "Meseta-Signature"


class WebhookSender:
    """Tells the operator's webhook."""

    def __init__(self, calling: Calling, seconds: float, now: Callable[[], int]) -> None:
        self._url = calling.webhook
        self._secret = calling.webhook_secret.encode()
        self._seconds = seconds
        self._now = now

    async def send(self, call: Call, telling: Telling) -> None:
        """Post the call, with a signature over the time and the body."""
        body = msgspec.json.encode(
            {
                "type": "turn",
                "id": self._digest(f"{call.table} {call.seat} {call.turn} {call.reminder}"),
                "table": self._digest(call.table),
                "game": telling.game,
                "names": telling.names,
                "seat": call.seat,
                "name": telling.names[call.seat],
                "reminder": call.reminder,
                "text": f"{telling.names[call.seat]}: {telling.title}",
            }
        )
        at = str(self._now() // 1000)
        signed = hmac.digest(self._secret, f"{at}.".encode() + body, hashlib.sha256).hex()
        headers = {"Content-Type": "application/json", SIGNATURE: f"t={at},v1={signed}"}
        # The operator's own address: it may well be in a network of theirs.
        check(await post(self._url, headers, body, seconds=self._seconds, anywhere=True))

    def _digest(self, text: str) -> str:
        return hmac.digest(self._secret, text.encode(), hashlib.sha256).hex()[:32]

    def close(self) -> None:
        """There is nothing to let go of."""
