"""People at a table: muting and reporting somebody, and playing a deal again."""

from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from meseta.desk import company, company_bodies, deal_bodies, deals
from meseta.server.routes.callers import TableId, TheSignedIn, TheVisit
from meseta.tables import wire


@get("/tables/{table:str}/deal")
async def compare_deal(visit: TheVisit, table: TableId) -> deal_bodies.DealList:
    """How the deal of a match that is over was played, at every table where it is over."""
    return await deals.compare(visit, table)


@post("/tables/{table:str}/deal")
async def play_deal_again(
    data: JSONBody[deal_bodies.DealAgain], signed_in: TheSignedIn, table: TableId
) -> wire.TableInfo:
    """A new table with the deal of a match that is over: the same chance, other players."""
    return await deals.play_again(signed_in, table, data)


@put("/tables/{table:str}/mutes/{who:str}")
async def mute(signed_in: TheSignedIn, table: TableId, who: FromPath[str]) -> company_bodies.Muted:
    """See nothing of somebody from now on, here and at other tables; they do not learn of it."""
    return await company.mute(signed_in, table, who)


@delete("/tables/{table:str}/mutes/{who:str}", status_code=200)
async def unmute(signed_in: TheSignedIn, table: TableId, who: FromPath[str]) -> company_bodies.Muted:
    """See somebody again."""
    return await company.unmute(signed_in, table, who)


@post("/tables/{table:str}/reports")
async def report(
    data: JSONBody[company_bodies.NewReport], signed_in: TheSignedIn, table: TableId
) -> company_bodies.ReportMade:
    """Tell the operator about somebody at the table; nobody else learns of it."""
    return await company.report(signed_in, table, data)


@get("/yours/mutes")
async def my_mutes(signed_in: TheSignedIn) -> company_bodies.MuteList:
    """Of whom the caller wants to see nothing."""
    return await company.my_mutes(signed_in)


@delete("/yours/mutes/{id:str}")
async def unmute_mine(signed_in: TheSignedIn, id: FromPath[str]) -> None:
    """See somebody again, wherever they were muted."""
    await company.unmute_mine(signed_in, id)


HANDLERS: Final = [compare_deal, play_deal_again, mute, unmute, report, my_mutes, unmute_mine]
