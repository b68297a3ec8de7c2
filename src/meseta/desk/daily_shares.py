"""A day to share: in words, and as a picture."""

from meseta.core.errors import BadSetup
from meseta.daily.days import number_of, open_day
from meseta.daily.sharing import Shared, SharedDay, shared_text
from meseta.desk.daily import results_of, streak_of
from meseta.desk.daily_bodies import DailyResult, DailyShare
from meseta.desk.queries import LONGEST_LINK, DailyShareQuery
from meseta.desk.records import Drawn
from meseta.desk.visits import SignedIn
from meseta.i18n.words import Words
from meseta.pictures.daily import draw_daily
from meseta.pictures.frame import Look
from meseta.pictures.matches import checked_link
from meseta.pictures.problems import BadLink
from meseta.tables.dailies import games_with_puzzles


async def share_text(visit: SignedIn, text: str, wanted: DailyShareQuery) -> DailyShare:
    """The visitor's day in words."""
    link = _link(wanted)
    return DailyShare(shared_text(await _day(visit, text), visit.language, link))


async def share_picture(visit: SignedIn, text: str, wanted: DailyShareQuery) -> Drawn:
    """The visitor's day as a picture."""
    look = Look(Words(visit.language), wanted.dark, _link(wanted), invitation="drawn-daily")
    return Drawn(draw_daily(await _day(visit, text), look))


def _link(wanted: DailyShareQuery) -> str:
    """The link; raises if it leads anywhere but to daily puzzles."""
    if wanted.link and "/daily" not in wanted.link:
        raise BadSetup(BadLink(most=LONGEST_LINK))
    return checked_link(wanted.link)


async def _day(visit: SignedIn, text: str) -> SharedDay:
    visit.check_person()
    day = open_day(text, visit.node.store.now())
    results = await results_of(visit, day)
    puzzles = [_shared(key, results.get(key)) for key in games_with_puzzles()]
    return SharedDay(text, number_of(day), puzzles, (await streak_of(visit, day)).current)


def _shared(key: str, result: DailyResult | None) -> Shared:
    if result is None:
        return Shared(key, None, 0)
    return Shared(key, result.mark, 100 * max(0, result.points) // max(1, result.best))
