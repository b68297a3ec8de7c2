"""Editions that somebody is making: checking, drawing and trying them out. Nothing is stored."""

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

import msgspec
from litestar import post
from litestar.params import JSONBody

from meseta.core.editions import Finding
from meseta.core.errors import BadEdition
from meseta.core.problems import EditionProblem
from meseta.i18n.words import Words
from meseta.server import bodies
from meseta.server.routes.callers import HttpRequest, TheCaller, TheGuest, TheNode, who
from meseta.server.routes.words import language, words_for
from meseta.tables.errors import NotSignedIn
from meseta.tables.problems import UnknownCaller
from meseta.tables.refusals import refusal

T = TypeVar("T")


@post("/editions/check", status_code=200)
async def check_edition(
    request: HttpRequest, data: JSONBody[bodies.CheckEdition], node: TheNode, guest: TheGuest
) -> bodies.EditionReport:
    """What is wrong with an edition, each with its place in the text."""
    report, count = await node.editions.check(data.game, data.text, who(request, guest))
    spoken = language(request)
    findings = [_finding(found, report.game, spoken) for found in report.findings]
    return bodies.EditionReport(report.game, report.edition, findings, count)


def _finding(found: Finding, game: str | None, spoken: str) -> bodies.EditionFinding:
    error = BadEdition(found.problem)
    words = words_for(error, spoken) if game is None else Words(spoken, game)
    clause = found.problem.clause if isinstance(found.problem, EditionProblem) else None
    problem = msgspec.structs.replace(refusal(error, words), clause=clause)
    return bodies.EditionFinding(
        found.line, found.column, found.end_line, found.end_column, found.path, problem
    )


@post("/editions/draw", status_code=200)
async def draw_edition(
    request: HttpRequest, data: JSONBody[bodies.DrawEdition], node: TheNode, guest: TheGuest
) -> list[bodies.Drawing]:
    """Everything that an edition has to print, as SVG at its true size."""
    found = await node.editions.draw(data.game, data.text, language(request), who(request, guest))
    return [bodies.Drawing(part, svg) for part, svg in found]


@post("/editions/try", status_code=200)
async def try_edition(
    request: HttpRequest, data: JSONBody[bodies.TryEdition], node: TheNode, caller: TheCaller
) -> bodies.Trials:
    """Let bots play some games with an edition; needs a session, and ends with the connection."""
    if not caller.person:
        raise NotSignedIn(UnknownCaller())
    tried = await _unless_gone(
        request,
        node.editions.trial(
            data.game, data.text, data.bot, data.seats, data.start, data.count, who(request, caller)
        ),
    )
    return bodies.Trials(list(tried or ()))


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
