"""What is kept with a person of their matches that are over."""

from collections.abc import Sequence
from typing import Final

import msgspec

from meseta.desk.devices import check_settled
from meseta.desk.queries import ResultsQuery
from meseta.desk.visits import SignedIn
from meseta.desk.yours_bodies import ResultLine, ResultList, ScoreLine
from meseta.play.results import Result
from meseta.store.rows import KeptResult
from meseta.tables.changes import ListedTable

_RESULTS: Final = msgspec.json.Decoder(Result)
_LINES: Final = msgspec.json.Decoder(ListedTable)


async def my_results(visit: SignedIn, wanted: ResultsQuery) -> ResultList:
    """The visitor's results, latest first."""
    visit.check_person()
    own, person = visit.node.store.own, visit.caller.person
    before = (wanted.before, wanted.below)
    found = await own.list_results(person, wanted.game, before, wanted.count + 1)
    counts = await own.count_results(person)
    return ResultList(lines(found[: wanted.count]), len(found) > wanted.count, counts)


async def clear_results(visit: SignedIn) -> None:
    """Delete the visitor's results; tables and records stay."""
    await check_settled(visit)
    await visit.node.store.own.clear_results(visit.caller.person)


def lines(found: Sequence[KeptResult]) -> list[ResultLine]:
    """These results as their person is told them."""
    return [_line(kept, _RESULTS.decode(kept.body)) for kept in found]


def _line(kept: KeptResult, result: Result) -> ResultLine:
    return ResultLine(
        table=kept.table,
        game=kept.game,
        at=kept.at,
        kept=kept.line is not None,
        names=[] if kept.line is None else _LINES.decode(kept.line).names,
        seats=result.seats,
        seat=result.seat,
        ending=result.ending,
        code=result.code,
        rank=result.rank,
        total=result.total,
        parts=[ScoreLine(part.code, part.points, part.count) for part in result.parts],
        opponents=list(result.opponents),
        options=result.options,
        caveats=list(result.caveats),
        figures={code: list(counts) for code, counts in result.figures.items()},
    )
