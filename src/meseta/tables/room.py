"""Room for clients: who is connected to this node, and who gets in when it is full.

A socket that has not said hello yet can only displace others like it, so everybody can say hello. Whoever
holds a seat at the table then gets in, if need be in a spectator's place; spectators get in while there is
room.
"""

from typing import Generic, TypeVar

from meseta.tables.client import TOO_FAST, Client
from meseta.tables.config import Limits
from meseta.tables.limits import TooMany
from meseta.tables.live import LiveTable
from meseta.tables.problems import TooManySockets

K = TypeVar("K")


class Groups(Generic[K]):
    """Clients by some key, in the order in which they came."""

    def __init__(self) -> None:
        self._members: dict[K, dict[Client, None]] = {}
        self.total = 0

    def of(self, key: K) -> list[Client]:
        """The clients with that key, the earliest first."""
        return list(self._members.get(key, ()))

    def count(self, key: K) -> int:
        """How many clients have that key."""
        return len(self._members.get(key, ()))

    def by_size(self) -> list[K]:
        """The keys, the one with most clients first."""
        return sorted(self._members, key=self.count, reverse=True)

    def add(self, key: K, client: Client) -> None:
        """Add a client."""
        self._members.setdefault(key, {})[client] = None
        self.total += 1

    def remove(self, key: K, client: Client) -> None:
        """Remove a client."""
        del self._members[key][client]
        self.total -= 1
        if not self._members[key]:
            del self._members[key]


class Place:
    """Where a client is: waiting to say hello, or at a table."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.key = ""
        self.table: LiveTable | None = None
        """None until the client has said hello."""


class Room:
    """The clients of one node."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.clients: dict[Client, Place] = {}
        self._greeting: Groups[str] = Groups()
        """Those who have not said hello yet, by address."""
        self._inside: Groups[str] = Groups()
        """The others, by address."""
        self._people: Groups[str] = Groups()
        """And by person; without those nobody knows."""

    def enter(self, client: Client, address: str) -> None:
        """Let a client in that has not said hello yet; the one that has been silent longest makes room."""
        greeting = self._greeting
        if greeting.count(address) >= self._limits.greeting_each:
            self._displace(greeting.of(address)[0])
        elif greeting.total >= self._limits.greeting_all:
            self._displace(greeting.of(greeting.by_size()[0])[0])
        self.clients[client] = Place(address)
        greeting.add(address, client)

    def admit(self, client: Client, live: LiveTable) -> None:
        """Let a client watch the table; raises `TooMany` if there is no room for it."""
        place = self.clients.get(client)
        if place is None or place.table is not None:
            return  # it has just been displaced, or is at the table already
        if client.key and self._people.count(client.key) >= self._limits.sockets_person:
            raise TooMany(TooManySockets())
        if self._inside.total >= self._limits.sockets_all and not (
            _plays(client, live) and self._make_room()
        ):
            raise TooMany(TooManySockets())
        if not _plays(client, live) and self._crowded(place.address):
            raise TooMany(TooManySockets())
        self._greeting.remove(place.address, client)
        self._inside.add(place.address, client)
        place.table, place.key = live, client.key
        if place.key:
            self._people.add(place.key, client)

    def leave(self, client: Client) -> None:
        """Remove a client."""
        place = self.clients.pop(client, None)
        if place is None:
            return
        if place.table is None:
            self._greeting.remove(place.address, client)
            return
        self._inside.remove(place.address, client)
        if place.key:
            self._people.remove(place.key, client)

    def plays(self, person: str) -> bool:
        """Whether the person is connected to a table here at which they hold a seat."""
        return any(self._at_own_table(client) for client in self._people.of(person))

    def at(self, address: str) -> list[Client]:
        """The clients connected from this address."""
        return [*self._greeting.of(address), *self._inside.of(address)]

    def addresses(self) -> dict[str, int]:
        """How many are connected from each address, most first."""
        return {address: self._inside.count(address) for address in self._inside.by_size()}

    def _make_room(self) -> bool:
        """Whether a spectator could be displaced: the latest of the address with the most clients."""
        for address in self._inside.by_size():
            if spectators := self._spectators(address):
                self._displace(spectators[-1])
                return True
        return False

    def _crowded(self, address: str) -> bool:
        """Whether there are as many spectators at the address as allowed."""
        most = self._limits.sockets_each
        return self._inside.count(address) >= most and len(self._spectators(address)) >= most

    def _spectators(self, address: str) -> list[Client]:
        return [client for client in self._inside.of(address) if not self._at_own_table(client)]

    def _at_own_table(self, client: Client) -> bool:
        live = self.clients[client].table
        return live is not None and _plays(client, live)

    def _displace(self, client: Client) -> None:
        self.leave(client)
        client.close(TOO_FAST)


def _plays(client: Client, live: LiveTable) -> bool:
    """Whether the client holds a seat at the table."""
    return client.caller is not None and bool(client.caller.seats(live.table))
