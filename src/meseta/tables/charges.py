"""Whom a request is charged to: a person if it shows a valid token, else everyone at its address; and what
loading a table costs."""

from collections import OrderedDict
from contextlib import suppress

from meseta.play.requests import Caller
from meseta.store.store import Store
from meseta.tables.budgets import Budgets
from meseta.tables.errors import NotSignedIn
from meseta.tables.limits import TooFast, Who
from meseta.tables.room import Room
from meseta.tables.tokens import Credential, hashed, recognise

KNOWN_TOKENS = 10_000
"""How many valid tokens are remembered."""


class Charges:
    """Counts requests on one node."""

    def __init__(self, store: Store, budgets: Budgets, room: Room) -> None:
        self._store = store
        self._budgets = budgets
        self._room = room
        self._known: OrderedDict[str, str] = OrderedDict()
        """Whose valid tokens were presented lately, by their hashes."""

    def learn(self, shown: Credential) -> str:
        """Remember whose token this is; returns whom to charge."""
        key = self._known[shown.token.hash] = shown.caller.person or shown.token.hash
        self._known.move_to_end(shown.token.hash)
        if len(self._known) > KNOWN_TOKENS:
            self._known.popitem(last=False)
        return key

    async def _find(self, token: str | None) -> str | None:
        """Whom to charge for a token that was not presented lately; None if it is not valid."""
        if token is not None:
            with suppress(NotSignedIn):
                return self.learn(await recognise(self._store, token))
        return None

    def forget(self, hash: str) -> None:
        """Forget a token that is no longer valid."""
        self._known.pop(hash, None)

    async def loading(self, table: str, caller: Caller | None, who: Who) -> None:
        """Charge for a table that has to be loaded, by its length; raises `TooFast` if its caller, or their
        address, has made us replay too much. Whoever holds a seat there always gets in."""
        weight = await self._store.weigh(table, who.person)
        if weight is None:
            return
        linked = caller is not None and any(at == table for at, _ in caller.links)
        try:
            self._budgets.replays.take(who, weight.length)
        except TooFast:
            if not weight.seated and not linked:
                raise

    async def request(self, token: str | None, address: str, newcomer: bool = False) -> None:
        """Count a request; raises `TooFast` if its sender, or their address, has made too many.

        Somebody who holds a seat is not turned away because of others at the same address. A newcomer who
        asks for a session is counted by those instead.
        """
        person = None if token is None else self._known.get(hashed(token))
        if person is None or not self._room.plays(person):
            try:
                self._budgets.address.take(address)
            except TooFast:
                person = person or await self._find(token)
                if person is None or not await self._store.holds_seat(person):
                    raise
        person = person or await self._find(token)
        if person is not None:
            self._budgets.requests.take(person)
        elif not newcomer:
            self._budgets.strangers.take(address)
