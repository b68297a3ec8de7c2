"""The conformance kit, run over each of our games as its author would run it."""

from pathlib import Path
from random import Random

from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games import keys
from meseta.testing import GameConformance, Ply, Twin, Walks
from meseta.testing.chance import check_frequencies
from tests.conformance.twins_in_the_ruin import in_the_ruin_twin
from tests.conformance.twins_shifting_stones import shifting_stones_twin

TESTS = Path(__file__).parents[1]


class OurConformance(GameConformance):
    """One of our games. Except in solo games, chance has few enough answers to be counted."""

    tests = TESTS

    def test_chance_follows_its_weights(self, walks: Walks) -> None:
        assert check_frequencies(walks) > 0 or walks.seats == 1


class TestShiftingStones(OurConformance):
    key = "shifting_stones"
    option_sets = ({}, {"skip_cap": "none"})

    def twin(self, game: AnyGame, ply: Ply, viewer: Seat | None, rng: Random) -> Twin | None:
        return shifting_stones_twin(game, ply, viewer, rng)


class TestInTheRuin(OurConformance):
    key = "in_the_ruin"
    simultaneous = True
    option_sets = ({}, {"route_passes": "each", "removal": "skip_when_depleted", "refill": "add_3"})

    def twin(self, game: AnyGame, ply: Ply, viewer: Seat | None, rng: Random) -> Twin | None:
        return in_the_ruin_twin(game, ply, viewer, rng)


class TestSonora(OurConformance):
    """Nothing is hidden but what chance has not drawn yet (SO-55)."""

    key = "sonora"
    simultaneous = True
    secretive = False
    unchecked_faults = frozenset({"settle_other"})
    longest = 1000


def test_every_game_of_ours_is_checked() -> None:
    assert {kind.key for kind in OurConformance.__subclasses__()} == set(keys())
