"""A match, or a record, as a picture: its result, or what a viewer saw at any of its moments."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from meseta.core.errors import BadRecord, BadSetup
from meseta.core.game import Event
from meseta.core.problems import NoSuchSeat
from meseta.core.record import Record
from meseta.core.seats import Seat
from meseta.i18n.languages import SOURCE
from meseta.i18n.words import Words
from meseta.pictures.frame import Look
from meseta.pictures.moment import draw_moment
from meseta.pictures.problems import BadLink
from meseta.pictures.result import draw_result
from meseta.play.match import AnyMatch, Match
from meseta.play.matches import open_match
from meseta.play.problems import RecordNoSuchPly
from meseta.play.replay import story
from meseta.play.telling import tell_all, worded

__all__ = ["LONGEST_LINK", "checked_link", "picture", "said_last"]

LONGEST_LINK: Final = 300
_LINK: Final = re.compile(r"https?://[!-~]+")
_CLAUSES: Final = re.compile(r" \([A-Z]{2}-\d+(?:, [A-Z]{2}-\d+)*\)")
"""Where the rules say so: on a picture nobody can look it up."""


def picture(
    match: AnyMatch | Record | str,
    at: int | None = None,
    viewer: Seat | None = None,
    *,
    dark: bool = False,
    language: str = SOURCE,
    players: Sequence[str] | None = None,
    link: str = "",
    date: str = "",
) -> str:
    """A picture of a match, of a record or of its text, as an SVG.

    It shows the result, with what everybody has made; or, after `at` entries and while the match goes on, the
    position as `viewer` knows it, by default a spectator.

    >>> import meseta
    >>> match = meseta.play_match("shifting_stones", bots=["greedy", "random"], seed=1)
    >>> meseta.picture(match, dark=True)[:22], "greedy wins." in meseta.picture(match)
    ('<svg xmlns="http://www', True)
    """
    found = match if isinstance(match, Match) else open_match(match)
    names = found.header.players if players is None else players
    look = Look(Words(language, found.header.game, names), dark, checked_link(link), date)
    if viewer is not None and viewer not in range(found.header.seats):
        raise BadSetup(NoSuchSeat(found=viewer, most=found.header.seats - 1))
    if at is None and found.outcome is not None:
        views = [found.view(seat) for seat in range(found.header.seats)]
        return draw_result(found.game, views, found.scores, found.outcome, look)
    return _moment(found, at, viewer, look)


def _moment(match: AnyMatch, at: int | None, viewer: Seat | None, look: Look) -> str:
    last = len(match.entries)
    ply = last if at is None else at
    if not 0 <= ply <= last:
        raise BadRecord(RecordNoSuchPly(ply=ply, most=last))
    moments = story(match)[:ply]
    state = moments[-1].after if moments else match.game.setup(match.header.seats, match.header.options)
    said = said_last((telling.events for telling in tell_all(match.game, moments, viewer)), look.words)
    view = match.game.observe(state, viewer)
    return draw_moment(match.game, view, match.header.seats, said, ply, last, look)


def said_last(told: Iterable[Sequence[Event]], words: Words) -> list[str]:
    """What was said last of these moments: of some, a viewer is told nothing."""
    latest: Sequence[Event] = ()
    for events in told:
        latest = events or latest
    return [_CLAUSES.sub("", sentence) for sentence in worded(latest, words)]


def checked_link(link: str) -> str:
    """The link; raises `BadSetup` if nobody could open it, or if it is too long for a picture."""
    if link and (len(link) > LONGEST_LINK or not _LINK.fullmatch(link)):
        raise BadSetup(BadLink(most=LONGEST_LINK))
    return link
