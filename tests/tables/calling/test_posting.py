"""Posting to addresses that strangers name: what a name may mean, and what an answer may be."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from meseta.tables.calling import posting
from meseta.tables.calling.posting import Reply, post
from meseta.tables.calling.sending import Unreached

URL = "http://push.example/x"


def named(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let every name mean these addresses, one answer after the other; returns where we connect to."""
    waiting, tried = list(answers), []

    async def lookup(self: object, host: str, port: int, **_: Any) -> list[Any]:
        found = waiting.pop(0) if len(waiting) > 1 else waiting[0]
        return [(0, 0, 0, "", (address, port)) for address in found]

    async def connect(host: str, port: int, **_: Any) -> Any:
        tried.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", lookup)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    return tried


def reason(url: str = URL, **how: Any) -> str:
    """Why nothing could be posted."""
    with pytest.raises(Unreached) as refused:
        asyncio.run(post(url, {}, b"", seconds=how.pop("seconds", 5), **how))
    return refused.value.reason


@pytest.mark.parametrize(
    "address", ["10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1"]
)
def test_a_name_that_means_a_machine_of_ours_is_not_connected_to(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    tried = named(monkeypatch, [address])
    assert reason() == "not_public"
    assert tried == []


def test_what_was_checked_is_connected_to_even_if_the_name_means_another_a_moment_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = named(monkeypatch, ["1.1.1.1"], ["10.0.0.1"])
    assert reason() == "ConnectionRefusedError"
    assert tried == ["1.1.1.1"]


def test_of_several_addresses_only_a_public_one_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = named(monkeypatch, ["10.0.0.1", "1.1.1.1"])
    assert reason() == "ConnectionRefusedError"
    assert tried == ["1.1.1.1"]


@pytest.mark.parametrize("host", ["2130706433", "0x7f.1", "127.1"])
def test_other_ways_to_write_our_own_address_are_seen_through(host: str) -> None:
    assert reason(f"http://{host}/x") in ("not_public", "gaierror")


def answered(answer: bytes, seconds: float = 5, *, hold: bool = False) -> Callable[[], Reply]:
    """Posts to a machine here that answers so, and says no more."""

    async def run() -> Reply:
        done = asyncio.Event()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            if hold:
                await done.wait()
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            return await post(f"http://127.0.0.1:{port}/x", {}, b"", seconds=seconds, anywhere=True)
        finally:
            done.set()
            server.close()

    return lambda: asyncio.run(run())


def test_of_an_answer_nothing_is_read_but_its_head() -> None:
    head = b"HTTP/1.1 429 Too Many\r\nRetry-After: 17\r\nContent-Length: 1000000000\r\n\r\n"
    assert answered(head, hold=True)() == Reply(429, 17)


@pytest.mark.parametrize(
    "answer", [b"", b"HTTP/1.1 201", b"SSH-2.0-OpenSSH\r\n\r\n", b"HTTP/1.1 201 Made\r\nX: " + b"x" * 100_000]
)
def test_what_is_no_answer_is_a_failure(answer: bytes) -> None:
    with pytest.raises(Unreached):
        answered(answer)()


def test_whoever_says_nothing_is_left() -> None:
    with pytest.raises(Unreached) as left:
        answered(b"HTTP/1.1 2", seconds=0.05, hold=True)()
    assert left.value.reason == "timeout"


def test_the_reason_names_neither_the_address_nor_the_host() -> None:
    assert "push" not in reason("http://push.invalid/secret")
    assert posting.is_address("https://push.example/x")
