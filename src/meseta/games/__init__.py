"""The games: each is a plug-in in the entry point group `meseta.games`, ours like anyone else's.

A plug-in that cannot be used does not affect the others: it is left out of the list, and `survey` says why.
"""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import Distribution, EntryPoint, EntryPoints, entry_points
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, overload

from meseta.core.editions import EditionReport, Finding
from meseta.core.editions.checking import AnyFormat, check_for, check_for_none, likeliest
from meseta.core.errors import BadPlugin, BadSetup, MesetaError
from meseta.core.game import AnyGame
from meseta.core.plugin import (
    GamePlugin,
    broken,
    check_plugin,
    edition_format,
    one_line,
    opener,
    read_resource,
)
from meseta.core.problems import PluginClash, PluginUnusable, UnknownGame

if TYPE_CHECKING:  # a plug-in is found at run time; only its type is known before
    from meseta.games.in_the_ruin.game import InTheRuin
    from meseta.games.shifting_stones.game import ShiftingStones
    from meseta.games.sonora.game import Sonora

__all__ = [
    "EditionReport",
    "Finding",
    "Survey",
    "check_edition",
    "keys",
    "open_game",
    "plugin",
    "plugins",
    "standard_text",
    "survey",
]

GROUP: Final = "meseta.games"
OURS: Final = "meseta"
"""The distribution whose games are listed first, and win where two have the same key."""


class Survey(NamedTuple):
    """All plug-ins, each tried out by opening its game."""

    games: tuple[AnyGame, ...]
    unusable: tuple[BadPlugin, ...]


def keys() -> tuple[str, ...]:
    """The key of every registered game; does not open any."""
    return tuple(plugin.key for plugin in plugins())


@cache
def plugins() -> tuple[GamePlugin, ...]:
    """The plug-ins that could be loaded: ours, then third-party ones, each sorted by order and key."""
    loaded = [(point, _load_or_none(point)) for point in _points()]
    found = [(_is_third_party(point), plugin.order, plugin.key, plugin) for point, plugin in loaded if plugin]
    return tuple(plugin for *_, plugin in sorted(found, key=lambda one: one[:3]))


def own_plugins() -> tuple[GamePlugin, ...]:
    """The plug-ins that come with this program."""
    return tuple(plugin for plugin in plugins() if not _is_third_party(_point(plugin.key)))


def plugin(key: str) -> GamePlugin:
    """The plug-in of that key; loads no other."""
    found = find_plugin(key)
    if found is None:
        raise BadSetup(UnknownGame(game=str(key)[:40], known=", ".join(keys())))
    return found


def find_plugin(key: str) -> GamePlugin | None:
    """The plug-in of that key; None for a game that is not registered, such as one still being written."""
    return next((_load(point) for point in _points() if point.name == key), None)


@overload
def open_game(key: Literal["shifting_stones"], edition: str | None = None) -> "ShiftingStones": ...
@overload
def open_game(key: Literal["in_the_ruin"], edition: str | None = None) -> "InTheRuin": ...
@overload
def open_game(key: Literal["sonora"], edition: str | None = None) -> "Sonora": ...
@overload
def open_game(key: str, edition: str | None = None) -> AnyGame: ...
def open_game(key: str, edition: str | None = None) -> AnyGame:
    """The game of that key, with its standard edition or with one given as the text of its file.

    For our own games a type checker knows which one it is, and so what its states, actions and views are.
    """
    found = plugin(key)
    try:
        game = opener(found)(edition)
        if game.info.key != key:
            raise ValueError(f"it opens {game.info.key}")
    except MesetaError as error:
        if edition is not None and "\n" not in edition:
            error.add_note("An edition is given as the text of its file: Path('mine.toml').read_text().")
        raise
    except (Exception, SystemExit) as error:  # third-party code may raise anything
        raise broken(found, found.opener, error) from error
    return game


def check_edition(text: str, key: str | None = None) -> EditionReport:
    """Everything wrong with the text of an edition, for the game of that key or for the one it looks like.

    Raises nothing, whatever the text; `BadSetup` for a key that no game has.
    """
    formats = _edition_formats() if key is None else {}
    key = key or likeliest(text, formats)
    if key is None:
        return check_for_none(text, formats)
    found = plugin(key)
    try:
        return check_for(text, key, edition_format(found), lambda: open_game(key, text).edition)
    except Exception as error:  # third-party code may raise anything
        problem = (
            error.problem if isinstance(error, MesetaError) else broken(found, "editions", error).problem
        )
        return EditionReport(key, None, None, (Finding(1, 1, 1, 1, "", problem),))


def _edition_formats() -> dict[str, AnyFormat]:
    """The form of every game's editions, by the game's key."""
    formats = {}
    for found in plugins():
        with suppress(BadPlugin):
            if format := edition_format(found):
                formats[found.key] = format
    return formats


@cache
def standard_text(key: str) -> str:
    """The text of the game's standard edition; empty for a game without printed components."""
    found = plugin(key)
    return "" if found.standard_edition is None else read_resource(found, found.standard_edition)


@cache
def survey() -> Survey:
    """Every game with its standard edition, and why any other plug-in cannot be used."""
    games, unusable = [], list(_unusable())
    for found in plugins():
        try:
            games.append(open_game(found.key))
        except MesetaError as error:
            unusable.append(_refused(_point(found.key), error))
    return Survey(tuple(games), tuple(unusable))


def _unusable() -> Iterator[BadPlugin]:
    """Why entry points were skipped: they do not load, or their key was taken."""
    chosen = _points()
    for point in chosen:
        try:
            _load(point)
        except BadPlugin as error:
            yield error
    for point in registered(GROUP):
        if point not in chosen:
            winner = _distribution(_point(point.name))
            yield BadPlugin(
                PluginClash(distribution=_distribution(point), key=point.name[:40], winner=winner)
            )


@cache
def _points() -> tuple[EntryPoint, ...]:
    """One entry point per key: ours where there is one, else that of the first distribution by name."""
    chosen: dict[str, EntryPoint] = {}
    for point in sorted(registered(GROUP), key=lambda one: (_is_third_party(one), _distribution(one))):
        chosen.setdefault(point.name, point)
    return tuple(chosen.values())


def registered(group: str) -> EntryPoints:
    """The entry points of a group, of whatever is installed."""
    return _installed().select(group=group)


_installed: Final = cache(entry_points)
"""All entry points: finding them looks through every installed package, so it is done once."""


def _point(key: str) -> EntryPoint:
    return next(point for point in _points() if point.name == key)


def _load_or_none(point: EntryPoint) -> GamePlugin | None:
    try:
        return _load(point)
    except BadPlugin:
        return None


@cache
def _load(point: EntryPoint) -> GamePlugin:
    try:
        return check_plugin(point.load(), point.name)
    except (Exception, SystemExit) as error:  # third-party code may raise anything
        raise _refused(point, error) from error


def _refused(point: EntryPoint, error: BaseException) -> BadPlugin:
    """Why the plug-in cannot be used, in one line for whoever installed it."""
    distribution = _distribution(point)
    return BadPlugin(PluginUnusable(distribution=distribution, key=point.name[:40], detail=one_line(error)))


def _is_third_party(point: EntryPoint) -> bool:
    return _distribution(point) != OURS


def _distribution(point: EntryPoint) -> str:
    return "?" if point.dist is None else _name(point.dist)


@cache
def _name(distribution: Distribution) -> str:
    """Its name, for which its metadata is parsed: all its games share that."""
    return distribution.name
