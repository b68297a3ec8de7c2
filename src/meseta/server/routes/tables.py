"""Tables: creating, finding and starting them, rematches and forks."""

from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from meseta.desk import beginning, bodies, creation, rematches
from meseta.desk import tables as desk
from meseta.server.routes.callers import TableId, TheNode, TheSignedIn, TheVisit
from meseta.tables import wire


@post("/tables")
async def create_table(data: JSONBody[bodies.NewTable], signed_in: TheSignedIn) -> wire.TableInfo:
    """Create a table, and begin immediately if requested."""
    return await creation.create_table(signed_in, data)


@get("/tables/mine")
async def my_tables(signed_in: TheSignedIn) -> bodies.TableList:
    """The caller's tables, and whose turn it is."""
    return await desk.my_tables(signed_in)


@get("/tables/open")
async def open_tables(node: TheNode) -> bodies.TableList:
    """The open tables that still have a free seat."""
    return await desk.open_tables(node)


@get("/tables/{table:str}")
async def show_table(visit: TheVisit, table: TableId) -> wire.TableInfo:
    """A table."""
    return await desk.show_table(visit, table)


@post("/tables/{table:str}/start", status_code=200)
async def start(signed_in: TheSignedIn, table: TableId) -> wire.TableInfo:
    """Begin the match: only for the host, once every seat is taken."""
    return await beginning.start(signed_in, table)


@post("/tables/{table:str}/rematch")
async def rematch_table(signed_in: TheSignedIn, table: TableId) -> wire.TableInfo:
    """A new table with the same people and settings; everyone who asks gets the same one, and it begins once
    all have asked, or when the first of them starts it."""
    return await rematches.rematch_table(signed_in, table)


@post("/tables/{table:str}/fork")
async def fork_table(
    data: JSONBody[bodies.ForkTable], signed_in: TheSignedIn, table: TableId
) -> wire.TableInfo:
    """Continue from any ply of a finished match, a record, or a match in which you hold every seat."""
    return await creation.fork_table(signed_in, table, data)


HANDLERS: Final = [create_table, my_tables, open_tables, show_table, start, rematch_table, fork_table]
