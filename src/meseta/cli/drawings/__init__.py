"""How each game's table looks in a terminal."""

from typing import Any

from rich.console import RenderableType

from meseta.core.game import AnyGame
from meseta.i18n.words import Words


def draw(game: AnyGame, view: Any, words: Words) -> RenderableType:
    """The table as one viewer sees it."""
    match game.info.key:
        case "shifting_stones":
            from meseta.cli.drawings.shifting_stones import draw_table

            return draw_table(game, view, words)
        case "sonora":
            from meseta.cli.drawings import sonora

            return sonora.draw_table(game, view, words)
        case key:
            raise AssertionError(f"{key} has no drawing")
