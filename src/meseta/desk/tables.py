"""Finding tables: one's own, the open ones, and one by its id."""

import msgspec

from meseta.core.seats import Seat
from meseta.desk import bodies
from meseta.desk.showing import info_for
from meseta.desk.visits import SignedIn, Visit
from meseta.store.rows import Listing
from meseta.tables import wire
from meseta.tables.changes import ListedTable
from meseta.tables.node import Node


async def my_tables(visit: SignedIn) -> bodies.TableList:
    """The visitor's tables, and whose turn it is."""
    found: dict[str, tuple[Listing, list[Seat]]] = {}
    for listing, seat in await visit.node.store.tables_of(visit.caller.person):
        found.setdefault(listing.id, (listing, []))[1].extend([seat] if seat >= 0 else [])
    lines = [_line(listing, sorted(set(seats))) for listing, seats in found.values()]
    return bodies.TableList(sorted(lines, key=lambda line: line.touched, reverse=True))


async def open_tables(node: Node) -> bodies.TableList:
    """The open tables that still have a free seat."""
    lines = [_line(listing, []) for listing in await node.store.open_tables()]
    return bodies.TableList([line for line in lines if line.free])


def _line(listing: Listing, mine: list[Seat]) -> bodies.TableLine:
    line = msgspec.json.decode(listing.line, type=ListedTable)
    return bodies.TableLine(
        id=listing.id,
        game=line.game,
        status=listing.status,  # type: ignore[arg-type]  # only we write it
        names=line.names,
        mine=mine,
        acting=line.acting,
        my_turn=bool(set(mine) & set(line.acting)),
        free=line.free,
        open=listing.open,
        created=listing.created,
        touched=line.news or listing.created,
        terms=line.terms,
    )


async def show_table(visit: Visit, table: str) -> wire.TableInfo:
    """A table."""
    return info_for(visit, await visit.node.hub.live(table))
