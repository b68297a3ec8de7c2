"""How each game's table looks in a terminal: drawn by its plug-in, or else as plain text."""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from rich.console import RenderableType

from meseta.cli.drawings.plain import draw_as_text
from meseta.core.actions import LegalActions
from meseta.core.game import Action, AnyGame, Game, State, View
from meseta.core.plugin import GamePlugin, Reference, resolve
from meseta.games import plugin
from meseta.i18n.words import Words

Drawing: TypeAlias = Callable[[AnyGame, Any, Words], RenderableType]  # type: ignore[explicit-any]
"""Draws the table as one viewer sees it (`GamePlugin.drawing`); the view's type depends on the game."""
Where: TypeAlias = Callable[[AnyGame, Any, LegalActions[Any], str, Words], RenderableType]  # type: ignore[explicit-any]
"""Answers where something can be done, given view, legal actions and question (`GamePlugin.where`)."""


def draw(game: Game[State, Action, View], view: View, words: Words) -> RenderableType:
    """The table as one viewer sees it."""
    found = plugin(game.info.key)
    drawing_of = draw_as_text if found.drawing is None else drawing(found, found.drawing)
    return drawing_of(game, view, words)


def answer_where(
    game: Game[State, Action, View], view: View, legal: LegalActions[Action], question: str, words: Words
) -> RenderableType:
    """Where something can be done, in games that answer that question."""
    found = plugin(game.info.key)
    if found.where is None:
        return words.say("cli-no-where")
    return where(found, found.where)(game, view, legal, question, words)


def drawing(plugin: GamePlugin, reference: Reference) -> Drawing:
    """The function that draws the game's table."""
    return cast(Drawing, resolve(plugin, reference))


def where(plugin: GamePlugin, reference: Reference) -> Where:
    """The function that answers where something can be done."""
    return cast(Where, resolve(plugin, reference))
