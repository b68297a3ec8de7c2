"""How each game's table looks in a terminal."""

from typing import Any

from rich.console import RenderableType

from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.i18n.words import Words


def draw(game: AnyGame, view: Any, words: Words) -> RenderableType:
    """The table as one viewer sees it."""
    match game.info.key:
        case "shifting_stones":
            from meseta.cli.drawings.shifting_stones import draw_table

            return draw_table(game, view, words)
        case "in_the_ruin":
            from meseta.cli.drawings import in_the_ruin

            return in_the_ruin.draw_table(game, view, words)
        case "sonora":
            from meseta.cli.drawings import sonora

            return sonora.draw_table(game, view, words)
        case key:
            raise AssertionError(f"{key} has no drawing")


def answer_where(
    game: AnyGame, view: Any, legal: LegalActions[Any], question: str, words: Words
) -> RenderableType:
    """Where something can be done, for games in which that is a question."""
    if game.info.key == "in_the_ruin":
        from meseta.cli.drawings import in_the_ruin

        return in_the_ruin.answer_where(game, view, legal, question, words)
    if game.info.key == "sonora":
        from meseta.cli.drawings import sonora

        return sonora.answer_where(view, question, words)
    return words.say("cli-no-where")
