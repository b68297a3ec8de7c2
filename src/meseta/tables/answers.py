"""How each message from a client is handled."""

from collections.abc import Sequence
from typing import Protocol, assert_never

from meseta.core.errors import MesetaError
from meseta.core.record import Entry
from meseta.core.seats import Seat
from meseta.play import requests
from meseta.play.decisions import Decision, submit
from meseta.play.match import Step, Submission, enter
from meseta.play.problems import NotYourSeat, NotYourTurn
from meseta.play.requests import Caller
from meseta.play.table import Table
from meseta.tables import wire
from meseta.tables.client import Client
from meseta.tables.errors import Forbidden, Malformed, NotSignedIn
from meseta.tables.handles import handle
from meseta.tables.hub import Hub
from meseta.tables.limits import Pace
from meseta.tables.live import LiveTable
from meseta.tables.problems import HintsForbidden, NotTheProtocol, UnknownCaller
from meseta.tables.refusals import refusal
from meseta.tables.showing import recalled
from meseta.tables.workers import Workers

LONGEST_ID = 64
LONGEST_ACTION = 2000


class Retell(Protocol):
    """Finds out what viewers were told, at the cost of somebody."""

    async def __call__(self, live: LiveTable, viewers: Sequence[Seat | None], /) -> None:
        """Let the table remember it."""
        ...


class Paces:
    """How often each caller may chat, react and ask for hints on this node."""

    def __init__(self, hub: Hub) -> None:
        self.chat = Pace(hub.config.limits.chat)
        self.reactions = Pace(hub.config.limits.reactions)
        self.hints = Pace(hub.config.limits.hints)


class Answers:
    """Handles one client's messages to one table."""

    def __init__(self, hub: Hub, workers: Workers, paces: Paces, live: LiveTable, retell: "Retell") -> None:
        self._hub = hub
        self._workers = workers
        self._paces = paces
        self._live = live
        self._retell = retell

    async def answer(self, client: Client, message: wire.ClientMessage) -> None:
        """Do what the message asks; raises if it is refused."""
        self._hub.metrics.messages[type(message)] += 1
        if not isinstance(message, wire.Hello) and not _may_be_id(message.id):
            raise Malformed(NotTheProtocol(detail="id"))
        match message:
            case wire.Submit():
                await self._submit(client, message)
            case wire.Explain():
                self._explain(client, message)
            case wire.Advise():
                self._hint(client, message)
            case wire.Recall():
                self._recall(client, message)
            case wire.Say():
                await self._say(client, message)
            case wire.React():
                await self._react(client, message)
            case wire.Ping():
                client.say(wire.Pong(message.id))
            case wire.Hello():
                raise Malformed(NotTheProtocol(detail="hello"))
            case _:
                assert_never(message)

    async def _submit(self, client: Client, message: wire.Submit) -> None:
        caller = _known(client)
        if not message.id or len(message.action) > LONGEST_ACTION:
            raise Malformed(NotTheProtocol(detail="id" if not message.id else "action"))
        step = Step(message.step.number, message.step.own)
        submission = Submission(message.id, step, message.action)

        def decide(table: Table) -> Decision:
            return submit(table, caller, message.seat, submission, self._hub.chance)

        by = caller.person or f"link {message.seat}"
        _, decision = await self._hub.request(self._live.table.id, decide, by)
        self._hub.metrics.submissions.add()
        client.say(wire.Accepted(message.id, decision.repeated))

    def _explain(self, client: Client, message: wire.Explain) -> None:
        table = self._live.table
        requests.may_act(table, _known(client), message.seat)
        if len(message.action) > LONGEST_ACTION:
            raise Malformed(NotTheProtocol(detail="action"))
        try:
            self._try(table, message.seat, message.action)
        except MesetaError as error:
            client.say(wire.Explained(message.id, refusal(error, client.words)))
        else:
            client.say(wire.Explained(message.id, None))

    def _try(self, table: Table, seat: Seat, text: str) -> None:
        """Raise the error that would refuse this submission."""
        assert table.match is not None, "it is being played"
        enter(table.match, Entry(seat, text))  # chance is not asked, so nobody learns anything by trying

    def _hint(self, client: Client, message: wire.Advise) -> None:
        caller, table = _known(client), self._live.table
        requests.may_act(table, caller, message.seat)
        if not table.settings.hints:
            raise Forbidden(HintsForbidden())
        if message.seat not in table.acting:
            raise requests.TableRefuses(NotYourTurn())
        self._paces.hints.take(client.key)
        client.meanwhile(self._think(client, message, table), message)

    async def _think(self, client: Client, message: wire.Advise, table: Table) -> None:
        client.say(wire.Hinted(message.id, await self._workers.hint(table, message.seat, client.key)))

    def _recall(self, client: Client, message: wire.Recall) -> None:
        if message.viewer not in self._live.viewers(client):
            raise requests.NotYours(NotYourSeat(found=-1 if message.viewer is None else message.viewer))
        told = self._live.page_before(message.viewer, message.before)
        if told is None:
            client.meanwhile(self._recall_slowly(client, message), message)
        else:
            client.say(recalled(message.id, message.viewer, told))

    async def _recall_slowly(self, client: Client, message: wire.Recall) -> None:
        await self._retell(self._live, [message.viewer])
        told = self._live.page_before(message.viewer, message.before)
        client.say(recalled(message.id, message.viewer, told or []))

    async def _react(self, client: Client, message: wire.React) -> None:
        caller, table = _known(client), self._live.table
        self._paces.reactions.take(client.key)
        own = sorted(caller.seats(table))
        name = table.chairs[own[0]].name if own else await self._name_of(caller)
        person = caller.person or (table.chairs[own[0]].person if own else None)
        who = None if not person else handle(table.id, person)
        reacted = wire.Reacted(name, own[0] if own else None, message.reaction, who)
        await self._hub.react(table.id, reacted, person or "")
        client.say(wire.Accepted(message.id))

    async def _name_of(self, caller: Caller) -> str:
        person = await self._hub.store.find_person(caller.person) if caller.person else None
        return "" if person is None else person.name

    async def _say(self, client: Client, message: wire.Say) -> None:
        caller = _known(client)
        self._paces.chat.take(client.key)
        name = await self._name_of(caller)

        def decide(table: Table) -> Decision:
            return Decision((requests.chat(table, caller, name, message.text),))

        await self._hub.request(self._live.table.id, decide, caller.person or "link")
        client.say(wire.Accepted(message.id))


def _may_be_id(id: str) -> bool:
    return len(id) <= LONGEST_ID and id.isprintable()


def _known(client: Client) -> Caller:
    if client.caller is None:
        raise NotSignedIn(UnknownCaller())
    return client.caller
