"""What is hidden in Sonora (SO-55): nothing but chance, so a twin differs only in what is not yet drawn."""

from random import Random
from typing import Any

from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from tests.conformance.walks import Ply


def sonora_twin(game: AnyGame, ply: Ply, viewer: Seat | None, rng: Random) -> tuple[Any, Any] | None:
    """The same position, rebuilt from stored data, and the same action: everyone sees all of both."""
    return game.load(game.dump(ply.before)), ply.action
