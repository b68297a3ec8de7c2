"""The arrays of a batch, the same for kernels that stay plain, and their tables split among threads."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, pairwise
from math import prod
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from meseta.envs.numbers import Arrays, Field

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Lanes", "Rows", "plain", "read_only"]

Bundle = TypeVar("Bundle", bound=tuple[object, ...])
Answer = TypeVar("Answer")
Array = TypeVar("Array", bound="NDArray[np.generic]")  # type: ignore[explicit-any]  # numpy's own types have Any


class Rows(NamedTuple):
    """The observations of all tables: one row of bytes each, in which every field has its place."""

    matrix: "NDArray[np.uint8]"
    fields: Arrays
    """The same by name, with the shape of each field."""
    starts: dict[str, int]
    """Where in a row each field begins."""

    @classmethod
    def empty(cls, fields: Mapping[str, Field], tables: int) -> "Rows":
        """Rows of zeros; every field is of bytes."""
        import numpy as np

        assert all(field.dtype == "uint8" for field in fields.values())
        ends = list(accumulate((prod(field.shape) for field in fields.values()), initial=0))
        matrix = np.zeros((tables, ends[-1]), np.uint8)
        named = {
            name: read_only(matrix)[:, start:end].reshape(tables, *field.shape)
            for (name, field), (start, end) in zip(fields.items(), pairwise(ends), strict=True)
        }
        return cls(matrix, named, dict(zip(fields, ends, strict=False)))


def read_only(array: Array) -> Array:  # type: ignore[explicit-any]
    """The same array, for those who may look at it only."""
    view = array.view()
    view.flags.writeable = False
    return view


def plain(bundle: Bundle) -> Bundle:
    """The bundle with memoryviews in place of its arrays, whose elements are Python's own numbers.

    numpy's have a width and overflow; these are as large as need be, and sooner read, one by one.
    """
    import numpy as np

    parts = (part.data if isinstance(part, np.ndarray) else part for part in bundle)
    return type(bundle)(*parts)  # type: ignore[arg-type]  # a NamedTuple is made of its parts, one by one


class Lanes:
    """Splits the tables of a batch among threads. What they run must release the lock of the interpreter."""

    def __init__(self, tables: int, threads: int) -> None:
        if not 1 <= threads <= tables:
            raise ValueError(f"{tables} tables can be split among 1 to {tables} threads, not {threads}")
        bounds = [tables * lane // threads for lane in range(threads + 1)]
        self._spans = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads - 1, "lane") if threads > 1 else None

    def run(self, work: Callable[[int, int], Answer]) -> list[Answer]:
        """What the work answers for each span of tables, from the first to before the last."""
        *others, own = self._spans
        if self._pool is None:
            return [work(*own)]
        begun = [self._pool.submit(work, *span) for span in others]
        answer = work(*own)
        return [*(one.result() for one in begun), answer]
