"""Whole games played twice, by the program and by the referee, which must agree at every step."""

from collections import Counter
from functools import cache
from importlib import resources
from random import Random

import pytest

from meseta.games.in_the_ruin.game import InTheRuin, open_game
from tests.games.in_the_ruin.referee.beside import Beside
from tests.games.in_the_ruin.referee.printed import Printed

CHOICES = {
    "route_draw": ["everyone", "finders"],
    "route_passes": ["once", "each"],
    "removal": ["line_then_deck", "skip_when_depleted"],
    "refill": ["to_3", "add_3"],
}
EVERYWHERE = {
    "deal", "turn", "routes", "keep", "r", "w", "c", "+r", "+w", "go", "done", "escape", "route", "phase 2",
    "a full hand",
}  # fmt: skip
ALONE = {"a full sheet", "no removal"}
TOGETHER = {"warp", "collapse"}
CROWDED = {"a chain", "two letters in one pass", "a new route deck"}


@cache
def house() -> tuple[InTheRuin, Printed]:
    text = (resources.files("meseta.games.in_the_ruin") / "data" / "house.toml").read_text(encoding="utf-8")
    return open_game(text), Printed(text)


def beside(seats: int, seed: int) -> Beside:
    """A game of the two, before anything is dealt; every other one with options at random."""
    title = f"{seats} seats, game {seed}"
    rng = Random(title)
    options = {key: rng.choice(values) for key, values in CHOICES.items()} if seed % 2 else {}
    return Beside(*house(), seats, options, title)


def met_in(seats: int, seeds: range) -> Counter[str]:
    """What was met in these games, in which the two agreed."""
    met: Counter[str] = Counter()
    for seed in seeds:
        met += beside(seats, seed).play().met
    return met


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_goes_the_same_way_in_both(seats: int) -> None:
    met = met_in(seats, range(8 if seats < 3 else 6))

    expected = EVERYWHERE | (ALONE if seats == 1 else TOGETHER) | (CROWDED if seats > 2 else set())
    assert expected - met.keys() == set()
    assert met["refused"] > met["allowed"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_many_games_go_the_same_way_in_both(seats: int) -> None:
    met = met_in(seats, range(100, 200))

    assert met["turn"] > 2_000
    assert seats < 4 or {"removed from the deck", "escapes together"} <= met.keys()
