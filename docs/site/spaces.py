"""A page about each game in numbers: made from what its environments are made from, with a picture.

`python -m docs.site.spaces GAME` prints the page of any installed game that has environments.
"""

import sys
from collections.abc import Mapping
from functools import cache
from math import prod
from random import Random
from typing import Final

from meseta.core.seats import CHANCE
from meseta.envs.episode import AnyNumbers, put_into_numbers
from meseta.envs.numbers import Field
from meseta.envs.rendering import svg
from meseta.games import open_game, own_plugins
from meseta.i18n.words import Words

SHOWN: Final = {"shifting_stones": 30, "in_the_ruin": 70, "sonora": 30}
"""After how many actions of random players a picture is drawn; 30 where nothing is said."""

SEATS: Final = 2


def pages() -> dict[str, str]:
    """The page and the picture of each of our games."""
    keys = [one.key for one in own_plugins() if one.numbers is not None]
    return {
        **{path(key): page(key) for key in keys},
        **{picture_path(key): picture(key) for key in keys},
    }


def path(game: str) -> str:
    """Where the page is placed."""
    return f"spaces/{game}.md"


def picture_path(game: str) -> str:
    """Where the picture is placed."""
    return f"spaces/{game}.svg"


@cache
def page(key: str) -> str:
    """What the numbers of a game's actions mean, and what the arrays of an observation show."""
    numbers, name = put_into_numbers(key, SEATS, {}), Words("en", key).say("name")
    counts = {seats: put_into_numbers(key, seats, {}).actions for seats in numbers.game.info.seats}
    flick = [] if numbers.flick is None else ["", "### The flick", "", *_fields({"flick": numbers.flick})]
    return "\n".join(
        [
            f"# {name} in numbers",
            "",
            f"`{numbers.name}`, for two players unless it says otherwise, made from the program itself.",
            "",
            f"![{name} as `render` draws it]({key}.svg)",
            "",
            "## Actions",
            "",
            f"{_counted(counts)} Within its group, a number is an index into the group's shape.",
            "",
            *_groups(numbers),
            *flick,
            "",
            "## Observations",
            "",
            *_fields(numbers.fields),
            "",
        ]
    )


def _counted(counts: dict[int, int]) -> str:
    """How many actions there are, by the number of players.

    >>> _counted({1: 9, 2: 4, 3: 4})
    '9 numbers alone, 4 for 2 to 3 players.'
    """
    several = {seats: count for seats, count in counts.items() if seats > 1}
    alone = f"{counts[1]:,} numbers alone, " if counts.get(1) != several[2] else ""
    most = max(counts)
    assert len(set(several.values())) == 1, "the numbers do not depend on how many others play"
    said = f"{several[2]:,} for {2 if alone else min(counts)} to {most} players."
    return alone + said if alone else said.replace(" for", " numbers for")


def _groups(numbers: AnyNumbers) -> list[str]:
    rows = [
        f"| {name} | {first:,} | {' × '.join(map(str, shape))} | {prod(shape):,} |"
        for name, first, shape in numbers.factors
    ]
    return ["| group | first number | shape | numbers |", "|---|---:|---|---:|", *rows]


def _fields(fields: Mapping[str, Field]) -> list[str]:
    rows = [
        f"| `{name}` | {' × '.join(map(str, field.shape))} | {field.dtype} "
        f"| {field.least:,} to {field.most:,} | {field.meaning} |"
        for name, field in fields.items()
    ]
    return ["| array | shape | type | values | what it shows |", "|---|---|---|---|---|", *rows]


@cache
def picture(key: str) -> str:
    """What a seat sees in the middle of a game of random players."""
    game, rng = open_game(key), Random(1)
    state, left = game.setup(SEATS, {}), SHOWN.get(key, 30)
    while left and (actors := game.actors(state)):
        seat = min(actors)
        left -= seat != CHANCE
        options = game.chance(state) if seat == CHANCE else game.legal(state, seat)
        state = game.apply(state, seat, options.sample(rng))
    while game.actors(state) == {CHANCE}:
        state = game.apply(state, CHANCE, game.chance(state).sample(rng))
    return svg(game, game.observe(state, 0))


def main() -> None:
    """Print the page of a game."""
    sys.stdout.write(page(sys.argv[1]))


if __name__ == "__main__":
    main()
