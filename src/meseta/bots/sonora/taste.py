"""The opinions of the planning heads, as numbers, which are in files with where they come from."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from meseta.bots.opinions import read_opinions

BY_HAND: Final = "by_hand"


class Taste(msgspec.Struct, frozen=True):
    """Opinions, in points unless something else is said (docs/bots/sonora.md)."""

    fox: float
    owl: float
    rabbit: float
    discovery: float
    reflick: float
    swap: float
    shape_1: float
    shape_2: float
    shape_3: float
    shape_4: float
    shape_5: float
    """A disc that is still to be drawn, by number."""
    path: float
    """A path that is still to be walked."""
    pip: float
    """A point of Mudcracks value that is still to be spent."""
    canyon_hope: float
    creek_hope: float
    mudcracks_hope: float
    """How much of what is within immediate reach in a section will be gained."""
    canyon_reach: float
    creek_reach: float
    mudcracks_reach: float
    """How far one round reaches there, in squares, spaces and cost; several by the root of their number."""
    pending: float
    """What share of a round's reach is left while the section has discs to record."""
    columns: float
    """How much of a column's bonus its marked boxes promise in proportion, before it is complete."""
    hexes: float
    """Hexes per round."""
    level: float
    """How sure of a building is a player who needs as much for it as the fastest rival."""
    race: float
    """How much surer is a player who needs a round's hexes less."""
    deny: float
    """How much of what the others lose by not being first counts as one's own gain."""
    ease: float
    """How well a disc that is still to be flicked will do, relative to the best zone for it."""


def load_taste(name: str) -> Taste:
    """The taste in the file of that name (`data/`); what was not trained is as set by hand."""
    return msgspec.convert({**_read(BY_HAND), **_read(name)}, Taste, strict=False)


def _read(name: str) -> Mapping[str, float]:
    text = files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return read_opinions(text).weights


TASTE: Final = load_taste(BY_HAND)
