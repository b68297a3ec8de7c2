"""Calls: where somebody wants to hear that it is their turn while they are away."""

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from meseta.desk import call_bodies
from meseta.desk import calls as desk
from meseta.server.routes.callers import TheSignedIn, TheVisit


@get("/calls")
async def show_calls(visit: TheVisit) -> call_bodies.Calls:
    """How one can be called to one's turn here, and where the caller is."""
    return await desk.show_calls(visit)


@post("/calls/browsers", status_code=200)
async def add_browser(
    data: JSONBody[call_bodies.CallBrowser], signed_in: TheSignedIn
) -> call_bodies.CalledBrowser:
    """Call the caller in this browser, by Web Push."""
    return await desk.add_browser(signed_in, data)


@delete("/calls/browsers/{browser:str}")
async def drop_browser(signed_in: TheSignedIn, browser: FromPath[str]) -> None:
    """No longer call the caller in this browser."""
    await desk.drop_browser(signed_in, browser)


@post("/calls/mail", status_code=200)
async def add_mail(data: JSONBody[call_bodies.CallMail], signed_in: TheSignedIn) -> call_bodies.Calls:
    """Call the caller by mail, once the address was confirmed by the link in a mail."""
    return await desk.add_mail(signed_in, data)


@delete("/calls/mail")
async def drop_mail(signed_in: TheSignedIn) -> None:
    """No longer call the caller by mail."""
    await desk.drop_mail(signed_in)


@post("/calls/mail/confirm", status_code=204)
async def confirm_mail(data: JSONBody[call_bodies.MailToken], visit: TheVisit) -> None:
    """Confirm an address, with the token from the mail that asked for it."""
    await desk.confirm_mail(visit, data)


@post("/calls/mail/end", status_code=204)
async def end_mail(data: JSONBody[call_bodies.MailToken], visit: TheVisit) -> None:
    """Send no more mails to an address, with the token from any of them."""
    await desk.end_mail(visit, data)


@post("/calls/mail/end/{token:str}", status_code=204, include_in_schema=False)
async def end_mail_at_once(token: FromPath[str], visit: TheVisit) -> None:
    """The same for mail programs, which post a form of their own (RFC 8058)."""
    await desk.end_mail(visit, call_bodies.MailToken(token))


HANDLERS: Final = [
    show_calls,
    add_browser,
    drop_browser,
    add_mail,
    drop_mail,
    confirm_mail,
    end_mail,
    end_mail_at_once,
]
