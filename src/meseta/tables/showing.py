"""A table as it is sent: what each person and each viewer may know of it."""

from collections.abc import Iterable, Set
from functools import lru_cache

from meseta.core.choices import Bounded, Listed, Placed
from meseta.core.game import Action, AnyAction, AnyGame, Game, State, View
from meseta.core.seats import CHANCE, Seat
from meseta.i18n.words import Words
from meseta.play.replay import doubts, story
from meseta.play.requests import Caller
from meseta.play.seating import Chatted
from meseta.play.table import Table
from meseta.play.telling import AnyTelling, Telling, tell, tell_all
from meseta.tables import wire
from meseta.tables.refusals import refusal

MOST_CACHED = 50_000
"""The most actions per game whose notation is cached."""


def table_info(
    table: Table, caller: Caller | None, present: Set[Seat], now: int, words: Words
) -> wire.TableInfo:
    """The table as the caller may know it."""
    own = frozenset[Seat]() if caller is None else caller.seats(table)
    settings = table.settings
    forked = settings.forked
    return wire.TableInfo(
        id=table.id,
        game=settings.game,
        version=table.game.info.version if table.header is None else table.header.version,
        edition=table.game.edition if table.header is None else table.header.edition,
        seats=settings.seats,
        options=table.options,
        open=settings.open,
        hints=settings.hints,
        clock=settings.clock,
        timeout=settings.timeout,
        status=table.status,
        host=caller is not None and caller.person == table.host,
        chairs=[chair_info(table, seat, seat in own, seat in present) for seat in range(settings.seats)],
        acting=list(table.acting),
        clocks=clock_face(table, now),
        created=table.created,
        result=result(table),
        rematch=table.rematch,
        forked=None if forked is None else wire.Origin(forked.table, forked.ply),
        trouble=None if table.error is None else refusal(table.error, words),
    )


def chair_info(table: Table, seat: Seat, mine: bool, present: bool) -> wire.ChairInfo:
    """One seat, and who has it."""
    chair = table.chairs[seat]
    bot = table.bot_of(seat)
    return wire.ChairInfo(
        seat=seat,
        holder=chair.holder,
        name=chair.name if table.header is None else table.header.players[seat] or chair.name,
        mine=mine,
        present=present or chair.holder == "bot",
        bot=bot,
        standing_in=chair.standing_in if bot is not None else None,
        conceded=chair.conceded,
    )


def clock_face(table: Table, now: int) -> wire.ClockFace:
    """The clocks as they are now."""
    clock = table.clock
    return wire.ClockFace(now, [clock.due(seat) for seat in range(len(clock.since))], list(clock.left))


def result(table: Table) -> wire.Result | None:
    """How the match ended, with the scores in parts."""
    ended = table.outcome()
    if ended is None or table.match is None:
        return None
    return wire.Result(list(ended.winners), ended.code, ended.clause, scores(table.game, table.match.state))


def scores(game: Game[State, Action, View], state: State) -> list[wire.ScoreInfo]:
    """Every seat's score in parts."""
    return [wire.ScoreInfo(score.seat, score.total, list(score.parts)) for score in game.score(state)]


def chat_line(said: tuple[int, int, Chatted]) -> wire.ChatLine:
    """A line of chat as it is sent."""
    number, at, line = said
    return wire.ChatLine(number, line.name, line.seat, line.text, at)


def told(telling: AnyTelling, at: int, viewer: Seat | None, revealed: bool = False) -> wire.Told:
    """One moment as the viewer may know it; only its owner gets the notation, which may say more."""
    entry = telling.moment.entry
    text = entry.text if revealed or (entry.seat == viewer and entry.seat != CHANCE) else None
    return wire.Told(telling.n, entry.seat, at, list(telling.events), text)


def legal(game: Game[State, Action, View], state: State, seat: Seat) -> wire.Legal | None:
    """What the seat may do, in the form offered by the game; None if there is nothing."""
    actions = game.legal(state, seat)
    if not actions:
        return None
    written = _notation(game)
    match actions.choices():
        case Bounded(bounds, others):
            return wire.LegalBounds(bounds, [written[action] for action in others])
        case Placed(placements, others):
            places = [wire.PlacementChoice(written[action], list(cells)) for action, cells in placements]
            return wire.LegalPlacements(places, [written[action] for action in others])
        case Listed() as listed:
            return wire.LegalList([written[action] for action in listed])


class _Notation(dict[AnyAction, str]):
    """The notation of a game's actions, cached: the same few thousand recur, and writing all that are legal
    would otherwise be most of the work of a move."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, action: AnyAction) -> str:
        if len(self) >= MOST_CACHED:
            self.clear()
        written = self[action] = self._game.write(action)
        return written


@lru_cache(maxsize=256)
def _notation(game: AnyGame) -> _Notation:
    return _Notation(game)


def update(
    table: Table, viewer: Seat | None, news: list[wire.Told], n: int, clocks: wire.ClockFace
) -> wire.Update:
    """What the viewer now knows."""
    match = table.match
    assert match is not None, "there is nothing to know before the match begins"
    acting = list(table.acting)
    return wire.Update(
        viewer=viewer,
        told=news,
        n=n,
        view=table.game.observe(match.state, viewer),
        acting=acting,
        step=None if viewer is None else wire.Step(match.step, match.own[viewer]),
        legal=legal(table.game, match.state, viewer) if viewer is not None and viewer in acting else None,
        undoable=viewer is not None and table.status == "playing" and match.undoable(viewer),
        clocks=clocks,
        result=result(table),
    )


def frames(
    table: Table, times: list[int], viewer: Seat | None, revealed: bool, start: int, count: int
) -> wire.Frames:
    """The match as the viewer saw it, from one moment on; the very first frame is the opening."""
    match, game = table.match, table.game
    if match is None:
        return wire.Frames(table.id, viewer, revealed, 0, [])
    plot = story(match)
    tellings: Iterable[AnyTelling] = tell_all(game, plot, viewer) if revealed else tell(game, plot, viewer)
    known = [None, *tellings]
    opening = plot[0].before if plot else match.state
    selected = [
        _frame(game, opening if telling is None else telling.moment.after, telling, times, viewer, revealed)
        for telling in known[start : start + count]
    ]
    # A match played here was simulated by our own kernel; an uploaded record only claims so.
    doubted = dict(doubts(game, plot)) if table.status == "record" else {}
    return wire.Frames(table.id, viewer, revealed, len(known) - 1, selected, doubted)


def _frame(
    game: Game[State, Action, View],
    state: State,
    telling: Telling[State] | None,
    times: list[int],
    viewer: Seat | None,
    revealed: bool,
) -> wire.Frame:
    acting = sorted(seat for seat in game.actors(state) if seat != CHANCE)
    view = game.observe(state, viewer)
    if telling is None:
        return wire.Frame(0, None, view, acting, scores(game, state) if revealed else None)
    at = times[telling.moment.ply - 1]
    now = told(telling, at, viewer, revealed)
    return wire.Frame(telling.n, now, view, acting, scores(game, state) if revealed else None)
