"""What an operator sees of a running node, and what they can do there. The guard has checked their token."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from meseta import __version__
from meseta.server import oversight
from meseta.server.routes.callers import TableId, TheNode
from meseta.store.backup import inspect, restore
from meseta.store.errors import StoreError
from meseta.store.problems import BackupOfPostgres
from meseta.store.rows import Block, Overview, Report
from meseta.store.sqlite import Sqlite
from meseta.tables.blocks import read_network
from meseta.tables.changes import ListedTable
from meseta.tables.errors import NoSuchThing
from meseta.tables.logs import brief, note
from meseta.tables.node import Node
from meseta.tables.problems import NoSuchReport, NoSuchTable
from meseta.tables.reports import ReportedScene

MOST_TABLES: Final = 100
MOST_REPORTS: Final = 100
SHOWN_ADDRESSES: Final = 20
SHORTEST_PREFIX: Final = 6
"""As many characters of a table's id as the log shows."""
HOUR: Final = 3_600_000
STARTED: Final = time.monotonic()


@get("/admin/status", include_in_schema=False)
async def status(node: TheNode) -> oversight.NodeStatus:
    """The state of the node: its store, its load, and who was limited."""
    unwell = await node.health.check()
    addresses = list(node.room.addresses().items())[:SHOWN_ADDRESSES]
    return oversight.NodeStatus(
        node=node.store.node,
        version=__version__,
        seconds=round(time.monotonic() - STARTED),
        health="ok" if unwell is None else unwell.code,
        tables={} if unwell is not None else await node.store.count_tables(),
        tables_in_memory=len(node.hub.lives),
        sockets=len(node.clients),
        workers=node.workers.running,
        addresses=[oversight.Crowd(address, count) for address, count in addresses],
        limited=[
            oversight.LimitedCaller(found.limit, _short(found.caller), found.times, round(found.last * 1000))
            for found in node.budgets.limited.latest()[:SHOWN_ADDRESSES]
        ],
        blocks=[_block(block) for block in node.blocks.all()],
        reports=0 if unwell is not None else await node.store.company.count_reports(),
    )


def _short(caller: str) -> str:
    """An address as it is, and of a person's id as much as is needed to recognise it."""
    return caller if "." in caller or ":" in caller else brief(caller)


@get("/admin/tables", include_in_schema=False)
async def latest_tables(node: TheNode) -> list[oversight.TableState]:
    """The tables that were touched last."""
    return [_state(node, table) for table in await node.store.latest_tables(MOST_TABLES)]


def _state(node: Node, table: Overview) -> oversight.TableState:
    line = msgspec.json.decode(table.line, type=ListedTable)
    live = node.hub.lives.get(table.id)
    return oversight.TableState(
        id=brief(table.id),
        game=line.game,
        status=table.status,
        names=line.names,
        size=table.version,
        watchers=0 if live is None else len(live.watchers),
        created=table.created,
        touched=table.touched,
    )


@delete("/admin/tables/{table:str}", include_in_schema=False, status_code=200)
async def end_table(node: TheNode, table: TableId) -> oversight.Ended:
    """End a table for everyone and delete it; the beginning of its id is enough if no other begins so."""
    found = await node.store.tables_beginning(table, 2) if len(table) >= SHORTEST_PREFIX else []
    if len(found) != 1 or not await node.end_table(found[0]):
        raise NoSuchThing(NoSuchTable())
    return oversight.Ended(brief(found[0]))


@post("/admin/blocks", include_in_schema=False, status_code=200)
async def block(node: TheNode, data: JSONBody[oversight.NewBlock]) -> oversight.BlockedNetwork:
    """Block an address or a network at every node, and disconnect whoever is there."""
    until = None if data.hours is None else node.store.now() + round(data.hours * HOUR)
    added = await node.blocks.add(read_network(data.address), until, data.reason[:200])
    node.drop_blocked()
    note("address_blocked", network=added.network, until=added.until)
    return _block(added)


@post("/admin/unblock", include_in_schema=False, status_code=200)
async def unblock(node: TheNode, data: JSONBody[oversight.NewBlock]) -> oversight.Unblocked:
    """Unblock an address or a network."""
    network = read_network(data.address)
    removed = await node.blocks.remove(network)
    note("address_unblocked", network=str(network))
    return oversight.Unblocked(str(network), removed)


def _block(block: Block) -> oversight.BlockedNetwork:
    return oversight.BlockedNetwork(block.network, block.at, block.until, block.reason)


@get("/admin/reports", include_in_schema=False)
async def list_reports(node: TheNode, settled: FromQuery[bool] = False) -> list[oversight.ReportLine]:
    """What people have reported and is still to be settled, or what is settled."""
    found = await node.store.company.list_reports(settled, MOST_REPORTS)
    about = Counter(report.reported for report in found)
    return [await _report(node, report, about[report.reported] - 1) for report in found]


async def _report(node: Node, report: Report, others: int) -> oversight.ReportLine:
    connected = {
        place.address
        for client, place in node.clients.items()
        if client.caller is not None and client.caller.is_person(report.reported)
    }
    return oversight.ReportLine(
        id=brief(report.id),
        at=report.at,
        table=brief(report.table),
        open=await node.store.weigh(report.table, "") is not None,
        reason=report.reason,
        scene=msgspec.json.decode(report.body, type=ReportedScene),
        addresses=sorted(connected),
        others=others,
        settled=report.settled,
    )


@delete("/admin/reports/{report:str}", include_in_schema=False, status_code=200)
async def settle_report(node: TheNode, report: FromPath[str]) -> oversight.SettledReport:
    """Settle a report; the beginning of its id is enough if no other begins so."""
    found = await node.store.company.settle_report(report) if len(report) >= SHORTEST_PREFIX else []
    if len(found) != 1:
        raise NoSuchThing(NoSuchReport())
    note("report_settled", report=brief(found[0]))
    return oversight.SettledReport(brief(found[0]))


@post("/admin/restore", include_in_schema=False, status_code=200)
async def restore_copy(node: TheNode, data: JSONBody[oversight.RestoreCopy]) -> oversight.Restored:
    """Put a copy in the place of the database: everyone reconnects, and finds the tables of the copy."""
    dialect = node.store.dialect
    if not isinstance(dialect, Sqlite):
        raise StoreError(BackupOfPostgres())
    copy = Path(data.copy)
    await asyncio.to_thread(inspect, copy)  # before anybody is disconnected
    kept = await asyncio.shield(_reopened(node, copy, dialect.path))
    return oversight.Restored(None if kept is None else str(kept))


async def _reopened(node: Node, copy: Path, database: Path) -> Path | None:
    await node.close()
    try:
        return await asyncio.to_thread(restore, copy, database)
    finally:
        await node.open()


HANDLERS: Final = [
    status,
    latest_tables,
    end_table,
    list_reports,
    settle_report,
    block,
    unblock,
    restore_copy,
]
