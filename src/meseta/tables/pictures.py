"""Pictures of a table's match, drawn in the process that replays, of what the viewer sees and is told."""

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from typing import Final, NamedTuple

from meseta.core.errors import BadRecord, BadSetup
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.pictures.frame import Look
from meseta.pictures.matches import checked_link, said_last
from meseta.pictures.moment import draw_moment
from meseta.pictures.result import draw_result
from meseta.play.match import AnyMatch
from meseta.play.problems import NotPlaying, RecordNoSuchPly
from meseta.play.table import Table
from meseta.play.telling import tell, tell_all
from meseta.tables.retelling import story_of
from meseta.tables.showing import seat_names

DRAWING: Final = 1500
"""What drawing costs of `replays`, whose unit is an entry replayed."""


class Order(NamedTuple):
    """Which picture is wanted."""

    viewer: Seat | None
    revealed: bool
    """Whether the whole record is open to whoever asks."""
    at: int | None
    dark: bool
    language: str
    link: str
    zone: int
    """Minutes from universal to the reader's time."""


def drawn(table: Table, times: Sequence[int], order: Order) -> str:
    """The result, or the moment as the viewer may know it; raises if there is none."""
    match = table.match
    if match is None:
        raise BadSetup(NotPlaying())
    words = Words(order.language, table.settings.game, seat_names(table))
    day = "" if table.status == "record" else _day(times, order.zone)  # nobody knows when that was played
    look = Look(words, order.dark, checked_link(order.link), day)
    outcome = table.outcome()
    if order.at is not None or outcome is None or not order.revealed:
        return _moment(table, match, order, look)
    views = [match.view(seat) for seat in range(table.settings.seats)]
    conceded = any(chair.conceded for chair in table.chairs)
    return draw_result(table.game, views, match.scores, outcome, look, conceded=conceded)


def _moment(table: Table, match: AnyMatch, order: Order, look: Look) -> str:
    """The moment, counted as frames are: by plies once the record is open, else for this viewer alone."""
    tell_them = tell_all if order.revealed else tell
    moments = story_of(table.id, match)
    told = tell_them(table.game, moments, order.viewer)
    at = len(told) if order.at is None else order.at
    if at > len(told):
        raise BadRecord(RecordNoSuchPly(ply=at, most=len(told)))
    opening = moments[0].before if moments else match.state
    state = told[at - 1].moment.after if at else opening
    said = said_last((one.events for one in told[:at]), look.words)
    last = len(told) if order.revealed else None
    view = table.game.observe(state, order.viewer)
    return draw_moment(table.game, view, table.settings.seats, said, at, last, look)


def _day(times: Sequence[int], zone: int) -> str:
    """When the match ended, as a date on the reader's calendar; empty for one that was not played here."""
    if not times or not times[-1]:
        return ""
    return datetime.fromtimestamp(times[-1] / 1000, timezone(timedelta(minutes=zone))).date().isoformat()
