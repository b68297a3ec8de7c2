"""A table as it is sent: what each person and each viewer may know of it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

import msgspec

from meseta.bots.names import display_names, face_of
from meseta.bots.registry import own_bots
from meseta.core.choices import Bounded, Grouped, Listed, Placed
from meseta.core.game import Action, AnyAction, AnyGame, Game, State, View
from meseta.core.results import Score, margin
from meseta.core.seats import CHANCE, Seat
from meseta.i18n.words import Words
from meseta.play.match import AnyMoment
from meseta.play.out_of_time import forgiven, may_claim
from meseta.play.replay import doubts
from meseta.play.requests import Caller
from meseta.play.seating import Chatted
from meseta.play.standing_in import stand_in_from
from meseta.play.table import Table
from meseta.play.telling import AnyTelling, Telling, tell, tell_all
from meseta.tables import wire
from meseta.tables.handles import handle
from meseta.tables.refusals import refusal

MOST_CACHED = 50_000
"""The most actions per game whose notation is cached."""

MOST_CACHED_GROUPS = 5_000
"""The most groups of actions per game that are kept as they are sent."""

MOST_BETWEEN = 60
"""The most positions sent along with one update: more than a whole round of five players' bots."""


def table_info(
    table: Table, caller: Caller | None, away: Mapping[Seat, int], now: int, words: Words, watching: int
) -> wire.TableInfo:
    """The table as the caller may know it; `away` says since when each absent owner has been away."""
    own = frozenset[Seat]() if caller is None else caller.seats(table)
    host = caller is not None and caller.is_person(table.host)
    settings = table.settings
    forked = settings.forked
    names = seat_names(table)
    return wire.TableInfo(
        id=table.id,
        game=settings.game,
        version=table.game.info.version if table.header is None else table.header.version,
        edition=table.game.edition if table.header is None else table.header.edition,
        seats=settings.seats,
        options=table.options,
        open=settings.open,
        hints=settings.hints,
        chat=settings.chat,
        experience=settings.experience,
        clock=settings.clock,
        timeout=settings.timeout,
        stand_in=table.stand_in,
        status=table.status,
        host=host,
        chairs=[
            chair_info(table, seat, name, seat in own, seat not in away) for seat, name in enumerate(names)
        ],
        acting=list(table.acting),
        clocks=clock_face(table, away, now),
        created=table.created,
        result=result(table),
        rematch=table.rematch,
        again=list(table.again),
        rematch_of=settings.rematch_of,
        watching=watching,
        claimable=next((seat for seat in sorted(own) if may_claim(table, seat)), None),
        forgiven=forgiven(table),
        forked=None if forked is None else wire.Origin(forked.table if host else None, forked.ply),
        dealt=settings.dealt is not None,
        trouble=None if table.error is None else refusal(table.error, words),
    )


def seat_names(table: Table) -> list[str]:
    """What the seats are called. Equal bots that a record has no names for get names of their own."""
    header = table.header
    if header is None:
        return [chair.name for chair in table.chairs]
    names = [given or chair.name for given, chair in zip(header.players, table.chairs, strict=True)]
    levels = [header.bots.get(seat, "") if name == "" else name for seat, name in enumerate(names)]
    known = own_bots(table.settings.game)
    alike = [seat for seat, level in enumerate(levels) if level in known and levels.count(level) > 1]
    others = [name for seat, name in enumerate(names) if seat not in alike]
    for seat, name in zip(
        alike, display_names([levels[seat] for seat in alike], others, start=0), strict=True
    ):
        names[seat] = name
    return names


def chair_info(table: Table, seat: Seat, name: str, mine: bool, present: bool) -> wire.ChairInfo:
    """One seat, and who has it."""
    chair = table.chairs[seat]
    bot = table.bot_of(seat)
    header = table.header
    ours = header is not None and (seat in header.bots or name != (header.players[seat] or chair.name))
    return wire.ChairInfo(
        seat=seat,
        holder=chair.holder,
        name=name,
        mine=mine,
        present=present or chair.holder == "bot",
        bot=bot,
        standing_in=chair.standing_in if bot is not None else None,
        conceded=chair.conceded,
        missed=chair.missed,
        lost=chair.lost,
        who=None if chair.person is None else handle(table.id, chair.person),
        knows_deal=chair.knows,
        face=face_of(name) if chair.holder == "bot" or ours else None,
    )


def clock_face(table: Table, away: Mapping[Seat, int], now: int) -> wire.ClockFace:
    """The clocks as they are now."""
    clock, seats = table.clock, range(len(table.chairs))
    return wire.ClockFace(
        now,
        [None] * len(seats) if clock.rule.kind == "none" else [clock.due(seat) for seat in seats],
        list(clock.left),
        [stand_in_from(table, seat, away) for seat in seats],
        [clock.remind_at(seat) for seat in seats] if clock.rule.by_correspondence else [],
    )


def result(table: Table) -> wire.Result | None:
    """How the match ended, with the scores in parts."""
    ended = table.outcome()
    if ended is None or table.match is None:  # as on most moves
        return None
    points = table.game.score(table.match.state)
    return wire.Result(
        list(ended.winners),
        ended.code,
        ended.clause,
        [_score_info(score) for score in points],
        # Where somebody gave up or did not come back, points decide nothing.
        0 if any(chair.lost for chair in table.chairs) else margin(points, ended.winners),
        ended.tie_break,
    )


def scores(game: Game[State, Action, View], state: State) -> list[wire.ScoreInfo]:
    """Every seat's score in parts."""
    return [_score_info(score) for score in game.score(state)]


def _score_info(score: Score) -> wire.ScoreInfo:
    return wire.ScoreInfo(score.seat, score.total, list(score.parts))


def chat_line(table: Table, said: tuple[int, int, Chatted]) -> wire.ChatLine:
    """A line of chat as it is sent."""
    number, at, line = said
    owner = None if line.seat is None else table.chairs[line.seat].person
    person = line.by or owner
    who = None if person is None else handle(table.id, person)
    return wire.ChatLine(number, line.name, line.seat, line.text, at, who)


def told(telling: AnyTelling, at: int, viewer: Seat | None, revealed: bool = False) -> wire.Told:
    """One moment as the viewer may know it; only its owner gets the notation, which may say more."""
    entry = telling.moment.entry
    seat = entry.seat
    text = entry.text if revealed or (seat == viewer and seat != CHANCE) else None
    return wire.Told(telling.n, seat, at, list(telling.events), text)


def legal(game: Game[State, Action, View], state: State, seat: Seat) -> wire.Legal | None:
    """What the seat may do, in the form offered by the game; None if there is nothing."""
    actions = game.legal(state, seat)
    if not actions:
        return None
    choices = actions.choices()
    if isinstance(choices, Grouped):
        parts = filter(None, map(_encoded_groups(game).__getitem__, choices))
        return wire.LegalList(cast(list[str], msgspec.Raw(b"[%b]" % b",".join(parts))))
    written = _notation(game)
    match choices:
        case Listed() as listed:
            return wire.LegalList(list(map(written.__getitem__, listed)))
        case Placed(placements, others):
            places = [wire.PlacementChoice(written[action], list(cells)) for action, cells in placements]
            return wire.LegalPlacements(places, [written[action] for action in others])
        case Bounded(bounds, others):
            return wire.LegalBounds(bounds, [written[action] for action in others])


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


class _EncodedGroups(dict[tuple[AnyAction, ...], bytes]):
    """Groups of actions as they are sent, cached like their notation, without the brackets of a list."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, group: tuple[AnyAction, ...]) -> bytes:
        if len(self) >= MOST_CACHED_GROUPS:
            self.clear()
        encoded = self[group] = msgspec.json.encode(list(map(self._game.write, group)))[1:-1]
        return encoded


@lru_cache(maxsize=256)
def _encoded_groups(game: AnyGame) -> _EncodedGroups:
    return _EncodedGroups(game)


def between(
    game: Game[State, Action, View], passed: Sequence[State], viewer: Seat | None
) -> list[wire.Position]:
    """These positions but the last, as the viewer may know them; of many, the latest."""
    return [
        wire.Position(game.observe(state, viewer), _acting(game, state))
        for state in passed[-MOST_BETWEEN - 1 : -1]
    ]


def update(
    table: Table,
    viewer: Seat | None,
    news: Sequence[bytes],
    n: int,
    clocks: wire.ClockFace,
    between: list[wire.Position] | None = None,
) -> wire.Update:
    """What the viewer now knows; the news are encoded already."""
    match = table.match
    assert match is not None, "there is nothing to know before the match begins"
    game, playing, acting = table.game, table.status == "playing", list(table.acting)
    return wire.Update(
        viewer=viewer,
        told=_as_sent(news),
        n=n,
        view=game.observe(match.state, viewer),
        acting=acting,
        step=None if viewer is None else wire.Step(match.step, match.own[viewer]),
        legal=legal(game, match.state, viewer) if viewer is not None and viewer in acting else None,
        undoable=viewer is not None and playing and match.undoable(viewer),
        clocks=clocks,
        result=None if playing else result(table),
        between=between or [],
    )


def recalled(id: str, viewer: Seat | None, told: Sequence[bytes]) -> wire.Recalled:
    """What the viewer was told before; it is encoded already."""
    return wire.Recalled(id, viewer, _as_sent(told))


def _as_sent(told: Sequence[bytes]) -> list[wire.Told]:
    """What was told, encoded already."""
    return list(map(msgspec.Raw, told))  # type: ignore[arg-type]  # the encoder takes it for what it encodes


def frames(
    table: Table,
    moments: Sequence[AnyMoment],
    times: list[int],
    viewer: Seat | None,
    revealed: bool,
    start: int,
    count: int,
) -> wire.Frames:
    """The match as the viewer saw it, from one moment on; the very first frame is the opening."""
    game = table.game
    assert table.match is not None, "it has moments"
    tell_them = tell_all if revealed else tell
    known = [None, *tell_them(game, moments, viewer)]
    opening = moments[0].before if moments else table.match.state
    selected = [
        _frame(game, opening if telling is None else telling.moment.after, telling, times, viewer, revealed)
        for telling in known[start : start + count]
    ]
    # A match played here was simulated by our own kernel; an uploaded record only claims so.
    doubted = dict(doubts(game, moments)) if table.status == "record" else {}
    return wire.Frames(table.id, viewer, revealed, len(known) - 1, selected, doubted)


def _frame(
    game: Game[State, Action, View],
    state: State,
    telling: Telling[State] | None,
    times: list[int],
    viewer: Seat | None,
    revealed: bool,
) -> wire.Frame:
    acting = _acting(game, state)
    view = game.observe(state, viewer)
    if telling is None:
        return wire.Frame(0, None, view, acting, scores(game, state) if revealed else None)
    at = times[telling.moment.ply - 1]
    now = told(telling, at, viewer, revealed)
    return wire.Frame(telling.n, now, view, acting, scores(game, state) if revealed else None)


def told_frame(
    game: Game[State, Action, View], state: State, n: int, told: bytes, viewer: Seat | None
) -> wire.Frame:
    """A moment of a match that is being played; what was told of it is encoded already."""
    encoded = cast(wire.Told, msgspec.Raw(told))
    return wire.Frame(n, encoded, game.observe(state, viewer), _acting(game, state))


def _acting(game: Game[State, Action, View], state: State) -> list[Seat]:
    """The seats that may act, in order."""
    return sorted(seat for seat in game.actors(state) if seat != CHANCE)
