"""Calls by Web Push (RFC 8030): encrypted for one browser (RFC 8291), and signed by this server (RFC 8292).

The libraries are an extra (`meseta[push]`), so they are imported where they are needed.
"""

import asyncio
import base64
import binascii
import hashlib
import hmac
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from meseta.store.callstore import CallStore
from meseta.store.rows import Call
from meseta.tables.calling.posting import check, post
from meseta.tables.calling.sending import Gone, Telling
from meseta.tables.config import Calling

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEY: Final = "push"
"""The name of the secret with which we sign."""
LASTING: Final = 7 * 24 * 3600
"""Seconds for which a push service keeps a call for a browser that it cannot reach."""
SIGNED_FOR: Final = 12 * 3600
GONE: Final = (404, 410)
PUBLIC_BYTES: Final = 65
"""A point of P-256, uncompressed."""
AUTH_BYTES: Final = 16


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser is reached, and the keys for which a call is encrypted."""

    endpoint: str
    p256dh: str
    auth: str
    contact: str = ""
    """The site that the browser has subscribed to, whom a push service may turn to."""


def is_installed() -> bool:
    """Whether the libraries are there (`meseta[push]`)."""
    return find_spec("http_ece") is not None and find_spec("py_vapid") is not None


def unpacked(text: str) -> bytes:
    """The bytes of a base64url text, with or without its padding; raises `ValueError` if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def packed(raw: bytes) -> str:
    """The bytes as a base64url text without padding."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser can have these keys: a point on the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point, secret = unpacked(p256dh), unpacked(auth)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == PUBLIC_BYTES and len(secret) == AUTH_BYTES


def sealed(
    subscription: Subscription,
    content: bytes,
    key: "EllipticCurvePrivateKey | None" = None,
    salt: bytes | None = None,
) -> bytes:
    """The content, encrypted for the browser, with a key and a salt of its own unless they are given."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    found: bytes = http_ece.encrypt(
        content,
        salt=salt,
        private_key=key or generate_private_key(SECP256R1()),
        dh=unpacked(subscription.p256dh),
        auth_secret=unpacked(subscription.auth),
        version="aes128gcm",
    )
    return found


async def signing_key(calls: CallStore) -> bytes:
    """The private key that all nodes share, made when the first of them starts."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    new = generate_private_key(SECP256R1()).private_numbers().private_value
    return await calls.secret(KEY, new.to_bytes(32))


class PushSender:
    """Calls browsers."""

    def __init__(self, calling: Calling, key: bytes, seconds: float, now: Callable[[], int]) -> None:
        from py_vapid import Vapid02

        self._calling = calling
        self._secret = key
        self._signer = Vapid02.from_raw(packed(key).encode())
        self._seconds = seconds
        self._now = now

    @property
    def public_key(self) -> str:
        """What browsers subscribe with, so that nobody else can send to them."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return packed(self._signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, call: Call, telling: Telling) -> None:
        """Push the call; raises `Gone` if the browser no longer wants any."""
        subscription = msgspec.json.decode(call.destination.body, type=Subscription)
        # The table's id is for this browser alone: nobody between can read it.
        content = msgspec.json.encode(
            {
                "title": telling.title,
                "body": _body(call, telling),
                "table": call.table,
                "turn": f"{call.seat} {call.turn} {int(call.reminder)}",
                "waiting": telling.waiting,
            }
        )
        body, headers = await asyncio.to_thread(self._made, subscription, call, content)
        reply = await post(
            subscription.endpoint,
            headers,
            body,
            seconds=self._seconds,
            anywhere=self._calling.push == "anywhere",
        )
        if reply.status in GONE:
            raise Gone
        check(reply)

    def _made(self, subscription: Subscription, call: Call, content: bytes) -> tuple[bytes, dict[str, str]]:
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTING),
            "Urgency": "normal",
            "Topic": self._topic(call.table),
            **self._signed(subscription),
        }
        return sealed(subscription, content), headers

    def _topic(self, table: str) -> str:
        """The same for all calls to a table: a push service keeps the latest, and learns nothing of it."""
        return packed(hmac.digest(self._secret, f"topic {table}".encode(), hashlib.sha256))[:32]

    def _signed(self, subscription: Subscription) -> dict[str, str]:
        place = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": self._now() // 1000 + SIGNED_FOR,
            "sub": self._calling.address or subscription.contact,
        }
        found: dict[str, str] = self._signer.sign(claims)
        return found

    def close(self) -> None:
        """There is nothing to let go of."""


def _body(call: Call, telling: Telling) -> str:
    """Who plays; and how much time is left, if little is: a browser may show a call hours later."""
    said = (telling.body, telling.left) if call.reminder else (telling.body,)
    return " · ".join(part for part in said if part)
