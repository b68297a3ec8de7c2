"""Finding a bot: by its key, from an installed package, or from a file (`path.py:Name`)."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias, cast

from meseta.bots.bot import AnyBot, Bot, describe
from meseta.bots.files import code_digest, load_file, placed
from meseta.bots.problems import BotBroken, BotNoClass, BotNoFile, BotUnknown, BotUnnamed
from meseta.bots.tracebacks import traceback_of
from meseta.core.errors import BadBot
from meseta.core.game import Action, AnyGame, Game, State, View, seat_option
from meseta.core.plugin import GamePlugin, resolve
from meseta.games import find_plugin, registered

__all__ = ["Maker", "bot_names", "make_bot", "usual_bot"]

Maker: TypeAlias = Callable[[AnyGame], AnyBot]
RungMaker: TypeAlias = Callable[[str, AnyGame], AnyBot]
"""Makes the bot of a rung, given its name (`GamePlugin.bots`)."""

GROUP: Final = "meseta.bots."
"""Entry points in the group `meseta.bots.<game>` are an installed package's bots for that game."""


FILE: Final = ".py"
EXAMPLE: Final = "my_bot.py:MyBot"
"""How a bot in a file is named."""

SEARCH: Final = "search"
"""The generic search (`meseta.bots.search`): it plays any game, and is not a rung of any ladder."""


RANDOM: Final = "random"
"""Plays any game, and is the lowest rung of every ladder."""
USUAL: Final = "greedy"
"""The rung that plays or advises by default, in games that have it."""


def own_bots(game: str) -> tuple[str, ...]:
    """The bots that come with the game, the weakest first."""
    found = find_plugin(game)
    return (RANDOM,) if found is None else (RANDOM, *found.rungs)


def usual_bot(game: str) -> str:
    """The bot that plays by default: `greedy`, or the middle of the ladder."""
    rungs = own_bots(game)
    return USUAL if USUAL in rungs else rungs[len(rungs) // 2]


def preset(game: str, bot: str) -> Mapping[str, str]:
    """The seat settings that the bot plays with where nobody has chosen others."""
    found = find_plugin(game)
    return {} if found is None else found.presets.get(bot, {})


def preset_options(game: str, bots: Mapping[int, str]) -> dict[str, str]:
    """The options that give each bot, by its seat, its preset settings."""
    return {
        seat_option(setting, seat): value
        for seat, bot in bots.items()
        for setting, value in preset(game, bot).items()
    }


def bot_names(game: str) -> tuple[str, ...]:
    """The names of all bots for the game: its own, and those from installed packages."""
    return (*own_bots(game), *(point.name for point in registered(GROUP + game)))


def is_file(bot: str) -> bool:
    """Whether the bot is in a file (`path.py:Name`)."""
    return ":" in bot


def code_of(bots: Sequence[str]) -> str:
    """A digest of the code of those bots that are in files; empty if none is, or if one cannot be loaded."""
    files = sorted({Path(bot.rpartition(":")[0]) for bot in bots if is_file(bot)})
    try:
        return "-".join(map(code_digest, files))
    except (Exception, SystemExit):  # which is said when the bot is made
        return ""


def make_bot(name: str, game: Game[State, Action, View]) -> Bot[View, Action]:
    """The bot of that name, ready to play the game; raises `BadBot` where there is none."""
    if name in (*own_bots(game.info.key), SEARCH):
        return _make_own(name, game)
    try:
        return _find_elsewhere(name, game)(game)
    except BadBot:
        raise
    except (Exception, SystemExit) as error:  # third-party code may do anything while it is loaded
        problem = BotBroken(name=name[:60], detail=describe(error))
        raise BadBot(problem, traceback=traceback_of(error)) from None


def _make_own(name: str, game: AnyGame) -> AnyBot:
    # A bot's module loads its game's search tables, so it is imported only when needed.
    if name == RANDOM:
        from meseta.bots.uniform import RandomBot

        return RandomBot(game)
    if name == SEARCH:
        from meseta.bots.search import SearchBot

        return SearchBot(game)
    found = find_plugin(game.info.key)
    assert found is not None, "only a plug-in has rungs"
    return rung_maker(found)(name, game)


def rung_maker(plugin: GamePlugin) -> RungMaker:
    """The function that makes the bots of the game's rungs."""
    assert plugin.bots is not None, "a plug-in with rungs names what makes them"
    return cast(RungMaker, resolve(plugin, plugin.bots))


def _find_elsewhere(name: str, game: AnyGame) -> Maker:
    folder, colon, wanted = name.rpartition(":")
    if colon:
        return _load_file(Path(folder), wanted)
    if (path := Path(name)).suffix == FILE and path.is_file():
        raise BadBot(BotUnnamed(path=name[:100], known=_bots_in(path)))
    key = game.info.key
    for point in registered(GROUP + key).select(name=name):
        return point.load()  # type: ignore[no-any-return]  # checked when it is asked to play
    raise BadBot(BotUnknown(name=name[:60], game=key, known=", ".join(bot_names(key))))


def _load_file(path: Path, wanted: str) -> Maker:
    if not placed(path).is_file():
        raise BadBot(BotNoFile(path=str(path)))
    if path.suffix != FILE:
        raise BadBot(BotBroken(name=str(path), detail="not a Python file"))
    module = load_file(path)
    if not hasattr(module, wanted):
        raise BadBot(BotNoClass(path=str(path), name=wanted, known=_bots_in(path)))
    return getattr(module, wanted)  # type: ignore[no-any-return]  # checked when it is asked to play


def _bots_in(path: Path) -> str:
    """How to name the bots in a file: its own classes that can choose."""
    module = load_file(path)
    own = [found for found in vars(module).values() if getattr(found, "__module__", "") == module.__name__]
    names = [found.__name__ for found in own if isinstance(found, type) and hasattr(found, "choose")]
    return ", ".join(f"{path}:{name}" for name in names) or EXAMPLE
