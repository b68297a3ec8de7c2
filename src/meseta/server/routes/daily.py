"""The daily puzzles."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from meseta.desk import daily as desk
from meseta.desk import daily_bodies as bodies
from meseta.desk import daily_shares as shares
from meseta.desk.queries import LONGEST_DAY, LONGEST_LINK, DailyMonthQuery, DailyShareQuery
from meseta.server.routes.callers import GameKey, TheSignedIn, TheVisit

DayText = FromPath[str]
Today = Annotated[
    str, QueryParameter(max_length=LONGEST_DAY, description="The reader's own day, for the streak.")
]

Link = Annotated[
    str, QueryParameter(max_length=LONGEST_LINK, description="The address of the page with the puzzles.")
]
Dark = Annotated[bool, QueryParameter(description="Whether it is painted for the night.")]


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


@post("/daily/{day:str}/puzzles/{key:str}/reasons", status_code=200)
async def show_reasons(
    data: JSONBody[bodies.DailyTry], signed_in: TheSignedIn, day: DayText, key: GameKey
) -> bodies.DailyReasons:
    """What speaks for the caller's actions and for the best turn; only for those who have handed in."""
    return await desk.show_reasons(signed_in, day, key, data)


@get("/daily/{day:str}/share")
async def share_text(signed_in: TheSignedIn, day: DayText, link: Link = "") -> bodies.DailyShare:
    """What the caller may tell others about their day, in words; gives no solution away."""
    return await shares.share_text(signed_in, day, DailyShareQuery(link))


@get("/daily/{day:str}/picture", media_type="image/svg+xml")
async def share_picture(
    signed_in: TheSignedIn, day: DayText, link: Link = "", dark: Dark = False
) -> Response[str]:
    """The same as an SVG."""
    found = await shares.share_picture(signed_in, day, DailyShareQuery(link, dark))
    return Response(
        found.svg,
        media_type="image/svg+xml",
        headers={"Content-Disposition": 'attachment; filename="daily.svg"'},
    )


HANDLERS: Final = [
    show_day,
    show_month,
    show_puzzle,
    try_turn,
    show_answer,
    hand_in,
    show_reasons,
    share_text,
    share_picture,
]
