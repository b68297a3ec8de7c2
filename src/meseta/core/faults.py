"""Why an action is refused: a clause of the rules, a code, and the values a sentence needs."""

from collections.abc import Mapping

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """The reason an action is not allowed."""

    clause: str
    """The clause of the rule book that forbids it, such as `ST-08`."""

    code: str
    """What is wrong, such as `not_neighbours`; `i18n` has its sentence."""

    values: Mapping[str, int | str] = {}
    """What the sentence names: cells and faces in notation, cards and seats by number."""
