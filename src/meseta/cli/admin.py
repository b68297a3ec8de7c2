"""`meseta admin`: what an operator sees of a running server, and what they can do there."""

import os
import time
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Final, TypeVar
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from rich.table import Table

from meseta.cli.problems import RemoteRefused, RemoteUnreachable
from meseta.cli.voice import console, speak
from meseta.core.errors import BadSetup, MesetaError
from meseta.i18n.words import Words, printable
from meseta.server.admin import ADMIN_PATH, ADMIN_VARIABLE, AdminAccess, find_access
from meseta.server.config import data_folder
from meseta.server.oversight import BlockedNetwork, Ended, NodeStatus, TableState, Unblocked
from meseta.server.problems import AdminTokenShort

T = TypeVar("T")
_DIRECT = build_opener(ProxyHandler({}))
"""No proxy may see the token."""
STATUSES: Final = {
    "waiting": "cli-admin-status-waiting",
    "playing": "cli-admin-status-playing",
    "finished": "cli-admin-status-finished",
    "record": "cli-admin-status-record",
    "stuck": "cli-admin-status-stuck",
}
"""How a table's status is called."""
PATIENCE = 60
"""Seconds that a server may take to answer its operator; restoring takes longest."""


class AdminError(MesetaError):
    """A server that cannot be reached, or that refuses its operator."""


class Where(msgspec.Struct, frozen=True):
    """Which server is meant."""

    data: Path | None
    port: int | None
    url: str | None

    def access(self) -> AdminAccess:
        """How it is reached: as its data folder says, or by the token in the environment."""
        if self.url is None:
            return find_access(self.data or data_folder(), self.port)
        token = os.environ.get(ADMIN_VARIABLE, "")
        if not token:
            raise BadSetup(AdminTokenShort(variable=ADMIN_VARIABLE, least=1))
        return AdminAccess(self.url.rstrip("/"), token)


class Operator:
    """Somebody who asks a running server."""

    def __init__(self, access: AdminAccess) -> None:
        self._access = access

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        """The answer; raises if it is a refusal."""
        request = Request(
            f"{self._access.url}{ADMIN_PATH}{path}",
            method=method,
            data=None if body is None else msgspec.json.encode(body),
            headers={"Authorization": f"Bearer {self._access.token}", "Content-Type": "application/json"},
        )
        try:
            with _DIRECT.open(request, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except HTTPError as refused:
            with refused:
                raise AdminError(RemoteRefused(detail=_message(refused.read()))) from None
        except (OSError, HTTPException, ValueError) as error:
            raise AdminError(RemoteUnreachable(detail=str(error)[:120])) from None


def _message(body: bytes) -> str:
    try:
        return str(msgspec.json.decode(body)["message"])[:300]
    except (msgspec.DecodeError, KeyError, TypeError):
        return printable(body[:100].decode(errors="replace"))


def show_status(where: Where, as_json: bool, language: str | None) -> None:
    """Print the state of the server, where its clients are, and who was limited or blocked."""
    words = speak(language)
    answer = Operator(where.access()).ask("GET", "/status")
    if as_json:
        console.print(answer.decode(), markup=False, soft_wrap=True)
        return
    status = msgspec.json.decode(answer, type=NodeStatus)
    counts = words.comma.join(
        f"{count} {words.say(STATUSES[name])}" for name, count in sorted(status.tables.items())
    )
    for key, value in (
        ("cli-admin-version", status.version),
        ("cli-admin-running", _duration(status.seconds)),
        ("cli-admin-health", status.health),
        ("cli-admin-tables", counts or "0"),
        ("cli-admin-memory", status.tables_in_memory),
        ("cli-admin-sockets", status.sockets),
        ("cli-admin-workers", status.workers),
        ("cli-admin-reports", status.reports),
    ):
        console.print(f"{words.say(key)}: {value}", markup=False)
    _rows(words, "cli-admin-addresses", [(crowd.address, crowd.sockets) for crowd in status.addresses])
    limited = [(one.caller, one.limit, f"×{one.times}", ago(words, one.last)) for one in status.limited]
    _rows(words, "cli-admin-limited", limited)
    _rows(words, "cli-admin-blocked", [_block_row(block) for block in status.blocks])


def show_tables(where: Where, as_json: bool, language: str | None) -> None:
    """Print the tables that were touched last."""
    words = speak(language)
    answer = Operator(where.access()).ask("GET", "/tables")
    if as_json:
        console.print(answer.decode(), markup=False, soft_wrap=True)
        return
    tables = msgspec.json.decode(answer, type=list[TableState])
    _rows(words, "cli-admin-latest", [_table_row(words, table) for table in tables])


def end_table(where: Where, table: str, language: str | None) -> None:
    """End a table for everyone."""
    words = speak(language)
    ended = _answer(where, "DELETE", f"/tables/{table}", None, Ended)
    console.print(words.say("cli-admin-ended", table=ended.id), markup=False)


def block(where: Where, address: str, hours: float | None, reason: str, language: str | None) -> None:
    """Block an address or a network at every node."""
    words = speak(language)
    body = {"address": address, "hours": hours, "reason": reason}
    blocked = _answer(where, "POST", "/blocks", body, BlockedNetwork)
    console.print(words.say("cli-admin-now-blocked", network=blocked.network), markup=False)


def unblock(where: Where, address: str, language: str | None) -> None:
    """Unblock an address or a network."""
    words = speak(language)
    gone = _answer(where, "POST", "/unblock", {"address": address}, Unblocked)
    said = "cli-admin-unblocked" if gone.removed else "cli-admin-not-blocked"
    console.print(words.say(said, network=gone.network), markup=False)


def _answer(where: Where, method: str, path: str, body: object, kind: type[T]) -> T:
    return msgspec.json.decode(Operator(where.access()).ask(method, path, body), type=kind)


def _rows(words: Words, heading: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Print a heading and its rows, if there are any."""
    if not rows:
        return
    console.print(f"\n{words.say(heading)}", style="bold")
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*(printable(str(cell)) for cell in row))
    console.print(table)


def _table_row(words: Words, table: TableState) -> tuple[object, ...]:
    names, touched = ", ".join(name or "–" for name in table.names), ago(words, table.touched)
    status = words.say(STATUSES[table.status])
    return table.id, table.game, status, names, table.size, table.watchers, touched


def _block_row(block: BlockedNetwork) -> tuple[object, ...]:
    return block.network, "" if block.until is None else f"→ {clock(block.until)}", block.reason


def ago(words: Words, at: int) -> str:
    """How long ago that was."""
    return words.say("cli-admin-ago", time=_duration(max(0, round(time.time() - at / 1000))))


def clock(at: int) -> str:
    """That time, as the operator's clock shows it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


def _duration(seconds: int) -> str:
    """A duration in its largest unit.

    >>> _duration(59), _duration(7300), _duration(200_000)
    ('59s', '2h', '2d')
    """
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= size:
            return f"{seconds // size}{unit}"
    return f"{seconds}s"
