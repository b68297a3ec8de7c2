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
    now = visit.node.store.now()
    lines = [_line(listing, sorted(set(seats)), now) for listing, seats in found.values()]
    return bodies.TableList(sorted(lines, key=lambda line: line.touched, reverse=True), now)


async def open_tables(node: Node) -> bodies.TableList:
    """The open tables that still have a free seat."""
    now = node.store.now()
    lines = [_line(listing, [], now) for listing in await node.store.open_tables()]
    return bodies.TableList([line for line in lines if line.free], now)


def _line(listing: Listing, mine: list[Seat], now: int) -> bodies.TableLine:
    line = msgspec.json.decode(listing.line, type=ListedTable)
    awaited = set(mine) & set(line.acting) or set(line.acting)
    due, remind = _first(line.due, awaited), _first(line.remind, set(mine) & set(line.acting))
    late = line.put_off(listing.runs_out)
    return bodies.TableLine(
        id=listing.id,
        game=line.game,
        status=listing.status,  # type: ignore[arg-type]  # only we write it
        names=line.names,
        mine=mine,
        acting=line.acting,
        my_turn=bool(set(mine) & set(line.acting)),
        due=None if due is None else due + late,
        remind=remind is not None and remind + late <= now,
        free=line.free,
        open=listing.open,
        created=listing.created,
        touched=line.news or listing.created,
        terms=line.terms,
    )


def _first(times: list[int | None], seats: set[Seat]) -> int | None:
    """The first of these seats' times."""
    return min((at for seat, at in enumerate(times) if seat in seats and at is not None), default=None)


async def show_table(visit: Visit, table: str) -> wire.TableInfo:
    """A table."""
    return info_for(visit, await visit.node.hub.live(table))
