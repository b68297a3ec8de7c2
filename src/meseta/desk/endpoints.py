"""Everything that can be asked at the desk, by method and path, for hosts without a web framework.

The server has routes of its own, with what only HTTP needs; a test compares them with these.
"""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from meseta.desk import (
    beginning,
    belongings,
    bodies,
    call_bodies,
    calls,
    companions,
    company,
    company_bodies,
    creation,
    daily,
    daily_bodies,
    daily_shares,
    deal_bodies,
    deals,
    devices,
    edition_bodies,
    editions,
    games,
    links,
    printing,
    records,
    rematches,
    results,
    seats,
    sessions,
    tables,
    yours_bodies,
)
from meseta.desk.queries import (
    AnalysisQuery,
    DailyMonthQuery,
    DailyShareQuery,
    FramesQuery,
    PictureQuery,
    ResultsQuery,
    RulesQuery,
)
from meseta.desk.reading import Question
from meseta.tables import wire


class Endpoint(NamedTuple):
    """Something that can be asked."""

    method: str
    path: str
    """With the names of the values in it, such as `/tables/{table}`."""
    do: Callable[[Question], object | Awaitable[object]]
    """Its answer: a struct or a list of them, a text, bytes that are JSON already, or None."""
    status: int = 200
    """The status of its answer, unless it is refused."""


_GAMES: Final = (
    Endpoint("GET", "/games", lambda q: games.games()),
    Endpoint("GET", "/games/{key}/edition", lambda q: games.standard_edition(q.game)),
    Endpoint("GET", "/games/{key}/rules", lambda q: games.rules(q.game, q.queried(RulesQuery).language)),
    Endpoint("GET", "/games/{key}/words/{language}", lambda q: games.words(q.game, q.values["language"])),
)

_COMPANIONS: Final = (
    Endpoint(
        "POST",
        "/games/{key}/companion",
        lambda q: companions.answer_question(q.visit, q.game, q.json()),
    ),
)

_PRINTING: Final = (
    Endpoint("GET", "/games/{key}/sheets", lambda q: printing.printable_parts(q.game)),
    Endpoint(
        "POST",
        "/games/{key}/pages",
        lambda q: printing.print_pages(q.visit, q.game, q.sent(bodies.PrintWanted)),
    ),
    Endpoint(
        "POST",
        "/games/{key}/pdf",
        lambda q: printing.print_pdf(q.visit, q.game, q.sent(bodies.PrintWanted)),
    ),
)

_EDITIONS: Final = (
    Endpoint(
        "POST",
        "/editions/check",
        lambda q: editions.check_edition(q.visit, q.sent(edition_bodies.CheckEdition)),
    ),
    Endpoint(
        "POST", "/editions/draw", lambda q: editions.draw_edition(q.visit, q.sent(edition_bodies.DrawEdition))
    ),
    Endpoint(
        "POST",
        "/editions/try",
        lambda q: editions.try_edition(q.signed_in, q.sent(edition_bodies.TryEdition)),
    ),
)

_SESSIONS: Final = (
    Endpoint("GET", "/session", lambda q: sessions.who_am_i(q.signed_in)),
    Endpoint("POST", "/session", lambda q: sessions.create_session(q.visit, q.sent(bodies.NewSession))),
    Endpoint("DELETE", "/session", lambda q: sessions.delete_session(q.visit.node, q.visit.token), 204),
    Endpoint("POST", "/session/exchange", lambda q: sessions.exchange(q.visit, q.sent(bodies.Exchange))),
)

_TABLES: Final = (
    Endpoint("POST", "/tables", lambda q: creation.create_table(q.signed_in, q.sent(bodies.NewTable)), 201),
    Endpoint("GET", "/tables/mine", lambda q: tables.my_tables(q.signed_in)),
    Endpoint("GET", "/tables/open", lambda q: tables.open_tables(q.visit.node)),
    Endpoint("GET", "/tables/{table}", lambda q: tables.show_table(q.visit, q.table)),
    Endpoint("GET", "/tables/{table}/edition", lambda q: games.table_edition(q.visit.node, q.table)),
    Endpoint("POST", "/tables/{table}/start", lambda q: beginning.start(q.signed_in, q.table)),
    Endpoint("POST", "/tables/{table}/rematch", lambda q: rematches.rematch_table(q.signed_in, q.table), 201),
    Endpoint(
        "POST",
        "/tables/{table}/fork",
        lambda q: creation.fork_table(q.signed_in, q.table, q.sent(bodies.ForkTable)),
        201,
    ),
)

_DEALS: Final = (
    Endpoint("GET", "/tables/{table}/deal", lambda q: deals.compare(q.visit, q.table)),
    Endpoint(
        "POST",
        "/tables/{table}/deal",
        lambda q: deals.play_again(q.signed_in, q.table, q.sent(deal_bodies.DealAgain)),
        201,
    ),
)

_COMPANY: Final = (
    Endpoint(
        "PUT",
        "/tables/{table}/mutes/{who}",
        lambda q: company.mute(q.signed_in, q.table, q.values["who"]),
    ),
    Endpoint(
        "DELETE",
        "/tables/{table}/mutes/{who}",
        lambda q: company.unmute(q.signed_in, q.table, q.values["who"]),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/reports",
        lambda q: company.report(q.signed_in, q.table, q.sent(company_bodies.NewReport)),
        201,
    ),
    Endpoint("GET", "/yours/mutes", lambda q: company.my_mutes(q.signed_in)),
    Endpoint("DELETE", "/yours/mutes/{id}", lambda q: company.unmute_mine(q.signed_in, q.values["id"]), 204),
)

_SEATS: Final = (
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat}",
        lambda q: seats.sit(q.signed_in, q.table, q.seat, q.sent(bodies.Sit)),
    ),
    Endpoint("DELETE", "/tables/{table}/seats/{seat}", lambda q: seats.leave(q.signed_in, q.table, q.seat)),
    Endpoint(
        "PUT",
        "/tables/{table}/seats/{seat}/bot",
        lambda q: seats.seat_bot(q.signed_in, q.table, q.seat, q.sent(bodies.SeatBot)),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat}/return",
        lambda q: seats.return_to_seat(q.signed_in, q.table, q.seat),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat}/concede",
        lambda q: seats.concede(q.signed_in, q.table, q.seat),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat}/claim",
        lambda q: seats.claim_win(q.signed_in, q.table, q.seat),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat}/link",
        lambda q: links.make_link(q.signed_in, q.table, q.seat),
        201,
    ),
    Endpoint(
        "DELETE",
        "/tables/{table}/seats/{seat}/link",
        lambda q: links.revoke_links(q.signed_in, q.table, q.seat),
        204,
    ),
)

_RECORDS: Final = (
    Endpoint(
        "GET",
        "/tables/{table}/frames",
        lambda q: records.read_frames(q.visit, q.table, q.queried(FramesQuery)),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/picture",
        lambda q: records.draw_picture(q.visit, q.table, q.queried(PictureQuery)),
    ),
    Endpoint("GET", "/tables/{table}/record", lambda q: records.record_file(q.visit, q.table)),
    Endpoint(
        "GET",
        "/tables/{table}/analysis",
        lambda q: records.analyse(q.visit, q.table, q.queried(AnalysisQuery).start),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/retry",
        lambda q: records.retry_turn(q.visit, q.table, q.sent(wire.Retry)),
        201,
    ),
    Endpoint(
        "POST", "/records", lambda q: records.upload_record(q.signed_in, q.sent(bodies.UploadRecord)), 201
    ),
)

_YOURS: Final = (
    Endpoint("DELETE", "/yours", lambda q: belongings.erase(q.signed_in), 204),
    Endpoint("GET", "/yours/export", lambda q: belongings.export(q.signed_in)),
    Endpoint("GET", "/yours/results", lambda q: results.my_results(q.signed_in, q.queried(ResultsQuery))),
    Endpoint("DELETE", "/yours/results", lambda q: results.clear_results(q.signed_in), 204),
    Endpoint("GET", "/yours/devices", lambda q: devices.my_devices(q.signed_in)),
    Endpoint(
        "DELETE",
        "/yours/devices/{device}",
        lambda q: devices.end_device(q.signed_in, q.values["device"]),
        204,
    ),
    Endpoint("POST", "/yours/passes", lambda q: devices.make_pass(q.signed_in), 201),
    Endpoint("DELETE", "/yours/passes", lambda q: devices.revoke_passes(q.signed_in), 204),
    Endpoint(
        "POST",
        "/yours/passes/look",
        lambda q: devices.look_at_pass(q.visit, q.sent(yours_bodies.ShownPass)),
    ),
    Endpoint("POST", "/yours/passes/use", lambda q: devices.use_pass(q.visit, q.sent(yours_bodies.UsePass))),
)

_CALLS: Final = (
    Endpoint("GET", "/calls", lambda q: calls.show_calls(q.visit)),
    Endpoint(
        "POST", "/calls/browsers", lambda q: calls.add_browser(q.signed_in, q.sent(call_bodies.CallBrowser))
    ),
    Endpoint(
        "DELETE",
        "/calls/browsers/{browser}",
        lambda q: calls.drop_browser(q.signed_in, q.values["browser"]),
        204,
    ),
    Endpoint("POST", "/calls/mail", lambda q: calls.add_mail(q.signed_in, q.sent(call_bodies.CallMail))),
    Endpoint("DELETE", "/calls/mail", lambda q: calls.drop_mail(q.signed_in), 204),
    Endpoint(
        "POST",
        "/calls/mail/confirm",
        lambda q: calls.confirm_mail(q.visit, q.sent(call_bodies.MailToken)),
        204,
    ),
    Endpoint(
        "POST", "/calls/mail/end", lambda q: calls.end_mail(q.visit, q.sent(call_bodies.MailToken)), 204
    ),
)

_DAILY: Final = (
    Endpoint(
        "GET",
        "/daily/{day}/share",
        lambda q: daily_shares.share_text(q.signed_in, q.day, q.queried(DailyShareQuery)),
    ),
    Endpoint(
        "GET",
        "/daily/{day}/picture",
        lambda q: daily_shares.share_picture(q.signed_in, q.day, q.queried(DailyShareQuery)),
    ),
    Endpoint("GET", "/daily/{day}", lambda q: daily.show_day(q.visit, q.day)),
    Endpoint(
        "GET",
        "/daily/archive/{month}",
        lambda q: daily.show_month(q.visit, q.values["month"], q.queried(DailyMonthQuery)),
    ),
    Endpoint("GET", "/daily/{day}/puzzles/{key}", lambda q: daily.show_puzzle(q.visit, q.day, q.game)),
    Endpoint(
        "POST",
        "/daily/{day}/puzzles/{key}/try",
        lambda q: daily.try_turn(q.visit, q.day, q.game, q.sent(daily_bodies.DailyTry)),
    ),
    Endpoint(
        "GET", "/daily/{day}/puzzles/{key}/answer", lambda q: daily.show_answer(q.signed_in, q.day, q.game)
    ),
    Endpoint(
        "POST",
        "/daily/{day}/puzzles/{key}/answer",
        lambda q: daily.hand_in(q.signed_in, q.day, q.game, q.sent(daily_bodies.DailyAnswer)),
    ),
    Endpoint(
        "POST",
        "/daily/{day}/puzzles/{key}/reasons",
        lambda q: daily.show_reasons(q.signed_in, q.day, q.game, q.sent(daily_bodies.DailyTry)),
    ),
)

ENDPOINTS: Final = (
    *_GAMES,
    *_COMPANIONS,
    *_PRINTING,
    *_EDITIONS,
    *_SESSIONS,
    *_TABLES,
    *_DEALS,
    *_SEATS,
    *_RECORDS,
    *_YOURS,
    *_CALLS,
    *_COMPANY,
    *_DAILY,
)
