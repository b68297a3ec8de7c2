"""Daily puzzles on a node: played and verified in the process that replays, and made by a worker where the
calendar lacks the day. Charged by the time they take, like the questions to companions."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeVar

from meseta.core.daily import DailyMaker, Solution
from meseta.core.errors import BadBot
from meseta.core.game import AnyGame, AnyState, EditionInfo, Json
from meseta.core.seats import Seat
from meseta.daily.calendar import Line, puzzle_of, read_line, shipped, write_line
from meseta.daily.days import Day
from meseta.daily.making import maker_of
from meseta.daily.playing import Played, play
from meseta.games import plugins
from meseta.play.telling import tell_all
from meseta.tables import showing, wire
from meseta.tables.budgets import Budgets
from meseta.tables.cached_games import open_cached
from meseta.tables.errors import Busy, NoSuchThing
from meseta.tables.limits import TooFast, Who
from meseta.tables.metering import metered
from meseta.tables.problems import NoDaily, TableBusy
from meseta.tables.replays import Replays
from meseta.tables.workers import Workers

T = TypeVar("T")

MAKING_SECONDS: Final = 10.0
"""What a day costs that has to be made."""
MOST_LINES: Final = 400
"""Days that were made here and are remembered."""


class Shown(NamedTuple):
    """A puzzle as its seat sees it, or where a turn leads from there."""

    seat: Seat
    seats: int
    options: dict[str, str]
    edition: EditionInfo
    view: Json
    acting: list[Seat]
    legal: wire.Legal | None
    told: list[wire.Told]
    undoable: bool
    points: int
    over: bool


class ShownTurn(NamedTuple):
    """A whole turn, moment by moment."""

    points: int
    actions: list[str]
    frames: list[wire.Frame]


class Dailies:
    """What a node does for daily puzzles."""

    def __init__(self, replays: Replays, workers: Workers, budgets: Budgets) -> None:
        self._replays = replays
        self._workers = workers
        self._budgets = budgets
        self._made: OrderedDict[tuple[str, Day], str] = OrderedDict()

    def known(self, key: str, day: Day) -> Line | None:
        """The day's line, if it is in the calendar or was made here lately."""
        made = self._made.get((key, day))
        return shipped(open_cached(key)).get(day) if made is None else read_line(made)

    async def line(self, key: str, day: Day, who: Who) -> Line:
        """The day's line; raises if the game has no puzzles."""
        checked_maker(key)
        found = self.known(key, day)
        if found is not None:
            return found
        self._budgets.questions.take(who, MAKING_SECONDS)
        made = await self._workers.make_daily(key, day.isoformat(), who.person or who.address)
        self._made[key, day] = made
        if len(self._made) > MOST_LINES:
            self._made.popitem(last=False)
        return read_line(made)

    async def show(self, key: str, day: Day, actions: Sequence[str], who: Who) -> Shown:
        """Where these actions lead; raises if the rules refuse one of them."""
        line = await self.line(key, day, who)
        return await self._metered(who, partial(shown, key, write_line(line), tuple(actions)))

    async def turn(self, key: str, day: Day, actions: Sequence[str], who: Who) -> ShownTurn:
        """The turn of these actions."""
        line = await self.line(key, day, who)
        return await self._metered(who, partial(shown_turn, key, write_line(line), tuple(actions)))

    async def reasons(self, key: str, day: Day, turns: Sequence[Sequence[str]], who: Who) -> list[list[Json]]:
        """What speaks for each of these turns; nothing if the judge cannot be asked, or too often was."""
        by = who.person or who.address
        line = write_line(await self.line(key, day, who))
        try:
            self._budgets.analyses.take(by)
            return await self._workers.daily_reasons(key, line, list(map(list, turns)), by)
        except (BadBot, TooFast):  # the answers are no less verified for it
            return [[] for _ in turns]

    async def _metered(self, who: Who, work: Callable[[], T]) -> T:
        return await metered(self._replays, self._budgets.questions, who, work)


def games_with_puzzles() -> list[str]:
    """The keys of the games that have daily puzzles, in the order in which games are listed."""
    return [plugin.key for plugin in plugins() if plugin.daily is not None]


def checked_maker(key: str) -> DailyMaker:
    """Who makes the game's puzzles; raises if there is no such game, or if it has none."""
    found = maker_of(key)
    if found is None:
        raise NoSuchThing(NoDaily(game=key[:40]))
    return found


class Start(NamedTuple):
    """What is known of a day's puzzle."""

    game: AnyGame
    maker: DailyMaker
    state: AnyState
    solution: Solution


@lru_cache(maxsize=64)
def start_of(key: str, line: str) -> Start:
    """The position of a day, as the game dumps it: a state may be anything, and is pickled by nobody."""
    game, maker = open_cached(key), checked_maker(key)
    puzzle = puzzle_of(game, maker, read_line(line))
    if puzzle is None:  # a calendar of another program
        raise Busy(TableBusy())
    return Start(game, maker, puzzle.state, puzzle.solution)


def shown(key: str, line: str, actions: tuple[str, ...]) -> Shown:
    """Where these actions lead from the position of that line."""
    game, maker, start, _ = start_of(key, line)
    played = play(game, maker, start, actions)
    seat, state = maker.seat, played.state
    return Shown(
        seat,
        len(game.score(state)),
        game.info.resolve_options(len(game.score(state)), maker.options),
        game.edition,
        game.observe(state, seat),
        [] if played.over else [seat],
        None if played.over else showing.legal(game, state, seat),
        [showing.told(one, 0, seat, revealed=True) for one in tell_all(game, played.moments, seat)],
        played.undoable,
        played.points,
        played.over,
    )


def shown_turn(key: str, line: str, actions: tuple[str, ...]) -> ShownTurn:
    """The turn of these actions from the position of that line, moment by moment."""
    game, maker, start, _ = start_of(key, line)
    played = play(game, maker, start, actions)
    return ShownTurn(played.points, list(played.actions), _frames(game, maker, start, played))


def _frames(game: AnyGame, maker: DailyMaker, start: AnyState, played: Played) -> list[wire.Frame]:
    seat = maker.seat
    first = wire.Frame(0, None, game.observe(start, seat), [seat], showing.scores(game, start))
    frames = [first]
    for telling in tell_all(game, played.moments, seat):
        after = telling.moment.after
        acting = [seat] if seat in game.actors(after) and not maker.over(game, start, after) else []
        now = showing.told(telling, 0, seat, revealed=True)
        frames.append(
            wire.Frame(telling.n, now, game.observe(after, seat), acting, showing.scores(game, after))
        )
    return frames
