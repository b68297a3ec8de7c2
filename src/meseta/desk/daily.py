"""The daily puzzles: looking at them, trying, handing in, and looking back."""

from datetime import timedelta
from typing import Final

import msgspec

from meseta.daily.calendar import Line
from meseta.daily.days import (
    FIRST,
    LAST,
    Day,
    is_in_time,
    latest_day,
    number_of,
    open_day,
    read_day,
    read_month,
)
from meseta.daily.marks import mark_of
from meseta.daily.problems import NotAnswered
from meseta.daily.streaks import streak
from meseta.desk.daily_bodies import (
    DailyAnswer,
    DailyDay,
    DailyLine,
    DailyMonth,
    DailyMonthDay,
    DailyPuzzle,
    DailyReasons,
    DailyResult,
    DailyStreak,
    DailyTried,
    DailyTry,
    DailyTurn,
    DailyVerdict,
    KeptDaily,
)
from meseta.desk.queries import DailyMonthQuery
from meseta.desk.visits import SignedIn, Visit
from meseta.play.requests import TableRefuses
from meseta.store.dailies import KeptAnswer
from meseta.tables.dailies import ShownTurn, checked_maker, games_with_puzzles

_ACTIONS: Final = msgspec.json.Decoder(list[str])


async def show_day(visit: Visit, text: str) -> DailyDay:
    """The day's puzzles, and how the visitor has done."""
    day = open_day(text, visit.node.store.now())
    results = await results_of(visit, day)
    return DailyDay(
        day=text,
        number=number_of(day),
        first=FIRST.isoformat(),
        last=latest_day(visit.node.store.now()).isoformat(),
        puzzles=[_line(visit, key, day, results.get(key)) for key in games_with_puzzles()],
        streak=await streak_of(visit, day),
    )


def _line(visit: Visit, key: str, day: Day, result: DailyResult | None) -> DailyLine:
    known = visit.node.dailies.known(key, day)
    return DailyLine(key, checked_maker(key).goal, known.solution.level if known else None, result)


async def show_month(visit: Visit, text: str, wanted: DailyMonthQuery) -> DailyMonth:
    """A month of the archive, as far as it may be played, and how the visitor has done."""
    month, latest = read_month(text), latest_day(visit.node.store.now())
    today = read_day(wanted.today) if wanted.today else latest
    days = [day for day in _days_of(month) if FIRST <= day <= latest]
    kept = await _answers(visit, days[0], days[-1]) if days else []
    found: dict[str, dict[str, DailyResult]] = {day.isoformat(): {} for day in days}
    for answer in kept:
        found[answer.day][answer.game] = _result(answer)
    return DailyMonth(
        month=text,
        first=FIRST.isoformat(),
        last=latest.isoformat(),
        games=games_with_puzzles(),
        days=[DailyMonthDay(day.isoformat(), number_of(day), found[day.isoformat()]) for day in days],
        streak=await streak_of(visit, today),
    )


def _days_of(month: Day) -> list[Day]:
    days = [month + timedelta(days=number) for number in range(31)]
    return [day for day in days if day.month == month.month]


async def show_puzzle(visit: Visit, text: str, key: str) -> DailyPuzzle:
    """A puzzle, without anything of its answer."""
    day = open_day(text, visit.node.store.now())
    line = await visit.node.dailies.line(key, day, visit.who)
    shown = await visit.node.dailies.show(key, day, (), visit.who)
    return DailyPuzzle(
        game=key,
        day=text,
        number=number_of(day),
        goal=checked_maker(key).goal,
        level=line.solution.level,
        seats=shown.seats,
        options=shown.options,
        edition=shown.edition,
        seat=shown.seat,
        view=shown.view,
        acting=shown.acting,
        legal=shown.legal,
        result=(await results_of(visit, day)).get(key),
    )


async def try_turn(visit: Visit, text: str, key: str, tried: DailyTry) -> DailyTried:
    """Where these actions lead; nothing of it is stored."""
    day = open_day(text, visit.node.store.now())
    shown = await visit.node.dailies.show(key, day, tried.actions, visit.who)
    return DailyTried(
        seat=shown.seat,
        view=shown.view,
        acting=shown.acting,
        legal=shown.legal,
        told=shown.told,
        undoable=shown.undoable,
        points=shown.points,
        over=shown.over,
    )


async def hand_in(visit: SignedIn, text: str, key: str, answer: DailyAnswer) -> DailyVerdict:
    """The answer, verified, beside the best turn; the first one is kept."""
    visit.check_person()
    node, now = visit.node, visit.node.store.now()
    day = open_day(text, now)
    line = await node.dailies.line(key, day, visit.who)
    yours = None if answer.give_up else await node.dailies.turn(key, day, answer.actions, visit.who)
    points = None if yours is None else yours.points
    best = line.solution.points
    given = KeptAnswer(
        day=text,
        game=key,
        at=now,
        in_time=int(is_in_time(day, answer.at, now)),
        points=points,
        best=best,
        actions=msgspec.json.encode([] if yours is None else yours.actions).decode(),
    )
    counted = await node.store.own.keep_answer(visit.caller.person, given)
    return await _verdict(visit, day, key, line, yours, counted)


async def show_answer(visit: SignedIn, text: str, key: str) -> DailyVerdict:
    """The visitor's first answer again; raises if they have not handed one in."""
    visit.check_person()
    day = open_day(text, visit.node.store.now())
    checked_maker(key)
    kept = await _kept(visit, text, key)
    line = await visit.node.dailies.line(key, day, visit.who)
    gave_up = kept.points is None
    actions = _ACTIONS.decode(kept.actions)
    yours = None if gave_up else await visit.node.dailies.turn(key, day, actions, visit.who)
    return await _verdict(visit, day, key, line, yours, counted=True)


async def show_reasons(visit: SignedIn, text: str, key: str, tried: DailyTry) -> DailyReasons:
    """What speaks for these actions and for the best turn; raises if the visitor has handed nothing in yet.

    It is asked for apart from the verdict, which does not wait until a judge has time.
    """
    visit.check_person()
    day = open_day(text, visit.node.store.now())
    checked_maker(key)
    await _kept(visit, text, key)
    dailies, who = visit.node.dailies, visit.who
    line = await dailies.line(key, day, who)
    yours = await dailies.turn(key, day, tried.actions, who)
    found = await dailies.reasons(key, day, [yours.actions, line.solution.actions], who)
    return DailyReasons(*found)


async def _verdict(
    visit: SignedIn, day: Day, key: str, line: Line, yours: ShownTurn | None, counted: bool
) -> DailyVerdict:
    solution = line.solution
    dailies = visit.node.dailies
    best = await dailies.turn(key, day, solution.actions, visit.who)
    return DailyVerdict(
        game=key,
        day=day.isoformat(),
        number=number_of(day),
        level=solution.level,
        counted=counted,
        mark=mark_of(None if yours is None else yours.points, solution.points),
        result=_result(await _kept(visit, day.isoformat(), key)),
        yours=None if yours is None else DailyTurn(*yours),
        best=DailyTurn(*best),
        proved=checked_maker(key).proved,
        solutions=solution.solutions,
        depth=solution.depth,
        streak=await streak_of(visit, day),
    )


async def _kept(visit: SignedIn, day: str, key: str) -> KeptAnswer:
    """The visitor's first answer; raises if there is none."""
    found = await visit.node.store.own.find_answer(visit.caller.person, day, key)
    if found is None:
        raise TableRefuses(NotAnswered())
    return found


async def results_of(visit: Visit, day: Day) -> dict[str, DailyResult]:
    """The visitor's results of a day, by game."""
    return {kept.game: _result(kept) for kept in await _answers(visit, day, day)}


async def _answers(visit: Visit, first: Day, last: Day) -> list[KeptAnswer]:
    if visit.caller is None or not visit.caller.person:
        return []
    return await visit.node.store.own.answers_between(
        visit.caller.person, first.isoformat(), last.isoformat()
    )


def _result(kept: KeptAnswer) -> DailyResult:
    mark = mark_of(kept.points, kept.best)
    return DailyResult(kept.points or 0, kept.best, mark, bool(kept.in_time), kept.at)


async def streak_of(visit: Visit, today: Day) -> DailyStreak:
    """The visitor's streak up to that day."""
    if visit.caller is None or not visit.caller.person:
        return DailyStreak(0, 0, 0)
    days = await visit.node.store.own.days_in_time(visit.caller.person)
    return DailyStreak(*streak(map(Day.fromisoformat, days), today))


async def kept_dailies(visit: SignedIn) -> list[KeptDaily]:
    """All first answers of the visitor, to take along."""
    kept = await _answers(visit, FIRST, LAST)
    return [KeptDaily(one.day, one.game, _result(one), _ACTIONS.decode(one.actions)) for one in kept]
