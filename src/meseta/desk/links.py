"""Private links to seats: making and revoking them."""

from meseta.core.seats import Seat
from meseta.desk import bodies
from meseta.desk.visits import SignedIn
from meseta.play.problems import NotYourSeat
from meseta.play.requests import Caller, NotYours
from meseta.play.table import Table
from meseta.store.errors import Conflict
from meseta.store.rows import NewLink
from meseta.tables.tokens import hashed


async def make_link(visit: SignedIn, table: str, seat: Seat) -> bodies.SeatLink:
    """A private link to the visitor's seat."""
    node, caller = visit.node, visit.caller
    live = await node.hub.live(table)
    _own_seat(live.table, caller, seat)
    token, owner = node.new_token(), live.table.chairs[seat].person or ""
    link = NewLink(table, seat, owner, caller.person, hashed(visit.token or ""))
    try:
        await node.store.add_seat_token(hashed(token), link)
    except Conflict:  # its owner has just left it, or revoked the caller's own link
        raise NotYours(NotYourSeat(found=seat)) from None
    return bodies.SeatLink(table, seat, token, seat_path(table, token))


def seat_path(table: str, token: str) -> str:
    """The address of a private link."""
    return f"/t/{table}#seat={token}"


async def revoke_links(visit: SignedIn, table: str, seat: Seat) -> None:
    """Revoke all private links to the visitor's seat."""
    node = visit.node
    async with node.hub.hold(table) as live:
        _own_seat(live.table, visit.caller, seat)
        await node.store.drop_seat_tokens(table, seat)
        live.drop_links(seat)


def _own_seat(table: Table, caller: Caller, seat: Seat) -> None:
    if seat not in caller.seats(table):
        raise NotYours(NotYourSeat(found=seat))
