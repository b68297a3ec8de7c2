"""Editions that somebody is making: checking, drawing and trying them out. Nothing is stored."""

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

from litestar import post
from litestar.params import JSONBody

from meseta.desk import edition_bodies
from meseta.desk import editions as desk
from meseta.server.routes.callers import HttpRequest, TheSignedIn, TheVisit

T = TypeVar("T")


@post("/editions/check", status_code=200)
async def check_edition(
    data: JSONBody[edition_bodies.CheckEdition], visit: TheVisit
) -> edition_bodies.EditionReport:
    """What is wrong with an edition, each with its place in the text."""
    return await desk.check_edition(visit, data)


@post("/editions/draw", status_code=200)
async def draw_edition(
    data: JSONBody[edition_bodies.DrawEdition], visit: TheVisit
) -> list[edition_bodies.Drawing]:
    """Everything that an edition has to print, as SVG at its true size."""
    return await desk.draw_edition(visit, data)


@post("/editions/try", status_code=200)
async def try_edition(
    request: HttpRequest, data: JSONBody[edition_bodies.TryEdition], signed_in: TheSignedIn
) -> edition_bodies.Trials:
    """Let bots play some games with an edition; needs a session, and ends with the connection."""
    return await _unless_gone(request, desk.try_edition(signed_in, data)) or edition_bodies.Trials([])


async def _unless_gone(request: HttpRequest, work: Awaitable[T]) -> T | None:
    """What comes of the work; None if the caller leaves meanwhile, and then the work is given up."""
    doing = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(request.receive())  # the body was read: what comes next is that they left
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        return await doing if doing.done() else None
    finally:
        leaving.cancel()
        doing.cancel()


HANDLERS: Final = [check_edition, draw_edition, try_edition]
