"""The entries of a match: a sequence that grows at its end without being copied.

A match is a value, and so are its entries. All matches of one line share a list, of which each sees as many
entries as it has itself; only where a second line branches off is the beginning copied. So a match of
30,000 entries is replayed in a time that grows with its length and not with the square of it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, overload

import msgspec

from meseta.core.record import Entry

__all__ = ["Entries"]

_DECODER: Final[msgspec.json.Decoder[list[Entry]]] = msgspec.json.Decoder(list[Entry])


class Entries(Sequence[Entry]):
    """The entries so far, in order; it never changes."""

    __slots__ = ("_length", "_line")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._line = list(entries)
        self._length = len(self._line)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Entry: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Entry, ...]: ...  # type: ignore[explicit-any]

    # The bounds of a slice may be of any type.
    def __getitem__(  # type: ignore[explicit-any]
        self, index: int | slice
    ) -> Entry | tuple[Entry, ...]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            return tuple(self._line[start:stop] if step == 1 else self._line[: self._length][index])
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._line[index % self._length]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entries | tuple) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"Entries({self[:]!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return unpacked_entries, (msgspec.json.encode(self[:]),)

    def then(self, entry: Entry) -> "Entries":
        """These entries and one more."""
        line, length = self._line, self._length
        if len(line) == length:
            line.append(entry)  # another thread may have been faster with one of its own
        if line[length] is not entry:
            line = [*line[:length], entry]
        return _view(line, length + 1)


def unpacked_entries(packed: bytes) -> Entries:
    """The entries as they are sent to another process."""
    return Entries(_DECODER.decode(packed))


def _view(line: list[Entry], length: int) -> Entries:
    entries = Entries.__new__(Entries)
    entries._line = line
    entries._length = length
    return entries
