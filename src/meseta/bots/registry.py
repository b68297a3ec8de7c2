"""Finding a bot: by its key, from an installed package, or from a file (`path.py:Name`)."""

import importlib.util
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, TypeAlias

from meseta.bots.bot import Bot
from meseta.core.errors import BadBot
from meseta.core.game import AnyGame

Maker: TypeAlias = Callable[[AnyGame], Bot]

GROUP: Final = "meseta.bots"
"""The entry points under which an installed package offers its bots."""


def _random(game: AnyGame) -> Bot:
    from meseta.bots.uniform import RandomBot

    return RandomBot(game)


def _shifting_stones_greedy(game: AnyGame) -> Bot:
    from meseta.bots.shifting_stones import Greedy

    return Greedy(game)


def _in_the_ruin_greedy(game: AnyGame) -> Bot:
    from meseta.bots.in_the_ruin import Greedy

    return Greedy(game)


_FOR_ALL: Final[dict[str, Maker]] = {"random": _random}
_FOR_ONE: Final[dict[str, dict[str, Maker]]] = {
    "shifting_stones": {"greedy": _shifting_stones_greedy},
    "in_the_ruin": {"greedy": _in_the_ruin_greedy},
}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play the game, the weakest first; installed ones last."""
    installed = (point.name for point in entry_points(group=GROUP))
    return (*_FOR_ALL, *_FOR_ONE.get(game, {}), *installed)


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of that name, ready to play the game; raises `BadBot` where there is none."""
    ours = _FOR_ALL | _FOR_ONE.get(game.info.key, {})
    if name in ours:
        return ours[name](game)
    try:
        return _find_elsewhere(name, game)(game)
    except BadBot:
        raise
    except Exception as trouble:  # a stranger's code may raise anything while it is loaded
        detail = f"{type(trouble).__name__}: {trouble}"
        raise BadBot("bot_broken", name=name[:60], detail=detail[:200]) from None


def _find_elsewhere(name: str, game: AnyGame) -> Maker:
    path, colon, wanted = name.rpartition(":")
    if colon:
        return _load_file(Path(path), wanted)
    for point in entry_points(group=GROUP, name=name):
        return point.load()  # type: ignore[no-any-return]  # checked when it is asked to play
    key = game.info.key
    raise BadBot("bot_unknown", name=name[:60], game=key, known=", ".join(bot_names(key)))


def _load_file(path: Path, wanted: str) -> Maker:
    if not path.is_file():
        raise BadBot("bot_no_file", path=str(path))
    spec = importlib.util.spec_from_file_location(f"meseta_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadBot("bot_broken", name=str(path), detail="not a Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(module, wanted):
        raise BadBot("bot_no_class", path=str(path), name=wanted)
    return getattr(module, wanted)  # type: ignore[no-any-return]  # checked when it is asked to play
