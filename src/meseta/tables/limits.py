"""Enforcing limits: how much, how fast, how many.

Whoever has a session is counted as that person. An address is only a wide backstop, because a whole school
may sit behind one.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from meseta.core.errors import MesetaError
from meseta.core.problems import Problem
from meseta.store.machine import seconds
from meseta.tables.config import Rate
from meseta.tables.problems import TooOften

FORGET_ABOVE = 10_000
"""How many callers are remembered per rate; those who have been quiet longest are forgotten first."""


class TooFast(MesetaError):
    """More requests than a caller may make in that time."""


class TooMany(MesetaError):
    """More tables or sockets than allowed."""


class StorageWarning(MesetaError):
    """Nearly as much is stored as a caller may store; told along with an answer, never raised."""


class TooLarge(MesetaError):
    """A request or message longer than allowed."""


class Who(NamedTuple):
    """Whom something is charged to."""

    person: str
    """Empty for a stranger."""
    address: str


@lru_cache(maxsize=FORGET_ABOVE)
def counted_address(host: str) -> str:
    """The address that limits count: of IPv6 the first half, since one household has all of the second.

    >>> counted_address("2001:db8:1:2:3:4:5:6"), counted_address("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)


class Pace:
    """A rate limit per caller: a token bucket."""

    def __init__(
        self,
        rate: Rate,
        clock: Callable[[], float] = seconds,
        refused: Callable[[str], None] = lambda caller: None,
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._refused = refused
        """Called with every caller who was too fast."""
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, caller: str, cost: float = 1) -> None:
        """Count one request, or something that costs as much as several; raises `TooFast` if there is not
        enough left. What costs more than everything has to wait until nothing is spent."""
        tokens, now = self._left(caller)
        needed = min(cost, float(self._rate.burst))
        if tokens < needed:
            self._refused(caller)
            wait = (needed - tokens) / self._rate.a_second if self._rate.a_second else 3600
            raise TooFast(TooOften(seconds=max(1, round(wait))))
        self._keep(caller, tokens - cost, now)

    def left(self, caller: str) -> float:
        """Which part of everything at once is left."""
        return self._left(caller)[0] / self._rate.burst if self._rate.burst else 0.0

    def charge(self, caller: str, cost: float) -> None:
        """Count what was used already, even if that leaves a debt."""
        tokens, now = self._left(caller)
        self._keep(caller, tokens - cost, now)

    def _left(self, caller: str) -> tuple[float, float]:
        now = self._clock()
        tokens, since = self._buckets.get(caller, (float(self._rate.burst), now))
        return min(self._rate.burst, tokens + (now - since) * self._rate.a_second), now

    def _keep(self, caller: str, tokens: float, now: float) -> None:
        self._buckets.pop(caller, None)  # and to the end, as the latest
        self._buckets[caller] = (tokens, now)
        if len(self._buckets) > FORGET_ABOVE:
            self._buckets.pop(next(iter(self._buckets)))  # the caller who has been quiet longest


class Budget:
    """What a person may use; everyone at one address together may use a multiple of it."""

    def __init__(self, person: Pace, address: Pace, problem: Callable[[int], Problem] = TooOften) -> None:
        self._person = person
        self._address = address
        self._problem = problem
        """What is wrong if too little is left, given the seconds until there is enough."""

    def take(self, who: Who, cost: float = 1, seated: bool = False) -> None:
        """Count this; raises `TooFast` if the person, or their address, has not enough left. Whoever holds a
        seat is not refused for what others at the address have used."""
        try:
            if who.person:
                self._person.take(who.person, cost)
            with suppress(*(TooFast,) if seated else ()):
                self._address.take(who.address, cost)
        except TooFast as error:
            raise TooFast(self._problem(int(error.values["seconds"]))) from None

    def left(self, who: Who) -> float:
        """Which part of the budget is left: of the person's or the address's, whichever is less."""
        address = self._address.left(who.address)
        return min(self._person.left(who.person), address) if who.person else address

    def charge(self, who: Who, cost: float) -> None:
        """Count what was used already, even if that leaves a debt."""
        if who.person:
            self._person.charge(who.person, cost)
        self._address.charge(who.address, cost)
