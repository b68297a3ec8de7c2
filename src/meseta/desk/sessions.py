"""Sessions: who somebody is, and what a private link gives them."""

from typing import Generic, NamedTuple, TypeVar

from meseta.desk import bodies
from meseta.desk.visits import SignedIn, Visit
from meseta.play.headers import checked_name
from meseta.store.errors import Conflict
from meseta.tables.errors import NotSignedIn
from meseta.tables.node import Node
from meseta.tables.problems import BadToken, UnknownCaller
from meseta.tables.tokens import hashed

T = TypeVar("T")


class Welcome(NamedTuple, Generic[T]):
    """What somebody is told who may be new."""

    body: T
    session: str | None = None
    """The token of the session that was opened for them; None if they had one."""


async def create_session(visit: Visit, wanted: bodies.NewSession) -> Welcome[bodies.Session]:
    """The visitor's session with their new name, or a new session."""
    node, name = visit.node, checked_name(wanted.name)
    if visit.caller is not None and visit.caller.person:
        known = visit.caller.person
        person = await node.store.find_person(known)
        if name:
            await node.store.rename(known, name)
        return Welcome(bodies.Session(known, name or (person.name if person else "")))
    id, token = await _newcomer(visit, name)
    return Welcome(bodies.Session(id, name), token)


async def _newcomer(visit: Visit, name: str) -> tuple[str, str]:
    """A new person's id and token."""
    node = visit.node
    node.budgets.newcomers.take(visit.address)
    id, token = node.new_id(), node.new_token()
    await node.store.add_person(id, name, hashed(token))
    return id, token


async def who_am_i(visit: SignedIn) -> bodies.Session:
    """The person whose session it is."""
    person = await visit.node.store.find_person(visit.caller.person)
    if person is None:
        raise NotSignedIn(UnknownCaller())
    return bodies.Session(person.id, person.name)


async def delete_session(node: Node, token: str | None) -> None:
    """End the session with this token; whoever is connected with it is disconnected."""
    if token is None:
        return
    shown = await node.store.find_token(hashed(token))
    if shown is not None and shown.kind == "session":
        await node.store.drop_session(shown.hash)
        node.end_session(shown.hash)


async def exchange(visit: Visit, wanted: bodies.Exchange) -> Welcome[bodies.SeatRef]:
    """The seat of a private link, which the visitor's session holds from now on."""
    shown = await visit.node.recognise(wanted.token)
    if shown is None or shown.token.kind != "seat":
        raise NotSignedIn(BadToken())
    assert shown.token.table is not None, "a seat's token names its table"
    assert shown.token.seat is not None, "and its seat"
    answer = bodies.SeatRef(shown.token.table, shown.token.seat)
    if visit.caller is not None and visit.caller.person:
        await _link(visit.node, visit.caller.person, shown.token.hash)
        return Welcome(answer)
    person, token = await _newcomer(visit, "")
    await _link(visit.node, person, shown.token.hash)
    return Welcome(answer, token)


async def _link(node: Node, person: str, hash: str) -> None:
    try:
        await node.store.link(person, hash)
    except Conflict:  # it has just been revoked
        raise NotSignedIn(BadToken()) from None
