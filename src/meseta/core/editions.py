"""What the files of all editions have in common: TOML of a bounded size, and a name."""

import tomllib
from collections.abc import Iterator
from typing import Final, TypeVar

import msgspec

from meseta.core.errors import BadEdition
from meseta.core.problems import EditionName, EditionTooLong, EditionUnreadable

LONGEST_NAME: Final = 40

Printed = TypeVar("Printed", bound=msgspec.Struct)


def parse(text: str, kind: type[Printed], most: int) -> Printed:
    """The text as such a struct, its content unchecked; raises `BadEdition` where it has another form."""
    if len(text) > most:
        raise BadEdition(EditionTooLong(most=most))
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadEdition(EditionUnreadable(detail=str(error))) from None
    except RecursionError:  # brackets nested thousands deep
        raise BadEdition(EditionUnreadable(detail="too deep")) from None


def name_violations(name: str) -> Iterator[BadEdition]:
    """A name is one short word, which may have hyphens."""
    if not 0 < len(name) <= LONGEST_NAME or not name.replace("-", "a").isidentifier():
        yield BadEdition(EditionName(name=name[:LONGEST_NAME]))
