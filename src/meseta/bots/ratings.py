"""The measured strength of our bots (`meseta ladder`), for whoever chooses an opponent."""

import tomllib
from collections.abc import Mapping
from functools import cache

import msgspec

from meseta.core.plugin import broken, read_resource
from meseta.games import find_plugin


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, on its game's own scale: greedy has 1000, and 400 more are odds of ten to one."""

    rating: int
    margin: int
    """Half the width of the 95 % interval; 0 where the rating is fixed by definition."""


@cache
def measured(game: str) -> Mapping[str, Rating]:
    """The ratings of those of a game's bots that have been measured."""
    found = find_plugin(game)
    if found is None or found.ratings is None:
        return {}
    text = read_resource(found, found.ratings)
    try:
        return msgspec.convert(tomllib.loads(text), dict[str, Rating])
    except ValueError as error:
        raise broken(found, found.ratings, error) from error
