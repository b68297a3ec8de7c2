"""Playing very often: with compiled code, where that is worth its time."""

from typing import TypeVar

from meseta.core.abilities import Compilable
from meseta.core.errors import NoCompiler

Thing = TypeVar("Thing")


def quick(thing: Thing, games: int) -> Thing:
    """The game or bot as it best plays so many games; whichever way, the results are the same."""
    if not isinstance(thing, Compilable) or games < thing.pays_after:
        return thing
    try:
        return thing.compiled()
    except NoCompiler:
        return thing
