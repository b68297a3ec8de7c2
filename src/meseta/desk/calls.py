"""Calls: where somebody wants to hear that it is their turn while they are away (ADR 69)."""

import hashlib
import logging
from typing import TYPE_CHECKING

import msgspec

from meseta.desk import call_bodies
from meseta.desk.visits import SignedIn, Visit
from meseta.store.errors import Conflict
from meseta.store.rows import Destination
from meseta.tables.errors import Busy, Forbidden, NoSuchThing, NotSignedIn
from meseta.tables.limits import TooMany
from meseta.tables.logs import note
from meseta.tables.node import Node
from meseta.tables.problems import (
    BadMailAddress,
    BadSubscription,
    BadToken,
    MailFailed,
    MailUnanswered,
    NoCalls,
)
from meseta.tables.tokens import hashed

if TYPE_CHECKING:
    from meseta.tables.calling.mail import MailSender
    from meseta.tables.calling.push import PushSender


async def show_calls(visit: Visit) -> call_bodies.Calls:
    """How one can be called here, and where the visitor is."""
    push, mail = _push(visit.node), _mail(visit.node)
    caller = visit.caller
    mine = await visit.node.store.calls.of(caller.person) if caller is not None and caller.person else []
    mails = [destination for destination in mine if destination.kind == "mail"]
    return call_bodies.Calls(
        key=None if push is None else push.public_key,
        browsers=[destination.id for destination in mine if destination.kind == "push"],
        mail=mail is not None,
        address=mails[0].body if mails else None,
        confirmed=bool(mails) and mails[0].ready,
    )


async def add_browser(visit: SignedIn, wanted: call_bodies.CallBrowser) -> call_bodies.CalledBrowser:
    """Call the visitor in this browser."""
    visit.check_person()
    node = visit.node
    sender = _push(node)
    if sender is None:
        raise NoSuchThing(NoCalls())
    from meseta.tables.calling import posting, push

    secure = node.config.calling is not None and node.config.calling.push == "on"
    if not posting.is_address(wanted.endpoint, secure=secure) or not push.are_keys(
        wanted.p256dh, wanted.auth
    ):
        raise Forbidden(BadSubscription())
    node.budgets.destinations.take(visit.who)
    contact = wanted.site if posting.is_address(wanted.site, secure=secure) else ""
    subscription = push.Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, contact)
    id = browser_id(wanted.endpoint)
    language = visit.language
    if wanted.replaces:
        old = [one for one in await node.store.calls.of(visit.caller.person) if one.id == wanted.replaces]
        language = old[0].language if old else language
        await node.store.calls.drop_of(visit.caller.person, "push", wanted.replaces)
    body = msgspec.json.encode(subscription).decode()
    await _add(visit, Destination(id, "push", body, language, True))
    return call_bodies.CalledBrowser(id)


async def drop_browser(visit: SignedIn, id: str) -> None:
    """No longer call the visitor in this browser."""
    await visit.node.store.calls.drop_of(visit.caller.person, "push", id)


async def add_mail(visit: SignedIn, wanted: call_bodies.CallMail) -> call_bodies.Calls:
    """Call the visitor by mail, once somebody who gets mail at the address has confirmed it."""
    visit.check_person()
    node = visit.node
    sender = _mail(node)
    if sender is None:
        raise NoSuchThing(NoCalls())
    from meseta.tables.calling.mail import is_mail_address

    address = wanted.address.strip()
    if not is_mail_address(address):
        raise Forbidden(BadMailAddress())
    node.budgets.confirmations.take(visit.who)
    most = node.config.limits.confirmations_target
    if not await node.store.calls.may_ask(sender.counted(address), most):
        raise TooMany(MailUnanswered(most=most))
    await node.store.calls.drop_of(visit.caller.person, "mail")
    new = Destination(node.new_id(), "mail", address, visit.language, False)
    await _add(visit, new)
    await _ask_to_confirm(sender, node, new)
    return await show_calls(visit)


async def _ask_to_confirm(sender: "MailSender", node: Node, new: Destination) -> None:
    from meseta.tables.calling.sending import Gone, Unreached

    try:
        await sender.ask_to_confirm(new)
    except Gone:
        await node.store.calls.drop(new.id)
        raise Forbidden(BadMailAddress()) from None
    except Unreached as error:
        note("call_failed", level=logging.WARNING, kind="mail", reason=error.reason)
        await node.store.calls.drop(new.id)
        raise Busy(MailFailed()) from None


async def drop_mail(visit: SignedIn) -> None:
    """No longer call the visitor by mail."""
    await visit.node.store.calls.drop_of(visit.caller.person, "mail")


async def confirm_mail(visit: Visit, shown: call_bodies.MailToken) -> None:
    """Confirm an address, with the token from the mail that asked for it."""
    if not await visit.node.store.calls.confirm(_destination(visit.node, shown.token)):
        raise NotSignedIn(BadToken())


async def end_mail(visit: Visit, shown: call_bodies.MailToken) -> None:
    """Send no more mails to an address, with the token from any of them."""
    await visit.node.store.calls.drop(_destination(visit.node, shown.token))


def browser_id(endpoint: str) -> str:
    """What a browser is called: it can find this out by itself."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def _destination(node: Node, token: str) -> str:
    sender = _mail(node)
    found = None if sender is None else sender.destination(token)
    if found is None:
        raise NotSignedIn(BadToken())
    return found


async def _add(visit: SignedIn, new: Destination) -> None:
    assert visit.token is not None, "a caller has shown a token"
    person, session = visit.caller.person, hashed(visit.token)
    try:
        await visit.node.store.calls.add(new, person, session, visit.node.config.limits.browsers_each)
    except Conflict:  # the session has just ended, or the browser is somebody else's
        raise Forbidden(BadSubscription()) from None


def _push(node: Node) -> "PushSender | None":
    return None if node.herald is None else node.herald.senders.push


def _mail(node: Node) -> "MailSender | None":
    return None if node.herald is None else node.herald.senders.mail
