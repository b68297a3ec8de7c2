"""Discs on a surface: exact, deterministic motion, contact by contact. Knows no players and no points.

`flick` plays one flick on an `Arena` and returns a `Result`; `meseta.discs.compiled` is for search.
"""

from meseta.core.errors import NoCompiler
from meseta.discs.arena import TABLE, Arena
from meseta.discs.errors import BadArena, BadFlick
from meseta.discs.flick import (
    Fate,
    Landing,
    Result,
    flick,
    flick_fault,
    landing_fault,
    shot_fault,
    table_fault,
)
from meseta.discs.run import Engine, Place, Shot
from meseta.discs.trace import Trace

__all__ = [
    "TABLE",
    "Arena",
    "BadArena",
    "BadFlick",
    "Engine",
    "Fate",
    "Landing",
    "NoCompiler",
    "Place",
    "Result",
    "Shot",
    "Trace",
    "flick",
    "flick_fault",
    "landing_fault",
    "shot_fault",
    "table_fault",
]
