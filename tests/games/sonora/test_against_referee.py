"""Whole games played twice, by the program and by the referee, which must agree at every step."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import resources
from random import Random
from types import MappingProxyType

import pytest

from meseta.games.sonora.content import Edition
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.sheet_violations import FORMAT
from tests.games.sonora.referee.beside import Beside
from tests.games.sonora.referee.editions import cramped
from tests.games.sonora.referee.printed import Printed

CHOICES = {
    "rounds": ["5", "6", "7"],
    "no_bunting": ["off", "on"],
    "text": ["final", "spanish", "draft"],
    "fair_colours": ["off", "on"],
    "ai_squares": ["2", "3"],
    "ai_shapes": ["as_player", "largest", "never_lower"],
    "ai_full_zone": ["off", "on"],
}
EVERYWHERE = {
    "flick", "settle", "keep", "reflick", "bullseye", "swap", "choose", "cross", "draw", "walk", "mud",
    "rabbit", "mark", "box", "close", "discover", "done", "a sum buys boxes", "no place is left for a Swap",
}  # fmt: skip
ALONE = {"colours", "ai", "the AI may leapfrog", "the AI's disc is between sections"}
TOGETHER = {"a bottom reward", "equal values in the Ruins", "every building is complete", "no icon is left"}
CROWDED = {"several players flick again", "one player flicks several again", "several discs are in the hole"}


@cache
def edition(name: str) -> tuple[Sonora, Printed]:
    """Both of them with this print, unchecked: on the cramped one a disc can touch two circles."""
    house = (resources.files("meseta.games.sonora") / "data" / "house.toml").read_text(encoding="utf-8")
    text = house if name == "house" else cramped(house)
    return Sonora(Edition(FORMAT.parse(text))), Printed(text)


def some_options(seats: int, rng: Random) -> dict[str, str]:
    """Half of the options chosen, the others left to their defaults or to the text."""
    options = {key: rng.choice(values) for key, values in CHOICES.items() if rng.random() < 0.5}
    return options | {"first_player": rng.choice(["lot", *map(str, range(seats))])}


def beside(
    name: str,
    seats: int,
    seed: int,
    options: Mapping[str, str] = MappingProxyType({}),
    real_flicks: bool = False,
) -> Beside:
    """A game of the two, before its first flick, with these options and others at random."""
    title = f"{name}, {seats} seats, game {seed}"
    chosen = some_options(seats, Random(title)) | dict(options)
    return Beside(*edition(name), seats, chosen, title, real_flicks)


def met_in(
    name: str, seats: int, seeds: range, options: Mapping[str, str] = MappingProxyType({})
) -> Counter[str]:
    """What was met in these games, in which the two agreed."""
    met: Counter[str] = Counter()
    for seed in seeds:
        met += beside(name, seats, seed, options).play().met
    return met


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_goes_the_same_way_in_both(seats: int) -> None:
    games = range(6 if seats < 4 else 5)
    met = met_in("house", seats, games) + met_in("cramped", seats, games)

    expected = EVERYWHERE | (ALONE if seats == 1 else TOGETHER) | (CROWDED if seats > 2 else set())
    assert expected - met.keys() == set()
    assert met["refused"] > met["allowed"] > 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_flicks_really_played_it_goes_the_same_way_in_both(seats: int) -> None:
    met = beside("house", seats, 0, real_flicks=True).play().met

    assert met["flick"] >= (15 if seats == 1 else 5 * seats) * 5


def without_points(seed: int) -> Beside:
    """A game in which every disc leaves the board, but some players have used Discovery icons."""
    pair = beside("house", 4, seed, {"rounds": "5"})
    pair.players.off = 10**9
    data = pair.game.dump(pair.state)
    for seat, sheet in enumerate(pair.referee.table.sheets):
        icons = pair.rng.randrange(3)
        sheet.bonuses.icons_circled["owl"] = icons
        data["players"][seat]["tray"]["circled"] = (0, icons, 0)
    pair.state = pair.game.load(data)
    return pair.play()


@pytest.mark.clause("SO-44")
def test_equal_totals_are_settled_the_same_way_in_both() -> None:
    winners = [len(without_points(seed).referee.winners()) for seed in range(6)]

    assert 1 in winners
    assert max(winners) > 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["house", "cramped"])
def test_many_games_go_the_same_way_in_both(name: str, seats: int) -> None:
    assert met_in(name, seats, range(100, 250))["settle"] > 10_000


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_many_games_with_flicks_really_played_go_the_same_way_in_both(seats: int) -> None:
    for seed in range(100, 125):
        assert beside("house", seats, seed, real_flicks=True).play().referee.over()
