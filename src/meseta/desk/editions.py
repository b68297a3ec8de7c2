"""Editions that somebody is making: checking, drawing and trying them out. Nothing is stored."""

import msgspec

from meseta.core.editions import Finding
from meseta.core.errors import BadEdition
from meseta.core.problems import EditionProblem
from meseta.desk import edition_bodies
from meseta.desk.visits import SignedIn, Visit
from meseta.desk.words import words_for
from meseta.i18n.words import Words
from meseta.tables.refusals import refusal


async def check_edition(visit: Visit, wanted: edition_bodies.CheckEdition) -> edition_bodies.EditionReport:
    """What is wrong with an edition, each with its place in the text."""
    report, count = await visit.node.editions.check(wanted.game, wanted.text, visit.who)
    findings = [_finding(found, report.game, visit.language) for found in report.findings]
    return edition_bodies.EditionReport(report.game, report.edition, findings, count)


def _finding(found: Finding, game: str | None, spoken: str) -> edition_bodies.EditionFinding:
    error = BadEdition(found.problem)
    words = words_for(error, spoken) if game is None else Words(spoken, game)
    clause = found.problem.clause if isinstance(found.problem, EditionProblem) else None
    problem = msgspec.structs.replace(refusal(error, words), clause=clause)
    return edition_bodies.EditionFinding(
        found.line, found.column, found.end_line, found.end_column, found.path, problem
    )


async def draw_edition(visit: Visit, wanted: edition_bodies.DrawEdition) -> list[edition_bodies.Drawing]:
    """Everything that an edition has to print, as SVG at its true size."""
    found = await visit.node.editions.draw(wanted.game, wanted.text, visit.language, visit.who)
    return [edition_bodies.Drawing(part, svg) for part, svg in found]


async def try_edition(visit: SignedIn, wanted: edition_bodies.TryEdition) -> edition_bodies.Trials:
    """Some games that bots have played with an edition."""
    visit.check_person()
    tried = await visit.node.editions.trial(
        wanted.game, wanted.text, wanted.bot, wanted.seats, wanted.start, wanted.count, visit.who
    )
    return edition_bodies.Trials(list(tried))
