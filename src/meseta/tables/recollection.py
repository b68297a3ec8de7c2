"""What a viewer has been told of a match, kept as it was sent, so that a connection costs only what is new.

A viewer's recollection stays where it was when nobody watches with its eyes any more. Whoever comes back is
told what has happened since; only if that is much, or if there is no recollection, the match is replayed in
another process while play continues.
"""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from meseta.play.match import AnyMatch, empty_match
from meseta.tables.retelling import Retold

AT_ONCE: Final = 20
"""The most entries replayed in the event loop, at well under a millisecond each."""

PAGE: Final = 200
"""The most moments told in one message."""

_OVERHEAD: Final = 100
"""Bytes that an item takes besides its own."""


class Recollection:
    """What one viewer has been told of the match so far; the earliest may be forgotten."""

    def __init__(self, match: AnyMatch, told: Retold) -> None:
        self.match = match
        """Up to here."""
        self.told = told.told
        self.plies = told.plies
        self.n = len(told.told)
        """How many moments the viewer has been told of."""
        self.first = 1
        """The number of the first moment that is not forgotten."""
        self.size = sum(map(len, told.told)) + _OVERHEAD * len(told.told)
        """About how many bytes it takes."""

    @classmethod
    def before(cls, match: AnyMatch) -> "Recollection":
        """The recollection before the match has begun."""
        return cls(empty_match(match.game, match.header), Retold([], []))

    def add(self, match: AnyMatch, told: Retold) -> None:
        """Remember what the viewer was told on the way to this match."""
        new = told.told
        self.match = match
        self.told += new
        self.plies += told.plies
        self.n += len(new)
        self.size += sum(map(len, new)) + _OVERHEAD * len(new)

    def completed_by(self, match: AnyMatch, told: Retold) -> "Recollection":
        """This recollection with what was told up to an earlier or later match."""
        if len(match.entries) > len(self.match.entries):
            return Recollection(match, told)
        later = self.n - len(told.told)
        if later > len(self.told):
            return self  # it has forgotten what came after that match
        rest = len(self.told) - later
        return Recollection(self.match, Retold(told.told + self.told[rest:], told.plies + self.plies[rest:]))

    def recalls(self, since: int) -> bool:
        """Whether all that a message tells of what happened after this number is remembered."""
        return self._start(since) >= self.first

    def since(self, n: int) -> list[bytes]:
        """What was told after this number: the latest of it, as much as one message takes."""
        return self.told[self._start(n) - self.first :]

    def _start(self, since: int) -> int:
        """The number of the first moment to tell somebody who knows this many."""
        return max(1, self.n - PAGE + 1, (since if 0 <= since <= self.n else 0) + 1)

    def page_before(self, n: int) -> list[bytes] | None:
        """What was told before this number, as much as one message takes; None if it was forgotten."""
        stop = max(1, min(n, self.n + 1))
        start = max(1, stop - PAGE)
        return None if start < self.first < stop else self.told[start - self.first : stop - self.first]

    def ply_of(self, n: int) -> int | None:
        """The ply of a moment; None if it was forgotten."""
        index = n - self.first
        return self.plies[index] if 0 <= index < len(self.plies) else None

    def forget(self) -> None:
        """Forget everything but how much it was."""
        self.first, self.told, self.plies, self.size = self.n + 1, [], [], 0


class Memory:
    """All recollections of a node: beyond so many bytes, those used least recently are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._sizes: OrderedDict[Recollection, int] = OrderedDict()
        self.total = 0

    def keep(self, *recollections: Recollection) -> None:
        """Note that these have just been used, and how large they are now; others are forgotten for them."""
        for recollection in recollections:
            self.total += recollection.size - self._sizes.pop(recollection, 0)
            self._sizes[recollection] = recollection.size
        while self.total > self._most and len(self._sizes) > len(recollections):
            oldest, size = self._sizes.popitem(last=False)
            self.total -= size
            oldest.forget()

    def drop(self, recollections: Iterable[Recollection]) -> None:
        """Note that these are gone."""
        for recollection in recollections:
            self.total -= self._sizes.pop(recollection, 0)
