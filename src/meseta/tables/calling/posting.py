"""Posting to addresses that strangers name: bounded in time and size, and never to a network of our own.

A library for HTTP would resolve the name itself, follow redirections and read whatever it is sent. Here the
address is checked that is then connected to, so a name that means another one a moment later leads nowhere.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from meseta.tables.calling.sending import Unreached

LONGEST_URL: Final = 1000
MOST_HEAD: Final = 16_384
"""Bytes of an answer's status and headers; of its body nothing is read."""
_URL: Final = re.compile(r"https?://[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?(/[!-~]*)?")
_STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})(?: [^\r\n]*)?\r\n")
_TRANSLATED: Final = int(IPv6Address("64:ff9b::")) >> 32
"""IPv4 within IPv6, where a network translates it (RFC 6052)."""


class Reply(NamedTuple):
    """As much of an answer as anybody needs."""

    status: int
    retry_after: float
    """Seconds for which we are asked to wait; 0 if we are not."""


def is_address(url: str, *, secure: bool = True) -> bool:
    """Whether something can be posted there, as far as its text says.

    >>> is_address("https://push.example/abc"), is_address("http://push.example/"), is_address("https://a b/")
    (True, False, False)
    """
    allowed = url.startswith("https://") or not secure
    return allowed and len(url) <= LONGEST_URL and _URL.fullmatch(url) is not None


def is_public(address: str) -> bool:
    """Whether everybody means the same machine by this address: not a private network's, nor our own.

    >>> [is_public(text) for text in ("192.0.2.1", "10.1.2.3", "127.0.0.1", "169.254.169.254", "::1")]
    [False, False, False, False, False]
    >>> [is_public(text) for text in ("::ffff:127.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "fe80::1%eth0")]
    [False, False, False, False]
    >>> is_public("1.1.1.1"), is_public("2606:4700:4700::1111")
    (True, True)
    """
    found = _innermost(ip_address(address.partition("%")[0]))
    return found.is_global and not found.is_multicast


def _innermost(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address that another one stands for."""
    if isinstance(address, IPv4Address):
        return address
    if int(address) >> 32 == _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1] or address


async def post(
    url: str, headers: Mapping[str, str], body: bytes, *, seconds: float, anywhere: bool = False
) -> Reply:
    """The reply to a POST; raises `Unreached` if there is none in time, or if nobody may post there."""
    try:
        async with asyncio.timeout(seconds):
            return await _post(url, headers, body, anywhere)
    except TimeoutError:
        raise Unreached("timeout") from None
    except (
        OSError,
        UnicodeError,
        ValueError,
        asyncio.IncompleteReadError,
        asyncio.LimitOverrunError,
    ) as error:
        raise Unreached(type(error).__name__) from None


async def _post(url: str, headers: Mapping[str, str], body: bytes, anywhere: bool) -> Reply:
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await _address(host, port, anywhere)
    reader, writer = await asyncio.open_connection(
        *(address, port),
        limit=MOST_HEAD,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        own = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**own, **headers}.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        return _reply(await reader.readuntil(b"\r\n\r\n"))
    finally:
        writer.transport.abort()  # whatever else is sent, nobody reads


async def _address(host: str, port: int, anywhere: bool) -> str:
    """The first address of the host that may be posted to."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, place in found:
        if anywhere or is_public(str(place[0])):
            return str(place[0])
    raise Unreached("not_public")


def _reply(head: bytes) -> Reply:
    status = _STATUS.match(head)
    if status is None:
        raise ValueError("not HTTP")
    wait = re.search(rb"\r\nretry-after: *(\d{1,6})\r\n", head, re.IGNORECASE)
    return Reply(int(status[1]), float(wait[1]) if wait else 0)


def check(reply: Reply) -> None:
    """Raise `Unreached` unless the reply says that all is well."""
    if not 200 <= reply.status < 300:
        raise Unreached(f"status {reply.status}", reply.retry_after)
