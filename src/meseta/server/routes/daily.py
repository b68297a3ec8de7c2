"""The daily puzzles."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from meseta.desk import daily as desk
from meseta.desk import daily_bodies as bodies
from meseta.desk.queries import LONGEST_DAY, DailyMonthQuery
from meseta.server.routes.callers import GameKey, TheSignedIn, TheVisit

DayText = FromPath[str]
Today = Annotated[
    str, QueryParameter(max_length=LONGEST_DAY, description="The reader's own day, for the streak.")
]


@get("/daily/{day:str}")
async def show_day(visit: TheVisit, day: DayText) -> bodies.DailyDay:
    """The puzzles of a day such as `2026-11-19`, and how the caller has done."""
    return await desk.show_day(visit, day)


@get("/daily/archive/{month:str}")
async def show_month(visit: TheVisit, month: FromPath[str], today: Today = "") -> bodies.DailyMonth:
    """A month of the archive such as `2026-11`, as far as it may be played, and how the caller has done."""
    return await desk.show_month(visit, month, DailyMonthQuery(today))


@get("/daily/{day:str}/puzzles/{key:str}")
async def show_puzzle(visit: TheVisit, day: DayText, key: GameKey) -> bodies.DailyPuzzle:
    """A day's puzzle of a game, without its answer."""
    return await desk.show_puzzle(visit, day, key)


@post("/daily/{day:str}/puzzles/{key:str}/try", status_code=200)
async def try_turn(
    data: JSONBody[bodies.DailyTry], visit: TheVisit, day: DayText, key: GameKey
) -> bodies.DailyTried:
    """Where the caller's actions lead, from the beginning of the turn on; stores nothing."""
    return await desk.try_turn(visit, day, key, data)


@get("/daily/{day:str}/puzzles/{key:str}/answer")
async def show_answer(signed_in: TheSignedIn, day: DayText, key: GameKey) -> bodies.DailyVerdict:
    """The caller's first answer beside the best turn; only for those who have handed one in."""
    return await desk.show_answer(signed_in, day, key)


@post("/daily/{day:str}/puzzles/{key:str}/answer", status_code=200)
async def hand_in(
    data: JSONBody[bodies.DailyAnswer], signed_in: TheSignedIn, day: DayText, key: GameKey
) -> bodies.DailyVerdict:
    """Hand an answer in, to see it beside the best turn; the first one counts."""
    return await desk.hand_in(signed_in, day, key, data)


HANDLERS: Final = [show_day, show_month, show_puzzle, try_turn, show_answer, hand_in]
