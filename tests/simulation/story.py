"""What happened in a run, in words: the end of it is printed if an invariant fails."""

import hashlib
from collections import deque
from typing import NamedTuple

LINES_KEPT = 120


class Line(NamedTuple):
    """Something that happened."""

    at: float
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.at:10.4f}  {self.where:<10} {self.what}"


class Story:
    """Everything that happened so far, as a digest; and the last lines of it, to be read."""

    def __init__(self, keep: int | None = LINES_KEPT) -> None:
        self._lines: deque[Line] = deque(maxlen=keep)
        self._hash = hashlib.blake2b(digest_size=8)
        self.count = 0

    def tell(self, at: float, where: str, what: str) -> None:
        """Add a line."""
        self.count += 1
        line = Line(at, where, what)
        self._lines.append(line)
        self._hash.update(f"{at!r} {where} {what}\n".encode())

    @property
    def digest(self) -> str:
        """Equal for equal stories."""
        return self._hash.hexdigest()

    def __str__(self) -> str:
        return "\n".join(str(line) for line in self._lines)
