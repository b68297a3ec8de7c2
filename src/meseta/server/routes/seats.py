"""Seats: taking and leaving them, seating bots, coming back, and conceding."""

from typing import Final

from litestar import delete, post, put
from litestar.params import JSONBody

from meseta.desk import bodies
from meseta.desk import seats as desk
from meseta.server.routes.callers import SeatNumber, TableId, TheSignedIn
from meseta.tables import wire


@post("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def sit(
    data: JSONBody[bodies.Sit], signed_in: TheSignedIn, table: TableId, seat: SeatNumber
) -> wire.TableInfo:
    """Take a free seat."""
    return await desk.sit(signed_in, table, seat, data)


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave(signed_in: TheSignedIn, table: TableId, seat: SeatNumber) -> wire.TableInfo:
    """Leave a seat; before the match the host may clear any. During the match a bot plays on."""
    return await desk.leave(signed_in, table, seat)


@put("/tables/{table:str}/seats/{seat:int}/bot")
async def seat_bot(
    data: JSONBody[bodies.SeatBot], signed_in: TheSignedIn, table: TableId, seat: SeatNumber
) -> wire.TableInfo:
    """Seat a bot: the host in a free seat, any player during the match for somebody away or silent."""
    return await desk.seat_bot(signed_in, table, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/return", status_code=200)
async def return_to_seat(signed_in: TheSignedIn, table: TableId, seat: SeatNumber) -> wire.TableInfo:
    """Take your seat back from the bot that stands in."""
    return await desk.return_to_seat(signed_in, table, seat)


@post("/tables/{table:str}/seats/{seat:int}/concede", status_code=200)
async def concede(signed_in: TheSignedIn, table: TableId, seat: SeatNumber) -> wire.TableInfo:
    """Concede the match."""
    return await desk.concede(signed_in, table, seat)


@post("/tables/{table:str}/seats/{seat:int}/claim", status_code=200)
async def claim(signed_in: TheSignedIn, table: TableId, seat: SeatNumber) -> wire.TableInfo:
    """End the match as its winner, once everybody else has let their time run out or given up."""
    return await desk.claim_win(signed_in, table, seat)


HANDLERS: Final = [sit, leave, seat_bot, return_to_seat, concede, claim]
