"""The arrays of a batch as records: numba passes a record by its address, however much it holds.

A kernel reads ``record.part[index]``. Where it stays plain, a tuple with the same names takes the place of a
record, and its arrays share the record's memory.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Shape: TypeAlias = tuple[int, ...]

Bundle = TypeVar("Bundle", bound=NamedTuple)


def record(bundle: NamedTuple) -> "NDArray[np.void]":
    """One record in an array, with the bundle's numbers, arrays and bundles by their names."""
    import numpy as np

    found = np.zeros(1, _dtype(bundle))
    _fill(found, bundle)
    return found


def _dtype(bundle: NamedTuple) -> "np.dtype[np.void]":
    import numpy as np

    parts: list[tuple[object, ...]] = []
    for name, part in zip(bundle._fields, bundle, strict=True):
        if isinstance(part, np.ndarray):
            parts.append((name, part.dtype, part.shape))
        elif isinstance(part, tuple):
            parts.append((name, _dtype(part)))  # type: ignore[arg-type]  # which is a bundle in turn
        else:
            parts.append((name, np.int64))
    return np.dtype(parts, align=True)


def _fill(found: "NDArray[np.void]", bundle: NamedTuple) -> None:
    for name, part in zip(bundle._fields, bundle, strict=True):
        if isinstance(part, tuple):
            _fill(found[name], part)  # type: ignore[arg-type]  # which is a bundle in turn
        else:
            found[name][0] = part


def rows(count: int, parts: "Mapping[str, tuple[str, Shape]]") -> "NDArray[np.void]":
    """That many records of zeros with these parts, each of a type and a shape."""
    import numpy as np

    dtype = np.dtype([(name, *part) for name, part in parts.items()], align=True)
    return np.zeros(count, dtype)


def plain_rows(records: "NDArray[np.void]", kind: type[Bundle]) -> list[Bundle]:
    """The records as tuples of arrays, in the same memory."""
    return [kind(*(records[name][k] for name in kind._fields)) for k in range(len(records))]
