"""What was made last, and of what: for views, which are made one after another of the same table."""

from typing import Generic, TypeVar

Of = TypeVar("Of")
Made = TypeVar("Made")


class Latest(Generic[Of, Made]):
    """What was made last. Where it was made of the same, it is the same, and need not be made again.

    It is kept with what it was made of as one tuple, replaced as a whole: threads may ask at the same time.

    >>> squares = Latest[int, int]()
    >>> squares.kept
    (None, None)
    >>> squares.kept = 7, 49
    """

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: tuple[Of | None, Made | None] = (None, None)
